// Phase 4, War: movement, TS-042 to TS-048.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

// Units of one kind in one hex that have so many movements left.
inline int group_size(const State& s, const Rules& rules, Hex hex, UnitKind kind, int movements)
{
    const int half_moved = s.turn.half_moved[hex][kind];
    if (movements == rules[kind].movements) return s.mover().units[hex][kind] - s.turn.moved[hex][kind] - half_moved;
    return movements == 1 ? half_moved : 0;
}

inline void offer(const State& s, const Rules& rules, Offers<Move>& out)
{
    for (std::size_t i = 0; i < rules.places(); ++i) {
        if (!any(s.mover().units.items[i])) continue;
        for (std::size_t kind = 0; kind < unit_count; ++kind)
            for (int movements = rules.units.items[kind].movements; movements >= 1; --movements)
                if (group_size(s, rules, id_at<Hex>(i), kind_at(kind), movements) > 0)
                    out.add({id_at<Hex>(i), kind_at(kind), narrow(movements)});
    }
}

inline Verdict check(const State& s, const Rules& rules, Move a)
{
    if (!is_hex(s, a.hex) || index_of(a.unit) >= unit_count || s.mover().units[a.hex][a.unit] == 0)
        return refuse("TS-042: you have no such unit there");
    if (a.movements < 1 || group_size(s, rules, a.hex, a.unit, a.movements) < 1)
        return refuse("TS-042: no such unit there has that many movements left");
    return allow();
}

inline void apply(State& s, const Rules&, Move a, Sink auto&)
{
    s.agenda.run_next({ChooseTarget{a.hex, a.unit, a.movements}});
}

inline void offer(const State&, const Rules&, const ChooseMove&, Offers<End>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, const ChooseMove&, End) { return allow(); }
inline void apply(State&, const Rules&, const ChooseMove&, End, Sink auto&) {}  // TS-048

// TS-045: a road in an enemy hex may be no road for others.
inline bool is_road_for(const State& s, const Rules& rules, Seat seat, Hex hex)
{
    bool road = false;
    for (std::size_t i = 0; i < project_count; ++i)
        road |= s.hexes[hex].projects.items[i] > 0 && rules.projects.items[i].effects.road_hexes > 0;
    if (!road || rules.foreign_roads) return road;
    const Seat controller = controller_of(s, hex);
    return controller == seat || controller == spectator;
}

// TS-044: from a road over an adjacent road into a third hex with a road.
inline HexSet reach_by_road(const State& s, const Rules& rules, Hex from)
{
    HexSet reach;
    const Seat seat = s.turn.seat;
    if (!rules.roads_lead_far || !is_road_for(s, rules, seat, from)) return reach;
    for (Hex middle : rules.neighbours[index_of(from)]) {
        if (!is_hex(s, middle) || !is_road_for(s, rules, seat, middle)) continue;
        for (Hex third : rules.neighbours[index_of(middle)])
            if (third != from && is_hex(s, third) && is_road_for(s, rules, seat, third)) reach.insert(third);
    }
    return reach;
}

// TS-043: a step to any adjacent hex, or a road movement. TS-047: nothing blocks either.
inline HexSet reach_of(const State& s, const Rules& rules, Hex from)
{
    HexSet reach = reach_by_road(s, rules, from);
    for (Hex next : rules.neighbours[index_of(from)])
        if (is_hex(s, next)) reach.insert(next);
    return reach;
}

inline void offer(const State& s, const Rules& rules, const ChooseTarget& asked, Offers<MoveTo>& out)
{
    for (Hex hex : reach_of(s, rules, asked.hex)) out.add({hex});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseTarget& asked, MoveTo a)
{
    if (!reach_of(s, rules, asked.hex).contains(a.hex))
        return refuse("TS-043: one movement is a step to an adjacent hex or a road movement");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseTarget& asked, MoveTo a, Sink auto&)
{
    s.agenda.run_next({ChooseMoveCount{asked.hex, asked.unit, asked.movements, a.hex}});
}

inline void offer(const State& s, const Rules& rules, const ChooseMoveCount& asked, Offers<MoveCount>& out)
{
    const int size = group_size(s, rules, asked.hex, asked.unit, asked.movements);
    for (int n = 1; n <= size; ++n) out.add({narrow(n)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseMoveCount& asked, MoveCount a)
{
    if (a.units < 1 || a.units > group_size(s, rules, asked.hex, asked.unit, asked.movements))
        return refuse("TS-042: at least one unit moves, and at most as many as are there");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseMoveCount& asked, MoveCount a, Sink auto& tell)
{
    Player& player = s.mover();
    const auto moves = [&](std::uint8_t& from, std::uint8_t& to) {
        from = narrow(from - a.units);
        to = narrow(to + a.units);
    };
    moves(player.units[asked.hex][asked.unit], player.units[asked.target][asked.unit]);
    const bool first_of_two = asked.movements == 2;
    const bool second_of_two = asked.movements == 1 && rules[asked.unit].movements == 2;
    std::uint8_t& arrived = (first_of_two ? s.turn.half_moved : s.turn.moved)[asked.target][asked.unit];
    arrived = narrow(arrived + a.units);
    if (second_of_two) {  // TS-046
        std::uint8_t& left = s.turn.half_moved[asked.hex][asked.unit];
        left = narrow(left - a.units);
    }
    const bool by_road = rules.distance(asked.hex, asked.target) > 1;
    tell(UnitsMoved{s.turn.seat, asked.unit, a.units, asked.hex, asked.target, by_road});
    s.agenda.run_next({ChooseMove{}});
}

}  // namespace tessera::temples_and_swords
