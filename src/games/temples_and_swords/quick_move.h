#pragma once
#include "games/temples_and_swords/evaluation.h"
namespace tessera::temples_and_swords {
inline std::size_t quick_move(const State&, const Rules&, std::span<const Action> legal, Rng& rng)
{
    return rng.below(legal.size());
}
}  // namespace tessera::temples_and_swords
