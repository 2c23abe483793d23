// Adjacency, connection and food: EH-030 to EH-037. Everything here is a question about the position, answered with
// sets of provinces; nothing is stored but roads, regiments and navies.
#pragma once

#include "games/eighteen_hundred/tableau.h"

namespace tessera::eighteen_hundred {

// EH-030: all crossings are open to a player or none is.
inline bool sea_is_open(const State& s, const Rules& rules, Seat seat)
{
    const Player& player = s.players[seat];
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const bool closes = s.players[i].navy > player.navy && !player.partners.contains(id_at<Seat>(i));
        if (closes && id_at<Seat>(i) != seat) return has_static(s, rules, seat, StaticOp::SeaImmunity);
    }
    return true;
}

// EH-031: the provinces adjacent to one for a player.
inline ProvinceSet adjacent_to(const State& s, const Rules& rules, Seat seat, Province province)
{
    ProvinceSet adjacent = rules.land[index_of(province)];
    const bool by_sea = rules.sea_adjacency == SeaAdjacency::Always ||
                        (rules.sea_adjacency == SeaAdjacency::Open && rules.with_crossing.contains(province) &&
                         sea_is_open(s, rules, seat));
    if (by_sea) adjacent |= rules.sea[index_of(province)];
    return adjacent;
}

// Regiments that cut the lines of a player: those of others, except of partners (EH-034).
inline ProvinceSet hostile_regiments(const State& s, Seat seat)
{
    ProvinceSet hostile;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (id_at<Seat>(i) != seat && !s.players[seat].partners.contains(id_at<Seat>(i)))
            hostile |= s.players[i].regiments;
    return hostile;
}

// The lines along which a player's provinces are connected.
struct Lines {
    const BorderSet* borders;
    bool sea;
    ProvinceSet blocked;
};

inline Lines lines_of(const State& s, const Rules& rules, Seat seat)
{
    return {&s.roads, sea_is_open(s, rules, seat), hostile_regiments(s, seat)};
}

// EH-032: everything connected with a province, itself included. A blocked province is connected with itself only. The
// walk goes from near to far, and ends early where `found(province)` says yes.
template <class Found>
ProvinceSet walk_from(const Rules& rules, const Lines& lines, Province from, Found&& found)
{
    ProvinceSet reached, outermost;
    reached.insert(from);
    if (!lines.blocked.contains(from)) outermost.insert(from);
    while (!outermost.empty()) {
        ProvinceSet next;
        for (Province here : outermost) {
            if (found(here)) return reached;
            for (BorderId id : *lines.borders& rules.borders_at[index_of(here)]) {
                const Border& border = rules.borders[index_of(id)];
                next.insert(border.a == here ? border.b : border.a);
            }
            if (lines.sea) next |= rules.sea[index_of(here)];
        }
        next -= reached;
        next -= lines.blocked;
        reached |= next;
        outermost = next;
    }
    return reached;
}

inline ProvinceSet connected_with(const Rules& rules, const Lines& lines, Province from)
{
    return walk_from(rules, lines, from, [](Province) { return false; });
}

inline ProvinceSet connected_with(const State& s, const Rules& rules, Seat seat, Province from)
{
    return connected_with(rules, lines_of(s, rules, seat), from);
}

// EH-033: by railroad, the province itself not included.
inline ProvinceSet connected_by_railroad(const State& s, const Rules& rules, Seat seat, Province from)
{
    const Lines lines{&s.railroads, rules.convoy_sea && sea_is_open(s, rules, seat), hostile_regiments(s, seat)};
    ProvinceSet reached = connected_with(rules, lines, from);
    reached.erase(from);
    return reached;
}

// EH-035: food that reaches workers anywhere.
inline int food_of(const State& s, const Rules& rules, Seat seat)
{
    int food = sum_of(s, rules, seat, StaticOp::Food);
    if (seat == s.turn.seat) food += s.turn.harvest;
    for (std::size_t i = 0; i < rules.routes.size(); ++i)
        food += s.players[seat].tokens.items[i] * rules[rules.routes[i]].route_food;
    return food;
}

inline int workers_in(const Player& player, const Rules& rules, Province province)
{
    return player.bourgeois[province] + (rules.is_urban(province) ? player.employed[province] : 0);
}

// EH-036: the workers that no connected farmer feeds, with one more worker (or, in the countryside, farmer) in a
// province if one is named. Farmers feed one worker each, and everybody within a group can feed everybody there: so
// group by group the lack is what workers exceed farmers by, and no assignment does better. Counting ends beyond
// `most`.
inline int shortage(const State& s, const Rules& rules, Seat seat, const Lines& lines, Province one_more, int most)
{
    const Player& player = s.players[seat];
    ProvinceSet seen;
    int lack = 0;
    for (Province urban : rules.urban) {
        const bool has_workers = workers_in(player, rules, urban) > 0 || urban == one_more;
        if (!has_workers || seen.contains(urban)) continue;
        const ProvinceSet group = connected_with(rules, lines, urban);
        seen |= group;
        int balance = 0;
        for (Province province : group) {
            const bool is_urban = rules.is_urban(province);
            const int citizens = player.employed[province] + (province == one_more ? 1 : 0);
            balance += is_urban ? citizens + player.bourgeois[province] : -citizens;
        }
        lack += std::max(0, balance);
        if (lack > most) return lack;
    }
    return lack;
}

inline int shortage(const State& s, const Rules& rules, Seat seat, Province one_more = no_province)
{
    return shortage(s, rules, seat, lines_of(s, rules, seat), one_more, 1000);
}

inline bool is_well_fed(const State& s, const Rules& rules, Seat seat, const Lines& lines, Province one_more)
{
    const int food = food_of(s, rules, seat);
    return shortage(s, rules, seat, lines, one_more, food) <= food;
}

inline bool is_well_fed(const State& s, const Rules& rules, Seat seat)
{
    return is_well_fed(s, rules, seat, lines_of(s, rules, seat), no_province);
}

}  // namespace tessera::eighteen_hundred
