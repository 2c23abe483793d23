// What the rules of Market Trading announce: one struct for each thing that can happen.
#pragma once

#include <variant>

#include "engine/seat.h"
#include "games/market_trading/nouns.h"
#include "games/market_trading/state.h"

namespace tessera::market_trading {

struct BoardDealt {
    MEMBERS(Seat seat; BoardId board);
};
struct BoardGenerated {
    MEMBERS(Seat seat);
};
struct CardDealt {
    MEMBERS(Slot slot; CardId card);
};
struct Settled {
    MEMBERS(Seat seat; Tile tile; Good good; std::uint8_t units);
};
struct RoundBegan {
    MEMBERS(std::uint8_t round);
};
struct TurnBegan {
    MEMBERS(Seat seat; std::uint8_t round);
};
// Units that lay on storing improvements came back.
struct StoreReturned {
    MEMBERS(Seat seat; Goods goods);
};
struct Harvested {
    MEMBERS(Seat seat; Goods goods);
};
// One more unit, by an improvement.
struct HarvestedMore {
    MEMBERS(Seat seat; Tile tile; Good good; CardId card);
};
struct ImprovementUsed {
    MEMBERS(Seat seat; CardId card; std::uint8_t recipe; std::uint8_t times);
};
struct GoodsGained {
    MEMBERS(Seat seat; Goods goods; CardId card);
};
struct TradeClosed {
    MEMBERS(Seat seat; Goods offered; Goods taken);
};
struct ImprovementBuilt {
    MEMBERS(Seat seat; CardId card; Goods paid);
};
struct BuildingPassed {
    MEMBERS(Seat seat);
};
struct Foraged {
    MEMBERS(Seat seat; Tile tile; Good good; std::uint8_t units);
};
struct UnitsPlaced {
    MEMBERS(Seat seat; Tile tile; Good good; std::uint8_t units; CardId card);
};
struct TileTransformed {
    MEMBERS(Seat seat; Tile tile; Terrain terrain; CardId card);
};
struct CreditGained {
    MEMBERS(Seat seat; std::uint8_t credit; CardId card);
};
struct FloodPassesGained {
    MEMBERS(Seat seat; std::uint8_t passes; CardId card);
};
struct TakenFromMarket {
    MEMBERS(Seat seat; Good good; std::uint8_t units; CardId card);
};
struct RemovedFromMarket {
    MEMBERS(Seat seat; Good good; CardId card);
};
struct CardSwept {
    MEMBERS(Seat seat; Slot slot; CardId card);
};
struct UnitStored {
    MEMBERS(Seat seat; Good good; CardId card);
};
struct UnitDonated {
    MEMBERS(Seat seat; Good good; std::uint16_t points; bool first);
};
struct UnitRefused {
    MEMBERS(Seat seat; Good good);
};
// Points from an improvement rather than for a unit.
struct PointsScored {
    MEMBERS(Seat seat; std::uint16_t points; Good beside;  // no_good: the market square
            CardId card);
};
struct TurnEnded {
    MEMBERS(Seat seat; std::uint8_t points; std::uint8_t bowl);
};
struct RowRedealt {};
struct GameEnded {
    MEMBERS(Ending ending; Seat winner;  // spectator: nobody
            std::uint8_t round; bool alone);
};

using News =
    std::variant<BoardDealt, BoardGenerated, CardDealt, Settled, RoundBegan, TurnBegan, StoreReturned, Harvested,
                 HarvestedMore, ImprovementUsed, GoodsGained, TradeClosed, ImprovementBuilt, BuildingPassed, Foraged,
                 UnitsPlaced, TileTransformed, CreditGained, FloodPassesGained, TakenFromMarket, RemovedFromMarket,
                 CardSwept, UnitStored, UnitDonated, UnitRefused, PointsScored, TurnEnded, RowRedealt, GameEnded>;

}  // namespace tessera::market_trading
