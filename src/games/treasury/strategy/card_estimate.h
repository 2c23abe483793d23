// An estimate of what a card is worth, worked out once for each card: evaluation and rollout policy are asked millions
// of times.
#pragma once

#include "games/treasury/nouns.h"

namespace tessera::treasury {

struct CardEstimate {
    float steady = 0;   // gold that its abilities bring in a round, as a guess
    float on_open = 0;  // gold that they bring once, when it is opened
};

CardEstimate estimate_of(const Card& card);

}  // namespace tessera::treasury
