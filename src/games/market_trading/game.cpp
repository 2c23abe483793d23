#include "games/market_trading/game.h"

#include "engine/registry.h"
#include "engine/typed_game.h"

extern template class tessera::TypedWords<tessera::market_trading::Game>;  // in reflection.cpp

namespace tessera::market_trading {

extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;

static_assert(sizeof(State) <= 2048, "a state stays within 2 KB");

const GameEntry& entry()
{
    static const GameEntry entry{Game::id, embedded_content, embedded_rulebook, embedded_specification,
                                 load_game<Game, load_rules>};
    return entry;
}

}  // namespace tessera::market_trading
