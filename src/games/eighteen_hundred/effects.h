// Effects: EH-063, how operations are carried out and what they may ask. What each operation does stands in
// `operations/`.
#pragma once

#include "engine/operation_info.h"
#include "games/eighteen_hundred/operations/battle_results.h"
#include "games/eighteen_hundred/operations/convert.h"
#include "games/eighteen_hundred/operations/gains.h"
#include "games/eighteen_hundred/operations/others.h"
#include "games/eighteen_hundred/operations/provinces.h"
#include "games/eighteen_hundred/operations/regiments.h"
#include "games/eighteen_hundred/operations/trade.h"

namespace tessera::eighteen_hundred {

template <class T>
concept Performs = requires(State& s, const Rules& rules, const T& a, const CarryOut& step, Silent& tell)
{
    perform(s, rules, a, step, tell);
};

template <class T>
concept AsksInItsOwnWay = requires(State& s, const T& a, const CarryOut& step)
{
    ask(s, a, step);
};

// An operation of a battle card counts when the card is played, and is never carried out by itself.
template <class T>
constexpr bool counts_in_battle()
{
    if constexpr (requires { T::stands_on; })
        return T::stands_on[0] == CardPart::Military;
    else
        return false;
}

template <class T>
struct DoesSomething {
    static_assert(
        Performs<T> || AsksInItsOwnWay<T> || AsksForProvince<T> || AsksForPlayer<T> || counts_in_battle<T>(),
        "nothing says what this operation does: write beside its arguments `void perform(State&, const "
        "Rules&, const operation::It&, const CarryOut&, Sink auto&)`, or, if it asks, `void ask(State&, const "
        "operation::It&, const CarryOut&)`; one that asks for a province has `check_province` and "
        "`choose_province` instead, one that asks for a player `asks_for_player` and `choose_player`");
    static constexpr bool value = true;
};

// "Possible" as EH-054 and EH-088 want to know it.
inline bool is_possible(const State& s, const Rules& rules, Seat seat, const Operation& operation)
{
    return operation.visit([&]<class T>(const T& a) {
        if constexpr (requires { is_possible(s, rules, seat, a); })
            return is_possible(s, rules, seat, a);
        else if constexpr (AsksForProvince<T>)
            return has_province_for(s, rules, seat, a);
        else
            return true;
    });
}

// How often it is carried out, or how much it gives: n, where it has one.
inline std::uint8_t times_of(const Operation& operation)
{
    return operation.visit([](const auto& a) -> std::uint8_t {
        if constexpr (requires { a.n; })
            return static_cast<std::uint8_t>(a.n);
        else
            return 1;
    });
}

// In the printed order.
inline void perform(State& s, const Rules& rules, ResolveEffects step, Sink auto&)
{
    const auto& operations = rules[step.list].operations;
    if (step.index >= operations.size()) return;
    s.agenda.run_next({
        CarryOut{step.seat, step.list, step.index, times_of(operations[step.index])},
        ResolveEffects{step.seat, step.list, static_cast<std::uint8_t>(step.index + 1)},
    });
}

inline void perform(State& s, const Rules& rules, CarryOut step, Sink auto& tell)
{
    const Operation& operation = operation_asked(rules, step);
    operation.visit([&]<class T>(const T& a) {
        static_assert(DoesSomething<T>::value);
        note_carried_out<T>(tell);
        if constexpr (Performs<T>) return perform(s, rules, a, step, tell);
        // What asks does so only if anything is possible (EH-063).
        if (step.left == 0 || !is_possible(s, rules, step.seat, operation)) return;
        if constexpr (AsksInItsOwnWay<T>)
            ask(s, a, step);
        else if constexpr (AsksForPlayer<T>)
            s.agenda.run_next({ChoosePlayer{step.seat, step.list, step.index}});
        else if constexpr (AsksForProvince<T>)
            s.agenda.run_next({ChooseProvince{step.seat, step.list, step.index, step.left}});
    });
}

// A province for the operation that asks.

inline void offer(const State& s, const Rules& rules, const ChooseProvince& asked, Offers<PickProvince>& out)
{
    const bool everywhere = operation_asked(rules, asked).visit([]<class T>(const T&) {
        return requires { T::reaches_everywhere; };
    });
    if (everywhere) return offer_provinces(rules, out);
    for (Province province : controlled_by(s, rules, asked.seat)) out.add({province});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseProvince& asked, PickProvince a)
{
    if (!rules.has(a.province)) return refuse("EH-063: there is no such province");
    return operation_asked(rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForProvince<T>)
            return check_province(s, rules, asked.seat, operation, a.province);
        else
            return refuse("EH-063: the effect asks for no province");
    });
}

inline void apply(State& s, const Rules& rules, const ChooseProvince& asked, PickProvince a, Sink auto& tell)
{
    operation_asked(rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForProvince<T>) choose_province(s, rules, operation, asked, a.province, tell);
    });
}

// Another player for it.

inline void offer(const State& s, const Rules&, const ChoosePlayer& asked, Offers<PickPlayer>& out)
{
    offer_others(s, asked.seat, out);
}

inline Verdict check(const State& s, const Rules& rules, const ChoosePlayer& asked, PickPlayer a)
{
    if (!sits(s, a.seat) || a.seat == asked.seat) return refuse("EH-063: the effect is for another player");
    return operation_asked(rules, asked).visit([&](const auto& operation) {
        if constexpr (requires { check_player(s, rules, operation, a.seat); })
            return check_player(s, rules, operation, a.seat);
        else
            return allow();
    });
}

inline void apply(State& s, const Rules& rules, const ChoosePlayer& asked, PickPlayer a, Sink auto& tell)
{
    operation_asked(rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForPlayer<T>) choose_player(s, rules, operation, asked, a.seat, tell);
    });
}

// A card of the pool for it.

inline void offer(const State& s, const Rules&, Offers<PickCard>& out)
{
    for (std::size_t i = 0; i < s.pool.size(); ++i) out.add({id_at<PoolPlace>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChoosePool& asked, PickCard a)
{
    if (index_of(a.place) >= s.pool.size()) return refuse("EH-063: there is no card at that place of the pool");
    return operation_asked(rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForPoolCard<T>)
            return check_pool(s, rules, asked.seat, operation, a.place);
        else
            return allow();
    });
}

inline void apply(State& s, const Rules& rules, const ChoosePool& asked, PickCard a, Sink auto& tell)
{
    operation_asked(rules, asked).visit([&]<class T>(const T& operation) {
        if constexpr (AsksForPoolCard<T>) choose_card(s, rules, operation, asked.seat, a.place, tell);
    });
}

// Skipping: EH-063.

inline bool must_be_chosen(const Operation& operation)
{
    return operation.visit([]<class T>(const T&) {
        return requires { T::must_be_chosen; };
    });
}

inline void offer(const State&, const Rules&, Offers<Skip>& out) { out.add({}); }

template <class Asked>
Verdict check(const State&, const Rules& rules, const Asked& asked, Skip)
{
    if constexpr (requires { asked.list; })
        if (must_be_chosen(operation_asked(rules, asked)))
            return refuse("EH-063: this effect must be carried out as far as possible");
    return allow();
}

inline void apply(State&, const Rules&, Skip, Sink auto&) {}

}  // namespace tessera::eighteen_hundred
