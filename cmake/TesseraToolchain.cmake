# How everything is compiled: strict warnings, and ccache and mold where the machine has them.

add_compile_options(
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wimplicit-fallthrough -Werror)

# While developing, what plays is optimized in full. For what stands around it, the time to compile counts more.
set(TESSERA_COMPILED_QUICKLY "$<$<CONFIG:RelWithDebInfo>:-O1>")

# Where a game is changed every minute, of what is compiled anew only the players are optimized, and that little.
set(TESSERA_GAME_COMPILED "")
set(TESSERA_PLAYERS_COMPILED "")
if(TESSERA_QUICK)
    set(TESSERA_GAME_COMPILED -O0 -g0)
    set(TESSERA_PLAYERS_COMPILED -O1 -g0)
endif()

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

find_program(MOLD mold)
if(MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# Link-time optimization inlines std::string into itself until g++ 12 sees lengths that cannot be.
add_link_options($<$<CONFIG:Release>:-Wno-stringop-overflow>)
