// Step 6, regiments: EH-071 to EH-079.
#pragma once

#include "games/eighteen_hundred/windows.h"

namespace tessera::eighteen_hundred {

void start_battle(State& s, const Rules& rules, Seat attacker, bool attacker_acted, Province province, Sink auto& tell);

// EH-071
inline bool can_place_regiment(const State& s, const Rules& rules, Seat seat, Province province)
{
    return regiment_in(s, province) == spectator && controls(s, rules, seat, province);
}

inline bool has_regiment_to_place(const State& s, const Rules& rules, Seat seat)
{
    if (static_cast<int>(s.players[seat].regiments.size()) >= sum_of(s, rules, seat, StaticOp::RegimentLimit))
        return false;
    for (Province province : controlled_by(s, rules, seat))
        if (regiment_in(s, province) == spectator) return true;
    return false;
}

// A regiment is taken from the map, and put there. Whether it has acted goes with it.
inline bool lift_regiment(State& s, Seat seat, Province province)
{
    s.players[seat].regiments.erase(province);
    const bool acted = seat == s.turn.seat && s.turn.acted.contains(province);
    if (acted) s.turn.acted.erase(province);
    return acted;
}

inline void put_regiment(State& s, Seat seat, Province province, bool acted)
{
    s.players[seat].regiments.insert(province);
    if (acted) s.turn.acted.insert(province);
}

// EH-072: one action each, in any order.

inline void offer(const State& s, const Rules&, const CommandRegiments&, Offers<SelectRegiment>& out)
{
    for (Province province : s.mover().regiments) out.add({province});
}

inline Verdict check(const State& s, const Rules&, const CommandRegiments&, SelectRegiment a)
{
    if (!s.mover().regiments.contains(a.province)) return refuse("EH-072: you have no regiment there");
    if (s.turn.acted.contains(a.province)) return refuse("EH-072: this regiment has acted");
    return allow();
}

inline void apply(State& s, const Rules&, const CommandRegiments&, SelectRegiment a, Sink auto&)
{
    s.agenda.run_next({CommandRegiment{s.turn.seat, a.province, ActionOf::OwnTurn}, CommandRegiments{}});
}

// The action is used up, unless it comes from an effect or is a reaction (EH-077).
inline void use_action(State& s, const CommandRegiment& asked)
{
    if (asked.why == ActionOf::OwnTurn) s.turn.acted.insert(asked.province);
}

inline void offer(const State&, const Rules&, Offers<Hold>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, const CommandRegiment&, Hold) { return allow(); }
inline void apply(State& s, const Rules&, const CommandRegiment& asked, Hold, Sink auto&) { use_action(s, asked); }

// Move: EH-073.

inline void offer(const State& s, const Rules& rules, const CommandRegiment& asked, Offers<Move>& out)
{
    for (Province province : adjacent_to(s, rules, asked.seat, asked.province)) out.add({province});
}

inline Verdict check(const State& s, const Rules& rules, const CommandRegiment& asked, Move a)
{
    if (!adjacent_to(s, rules, asked.seat, asked.province).contains(a.to))
        return refuse("EH-073: the province is not adjacent");
    if (s.players[asked.seat].regiments.contains(a.to)) return refuse("EH-025: a regiment of yours is there");
    return allow();
}

inline void apply(State& s, const Rules& rules, const CommandRegiment& asked, Move a, Sink auto& tell)
{
    use_action(s, asked);
    const bool acted = lift_regiment(s, asked.seat, asked.province);
    tell(RegimentMoved{asked.seat, asked.province, a.to, false});
    if (regiment_in(s, a.to) == spectator) return put_regiment(s, asked.seat, a.to, acted);
    start_battle(s, rules, asked.seat, acted, a.to, tell);
}

// Convoy: EH-074.

inline void offer(const State& s, const Rules& rules, const CommandRegiment& asked, Offers<Convoy>& out)
{
    if (s.railroads.empty() && !rules.convoy_sea) return;
    for (Province province : connected_by_railroad(s, rules, asked.seat, asked.province)) out.add({province});
}

inline Verdict check(const State& s, const Rules& rules, const CommandRegiment& asked, Convoy a)
{
    if (!connected_by_railroad(s, rules, asked.seat, asked.province).contains(a.to))
        return refuse("EH-074: no railroad connects the province");
    if (regiment_in(s, a.to) != spectator) return refuse("EH-074: a regiment is there");
    return allow();
}

inline void apply(State& s, const Rules&, const CommandRegiment& asked, Convoy a, Sink auto& tell)
{
    use_action(s, asked);
    put_regiment(s, asked.seat, a.to, lift_regiment(s, asked.seat, asked.province));
    tell(RegimentMoved{asked.seat, asked.province, a.to, true});
}

// Pillage: EH-075.

inline void offer(const State& s, const Rules&, const CommandRegiment&, Offers<Pillage>& out) { offer_workers(s, out); }

inline Verdict check(const State& s, const Rules&, const CommandRegiment& asked, Pillage a)
{
    return check_destruction(s, asked.province, a.worker);
}

inline void apply(State& s, const Rules&, const CommandRegiment& asked, Pillage a, Sink auto& tell)
{
    use_action(s, asked);
    destroy_building(s, asked.seat, asked.province, a.worker, tell);
}

inline void offer(const State&, const Rules& rules, const CommandRegiment& asked, Offers<PillageRoad>& out)
{
    for (const BorderTo& border : rules.borders_of[index_of(asked.province)]) out.add({border.across});
}

inline Verdict check(const State& s, const Rules& rules, const CommandRegiment& asked, PillageRoad a)
{
    if (!rules.pillage_roads) return refuse("EH-075: roads are not pillaged");
    if (!rules.has(a.across)) return refuse("EH-075: there is no such province");
    const BorderId border = border_between(rules, asked.province, a.across);
    if (is_unsaid(border) || !s.roads.contains(border)) return refuse("EH-075: there is no road on that border");
    return allow();
}

inline void apply(State& s, const Rules& rules, const CommandRegiment& asked, PillageRoad a, Sink auto& tell)
{
    use_action(s, asked);
    destroy_road(s, asked.seat, border_between(rules, asked.province, a.across), tell);
}

// Oppress and Massacre: EH-076, EH-077, on foreign citizens.

inline void offer_foreign(const State& s, const Rules& rules, const CommandRegiment& asked, Role first, auto& out)
{
    for (std::size_t i = 0; i <= max_players; ++i)
        for (std::size_t role = index_of(first); role <= index_of(Role::Bourgeois); ++role)
            if (id_at<Owner>(i) != owner_of(asked.seat) &&
                count_of(s, rules, id_at<Owner>(i), asked.province, id_at<Role>(role)) > 0)
                out.add({id_at<Owner>(i), id_at<Role>(role)});
}

inline bool is_foreign_citizen(const State& s, const Rules& rules, const CommandRegiment& asked, Owner owner, Role role)
{
    return owner != owner_of(asked.seat) && index_of(role) <= index_of(Role::Bourgeois) &&
           count_of(s, rules, owner, asked.province, role) > 0;
}

inline Harm violence(const CommandRegiment& asked, HarmKind kind, Owner victim, Role role)
{
    Harm harm;
    harm.kind = kind;
    harm.by = asked.seat;
    harm.victim = victim;
    harm.province = asked.province;
    harm.role = role;
    return harm;
}

inline void offer(const State& s, const Rules& rules, const CommandRegiment& asked, Offers<Oppress>& out)
{
    offer_foreign(s, rules, asked, Role::Farmer, out);
}

inline Verdict check(const State& s, const Rules& rules, const CommandRegiment& asked, Oppress a)
{
    if (a.role == Role::Peasant) return refuse("EH-076: a peasant is on no improvement");
    if (!is_foreign_citizen(s, rules, asked, a.owner, a.role))
        return refuse("EH-076: there is no such foreign citizen in the regiment's province");
    return allow();
}

inline void apply(State& s, const Rules&, const CommandRegiment& asked, Oppress a, Sink auto&)
{
    use_action(s, asked);
    aim(s, violence(asked, HarmKind::Oppress, a.owner, a.role));
}

inline void offer(const State& s, const Rules& rules, const CommandRegiment& asked, Offers<Massacre>& out)
{
    offer_foreign(s, rules, asked, Role::Peasant, out);
}

inline Verdict check(const State& s, const Rules& rules, const CommandRegiment& asked, Massacre a)
{
    if (asked.why == ActionOf::Reaction && !rules.reaction_may_be_massacre)
        return refuse("EH-077: a massacre is not answered with another");
    if (!is_foreign_citizen(s, rules, asked, a.owner, a.role))
        return refuse("EH-077: there is no such foreign citizen in the regiment's province");
    return allow();
}

inline void apply(State& s, const Rules&, const CommandRegiment& asked, Massacre a, Sink auto&)
{
    use_action(s, asked);
    aim(s, violence(asked, HarmKind::Massacre, a.owner, a.role));
}

// The reaction: EH-077, EH-078, with any regiment, as often as there is a reason.

inline void offer(const State& s, const Rules&, const React& asked, Offers<SelectRegiment>& out)
{
    for (Province province : s.players[asked.seat].regiments) out.add({province});
}

inline Verdict check(const State& s, const Rules&, const React& asked, SelectRegiment a)
{
    return s.players[asked.seat].regiments.contains(a.province) ? allow()
                                                                : refuse("EH-077: you have no regiment there");
}

inline void apply(State& s, const Rules&, const React& asked, SelectRegiment a, Sink auto&)
{
    s.agenda.run_next({CommandRegiment{asked.seat, a.province, ActionOf::Reaction}});
}

}  // namespace tessera::eighteen_hundred
