// How a game ended: a rank for each seat, 1 being the best, and what that is worth.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/seat.h"

namespace tessera {

// One number for each seat, between 0 (lost) and 1 (won): what players maximize.
using Payoffs = PerSeat<float>;

// Ranks from 1; equal ranks are shared. A lone player who loses has rank 2.
using Ranking = PerSeat<std::uint8_t>;

// The winners share one point, the others get nothing.
inline Payoffs payoffs_of(const Ranking& ranking)
{
    Payoffs payoffs(Seats{static_cast<int>(ranking.size())});
    int winners = 0;
    for (std::uint8_t rank : ranking) winners += rank == 1 ? 1 : 0;
    for (std::size_t i = 0; i < ranking.size(); ++i)
        payoffs[i] = ranking[i] == 1 ? 1.0f / static_cast<float>(winners) : 0.0f;
    return payoffs;
}

}  // namespace tessera
