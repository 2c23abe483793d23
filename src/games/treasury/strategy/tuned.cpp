#include "games/treasury/strategy/tuned.h"

#include "engine/read_numbers.h"

namespace tessera::treasury {

Tuned tuned_for(const Rules& rules, Content& content)
{
    Tuned tuned;
    read_numbers(content.file(strategy_file).section("evaluation"), tuned.weights);
    for (const Card& card : rules.cards) tuned.estimates.push_back(estimate_of(card));
    return tuned;
}

}  // namespace tessera::treasury
