// Phase 5, Build: TS-072 to TS-082.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

// TS-080: the cost is that of the player who builds; rounded up, at least 1.
inline int cost_of(const Rules& rules, const Player& player, Item item)
{
    if (!is_project(item)) return rules[kind_of(item)].cost;
    const Project project = project_of(item);
    int percent = 100;
    for (Advance advance : player.advances) percent += rules[advance].effects.cost_percent[project];
    return std::max(1, (rules[project].cost * percent + 99) / 100);
}

// TS-074: so many points can still go into it at a time.
inline int missing_points(const State& s, const Rules& rules, Hex hex, Item item)
{
    return std::max(1, cost_of(rules, s.mover(), item) - s.hexes[hex].progress[item]);
}

inline bool owns(const Player& player, AdvanceSet needed) { return (player.advances & needed) == needed; }

// TS-077, TS-078, TS-081: may the mover spend points on this here?
inline Verdict may_build(const State& s, const Rules& rules, Hex hex, Item item)
{
    const Player& player = s.mover();
    const bool project = is_project(item);
    const bool needs_city = project ? rules[project_of(item)].needs_city : rules[kind_of(item)].needs_city;
    if (!owns(player, project ? rules[project_of(item)].needs_advance : rules[kind_of(item)].needs_advance))
        return refuse("TS-077: you do not own its advance");
    if (needs_city && !(player.hexes.contains(hex) && has_city(s, rules, hex)))
        return refuse("TS-077: that needs a city in a hex of yours");
    if (!project) {
        if (rules[kind_of(item)].cost == 0) return refuse("TS-077: such a unit cannot be built");
        if (counters_left(player, rules, kind_of(item)) < 1) return refuse("TS-010: there are no counters left");
        return allow();
    }
    const int limit = rules[project_of(item)].per_hex;
    if (limit > 0 && s.hexes[hex].projects[project_of(item)] >= limit)
        return refuse("TS-078: the hex holds as many of these as it can");
    return allow();
}

// TS-076: completed the moment its progress reaches its cost.
inline void complete(State& s, Hex hex, Item item, Sink auto& tell)
{
    HexState& here = s.hexes[hex];
    here.progress[item] = 0;
    if (!is_project(item)) {  // TS-082: it appears here, and the War phase is over
        ++s.mover().units[hex][kind_of(item)];
        return tell(UnitBuilt{s.turn.seat, hex, kind_of(item)});
    }
    std::uint8_t& copies = here.projects[project_of(item)];
    copies = narrow(std::min(copies + 1, 250));
    take_control(s, s.turn.seat, hex);  // TS-006, TS-081
    tell(ProjectCompleted{s.turn.seat, hex, project_of(item)});
}

// TS-073: what has become cheaper is completed without points.
inline void complete_what_suffices(State& s, const Rules& rules, Sink auto& tell)
{
    for (Hex hex : s.mover().hexes)
        for (std::size_t i = 0; i < project_count; ++i) {
            const Item item = id_at<Item>(i);
            const int progress = s.hexes[hex].progress[item];
            if (progress > 0 && progress >= cost_of(rules, s.mover(), item) && may_build(s, rules, hex, item))
                complete(s, hex, item, tell);
        }
}

// TS-072: laborers work where they live, slaves where they stand, unless an enemy controls the hex.
inline int build_points(const State& s, const Rules& rules, Hex hex)
{
    const Seat controller = controller_of(s, hex);
    int points = controller == s.turn.seat ? s.hexes[hex].laborers * rules.laborer_points : 0;
    if (controller != s.turn.seat && controller != spectator) return 0;
    for (std::size_t i = 0; i < unit_count; ++i) points += s.mover().units[hex].items[i] * rules.units.items[i].labor;
    return std::min(points, 255);
}

inline void perform(State& s, const Rules& rules, BeginBuilding, Sink auto& tell)
{
    complete_what_suffices(s, rules, tell);
    for (std::size_t i = 0; i < rules.places(); ++i) {
        const Hex hex = id_at<Hex>(i);
        if (s.mover().hexes.contains(hex) || any(s.mover().units[hex]))
            s.turn.points[hex] = narrow(build_points(s, rules, hex));
    }
    s.agenda.run_next({ChooseBuildHex{}});
}

inline bool has_work(const State& s, const Rules& rules, Hex hex)
{
    if (s.turn.points[hex] == 0) return false;
    for (std::size_t i = 0; i < item_count; ++i)
        if (may_build(s, rules, hex, id_at<Item>(i))) return true;
    return false;
}

inline void offer(const State& s, const Rules& rules, Offers<Build>& out)
{
    for (std::size_t i = 0; i < rules.places(); ++i)
        if (s.turn.points.items[i] > 0) out.add({id_at<Hex>(i)});
}

inline Verdict check(const State& s, const Rules& rules, Build a)
{
    if (!is_hex(s, a.hex) || s.turn.points[a.hex] == 0) return refuse("TS-072: nobody has build points left there");
    if (!has_work(s, rules, a.hex)) return refuse("TS-077: there is nothing to build there");
    return allow();
}

inline void apply(State& s, const Rules&, Build a, Sink auto&) { s.agenda.run_next({ChooseWork{a.hex}}); }

inline void forfeit(State& s, int points, Sink auto& tell)
{
    if (points > 0) tell(BuildPointsForfeited{s.turn.seat, narrow16(points)});
}

inline void offer(const State&, const Rules&, const ChooseBuildHex&, Offers<End>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, const ChooseBuildHex&, End) { return allow(); }
inline void apply(State& s, const Rules&, const ChooseBuildHex&, End, Sink auto& tell)
{
    int left = 0;
    for (std::uint8_t points : s.turn.points) left += points;
    forfeit(s, left, tell);  // TS-074
    s.turn.points = {};
}

inline void offer(const State& s, const Rules& rules, const ChooseWork& asked, Offers<Work>& out)
{
    for (std::size_t i = 0; i < item_count; ++i) {
        const Item item = id_at<Item>(i);
        if (!may_build(s, rules, asked.hex, item)) continue;
        const int most = std::min<int>(s.turn.points[asked.hex], missing_points(s, rules, asked.hex, item));
        for (int n = 1; n <= most; ++n) out.add({item, narrow(n)});
    }
}

inline Verdict check(const State& s, const Rules& rules, const ChooseWork& asked, Work a)
{
    if (index_of(a.item) >= item_count) return refuse("TS-077: there is no such thing to build");
    if (const Verdict verdict = may_build(s, rules, asked.hex, a.item); !verdict) return verdict;
    if (a.points < 1 || a.points > s.turn.points[asked.hex])
        return refuse("TS-074: at least one point, and at most as many as the hex has");
    if (a.points > missing_points(s, rules, asked.hex, a.item))
        return refuse("TS-074: no more points than it still costs");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseWork& asked, Work a, Sink auto& tell)
{
    HexState& here = s.hexes[asked.hex];
    const int cost = cost_of(rules, s.mover(), a.item);
    s.turn.points[asked.hex] = narrow(s.turn.points[asked.hex] - a.points);
    here.progress[a.item] = narrow(std::min(here.progress[a.item] + a.points, 255));  // TS-075
    tell(PointsSpent{s.turn.seat, asked.hex, a.item, a.points, narrow(std::max(0, cost - here.progress[a.item]))});
    if (here.progress[a.item] >= cost) complete(s, asked.hex, a.item, tell);
    if (s.turn.points[asked.hex] > 0)
        s.agenda.run_next({ChooseWork{asked.hex}});
    else
        s.agenda.run_next({ChooseBuildHex{}});
}

inline void offer(const State&, const Rules&, Offers<Done>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Done) { return allow(); }
inline void apply(State& s, const Rules&, const ChooseWork& asked, Done, Sink auto& tell)
{
    forfeit(s, s.turn.points[asked.hex], tell);
    s.turn.points[asked.hex] = 0;
    s.agenda.run_next({ChooseBuildHex{}});
}

}  // namespace tessera::temples_and_swords
