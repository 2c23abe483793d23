// Where the numbers of the strategy come from.
#pragma once

#include "engine/content.h"
#include "games/eighteen_hundred/rules.h"
#include "games/eighteen_hundred/strategy/card_estimate.h"

namespace tessera::eighteen_hundred {

// From `strategy.toml` among the content, where mistakes are noted.
Tuned tuned_for(const Rules& rules, Content& content);

}  // namespace tessera::eighteen_hundred
