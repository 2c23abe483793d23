#include "games/eighteen_hundred/game.h"

#include "engine/registry.h"
#include "engine/typed_game.h"

extern template class tessera::TypedWords<tessera::eighteen_hundred::Game>;  // in reflection.cpp

namespace tessera::eighteen_hundred {

extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;

static_assert(sizeof(State) <= 4096, "a state stays within 4 KB");

const GameEntry& entry()
{
    static const GameEntry entry{Game::id, embedded_content, embedded_rulebook, embedded_specification,
                                 load_game<Game, load_rules>};
    return entry;
}

}  // namespace tessera::eighteen_hundred
