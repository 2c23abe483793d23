// An estimate of what a card is worth, worked out once for each card: evaluation and rollout policy are asked millions
// of times.
#pragma once

#include "games/treasury/nouns.h"

namespace tessera::treasury {

struct CardEstimate {
    float steady = 0;   // gold that its abilities bring in a round, as a guess
    float on_open = 0;  // gold that they bring once, when it is opened
};

// The weights of the evaluation, in gold.
struct Weights {
    float laps_per_round = 4.2f;   // to guess how many rounds are left
    float draws_per_turn = 1.15f;  // to guess how many turns are left
    float contract = 0.95f;        // of a contract payment to come
    float idle_ready = 0.8f;       // of it, for an opened business that could claim now,
    float idle_waiting = 0.45f;    // and for one that waits for demand
    float startup = 0.55f;         // of what an opened business will bring, for a startup
    float missing_card = 1.1f;     // for each development card that a startup lacks
    float hand_card = 0.7f;
    float steady = 0.9f;    // of a gold that abilities bring each round
    float sale = 0.75f;     // of the gold that a business yields at the end
    float strength = 0.4f;  // for being the strongest
    float certainty = 0.16f;
};

CardEstimate estimate_of(const Card& card);

}  // namespace tessera::treasury
