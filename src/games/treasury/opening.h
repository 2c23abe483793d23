// Opening, using and losing businesses: TR-029 to TR-037.
#pragma once

#include "games/treasury/abilities.h"
#include "games/treasury/knowledge.h"
#include "games/treasury/operations/choices.h"

namespace tessera::treasury {

inline int develop_cost(const State& s, const Rules& rules, Seat seat, CardId card)
{
    return std::max(0, rules[card].develop - modifier_sum(s, rules, seat, Modifier::DevelopDiscount));
}

inline int gold_cost(const State& s, const Rules& rules, Seat seat, CardId card)
{
    return std::max(0, rules[card].gold - modifier_sum(s, rules, seat, Modifier::GoldDiscount));
}

// TR-027, TR-028: may a development card be laid on this business?
inline Verdict check_development(const State& s, const Rules& rules, Seat seat, Place place)
{
    const Player& player = s.players[seat];
    if (!has_business(player, place)) return refuse("TR-027: you have no business in that place");
    const Business& business = player.businesses[index_of(place)];
    if (!business.is_startup()) return refuse("TR-027: only a startup is developed");
    if (rules.overdeveloping == Overdeveloping::Forbidden &&
        count_laid(s, seat, place) >= develop_cost(s, rules, seat, business.card))
        return refuse("TR-028: the startup has as many development cards as it needs");
    return allow();
}

// TR-034: the full cost, whatever happened to the startup in this turn.
inline Verdict check_gold(const State& s, const Rules& rules, Seat seat, Place place)
{
    const Player& player = s.players[seat];
    if (player.gold < gold_cost(s, rules, seat, player.businesses[index_of(place)].card))
        return refuse("TR-034: you cannot pay the gold cost");
    return allow();
}

// Open: TR-032 to TR-036.

inline void offer(const State& s, const Rules&, const TurnMenu&, Offers<Open>& out)
{
    for (std::size_t i = 0; i < s.mover().businesses.size(); ++i) {
        if (!s.mover().businesses[i].is_startup()) continue;
        out.add({id_at<Place>(i), Opening::Development});
        out.add({id_at<Place>(i), Opening::Gold});
    }
}

inline Verdict check(const State& s, const Rules& rules, const TurnMenu&, Open a)
{
    const Player& player = s.mover();
    if (s.turn.acted && !rules.opens_after_main_action)
        return refuse("TR-032: businesses are opened before the main action");
    if (!has_business(player, a.business) || !player.businesses[index_of(a.business)].is_startup())
        return refuse("TR-032: you have no startup in that place");
    if (a.by == Opening::Gold) return check_gold(s, rules, s.turn.seat, a.business);
    if (a.by != Opening::Development) return refuse("TR-032: a business is opened by development or by gold");

    // TR-033, and TR-036 for a startup that needs no development cards.
    if (player.started.contains(a.business)) return refuse("TR-033: the business was started this turn");
    if (player.developed.contains(a.business)) return refuse("TR-033: the business was developed this turn");
    const int cost = develop_cost(s, rules, s.turn.seat, player.businesses[index_of(a.business)].card);
    const int cards = count_laid(s, s.turn.seat, a.business);
    if (cards < cost) return refuse("TR-033: the startup lacks development cards");
    if (cards > cost && rules.overdeveloping == Overdeveloping::Spoils)
        return refuse("TR-R19: the startup has more development cards than it needs, and only gold opens it");
    return allow();
}

// TR-035.
inline void open(State& s, const Rules& rules, Seat seat, Place place, Opening by, int gold, Sink auto& tell)
{
    Business& business = s.players[seat].businesses[index_of(place)];
    business.opened_as = ++s.openings;
    show_to_all(s, business.card);
    for (std::size_t i = s.laid.size(); i-- > 0;) {
        if (s.laid[i].seat != seat || s.laid[i].business != place) continue;
        discard(s, rules, s.laid[i].card);
        s.laid.erase_at(i);
    }
    tell(BusinessOpened{seat, business.card, by, static_cast<std::uint8_t>(gold)});
    s.agenda.run_next({
        fire(s, Occasion::Open, seat, business.card),
        fire(s, Occasion::YouOpen, seat, business.card),
        fire(s, Occasion::RivalOpen, seat, business.card),
    });
}

// TR-R20: the gold goes to the supply, or into the treasury.
inline void open_for_gold(State& s, const Rules& rules, Seat seat, Place place, Sink auto& tell)
{
    const int cost = gold_cost(s, rules, seat, s.players[seat].businesses[index_of(place)].card);
    if (rules.opening_pays_treasury)
        lose_to_treasury(s, seat, cost);
    else
        lose_to_supply(s, seat, cost);
    open(s, rules, seat, place, Opening::Gold, cost, tell);
}

inline void apply(State& s, const Rules& rules, const TurnMenu&, Open a, Sink auto& tell)
{
    s.agenda.run_next({AfterAction{}, TurnMenu{}});
    if (a.by == Opening::Gold) return open_for_gold(s, rules, s.turn.seat, a.business, tell);
    open(s, rules, s.turn.seat, a.business, Opening::Development, 0, tell);
}

inline void apply(State& s, const Rules& rules, const ChooseFaceUp&, Open a, Sink auto& tell)
{
    open_for_gold(s, rules, s.turn.seat, a.business, tell);
}

// Use: TR-037, TR-R55.

inline void offer(const State& s, const Rules& rules, Offers<Use>& out)
{
    for (std::size_t i = 0; i < s.mover().businesses.size(); ++i) {
        const Business& business = s.mover().businesses[i];
        if (business.is_open() && rules[business.card].occasions.contains(Occasion::Activate))
            out.add({id_at<Place>(i)});
    }
}

inline std::uint8_t used_ability(const Rules& rules, CardId card)
{
    std::uint8_t i = 0;
    while (rules[card].abilities[i].when != Occasion::Activate) ++i;
    return i;
}

inline Verdict check(const State& s, const Rules& rules, Use a)
{
    const Player& player = s.mover();
    if (s.turn.acted && !rules.opens_after_main_action)
        return refuse("TR-037: businesses are used before the main action");
    if (!has_business(player, a.business)) return refuse("TR-037: you have no business in that place");
    const Business& business = player.businesses[index_of(a.business)];
    if (!business.is_open() || !rules[business.card].occasions.contains(Occasion::Activate))
        return refuse("TR-037: the business has nothing to use");
    if (player.used.contains(a.business)) return refuse("TR-037: once per turn and business");
    const Ability& ability = rules[business.card].abilities[used_ability(rules, business.card)];
    if (ability.per_round > 0 && business.fired >= ability.per_round) return refuse("TR-037: not again in this round");
    const auto& first = rules[business.card].effects[ability.effects].operation;
    if (first.is<operation::May>() && !can_pay(s, first.as<operation::May>(), s.turn.seat))
        return refuse("TR-037: you cannot pay its cost");
    return allow();
}

inline void apply(State& s, const Rules& rules, Use a, Sink auto& tell)
{
    const CardId card = s.mover().businesses[index_of(a.business)].card;
    s.mover().used.insert(a.business);
    tell(BusinessUsed{s.turn.seat, card});
    s.agenda.run_next({CarryOutAbility{s.turn.seat, card, used_ability(rules, card)}, AfterAction{}, TurnMenu{}});
}

// A sale, as main action, for the tax or by an effect: TR-030, TR-031. What it yields is the printed cost (TR-R22).

inline int sale_value(const Rules& rules, const Business& business)
{
    return business.is_open() || rules.startups_sell_for_gold ? rules[business.card].gold : 0;
}

inline void sell(State& s, const Rules& rules, Seat seat, Place place, int bonus, Sink auto& tell)
{
    const Business& business = s.players[seat].businesses[index_of(place)];
    int gold = sale_value(rules, business);
    if (gold > 0) gold += bonus;
    gain_from_supply(s, seat, gold);
    if (gold > 0) show_to_all(s, business.card);  // TR-R21
    tell(BusinessSold{seat, place, business.card, business.is_open(), static_cast<std::uint8_t>(gold)});
    s.agenda.run_next({
        LoseContracts{seat, place, all_contracts},  // TR-031: one contract card returns,
        FinishSale{seat, place},                    // everything else is discarded, and abilities fire
    });
}

inline void perform(State& s, const Rules& rules, FinishSale step, Sink auto&)
{
    Player& player = s.players[step.seat];
    const Business sold = player.businesses[index_of(step.business)];
    for (std::size_t i = s.laid.size(); i-- > 0;) {
        if (s.laid[i].seat != step.seat || s.laid[i].business != step.business) continue;
        discard(s, rules, s.laid[i].card);
        s.laid.erase_at(i);
    }
    discard(s, rules, sold.card);
    player.businesses[index_of(step.business)] = {};
    player.started.erase(step.business);
    player.developed.erase(step.business);
    player.used.erase(step.business);
    while (!player.businesses.empty() && !player.businesses.back().is_there()) player.businesses.take_back();

    s.agenda.run_next({fire(s, Occasion::YouSell, step.seat)});
    if (!sold.is_open()) return;
    const Card& card = rules[sold.card];
    for (std::size_t i = card.abilities.size(); i-- > 0;)
        if (card.abilities[i].when == Occasion::Sold)
            s.agenda.run_next({CarryOutAbility{step.seat, sold.card, static_cast<std::uint8_t>(i)}});
}

}  // namespace tessera::treasury
