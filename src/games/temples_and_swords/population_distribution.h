// Phases 1 and 2, Population Distribution and Upkeep: TS-027 to TS-032.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

inline int hired_laborers(const State& s)
{
    int sum = 0;
    for (Hex hex : s.mover().hexes) sum += s.hexes[hex].laborers;
    return sum;
}

// TS-028: so many more laborers can be paid with the gold there is now, whatever the units will cost.
inline int laborers_affordable(const State& s, const Rules& rules)
{
    return static_cast<int>(std::min<std::uint32_t>(s.mover().gold, 10000)) / rules.laborer_upkeep - hired_laborers(s);
}

inline void offer(const State& s, const Rules&, Offers<Hire>& out)
{
    for (Hex hex : s.mover().hexes) out.add({hex});
}

inline Verdict check(const State& s, const Rules& rules, Hire a)
{
    if (!is_own(s, a.hex) || s.hexes[a.hex].populations == 0)
        return refuse("TS-027: laborers are hired in your own populated hexes");
    if (s.hexes[a.hex].laborers > 0) return refuse("TS-027: in each hex laborers are hired once");
    if (laborers_affordable(s, rules) < 1) return refuse("TS-028: you have no gold left for another laborer");
    return allow();
}

inline void apply(State& s, const Rules&, Hire a, Sink auto&)
{
    s.agenda.run_next({ChooseHireCount{a.hex}, ChooseHire{}});
}

inline void offer(const State&, const Rules&, const ChooseHire&, Offers<End>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, const ChooseHire&, End) { return allow(); }
inline void apply(State&, const Rules&, const ChooseHire&, End, Sink auto&) {}

inline void offer(const State& s, const Rules&, const ChooseHireCount& asked, Offers<HireCount>& out)
{
    for (int n = 1; n <= s.hexes[asked.hex].populations; ++n) out.add({narrow(n)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseHireCount& asked, HireCount a)
{
    if (a.laborers < 1 || a.laborers > s.hexes[asked.hex].populations)
        return refuse("TS-027: at least one, and at most as many as live there");
    if (a.laborers > laborers_affordable(s, rules)) return refuse("TS-028: you cannot pay that many laborers");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseHireCount& asked, HireCount a, Sink auto& tell)
{
    s.hexes[asked.hex].laborers = a.laborers;
    tell(LaborersHired{s.turn.seat, asked.hex, a.laborers});
}

// Phase 2.

inline int unit_upkeep(const Player& player, const Rules& rules)
{
    int sum = 0;
    for (std::size_t i = 0; i < rules.places(); ++i) {
        if (!any(player.units.items[i])) continue;
        for (std::size_t kind = 0; kind < unit_count; ++kind)
            sum += player.units.items[i].items[kind] * rules.units.items[kind].upkeep;
    }
    return sum;
}

inline void perform(State& s, const Rules& rules, PayUpkeep, Sink auto& tell)
{
    Player& player = s.mover();
    const int for_laborers = hired_laborers(s) * rules.laborer_upkeep;
    const int for_units = unit_upkeep(player, rules);
    const auto due = static_cast<std::uint32_t>(for_laborers + for_units);             // TS-030
    if (player.gold < due) return s.agenda.run_next({ChooseShedding{}, PayUpkeep{}});  // TS-031
    pay(player, static_cast<int>(due));
    tell(UpkeepPaid{s.turn.seat, narrow16(for_laborers), narrow16(for_units), player.gold});
    s.agenda.run_next({CheckEliminations{}});  // TS-107
}

inline void offer(const State& s, const Rules&, Offers<Dismiss>& out)
{
    for (Hex hex : s.mover().hexes)
        if (s.hexes[hex].laborers > 0) out.add({hex});
}

inline Verdict check(const State& s, const Rules&, Dismiss a)
{
    if (!is_own(s, a.hex) || s.hexes[a.hex].laborers == 0) return refuse("TS-031: you have no laborer there");
    return allow();
}

inline void apply(State& s, const Rules&, Dismiss a, Sink auto& tell)
{
    --s.hexes[a.hex].laborers;
    tell(LaborerDismissed{s.turn.seat, a.hex});
}

inline void offer(const State& s, const Rules& rules, Offers<Disband>& out)
{
    for (std::size_t i = 0; i < rules.places(); ++i) {
        if (!any(s.mover().units.items[i])) continue;
        for (UnitKind kind : rules.military)
            if (s.mover().units.items[i][kind] > 0) out.add({id_at<Hex>(i), kind});
    }
}

inline Verdict check(const State& s, const Rules& rules, Disband a)
{
    if (!is_hex(s, a.hex) || !rules.military.contains(a.unit) || s.mover().units[a.hex][a.unit] == 0)
        return refuse("TS-031: you have no such military unit there");
    if (rules.laborers_go_first && hired_laborers(s) > 0)
        return refuse("TS-031: units are disbanded only when no laborer is left");
    return allow();
}

inline void apply(State& s, const Rules&, Disband a, Sink auto& tell)
{
    --s.mover().units[a.hex][a.unit];
    tell(UnitDisbanded{s.turn.seat, a.hex, a.unit});
}

}  // namespace tessera::temples_and_swords
