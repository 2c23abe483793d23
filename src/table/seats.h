// Who can sit in a seat, and what they are called.
#pragma once

#include <string>

#include "table/entry.h"
#include "table/loaded_rule_set.h"

namespace tessera::table {

// As they say, or a usual name.
std::string name_of(Seat seat, const Occupant& who);
// Whoever comes from outside is one of `bot_levels`; whoever makes a table may also spell a search out.
bool can_sit(const LoadedRuleSet& loaded, const Occupant& who);

}  // namespace tessera::table
