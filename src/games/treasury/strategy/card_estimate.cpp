#include "games/treasury/strategy/card_estimate.h"

#include <algorithm>

namespace tessera::treasury {

namespace {

// What an amount comes to, usually.
float usual(const Amount& n)
{
    if (n.per.count == Count::Nothing) return n.base;
    const float most = n.max < 30000 ? static_cast<float>(n.max) : 4.0f;
    return std::min(most, static_cast<float>(n.base) + 0.5f * most);
}

float worth(const Card& card, std::uint8_t first);

// To whoever carries it out, once.
float worth_of(const Card& card, const Effect& effect)
{
    const float n = usual(effect.n);
    const bool own = effect.who.selection == Selection::You;
    switch (effect.op) {
        case Op::Gain: return own ? n : effect.who.selection == Selection::Others ? -0.6f * n : 0.3f * n;
        case Op::Lose: return own ? -n : effect.who.selection == Selection::Others ? 0.6f * n : 0.0f;
        case Op::Steal: return 1.3f * n;
        case Op::Endow: return 0.3f * n;
        case Op::Drain: return -0.2f * n;
        case Op::Grow: return 0.3f * n;
        case Op::Shrink: return -0.2f * n;
        case Op::Draw: return own ? 0.8f * n : 0.2f * n;
        case Op::Discard: return own ? -0.7f * n : 0.0f;
        case Op::Fund: return own ? 1.2f * n : 0.3f * n;
        case Op::Charter: return 0.5f * static_cast<float>(effect.max);
        case Op::Announce: return 0.4f * n;
        case Op::Clear: return 0.2f;
        case Op::Peek:
        case Op::Bury: return 0.1f;
        case Op::Void:
        case Op::Advance: return 0.0f;
        case Op::Sale: return 1.0f;
        case Op::If: return 0.5f * (worth(card, effect.then) + worth(card, effect.otherwise));
        case Op::May:
            return std::max(0.0f, worth(card, effect.then) - static_cast<float>(effect.pay) -
                                      0.6f * static_cast<float>(effect.discard));
        case Op::Choose: {
            float best = 0;
            for (std::uint8_t option : effect.options) best = std::max(best, worth(card, option));
            return best;
        }
    }
    return 0;
}

float worth(const Card& card, std::uint8_t first)
{
    float sum = 0;
    for (std::size_t i = first; i < card.effects.size(); ++i) {
        sum += worth_of(card, card.effects[i]);
        if (card.effects[i].last) break;
    }
    return sum;
}

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
            estimate.on_open += worth(card, ability.effects);
        else if (ability.when == Occasion::Claim || ability.when == Occasion::Sold)
            estimate.on_open += 0.6f * worth(card, ability.effects);
        else
            estimate.steady += times_in_a_round(ability) * worth(card, ability.effects);
    }
    return estimate;
}

}  // namespace tessera::treasury
