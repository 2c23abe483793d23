// The numbers of the strategy, and what is worked out once because evaluation and policy are asked millions of times.
#pragma once

#include <array>

#include "engine/content.h"
#include "games/temples_and_swords/rules.h"
#include "games/temples_and_swords/strategy/fight_odds.h"
#include "games/temples_and_swords/strategy/weights.h"

namespace tessera::temples_and_swords {

struct Tuned {
    Weights weights{};
    std::array<PolicyWeights, variant_names.size()> variants{};  // of the policy
    FightOdds odds{};
};

// From `strategy.toml` among the content, where mistakes are noted.
Tuned tuned_for(const Rules& rules, Content& content);

}  // namespace tessera::temples_and_swords
