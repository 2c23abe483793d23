// A sensible quick move for playouts.
#pragma once

#include <span>

#include "games/treasury/evaluation.h"

namespace tessera::treasury {

inline std::size_t quick_move(const State&, const Rules&, std::span<const Action> legal, Rng& rng)
{
    return rng.below(legal.size());
}

}  // namespace tessera::treasury
