# tessera_library(NAME [SOURCE ...] [INCLUDE FOLDER ...] [LINK LIBRARY ...])
# A static library, or one of headers only while there is nothing to compile. Includes start at src/.
function(tessera_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "INCLUDE;LINK")
    if(arg_UNPARSED_ARGUMENTS)
        add_library(${name} STATIC ${arg_UNPARSED_ARGUMENTS})
        set(visibility PUBLIC)
    else()
        add_library(${name} INTERFACE)
        set(visibility INTERFACE)
    endif()
    target_include_directories(${name} ${visibility} "${PROJECT_SOURCE_DIR}/src" ${arg_INCLUDE})
    target_link_libraries(${name} ${visibility} ${arg_LINK})
endfunction()

# tessera_precompiled(NAME)
# With TESSERA_QUICK, what every game includes of others is compiled once.
function(tessera_precompiled name)
    if(TESSERA_QUICK)
        target_precompile_headers(${name} PRIVATE <algorithm> <array> <functional> <memory> <span> <string> <variant>
            <vector> <boost/describe.hpp> <boost/json.hpp> <boost/mp11.hpp> <fmt/format.h>)
    endif()
endfunction()
