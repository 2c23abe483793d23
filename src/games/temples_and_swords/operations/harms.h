// What a disaster does to a hex that it strikes (TS-089 to TS-094). Where the hex is not known yet, it is `no_hex`.
#pragma once

#include "engine/members.h"
#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

// TS-089.
struct operation::LosePopulations {
    MEMBERS(Die dice);
    static constexpr std::string_view text = "loses {dice} populations";
};

inline void perform(State& s, const Rules&, const operation::LosePopulations& a, Hex hex, Sink auto&)
{
    if (s.hexes[hex].populations > 0) s.agenda.run_next({RollLoss{hex, a.dice.sides}});
}

// TS-091: standing projects; progress stays.
struct operation::LoseProjects {
    MEMBERS(GroupOfProjects which);
    static constexpr std::string_view text = "loses projects: {which}";
};

inline bool is_lost(const Rules& rules, GroupOfProjects lost, Project project)
{
    switch (lost) {
        case GroupOfProjects::NeedsCity: return rules[project].needs_city;
        case GroupOfProjects::AllButCity: return project != rules.city;
        case GroupOfProjects::All: return true;
    }
    return false;
}

inline void perform(State& s, const Rules& rules, const operation::LoseProjects& a, Hex hex, Sink auto& tell)
{
    HexState& here = s.hexes[hex];
    const int points_before = points_for(here, rules);
    int projects = 0;
    for (std::size_t i = 0; i < project_count; ++i) {
        if (!is_lost(rules, a.which, project_at(i))) continue;
        projects += here.projects.items[i];
        here.projects.items[i] = 0;
    }
    if (projects == 0) return;
    tell(ProjectsLost{controller_of(s, hex), hex, narrow(projects), narrow(points_before - points_for(here, rules))});
    let_go_if_empty(s, hex, tell);
}

// TS-092: so many losses, the first of them now or next turn.
struct operation::LingeringLoss {
    MEMBERS(Die dice; Number<1, 3> turns);
    static constexpr std::string_view text = "loses {dice} populations in each of {turns} turns";
};

inline void perform(State& s, const Rules& rules, const operation::LingeringLoss& a, Hex hex, Sink auto& tell)
{
    const int later = rules.disease_starts_now ? a.turns - 1 : int{a.turns};
    tell(DiseaseBroke{s.turn.seat, hex, narrow(a.turns)});
    if (later > 0) s.diseases.push_back({s.turn.seat, hex, narrow(later), a.dice.sides});
    if (rules.disease_starts_now && s.hexes[hex].populations > 0) s.agenda.run_next({RollLoss{hex, a.dice.sides}});
}

// TS-094: hex and strength are public at once, or neither is known before the attack.
struct operation::Warband {
    MEMBERS(Die soldiers; Die gold_loss);
    static constexpr std::string_view text = "attacked by {soldiers} soldiers, or {gold_loss} gold are lost";
};

inline void perform(State& s, const Rules& rules, const operation::Warband& a, Hex hex, Sink auto&)
{
    ++s.warbands_so_far;
    s.warbands.push_back({s.turn.seat, hex, 0, a.soldiers.sides});
    if (rules.warbands_are_announced) s.agenda.run_next({RollStrength{a.soldiers.sides}});
}

template <class T>
struct DoesHarm {
    static_assert(
        requires(State & s, const Rules& rules, const T& a, Hex hex, Silent& tell) { perform(s, rules, a, hex, tell); },
        "nothing says what this operation does: write beside its arguments `void perform(State&, const "
        "Rules&, const operation::It&, Hex, Sink auto&)`");
    static constexpr bool value = true;
};

}  // namespace tessera::temples_and_swords
