// How hard to try. `./test` makes each attack a short one; `scripts/attack --long` lets the same programs go on.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>

namespace tessera::attack {

// How many times as much as usual, by the environment variable ATTACK_EFFORT; 1 if it says nothing.
inline int effort()
{
    const char* said = std::getenv("ATTACK_EFFORT");
    return said == nullptr ? 1 : std::max(1, std::atoi(said));
}

}  // namespace tessera::attack
