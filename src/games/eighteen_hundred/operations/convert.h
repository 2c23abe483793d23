// The operation that wins people over: a peasant of somebody else becomes the own one where it lives.
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

struct operation::Convert {
    MEMBERS(Number<1, 50> n; OwnerConverted of; ConversionReach where);
    static constexpr std::string_view text = "convert {n peasant(s)}: {of}, {where}";
    static constexpr std::string_view purpose = "choose the province of a peasant to convert.";
    static constexpr bool reaches_everywhere = true;
};

// Whose peasants in a province may be converted there.
inline bool can_convert(const State& s, const Rules& rules, Seat seat, const operation::Convert& a, Owner owner,
                        Province province)
{
    if (owner == owner_of(seat) || count_of(s, rules, owner, province, Role::Peasant) == 0) return false;
    return owner == neutral ? a.of != OwnerConverted::Player : a.of != OwnerConverted::Neutral;
}

inline bool is_in_reach(const State& s, const Rules& rules, Seat seat, ConversionReach reach, Province province)
{
    const bool own = controls(s, rules, seat, province);
    if (own) return reach != ConversionReach::Adjacent;
    if (reach == ConversionReach::Controlled) return false;
    for (Province next : adjacent_to(s, rules, seat, province))
        if (controls(s, rules, seat, next)) return true;
    return false;
}

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::Convert& a,
                              Province province)
{
    bool found = false;
    for (std::size_t i = 0; i <= max_players; ++i) found |= can_convert(s, rules, seat, a, id_at<Owner>(i), province);
    if (!found) return refuse("EH-063: there is no peasant to convert");
    if (!is_in_reach(s, rules, seat, a.where, province)) return refuse("EH-063: the province is out of reach");
    if (citizen_room(s, rules, seat) == 0) return refuse("EH-021: all your citizens are on the board");
    return allow();
}

inline void choose_province(State& s, const Rules&, const operation::Convert&, const ChooseProvince& asked,
                            Province province, Sink auto&)
{
    carry_on(s, asked);
    s.agenda.run_next({ChooseConverted{asked.seat, asked.list, asked.index, province}});
}

// Whose peasant is converted.

inline void offer(const State&, const Rules&, const ChooseConverted&, Offers<PickOwner>& out)
{
    for (std::size_t i = 0; i <= max_players; ++i) out.add({id_at<Owner>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseConverted& asked, PickOwner a)
{
    const auto convert = operation_asked(rules, asked).as<operation::Convert>();
    if (can_convert(s, rules, asked.seat, convert, a.owner, asked.province)) return allow();
    return refuse("EH-063: that owner has no peasant to convert there");
}

inline void apply(State& s, const Rules& rules, const ChooseConverted& asked, PickOwner a, Sink auto&)
{
    Harm harm;
    harm.kind = HarmKind::Convert;
    harm.by = asked.seat;
    harm.victim = a.owner;
    harm.province = asked.province;
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

}  // namespace tessera::eighteen_hundred
