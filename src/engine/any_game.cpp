#include "engine/any_game.h"

#include "base/ensure.h"

namespace tessera {

std::vector<AnyNews> AnyGame::apply(AnyState& s, Action action) const
{
    ensure(check(s, action).allowed(), "an action is applied only if it is legal");
    std::vector<AnyNews> news;
    carry_out(s, action, news);
    return news;
}

}  // namespace tessera
