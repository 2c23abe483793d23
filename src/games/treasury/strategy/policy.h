// The policy, a sensible move at once: claim what can be claimed, open what is ready, start and develop a few
// businesses at a time, keep the events going, and sell at the end.
#pragma once

#include "games/treasury/effects.h"
#include "games/treasury/strategy/evaluation.h"

namespace tessera::treasury {

// What a card is worth as a business, roughly.
inline float business_weight(const Rules& rules, const Tuned& tuned, CardId card)
{
    const CardEstimate& estimate = tuned.estimates[index_of(card)];
    return std::max(0.3f, static_cast<float>(rules[card].contract) / (1.0f + 0.4f * rules[card].develop) +
                              estimate.steady + 0.5f * estimate.on_open);
}

inline float sale_weight(const State& s, const Rules& rules, Seat seat, Place place)
{
    const Business& business = s.players[seat].businesses[index_of(place)];
    const auto gold = static_cast<float>(sale_value(rules, business));
    const bool ending = s.final_phase || s.game_end_triggered || piles_are_empty(s, rules);
    const float kept = business.contracts > 0 ? static_cast<float>(rules[business.card].contract) : 0.0f;
    if (ending) return std::max(0.05f, gold - kept);
    if (business.is_startup()) return rules.startups_sell_for_gold ? 0.12f * gold : 0.02f;
    return business.contracts > 0 ? 0.02f : 0.1f;
}

class Policy {
public:
    Policy(const State& s, const Rules& rules, const Tuned& tuned) : s_(s), rules_(rules), tuned_(tuned) {}

    float weight(Action action) const
    {
        const auto is = [&]<class Verb>(TypeTag<Verb>) { return action.kind == Verbs::index<Verb>(); };
        if (s_.agenda.asks<TurnMenu>()) return menu_weight(action);
        if (is(TypeTag<Seed>{})) {
            const Seed seed = unpack<Seed>(action);
            return seed.from == SeedFrom::DrawPile ? 3.0f : 2.0f / business_weight(rules_, tuned_, seed.card);
        }
        if (is(TypeTag<StartCard>{})) {
            const float worth = business_weight(rules_, tuned_, unpack<StartCard>(action).card);
            return worth * worth;
        }
        if (is(TypeTag<DevelopCard>{})) return 2.0f / business_weight(rules_, tuned_, unpack<DevelopCard>(action).card);
        if (is(TypeTag<Discard>{})) return 2.0f / business_weight(rules_, tuned_, unpack<Discard>(action).card);
        if (is(TypeTag<Cover>{})) return rules_[unpack<Cover>(action).card].barbarian ? 1.0f : 2.0f;
        if (is(TypeTag<Open>{})) return s_.agenda.asks<ChooseFaceUp>() ? 1.0f : 6.0f;
        if (is(TypeTag<Decline>{})) return 0.7f;
        if (s_.agenda.asks<ChooseForcedSale>())
            return 0.1f +
                   sale_weight(s_, rules_, s_.agenda.top_as<ChooseForcedSale>().seat, unpack<Sell>(action).business);
        if (s_.agenda.asks<ChooseSale>() && is(TypeTag<Sell>{}))
            return sale_weight(s_, rules_, s_.agenda.top_as<ChooseSale>().seat, unpack<Sell>(action).business);
        return 1.0f;
    }

private:
    // The weights of the actions of the menu.
    float menu_weight(Action action) const
    {
        const auto is = [&]<class Verb>(TypeTag<Verb>) { return action.kind == Verbs::index<Verb>(); };
        const Player& player = s_.mover();
        const auto business = [&](Place place) -> const Business& { return player.businesses[index_of(place)]; };
        if (is(TypeTag<Claim>{})) return 40.0f;
        if (is(TypeTag<Open>{})) {
            const Open open = unpack<Open>(action);
            if (open.by == Opening::Development) return 30.0f;
            return s_.final_phase ? 0.2f : 0.5f + 0.15f * business_weight(rules_, tuned_, business(open.business).card);
        }
        if (is(TypeTag<Trigger>{})) return 4.0f;
        if (is(TypeTag<Start>{})) {
            const int startups = count_businesses_that(player, [](const Business& b) { return b.is_startup(); });
            if (s_.final_phase && !rules_.startups_sell_for_gold) return 0.2f;
            return startups < 2 ? 6.0f : startups == 2 ? 2.0f : 0.5f;
        }
        if (is(TypeTag<Develop>{})) {
            const Place place = unpack<Develop>(action).business;
            const int missing = rules_[business(place).card].develop - count_laid(s_, s_.turn.seat, place);
            if (missing <= 0) return 0.02f;
            return s_.final_phase
                       ? 0.2f
                       : 1.0f + business_weight(rules_, tuned_, business(place).card) / static_cast<float>(missing);
        }
        if (is(TypeTag<Sell>{})) return sale_weight(s_, rules_, s_.turn.seat, unpack<Sell>(action).business);
        if (is(TypeTag<Use>{})) return 1.5f;
        return is(TypeTag<Pass>{}) ? 0.2f : 1.0f;
    }

    const State& s_;
    const Rules& rules_;
    const Tuned& tuned_;
};

}  // namespace tessera::treasury
