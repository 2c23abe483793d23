// Operations with regiments.
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

inline constexpr std::string_view regiment_purpose = "choose a province for a regiment (EH-071).";

inline Verdict check_regiment_place(const State& s, const Rules& rules, Seat seat, Province province)
{
    if (can_place_regiment(s, rules, seat, province)) return allow();
    return refuse("EH-071: a regiment is placed in a province that you control, without a regiment");
}

// EH-071: so often, while it is possible.
struct operation::PlaceRegiment {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "place {n regiment(s)}";
    static constexpr std::string_view purpose = regiment_purpose;
    static constexpr bool must_be_chosen = true;
};

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::PlaceRegiment&)
{
    return has_regiment_to_place(s, rules, seat);
}

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::PlaceRegiment&,
                              Province p)
{
    return check_regiment_place(s, rules, seat, p);
}

inline void choose_province(State& s, const Rules&, const operation::PlaceRegiment&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    carry_on(s, asked);
    put_regiment(s, asked.seat, province, false);
    tell(RegimentPlaced{asked.seat, province});
}

// One regiment, or another list if none can be placed.
struct operation::RaiseRegiment {
    MEMBERS(ListId otherwise = no_list);
    static constexpr std::string_view text = "place a regiment[, or else {otherwise}]";
    static constexpr std::string_view purpose = regiment_purpose;
    static constexpr bool must_be_chosen = true;
};

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::RaiseRegiment& a)
{
    return has_regiment_to_place(s, rules, seat) ||
           (a.otherwise != no_list && any_possible(s, rules, seat, a.otherwise));
}

inline void perform(State& s, const Rules& rules, const operation::RaiseRegiment& a, const CarryOut& step, Sink auto&)
{
    if (has_regiment_to_place(s, rules, step.seat))
        s.agenda.run_next({ChooseProvince{step.seat, step.list, step.index, 1}});
    else if (a.otherwise != no_list)
        s.agenda.run_next({ResolveEffects{step.seat, a.otherwise, 0}});
}

inline Verdict check_province(const State& s, const Rules& rules, Seat seat, const operation::RaiseRegiment&,
                              Province p)
{
    return check_regiment_place(s, rules, seat, p);
}

inline void choose_province(State& s, const Rules&, const operation::RaiseRegiment&, const ChooseProvince& asked,
                            Province province, Sink auto& tell)
{
    put_regiment(s, asked.seat, province, false);
    tell(RegimentPlaced{asked.seat, province});
}

// EH-073 to EH-077: a regiment takes an action, even if it has acted.
struct operation::RegimentAction {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "{n action(s)} with regiments";
};

inline bool is_possible(const State& s, const Rules&, Seat seat, const operation::RegimentAction&)
{
    return !s.players[seat].regiments.empty();
}

inline void ask(State& s, const operation::RegimentAction&, const CarryOut& step)
{
    s.agenda.run_next({ChooseRegiment{step.seat, step.list, step.index, step.left}});
}

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

}  // namespace tessera::eighteen_hundred
