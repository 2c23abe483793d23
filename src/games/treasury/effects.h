// Effects: TR-082 to TR-085, and the operations that cards are made of (section 4.12), one function each. Choices
// within them are in `effect_choices.h`.
#pragma once

#include "games/treasury/effect_choices.h"

namespace tessera::treasury {

// An effect of a card that somebody carries out.
struct EffectContext {
    CardId card;
    std::uint8_t effect;
    Seat you;
};

inline const Effect& effect_of(const Rules& rules, const EffectContext& context)
{
    return rules[context.card].effects[context.effect];
}

inline std::uint8_t small_amount(const State& s, const Rules& rules, const Amount& n, Seat you)
{
    return static_cast<std::uint8_t>(std::min(amount(s, rules, n, you), 255));
}

// Operations on one player. Amounts are evaluated when the player is handled.

inline void gain(State& s, const Rules& rules, const EffectContext& context, Seat seat, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, context);
    int gold = small_amount(s, rules, effect.n, seat);
    if (effect.treasury)
        gold = gain_from_treasury(s, seat, gold);
    else
        gain_from_supply(s, seat, gold);
    if (gold > 0) tell(GoldGained{seat, static_cast<std::uint8_t>(gold), context.card, effect.treasury});
}

inline void lose(State& s, const Rules& rules, const EffectContext& context, Seat seat, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, context);
    // A shield keeps off the losses of events; taxes, costs and own abilities still take.
    if (effect.of_event && is_shielded(s, rules, seat, Harm::Loss)) return tell(ShieldHeld{seat, context.card});
    const int due = small_amount(s, rules, effect.n, seat);
    const int gold = effect.treasury ? lose_to_treasury(s, seat, due) : lose_to_supply(s, seat, due);
    if (gold > 0) tell(GoldLost{seat, static_cast<std::uint8_t>(gold), context.card, effect.treasury});
}

inline void steal(State& s, const Rules& rules, const EffectContext& context, Seat from, int gold, Sink auto& tell)
{
    if (is_shielded(s, rules, from, Harm::Theft)) return tell(ShieldHeld{from, context.card});
    const int stolen = lose_to_supply(s, from, gold);
    gain_from_supply(s, context.you, stolen);
    if (stolen > 0) tell(GoldStolen{context.you, from, static_cast<std::uint8_t>(stolen), context.card});
}

// What is stolen from each is evaluated once.
inline void steal_from_each(State& s, const Rules& rules, const EffectContext& context, SeatBits seats, Sink auto& tell)
{
    const int gold = small_amount(s, rules, effect_of(rules, context).n, context.you);
    for (std::size_t k = 1; k < s.players.size(); ++k)
        if (const Seat from = left_of(s, context.you, k); (seats & bit_of(from)) != 0)
            steal(s, rules, context, from, gold, tell);
}

// `void`: the contract is lost as by a sale, but the business stays.
inline void void_contract(State& s, const Rules& rules, const EffectContext& context, Seat seat, Sink auto& tell)
{
    const Place place = contract_of_size(s, rules, seat, effect_of(rules, context).which);
    if (place == no_place) return;
    tell(ContractVoided{seat, s.players[seat].businesses[index_of(place)].card});
    s.agenda.run_next({LoseContracts{seat, place, 0}});
}

// `advance`: at most what the treasury holds; no overdraft, and no `paid` abilities.
inline void advance(State& s, const Rules& rules, const EffectContext& context, Seat seat, Sink auto& tell)
{
    const Place place = contract_of_size(s, rules, seat, effect_of(rules, context).which);
    if (place == no_place) return;
    const CardId card = s.players[seat].businesses[index_of(place)].card;
    const int gold = gain_from_treasury(s, seat, contract_price(s, rules, seat, card));
    tell(ContractAdvanced{seat, card, static_cast<std::uint8_t>(gold)});
}

inline void affect(State& s, const Rules& rules, const EffectContext& context, Seat seat, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, context);
    switch (effect.op) {
        case Op::Gain: return gain(s, rules, context, seat, tell);
        case Op::Lose: return lose(s, rules, context, seat, tell);
        case Op::Steal: return steal_from_each(s, rules, context, bit_of(seat), tell);
        case Op::Draw: return s.agenda.run_next({DrawCards{seat, small_amount(s, rules, effect.n, seat)}});
        case Op::Discard: return s.agenda.run_next({DiscardCards{seat, small_amount(s, rules, effect.n, context.you)}});
        case Op::Fund: return s.agenda.run_next({FundStartups{seat, small_amount(s, rules, effect.n, context.you)}});
        case Op::Void: return void_contract(s, rules, context, seat, tell);
        case Op::Advance: return advance(s, rules, context, seat, tell);
        case Op::Sale:
            if (count_businesses(s.players[seat]) > 0)
                s.agenda.run_next({ChooseSale{context.card, context.effect, seat}});
            return;
        default: return;
    }
}

// TR-084: in turn order from you, each completely.
inline void perform(State& s, const Rules& rules, Affect step, Sink auto& tell)
{
    const Seat seat = first_of(s, step.left, step.you);
    if (seat == spectator) return;
    const auto left = static_cast<SeatBits>(step.left & ~bit_of(seat));
    if (left != 0) s.agenda.run_next({Affect{step.card, step.effect, step.you, left}});
    affect(s, rules, {step.card, step.effect, step.you}, seat, tell);
}

// Operations on the table.

inline void endow(State& s, const Rules& rules, const EffectContext& context, Sink auto& tell)
{
    const int gold = amount(s, rules, effect_of(rules, context).n, context.you);
    endow_treasury(s, gold);
    if (gold > 0) tell(TreasuryEndowed{static_cast<std::uint16_t>(gold), context.card});
}

inline void drain(State& s, const Rules& rules, const EffectContext& context, Sink auto& tell)
{
    const int gold = drain_treasury(s, amount(s, rules, effect_of(rules, context).n, context.you));
    if (gold > 0) tell(TreasuryDrained{static_cast<std::uint16_t>(gold), context.card});
}

inline void charter(State& s, const Rules& rules, const EffectContext& context)
{
    for (std::size_t i = 0; i < s.players[context.you].businesses.size(); ++i)
        if (check_charter(s, rules, effect_of(rules, context), context.you, id_at<Place>(i)))
            return s.agenda.run_next({ChooseCharter{context.card, context.effect, context.you}});
}

inline void peek(State& s, const Rules& rules, const EffectContext& context, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, context);
    const auto cards = static_cast<std::uint8_t>(effect.n.base);
    tell(CardsPeeked{context.you, effect.pile, cards});
    s.agenda.run_next({PeekCards{context.you, effect.pile, cards, 0}});
}

// `bury`: the new top is revealed outside resolution.
inline void bury(State& s, const EffectContext& context, Sink auto& tell)
{
    if (s.current.size() < 2) return;
    const CardId top = s.current[0];
    s.current.erase_at(0);
    s.current.push_back(top);
    tell(EventBuried{context.you, top});
    if (s.resolving.empty()) s.agenda.run_next({RevealTop{}});
}

inline void carry_out(State& s, const Rules& rules, const EffectContext& context, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, context);
    const auto run = [&](std::uint8_t first) {
        if (first != no_effect) s.agenda.run_next({RunEffects{context.card, first, context.you}});
    };
    switch (effect.op) {
        case Op::Endow: return endow(s, rules, context, tell);
        case Op::Drain: return drain(s, rules, context, tell);
        case Op::Grow: return s.agenda.run_next({Grow{context.you, small_amount(s, rules, effect.n, context.you)}});
        case Op::Shrink: return s.agenda.run_next({Shrink{context.you, small_amount(s, rules, effect.n, context.you)}});
        case Op::Announce: return s.agenda.run_next({Announce{small_amount(s, rules, effect.n, context.you)}});
        case Op::Charter: return charter(s, rules, context);
        case Op::Clear:
            return s.agenda.run_next({ClearDemand{context.card, context.effect, context.you,
                                                  small_amount(s, rules, effect.n, context.you)}});
        case Op::Peek: return peek(s, rules, context, tell);
        case Op::Bury: return bury(s, context, tell);
        case Op::If: return run(holds(s, rules, effect.conditions, context.you) ? effect.then : effect.otherwise);
        case Op::May:
            if (can_pay(s, effect, context.you))
                s.agenda.run_next({ChooseMay{context.card, context.effect, context.you}});
            return;
        case Op::Choose: return s.agenda.run_next({ChooseOne{context.card, context.effect, context.you}});
        default: break;
    }
    // The others concern players; the selection is made now, once.
    if (effect.who.selection == Selection::Choice)
        return s.agenda.run_next({AskOpponent{context.card, context.effect, context.you}});
    const SeatBits seats = selected(s, rules, effect.who, context.you);
    if (effect.op == Op::Steal) return steal_from_each(s, rules, context, seats, tell);
    if (seats != 0) s.agenda.run_next({Affect{context.card, context.effect, context.you, seats}});
}

// TR-082: an effect, with everything it causes, is finished before the next one starts.
inline void perform(State& s, const Rules& rules, RunEffects step, Sink auto& tell)
{
    const EffectContext context{step.card, step.effect, step.you};
    if (!effect_of(rules, context).last)
        s.agenda.run_next({RunEffects{step.card, static_cast<std::uint8_t>(step.effect + 1), step.you}});
    carry_out(s, rules, context, tell);
}

}  // namespace tessera::treasury
