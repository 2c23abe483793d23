// Elimination, victory and the end: TS-107 to TS-113, and the end of turn and round that lead there.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

// TS-107
inline bool is_finished(const State& s, const Rules& rules, const Player& player)
{
    for (Hex hex : player.hexes)
        if (s.hexes[hex].populations > 0 || has_city(s, rules, hex)) return false;
    return !rules.domination_requires_armies || !has_military_unit(player, rules);
}

// TS-108: projects stay, and so does the knowledge of the dead.
inline void eliminate(State& s, Seat seat, Sink auto& tell)
{
    Player& player = s.players[seat];
    player.eliminated = s.elimination_checks;
    player.units = {};
    player.gold = 0;
    player.hexes.clear();
    for (std::size_t i = s.diseases.size(); i > 0; --i)
        if (s.diseases[i - 1].seat == seat) s.diseases.erase_at(i - 1);
    for (std::size_t i = s.warbands.size(); i > 0; --i)
        if (s.warbands[i - 1].seat == seat) s.warbands.erase_at(i - 1);
    tell(Eliminated{seat, s.round});
}

inline void perform(State& s, const Rules& rules, CheckEliminations, Sink auto& tell)
{
    bool anybody = false;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        if (!is_in_game(s.players[i]) || !is_finished(s, rules, s.players[i])) continue;
        if (!anybody) ++s.elimination_checks;
        anybody = true;
        eliminate(s, id_at<Seat>(i), tell);
    }
    if (is_in_game(s.mover())) return;
    s.agenda.clear();  // TS-108: the turn ends
    s.agenda.run_next({EndTurn{}});
}

// TS-112: points, then cities, populations, gold. Positive if a is better.
inline int compared(const State& s, const Rules& rules, Seat a, Seat b)
{
    const Player& one = s.players[a];
    const Player& two = s.players[b];
    const auto order = [](auto x, auto y) { return x > y ? 1 : x < y ? -1 : 0; };
    if (const int by = order(score(s, rules, a), score(s, rules, b))) return by;
    if (const int by = order(copies_of(s, one, rules.city), copies_of(s, two, rules.city))) return by;
    if (const int by = order(populations_of(s, one), populations_of(s, two))) return by;
    return order(one.gold, two.gold);
}

// TS-113: the winner, the players left by comparison, then the eliminated, the later the better.
inline int better(const State& s, const Rules& rules, Seat a, Seat b)
{
    if (a == b) return 0;
    if (a == s.winner) return 1;
    if (b == s.winner) return -1;
    const Player& one = s.players[a];
    const Player& two = s.players[b];
    if (is_in_game(one) != is_in_game(two)) return is_in_game(one) ? 1 : -1;
    if (!is_in_game(one)) return one.eliminated - two.eliminated;
    return compared(s, rules, a, b);
}

inline Ranking ranking(const State& s, const Rules& rules)
{
    const std::size_t players = s.players.size();
    Ranking ranks(Seats{static_cast<int>(players)});
    for (std::size_t i = 0; i < players; ++i) {
        ranks[i] = 1;
        for (std::size_t j = 0; j < players; ++j)
            if (better(s, rules, id_at<Seat>(j), id_at<Seat>(i)) > 0) ++ranks[i];
    }
    return ranks;
}

inline void end_game(State& s, const Rules& rules, Ending ending, Sink auto& tell)
{
    s.ending = ending;
    s.agenda.clear();
    const Ranking ranks = ranking(s, rules);
    Seat winner = spectator;
    int winners = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const Player& player = s.players[i];
        const PointsBySource points = points_of(s, rules, player);
        tell(FinalStanding{id_at<Seat>(i), ranks[i], narrow(static_cast<int>(place_of(s, id_at<Seat>(i))) + 1),
                           narrow(points.sum()), narrow(points.cities), narrow(points.temples), narrow(points.advances),
                           narrow16(populations_of(s, player)), player.gold});
        if (ranks[i] == 1) winner = ++winners == 1 ? id_at<Seat>(i) : spectator;
    }
    tell(GameEnded{ending, winner, s.round});
}

inline void report_turn(const State& s, const Rules& rules, Sink auto& tell)
{
    const Player& player = s.mover();
    const PointsBySource points = points_of(s, rules, player);
    tell(TurnEnded{s.turn.seat, s.round, narrow(points.sum()), narrow(points.cities), narrow(points.temples),
                   narrow(points.advances), narrow16(populations_of(s, player)), player.gold});
}

// TS-026: everybody is basic again, and the end is checked.
inline void perform(State& s, const Rules& rules, EndTurn, Sink auto& tell)
{
    for (Hex hex : s.mover().hexes) s.hexes[hex].laborers = 0;
    report_turn(s, rules, tell);

    int left = 0;
    for (const Player& player : s.players) left += is_in_game(player) ? 1 : 0;
    if (left == 1) return end_game(s, rules, Ending::LastOneLeft, tell);  // TS-109
    if (left == 0) return end_game(s, rules, Ending::NobodyLeft, tell);   // TS-109

    const int points = score(s, rules, s.turn.seat);
    if (is_in_game(s.mover()) && points >= rules.victory_points) {  // TS-110
        tell(TargetReached{s.turn.seat, narrow(points)});
        if (!rules.finish_round) {
            s.winner = s.turn.seat;
            return end_game(s, rules, Ending::Points, tell);
        }
        s.target_reached = true;  // TS-111
    }

    // TS-024: eliminated players are skipped.
    for (std::size_t place = place_of(s, s.turn.seat) + 1; place < s.players.size(); ++place)
        if (is_in_game(s.players[seat_at_place(s, place)]))
            return s.agenda.run_next({TakeTurn{seat_at_place(s, place)}});
    s.agenda.run_next({EndRound{}});
}

inline void perform(State& s, const Rules& rules, EndRound, Sink auto& tell)
{
    if (s.target_reached) return end_game(s, rules, Ending::RoundFinished, tell);  // TS-111
    if (rules.round_limit > 0 && s.round >= rules.round_limit)
        return end_game(s, rules, Ending::RoundLimit, tell);  // TS-112
    s.agenda.run_next({BeginRound{}});
}

}  // namespace tessera::temples_and_swords
