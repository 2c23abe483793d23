// The numbers of the strategy, and what they make of the cards: worked out once, because evaluation and policy are
// asked millions of times.
#pragma once

#include <vector>

#include "engine/content.h"
#include "games/treasury/rules.h"
#include "games/treasury/strategy/card_estimate.h"
#include "games/treasury/strategy/weights.h"

namespace tessera::treasury {

struct Tuned {
    Weights weights{};
    std::vector<CardEstimate> estimates{};  // of each card
};

// From `strategy.toml` among the content, where mistakes are noted.
Tuned tuned_for(const Rules& rules, Content& content);

}  // namespace tessera::treasury
