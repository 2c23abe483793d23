// The free draft: EH-009 to EH-011. A card decides the first province; then provinces are picked in snake order, and
// factories and farms are added.
#pragma once

#include "games/eighteen_hundred/setup.h"

namespace tessera::eighteen_hundred {

inline void perform(State& s, const Rules& rules, PlaceNations, Sink auto&)
{
    if (!rules.free_draft) return;
    s.agenda.run_next({DraftByCard{0}, DraftPick{2, 0}, FitOut{0, 0, 0}});
}

// EH-009: in turn order. The cards go back, so the deck is left as it is.
inline void perform(State& s, const Rules&, DraftByCard step, Sink auto&)
{
    if (step.place == s.players.size()) return;
    s.agenda.run_next({
        ChooseDraftCard{clockwise(s, s.first_player, step.place)},
        DraftByCard{static_cast<std::uint8_t>(step.place + 1)},
    });
}

inline void outcomes(const State& s, const Rules& rules, const ChooseDraftCard& asked, Outcomes<DraftCard>& out)
{
    for (std::size_t i = 0; i < rules.province_count(); ++i)
        if (is_empty(s, id_at<Province>(i))) out.add({asked.seat, id_at<Province>(i)});
}

inline void apply(State& s, const Rules&, DraftCard a, Sink auto& tell)
{
    ++s.players[a.seat].peasants[a.province];
    tell(CitizenDrafted{a.seat, a.province});
}

// EH-010: even picks run in reverse turn order, odd ones in turn order.
inline void perform(State& s, const Rules& rules, DraftPick step, Sink auto&)
{
    if (step.pick > rules.constants.draft_citizens) return;
    const std::size_t players = s.players.size();
    const std::size_t place = step.pick % 2 == 0 ? players - 1 - step.place : step.place;
    const bool last = step.place + 1u == players;
    s.agenda.run_next({
        DraftPlace{clockwise(s, s.first_player, place)},
        DraftPick{static_cast<std::uint8_t>(step.pick + (last ? 1 : 0)),
                  static_cast<std::uint8_t>(last ? 0 : step.place + 1)},
    });
}

inline bool touches_own(const State& s, const Rules& rules, Seat seat, Province province)
{
    for (Province next : rules.land[index_of(province)] | rules.sea[index_of(province)])
        if (s.players[seat].citizens_in(next) > 0) return true;
    return false;
}

// A player who is walled in stacks.
inline bool is_walled_in(const State& s, const Rules& rules, Seat seat)
{
    for (std::size_t i = 0; i < rules.province_count(); ++i)
        if (is_empty(s, id_at<Province>(i)) && touches_own(s, rules, seat, id_at<Province>(i))) return false;
    return true;
}

inline void offer_provinces(const Rules& rules, auto& out)
{
    for (std::size_t i = 0; i < rules.province_count(); ++i) out.add({id_at<Province>(i)});
}

inline void offer(const State&, const Rules& rules, const DraftPlace&, Offers<PickProvince>& out)
{
    offer_provinces(rules, out);
}

inline Verdict check(const State& s, const Rules& rules, const DraftPlace& asked, PickProvince a)
{
    if (!rules.has(a.province)) return refuse("EH-010: there is no such province");
    if (is_walled_in(s, rules, asked.seat)) {
        if (s.players[asked.seat].citizens_in(a.province) > 0) return allow();
        return refuse("EH-010: no empty province is next to yours, so choose one with a citizen of yours");
    }
    if (!is_empty(s, a.province)) return refuse("EH-010: the province is not empty");
    if (!touches_own(s, rules, asked.seat, a.province)) return refuse("EH-010: the province is not next to yours");
    return allow();
}

inline void apply(State& s, const Rules&, const DraftPlace& asked, PickProvince a, Sink auto& tell)
{
    ++s.players[asked.seat].peasants[a.province];
    tell(CitizenDrafted{asked.seat, a.province});
}

// EH-011: each player completely, in turn order.

inline bool drafts_new_laborers(const Rules& rules) { return rules.starting_citizens == StartingCitizens::Ten; }

inline int draft_farms(const Rules& rules)
{
    const int fewer = rules.starting_citizens == StartingCitizens::EightTwoFarmers ? 2 : 0;
    return std::max(0, rules.constants.draft_farms - fewer);
}

inline int factory_limit(const Rules& rules)
{
    return rules.constants.urban_improvement_limit - (rules.urban_center_counts ? 1 : 0);
}

inline bool can_draft_factory(const State& s, const Rules& rules, Seat seat, Province province)
{
    if (!rules.is_urban(province) || s.buildings[province] >= factory_limit(rules)) return false;
    const Player& player = s.players[seat];
    return drafts_new_laborers(rules) ? player.citizens_in(province) > 0 : player.peasants[province] > 0;
}

inline bool can_draft_farm(const State& s, const Rules& rules, Seat seat, Province province)
{
    return !rules.is_urban(province) && s.players[seat].peasants[province] > 0 &&
           s.buildings[province] < rules.constants.countryside_improvement_limit;
}

template <class Test>
bool any_province(const Rules& rules, Test&& test)
{
    for (std::size_t i = 0; i < rules.province_count(); ++i)
        if (test(id_at<Province>(i))) return true;
    return false;
}

inline void perform(State& s, const Rules& rules, FitOut step, Sink auto&)
{
    if (step.place == s.players.size()) return;
    const Seat seat = clockwise(s, s.first_player, step.place);
    FitOut next = step;
    if (step.factories < rules.constants.draft_factories) {
        ++next.factories;
        const bool possible = any_province(rules, [&](Province p) { return can_draft_factory(s, rules, seat, p); });
        s.agenda.run_next({next});
        // Without a factory there is a peasant at least, if the laborer would have been a new citizen.
        if (possible || drafts_new_laborers(rules)) s.agenda.run_next({DraftFactory{seat}});
    } else if (step.farms < draft_farms(rules)) {
        ++next.farms;
        s.agenda.run_next({next});
        if (any_province(rules, [&](Province p) { return can_draft_farm(s, rules, seat, p); }))
            s.agenda.run_next({DraftFarm{seat}});
    } else {
        s.agenda.run_next({FitOut{static_cast<std::uint8_t>(step.place + 1), 0, 0}});
    }
}

inline void offer(const State&, const Rules& rules, const DraftFactory&, Offers<PickProvince>& out)
{
    offer_provinces(rules, out);
}

inline Verdict check(const State& s, const Rules& rules, const DraftFactory& asked, PickProvince a)
{
    if (!rules.has(a.province)) return refuse("EH-011: there is no such province");
    if (can_draft_factory(s, rules, asked.seat, a.province)) return allow();
    if (any_province(rules, [&](Province p) { return can_draft_factory(s, rules, asked.seat, p); }))
        return refuse("EH-011: a factory needs an urban province with a citizen of yours and room");
    if (s.players[asked.seat].citizens_in(a.province) > 0) return allow();
    return refuse("EH-011: the peasant needs a province with a citizen of yours");
}

inline void apply(State& s, const Rules& rules, const DraftFactory& asked, PickProvince a, Sink auto& tell)
{
    Player& player = s.players[asked.seat];
    if (!can_draft_factory(s, rules, asked.seat, a.province)) {
        ++player.peasants[a.province];
        return tell(CitizenDrafted{asked.seat, a.province});
    }
    ++s.buildings[a.province];
    ++player.employed[a.province];
    if (drafts_new_laborers(rules))
        tell(CitizenDrafted{asked.seat, a.province});
    else
        --player.peasants[a.province];
    tell(BuildingBuilt{asked.seat, a.province});
}

inline void offer(const State&, const Rules& rules, const DraftFarm&, Offers<PickProvince>& out)
{
    offer_provinces(rules, out);
}

inline Verdict check(const State& s, const Rules& rules, const DraftFarm& asked, PickProvince a)
{
    if (rules.has(a.province) && can_draft_farm(s, rules, asked.seat, a.province)) return allow();
    return refuse("EH-011: a farm needs a countryside province with a peasant of yours and room");
}

inline void apply(State& s, const Rules&, const DraftFarm& asked, PickProvince a, Sink auto& tell)
{
    ++s.buildings[a.province];
    ++s.players[asked.seat].employed[a.province];
    --s.players[asked.seat].peasants[a.province];
    tell(BuildingBuilt{asked.seat, a.province});
}

}  // namespace tessera::eighteen_hundred
