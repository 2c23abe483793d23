// What no action may create or lose, how long a game can be, and the blank position that scenarios start from.
#pragma once

#include <limits>
#include <string_view>

#include "engine/names.h"
#include "games/temples_and_swords/game_end.h"

namespace tessera::temples_and_swords {

// Gold, people and units come and go; the land stays, every hex has at most one controller, nothing is beyond its
// capacity, and advances are never lost. Each of these counts mistakes, and none of them may ever be one.
inline void conserved(const State& s, const Rules& rules, Tally& tally)
{
    int shared = 0, crowded = 0, idle = 0, empty_held = 0, held_by_nobody = 0, misplaced = 0;
    for (std::size_t i = 0; i < rules.places(); ++i) {
        const Hex hex = id_at<Hex>(i);
        const HexState& here = s.hexes[hex];
        int controllers = 0;
        for (const Player& player : s.players) {
            controllers += player.hexes.contains(hex) ? 1 : 0;
            misplaced += !is_hex(s, hex) && any(player.units[hex]) ? 1 : 0;
        }
        shared += controllers > 1 ? 1 : 0;
        misplaced += !is_hex(s, hex) && (controllers > 0 || !(here == HexState{})) ? 1 : 0;
        if (!is_hex(s, hex)) continue;
        crowded += here.populations > capacity_of(s, rules, hex) ? 1 : 0;
        idle += here.laborers > here.populations ? 1 : 0;
        const bool held = here.populations > 0 || has_projects(here);
        empty_held += controllers > 0 && !held ? 1 : 0;
        held_by_nobody += controllers == 0 && here.populations > 0 ? 1 : 0;
    }
    tally.add("hexes with two controllers", 0, shared);                 // TS-005
    tally.add("hexes beyond their capacity", 0, crowded);               // TS-101, TS-105
    tally.add("hexes with more laborers than populations", 0, idle);    // TS-027
    tally.add("controlled hexes with nothing in them", 0, empty_held);  // TS-007
    tally.add("populations that nobody controls", 0, held_by_nobody);   // TS-005
    tally.add("things where there is no hex", 0, misplaced);            // TS-001
    for (std::size_t i = 0; i < s.players.size(); ++i)
        for (std::size_t kind = 0; kind < unit_count; ++kind)  // TS-010
            tally.add("units beyond the counters", i * unit_count + kind,
                      std::max(0, -counters_left(s.players[i], rules, kind_at(kind))));
}

// Far beyond what happens. Fights and rolls on the chart have no bound but luck, and without a round limit the game has
// none either.
inline int longest_game(const Rules& rules, Seats seats)
{
    const int rounds = rules.round_limit > 0 ? rules.round_limit : 10000;
    const int decisions_of_a_turn = 20000;
    return std::min(1'000'000'000 / decisions_of_a_turn, rounds * seats.count) * decisions_of_a_turn + 100;
}

// Round 1, the turn of seat 0, who is first player; everybody has a city with the populations of a start on the site of
// the map that has the number of the seat, the starting gold, and nothing else. On a random map it is the map of seed
// 1. `at` names the phase at which the turn stands: "hire" (if nothing is said), "upkeep", "tech", "war", "attacks",
// "build", "tax", "disaster", "growth" or "end of turn"; "first player" and "starts" are before the first turn.
inline State blank(const Rules& rules, Seats seats, std::string_view at)
{
    constexpr std::array<std::string_view, 9> phases = {"hire", "upkeep",   "tech",   "war",        "build",
                                                        "tax",  "disaster", "growth", "end of turn"};
    Silent tell;
    State s = begin(rules, seats);
    s.agenda.clear();
    if (rules.random_map)
        lay_random_map(s, rules, 1);
    else
        lay_map(s, rules);
    if (at == "first player") {
        s.agenda.run_next({ChooseFirstPlayer{}, TakeStarts{0}, BeginRound{}});
        return s;
    }
    apply(s, rules, FirstPlayer{Seat{0}}, tell);
    if (at == "starts") {
        s.agenda.run_next({TakeStarts{0}, BeginRound{}});
        return s;
    }
    s.round = 1;
    for (std::size_t i = 0; i < s.players.size(); ++i) found_start(s, rules, id_at<Seat>(i), s.sites[i], tell);
    if (at == "attacks") {
        run_phases_from(s, 5);
        s.agenda.run_next({MeetWarbands{}, ChooseAttack{}});
        return s;
    }
    const auto found = std::find(phases.begin(), phases.end(), at.empty() ? "hire" : at);
    if (found == phases.end())
        throw BadValue("found \"" + std::string(at) +
                       "\", expected \"first player\", \"starts\", \"hire\", \"upkeep\", \"tech\", \"war\", "
                       "\"attacks\", \"build\", \"tax\", \"disaster\", \"growth\" or \"end of turn\"");
    run_phases_from(s, static_cast<int>(found - phases.begin()) + 1);
    return s;
}

}  // namespace tessera::temples_and_swords
