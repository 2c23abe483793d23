// The rollout policy, a sensible move at once: improve what can be improved, build, forage where nothing lies yet,
// trade a little.
#pragma once

#include <span>

#include "games/market_trading/strategy/evaluation.h"

namespace tessera::market_trading {

// The weight of each verb; what depends on more than the verb is refined below.
inline float action_weight(const State& s, const Rules& rules, Action action)
{
    const auto is = [&]<class Verb>(TypeTag<Verb>) { return action.kind == Verbs::index<Verb>(); };
    if (is(TypeTag<Use>{})) {
        const Use use = unpack<Use>(action);
        const Improvement& card = rules[use.card];
        if (!card.effects[card.recipes[use.recipe]].operations[0].is<operation::Convert>()) return 6.0f;
        float wanted = 0.5f;
        for (const RecipeEstimate& recipe : rules.estimates[index_of(use.card)].recipes)
            for (Good good : recipe.outputs) wanted = std::max(wanted, s.market[good] < rules.market_cap ? 8.0f : 0.5f);
        return wanted * static_cast<float>(use.times);
    }
    if (is(TypeTag<Offer>{})) {
        const Good good = unpack<Offer>(action).good;
        return s.market[good] + 1 >= rules.market_cap ? 0.5f : 0.12f;
    }
    if (is(TypeTag<Take>{})) return static_cast<float>(rules.value(unpack<Take>(action).good));
    if (is(TypeTag<Close>{})) return 1.0f;
    if (is(TypeTag<Done>{})) return 1.0f;
    if (is(TypeTag<Build>{})) {
        const CardEstimate& estimate = rules.estimates[index_of(s.row[index_of(unpack<Build>(action).slot)])];
        float worth = 0.2f + estimate.steady;
        for (const RecipeEstimate& recipe : estimate.recipes) worth = std::max(worth, recipe.gain);
        return worth;
    }
    if (is(TypeTag<Pass>{})) return 0.3f;
    if (is(TypeTag<Forage>{})) {
        const std::size_t tile = index_of(unpack<Forage>(action).tile);
        const Good good = resource_at(s.mover(), rules, id_at<Tile>(tile));
        const float room = static_cast<float>(rules.market_cap - s.market[good]);
        return (s.mover().piles[tile] == 0 ? 2.0f : 0.7f) * (1.0f + room);
    }
    if (is(TypeTag<Skip>{}) || is(TypeTag<StoreDone>{})) return 0.15f;
    if (is(TypeTag<Store>{})) return is_flooded(s, rules, unpack<Store>(action).good) ? 3.0f : 0.1f;
    return 1.0f;
}

inline std::size_t rollout_policy(const State& s, const Rules& rules, std::span<const Action> legal, Rng& rng)
{
    std::array<float, 64> weights;
    const std::size_t count = std::min(legal.size(), weights.size());
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += weights[i] = action_weight(s, rules, legal[i]);
    float left = static_cast<float>(rng.unit()) * sum;
    for (std::size_t i = 0; i + 1 < count; ++i)
        if ((left -= weights[i]) < 0) return i;
    return count - 1;
}

}  // namespace tessera::market_trading
