// The rule by which each question of Market Trading is asked, for people who want to read it there and then. A question
// that only an effect of a card asks may have none.
#pragma once

#include <string_view>

#include "engine/type_list.h"
#include "games/market_trading/state.h"

namespace tessera::market_trading {

constexpr std::string_view rule_asking(TypeTag<ChooseSettlement>) { return "MT-008"; }
constexpr std::string_view rule_asking(TypeTag<Hub>) { return "MT-016"; }
constexpr std::string_view rule_asking(TypeTag<Trade>) { return "MT-023"; }
constexpr std::string_view rule_asking(TypeTag<ChooseBuilding>) { return "MT-031"; }
constexpr std::string_view rule_asking(TypeTag<ChoosePayment>) { return "MT-033"; }
constexpr std::string_view rule_asking(TypeTag<ChooseForage>) { return "MT-037"; }
constexpr std::string_view rule_asking(TypeTag<ChooseStored>) { return "MT-041"; }
constexpr std::string_view rule_asking(TypeTag<ChooseEffect>) { return "MT-059"; }
constexpr std::string_view rule_asking(TypeTag<ChooseTile>) { return "MT-061"; }
constexpr std::string_view rule_asking(TypeTag<ChooseResource>) { return "MT-061"; }
constexpr std::string_view rule_asking(TypeTag<ChooseSlot>) { return "MT-061"; }

}  // namespace tessera::market_trading
