// The turn: EH-038 to EH-040, and its end, EH-055 to EH-060.
#pragma once

#include "games/eighteen_hundred/decks.h"

namespace tessera::eighteen_hundred {

// EH-038, EH-039
inline void perform(State& s, const Rules&, TakeTurn step, Sink auto& tell)
{
    s.turn = {};
    s.turn.seat = step.seat;
    for (CardInPlay& card : cards_of(s, step.seat)) {
        card.placed = 0;
        card.activated = false;
    }
    tell(TurnBegan{step.seat, static_cast<std::uint16_t>(s.turns + 1), s.era});
    s.agenda.run_next({
        BoomStep{0},
        EndBooms{},
        Develop{},
        Collect{},
        PlaceTokens{},
        EndPlacement{},
        ActivateCards{},
        CommandRegiments{},
        Migration{},
        SettlePeasants{},
        HandLimit{},
        EndTurn{},
    });
}

// A question that is ended without doing any more leaves room for the next step.
inline void offer(const State&, const Rules&, Offers<EndStep>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, EndStep) { return allow(); }
inline void apply(State&, const Rules&, EndStep, Sink auto&) {}

// EH-056: too many turns without a card taken take the oldest one out of the pool.
inline bool sweeps(const State& s, const Rules& rules)
{
    if (s.end_triggered || s.pool.empty() || rules.stagnation_sweep == StagnationSweep::Off) return false;
    return s.idle_turns >= (rules.stagnation_sweep == StagnationSweep::Round ? s.players.size() : 1);
}

// EH-057, EH-058
inline bool is_last_turn(const State& s, const Rules& rules)
{
    if (rules.turn_limit > 0 && s.turns >= rules.turn_limit * s.players.size()) return true;
    if (!s.end_triggered) return false;
    if (rules.end_timing != EndTiming::Round) return true;
    return clockwise(s, s.turn.seat, 1) == s.first_player;
}

// The checks of the end of a turn come in two halves, because a sweep may draw a card in between.
inline void perform(State& s, const Rules& rules, EndTurn, Sink auto& tell)
{
    s.turn.harvest = 0;  // EH-055
    s.turn.raised_limit = 0;
    ++s.turns;
    s.idle_turns = static_cast<std::uint8_t>(s.turn.took_card ? 0 : s.idle_turns + 1);
    if constexpr (!std::is_same_v<std::decay_t<decltype(tell)>, Silent>)  // working it out is for those who listen
        tell(TurnEnded{s.turn.seat, s.mover().prosperity,
                       static_cast<std::uint8_t>(controlled_by(s, rules, s.turn.seat).size()),
                       is_well_fed(s, rules, s.turn.seat), sea_is_open(s, rules, s.turn.seat)});
    s.agenda.run_next({PassTheTurn{}});
    if (!sweeps(s, rules)) return;
    s.idle_turns = 0;
    tell(CardSwept{s.pool[0]});
    s.pool.erase_at(0);
    s.agenda.run_next({RefillPool{}});
}

inline void perform(State& s, const Rules& rules, PassTheTurn, Sink auto&)
{
    if (is_last_turn(s, rules)) return s.agenda.run_next({FinalScoring{}});
    s.agenda.run_next({TakeTurn{clockwise(s, s.turn.seat, 1)}});
}

// Who is before whom: EH-060. Positive if the first is better off.
inline int standing(const State& s, const Rules& rules, Seat first, Seat second)
{
    const auto compare = [](int a, int b) { return a == b ? 0 : a > b ? 1 : -1; };
    const Player& a = s.players[first];
    const Player& b = s.players[second];
    int order = compare(a.prosperity, b.prosperity);
    if (order != 0 || rules.ties_are_shared) return order;
    order = compare(metric(s, rules, first, Metric::Provinces), metric(s, rules, second, Metric::Provinces));
    if (order == 0) order = compare(citizens_on_board(a), citizens_on_board(b));
    if (order == 0) order = compare(a.production + a.commerce, b.production + b.commerce);
    return order;
}

inline int score(const State& s, const Rules&, Seat seat) { return s.players[seat].prosperity; }

inline Ranking ranking(const State& s, const Rules& rules)
{
    const std::size_t players = s.players.size();
    Ranking ranks(Seats{static_cast<int>(players)});
    for (std::size_t i = 0; i < players; ++i) {
        ranks[i] = 1;
        for (std::size_t k = 0; k < players; ++k)
            if (k != i && standing(s, rules, id_at<Seat>(k), id_at<Seat>(i)) > 0) ++ranks[i];
    }
    return ranks;
}

// EH-059: all bonuses are worked out before any is added.
inline void perform(State& s, const Rules& rules, FinalScoring, Sink auto& tell)
{
    std::array<int, max_players> bonus{};
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (s.players[i].ambition != no_ambition)
            bonus[i] = ambition_bonus(s, rules, id_at<Seat>(i), s.players[i].ambition);
    s.ambitions_revealed = true;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        if (s.players[i].ambition == no_ambition) continue;
        tell(AmbitionScored{id_at<Seat>(i), s.players[i].ambition, static_cast<std::uint8_t>(bonus[i])});
        change_prosperity(s, rules, id_at<Seat>(i), bonus[i], ProsperityBy::Ambition, {}, tell);
    }
    const Ranking ranks = ranking(s, rules);
    std::size_t winner = 0;
    while (ranks[winner] != 1) ++winner;
    tell(GameEnded{id_at<Seat>(winner), s.turns});
    s.agenda.clear();
}

}  // namespace tessera::eighteen_hundred
