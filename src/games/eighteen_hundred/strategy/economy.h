// What a player's cards make of a turn: the income to come, and the outlets that turn it into something. The rollout
// policy judges by it what one more card would add, to its own turns and to those of the others.
#pragma once

#include "games/eighteen_hundred/strategy/evaluation.h"

namespace tessera::eighteen_hundred {

// How many turns a player has after this one, by how the game has gone so far: some turns draw no card from the deck.
inline float turns_to_come(const State& s, const Rules& rules, const PolicyWeights& weights)
{
    if (s.end_triggered) return 0;
    const int left = cards_to_come(s, rules);
    int all = 0;
    for (const auto& sizes : rules.deck_sizes) all += sizes[s.players.size() - 2];
    const float for_a_card = (weights.pace * weights.pace_trust + static_cast<float>(s.turns)) /
                             (weights.pace_trust + static_cast<float>(all - left));
    return for_a_card * static_cast<float>(left) / static_cast<float>(s.players.size());
}

// What activating a card once brings somebody with so many turns to come.
inline float worth_of_activation(const PolicyWeights& weights, const Aim& aim, CardId card, float turns)
{
    const CardEstimate& estimate = aim.estimates[index_of(card)];
    const float factory = std::min(1.0f, weights.factory * turns) + weights.wish * aim.wishes[Metric::Laborers];
    return estimate.activation + estimate.factories * factory;
}

class Economy {
public:
    Economy() = default;
    Economy(const State& s, const Rules& rules, Seat seat, const PolicyWeights& weights, const Aim& aim, float turns)
        : s_(&s), rules_(&rules), weights_(&weights), aim_(&aim), seat_(seat), turns_(turns)
    {
        cities_ = commerce_of_cities(s, rules, controlled_by(s, rules, seat));
        income_ = income_to_come();
        limit_ = place_limit(s, rules, seat);
    }

    // What the cards make of a turn, with one more in its place if one is named.
    float output_of(CardId added = no_card) const
    {
        const Rules& rules = *rules_;
        Amounts income = income_;
        int limit = limit_;
        if (added != no_card) {
            const Amounts won = collected_by(added);
            income.production += won.production + rules[added].route_production;
            income.commerce += won.commerce;
            for (const Static& effect : rules[added].statics)
                if (effect.op == StaticOp::PlaceLimit) limit = effect.n;
        }
        Outlets for_production, for_commerce;
        const auto use = [&](CardId id) {
            const Card& info = rules[id];
            if (info.activation == no_list || info.production + info.commerce == 0) return;
            const float worth = worth_of_activation(*weights_, *aim_, id, turns_);
            const auto placed =
                static_cast<float>(limit == 0 ? info.production : std::min<int>(limit, info.production));
            if (info.commerce == 0) {
                for_production.push_back({worth / info.production, placed});
                return;
            }
            // With squares of both kinds it is filled as often as production allows.
            float often = 1;
            if (info.production > 0) {
                const float spent = std::clamp(income.production, 0.0f, placed);
                often = spent / info.production;
                income.production -= spent;
            }
            for_commerce.push_back({worth / info.commerce, often * info.commerce});
        };
        if (added != no_card) use(added);
        for (const CardInPlay& old : cards_of(*s_, seat_)) {
            if (added == no_card || !replaces(rules[added], rules[old.card])) {
                use(old.card);
                continue;
            }
            const Amounts lost = collected_by(old.card);
            income.production -= lost.production;
            income.commerce -= lost.commerce;
        }
        return spend(for_production, std::max(0.0f, income.production)) +
               spend(for_commerce, std::max(0.0f, income.commerce));
    }

    float commerce() const { return income_.commerce; }
    float commerce_collected_by(CardId card) const { return collected_by(card).commerce; }

private:
    struct Amounts {
        float production = 0, commerce = 0;
    };

    // Each turn, with a part of what is in stock, and of what will be more later.
    Amounts income_to_come() const
    {
        const Player& player = s_->players[seat_];
        const Income income = income_of(*s_, *rules_, seat_);
        return {static_cast<float>(income.production) + weights_->stock * player.production,
                static_cast<float>(income.commerce()) + weights_->stock * player.commerce +
                    booms_to_come() * (1.0f + static_cast<float>(cities_)) + weights_->growth * turns_};
    }

    // Booms in a turn that pay for a city, by its owner and by the others.
    float booms_to_come() const
    {
        return weights_->booms + weights_->others_booms * static_cast<float>(s_->players.size() - 1);
    }

    // What a card collects each turn, as things are.
    Amounts collected_by(CardId card) const
    {
        Amounts sum;
        for (const Static& effect : (*rules_)[card].statics) {
            if (effect.op == StaticOp::BoomBonus && cities_ > 0) sum.commerce += effect.n * booms_to_come();
            if (effect.op != StaticOp::Collect) continue;
            float times = meets(*s_, *rules_, seat_, effect.need) ? 1.0f : weights_->need_unmet;
            if (effect.per != no_metric)
                times *= static_cast<float>(metric(*s_, *rules_, seat_, effect.per) + 1) / effect.each;
            const auto capped = [&](float amount) {
                return effect.cap > 0 ? std::min(amount, static_cast<float>(effect.cap)) : amount;
            };
            sum.production += capped(effect.production * times);
            sum.commerce += capped(effect.commerce * times);
        }
        return sum;
    }

    const State* s_ = nullptr;
    const Rules* rules_ = nullptr;
    const PolicyWeights* weights_ = nullptr;
    const Aim* aim_ = nullptr;
    Seat seat_{};
    float turns_ = 0;
    int cities_ = 0;  // what they pay in a boom, all together
    Amounts income_;
    int limit_ = 0;  // EH-053: of production on a card in a turn; 0 is none
};

}  // namespace tessera::eighteen_hundred
