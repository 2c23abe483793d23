// A sensible quick move for playouts.
#pragma once

#include <span>

#include "games/eighteen_hundred/evaluation.h"

namespace tessera::eighteen_hundred {

inline std::size_t quick_move(const State&, const Rules&, std::span<const Action> legal, Rng& rng)
{
    return rng.below(legal.size());
}

}  // namespace tessera::eighteen_hundred
