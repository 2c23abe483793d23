// What effects say on a card, made out of the texts of their operations.
#pragma once

#include <string>

#include "games/treasury/rules.h"

namespace tessera::treasury {

std::string effects_text(const Rules& rules, const Card& card, Effects effects);

}  // namespace tessera::treasury
