// The choices inside effects: a province, a regiment, a player, a card of the pool. EH-063: they may be skipped unless
// the operation says that they must be made.
#pragma once

#include "games/eighteen_hundred/migration.h"

namespace tessera::eighteen_hundred {

template <class Asked>
const Operation& operation_asked(const Rules& rules, const Asked& asked)
{
    return rules[asked.list].operations[asked.index];
}

// The operation once more, if there is more to do.
template <class Asked>
void carry_on(State& s, const Asked& asked)
{
    s.agenda.run_next({CarryOut{asked.seat, asked.list, asked.index, static_cast<std::uint8_t>(asked.left - 1)}});
}

// Provinces.

// Whose peasants in a province may be converted there.
inline bool can_convert(const State& s, const Rules& rules, Seat seat, const Operation& operation, Owner owner,
                        Province province)
{
    if (owner == owner_of(seat) || count_of(s, rules, owner, province, Role::Peasant) == 0) return false;
    return owner == neutral ? operation.of_neutral : operation.of_player;
}

inline bool is_in_reach(const State& s, const Rules& rules, Seat seat, ConvertWhere reach, Province province)
{
    const bool own = controls(s, rules, seat, province);
    if (own) return reach != ConvertWhere::Adjacent;
    if (reach == ConvertWhere::Controlled) return false;
    for (Province next : adjacent_to(s, rules, seat, province))
        if (controls(s, rules, seat, next)) return true;
    return false;
}

inline Verdict check_conversion(const State& s, const Rules& rules, Seat seat, const Operation& operation,
                                Province province)
{
    bool found = false;
    for (std::size_t i = 0; i <= max_players; ++i)
        found |= can_convert(s, rules, seat, operation, id_at<Owner>(i), province);
    if (!found) return refuse("EH-063: there is no peasant to convert");
    if (!is_in_reach(s, rules, seat, operation.reach, province)) return refuse("EH-063: the province is out of reach");
    if (citizen_room(s, rules, seat) == 0) return refuse("EH-021: all your citizens are on the board");
    return allow();
}

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const Operation& operation,
                              Province province)
{
    if (!rules.has(province)) return refuse("EH-063: there is no such province");
    const bool urban = rules.is_urban(province);
    const auto own = [&](bool kind_fits) {
        if (!kind_fits) return refuse("EH-063: the effect is for the other kind of province");
        return controls(s, rules, seat, province) ? allow() : refuse("EH-063: you do not control the province");
    };
    switch (operation.op) {
        case Op::BuildFactory: return check_building(s, rules, seat, province, true);
        case Op::BuildFarm: return check_building(s, rules, seat, province, false);
        case Op::BuildRoad:
            if (can_build_road_from(s, rules, seat, province)) return allow();
            return refuse("EH-070: no border of the province can take a road of yours");
        case Op::AddPeasant:
            return own(operation.where == ProvinceKind::Any || (operation.where == ProvinceKind::Urban) == urban);
        case Op::PopulationBoom: return own(!urban);
        case Op::CommercialBoom: return own(urban);
        case Op::PlaceRegiment:
        case Op::RaiseRegiment:
            if (can_place_regiment(s, rules, seat, province)) return allow();
            return refuse("EH-071: a regiment is placed in a province that you control, without a regiment");
        case Op::Convert: return check_conversion(s, rules, seat, operation, province);
        default: return refuse("EH-063: the effect asks for no province");
    }
}

inline bool has_province_for(const State& s, const Rules& rules, Seat seat, const Operation& operation)
{
    return any_province(rules, [&](Province p) { return check_province(s, rules, seat, operation, p).allowed(); });
}

inline void offer(const State& s, const Rules& rules, const ChooseProvince& asked, Offers<PickProvince>& out)
{
    const Op op = operation_asked(rules, asked).op;
    if (op == Op::BuildRoad || op == Op::Convert) return offer_provinces(rules, out);
    for (Province province : controlled_by(s, rules, asked.seat)) out.add({province});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseProvince& asked, PickProvince a)
{
    return check_province(s, rules, asked.seat, operation_asked(rules, asked), a.province);
}

inline void aim_conversion(State& s, const Rules& rules, Seat seat, ListId list, Owner owner, Province province)
{
    Harm harm;
    harm.kind = HarmKind::Convert;
    harm.by = seat;
    harm.victim = owner;
    harm.province = province;
    harm.admin_card = rules[list].hand_card;
    aim(s, harm);
}

inline void apply(State& s, const Rules& rules, const ChooseProvince& asked, PickProvince a, Sink auto& tell)
{
    const Operation& operation = operation_asked(rules, asked);
    const auto [seat, list, index, left] = asked;
    if (operation.op == Op::BuildRoad) return s.agenda.run_next({ChooseRoadEnd{seat, list, index, left, a.province}});
    if (operation.op != Op::RaiseRegiment) carry_on(s, asked);
    switch (operation.op) {
        case Op::BuildFactory:
        case Op::BuildFarm: return build_or_make_room(s, rules, seat, a.province, tell);
        case Op::AddPeasant:
            if (add_peasants(s, rules, seat, a.province, 1) > 0) tell(PeasantAdded{seat, a.province});
            return;
        case Op::PopulationBoom:
        case Op::CommercialBoom: return boom_in(s, rules, a.province, tell);
        case Op::Convert: return s.agenda.run_next({ChooseConverted{seat, list, index, a.province}});
        default: put_regiment(s, seat, a.province, false); return tell(RegimentPlaced{seat, a.province});
    }
}

// The other end of a road.

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

// Whose peasant is converted.

inline void offer(const State&, const Rules&, const ChooseConverted&, Offers<PickOwner>& out)
{
    for (std::size_t i = 0; i <= max_players; ++i) out.add({id_at<Owner>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseConverted& asked, PickOwner a)
{
    if (can_convert(s, rules, asked.seat, operation_asked(rules, asked), a.owner, asked.province)) return allow();
    return refuse("EH-063: that owner has no peasant to convert there");
}

inline void apply(State& s, const Rules& rules, const ChooseConverted& asked, PickOwner a, Sink auto&)
{
    aim_conversion(s, rules, asked.seat, asked.list, a.owner, asked.province);
}

// A farm or factory of the battle province.

inline Verdict check(const State& s, const Rules&, const DestroyHere&, Destroy a)
{
    return check_destruction(s, s.battle.province, a.worker);
}

inline void apply(State& s, const Rules&, const DestroyHere& asked, Destroy a, Sink auto& tell)
{
    destroy_building(s, asked.seat, s.battle.province, a.worker, tell);
    carry_on(s, asked);
}

// A regiment that takes an action, even if it has acted.

inline void offer(const State& s, const Rules&, const ChooseRegiment& asked, Offers<SelectRegiment>& out)
{
    for (Province province : s.players[asked.seat].regiments) out.add({province});
}

inline Verdict check(const State& s, const Rules&, const ChooseRegiment& asked, SelectRegiment a)
{
    return s.players[asked.seat].regiments.contains(a.province) ? allow()
                                                                : refuse("EH-072: you have no regiment there");
}

inline void apply(State& s, const Rules&, const ChooseRegiment& asked, SelectRegiment a, Sink auto&)
{
    carry_on(s, asked);
    s.agenda.run_next({CommandRegiment{asked.seat, a.province, ActionOf::Effect}});
}

// A peasant that moves, as in part 1 of the migration.

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

// A strike among the laborers of another player.

inline bool can_strike(const State& s, Seat seat, Province province, Seat other)
{
    return other != seat && s.players[other].employed[province] > 0;
}

inline bool has_strike(const State& s, const Rules& rules, Seat seat)
{
    for (Province province : rules.urban)
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (can_strike(s, seat, province, id_at<Seat>(i))) return true;
    return false;
}

inline void offer(const State& s, const Rules& rules, const ChooseStrike& asked, Offers<CallStrike>& out)
{
    for (Province province : rules.urban)
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (can_strike(s, asked.seat, province, id_at<Seat>(i))) out.add({province, id_at<Seat>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseStrike& asked, CallStrike a)
{
    if (rules.has(a.province) && rules.is_urban(a.province) && sits(s, a.seat) &&
        can_strike(s, asked.seat, a.province, a.seat))
        return allow();
    return refuse("EH-063: that player has no laborers there");
}

inline void apply(State& s, const Rules& rules, const ChooseStrike& asked, CallStrike a, Sink auto&)
{
    Harm harm;
    harm.kind = HarmKind::Strike;
    harm.by = asked.seat;
    harm.victim = owner_of(a.seat);
    harm.province = a.province;
    harm.role = Role::Laborer;
    harm.n = operation_asked(rules, asked).n;
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

// A road to destroy.

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

// Another player.

inline Verdict check_player(const State& s, const Rules& rules, Seat seat, const Operation& operation, Seat other)
{
    if (!sits(s, other) || other == seat) return refuse("EH-063: the effect is for another player");
    if (operation.op == Op::StealAdmin && hand_size(rules, s.players[other], HandDeck::Admin) == 0)
        return refuse("EH-063: this player has no admin card");
    return allow();
}

inline void offer(const State& s, const Rules&, const ChoosePlayer& asked, Offers<PickPlayer>& out)
{
    offer_others(s, asked.seat, out);
}

inline Verdict check(const State& s, const Rules& rules, const ChoosePlayer& asked, PickPlayer a)
{
    return check_player(s, rules, asked.seat, operation_asked(rules, asked), a.seat);
}

inline void apply(State& s, const Rules& rules, const ChoosePlayer& asked, PickPlayer a, Sink auto& tell)
{
    const Operation& operation = operation_asked(rules, asked);
    if (operation.op == Op::OtherGainsProsperity)
        return change_prosperity(s, rules, a.seat, operation.n, ProsperityBy::Card, cause_of(rules[asked.list]), tell);
    Harm harm;
    harm.kind = operation.op == Op::StealAdmin ? HarmKind::StealAdmin : HarmKind::Ultimatum;
    harm.by = asked.seat;
    harm.victim = owner_of(a.seat);
    harm.n = operation.n;
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

// A card of the pool, to take or to veto.

inline Verdict check_pool(const State& s, const Rules& rules, Seat seat, const Operation& operation, PoolPlace place)
{
    if (index_of(place) >= s.pool.size()) return refuse("EH-063: there is no card at that place of the pool");
    if (operation.op == Op::VetoCard) return allow();
    if (rules[s.pool[index_of(place)]].kind != operation.kind) return refuse("EH-063: that card is of another kind");
    return check_taking(s, rules, seat, place);
}

inline void offer(const State& s, const Rules&, Offers<PickCard>& out)
{
    for (std::size_t i = 0; i < s.pool.size(); ++i) out.add({id_at<PoolPlace>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChoosePool& asked, PickCard a)
{
    return check_pool(s, rules, asked.seat, operation_asked(rules, asked), a.place);
}

inline void apply(State& s, const Rules& rules, const ChoosePool& asked, PickCard a, Sink auto& tell)
{
    if (operation_asked(rules, asked).op == Op::TakeCard) return take_card(s, rules, asked.seat, a.place, false, tell);
    tell(CardVetoed{asked.seat, s.pool[index_of(a.place)]});
    s.pool.erase_at(index_of(a.place));
    s.agenda.run_next({RefillPool{}});
}

// Skipping: EH-063.

inline bool must_be_chosen(Op op)
{
    return op == Op::AddPeasant || op == Op::PlaceRegiment || op == Op::RaiseRegiment || op == Op::OtherGainsProsperity;
}

inline void offer(const State&, const Rules&, Offers<Skip>& out) { out.add({}); }

template <class Asked>
Verdict check(const State&, const Rules& rules, const Asked& asked, Skip)
{
    if constexpr (requires { asked.list; })
        if (must_be_chosen(operation_asked(rules, asked).op))
            return refuse("EH-063: this effect must be carried out as far as possible");
    return allow();
}

inline void apply(State&, const Rules&, Skip, Sink auto&) {}

}  // namespace tessera::eighteen_hundred
