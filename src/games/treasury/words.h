// Treasury in words: what is asked, what an action would be, what happened.
#pragma once

#include <string>

#include "engine/news.h"
#include "engine/text_style.h"
#include "games/treasury/news.h"
#include "games/treasury/rules.h"
#include "games/treasury/state.h"
#include "games/treasury/view.h"

namespace tessera::treasury {

// `food`, `food and a barbarian`: what a card shows in the demand pile.
std::string demand_text(const Rules& rules, CardId card);
// `food, clubs`: what a business provides.
std::string provision_text(const Rules& rules, CardId card);

std::string prompt(const State& s, const Rules& rules, const TurnMenu& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseSeed& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseStarted& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseFaceUp& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDeveloped& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseReturn& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseClaim& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCover& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseTaken& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRevealed& asked);
std::string prompt(const State& s, const Rules& rules, const ChoosePeeked& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseOrder& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseForcedSale& asked);
std::string prompt(const State& s, const Rules& rules, const AskOpponent& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseDiscard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseFunded& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCharter& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCleared& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseMay& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseOne& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseSale& asked);

std::string label(const State& s, const Rules& rules, const Trigger& a);
std::string label(const State& s, const Rules& rules, const Start& a);
std::string label(const State& s, const Rules& rules, const Develop& a);
std::string label(const State& s, const Rules& rules, const Sell& a);
std::string label(const State& s, const Rules& rules, const Pass& a);
std::string label(const State& s, const Rules& rules, const Open& a);
std::string label(const State& s, const Rules& rules, const Use& a);
std::string label(const State& s, const Rules& rules, const Claim& a);
std::string label(const State& s, const Rules& rules, const EndTurn& a);
std::string label(const State& s, const Rules& rules, const Seed& a);
std::string label(const State& s, const Rules& rules, const StartCard& a);
std::string label(const State& s, const Rules& rules, const DevelopCard& a);
std::string label(const State& s, const Rules& rules, const Cover& a);
std::string label(const State& s, const Rules& rules, const Return& a);
std::string label(const State& s, const Rules& rules, const ChooseOpponent& a);
std::string label(const State& s, const Rules& rules, const Discard& a);
std::string label(const State& s, const Rules& rules, const Clear& a);
std::string label(const State& s, const Rules& rules, const Accept& a);
std::string label(const State& s, const Rules& rules, const Decline& a);
std::string label(const State& s, const Rules& rules, const ChooseOption& a);
std::string label(const State& s, const Rules& rules, const ChooseAbility& a);
std::string label(const State& s, const Rules& rules, const Draw& a);
std::string label(const State& s, const Rules& rules, const Peek& a);
std::string label(const State& s, const Rules& rules, const Reveal& a);

std::string line(const Narrator& n, const Rules& rules, const CardDrawn& news);
std::string line(const Narrator& n, const Rules& rules, const RoundBegan& news);
std::string line(const Narrator& n, const Rules& rules, const TurnBegan& news);
std::string line(const Narrator& n, const Rules& rules, const TurnPassed& news);
std::string line(const Narrator& n, const Rules& rules, const CardSeeded& news);
std::string line(const Narrator& n, const Rules& rules, const EventTriggered& news);
std::string line(const Narrator& n, const Rules& rules, const EventRevealed& news);
std::string line(const Narrator& n, const Rules& rules, const EventResolved& news);
std::string line(const Narrator& n, const Rules& rules, const BusinessStarted& news);
std::string line(const Narrator& n, const Rules& rules, const BusinessDeveloped& news);
std::string line(const Narrator& n, const Rules& rules, const BusinessOpened& news);
std::string line(const Narrator& n, const Rules& rules, const BusinessUsed& news);
std::string line(const Narrator& n, const Rules& rules, const BusinessSold& news);
std::string line(const Narrator& n, const Rules& rules, const DemandCovered& news);
std::string line(const Narrator& n, const Rules& rules, const ContractClaimed& news);
std::string line(const Narrator& n, const Rules& rules, const CardReturned& news);
std::string line(const Narrator& n, const Rules& rules, const ContractVoided& news);
std::string line(const Narrator& n, const Rules& rules, const CardDiscarded& news);
std::string line(const Narrator& n, const Rules& rules, const GoldGained& news);
std::string line(const Narrator& n, const Rules& rules, const GoldLost& news);
std::string line(const Narrator& n, const Rules& rules, const GoldStolen& news);
std::string line(const Narrator& n, const Rules& rules, const GoldPaid& news);
std::string line(const Narrator& n, const Rules& rules, const ShieldHeld& news);
std::string line(const Narrator& n, const Rules& rules, const TreasuryEndowed& news);
std::string line(const Narrator& n, const Rules& rules, const TreasuryDrained& news);
std::string line(const Narrator& n, const Rules& rules, const PopulationGrew& news);
std::string line(const Narrator& n, const Rules& rules, const PopulationShrank& news);
std::string line(const Narrator& n, const Rules& rules, const CardAnnounced& news);
std::string line(const Narrator& n, const Rules& rules, const DemandCleared& news);
std::string line(const Narrator& n, const Rules& rules, const CardsPeeked& news);
std::string line(const Narrator& n, const Rules& rules, const EventBuried& news);
std::string line(const Narrator& n, const Rules& rules, const ContractPaid& news);
std::string line(const Narrator& n, const Rules& rules, const ContractAdvanced& news);
std::string line(const Narrator& n, const Rules& rules, const ContractFulfilled& news);
std::string line(const Narrator& n, const Rules& rules, const TreasuryOverdrawn& news);
std::string line(const Narrator& n, const Rules& rules, const TaxPaid& news);
std::string line(const Narrator& n, const Rules& rules, const PopulationTaxed& news);
std::string line(const Narrator& n, const Rules& rules, const RoundSetToEnd& news);
std::string line(const Narrator& n, const Rules& rules, const RoundEnded& news);
std::string line(const Narrator& n, const Rules& rules, const StartingPlayerChosen& news);
std::string line(const Narrator& n, const Rules& rules, const FinalPhaseBegan& news);
std::string line(const Narrator& n, const Rules& rules, const GameEndTriggered& news);
std::string line(const Narrator& n, const Rules& rules, const TopCardDiscarded& news);
std::string line(const Narrator& n, const Rules& rules, const GameEnded& news);

std::string picture(const View& v, const Rules& rules, const TextStyle& style);

}  // namespace tessera::treasury
