// What every seat has of its own and the log names.
#pragma once

#include <string_view>

#include "engine/type_list.h"
#include "games/treasury/nouns.h"

namespace tessera::treasury {

constexpr std::string_view own_noun(TypeTag<Place>) { return "business"; }

}  // namespace tessera::treasury
