// Temples and Swords in words: what is asked, what an action would be, what happened.
#pragma once

#include <string>

#include "engine/news.h"
#include "engine/text_style.h"
#include "games/temples_and_swords/news.h"
#include "games/temples_and_swords/rules.h"
#include "games/temples_and_swords/state.h"
#include "games/temples_and_swords/view.h"

namespace tessera::temples_and_swords {

// `C2`.
const std::string& hex_name(const Rules& rules, Hex hex);
// `1 soldier`, `3 swordsmen`.
std::string units_text(const Rules& rules, UnitKind kind, int number);
// `2 soldiers, 1 horseman`, or `nothing`.
std::string units_text(const Rules& rules, const Units& units);
// `1 population`, `3 populations`.
std::string counted(int number, std::string_view what);
// `1 hex`, `3 hexes`.
std::string hexes_text(int number);
// The name of a project or unit in lower case.
std::string item_name(const Rules& rules, Item item);

std::string prompt(const State& s, const Rules& rules, const ChooseMapSeed& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseFirstPlayer& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseStart& asked);
std::string prompt(const State& s, const Rules& rules, const DrawSite& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseHire& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseHireCount& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseShedding& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseRolls& asked);
std::string prompt(const State& s, const Rules& rules, const RollTechDie& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseAdvance& asked);
std::string prompt(const State& s, const Rules& rules, const RollChartDie& asked);
std::string prompt(const State& s, const Rules& rules, const PickResult& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseMove& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseTarget& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseMoveCount& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseAttack& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCommitment& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCombat& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseBuildHex& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseWork& asked);
std::string prompt(const State& s, const Rules& rules, const RollDisasterDie& asked);
std::string prompt(const State& s, const Rules& rules, const RollDisasterChart& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseMigrationHex& asked);
std::string prompt(const State& s, const Rules& rules, const RollMigrationDie& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseMigrationTarget& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseKind& asked);
std::string prompt(const State& s, const Rules& rules, const RollDamage& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCasualty& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseToFightOn& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCapture& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseEnslaved& asked);
std::string prompt(const State& s, const Rules& rules, const DrawStrike& asked);
std::string prompt(const State& s, const Rules& rules, const RollLoss& asked);
std::string prompt(const State& s, const Rules& rules, const RollStrength& asked);
std::string prompt(const State& s, const Rules& rules, const RollWarbandGold& asked);

std::string label(const State& s, const Rules& rules, const Start& a);
std::string label(const State& s, const Rules& rules, const End& a);
std::string label(const State& s, const Rules& rules, const Hire& a);
std::string label(const State& s, const Rules& rules, const HireCount& a);
std::string label(const State& s, const Rules& rules, const Dismiss& a);
std::string label(const State& s, const Rules& rules, const Disband& a);
std::string label(const State& s, const Rules& rules, const BuyRolls& a);
std::string label(const State& s, const Rules& rules, const RollChart& a);
std::string label(const State& s, const Rules& rules, const Copy& a);
std::string label(const State& s, const Rules& rules, const Keep& a);
std::string label(const State& s, const Rules& rules, const PickAdvance& a);
std::string label(const State& s, const Rules& rules, const Move& a);
std::string label(const State& s, const Rules& rules, const MoveTo& a);
std::string label(const State& s, const Rules& rules, const MoveCount& a);
std::string label(const State& s, const Rules& rules, const Attack& a);
std::string label(const State& s, const Rules& rules, const Commit& a);
std::string label(const State& s, const Rules& rules, const Fight& a);
std::string label(const State& s, const Rules& rules, const UseUnit& a);
std::string label(const State& s, const Rules& rules, const UseNone& a);
std::string label(const State& s, const Rules& rules, const Lose& a);
std::string label(const State& s, const Rules& rules, const FightOn& a);
std::string label(const State& s, const Rules& rules, const Stop& a);
std::string label(const State& s, const Rules& rules, const Capture& a);
std::string label(const State& s, const Rules& rules, const Leave& a);
std::string label(const State& s, const Rules& rules, const Enslave& a);
std::string label(const State& s, const Rules& rules, const Build& a);
std::string label(const State& s, const Rules& rules, const Work& a);
std::string label(const State& s, const Rules& rules, const Done& a);
std::string label(const State& s, const Rules& rules, const MigrateFrom& a);
std::string label(const State& s, const Rules& rules, const MigrateTo& a);
std::string label(const State& s, const Rules& rules, const MapSeed& a);
std::string label(const State& s, const Rules& rules, const FirstPlayer& a);
std::string label(const State& s, const Rules& rules, const Site& a);
std::string label(const State& s, const Rules& rules, const TechDie& a);
std::string label(const State& s, const Rules& rules, const ChartDie& a);
std::string label(const State& s, const Rules& rules, const Hits& a);
std::string label(const State& s, const Rules& rules, const DisasterDie& a);
std::string label(const State& s, const Rules& rules, const DisasterChart& a);
std::string label(const State& s, const Rules& rules, const Strike& a);
std::string label(const State& s, const Rules& rules, const Loss& a);
std::string label(const State& s, const Rules& rules, const WarbandStrength& a);
std::string label(const State& s, const Rules& rules, const WarbandGold& a);
std::string label(const State& s, const Rules& rules, const MigrationDie& a);

std::string line(const Narrator& n, const Rules& rules, const MapLaid& news);
std::string line(const Narrator& n, const Rules& rules, const MapGenerated& news);
std::string line(const Narrator& n, const Rules& rules, const FirstPlayerFound& news);
std::string line(const Narrator& n, const Rules& rules, const Started& news);
std::string line(const Narrator& n, const Rules& rules, const RoundBegan& news);
std::string line(const Narrator& n, const Rules& rules, const TurnBegan& news);
std::string line(const Narrator& n, const Rules& rules, const LaborersHired& news);
std::string line(const Narrator& n, const Rules& rules, const LaborerDismissed& news);
std::string line(const Narrator& n, const Rules& rules, const UnitDisbanded& news);
std::string line(const Narrator& n, const Rules& rules, const UpkeepPaid& news);
std::string line(const Narrator& n, const Rules& rules, const RollsBought& news);
std::string line(const Narrator& n, const Rules& rules, const TechPointsGained& news);
std::string line(const Narrator& n, const Rules& rules, const ChartRolled& news);
std::string line(const Narrator& n, const Rules& rules, const PointsLost& news);
std::string line(const Narrator& n, const Rules& rules, const AdvanceGained& news);
std::string line(const Narrator& n, const Rules& rules, const PointsKept& news);
std::string line(const Narrator& n, const Rules& rules, const UnitsMoved& news);
std::string line(const Narrator& n, const Rules& rules, const AttackBegan& news);
std::string line(const Narrator& n, const Rules& rules, const KindDeclared& news);
std::string line(const Narrator& n, const Rules& rules, const DamageRolled& news);
std::string line(const Narrator& n, const Rules& rules, const UnitLost& news);
std::string line(const Narrator& n, const Rules& rules, const AttackWon& news);
std::string line(const Narrator& n, const Rules& rules, const AttackFailed& news);
std::string line(const Narrator& n, const Rules& rules, const AttackStopped& news);
std::string line(const Narrator& n, const Rules& rules, const SlavesTaken& news);
std::string line(const Narrator& n, const Rules& rules, const Plundered& news);
std::string line(const Narrator& n, const Rules& rules, const HexCaptured& news);
std::string line(const Narrator& n, const Rules& rules, const CaptureDeclined& news);
std::string line(const Narrator& n, const Rules& rules, const PopulationsEnslaved& news);
std::string line(const Narrator& n, const Rules& rules, const PointsSpent& news);
std::string line(const Narrator& n, const Rules& rules, const ProjectCompleted& news);
std::string line(const Narrator& n, const Rules& rules, const UnitBuilt& news);
std::string line(const Narrator& n, const Rules& rules, const BuildPointsForfeited& news);
std::string line(const Narrator& n, const Rules& rules, const TaxesCollected& news);
std::string line(const Narrator& n, const Rules& rules, const DisasterCame& news);
std::string line(const Narrator& n, const Rules& rules, const DisasterAverted& news);
std::string line(const Narrator& n, const Rules& rules, const PopulationsLost& news);
std::string line(const Narrator& n, const Rules& rules, const ProjectsLost& news);
std::string line(const Narrator& n, const Rules& rules, const DiseaseBroke& news);
std::string line(const Narrator& n, const Rules& rules, const WarbandSighted& news);
std::string line(const Narrator& n, const Rules& rules, const WarbandMissed& news);
std::string line(const Narrator& n, const Rules& rules, const WarbandAttacked& news);
std::string line(const Narrator& n, const Rules& rules, const WarbandRepelled& news);
std::string line(const Narrator& n, const Rules& rules, const HexRazed& news);
std::string line(const Narrator& n, const Rules& rules, const GoldLost& news);
std::string line(const Narrator& n, const Rules& rules, const Grown& news);
std::string line(const Narrator& n, const Rules& rules, const Migrated& news);
std::string line(const Narrator& n, const Rules& rules, const MigrationFailed& news);
std::string line(const Narrator& n, const Rules& rules, const ControlLost& news);
std::string line(const Narrator& n, const Rules& rules, const TurnEnded& news);
std::string line(const Narrator& n, const Rules& rules, const Eliminated& news);
std::string line(const Narrator& n, const Rules& rules, const TargetReached& news);
std::string line(const Narrator& n, const Rules& rules, const FinalStanding& news);
std::string line(const Narrator& n, const Rules& rules, const GameEnded& news);

// The table as text: the hexes of the map with what stands in them, and every player's holdings.
std::string picture(const View& v, const Rules& rules, const TextStyle& style);

}  // namespace tessera::temples_and_swords
