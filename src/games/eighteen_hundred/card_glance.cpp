#include "games/eighteen_hundred/card_glance.h"

#include "games/eighteen_hundred/rules.h"

namespace tessera::eighteen_hundred {

namespace {

float worth_of(const Rules& rules, const Operation& operation);

float worth_of(const Rules& rules, ListId list)
{
    float worth = 0;
    if (list == no_list) return worth;
    for (const Operation& operation : rules[list].operations) worth += worth_of(rules, operation);
    return worth;
}

float worth_of(const Rules& rules, const Operation& operation)
{
    const float n = operation.n;
    const EffectWeights& weights = rules.weights.effect;
    switch (operation.op) {
        case Op::GainProsperity: return n;
        case Op::LoseProsperity: return -n;
        case Op::GainProduction: return weights.production * n;
        case Op::GainCommerce: return weights.commerce * n;
        case Op::DrawAdmin: return weights.draw_admin * n;
        case Op::DrawMilitary: return weights.draw_military * n;
        case Op::BuildFarm: return weights.build_farm * n;
        case Op::BuildRoad: return weights.build_road * n;
        case Op::AddPeasant: return weights.add_peasant * n;
        case Op::PlaceRegiment: return weights.place_regiment * n;
        case Op::RaiseRegiment: return weights.raise_regiment + worth_of(rules, operation.otherwise);
        case Op::RegimentAction: return weights.regiment_action * n;
        case Op::Migrate: return weights.migrate * n;
        case Op::Convert: return weights.convert * n;
        case Op::PopulationBoom: return weights.population_boom;
        case Op::CommercialBoom:
        case Op::ShareRoute: return weights.commercial_boom;
        case Op::BreakRoute: return weights.break_route;
        case Op::OfferFreeTrade: return weights.free_trade;
        case Op::TakeCard: return weights.take_card;
        case Op::VetoCard: return weights.veto_card;
        case Op::StealAdmin: return weights.steal_admin;
        case Op::Ultimatum: return weights.ultimatum * n;
        case Op::Strike: return weights.strike * n;
        default: return 0;
    }
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
        case StaticOp::PopulationBonus: return weights.population_bonus;
        case StaticOp::NoDefeatLoss: return weights.no_defeat_loss;
        case StaticOp::SeaImmunity: return weights.sea_immunity;
        default: return 0;
    }
}

CardGlance glance_at(const Rules& rules, const Card& card)
{
    const EffectWeights& effect_weights = rules.weights.effect;
    const CardWeights& weights = rules.weights.card;
    const Likings& likings = rules.likings;
    CardGlance glance;
    if (card.activation != no_list) {
        glance.activation = worth_of(rules, card.activation);
        for (const Operation& operation : rules[card.activation].operations)
            if (operation.op == Op::BuildFactory) glance.factories += operation.n;
        glance.activation -= effect_weights.discard_admin * card.cost.discard_admin +
                             effect_weights.discard_military * card.cost.discard_military + card.cost.spend_prosperity +
                             effect_weights.spend_commerce * card.cost.spend_commerce;
    }
    for (const Static& effect : card.statics) {
        glance.standing += worth_of(weights, effect);
        if (effect.op == StaticOp::Collect)
            glance.collects += 0.8f * effect.commerce * static_cast<float>(effect.cap > 0 ? effect.cap : 1);
        if (effect.op == StaticOp::Food) glance.standing += weights.food * static_cast<float>(effect.n);
        if (effect.op == StaticOp::Navy) glance.standing += weights.navy;
        if (effect.op == StaticOp::RegimentLimit)
            glance.standing += weights.regiment_limit * static_cast<float>(effect.n);
    }
    const auto squares = static_cast<float>(card.production + card.commerce);
    glance.liking = 0.4f + glance.standing + likings.card_collects * glance.collects + worth_of(rules, card.on_play) +
                    (squares > 0 ? likings.card_activation *
                                       (glance.activation + likings.card_factories * glance.factories) / squares
                                 : 0.0f) +
                    likings.card_food * static_cast<float>(card.route_food) +
                    likings.card_production * static_cast<float>(card.route_production);
    if (card.route != no_route) glance.liking += likings.card_route;
    return glance;
}

}  // namespace

void glance_at_cards(Rules& rules)
{
    rules.glances.clear();
    rules.operation_glances.clear();
    for (const Card& card : rules.cards) rules.glances.push_back(glance_at(rules, card));
    for (const EffectList& list : rules.lists) {
        rules.operation_glances.emplace_back();
        for (std::size_t i = 0; i < list.operations.size(); ++i)
            rules.operation_glances.back()[i] = worth_of(rules, list.operations[i]);
    }
}

}  // namespace tessera::eighteen_hundred
