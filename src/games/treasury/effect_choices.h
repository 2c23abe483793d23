// The choices inside effects: an opponent, a card to discard, a startup to fund or charter, demand to clear, a price to
// pay, one of several effects, a business to sell. TR-085: they belong to the player named.
#pragma once

#include "games/treasury/contracts.h"
#include "games/treasury/events.h"

namespace tessera::treasury {

template <class Asked>
const Effect& effect_asked(const Rules& rules, const Asked& asked)
{
    return rules[asked.card].effects[asked.effect];
}

// An opponent.

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

// Cards to discard, one at a time.

inline void perform(State& s, const Rules&, DiscardCards step, Sink auto&)
{
    if (step.cards == 0 || s.players[step.seat].hand.empty()) return;
    s.agenda.run_next({
        ChooseDiscard{step.seat},
        DiscardCards{step.seat, static_cast<std::uint8_t>(step.cards - 1)},
    });
}

inline void offer(const State& s, const Rules&, const ChooseDiscard& asked, Offers<Discard>& out)
{
    for (CardId card : s.players[asked.seat].hand) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseDiscard& asked, Discard a)
{
    if (index_of(a.card) >= rules.card_count || !s.players[asked.seat].hand.contains(a.card))
        return refuse("TR-085: that card is not in your hand");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseDiscard& asked, Discard a, Sink auto& tell)
{
    discard_from_hand(s, rules, asked.seat, a.card);
    tell(CardDiscarded{asked.seat, a.card});
}

inline Discard redact_for(const State& s, const Rules& rules, Discard a, Seat viewer)
{
    const bool own = s.agenda.asks<ChooseDiscard>() && s.agenda.top_as<ChooseDiscard>().seat == viewer;
    if (!rules.public_discard && !own) a.card = no_card;
    return a;
}

// `fund`: a startup on which Develop would be legal; without one, or without a card, nothing is taken.

inline void perform(State& s, const Rules& rules, FundStartups step, Sink auto&)
{
    if (step.cards == 0 || piles_are_empty(s, rules)) return;
    for (std::size_t i = 0; i < s.players[step.seat].businesses.size(); ++i)
        if (check_development(s, rules, step.seat, id_at<Place>(i)))
            return s.agenda.run_next({
                ChooseFunded{step.seat},
                FundStartups{step.seat, static_cast<std::uint8_t>(step.cards - 1)},
            });
}

inline void offer(const State& s, const Rules&, const ChooseFunded& asked, Offers<Develop>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_startup()) out.add({id_at<Place>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseFunded& asked, Develop a)
{
    return check_development(s, rules, asked.seat, a.business);
}

inline void apply(State& s, const Rules&, const ChooseFunded& asked, Develop a, Sink auto&)
{
    s.agenda.run_next({TakeCard{Destination::Development, asked.seat, a.business}});
}

// `charter`: a startup up to a printed gold cost, regardless of marks and development.

inline Verdict check_charter(const State& s, const Rules& rules, const Effect& effect, Seat seat, Place place)
{
    const Player& player = s.players[seat];
    if (!has_business(player, place) || !player.businesses[index_of(place)].is_startup())
        return refuse("TR-085: you have no startup in that place");
    if (rules[player.businesses[index_of(place)].card].gold > effect.max)
        return refuse("TR-085: the gold cost of the startup is higher than the effect allows");
    return allow();
}

inline void offer(const State& s, const Rules&, const ChooseCharter& asked, Offers<Open>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_startup()) out.add({id_at<Place>(i), Opening::Charter});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseCharter& asked, Open a)
{
    if (a.by != Opening::Charter) return refuse("TR-085: the effect opens a startup for free");
    return check_charter(s, rules, effect_asked(rules, asked), asked.seat, a.business);
}

inline void apply(State& s, const Rules& rules, const ChooseCharter& asked, Open a, Sink auto& tell)
{
    open(s, rules, asked.seat, a.business, Opening::Charter, 0, tell);
}

// `clear`: you choose the class each time, and its oldest card goes.

inline void perform(State& s, const Rules& rules, ClearDemand step, Sink auto&)
{
    if (step.left == 0 || count_demand(s, rules, effect_asked(rules, step).icon) == 0) return;
    s.agenda.run_next({
        ChooseCleared{step.card, step.effect, step.seat},
        ClearDemand{step.card, step.effect, step.seat, static_cast<std::uint8_t>(step.left - 1)},
    });
}

inline void offer(const State& s, const Rules& rules, const ChooseCleared&, Offers<Clear>& out)
{
    for (CardId card : s.demand)
        if (is_first_of_class(s.demand, rules, card)) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseCleared& asked, Clear a)
{
    if (!s.demand.contains(a.card)) return refuse("TR-085: that card is not in the demand pile");
    if (!is_first_of_class(s.demand, rules, a.card)) return refuse("TR-R30: of equal demand cards, the oldest goes");
    if (!shows(rules, a.card, effect_asked(rules, asked).icon))
        return refuse("TR-085: the card does not show what the effect clears");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseCleared& asked, Clear a, Sink auto& tell)
{
    remove_from(s.demand, a.card);
    discard(s, rules, a.card);
    tell(DemandCleared{asked.seat, a.card});
}

// `may`: pay, or discard, or just wish it, and then it happens.

inline void offer(const State&, const Rules&, Offers<Accept>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules& rules, const ChooseMay& asked, Accept)
{
    if (!can_pay(s, effect_asked(rules, asked), asked.seat)) return refuse("TR-002: the cost is paid in full");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseMay& asked, Accept, Sink auto& tell)
{
    const Effect& effect = effect_asked(rules, asked);
    if (effect.then != no_effect) s.agenda.run_next({RunEffects{asked.card, effect.then, asked.seat}});
    if (effect.discard > 0) return s.agenda.run_next({DiscardCards{asked.seat, effect.discard}});
    if (effect.pay == 0) return;
    if (effect.treasury)
        lose_to_treasury(s, asked.seat, effect.pay);
    else
        lose_to_supply(s, asked.seat, effect.pay);
    tell(GoldPaid{asked.seat, effect.pay, asked.card});
}

// `choose`: one list of effects.

inline void offer(const State&, const Rules& rules, const ChooseOne& asked, Offers<ChooseOption>& out)
{
    for (std::size_t i = 0; i < effect_asked(rules, asked).options.size(); ++i) out.add({static_cast<std::uint8_t>(i)});
}

inline Verdict check(const State&, const Rules& rules, const ChooseOne& asked, ChooseOption a)
{
    if (a.option >= effect_asked(rules, asked).options.size()) return refuse("TR-085: there is no such option");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseOne& asked, ChooseOption a, Sink auto&)
{
    const std::uint8_t first = effect_asked(rules, asked).options[a.option];
    if (first != no_effect) s.agenda.run_next({RunEffects{asked.card, first, asked.seat}});
}

// `sale`: one business now, as by Sell.

inline void offer(const State& s, const Rules&, const ChooseSale& asked, Offers<Sell>& out)
{
    for (std::size_t i = 0; i < s.players[asked.seat].businesses.size(); ++i)
        if (s.players[asked.seat].businesses[i].is_there()) out.add({id_at<Place>(i)});
}

inline Verdict check(const State& s, const Rules&, const ChooseSale& asked, Sell a)
{
    if (!has_business(s.players[asked.seat], a.business)) return refuse("TR-029: you have no business in that place");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseSale& asked, Sell a, Sink auto& tell)
{
    sell(s, rules, asked.seat, a.business, effect_asked(rules, asked).bonus, tell);
}

// What is offered may be declined.

inline void offer(const State&, const Rules&, Offers<Decline>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Decline) { return allow(); }
inline void apply(State&, const Rules&, Decline, Sink auto&) {}

}  // namespace tessera::treasury
