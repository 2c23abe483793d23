#include "tests/games/connect_four/game.h"

#include "engine/registry.h"
#include "engine/typed_game.h"

namespace tessera::connect_four {

// Made by CMake out of the files beside this one.
extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;

namespace {

Rules load_rules(const Content&, const Options&) { return {}; }

}  // namespace

const GameEntry& entry()
{
    static const GameEntry entry{Game::id, embedded_content, embedded_rulebook, embedded_specification,
                                 load_game<Game, load_rules>};
    return entry;
}

}  // namespace tessera::connect_four
