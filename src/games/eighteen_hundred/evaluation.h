// Who is ahead, by a glance. It guesses and states no rule.
#pragma once

#include <cmath>

#include "games/eighteen_hundred/bookkeeping.h"

namespace tessera::eighteen_hundred {

inline Payoffs evaluate(const State& s, const Rules&)
{
    Payoffs chances(Seats{static_cast<int>(s.players.size())});
    float sum = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        sum += chances[i] = std::exp(0.2f * static_cast<float>(s.players[i].prosperity));
    for (float& chance : chances) chance /= sum;
    return chances;
}

}  // namespace tessera::eighteen_hundred
