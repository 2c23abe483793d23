// Building and destroying: EH-024, EH-065 to EH-070.
#pragma once

#include "games/eighteen_hundred/draft.h"

namespace tessera::eighteen_hundred {

// EH-066, EH-067: how many farms or factories a player may have built up to in a province.
inline int building_limit(const State& s, const Rules& rules, Seat seat, Province province)
{
    return rules.is_urban(province) ? factory_limit(rules) : farm_max(s, rules, seat);
}

// EH-065, EH-068: with one destroyed first, if the province is full.
inline Verdict check_building(const State& s, const Rules& rules, Seat seat, Province province, bool factory)
{
    if (!rules.has(province)) return refuse("EH-065: there is no such province");
    if (rules.is_urban(province) != factory)
        return refuse("EH-065: factories are built in urban provinces, farms in the countryside");
    const int limit = building_limit(s, rules, seat, province);
    if (s.buildings[province] > limit || limit == 0)
        return refuse("EH-068: the province would still hold too many improvements");
    if (!controls(s, rules, seat, province)) return refuse("EH-065: you do not control the province");
    return allow();
}

inline void build(State& s, Seat seat, Province province, Sink auto& tell)
{
    add_to(s.buildings[province], 1);  // EH-069: nobody works there yet
    tell(BuildingBuilt{seat, province});
}

inline void build_or_make_room(State& s, const Rules& rules, Seat seat, Province province, Sink auto& tell)
{
    if (s.buildings[province] < building_limit(s, rules, seat, province)) return build(s, seat, province, tell);
    s.agenda.run_next({MakeRoom{seat, province}});
}

// Which farm or factory is destroyed: an unworked one, or that of a chosen owner's citizen.

inline Verdict check_destruction(const State& s, Province province, Owner worker)
{
    if (worker == nobody)
        return unworked(s, province) > 0 ? allow() : refuse("EH-024: every farm or factory there is worked");
    if (is_player(worker) && sits(s, seat_of(worker)) && s.players[seat_of(worker)].employed[province] > 0)
        return allow();
    return refuse("EH-024: that owner has no citizen on a farm or factory there");
}

// EH-024: its citizen becomes a peasant.
inline void destroy_building(State& s, Seat by, Province province, Owner worker, Sink auto& tell)
{
    --s.buildings[province];
    if (is_player(worker)) {
        Player& player = s.players[seat_of(worker)];
        --player.employed[province];
        add_to(player.peasants[province], 1);
    }
    tell(BuildingDestroyed{by, province, worker});
}

inline void offer_workers(const State& s, auto& out)
{
    out.add({nobody});
    for (std::size_t i = 0; i < s.players.size(); ++i) out.add({id_at<Owner>(i)});
}

template <class Asked>
void offer(const State& s, const Rules&, const Asked&, Offers<Destroy>& out)
{
    offer_workers(s, out);
}

inline Verdict check(const State& s, const Rules&, const MakeRoom& asked, Destroy a)
{
    return check_destruction(s, asked.province, a.worker);
}

inline void apply(State& s, const Rules&, const MakeRoom& asked, Destroy a, Sink auto& tell)
{
    destroy_building(s, asked.seat, asked.province, a.worker, tell);
    build(s, asked.seat, asked.province, tell);
}

// Roads: EH-070.

inline bool can_build_road(const State& s, const Rules& rules, Seat seat, BorderId border, bool second_roads)
{
    if (s.roads.contains(border) && (!second_roads || s.railroads.contains(border))) return false;
    const auto [a, b] = rules.borders[index_of(border)];
    switch (rules.road_build_rule) {
        case RoadBuildRule::Any: return true;
        case RoadBuildRule::OneEnd: return controls(s, rules, seat, a) || controls(s, rules, seat, b);
        case RoadBuildRule::BothEnds: return controls(s, rules, seat, a) && controls(s, rules, seat, b);
    }
    return false;
}

inline bool can_build_road_from(const State& s, const Rules& rules, Seat seat, Province end)
{
    const bool second_roads = has_static(s, rules, seat, StaticOp::Railroad);
    for (const BorderTo& border : rules.borders_of[index_of(end)])
        if (can_build_road(s, rules, seat, border.border, second_roads)) return true;
    return false;
}

// A border of a province to another one; "not said" if they have none.
inline BorderId border_between(const Rules& rules, Province a, Province b)
{
    for (const BorderTo& border : rules.borders_of[index_of(a)])
        if (border.across == b) return border.border;
    return unsaid<BorderId>();
}

inline void build_road(State& s, Seat seat, BorderId border, Sink auto& tell)
{
    const bool second = s.roads.contains(border);
    (second ? s.railroads : s.roads).insert(border);
    tell(RoadBuilt{seat, border, second});
}

inline void destroy_road(State& s, Seat by, BorderId border, Sink auto& tell)
{
    BorderSet& from = s.railroads.contains(border) ? s.railroads : s.roads;
    from.erase(border);
    tell(RoadDestroyed{by, border});
}

}  // namespace tessera::eighteen_hundred
