// The rule by which each question of 1800 is asked, for people who want to read it there and then. A question
// that only an effect of a card asks may have none.
#pragma once

#include <string_view>

#include "engine/type_list.h"
#include "games/eighteen_hundred/steps.h"

namespace tessera::eighteen_hundred {

constexpr std::string_view rule_asking(TypeTag<DraftPlace>) { return "EH-010"; }
constexpr std::string_view rule_asking(TypeTag<DraftFactory>) { return "EH-011"; }
constexpr std::string_view rule_asking(TypeTag<DraftFarm>) { return "EH-011"; }
constexpr std::string_view rule_asking(TypeTag<ChooseBoom>) { return "EH-041"; }
constexpr std::string_view rule_asking(TypeTag<BoomWindow>) { return "EH-093"; }
constexpr std::string_view rule_asking(TypeTag<ChooseDevelopment>) { return "EH-046"; }
constexpr std::string_view rule_asking(TypeTag<PlaceTokens>) { return "EH-053"; }
constexpr std::string_view rule_asking(TypeTag<ActivateCards>) { return "EH-054"; }
constexpr std::string_view rule_asking(TypeTag<CommandRegiments>) { return "EH-072"; }
constexpr std::string_view rule_asking(TypeTag<CommandRegiment>) { return "EH-072"; }
constexpr std::string_view rule_asking(TypeTag<React>) { return "EH-078"; }
constexpr std::string_view rule_asking(TypeTag<PlayBattleCard>) { return "EH-081"; }
constexpr std::string_view rule_asking(TypeTag<ChooseRetreat>) { return "EH-084"; }
constexpr std::string_view rule_asking(TypeTag<MigratePeasants>) { return "EH-103"; }
constexpr std::string_view rule_asking(TypeTag<ChooseDestination>) { return "EH-103"; }
constexpr std::string_view rule_asking(TypeTag<SettlePeasants>) { return "EH-105"; }
constexpr std::string_view rule_asking(TypeTag<ChooseSettler>) { return "EH-105"; }
constexpr std::string_view rule_asking(TypeTag<DiscardDown>) { return "EH-019"; }
constexpr std::string_view rule_asking(TypeTag<DiscardCost>) { return "EH-064"; }
constexpr std::string_view rule_asking(TypeTag<HarmWindow>) { return "EH-090"; }
constexpr std::string_view rule_asking(TypeTag<MakeRoom>) { return "EH-068"; }
constexpr std::string_view rule_asking(TypeTag<OfferTrade>) { return "EH-100"; }
constexpr std::string_view rule_asking(TypeTag<AnswerOffer>) { return "EH-100"; }
constexpr std::string_view rule_asking(TypeTag<ChooseProvince>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseRoadEnd>) { return "EH-070"; }
constexpr std::string_view rule_asking(TypeTag<DestroyHere>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseConverted>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseRegiment>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseMigrant>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseStrike>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseRoute>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseBreak>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseRoad>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChooseAgreement>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChoosePlayer>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<ChoosePool>) { return "EH-063"; }
constexpr std::string_view rule_asking(TypeTag<AnswerUltimatum>) { return "EH-063"; }

}  // namespace tessera::eighteen_hundred
