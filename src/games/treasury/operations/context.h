// What every operation needs to know besides its arguments: of which card it is, and who carries it out.
#pragma once

#include "engine/members.h"
#include "games/treasury/quantities.h"

namespace tessera::treasury {

// An effect of a card that somebody carries out.
struct EffectContext {
    CardId card;
    std::uint8_t effect;
    Seat you;
};

inline bool is_of_event(const Rules& rules, const EffectContext& context)
{
    return rules[context.card].effects[context.effect].of_event;
}

// The operation that asks: a step on the agenda names its card, and its place on it.
template <class Operation, class Asked>
Operation operation_asked(const Rules& rules, const Asked& asked)
{
    return rules[asked.card].effects[asked.effect].operation.template as<Operation>();
}

inline std::uint8_t small_amount(const State& s, const Rules& rules, const Amount& n, Seat you)
{
    return static_cast<std::uint8_t>(std::min(amount(s, rules, n, you), 255));
}

inline void run_effects(State& s, CardId card, Effects effects, Seat you)
{
    if (!effects.empty()) s.agenda.run_next({RunEffects{card, effects.first, you}});
}

}  // namespace tessera::treasury
