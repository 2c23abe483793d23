#include "tests/games/connect_four/game.h"

#include "engine/registry.h"
#include "engine/typed_game.h"

namespace tessera::connect_four {

// Made by CMake out of the files beside this one.
extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;

namespace {

std::unique_ptr<AnyGame> load(Content& content, const std::string& rule_set, const OptionSettings& settings)
{
    const Options options(content, rule_set, settings);
    content.refuse_mistakes();
    return std::make_unique<TypedGame<Game>>(Rules{}, options, content.fingerprint());
}

}  // namespace

const GameEntry& entry()
{
    static const GameEntry entry{Game::id, embedded_content, embedded_rulebook, embedded_specification, load};
    return entry;
}

}  // namespace tessera::connect_four
