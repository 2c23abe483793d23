// An estimate of what an improvement is worth, worked out once for each card: evaluation and rollout policy are asked
// millions of times.
#pragma once

#include "games/market_trading/nouns.h"

namespace tessera::market_trading {

// One recipe that converts: what it adds in value, and the kinds it needs and makes.
struct RecipeEstimate {
    float gain = 0;
    FixedVector<Good, 4> inputs{};
    FixedVector<Good, 3> outputs{};
};

struct CardEstimate {
    // Points that the card brings in a turn by everything but conversions, as a guess.
    float steady = 0;
    FixedVector<RecipeEstimate, max_effects> recipes{};
};

struct Rules;
CardEstimate estimate_of(const Rules& rules, const Improvement& card);

}  // namespace tessera::market_trading
