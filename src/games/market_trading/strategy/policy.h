// The policy, a sensible move at once: improve what can be improved, build, forage where nothing lies yet, trade a
// little.
#pragma once

#include "games/market_trading/strategy/evaluation.h"

namespace tessera::market_trading {

class Policy {
public:
    Policy(const State& s, const Rules& rules, const Tuned& tuned) : s_(s), rules_(rules), tuned_(tuned) {}

    // By the verb; what depends on more than the verb is refined.
    float weight(Action action) const
    {
        const auto is = [&]<class Verb>(TypeTag<Verb>) { return action.kind == Verbs::index<Verb>(); };
        if (is(TypeTag<Use>{})) {
            const Use use = unpack<Use>(action);
            const Improvement& card = rules_[use.card];
            const Operation& operation = card.effects[card.recipes[use.recipe]].operations[0];
            if (operation.op != Op::Convert) return 6.0f;
            float wanted = 0.5f;
            for (const RecipeEstimate& recipe : tuned_.estimates[index_of(use.card)].recipes)
                for (Good good : recipe.outputs)
                    wanted = std::max(wanted, s_.market[good] < rules_.market_cap ? 8.0f : 0.5f);
            return wanted * static_cast<float>(use.times);
        }
        if (is(TypeTag<Offer>{})) {
            const Good good = unpack<Offer>(action).good;
            return s_.market[good] + 1 >= rules_.market_cap ? 0.5f : 0.12f;
        }
        if (is(TypeTag<Take>{})) return static_cast<float>(rules_.value(unpack<Take>(action).good));
        if (is(TypeTag<Close>{})) return 1.0f;
        if (is(TypeTag<Done>{})) return 1.0f;
        if (is(TypeTag<Build>{})) {
            const CardEstimate& estimate = tuned_.estimates[index_of(s_.row[index_of(unpack<Build>(action).slot)])];
            float worth = 0.2f + estimate.steady;
            for (const RecipeEstimate& recipe : estimate.recipes) worth = std::max(worth, recipe.gain);
            return worth;
        }
        if (is(TypeTag<Pass>{})) return 0.3f;
        if (is(TypeTag<Forage>{})) {
            const std::size_t tile = index_of(unpack<Forage>(action).tile);
            const Good good = resource_at(s_.mover(), rules_, id_at<Tile>(tile));
            const float room = static_cast<float>(rules_.market_cap - s_.market[good]);
            return (s_.mover().piles[tile] == 0 ? 2.0f : 0.7f) * (1.0f + room);
        }
        if (is(TypeTag<Skip>{}) || is(TypeTag<StoreDone>{})) return 0.15f;
        if (is(TypeTag<Store>{})) return is_flooded(s_, rules_, unpack<Store>(action).good) ? 3.0f : 0.1f;
        return 1.0f;
    }

private:
    const State& s_;
    const Rules& rules_;
    const Tuned& tuned_;
};

}  // namespace tessera::market_trading
