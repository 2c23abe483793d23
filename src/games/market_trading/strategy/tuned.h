// The numbers of the strategy, and what they make of the cards: worked out once, because evaluation and policy are
// asked millions of times.
#pragma once

#include <vector>

#include "engine/content.h"
#include "games/market_trading/rules.h"
#include "games/market_trading/strategy/card_estimate.h"
#include "games/market_trading/strategy/weights.h"

namespace tessera::market_trading {

struct Tuned {
    Weights weights{};
    std::vector<CardEstimate> estimates{};  // of each improvement
};

// From `strategy.toml` among the content, where mistakes are noted.
Tuned tuned_for(const Rules& rules, Content& content);

}  // namespace tessera::market_trading
