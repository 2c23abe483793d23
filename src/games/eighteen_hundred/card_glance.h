// What a development card is worth by a glance, for the evaluation. It guesses and states no rule.
#pragma once

#include "games/eighteen_hundred/nouns.h"

namespace tessera::eighteen_hundred {

struct Rules;

struct CardGlance {
    float once = 0;        // prosperity and the like when it is played
    float each_turn = 0;   // by what it collects or allows, without being filled
    float activation = 0;  // worth of activating it once, in points of prosperity
    float squares = 0;     // resources that an activation takes
};

CardGlance glance_at(const Rules& rules, const Card& card);

}  // namespace tessera::eighteen_hundred
