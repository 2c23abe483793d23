#include "games/eighteen_hundred/strategy/card_estimate.h"

#include "games/eighteen_hundred/rules.h"
#include "games/eighteen_hundred/strategy/operation_worth.h"

namespace tessera::eighteen_hundred {

namespace {

int factories_of(const Rules& rules, ListId list)
{
    int factories = 0;
    if (list == no_list) return factories;
    for (const Operation& operation : rules[list].operations)
        if (operation.is<operation::BuildFactory>()) factories += operation.as<operation::BuildFactory>().n;
    return factories;
}

float cost_of(const EffectWeights& weights, const Cost& cost)
{
    return weights.discard_admin * cost.discard_admin + weights.discard_military * cost.discard_military +
           cost.spend_prosperity + weights.spend_commerce * cost.spend_commerce;
}

// Statics that the evaluation does not count otherwise.
float worth_of(const CardWeights& weights, const Static& effect)
{
    switch (effect.op) {
        case StaticOp::PlaceLimit:
            return effect.n == 0 ? weights.no_place_limit : weights.place_limit * static_cast<float>(effect.n);
        case StaticOp::FarmMax: return weights.farm_max * static_cast<float>(effect.n);
        case StaticOp::Railroad: return weights.railroad;
        case StaticOp::BattlePoints: return weights.battle_points * static_cast<float>(effect.n);
        case StaticOp::ExtraMigration: return weights.extra_migration;
        case StaticOp::PopulationBonus: return weights.population_bonus * static_cast<float>(effect.n);
        case StaticOp::NoDefeatLoss: return weights.no_defeat_loss;
        case StaticOp::SeaImmunity: return weights.sea_immunity;
        default: return 0;
    }
}

CardEstimate estimate_of(const Rules& rules, const EffectWeights& effects, const CardWeights& weights, const Card& card)
{
    CardEstimate estimate;
    estimate.activation = worth_of(rules, effects, card.activation) - cost_of(effects, card.cost);
    estimate.factories = static_cast<float>(factories_of(rules, card.activation));
    estimate.on_play = worth_of(rules, effects, card.on_play);
    for (const Static& effect : card.statics) {
        estimate.standing += worth_of(weights, effect);
        if (effect.op == StaticOp::Food) estimate.standing += weights.food * static_cast<float>(effect.n);
        if (effect.op == StaticOp::Navy) estimate.standing += weights.navy;
        if (effect.op == StaticOp::RegimentLimit)
            estimate.standing += weights.regiment_limit * static_cast<float>(effect.n);
    }
    return estimate;
}

// With no ambition nothing is wished for.
Aim aim_of(const Rules& rules, const PolicyWeights& weights, const Ambition* ambition)
{
    Aim aim;
    auto& wishes = aim.wishes;
    if (ambition != nullptr)
        for (const ScoringPart& part : ambition->parts) {
            if (part.what != no_metric)
                wishes[part.what] += part.kind == ScoringPart::Kind::Most
                                         ? weights.wish_most * part.n
                                         : static_cast<float>(part.n) / static_cast<float>(part.each);
            for (const Need& most : part.limit) wishes[most.metric] -= part.n;
        }
    EffectWeights effects = weights.effect;
    // A regiment counts itself, and takes a province where neutral citizens live, or even a town.
    effects.place_regiment +=
        weights.wish_army * (wishes[Metric::Regiments] + wishes[Metric::Provinces] + wishes[Metric::MixedProvinces] +
                             wishes[Metric::UrbanProvincesBeyondTwo]);
    effects.build_road += weights.wish * (wishes[Metric::Roads] + 0.3f * wishes[Metric::Railroads]);
    effects.build_farm += weights.wish * 0.5f * wishes[Metric::Farmers];
    effects.convert += weights.wish * 0.5f * wishes[Metric::MixedProvinces];
    effects.free_trade += weights.wish * wishes[Metric::FreeTradeAgreements];
    effects.draw_military += weights.wish * wishes[Metric::MilitaryCards];
    effects.take_technology += weights.wish_taken * wishes[Metric::TechnologyLevels];
    for (const Card& card : rules.cards) {
        CardEstimate estimate = estimate_of(rules, effects, weights.card, card);
        if (card.kind == CardKind::Technology) estimate.ambition += card.level * wishes[Metric::TechnologyLevels];
        if (card.kind == CardKind::Institution) estimate.ambition += wishes[Metric::Institutions];
        if (card.kind == CardKind::Policy && card.in_era[2]) estimate.ambition += wishes[Metric::PoliciesEra2];
        if (card.kind == CardKind::Policy && card.in_era[3]) estimate.ambition += wishes[Metric::PoliciesEra3];
        if (card.route != no_route)
            estimate.ambition += wishes[Metric::TradeRoutes] + 0.3f * wishes[Metric::Monopolies];
        if (card.static_ops.contains(StaticOp::Navy)) estimate.ambition += wishes[Metric::Navy];
        estimate.ambition *= weights.wish_card;
        aim.estimates.push_back(estimate);
    }
    for (const HandCardInfo& card : rules.hand_cards)
        aim.hand_cards.push_back(worth_of(rules, effects, card.effects) - cost_of(effects, card.cost) +
                                 static_cast<float>(factories_of(rules, card.effects)));
    return aim;
}

}  // namespace

void estimate_cards(Rules& rules)
{
    const Weights& weights = rules.weights;
    rules.estimates.clear();
    rules.operation_estimates.clear();
    for (const Card& card : rules.cards)
        rules.estimates.push_back(estimate_of(rules, weights.effect, weights.card, card));
    for (PolicyVariant& variant : rules.variants) {
        variant.aims.clear();
        for (const Ambition& ambition : rules.ambitions)
            variant.aims.push_back(aim_of(rules, variant.weights, &ambition));
        variant.aims.push_back(aim_of(rules, variant.weights, nullptr));
    }
    for (const EffectList& list : rules.lists) {
        rules.operation_estimates.emplace_back();
        for (std::size_t i = 0; i < list.operations.size(); ++i)
            rules.operation_estimates.back()[i] = worth_of(rules, weights.effect, list.operations[i]);
    }
}

}  // namespace tessera::eighteen_hundred
