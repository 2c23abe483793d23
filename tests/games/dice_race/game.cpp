#include "tests/games/dice_race/game.h"

#include "engine/registry.h"
#include "engine/typed_game.h"

namespace tessera::dice_race {

// Made by CMake out of the files beside this one.
extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;

namespace {

// The rules as the options say. Their bounds keep points and rounds within the bytes of the state.
Rules load_rules(const Content&, const Options& options)
{
    return {
        .target = static_cast<int>(options.number("target")),
        .rounds = static_cast<int>(options.number("rounds")),
    };
}

}  // namespace

const GameEntry& entry()
{
    static const GameEntry entry{Game::id, embedded_content, embedded_rulebook, embedded_specification,
                                 load_game<Game, load_rules>};
    return entry;
}

}  // namespace tessera::dice_race
