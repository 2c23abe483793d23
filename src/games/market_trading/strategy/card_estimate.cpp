#include "games/market_trading/strategy/card_estimate.h"

#include <algorithm>

#include "games/market_trading/rules.h"

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

RecipeEstimate estimate_of_recipe(const Rules& rules, const Operation& convert)
{
    RecipeEstimate estimate;
    estimate.gain = (value_of(rules, convert.out) - value_of(rules, convert.in)) * static_cast<float>(convert.times);
    for (std::size_t i = 0; i < rules.good_count(); ++i) {
        if (convert.in.named.items[i] > 0 && !estimate.inputs.full()) estimate.inputs.push_back(id_at<Good>(i));
        if (convert.out.items[i] > 0 && !estimate.outputs.full()) estimate.outputs.push_back(id_at<Good>(i));
    }
    return estimate;
}

// What an operation brings each turn to whoever owns the card, all told. Fitted like the weights of the evaluation.
float steady_points(const Operation& operation, Occasion when)
{
    const auto n = static_cast<float>(operation.n);
    switch (operation.op) {
        case Op::Convert: return 0.1f;
        case Op::Gain:
        case Op::GainOne: return when == Occasion::Use ? 0.4f : 0.2f;
        case Op::Place: return 0.04f * n * static_cast<float>(operation.tiles);
        case Op::Transform: return 0.1f;
        case Op::ExtraHarvest: return 0.05f * n;
        case Op::Credit: return 0.6f;
        case Op::FloodPass: return 0.3f * n;
        case Op::Take: return 0.7f;
        case Op::Remove: return 0.6f;
        case Op::Sweep: return -0.4f;
        case Op::Score: return 0.17f * n;
        case Op::Store: return 0.0f;
        case Op::Discount: return 0.25f;
        case Op::Premium: return 0.35f * static_cast<float>(operation.max);
        case Op::Overflow: return 0.2f * static_cast<float>(operation.max);
    }
    return 0;
}

}  // namespace

CardEstimate estimate_of(const Rules& rules, const Improvement& card)
{
    CardEstimate estimate;
    for (const Effect& effect : card.effects) {
        if (effect.when == Occasion::Use && effect.operations[0].op == Op::Convert)
            estimate.recipes.push_back(estimate_of_recipe(rules, effect.operations[0]));
        for (const Operation& operation : effect.operations) estimate.steady += steady_points(operation, effect.when);
    }
    return estimate;
}

}  // namespace tessera::market_trading
