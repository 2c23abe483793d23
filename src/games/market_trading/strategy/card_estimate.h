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

// The weights of the evaluation, in points. They were fitted to who won games between searching players.
struct Weights {
    float pace = 3.2f;        // points a turn, to guess how many turns are left
    float stock = 1.25f;      // of a point that the stock would score if it were donated now
    float kept = 0.2f;        // of the value of a unit in stock that the market would refuse
    float pile = 0.3f;        // of every pile,
    float pile_unit = 0.4f;   // of every unit in it,
    float pile_room = 0.17f;  // and more for each copy that its market would still take
    float patience = 0.9f;    // what a unit is worth for each turn that it still lies in its pile
    float steady = 1.0f;      // of a point that a card brings each turn
    float recipe = 0.6f;      // of the value that a recipe adds each turn
    float certainty = 0.55f;  // how far a lead of one point decides, at the end of the game
};

struct Rules;
CardEstimate estimate_of(const Rules& rules, const Improvement& card);

}  // namespace tessera::market_trading
