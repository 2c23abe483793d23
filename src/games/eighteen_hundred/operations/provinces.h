// Operations in provinces: buildings, roads, citizens, booms.
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

// EH-065 to EH-069.
struct operation::BuildFactory {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "build {n factory(s)}";
    static constexpr std::string_view purpose = "choose an urban province for a factory (EH-065).";
};

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::BuildFactory&, Province p)
{
    return check_building(s, rules, seat, p, true);
}

inline void choose_province(State& s, const Rules& rules, const operation::BuildFactory&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    carry_on(s, asked);
    build_or_make_room(s, rules, asked.seat, province, tell);
}

struct operation::BuildFarm {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "build {n farm(s)}";
    static constexpr std::string_view purpose = "choose a countryside province for a farm (EH-065).";
};

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::BuildFarm&, Province p)
{
    return check_building(s, rules, seat, p, false);
}

inline void choose_province(State& s, const Rules& rules, const operation::BuildFarm&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    carry_on(s, asked);
    build_or_make_room(s, rules, asked.seat, province, tell);
}

// EH-070: one end is chosen, then the other.
struct operation::BuildRoad {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "build {n road(s)}";
    static constexpr std::string_view purpose = "choose one end of a new road (EH-070).";
    static constexpr bool reaches_everywhere = true;
};

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::BuildRoad&, Province p)
{
    if (can_build_road_from(s, rules, seat, p)) return allow();
    return refuse("EH-070: no border of the province can take a road of yours");
}

inline void choose_province(State& s, const Rules&, const operation::BuildRoad&, const ChooseProvince& asked,
                            Province province, Sink auto&)
{
    s.agenda.run_next({ChooseRoadEnd{asked.seat, asked.list, asked.index, asked.left, province}});
}

inline void offer(const State&, const Rules& rules, const ChooseRoadEnd& asked, Offers<PickProvince>& out)
{
    for (const BorderTo& border : rules.borders_of[index_of(asked.end)]) out.add({border.across});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseRoadEnd& asked, PickProvince a)
{
    const BorderId border = border_between(rules, asked.end, a.province);
    if (is_unsaid(border)) return refuse("EH-070: roads are built on land borders");
    if (can_build_road(s, rules, asked.seat, border, has_static(s, rules, asked.seat, StaticOp::Railroad)))
        return allow();
    return refuse("EH-070: this border cannot take a road of yours");
}

inline void apply(State& s, const Rules& rules, const ChooseRoadEnd& asked, PickProvince a, Sink auto& tell)
{
    build_road(s, asked.seat, border_between(rules, asked.end, a.province), tell);
    carry_on(s, asked);
}

struct operation::DestroyRoad {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "destroy {n road(s)}";
};

inline bool is_possible(const State& s, const Rules&, Seat, const operation::DestroyRoad&) { return !s.roads.empty(); }

inline void ask(State& s, const operation::DestroyRoad&, const CarryOut& step)
{
    s.agenda.run_next({ChooseRoad{step.seat, step.list, step.index, step.left}});
}

inline void offer(const State& s, const Rules&, Offers<DestroyRoad>& out)
{
    for (BorderId border : s.roads) out.add({border});
}

inline Verdict check(const State& s, const Rules&, DestroyRoad a)
{
    return s.roads.contains(a.border) ? allow() : refuse("EH-063: there is no road on that border");
}

inline void apply(State& s, const Rules&, const ChooseRoad& asked, DestroyRoad a, Sink auto& tell)
{
    destroy_road(s, asked.seat, a.border, tell);
    carry_on(s, asked);
}

inline Verdict check_own(const State& s, const Rules& rules, Seat seat, Province province, bool kind_fits)
{
    if (!kind_fits) return refuse("EH-063: the effect is for the other kind of province");
    return controls(s, rules, seat, province) ? allow() : refuse("EH-063: you do not control the province");
}

struct operation::AddPeasant {
    MEMBERS(Number<1, 50> n; ProvinceKind where);
    static constexpr std::string_view text = "add {n peasant(s)}: {where}";
    static constexpr std::string_view purpose = "choose a province for a new peasant.";
    static constexpr bool must_be_chosen = true;
};

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::AddPeasant& a, Province p)
{
    const bool urban = rules.is_urban(p);
    return check_own(s, rules, seat, p, a.where == ProvinceKind::Any || (a.where == ProvinceKind::Urban) == urban);
}

inline void choose_province(State& s, const Rules& rules, const operation::AddPeasant&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    carry_on(s, asked);
    if (add_peasants(s, rules, asked.seat, province, 1) > 0) tell(PeasantAdded{asked.seat, province});
}

// EH-043.
struct operation::PopulationBoom {
    static constexpr std::string_view text = "a Population Boom in a countryside province";
    static constexpr std::string_view purpose = "choose a countryside province for a Population Boom (EH-043).";
};

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::PopulationBoom&,
                              Province p)
{
    return check_own(s, rules, seat, p, !rules.is_urban(p));
}

inline void choose_province(State& s, const Rules& rules, const operation::PopulationBoom&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    carry_on(s, asked);
    boom_in(s, rules, province, tell);
}

// EH-044.
struct operation::CommercialBoom {
    static constexpr std::string_view text = "a Commercial Boom in an urban province";
    static constexpr std::string_view purpose = "choose an urban province for a Commercial Boom (EH-044).";
};

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::CommercialBoom&,
                              Province p)
{
    return check_own(s, rules, seat, p, rules.is_urban(p));
}

inline void choose_province(State& s, const Rules& rules, const operation::CommercialBoom&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    carry_on(s, asked);
    boom_in(s, rules, province, tell);
}

// A peasant move, as in part 1 of the migration (EH-103).
struct operation::Migrate {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "move {n peasant(s)}";
};

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::Migrate&)
{
    return can_migrate_at_all(s, rules, seat);
}

inline void ask(State& s, const operation::Migrate&, const CarryOut& step)
{
    s.agenda.run_next({ChooseMigrant{step.seat, step.list, step.index, step.left}});
}

inline void offer(const State& s, const Rules& rules, const ChooseMigrant& asked, Offers<MigrateFrom>& out)
{
    offer_from(s, rules, asked.seat, out);
}

inline Verdict check(const State& s, const Rules& rules, const ChooseMigrant& asked, MigrateFrom a)
{
    return check_from(s, rules, asked.seat, a.province);
}

inline void apply(State& s, const Rules&, const ChooseMigrant& asked, MigrateFrom a, Sink auto&)
{
    carry_on(s, asked);
    s.agenda.run_next({ChooseDestination{asked.seat, a.province}});
}

}  // namespace tessera::eighteen_hundred
