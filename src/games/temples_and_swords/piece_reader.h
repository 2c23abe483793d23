// Reads the pieces: terrains, projects, units, advances and disasters, with their effects (section 3.3).
#pragma once

#include "games/temples_and_swords/rules.h"

namespace tessera::temples_and_swords {

// The number of sides of a die written as "1d6".
int read_die(const Section& from, std::string_view key);

// The terrains stand in game.toml.
void read_terrains(const Section& game, Rules& rules);

// Everything else has a file of its own. The effects that exist under these options are added up.
void read_pieces(Content& content, const Options& options, Rules& rules);

}  // namespace tessera::temples_and_swords
