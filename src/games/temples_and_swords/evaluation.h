#pragma once
#include "games/temples_and_swords/game_end.h"
namespace tessera::temples_and_swords {
inline Payoffs evaluate(const State& s, const Rules&)
{
    Payoffs chances(Seats{static_cast<int>(s.players.size())});
    for (float& c : chances) c = 1.0f / static_cast<float>(s.players.size());
    return chances;
}
}  // namespace tessera::temples_and_swords
