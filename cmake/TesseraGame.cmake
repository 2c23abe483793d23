# One line registers a game: tessera_game(market-trading)
#
# The id tells where everything is: the rules in src/games/market_trading with their front door game.h, the namespace
# tessera::market_trading, the content in content/market-trading/*.toml, the rulebook in docs/rules/market-trading.md,
# the specification in docs/spec/market-trading.md. The line makes the library tessera_game_market_trading, with these
# texts embedded; src/games puts the game into the registry, and src/players compiles the players for it. Where the rulebook goes by another name than the game,
# the line says so: tessera_game(eighteen-hundred RULEBOOK 1800)

define_property(GLOBAL PROPERTY TESSERA_GAMES BRIEF_DOCS "Ids of all registered games, in order")

# tessera_embed(ID OUT [CONTENT FILE ...] [RULEBOOK FILE] [SPECIFICATION FILE])
# Makes the source file OUT, which holds the texts of a game.
function(tessera_embed id out)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "CONTENT;RULEBOOK;SPECIFICATION")
    string(REPLACE "-" "_" namespace "${id}")
    set(script "${PROJECT_SOURCE_DIR}/cmake/EmbedContent.cmake")
    add_custom_command(
        OUTPUT "${out}"
        COMMAND "${CMAKE_COMMAND}" "-DNAMESPACE=${namespace}" "-DCONTENT=${arg_CONTENT}" "-DRULEBOOK=${arg_RULEBOOK}"
            "-DSPECIFICATION=${arg_SPECIFICATION}" "-DOUT=${out}" -P "${script}"
        DEPENDS ${arg_CONTENT} ${arg_RULEBOOK} ${arg_SPECIFICATION} "${script}"
        COMMENT "Embedding the content of ${id}"
        VERBATIM)
endfunction()

function(tessera_game id)
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

    set(embedded "${CMAKE_CURRENT_BINARY_DIR}/embedded_${namespace}.cpp")
    tessera_embed(${id} "${embedded}" CONTENT ${content} RULEBOOK ${rulebook} SPECIFICATION ${specification})
    # Books are longer than the strings that the standard asks for; every compiler of ours takes them.
    set_source_files_properties("${embedded}" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
    set_source_files_properties("${PROJECT_SOURCE_DIR}/src/games/${namespace}/reflection.cpp" PROPERTIES
        COMPILE_OPTIONS "${TESSERA_COMPILED_QUICKLY}")
    tessera_library(tessera_game_${namespace} ${sources} "${embedded}" LINK tessera_engine)
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

# tessera_players(OUT ID)
# Makes the source file OUT, in which the players of a game are compiled.
function(tessera_players out GAME_ID)
    string(REPLACE "-" "_" GAME_NAMESPACE "${GAME_ID}")
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
