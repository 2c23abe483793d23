// Who is ahead, and a sensible quick move.
#pragma once

#include "engine/game.h"
#include "games/market_trading/state.h"

namespace tessera::market_trading {

inline Payoffs evaluate(const State& s, const Rules&)
{
    Payoffs out(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) out[i] = 1.0f - static_cast<float>(s.players[i].bowl) / 99.0f;
    return out;
}

inline std::size_t quick_move(const State&, const Rules&, std::span<const Action> legal, Rng& rng)
{
    return rng.below(legal.size());
}

}  // namespace tessera::market_trading
