// 1800 in words: what is asked, what an action would be, what happened.
#pragma once

#include <string>

#include "engine/news.h"
#include "engine/text_style.h"
#include "games/eighteen_hundred/news.h"
#include "games/eighteen_hundred/rules.h"
#include "games/eighteen_hundred/state.h"
#include "games/eighteen_hundred/view.h"

namespace tessera::eighteen_hundred {

// `1 peasant`, `2 peasants`.
std::string counted(int n, std::string_view what);
// `Prussia`, or `Seat 2` before nations are dealt.
std::string nation_name(const State& s, const Rules& rules, Seat seat);
// `a Prussian laborer`, `a neutral peasant`.
std::string citizen_name(const State& s, const Rules& rules, Owner owner, Role role);
// `Berlin - Pomerania`.
std::string border_name(const Rules& rules, BorderId border);
// `farm` or `factory`.
std::string_view building_name(const Rules& rules, Province province);
std::string_view role_name(Role role);
std::string_view improvement_name(Improvement improvement);
std::string_view resource_name(Resource resource);

std::string prompt(const State& s, const Rules& rules, const ChooseLayout& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseNation& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseFirstPlayer& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDraftCard& asked);
std::string prompt(const State& s, const Rules& rules, const DraftPlace& asked);
std::string prompt(const State& s, const Rules& rules, const DraftFactory& asked);
std::string prompt(const State& s, const Rules& rules, const DraftFarm& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseProvinceCard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDevelopmentCard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseAmbition& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseBoom& asked);
std::string prompt(const State& s, const Rules& rules, const BoomWindow& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDevelopment& asked);
std::string prompt(const State& s, const Rules& rules, const PlaceTokens& asked);
std::string prompt(const State& s, const Rules& rules, const ActivateCards& asked);
std::string prompt(const State& s, const Rules& rules, const CommandRegiments& asked);
std::string prompt(const State& s, const Rules& rules, const MigratePeasants& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDestination& asked);
std::string prompt(const State& s, const Rules& rules, const SettlePeasants& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseSettler& asked);
std::string prompt(const State& s, const Rules& rules, const DiscardDown& asked);
std::string prompt(const State& s, const Rules& rules, const CommandRegiment& asked);
std::string prompt(const State& s, const Rules& rules, const React& asked);
std::string prompt(const State& s, const Rules& rules, const PlayBattleCard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseLostCard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRetreat& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDrawnCard& asked);
std::string prompt(const State& s, const Rules& rules, const DiscardCost& asked);
std::string prompt(const State& s, const Rules& rules, const HarmWindow& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseStolenCard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseProvince& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRoadEnd& asked);
std::string prompt(const State& s, const Rules& rules, const MakeRoom& asked);
std::string prompt(const State& s, const Rules& rules, const DestroyHere& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseConverted& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRegiment& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseMigrant& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseStrike& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRoute& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseBreak& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRoad& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseAgreement& asked);
std::string prompt(const State& s, const Rules& rules, const ChoosePlayer& asked);
std::string prompt(const State& s, const Rules& rules, const ChoosePool& asked);
std::string prompt(const State& s, const Rules& rules, const OfferTrade& asked);
std::string prompt(const State& s, const Rules& rules, const AnswerOffer& asked);
std::string prompt(const State& s, const Rules& rules, const AnswerUltimatum& asked);

std::string label(const State& s, const Rules& rules, const Boom& a);
std::string label(const State& s, const Rules& rules, const Take& a);
std::string label(const State& s, const Rules& rules, const DrawAdmin& a);
std::string label(const State& s, const Rules& rules, const Put& a);
std::string label(const State& s, const Rules& rules, const Activate& a);
std::string label(const State& s, const Rules& rules, const EndStep& a);
std::string label(const State& s, const Rules& rules, const MigrateFrom& a);
std::string label(const State& s, const Rules& rules, const MigrateTo& a);
std::string label(const State& s, const Rules& rules, const Settle& a);
std::string label(const State& s, const Rules& rules, const SettleFrom& a);
std::string label(const State& s, const Rules& rules, const PlayCard& a);
std::string label(const State& s, const Rules& rules, const DiscardCard& a);
std::string label(const State& s, const Rules& rules, const Pass& a);
std::string label(const State& s, const Rules& rules, const SelectRegiment& a);
std::string label(const State& s, const Rules& rules, const Move& a);
std::string label(const State& s, const Rules& rules, const Convoy& a);
std::string label(const State& s, const Rules& rules, const Pillage& a);
std::string label(const State& s, const Rules& rules, const PillageRoad& a);
std::string label(const State& s, const Rules& rules, const Oppress& a);
std::string label(const State& s, const Rules& rules, const Massacre& a);
std::string label(const State& s, const Rules& rules, const Hold& a);
std::string label(const State& s, const Rules& rules, const PickProvince& a);
std::string label(const State& s, const Rules& rules, const Destroy& a);
std::string label(const State& s, const Rules& rules, const PickOwner& a);
std::string label(const State& s, const Rules& rules, const PickPlayer& a);
std::string label(const State& s, const Rules& rules, const PickCard& a);
std::string label(const State& s, const Rules& rules, const CallStrike& a);
std::string label(const State& s, const Rules& rules, const PickRoute& a);
std::string label(const State& s, const Rules& rules, const BreakRoute& a);
std::string label(const State& s, const Rules& rules, const DestroyRoad& a);
std::string label(const State& s, const Rules& rules, const EndAgreement& a);
std::string label(const State& s, const Rules& rules, const Accept& a);
std::string label(const State& s, const Rules& rules, const Decline& a);
std::string label(const State& s, const Rules& rules, const LoseProsperity& a);
std::string label(const State& s, const Rules& rules, const Skip& a);
std::string label(const State& s, const Rules& rules, const DealLayout& a);
std::string label(const State& s, const Rules& rules, const DealNation& a);
std::string label(const State& s, const Rules& rules, const BeginWith& a);
std::string label(const State& s, const Rules& rules, const DraftCard& a);
std::string label(const State& s, const Rules& rules, const TurnUp& a);
std::string label(const State& s, const Rules& rules, const DealCard& a);
std::string label(const State& s, const Rules& rules, const DealAmbition& a);
std::string label(const State& s, const Rules& rules, const DrawCard& a);
std::string label(const State& s, const Rules& rules, const StealCard& a);
std::string label(const State& s, const Rules& rules, const LoseCard& a);

std::string line(const Narrator& n, const Rules& rules, const NationDealt& news);
std::string line(const Narrator& n, const Rules& rules, const FirstPlayerChosen& news);
std::string line(const Narrator& n, const Rules& rules, const CitizenDrafted& news);
std::string line(const Narrator& n, const Rules& rules, const NeutralsAdded& news);
std::string line(const Narrator& n, const Rules& rules, const ProvinceTurnedUp& news);
std::string line(const Narrator& n, const Rules& rules, const EraBegan& news);
std::string line(const Narrator& n, const Rules& rules, const CardDealt& news);
std::string line(const Narrator& n, const Rules& rules, const AmbitionDealt& news);
std::string line(const Narrator& n, const Rules& rules, const TurnBegan& news);
std::string line(const Narrator& n, const Rules& rules, const PopulationBoomed& news);
std::string line(const Narrator& n, const Rules& rules, const CommercialBoomed& news);
std::string line(const Narrator& n, const Rules& rules, const BoomPaid& news);
std::string line(const Narrator& n, const Rules& rules, const CardTaken& news);
std::string line(const Narrator& n, const Rules& rules, const CardWithoutEffect& news);
std::string line(const Narrator& n, const Rules& rules, const CardReplaced& news);
std::string line(const Narrator& n, const Rules& rules, const CardSwept& news);
std::string line(const Narrator& n, const Rules& rules, const CardVetoed& news);
std::string line(const Narrator& n, const Rules& rules, const Collected& news);
std::string line(const Narrator& n, const Rules& rules, const TokenPlaced& news);
std::string line(const Narrator& n, const Rules& rules, const StockpileDiscarded& news);
std::string line(const Narrator& n, const Rules& rules, const CardActivated& news);
std::string line(const Narrator& n, const Rules& rules, const HandCardDrawn& news);
std::string line(const Narrator& n, const Rules& rules, const HandCardPlayed& news);
std::string line(const Narrator& n, const Rules& rules, const HandCardDiscarded& news);
std::string line(const Narrator& n, const Rules& rules, const CardStolen& news);
std::string line(const Narrator& n, const Rules& rules, const ProsperityChanged& news);
std::string line(const Narrator& n, const Rules& rules, const ResourcesGained& news);
std::string line(const Narrator& n, const Rules& rules, const CommercePaid& news);
std::string line(const Narrator& n, const Rules& rules, const BuildingBuilt& news);
std::string line(const Narrator& n, const Rules& rules, const BuildingDestroyed& news);
std::string line(const Narrator& n, const Rules& rules, const RoadBuilt& news);
std::string line(const Narrator& n, const Rules& rules, const RoadDestroyed& news);
std::string line(const Narrator& n, const Rules& rules, const PeasantAdded& news);
std::string line(const Narrator& n, const Rules& rules, const PeasantMigrated& news);
std::string line(const Narrator& n, const Rules& rules, const PeasantSettled& news);
std::string line(const Narrator& n, const Rules& rules, const RegimentPlaced& news);
std::string line(const Narrator& n, const Rules& rules, const RegimentMoved& news);
std::string line(const Narrator& n, const Rules& rules, const RegimentRetreated& news);
std::string line(const Narrator& n, const Rules& rules, const RegimentDisbanded& news);
std::string line(const Narrator& n, const Rules& rules, const CitizenOppressed& news);
std::string line(const Narrator& n, const Rules& rules, const CitizenMassacred& news);
std::string line(const Narrator& n, const Rules& rules, const PeasantConverted& news);
std::string line(const Narrator& n, const Rules& rules, const LaborersStruck& news);
std::string line(const Narrator& n, const Rules& rules, const HarmAverted& news);
std::string line(const Narrator& n, const Rules& rules, const BattleBegan& news);
std::string line(const Narrator& n, const Rules& rules, const BattleCardCancelled& news);
std::string line(const Narrator& n, const Rules& rules, const BattleDecided& news);
std::string line(const Narrator& n, const Rules& rules, const RouteShared& news);
std::string line(const Narrator& n, const Rules& rules, const RouteBroken& news);
std::string line(const Narrator& n, const Rules& rules, const TradeOffered& news);
std::string line(const Narrator& n, const Rules& rules, const TradeDeclined& news);
std::string line(const Narrator& n, const Rules& rules, const AgreementMade& news);
std::string line(const Narrator& n, const Rules& rules, const AgreementEnded& news);
std::string line(const Narrator& n, const Rules& rules, const UltimatumMade& news);
std::string line(const Narrator& n, const Rules& rules, const FoodGained& news);
std::string line(const Narrator& n, const Rules& rules, const PlaceLimitRaised& news);
std::string line(const Narrator& n, const Rules& rules, const TurnEnded& news);
std::string line(const Narrator& n, const Rules& rules, const EndTriggered& news);
std::string line(const Narrator& n, const Rules& rules, const AmbitionScored& news);
std::string line(const Narrator& n, const Rules& rules, const GameEnded& news);

// The table as text: the map by region, the card rows, and every player's cards.
std::string picture(const View& v, const Rules& rules, const TextStyle& style);

}  // namespace tessera::eighteen_hundred
