// What every seat has of its own and the log names.
#pragma once

#include <string_view>

#include "engine/type_list.h"
#include "games/market_trading/nouns.h"

namespace tessera::market_trading {

constexpr std::string_view own_noun(TypeTag<Tile>) { return "tile"; }

}  // namespace tessera::market_trading
