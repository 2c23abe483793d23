// The map and what stands on it (TS-001 to TS-011): the small questions and movements that every chapter needs.
#pragma once

#include <algorithm>
#include <cstring>

#include "engine/game.h"
#include "games/temples_and_swords/news.h"
#include "games/temples_and_swords/rules.h"
#include "games/temples_and_swords/state.h"

namespace tessera::temples_and_swords {

inline constexpr std::uint8_t narrow(int number) { return static_cast<std::uint8_t>(number); }
inline constexpr std::uint16_t narrow16(int number) { return static_cast<std::uint16_t>(number); }

// Is there a hex in this place of the grid? Copes with any bytes.
inline bool is_hex(const State& s, Hex hex)
{
    return s.land[Terrain{0}].contains(hex) || s.land[Terrain{1}].contains(hex);
}

inline HexSet all_hexes(const State& s) { return s.land[Terrain{0}] | s.land[Terrain{1}]; }

inline Terrain terrain_of(const State& s, Hex hex)
{
    return s.land[Terrain{0}].contains(hex) ? Terrain{0} : Terrain{1};
}
inline int capacity_of(const State& s, const Rules& rules, Hex hex) { return rules[terrain_of(s, hex)].capacity; }

// TS-005: one controller, or spectator for nobody.
inline Seat controller_of(const State& s, Hex hex)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (s.players[i].hexes.contains(hex)) return id_at<Seat>(i);
    return spectator;
}

inline bool is_own(const State& s, Hex hex) { return s.mover().hexes.contains(hex); }

// TS-006
inline void take_control(State& s, Seat seat, Hex hex) { s.players[seat].hexes.insert(hex); }

inline bool has_projects(const HexState& hex)
{
    for (std::uint8_t copies : hex.projects)
        if (copies > 0) return true;
    return false;
}

inline bool has_city(const State& s, const Rules& rules, Hex hex) { return s.hexes[hex].projects[rules.city] > 0; }

// TS-007: without a population and a completed project the hex is uncontrolled; progress remains.
inline void let_go_if_empty(State& s, Hex hex, Sink auto& tell)
{
    const HexState& here = s.hexes[hex];
    if (here.populations > 0 || has_projects(here)) return;
    const Seat seat = controller_of(s, hex);
    if (seat == spectator) return;
    s.players[seat].hexes.erase(hex);
    tell(ControlLost{seat, hex});
}

// TS-089: laborers go before basic populations.
inline void remove_populations(State& s, Hex hex, int number, Sink auto& tell)
{
    HexState& here = s.hexes[hex];
    here.populations = narrow(here.populations - number);
    here.laborers = narrow(std::max(0, here.laborers - number));
    let_go_if_empty(s, hex, tell);
}

inline int basic_populations(const HexState& hex) { return hex.populations - hex.laborers; }

inline int populations_of(const State& s, const Player& player)
{
    int sum = 0;
    for (Hex hex : player.hexes) sum += s.hexes[hex].populations;
    return sum;
}

inline int populated_hexes(const State& s, const Player& player)
{
    int count = 0;
    for (Hex hex : player.hexes) count += s.hexes[hex].populations > 0 ? 1 : 0;
    return count;
}

inline int copies_of(const State& s, const Player& player, Project project)
{
    int sum = 0;
    for (Hex hex : player.hexes) sum += s.hexes[hex].projects[project];
    return sum;
}

// Units.

inline int count(const Units& units, KindSet kinds)
{
    int sum = 0;
    for (UnitKind kind : kinds) sum += units[kind];
    return sum;
}

// Asked of every hex again and again, so all kinds are looked at together.
inline bool any(const Units& units)
{
    std::uint32_t all;
    static_assert(sizeof all == sizeof units);
    std::memcpy(&all, &units, sizeof all);
    return all != 0;
}

inline int units_on_map(const Player& player, const Rules& rules, UnitKind kind)
{
    int sum = 0;
    for (std::size_t i = 0; i < rules.places(); ++i) sum += player.units.items[i][kind];
    return sum;
}

// TS-010: so many more of this kind find a counter.
inline int counters_left(const Player& player, const Rules& rules, UnitKind kind)
{
    return rules.counters_per_kind - units_on_map(player, rules, kind);
}

inline bool has_military_unit(const Player& player, const Rules& rules)
{
    for (std::size_t i = 0; i < rules.places(); ++i)
        if (any(player.units.items[i]) && count(player.units.items[i], rules.military) > 0) return true;
    return false;
}

// Gold.

// TS-009: gold never falls below 0; a forced payment takes what there is.
inline int pay_as_far_as_possible(Player& player, int amount)
{
    const auto paid = std::min(player.gold, static_cast<std::uint32_t>(amount));
    player.gold -= paid;
    return static_cast<int>(paid);
}

inline void pay(Player& player, int amount)
{
    ensure(player.gold >= static_cast<std::uint32_t>(amount), "nobody pays what he does not have");
    player.gold -= static_cast<std::uint32_t>(amount);
}

inline void receive(Player& player, int amount) { player.gold += static_cast<std::uint32_t>(amount); }

// Victory points (TS-011).

struct PointsBySource {
    int cities = 0;
    int temples = 0;  // every project but the city
    int advances = 0;
    int sum() const { return cities + temples + advances; }
};

inline int points_for(const HexState& hex, const Rules& rules)
{
    int points = 0;
    for (std::size_t i = 0; i < project_count; ++i)
        points += hex.projects.items[i] * rules.projects.items[i].effects.points;
    return points;
}

inline PointsBySource points_of(const State& s, const Rules& rules, const Player& player)
{
    PointsBySource points;
    for (Hex hex : player.hexes) {
        const int cities = s.hexes[hex].projects[rules.city] * rules[rules.city].effects.points;
        points.cities += cities;
        points.temples += points_for(s.hexes[hex], rules) - cities;
    }
    for (Advance advance : player.advances) points.advances += rules[advance].effects.points;
    return points;
}

inline int score(const State& s, const Rules& rules, Seat seat) { return points_of(s, rules, s.players[seat]).sum(); }

}  // namespace tessera::temples_and_swords
