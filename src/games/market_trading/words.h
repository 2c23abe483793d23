// Market Trading in words: what is asked, what an action would be, what happened.
#pragma once

#include <string>

#include "engine/news.h"
#include "engine/text_style.h"
#include "games/market_trading/news.h"
#include "games/market_trading/rules.h"
#include "games/market_trading/state.h"
#include "games/market_trading/view.h"

namespace tessera::market_trading {

// `grain`, `stained glass`.
std::string good_name(const Rules& rules, Good good);
// `2 grain, 1 fish`, or `nothing`.
std::string amounts(const Rules& rules, const Goods& goods);
// `1 stone, any 2 T1`, or `nothing`.
std::string amounts(const Rules& rules, const Cost& cost);
// `field 8`.
std::string tile_name(const Player& player, const Rules& rules, Tile tile);

std::string prompt(const State& s, const Rules& rules, const ChooseSettlement& asked);
std::string prompt(const State& s, const Rules& rules, const Hub& asked);
std::string prompt(const State& s, const Rules& rules, const Trade& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseBuilding& asked);
std::string prompt(const State& s, const Rules& rules, const ChoosePayment& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseForage& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseTile& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseResource& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseSlot& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseStored& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseEffect& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseBoard& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseTerrainCount& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseNumber& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseTerrain& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseLaidTile& asked);
std::string prompt(const State& s, const Rules& rules, const ChooseCard& asked);

std::string label(const State& s, const Rules& rules, const Settle& a);
std::string label(const State& s, const Rules& rules, const Use& a);
std::string label(const State& s, const Rules& rules, const Offer& a);
std::string label(const State& s, const Rules& rules, const Take& a);
std::string label(const State& s, const Rules& rules, const Close& a);
std::string label(const State& s, const Rules& rules, const Done& a);
std::string label(const State& s, const Rules& rules, const Build& a);
std::string label(const State& s, const Rules& rules, const Pass& a);
std::string label(const State& s, const Rules& rules, const Pay& a);
std::string label(const State& s, const Rules& rules, const Forage& a);
std::string label(const State& s, const Rules& rules, const PickTile& a);
std::string label(const State& s, const Rules& rules, const PickResource& a);
std::string label(const State& s, const Rules& rules, const PickSlot& a);
std::string label(const State& s, const Rules& rules, const PickEffect& a);
std::string label(const State& s, const Rules& rules, const Skip& a);
std::string label(const State& s, const Rules& rules, const Store& a);
std::string label(const State& s, const Rules& rules, const StoreDone& a);
std::string label(const State& s, const Rules& rules, const DealBoard& a);
std::string label(const State& s, const Rules& rules, const GenNumber& a);
std::string label(const State& s, const Rules& rules, const GenTerrain& a);
std::string label(const State& s, const Rules& rules, const GenTile& a);
std::string label(const State& s, const Rules& rules, const DealCard& a);

std::string line(const Narrator& n, const Rules& rules, const BoardDealt& news);
std::string line(const Narrator& n, const Rules& rules, const BoardGenerated& news);
std::string line(const Narrator& n, const Rules& rules, const CardDealt& news);
std::string line(const Narrator& n, const Rules& rules, const Settled& news);
std::string line(const Narrator& n, const Rules& rules, const RoundBegan& news);
std::string line(const Narrator& n, const Rules& rules, const TurnBegan& news);
std::string line(const Narrator& n, const Rules& rules, const StoreReturned& news);
std::string line(const Narrator& n, const Rules& rules, const Harvested& news);
std::string line(const Narrator& n, const Rules& rules, const HarvestedMore& news);
std::string line(const Narrator& n, const Rules& rules, const ImprovementUsed& news);
std::string line(const Narrator& n, const Rules& rules, const GoodsGained& news);
std::string line(const Narrator& n, const Rules& rules, const TradeClosed& news);
std::string line(const Narrator& n, const Rules& rules, const ImprovementBuilt& news);
std::string line(const Narrator& n, const Rules& rules, const BuildingPassed& news);
std::string line(const Narrator& n, const Rules& rules, const Foraged& news);
std::string line(const Narrator& n, const Rules& rules, const UnitsPlaced& news);
std::string line(const Narrator& n, const Rules& rules, const TileTransformed& news);
std::string line(const Narrator& n, const Rules& rules, const CreditGained& news);
std::string line(const Narrator& n, const Rules& rules, const FloodPassesGained& news);
std::string line(const Narrator& n, const Rules& rules, const TakenFromMarket& news);
std::string line(const Narrator& n, const Rules& rules, const RemovedFromMarket& news);
std::string line(const Narrator& n, const Rules& rules, const CardSwept& news);
std::string line(const Narrator& n, const Rules& rules, const UnitStored& news);
std::string line(const Narrator& n, const Rules& rules, const UnitDonated& news);
std::string line(const Narrator& n, const Rules& rules, const UnitRefused& news);
std::string line(const Narrator& n, const Rules& rules, const PointsScored& news);
std::string line(const Narrator& n, const Rules& rules, const TurnEnded& news);
std::string line(const Narrator& n, const Rules& rules, const RowRedealt& news);
std::string line(const Narrator& n, const Rules& rules, const GameEnded& news);

// The table as text: market, row, and every player's board.
std::string picture(const View& v, const Rules& rules, const TextStyle& style);

}  // namespace tessera::market_trading
