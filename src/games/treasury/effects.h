// Effects: TR-082 to TR-085, and the operations that cards are made of (section 4.12), one function each. Choices
// within them are in `effect_choices.h`.
#pragma once

#include "games/treasury/effect_choices.h"

namespace tessera::treasury {

// An effect of a card that somebody carries out.
struct Deed {
    CardId card;
    std::uint8_t effect;
    Seat you;
};

inline const Effect& effect_of(const Rules& rules, const Deed& deed) { return rules[deed.card].effects[deed.effect]; }

inline std::uint8_t small_amount(const State& s, const Rules& rules, const Amount& n, Seat you)
{
    return static_cast<std::uint8_t>(std::min(amount(s, rules, n, you), 255));
}

// Operations on one player. Amounts are evaluated when the player is handled.

inline void gain(State& s, const Rules& rules, const Deed& deed, Seat seat, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, deed);
    int gold = small_amount(s, rules, effect.n, seat);
    if (effect.treasury)
        gold = gain_from_treasury(s, seat, gold);
    else
        gain_from_supply(s, seat, gold);
    if (gold > 0) tell(GoldGained{seat, static_cast<std::uint8_t>(gold), deed.card, effect.treasury});
}

inline void lose(State& s, const Rules& rules, const Deed& deed, Seat seat, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, deed);
    // A shield keeps off the losses of events; taxes, costs and own abilities still take.
    if (effect.of_event && is_shielded(s, rules, seat, Harm::Loss)) return tell(ShieldHeld{seat, deed.card});
    const int due = small_amount(s, rules, effect.n, seat);
    const int gold = effect.treasury ? lose_to_treasury(s, seat, due) : lose_to_supply(s, seat, due);
    if (gold > 0) tell(GoldLost{seat, static_cast<std::uint8_t>(gold), deed.card, effect.treasury});
}

inline void steal(State& s, const Rules& rules, const Deed& deed, Seat from, int gold, Sink auto& tell)
{
    if (is_shielded(s, rules, from, Harm::Theft)) return tell(ShieldHeld{from, deed.card});
    const int stolen = lose_to_supply(s, from, gold);
    gain_from_supply(s, deed.you, stolen);
    if (stolen > 0) tell(GoldStolen{deed.you, from, static_cast<std::uint8_t>(stolen), deed.card});
}

// What is stolen from each is evaluated once.
inline void steal_from_each(State& s, const Rules& rules, const Deed& deed, SeatBits seats, Sink auto& tell)
{
    const int gold = small_amount(s, rules, effect_of(rules, deed).n, deed.you);
    for (std::size_t k = 1; k < s.players.size(); ++k)
        if (const Seat from = left_of(s, deed.you, k); (seats & bit_of(from)) != 0)
            steal(s, rules, deed, from, gold, tell);
}

// `void`: the contract is lost as by a sale, but the business stays.
inline void void_contract(State& s, const Rules& rules, const Deed& deed, Seat seat, Sink auto& tell)
{
    const Place place = contract_of_size(s, rules, seat, effect_of(rules, deed).which);
    if (place == no_place) return;
    tell(ContractVoided{seat, s.players[seat].businesses[index_of(place)].card});
    s.agenda.run_next({LoseContracts{seat, place, 0}});
}

// `advance`: at most what the treasury holds; no overdraft, and no `paid` abilities.
inline void advance(State& s, const Rules& rules, const Deed& deed, Seat seat, Sink auto& tell)
{
    const Place place = contract_of_size(s, rules, seat, effect_of(rules, deed).which);
    if (place == no_place) return;
    const CardId card = s.players[seat].businesses[index_of(place)].card;
    const int gold = gain_from_treasury(s, seat, contract_price(s, rules, seat, card));
    tell(ContractAdvanced{seat, card, static_cast<std::uint8_t>(gold)});
}

inline void affect(State& s, const Rules& rules, const Deed& deed, Seat seat, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, deed);
    switch (effect.op) {
        case Op::Gain: return gain(s, rules, deed, seat, tell);
        case Op::Lose: return lose(s, rules, deed, seat, tell);
        case Op::Steal: return steal_from_each(s, rules, deed, bit_of(seat), tell);
        case Op::Draw: return s.agenda.run_next({DrawCards{seat, small_amount(s, rules, effect.n, seat)}});
        case Op::Discard: return s.agenda.run_next({DiscardCards{seat, small_amount(s, rules, effect.n, deed.you)}});
        case Op::Fund: return s.agenda.run_next({FundStartups{seat, small_amount(s, rules, effect.n, deed.you)}});
        case Op::Void: return void_contract(s, rules, deed, seat, tell);
        case Op::Advance: return advance(s, rules, deed, seat, tell);
        case Op::Sale:
            if (count_businesses(s.players[seat]) > 0) s.agenda.run_next({ChooseSale{deed.card, deed.effect, seat}});
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

inline void endow(State& s, const Rules& rules, const Deed& deed, Sink auto& tell)
{
    const int gold = amount(s, rules, effect_of(rules, deed).n, deed.you);
    endow_treasury(s, gold);
    if (gold > 0) tell(TreasuryEndowed{static_cast<std::uint16_t>(gold), deed.card});
}

inline void drain(State& s, const Rules& rules, const Deed& deed, Sink auto& tell)
{
    const int gold = drain_treasury(s, amount(s, rules, effect_of(rules, deed).n, deed.you));
    if (gold > 0) tell(TreasuryDrained{static_cast<std::uint16_t>(gold), deed.card});
}

inline void charter(State& s, const Rules& rules, const Deed& deed)
{
    for (std::size_t i = 0; i < s.players[deed.you].businesses.size(); ++i)
        if (check_charter(s, rules, effect_of(rules, deed), deed.you, id_at<Place>(i)))
            return s.agenda.run_next({ChooseCharter{deed.card, deed.effect, deed.you}});
}

inline void peek(State& s, const Rules& rules, const Deed& deed, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, deed);
    const auto cards = static_cast<std::uint8_t>(effect.n.base);
    tell(CardsPeeked{deed.you, effect.pile, cards});
    s.agenda.run_next({PeekCards{deed.you, effect.pile, cards, 0}});
}

// `bury`: the new top is revealed outside resolution.
inline void bury(State& s, const Deed& deed, Sink auto& tell)
{
    if (s.current.size() < 2) return;
    const CardId top = s.current[0];
    s.current.erase_at(0);
    s.current.push_back(top);
    tell(EventBuried{deed.you, top});
    if (s.resolving.empty()) s.agenda.run_next({RevealTop{}});
}

inline void carry_out(State& s, const Rules& rules, const Deed& deed, Sink auto& tell)
{
    const Effect& effect = effect_of(rules, deed);
    const auto run = [&](std::uint8_t first) {
        if (first != no_effect) s.agenda.run_next({RunEffects{deed.card, first, deed.you}});
    };
    switch (effect.op) {
        case Op::Endow: return endow(s, rules, deed, tell);
        case Op::Drain: return drain(s, rules, deed, tell);
        case Op::Grow: return s.agenda.run_next({Grow{deed.you, small_amount(s, rules, effect.n, deed.you)}});
        case Op::Shrink: return s.agenda.run_next({Shrink{deed.you, small_amount(s, rules, effect.n, deed.you)}});
        case Op::Announce: return s.agenda.run_next({Announce{small_amount(s, rules, effect.n, deed.you)}});
        case Op::Charter: return charter(s, rules, deed);
        case Op::Clear:
            return s.agenda.run_next(
                {ClearDemand{deed.card, deed.effect, deed.you, small_amount(s, rules, effect.n, deed.you)}});
        case Op::Peek: return peek(s, rules, deed, tell);
        case Op::Bury: return bury(s, deed, tell);
        case Op::If: return run(holds(s, rules, effect.conditions, deed.you) ? effect.then : effect.otherwise);
        case Op::May:
            if (can_pay(s, effect, deed.you)) s.agenda.run_next({ChooseMay{deed.card, deed.effect, deed.you}});
            return;
        case Op::Choose: return s.agenda.run_next({ChooseOne{deed.card, deed.effect, deed.you}});
        default: break;
    }
    // The others concern players; the selection is made now, once.
    if (effect.who.selection == Selection::Choice)
        return s.agenda.run_next({AskOpponent{deed.card, deed.effect, deed.you}});
    const SeatBits seats = selected(s, rules, effect.who, deed.you);
    if (effect.op == Op::Steal) return steal_from_each(s, rules, deed, seats, tell);
    if (seats != 0) s.agenda.run_next({Affect{deed.card, deed.effect, deed.you, seats}});
}

// TR-082: an effect, with everything it causes, is finished before the next one starts.
inline void perform(State& s, const Rules& rules, RunEffects step, Sink auto& tell)
{
    const Deed deed{step.card, step.effect, step.you};
    if (!effect_of(rules, deed).last)
        s.agenda.run_next({RunEffects{step.card, static_cast<std::uint8_t>(step.effect + 1), step.you}});
    carry_out(s, rules, deed, tell);
}

}  // namespace tessera::treasury
