// Rounds, laps and turns: TR-014 to TR-020, and the end of a turn, TR-055 and TR-056.
#pragma once

#include "games/treasury/contracts.h"
#include "games/treasury/taking.h"

namespace tessera::treasury {

// TR-014: the starting player begins every lap of the round.
inline void perform(State& s, const Rules&, BeginRound, Sink auto& tell)
{
    ++s.round.number;
    s.round.passes = 0;
    s.turn.seat = s.round.starting;
    tell(RoundBegan{s.round.number, s.round.starting});
    s.agenda.run_next({TakeTurn{}});
}

// TR-018.
inline void perform(State& s, const Rules&, TakeTurn, Sink auto& tell)
{
    for (Player& player : s.players) {
        player.started.clear();
        player.developed.clear();
    }
    s.mover().used.clear();
    s.turn.acted = false;
    tell(TurnBegan{s.turn.seat, s.round.number});
    s.agenda.run_next({
        TurnMenu{},         // free actions and one main action,
        ForcedClaims{},     // claims, where they are compulsory,
        DrawAtEndOfTurn{},  // the draw,
        EndChecks{},        // the end checks,
        PassTheTurn{},      // and the next one
    });
}

// TR-016: checked once, when an action with everything that it caused is finished.
inline void perform(State& s, const Rules&, AfterAction, Sink auto& tell)
{
    if (!s.current.empty() || s.round.set_to_end) return;
    s.round.set_to_end = true;
    tell(RoundSetToEnd{});
}

// Pass.

inline bool can_seed(const State& s, const Rules& rules)
{
    return !s.mover().hand.empty() || (rules.seeds_from_draw_pile && !piles_are_empty(s, rules));
}

// TR-021, TR-022: in the final phase no card is placed.
inline bool needs_seed(const State& s, const Rules& rules)
{
    return rules.game_end != GameEnd::FinalRound || !piles_are_empty(s, rules);
}

inline bool has_main_action(const State& s, const Rules& rules)
{
    if (!s.mover().hand.empty() || count_businesses(s.mover()) > 0) return true;  // start, or sell
    return !s.round.set_to_end && !s.current.empty() && (!needs_seed(s, rules) || can_seed(s, rules));
}

inline void offer(const State&, const Rules&, Offers<Pass>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules& rules, Pass)
{
    if (s.turn.acted) return refuse("TR-018: your main action is taken");
    if (!rules.may_pass && has_main_action(s, rules))
        return refuse("TR-019: you must take a main action as long as one is legal");
    return allow();
}

inline void apply(State& s, const Rules& rules, Pass, Sink auto& tell)
{
    s.turn.acted = true;
    if (rules.may_pass) ++s.round.passes;
    tell(TurnPassed{s.turn.seat});
    s.agenda.run_next({TurnMenu{}});
}

// End the turn: TR-020.

inline void offer(const State&, const Rules&, Offers<EndTurn>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules&, EndTurn)
{
    if (!s.turn.acted) return refuse("TR-019: a turn has a main action");
    return allow();
}

inline void apply(State&, const Rules&, EndTurn, Sink auto&) {}

// TR-055: below the limit of hand cards and businesses a card is drawn. TR-056: whatever was done in the turn.
inline void perform(State& s, const Rules& rules, DrawAtEndOfTurn, Sink auto&)
{
    const Seat seat = s.turn.seat;
    const int cards = static_cast<int>(s.mover().hand.size()) + count_businesses(s.mover());
    if (cards >= rules.draw_limit + modifier_sum(s, rules, seat, Modifier::Limit)) return;
    const int drawn = 1 + modifier_sum(s, rules, seat, Modifier::ExtraDraw);
    s.agenda.run_next({DrawCards{seat, static_cast<std::uint8_t>(drawn)}});
}

// TR-015: all players have equally many turns in a round.
inline void perform(State& s, const Rules& rules, PassTheTurn, Sink auto& tell)
{
    s.turn.seat = left_of(s, s.turn.seat);
    if (s.turn.seat != s.round.starting) return s.agenda.run_next({TakeTurn{}});

    // TR-078: a lap in which everybody passes sets the round to end.
    if (rules.may_pass && s.round.passes == s.players.size()) {
        s.round.everybody_passed = true;
        if (!s.round.set_to_end) tell(RoundSetToEnd{});
        s.round.set_to_end = true;
    }
    s.round.passes = 0;
    if (s.game_end_triggered) return s.agenda.run_next({ResolveAllEvents{}});
    if (s.round.set_to_end) return s.agenda.run_next({EndRound{}});
    s.agenda.run_next({TakeTurn{}});
}

}  // namespace tessera::treasury
