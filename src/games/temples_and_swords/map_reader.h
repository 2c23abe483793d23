// Reads maps.toml: the hand-made maps, checked by TS-004, and the numbers of the generator.
#pragma once

#include "games/temples_and_swords/rules.h"

namespace tessera::temples_and_swords {

// All maps are checked; the rules keep those that the option `map` allows, on one grid that fits them all.
void read_maps(Content& content, const Options& options, Rules& rules);

}  // namespace tessera::temples_and_swords
