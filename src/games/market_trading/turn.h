// The turn and the round: MT-010 to MT-012, and what happens when everybody has had a turn.
#pragma once

#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline void perform(State& s, const Rules&, BeginRound, Sink auto& tell)
{
    ++s.round;
    s.built_this_round = false;
    tell(RoundBegan{s.round});
    s.agenda.run_next({TakeTurn{Seat{0}}});
}

// MT-010: six steps in order.
inline void perform(State& s, const Rules&, TakeTurn step, Sink auto& tell)
{
    s.turn = {};
    s.turn.seat = step.seat;
    tell(TurnBegan{step.seat, s.round});
    s.agenda.run_next({
        Harvest{},
        TradeAndImprove{2},
        BuildStep{},
        TradeAndImprove{4},
        ForageStep{},
        StoreUnits{0},
        Donate{},
        EndTurn{},
    });
}

inline int points_of(const Player& player)
{
    int points = player.tokens.square;
    for (std::uint8_t tokens : player.tokens.beside) points += tokens;
    return points;
}

inline void perform(State& s, const Rules&, EndTurn, Sink auto& tell)
{
    const Player& player = s.mover();
    tell(TurnEnded{s.turn.seat, static_cast<std::uint8_t>(points_of(player)), player.bowl});
    const std::size_t next = index_of(s.turn.seat) + 1;
    if (next < s.players.size()) return s.agenda.run_next({TakeTurn{id_at<Seat>(next)}});
    s.agenda.run_next({EndRound{}});
}

}  // namespace tessera::market_trading
