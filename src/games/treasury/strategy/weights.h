// The numbers with which the evaluation weighs things. They stand in
// content/treasury/strategy.toml; no rule reads them.
#pragma once

#include <boost/describe.hpp>

namespace tessera::treasury {

// Of the evaluation, in gold.
struct Weights {
    float laps_per_round = 0;  // to guess how many rounds are left
    float draws_per_turn = 0;  // to guess how many turns are left
    float contract = 0;        // of a contract payment to come
    float idle_ready = 0;      // of it, for an opened business that could claim now,
    float idle_waiting = 0;    // and for one that waits for demand
    float startup = 0;         // of what an opened business will bring, for a startup
    float missing_card = 0;    // for each development card that a startup lacks
    float hand_card = 0;
    float steady = 0;    // of a gold that abilities bring each round
    float sale = 0;      // of the gold that a business yields at the end
    float strength = 0;  // for being the strongest
    float certainty = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (laps_per_round, draws_per_turn, contract, idle_ready, idle_waiting, startup, missing_card,
                       hand_card, steady, sale, strength, certainty))

}  // namespace tessera::treasury
