// The rule by which each question of Temples and Swords is asked, for people who want to read it there and then. A
// question that only an effect of a card asks may have none.
#pragma once

#include <string_view>

#include "engine/type_list.h"
#include "games/temples_and_swords/state.h"

namespace tessera::temples_and_swords {

constexpr std::string_view rule_asking(TypeTag<ChooseStart>) { return "TS-020"; }
constexpr std::string_view rule_asking(TypeTag<ChooseHire>) { return "TS-027"; }
constexpr std::string_view rule_asking(TypeTag<ChooseHireCount>) { return "TS-027"; }
constexpr std::string_view rule_asking(TypeTag<ChooseShedding>) { return "TS-031"; }
constexpr std::string_view rule_asking(TypeTag<ChooseRolls>) { return "TS-035"; }
constexpr std::string_view rule_asking(TypeTag<ChooseAdvance>) { return "TS-038"; }
constexpr std::string_view rule_asking(TypeTag<PickResult>) { return "TS-039"; }
constexpr std::string_view rule_asking(TypeTag<ChooseMove>) { return "TS-042"; }
constexpr std::string_view rule_asking(TypeTag<ChooseTarget>) { return "TS-043"; }
constexpr std::string_view rule_asking(TypeTag<ChooseMoveCount>) { return "TS-042"; }
constexpr std::string_view rule_asking(TypeTag<ChooseAttack>) { return "TS-050"; }
constexpr std::string_view rule_asking(TypeTag<ChooseCommitment>) { return "TS-052"; }
constexpr std::string_view rule_asking(TypeTag<ChooseCombat>) { return "TS-053"; }
constexpr std::string_view rule_asking(TypeTag<ChooseKind>) { return "TS-058"; }
constexpr std::string_view rule_asking(TypeTag<ChooseCasualty>) { return "TS-061"; }
constexpr std::string_view rule_asking(TypeTag<ChooseToFightOn>) { return "TS-056"; }
constexpr std::string_view rule_asking(TypeTag<ChooseCapture>) { return "TS-067"; }
constexpr std::string_view rule_asking(TypeTag<ChooseEnslaved>) { return "TS-069"; }
constexpr std::string_view rule_asking(TypeTag<ChooseBuildHex>) { return "TS-074"; }
constexpr std::string_view rule_asking(TypeTag<ChooseWork>) { return "TS-074"; }
constexpr std::string_view rule_asking(TypeTag<ChooseMigrationHex>) { return "TS-103"; }
constexpr std::string_view rule_asking(TypeTag<ChooseMigrationTarget>) { return "TS-105"; }

}  // namespace tessera::temples_and_swords
