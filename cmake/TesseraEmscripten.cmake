# What compiles with Emscripten, of which nothing is made: it is only read, with every template that is used.

# tessera_emscripten(NAME LIBRARY ...)
# Makes the target NAME, which has em++ read each source file of these libraries. A file that was found good is not read
# again until it changes, or something that it includes.
function(tessera_emscripten name)
    find_program(EMXX em++ REQUIRED)
    # Of the headers of this machine only those of libraries that are headers alone; the rest are Emscripten's own.
    set(headers "${CMAKE_CURRENT_BINARY_DIR}/${name}/include")
    file(MAKE_DIRECTORY "${headers}")
    foreach(library IN ITEMS boost fmt toml++)
        find_path(HEADERS_OF_${library} ${library} REQUIRED)
        file(CREATE_LINK "${HEADERS_OF_${library}}/${library}" "${headers}/${library}" SYMBOLIC)
    endforeach()

    set(stamps "")
    foreach(library IN LISTS ARGN)
        get_target_property(sources ${library} SOURCES)
        get_target_property(folder ${library} SOURCE_DIR)
        foreach(source IN LISTS sources)
            get_filename_component(source "${source}" ABSOLUTE BASE_DIR "${folder}")
            string(MAKE_C_IDENTIFIER "${source}" stamp)
            set(stamp "${CMAKE_CURRENT_BINARY_DIR}/${name}/${stamp}")
            add_custom_command(
                OUTPUT "${stamp}"
                COMMAND "${EMXX}" -std=c++20 -fsyntax-only -Wall -Wextra -Werror -Wno-overlength-strings
                    -DFMT_HEADER_ONLY -I "${PROJECT_SOURCE_DIR}/src" -isystem "${headers}"
                    -MD -MF "${stamp}.d" -MT "${stamp}" "${source}"
                COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
                DEPENDS "${source}"
                DEPFILE "${stamp}.d"
                COMMENT "Reading ${source} with Emscripten"
                VERBATIM)
            list(APPEND stamps "${stamp}")
        endforeach()
    endforeach()
    add_custom_target(${name} DEPENDS ${stamps})
endfunction()
