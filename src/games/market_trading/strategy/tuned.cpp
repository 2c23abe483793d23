#include "games/market_trading/strategy/tuned.h"

#include "engine/read_numbers.h"

namespace tessera::market_trading {

Tuned tuned_for(const Rules& rules, Content& content)
{
    Tuned tuned;
    read_numbers(content.file(strategy_file).section("evaluation"), tuned.weights);
    for (const Improvement& card : rules.improvements) tuned.estimates.push_back(estimate_of(rules, card));
    return tuned;
}

}  // namespace tessera::market_trading
