# One line registers a game: tessera_game(market-trading)
#
# The id tells where everything is: the rules in src/games/market_trading with their front door game.h, the namespace
# tessera::market_trading, the content in content/market-trading/*.toml, the rulebook in docs/rules/market-trading.md,
# the specification in docs/spec/market-trading.md. The line makes the library tessera_game_market_trading, with these
# texts embedded; src/games puts the game into the registry, and src/players compiles the players for it. Where the
# rulebook goes by another name than the game, the line says so: tessera_game(eighteen-hundred RULEBOOK 1800)

set(TESSERA_GAMES "" CACHE STRING "Ids of the games to build, separated by ;  All of them if it is empty")
define_property(GLOBAL PROPERTY TESSERA_GAMES BRIEF_DOCS "Ids of all registered games, in order")

# tessera_game_sources(OUT ID FOLDER [CONTENT FILE ...] [RULEBOOK FILE] [SPECIFICATION FILE])
# Makes the sources that every game has alike: its texts embedded, its entry for the registry, and what it reads and
# writes. FOLDER is where includes find its game.h. Their names are in OUT.
function(tessera_game_sources out GAME_ID GAME_FOLDER)
    cmake_parse_arguments(PARSE_ARGV 3 arg "" "" "CONTENT;RULEBOOK;SPECIFICATION")
    string(REPLACE "-" "_" GAME_NAMESPACE "${GAME_ID}")
    set(made "${CMAKE_CURRENT_BINARY_DIR}/${GAME_NAMESPACE}")

    set(script "${PROJECT_SOURCE_DIR}/cmake/EmbedContent.cmake")
    add_custom_command(
        OUTPUT "${made}/embedded.cpp"
        COMMAND "${CMAKE_COMMAND}" "-DNAMESPACE=${GAME_NAMESPACE}" "-DCONTENT=${arg_CONTENT}"
            "-DRULEBOOK=${arg_RULEBOOK}" "-DSPECIFICATION=${arg_SPECIFICATION}" "-DOUT=${made}/embedded.cpp"
            -P "${script}"
        DEPENDS ${arg_CONTENT} ${arg_RULEBOOK} ${arg_SPECIFICATION} "${script}"
        COMMENT "Embedding the content of ${GAME_ID}"
        VERBATIM)
    # Books are longer than the strings that the standard asks for; every compiler of ours takes them.
    set_source_files_properties("${made}/embedded.cpp" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)

    configure_file("${PROJECT_SOURCE_DIR}/src/games/entry.cpp.in" "${made}/entry.cpp" @ONLY)
    configure_file("${PROJECT_SOURCE_DIR}/src/games/reflection.cpp.in" "${made}/reflection.cpp" @ONLY)
    if(NOT TESSERA_QUICK)
        set_source_files_properties("${made}/reflection.cpp" PROPERTIES COMPILE_OPTIONS "${TESSERA_COMPILED_QUICKLY}")
    endif()
    set(${out} "${made}/embedded.cpp" "${made}/entry.cpp" "${made}/reflection.cpp" PARENT_SCOPE)
endfunction()

function(tessera_game id)
    set_property(GLOBAL APPEND PROPERTY TESSERA_ALL_GAMES "${id}")
    if(TESSERA_GAMES AND NOT id IN_LIST TESSERA_GAMES)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "RULEBOOK" "")
    if(NOT arg_RULEBOOK)
        set(arg_RULEBOOK "${id}")
    endif()
    string(REPLACE "-" "_" namespace "${id}")

    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/games/${namespace}/*.cpp"
        "${PROJECT_SOURCE_DIR}/src/games/${namespace}/strategy/*.cpp")
    file(GLOB content CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/content/${id}/*.toml")
    file(GLOB rulebook CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/rules/${arg_RULEBOOK}.md")
    file(GLOB specification CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/spec/${id}.md")

    tessera_game_sources(made ${id} games/${namespace} CONTENT ${content} RULEBOOK ${rulebook}
        SPECIFICATION ${specification})
    tessera_library(tessera_game_${namespace} ${sources} ${made} LINK tessera_engine)
    target_compile_options(tessera_game_${namespace} PRIVATE ${TESSERA_GAME_COMPILED})
    tessera_precompiled(tessera_game_${namespace})
    set_property(GLOBAL APPEND PROPERTY TESSERA_GAMES "${id}")
endfunction()

# tessera_registry(OUT ID ...)
# Makes the source file OUT, which names these games to the engine's registry.
function(tessera_registry out)
    set(GAME_DECLARATIONS "")
    set(GAME_ENTRIES "")
    foreach(id IN LISTS ARGN)
        string(REPLACE "-" "_" namespace "${id}")
        string(APPEND GAME_DECLARATIONS "namespace tessera::${namespace} { const GameEntry& entry(); }\n")
        string(APPEND GAME_ENTRIES "${namespace}::entry(),\n")
    endforeach()
    configure_file("${PROJECT_SOURCE_DIR}/src/games/registry.cpp.in" "${out}" @ONLY)
endfunction()

# tessera_strategy(FOLDER NAMESPACE)
# Sets STRATEGY, the type that tells how a game is played well, and STRATEGY_INCLUDE, the line that includes it. A game
# that says so does it in strategy/strategy.h.
function(tessera_strategy GAME_FOLDER GAME_NAMESPACE)
    set(file "${GAME_FOLDER}/strategy/strategy.h")
    file(GLOB found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${file}" "${PROJECT_SOURCE_DIR}/${file}")
    if(found)
        set(STRATEGY_INCLUDE "#include \"${file}\"\n" PARENT_SCOPE)
        set(STRATEGY "${GAME_NAMESPACE}::Strategy" PARENT_SCOPE)
    else()
        set(STRATEGY_INCLUDE "" PARENT_SCOPE)
        set(STRATEGY "NoStrategy<${GAME_NAMESPACE}::Game>" PARENT_SCOPE)
    endif()
endfunction()

# tessera_players(OUT ID FOLDER)
# Makes the source file OUT, in which the players of a game are compiled, with its strategy if it has one.
function(tessera_players out GAME_ID GAME_FOLDER)
    string(REPLACE "-" "_" GAME_NAMESPACE "${GAME_ID}")
    tessera_strategy(${GAME_FOLDER} ${GAME_NAMESPACE})
    configure_file("${PROJECT_SOURCE_DIR}/src/players/instantiate.cpp.in" "${out}" @ONLY)
endfunction()

# tessera_players_registry(OUT ID ...)
# Makes the source file OUT, in which the players of these games are found by the game's id.
function(tessera_players_registry out)
    set(PLAYERS_DECLARATIONS "")
    set(PLAYERS_ENTRIES "")
    foreach(id IN LISTS ARGN)
        string(REPLACE "-" "_" namespace "${id}")
        string(APPEND PLAYERS_DECLARATIONS "namespace tessera::${namespace} {
std::unique_ptr<AnyPlayers> players_of(std::shared_ptr<const AnyGame> game);
}
")
        string(APPEND PLAYERS_ENTRIES
            "    if (game->game_id() == \"${id}\") return ${namespace}::players_of(std::move(game));\n")
    endforeach()
    configure_file("${PROJECT_SOURCE_DIR}/src/players/registry.cpp.in" "${out}" @ONLY)
endfunction()
