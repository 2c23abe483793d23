// What a development card is worth by a glance, for the evaluation and the quick hand. It guesses and states no rule.
#pragma once

#include "games/eighteen_hundred/nouns.h"

namespace tessera::eighteen_hundred {

struct Rules;

// All figures are in points of prosperity.
struct CardGlance {
    float activation = 0;  // what activating it once brings, factories apart
    float factories = 0;   // how many of them an activation builds
    float standing = 0;    // what having it in play is good for, apart from what it collects
    float collects = 0;    // commerce each turn, roughly
    float liking = 0;      // how gladly a quick hand takes it
};

// Looks at every card and every effect, by the weights of the rules.
void glance_at_cards(Rules& rules);

}  // namespace tessera::eighteen_hundred
