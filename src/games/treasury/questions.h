// The rule by which each question of Treasury is asked, for people who want to read it there and then. A question
// that only an effect of a card asks may have none.
#pragma once

#include <string_view>

#include "engine/type_list.h"
#include "games/treasury/state.h"

namespace tessera::treasury {

constexpr std::string_view rule_asking(TypeTag<TurnMenu>) { return "TR-019"; }
constexpr std::string_view rule_asking(TypeTag<ChooseSeed>) { return "TR-022"; }
constexpr std::string_view rule_asking(TypeTag<ChooseStarted>) { return "TR-025"; }
constexpr std::string_view rule_asking(TypeTag<ChooseFaceUp>) { return "TR-026"; }
constexpr std::string_view rule_asking(TypeTag<ChooseDeveloped>) { return "TR-027"; }
constexpr std::string_view rule_asking(TypeTag<ChooseReturn>) { return "TR-031"; }
constexpr std::string_view rule_asking(TypeTag<ChooseClaim>) { return "TR-043"; }
constexpr std::string_view rule_asking(TypeTag<ChooseCover>) { return "TR-041"; }
constexpr std::string_view rule_asking(TypeTag<ChooseForcedSale>) { return "TR-065"; }
constexpr std::string_view rule_asking(TypeTag<ChooseOrder>) { return "TR-081"; }

}  // namespace tessera::treasury
