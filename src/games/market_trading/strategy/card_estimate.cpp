#include "games/market_trading/strategy/card_estimate.h"

#include <algorithm>

#include "games/market_trading/rules.h"
#include "games/market_trading/strategy/operation_worth.h"

namespace tessera::market_trading {

namespace {

float value_of(const Rules& rules, const Goods& goods)
{
    float value = 0;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        value += static_cast<float>(goods.items[i] * rules.goods[i].value);
    return value;
}

float value_of(const Rules& rules, const Cost& cost)
{
    constexpr std::array<float, tiers> usual_value = {1, 2, 5, 9};
    float value = value_of(rules, cost.named);
    for (std::size_t i = 0; i < tiers; ++i) value += static_cast<float>(cost.wild[i]) * usual_value[i];
    return value;
}

RecipeEstimate estimate_of_recipe(const Rules& rules, const operation::Convert& convert)
{
    RecipeEstimate estimate;
    estimate.gain = (value_of(rules, convert.out) - value_of(rules, convert.in)) * static_cast<float>(convert.times);
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        if (convert.in.named.items[i] > 0 && !estimate.inputs.full()) estimate.inputs.push_back(id_at<Good>(i));
        if (convert.out.items[i] > 0 && !estimate.outputs.full()) estimate.outputs.push_back(id_at<Good>(i));
    }
    return estimate;
}

}  // namespace

CardEstimate estimate_of(const Rules& rules, const Improvement& card)
{
    CardEstimate estimate;
    for (const Effect& effect : card.effects) {
        if (effect.when == Occasion::Use && effect.operations[0].is<operation::Convert>())
            estimate.recipes.push_back(estimate_of_recipe(rules, effect.operations[0].as<operation::Convert>()));
        for (const Operation& operation : effect.operations) estimate.steady += steady_points(operation, effect.when);
    }
    return estimate;
}

}  // namespace tessera::market_trading
