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
    switch (operation.op) {
        case Op::GainProsperity: return n;
        case Op::LoseProsperity: return -n;
        case Op::GainProduction: return 0.18f * n;
        case Op::GainCommerce: return 0.35f * n;
        case Op::DrawAdmin: return 0.28f * n;
        case Op::DrawMilitary: return 0.15f * n;
        case Op::BuildFarm: return 0.2f * n;
        case Op::BuildRoad: return 0.12f * n;
        case Op::AddPeasant: return 0.35f * n;
        case Op::PlaceRegiment: return 0.6f * n;
        case Op::RaiseRegiment: return 0.2f + worth_of(rules, operation.otherwise);
        case Op::RegimentAction: return 0.2f * n;
        case Op::Migrate: return 0.1f * n;
        case Op::Convert: return 0.4f * n;
        case Op::PopulationBoom: return 0.6f;
        case Op::CommercialBoom:
        case Op::ShareRoute: return 0.7f;
        case Op::BreakRoute: return 0.5f;
        case Op::OfferFreeTrade: return 0.6f;
        case Op::TakeCard: return 0.9f;
        case Op::VetoCard: return 0.1f;
        case Op::StealAdmin: return 0.35f;
        case Op::Ultimatum: return 0.4f * n;
        case Op::Strike: return 0.2f * n;
        default: return 0;
    }
}

// Statics that the evaluation does not count otherwise.
float worth_of(const Static& effect)
{
    switch (effect.op) {
        case StaticOp::PlaceLimit: return effect.n == 0 ? 1.2f : 0.4f * static_cast<float>(effect.n);
        case StaticOp::FarmMax: return 0.15f * static_cast<float>(effect.n);
        case StaticOp::Railroad: return 0.3f;
        case StaticOp::BattlePoints: return 0.25f * static_cast<float>(effect.n);
        case StaticOp::ExtraMigration: return 0.4f;
        case StaticOp::PopulationBonus: return 1.2f;
        case StaticOp::NoDefeatLoss: return 0.2f;
        case StaticOp::SeaImmunity: return 0.4f;
        default: return 0;
    }
}

}  // namespace

float glance_at(const Rules& rules, const Operation& operation) { return worth_of(rules, operation); }

CardGlance glance_at(const Rules& rules, const Card& card)
{
    CardGlance glance;
    if (card.activation != no_list) {
        glance.activation = worth_of(rules, card.activation);
        for (const Operation& operation : rules[card.activation].operations)
            if (operation.op == Op::BuildFactory) glance.factories += operation.n;
        glance.activation -= 0.2f * card.cost.discard_admin + 0.1f * card.cost.discard_military +
                             1.0f * card.cost.spend_prosperity + 0.3f * card.cost.spend_commerce;
    }
    for (const Static& effect : card.statics) {
        glance.standing += worth_of(effect);
        if (effect.op == StaticOp::Collect)
            glance.collects += 0.8f * effect.commerce * static_cast<float>(effect.cap > 0 ? effect.cap : 1);
        if (effect.op == StaticOp::Food) glance.standing += 0.3f * static_cast<float>(effect.n);
        if (effect.op == StaticOp::Navy) glance.standing += 0.3f;
        if (effect.op == StaticOp::RegimentLimit) glance.standing += 0.6f * static_cast<float>(effect.n);
    }
    const auto squares = static_cast<float>(card.production + card.commerce);
    glance.liking = 0.4f + glance.standing + 3.0f * glance.collects + worth_of(rules, card.on_play) +
                    (squares > 0 ? 4.0f * (glance.activation + 0.8f * glance.factories) / squares : 0.0f) +
                    0.5f * static_cast<float>(card.route_food) + 1.2f * static_cast<float>(card.route_production);
    if (card.route != no_route) glance.liking += 1.5f;
    return glance;
}

}  // namespace tessera::eighteen_hundred
