// Who is ahead. A guess; it states no rule.
#pragma once

#include <cmath>

#include "games/treasury/game_end.h"

namespace tessera::treasury {

inline Payoffs evaluate(const State& s, const Rules&)
{
    Payoffs chances(Seats{static_cast<int>(s.players.size())});
    float sum = 0, most = 0;
    for (const Player& player : s.players) most = std::max(most, static_cast<float>(player.gold));
    for (std::size_t i = 0; i < s.players.size(); ++i)
        sum += chances[i] = std::exp(0.1f * (static_cast<float>(s.players[i].gold) - most));
    for (float& chance : chances) chance /= sum;
    return chances;
}

}  // namespace tessera::treasury
