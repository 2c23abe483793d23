// Who sits where, as written on the command line: `human,hard,search:simulations=500,depth=20`.
#pragma once

#include <string>
#include <vector>

#include "engine/any_game.h"

namespace tessera::cli {

inline const std::string human = "human";

// Takes the list apart at its commas, but for those inside a search. Throws BadInput if a place is left empty.
std::vector<std::string> split_players(const std::string& list);

// Who sits where, in the order of the seats. Throws BadInput if only a number was given: it does not say who plays.
std::vector<std::string> listed_players(const std::string& seats);

// Bots at every seat: `--seats hard,greedy` says who sits where, `--players hard --seats 4` puts the same one
// everywhere. Throws BadInput if nobody plays, or not as many as the rules allow.
std::vector<std::string> seated_players(const std::string& player, const std::string& seats, const AnyGame& game);

// One human, and as many bots of medium strength as make three players, if the rules allow that.
std::vector<std::string> usual_players(const RuleSetInfo& rules);

}  // namespace tessera::cli
