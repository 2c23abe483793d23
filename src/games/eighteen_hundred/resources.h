// Steps 3 to 5: collection, placement and activation, EH-051 to EH-054.
#pragma once

#include "games/eighteen_hundred/development.h"

namespace tessera::eighteen_hundred {

struct Income {
    int production = 0;
    int from_statics = 0;
    int from_monopolies = 0;
    int from_agreements = 0;
    int commerce() const { return from_statics + from_monopolies + from_agreements; }
};

// EH-051, EH-052
inline Income income_of(const State& s, const Rules& rules, Seat seat)
{
    const Player& player = s.players[seat];
    Income income;
    income.production = sum_over(player.employed, rules.urban);
    for (std::size_t i = 0; i < rules.routes.size(); ++i) {
        income.production += player.tokens.items[i] * rules[rules.routes[i]].route_production;
        if (has_monopoly(s, seat, i)) income.from_monopolies += rules.constants.monopoly_commerce;
    }
    for_each_static(s, rules, seat, StaticOp::Collect, [&](const Static& effect, int times) {
        if (times == 0) return;
        if (effect.per != no_metric) times = metric(s, rules, seat, effect.per) / effect.each;
        const auto amount = [&](int each) {
            return effect.cap > 0 ? std::min<int>(each * times, effect.cap) : each * times;
        };
        income.production += amount(effect.production);
        income.from_statics += amount(effect.commerce);
    });
    for (const CardInPlay& card : s.cards) {
        if (card.partner == spectator || (card.owner != seat && card.partner != seat)) continue;
        for (const Static& effect : rules[card.card].statics)
            if (effect.op == StaticOp::FreeTradeIncome) income.from_agreements += effect.n;
    }
    return income;
}

inline void perform(State& s, const Rules& rules, Collect, Sink auto& tell)
{
    const Income income = income_of(s, rules, s.turn.seat);
    add_to(s.mover().production, income.production);
    add_to(s.mover().commerce, income.commerce());
    const auto small = [](int n) { return static_cast<std::uint8_t>(std::min(n, 255)); };
    tell(Collected{s.turn.seat, small(income.production), small(income.commerce()), small(income.from_statics),
                   small(income.from_monopolies), small(income.from_agreements)});
}

// EH-053: token by token.

inline void offer(const State& s, const Rules& rules, Offers<Put>& out)
{
    const Player& player = s.mover();
    if (player.production == 0 && player.commerce == 0) return;
    for (std::size_t i = s.cards_from[index_of(s.turn.seat)]; i < s.cards_from[index_of(s.turn.seat) + 1]; ++i) {
        const CardInPlay& card = s.cards[i];
        const Card& info = rules[card.card];
        if (info.production == 0 && info.commerce == 0) continue;
        const std::uint8_t copy = copy_at(s, i);
        if (player.production > 0 && card.production < info.production)
            out.add({Resource::Production, card.card, copy});
        if (player.commerce > 0 && card.commerce < info.commerce) out.add({Resource::Commerce, card.card, copy});
    }
}

inline Verdict check(const State& s, const Rules& rules, Put a)
{
    const std::size_t place = place_of(s, s.turn.seat, a.card, a.copy);
    if (place == s.cards.size()) return refuse("EH-053: you have no such card in play");
    const CardInPlay& card = s.cards[place];
    if (equals_an_earlier_copy(s, place)) return refuse("EH-053: an equal copy of the card comes before this one");
    if (a.resource == Resource::Commerce) {
        if (s.mover().commerce == 0) return refuse("EH-053: your stockpile holds no commerce");
        if (card.commerce >= rules[a.card].commerce) return refuse("EH-053: no commerce square of the card is free");
        return allow();
    }
    if (a.resource != Resource::Production) return refuse("EH-053: there are production and commerce");
    if (s.mover().production == 0) return refuse("EH-053: your stockpile holds no production");
    if (card.production >= rules[a.card].production) return refuse("EH-053: no production square of the card is free");
    const int limit = place_limit(s, rules, s.turn.seat);
    if (limit > 0 && card.placed >= limit) return refuse("EH-053: the card has got all the production of this turn");
    return allow();
}

inline void apply(State& s, const Rules& rules, Put a, Sink auto& tell)
{
    CardInPlay& card = s.cards[place_of(s, s.turn.seat, a.card, a.copy)];
    if (a.resource == Resource::Production) {
        --s.mover().production;
        ++card.production;
        ++card.placed;
    } else {
        --s.mover().commerce;
        ++card.commerce;
    }
    if (rules[a.card].static_ops.contains(StaticOp::Navy)) recount_navy(s, rules, s.turn.seat);
    tell(TokenPlaced{s.turn.seat, a.resource, a.card});
    s.agenda.run_next({PlaceTokens{}});
}

inline void perform(State& s, const Rules& rules, EndPlacement, Sink auto& tell)
{
    Player& player = s.mover();
    if (!rules.discards_unplaced_resources || player.production + player.commerce == 0) return;
    tell(StockpileDiscarded{s.turn.seat, player.production, player.commerce});
    player.production = 0;
    player.commerce = 0;
}

// EH-054

inline void offer(const State& s, const Rules& rules, Offers<Activate>& out)
{
    for (std::size_t i = s.cards_from[index_of(s.turn.seat)]; i < s.cards_from[index_of(s.turn.seat) + 1]; ++i)
        if (rules[s.cards[i].card].activation != no_list && is_filled(rules, s.cards[i]))
            out.add({s.cards[i].card, copy_at(s, i)});
}

inline Verdict check(const State& s, const Rules& rules, Activate a)
{
    const std::size_t place = place_of(s, s.turn.seat, a.card, a.copy);
    if (place == s.cards.size()) return refuse("EH-054: you have no such card in play");
    const CardInPlay& card = s.cards[place];
    const Card& info = rules[a.card];
    if (equals_an_earlier_copy(s, place)) return refuse("EH-054: an equal copy of the card comes before this one");
    if (info.activation == no_list) return refuse("EH-054: this card is not activated");
    if (!is_filled(rules, card)) return refuse("EH-054: the squares of the card are not all filled");
    if (card.activated) return refuse("EH-054: the card was activated this turn");
    if (card.partner != spectator) return refuse("EH-101: the card carries an agreement");
    if (!meets(s, rules, s.turn.seat, info.need)) return refuse("EH-054: the card needs more than you have");
    if (!can_pay(s, rules, s.turn.seat, info.cost, 0)) return refuse("EH-054: you cannot pay the cost of the card");
    if (!any_possible(s, rules, s.turn.seat, info.activation))
        return refuse("EH-054: none of its effects is possible now");
    return allow();
}

inline void apply(State& s, const Rules& rules, Activate a, Sink auto& tell)
{
    const std::size_t place = place_of(s, s.turn.seat, a.card, a.copy);
    CardInPlay& card = s.cards[place];
    const Card& info = rules[a.card];
    card.activated = true;
    card.production = 0;
    card.commerce = 0;
    s.turn.card_in_use = static_cast<std::uint8_t>(place);
    recount_navy(s, rules, s.turn.seat);
    tell(CardActivated{s.turn.seat, a.card});
    pay(s, rules, s.turn.seat, info.cost, {a.card, no_hand_card}, tell);
    s.agenda.run_next({
        PayDiscards{s.turn.seat, info.cost.discard_admin, info.cost.discard_military},  // EH-064
        ResolveEffects{s.turn.seat, info.activation, 0},
        ActivateCards{},
    });
}

}  // namespace tessera::eighteen_hundred
