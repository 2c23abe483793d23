// How the tea house is played, in the order of its rules: setup, the turn, its two verbs, and the end.
#pragma once

#include "tests/games/tea_house/state.h"

namespace tessera::tea_house {

// ---------------------------------------------------------------------------------------------------------------------
// Setup: TH-001.

// The position that scenarios start from: the whole deck, empty hands, and seat 0 to move. `at` is ignored.
inline State blank(const Rules& rules, Seats seats, std::string_view)
{
    State s;
    s.players = PerSeat<Player, max_players>(seats);
    for (std::size_t i = 0; i < rules.teas.size(); ++i) s.deck[id_at<Tea>(i)] = rules.teas[i].copies;
    s.agenda.run_next({TakeTurn{Seat{0}}});
    return s;
}

inline State begin(const Rules& rules, Seats seats)
{
    State s = blank(rules, seats, "");
    s.agenda.run_next({DealHands{}});
    return s;
}

inline void perform(State& s, const Rules& rules, DealHands, Sink auto&)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (count_of(s.players[i].hand) < rules.hand_cards)
            return s.agenda.run_next({DrawCard{id_at<Seat>(i)}, DealHands{}});
}

// A deck that nobody has looked at has no order: each card left in it is as likely.
inline void outcomes(const State& s, const Rules& rules, const DrawCard& asked, Outcomes<Draw>& out)
{
    const double cards = count_of(s.deck);
    for (std::size_t i = 0; i < rules.teas.size(); ++i)
        if (const Tea tea = id_at<Tea>(i); s.deck[tea] > 0) out.add({asked.seat, tea}, s.deck[tea] / cards);
}

inline void apply(State& s, const Rules&, Draw a, Sink auto& tell)
{
    --s.deck[a.tea];
    ++s.players[a.seat].hand[a.tea];
    tell(CardDrawn{a.seat, a.tea});
}

// ---------------------------------------------------------------------------------------------------------------------
// The turn: TH-002, TH-005 and TH-006.

inline void perform(State& s, const Rules&, TakeTurn turn, Sink auto& tell)
{
    s.turn = turn.seat;
    if (count_of(s.mover().hand) == 0) return s.agenda.run_next({PassTheTurn{}});  // TH-006
    tell(TurnBegan{turn.seat});
    s.agenda.run_next({
        ServeOrThrow{turn.seat},  // TH-002
        Refill{},                 // TH-005
        PassTheTurn{},
    });
}

inline void perform(State& s, const Rules&, Refill, Sink auto&)
{
    if (count_of(s.deck) > 0) s.agenda.run_next({DrawCard{s.turn}});
}

inline void perform(State& s, const Rules&, PassTheTurn, Sink auto&)
{
    int in_hands = 0;
    for (const Player& player : s.players) in_hands += count_of(player.hand);
    if (in_hands == 0) return;  // TH-006: nothing is left to do, and the game is over
    s.agenda.run_next({TakeTurn{id_at<Seat>((index_of(s.turn) + 1) % s.players.size())}});
}

// ---------------------------------------------------------------------------------------------------------------------
// Serving: TH-002 and TH-003.

inline Verdict check_held(const State& s, const Rules& rules, Tea tea)
{
    if (!rules.has(tea) || s.mover().hand[tea] == 0) return refuse("TH-002: that tea is not in your hand");
    return allow();
}

inline int points_for(const State& s, const Rules& rules, Tea tea)
{
    int points = rules[tea].points;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (id_at<Seat>(i) != s.turn) points += s.players[i].served[tea];
    return points;
}

inline void offer(const State&, const Rules& rules, Offers<Serve>& out)
{
    for (std::size_t i = 0; i < rules.teas.size(); ++i) out.add({id_at<Tea>(i)});
}

inline Verdict check(const State& s, const Rules& rules, Serve a) { return check_held(s, rules, a.tea); }

inline void apply(State& s, const Rules& rules, Serve a, Sink auto& tell)
{
    const auto points = static_cast<std::uint8_t>(points_for(s, rules, a.tea));
    --s.mover().hand[a.tea];
    ++s.mover().served[a.tea];
    s.mover().points = static_cast<std::uint8_t>(s.mover().points + points);
    tell(TeaServed{s.turn, a.tea, points});
}

// ---------------------------------------------------------------------------------------------------------------------
// Throwing away: TH-002 and TH-004.

inline void offer(const State&, const Rules& rules, Offers<ThrowAway>& out)
{
    for (std::size_t i = 0; i < rules.teas.size(); ++i) out.add({id_at<Tea>(i)});
}

inline Verdict check(const State& s, const Rules& rules, ThrowAway a) { return check_held(s, rules, a.tea); }

inline void apply(State& s, const Rules&, ThrowAway a, Sink auto& tell)
{
    --s.mover().hand[a.tea];
    ++s.mover().thrown[a.tea];
    ++s.mover().points;
    tell(CardThrownAway{s.turn, a.tea});
}

// ---------------------------------------------------------------------------------------------------------------------
// The end: TH-006.

inline int score(const State& s, const Rules&, Seat seat) { return s.players[seat].points; }

inline Ranking ranking(const State& s, const Rules&)
{
    Ranking ranks(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        ranks[i] = 1;
        for (const Player& other : s.players) ranks[i] += other.points > s.players[i].points ? 1 : 0;
    }
    return ranks;
}

// Every card is drawn once and played once.
inline int longest_game(const Rules& rules, Seats)
{
    int decisions = 0;
    for (const TeaInfo& tea : rules.teas) decisions += 2 * tea.copies;
    return decisions;
}

inline void conserved(const State& s, const Rules& rules, Tally& tally)
{
    for (std::size_t i = 0; i < rules.teas.size(); ++i) {
        const Tea tea = id_at<Tea>(i);
        int copies = s.deck[tea];
        for (const Player& player : s.players) copies += player.hand[tea] + player.served[tea] + player.thrown[tea];
        tally.add("copies of a tea", i, copies);
    }
}

}  // namespace tessera::tea_house
