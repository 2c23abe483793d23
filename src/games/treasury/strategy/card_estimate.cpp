#include "games/treasury/strategy/card_estimate.h"

#include <algorithm>

#include "games/treasury/strategy/operation_worth.h"

namespace tessera::treasury {

namespace {

// How often an ability fires in a round.
float times_in_a_round(const Ability& ability)
{
    float times = 1;
    switch (ability.when) {
        case Occasion::RoundEnd: return 1.0f;
        case Occasion::Paid: return 0.7f;
        case Occasion::Activate: times = 2.0f; break;
        case Occasion::Event:
            times = ability.by == Ability::By::You ? 0.5f : ability.demand.kind == Icon::Kind::Any ? 2.5f : 1.2f;
            break;
        case Occasion::YouStart:
        case Occasion::YouDevelop: times = 1.2f; break;
        case Occasion::YouOpen:
        case Occasion::YouClaim: times = 0.6f; break;
        case Occasion::YouSell: times = 0.4f; break;
        case Occasion::RivalOpen:
        case Occasion::RivalClaim: times = 1.0f; break;
        case Occasion::Grows: times = 0.8f; break;
        case Occasion::Shrinks: times = 0.5f; break;
        default: return 0.0f;
    }
    return ability.per_round > 0 ? std::min(times, static_cast<float>(ability.per_round)) : times;
}

float worth_of_modifier(const Ability& ability)
{
    const float n = usual(ability.n);
    switch (ability.modifier) {
        case Modifier::Limit: return 0.3f * n;
        case Modifier::ExtraDraw: return 2.0f * n;
        case Modifier::GoldDiscount: return 0.5f * n;
        case Modifier::DevelopDiscount: return 0.8f * n;
        case Modifier::Might: return 0.2f * n;
        case Modifier::TaxRelief: return n;
        case Modifier::Price:
        case Modifier::Substitute: return 0.0f;
        case Modifier::Shield: return 0.6f;
    }
    return 0;
}

}  // namespace

CardEstimate estimate_of(const Card& card)
{
    CardEstimate estimate;
    for (const Ability& ability : card.abilities) {
        if (ability.when == Occasion::Always)
            estimate.steady += worth_of_modifier(ability);
        else if (ability.when == Occasion::Open)
            estimate.on_open += worth_of(card, ability.effects);
        else if (ability.when == Occasion::Claim || ability.when == Occasion::Sold)
            estimate.on_open += 0.6f * worth_of(card, ability.effects);
        else
            estimate.steady += times_in_a_round(ability) * worth_of(card, ability.effects);
    }
    return estimate;
}

}  // namespace tessera::treasury
