// Setup: TS-013 to TS-023. The map, the first player, and a city for everybody.
#pragma once

#include "engine/names.h"
#include "games/temples_and_swords/random_map.h"

namespace tessera::temples_and_swords {

inline State begin(const Rules&, Seats seats)
{
    State s{};
    s.players = PerSeat<Player, max_players>(seats);
    s.agenda.run_next({
        LayMap{},             // TS-014
        ChooseFirstPlayer{},  // TS-018
        TakeStarts{0},        // TS-020 to TS-023
        BeginRound{},
    });
    return s;
}

// TS-014: the map of the option that is made for so many players.
inline const MapInfo& map_for(const Rules& rules, std::size_t players)
{
    for (const MapInfo& map : rules.maps)
        if (static_cast<std::size_t>(map.players) == players) return map;
    throw BadValue("TS-014: found " + std::to_string(players) + " players, expected " +
                   std::to_string(rules.maps[0].players) + ", for whom the map \"" + rules.maps[0].id + "\" is made");
}

inline void lay_map(State& s, const Rules& rules)
{
    const MapInfo& map = map_for(rules, s.players.size());
    s.land = map.land;
    s.sites.clear();
    for (Hex site : map.sites) s.sites.push_back(site);
}

inline void perform(State& s, const Rules& rules, LayMap, Sink auto& tell)
{
    if (rules.random_map) return s.agenda.run_next({ChooseMapSeed{}});
    lay_map(s, rules);
    tell(MapLaid{narrow(static_cast<int>(all_hexes(s).size()))});
}

inline void outcomes(const State&, const Rules&, Outcomes<MapSeed>& out) { out.any_below(std::uint64_t{1} << 32); }

inline void apply(State& s, const Rules& rules, MapSeed a, Sink auto& tell)
{
    tell(MapGenerated{narrow16(lay_random_map(s, rules, a.seed))});
}

// TS-018: rolling for the start with ties rolled again is a uniform draw.
inline void outcomes(const State& s, const Rules&, Outcomes<FirstPlayer>& out)
{
    for (std::size_t i = 0; i < s.players.size(); ++i) out.add({id_at<Seat>(i)});
}

// The turn order: ascending seats from the first player on, then seat 0 again (TS-018).
inline Seat seat_at_place(const State& s, std::size_t place)
{
    return id_at<Seat>((index_of(s.first) + place) % s.players.size());
}

inline std::size_t place_of(const State& s, Seat seat)
{
    return (index_of(seat) + s.players.size() - index_of(s.first)) % s.players.size();
}

inline void apply(State& s, const Rules& rules, FirstPlayer a, Sink auto& tell)
{
    s.first = a.seat;
    tell(FirstPlayerFound{a.seat});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        Player& player = s.players[i];
        const int predecessors = static_cast<int>(place_of(s, id_at<Seat>(i)));
        receive(player, rules.starting_gold + rules.seat_gold_bonus * predecessors);  // TS-019
        player.advances = rules.start_advances;                                       // TS-013
    }
}

// TS-023
inline void found_start(State& s, const Rules& rules, Seat seat, Hex hex, Sink auto& tell)
{
    take_control(s, seat, hex);
    s.hexes[hex].populations = narrow(rules.start_populations);
    s.hexes[hex].projects = rules.start_projects;
    tell(Started{seat, hex});
}

inline void perform(State& s, const Rules& rules, TakeStarts step, Sink auto& tell)
{
    const std::size_t players = s.players.size();
    if (step.done == players) return;
    const auto next = TakeStarts{narrow(step.done + 1)};
    switch (rules.start_mode) {
        case StartMode::Choose: {  // TS-020
            const std::size_t place = rules.last_player_starts_first ? players - 1 - step.done : step.done;
            return s.agenda.run_next({ChooseStart{seat_at_place(s, place)}, next});
        }
        case StartMode::Random:  // TS-022
            return s.agenda.run_next({DrawSite{seat_at_place(s, step.done)}, next});
        case StartMode::Preset:  // TS-022
            found_start(s, rules, id_at<Seat>(step.done), s.sites[step.done], tell);
            return s.agenda.run_next({next});
    }
}

inline int distance_to_nearest_start(const State& s, const Rules& rules, Hex hex)
{
    int nearest = 255;
    for (const Player& player : s.players)
        for (Hex start : player.hexes) nearest = std::min(nearest, rules.distance(hex, start));
    return nearest;
}

// TS-021: where nobody else is far enough away, the demand falls until a hex is legal.
inline int demanded_distance(const State& s, const Rules& rules)
{
    int widest = 0;
    for (Hex hex : s.land[rules.start_terrain]) widest = std::max(widest, distance_to_nearest_start(s, rules, hex));
    return std::min(rules.min_start_distance, widest);
}

inline void offer(const State& s, const Rules& rules, Offers<Start>& out)
{
    for (Hex hex : s.land[rules.start_terrain]) out.add({hex});
}

inline Verdict check(const State& s, const Rules& rules, Start a)
{
    if (!s.land[rules.start_terrain].contains(a.hex)) return refuse("TS-020: a start is a grassland hex");
    if (distance_to_nearest_start(s, rules, a.hex) < demanded_distance(s, rules))
        return refuse("TS-020: another start is too close");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseStart& asked, Start a, Sink auto& tell)
{
    found_start(s, rules, asked.seat, a.hex, tell);
}

inline void outcomes(const State& s, const Rules&, Outcomes<Site>& out)
{
    for (Hex site : s.sites)
        if (controller_of(s, site) == spectator) out.add({site});
}

inline void apply(State& s, const Rules& rules, const DrawSite& asked, Site a, Sink auto& tell)
{
    found_start(s, rules, asked.seat, a.hex, tell);
}

}  // namespace tessera::temples_and_swords
