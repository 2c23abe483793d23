#include "games/temples_and_swords/game.h"

#include "engine/registry.h"
#include "engine/typed_game.h"

extern template class tessera::TypedWords<tessera::temples_and_swords::Game>;  // in reflection.cpp

namespace tessera::temples_and_swords {

extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;

static_assert(sizeof(State) <= 8192, "a state stays within 8 KB, so that copying it takes less than a microsecond");

const GameEntry& entry()
{
    static const GameEntry entry{Game::id, embedded_content, embedded_rulebook, embedded_specification,
                                 load_game<Game, load_rules>};
    return entry;
}

}  // namespace tessera::temples_and_swords
