// Effects: TR-082 to TR-085, the order in which operations are carried out and the players whom they concern. What each
// operation does stands in `operations/`.
#pragma once

#include "engine/operation_info.h"
#include "games/treasury/operations/businesses.h"
#include "games/treasury/operations/cards.h"
#include "games/treasury/operations/choices.h"
#include "games/treasury/operations/gold.h"

namespace tessera::treasury {

// An operation is carried out on the table, on one player after the other, or on all players concerned at once.
template <class Operation>
concept WorksOnTheTable = requires(State& s, const Rules& rules, const Operation& a, const EffectContext& context,
                                   Silent& tell)
{
    perform(s, rules, a, context, tell);
};

template <class Operation>
concept WorksOnAPlayer = requires(State& s, const Rules& rules, const Operation& a, const EffectContext& context,
                                  Seat seat, Silent& tell)
{
    perform(s, rules, a, context, seat, tell);
};

template <class Operation>
concept WorksOnPlayers = requires(State& s, const Rules& rules, const Operation& a, const EffectContext& context,
                                  SeatBits seats, Silent& tell)
{
    perform(s, rules, a, context, seats, tell);
};

template <class Operation>
struct DoesSomething {
    static_assert(WorksOnTheTable<Operation> || WorksOnAPlayer<Operation> || WorksOnPlayers<Operation>,
                  "nothing says what this operation does: write beside its arguments `void perform(State&, const "
                  "Rules&, const operation::It&, const EffectContext&, Sink auto&)`, with a Seat before the sink if it "
                  "concerns players one after the other, or SeatBits if it concerns all of them at once");
    static constexpr bool value = true;
};

template <class Operation>
const Selector& players_of(const Operation& operation)
{
    if constexpr (requires { operation.who; })
        return operation.who;
    else
        return operation.from;
}

template <class Operation>
void affect(State& s, const Rules& rules, const Operation& operation, const EffectContext& context, Seat seat,
            Sink auto& tell)
{
    if constexpr (WorksOnPlayers<Operation>)
        perform(s, rules, operation, context, bit_of(seat), tell);
    else if constexpr (WorksOnAPlayer<Operation>)
        perform(s, rules, operation, context, seat, tell);
}

// TR-084: in turn order from you, each completely.
inline void perform(State& s, const Rules& rules, Affect step, Sink auto& tell)
{
    const Seat seat = first_of(s, step.left, step.you);
    if (seat == spectator) return;
    const auto left = static_cast<SeatBits>(step.left & ~bit_of(seat));
    if (left != 0) s.agenda.run_next({Affect{step.card, step.effect, step.you, left}});
    const EffectContext context{step.card, step.effect, step.you};
    rules[step.card].effects[step.effect].operation.visit(
        [&](const auto& operation) { affect(s, rules, operation, context, seat, tell); });
}

template <class Operation>
void carry_out(State& s, const Rules& rules, const Operation& operation, const EffectContext& context, Sink auto& tell)
{
    static_assert(DoesSomething<Operation>::value);
    note_carried_out<Operation>(tell);
    if constexpr (WorksOnTheTable<Operation>) {
        perform(s, rules, operation, context, tell);
    } else {
        // The others concern players; the selection is made now, once.
        const Selector& who = players_of(operation);
        if (who.selection == Selection::Choice)
            return s.agenda.run_next({AskOpponent{context.card, context.effect, context.you}});
        const SeatBits seats = selected(s, rules, who, context.you);
        if constexpr (WorksOnPlayers<Operation>)
            perform(s, rules, operation, context, seats, tell);
        else if (seats != 0)
            s.agenda.run_next({Affect{context.card, context.effect, context.you, seats}});
    }
}

// TR-082: an effect, with everything it causes, is finished before the next one starts.
inline void perform(State& s, const Rules& rules, RunEffects step, Sink auto& tell)
{
    const Effect& effect = rules[step.card].effects[step.effect];
    if (!effect.last) s.agenda.run_next({RunEffects{step.card, static_cast<std::uint8_t>(step.effect + 1), step.you}});
    const EffectContext context{step.card, step.effect, step.you};
    effect.operation.visit([&](const auto& operation) { carry_out(s, rules, operation, context, tell); });
}

// An opponent, chosen by you.

inline void offer(const State& s, const Rules&, const AskOpponent& asked, Offers<ChooseOpponent>& out)
{
    for (std::size_t k = 1; k < s.players.size(); ++k) out.add({left_of(s, asked.seat, k)});
}

inline Verdict check(const State& s, const Rules&, const AskOpponent& asked, ChooseOpponent a)
{
    if (index_of(a.seat) >= s.players.size() || a.seat == asked.seat)
        return refuse("TR-085: choose one of your opponents");
    return allow();
}

inline void apply(State& s, const Rules&, const AskOpponent& asked, ChooseOpponent a, Sink auto&)
{
    s.agenda.run_next({Affect{asked.card, asked.effect, asked.seat, bit_of(a.seat)}});
}

}  // namespace tessera::treasury
