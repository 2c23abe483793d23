// What the rules of Market Trading announce: one struct for each thing that can happen.
#pragma once

#include <boost/describe.hpp>
#include <variant>

#include "engine/seat.h"
#include "games/market_trading/nouns.h"
#include "games/market_trading/state.h"

namespace tessera::market_trading {

struct BoardDealt {
    Seat seat;
    BoardId board;
};
struct BoardGenerated {
    Seat seat;
};
struct CardDealt {
    Slot slot;
    CardId card;
};
struct Settled {
    Seat seat;
    Tile tile;
    Good good;
    std::uint8_t units;
};
struct RoundBegan {
    std::uint8_t round;
};
struct TurnBegan {
    Seat seat;
    std::uint8_t round;
};
// Units that lay on storing improvements came back.
struct StoreReturned {
    Seat seat;
    Goods goods;
};
struct Harvested {
    Seat seat;
    Goods goods;
};
// One more unit, by an improvement.
struct HarvestedMore {
    Seat seat;
    Tile tile;
    Good good;
    CardId card;
};
struct ImprovementUsed {
    Seat seat;
    CardId card;
    std::uint8_t recipe;
    std::uint8_t times;
};
struct GoodsGained {
    Seat seat;
    Goods goods;
    CardId card;
};
struct TradeClosed {
    Seat seat;
    Goods offered;
    Goods taken;
};
struct ImprovementBuilt {
    Seat seat;
    CardId card;
    Goods paid;
};
struct BuildingPassed {
    Seat seat;
};
struct Foraged {
    Seat seat;
    Tile tile;
    Good good;
    std::uint8_t units;
};
struct UnitsPlaced {
    Seat seat;
    Tile tile;
    Good good;
    std::uint8_t units;
    CardId card;
};
struct TileTransformed {
    Seat seat;
    Tile tile;
    Terrain terrain;
    CardId card;
};
struct CreditGained {
    Seat seat;
    std::uint8_t credit;
    CardId card;
};
struct FloodPassesGained {
    Seat seat;
    std::uint8_t passes;
    CardId card;
};
struct TakenFromMarket {
    Seat seat;
    Good good;
    std::uint8_t units;
    CardId card;
};
struct RemovedFromMarket {
    Seat seat;
    Good good;
    CardId card;
};
struct CardSwept {
    Seat seat;
    Slot slot;
    CardId card;
};
struct UnitStored {
    Seat seat;
    Good good;
    CardId card;
};
struct UnitDonated {
    Seat seat;
    Good good;
    std::uint16_t points;
    bool first;
};
struct UnitRefused {
    Seat seat;
    Good good;
};
// Points from an improvement rather than for a unit.
struct PointsScored {
    Seat seat;
    std::uint16_t points;
    Good beside;  // no_good: the market square
    CardId card;
};
struct TurnEnded {
    Seat seat;
    std::uint8_t points;
    std::uint8_t bowl;
};
struct RowRedealt {};
struct GameEnded {
    Ending ending;
    Seat winner;  // spectator: nobody
    std::uint8_t round;
    bool alone;
};

BOOST_DESCRIBE_STRUCT(BoardDealt, (), (seat, board))
BOOST_DESCRIBE_STRUCT(BoardGenerated, (), (seat))
BOOST_DESCRIBE_STRUCT(CardDealt, (), (slot, card))
BOOST_DESCRIBE_STRUCT(Settled, (), (seat, tile, good, units))
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round))
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat, round))
BOOST_DESCRIBE_STRUCT(StoreReturned, (), (seat, goods))
BOOST_DESCRIBE_STRUCT(Harvested, (), (seat, goods))
BOOST_DESCRIBE_STRUCT(HarvestedMore, (), (seat, tile, good, card))
BOOST_DESCRIBE_STRUCT(ImprovementUsed, (), (seat, card, recipe, times))
BOOST_DESCRIBE_STRUCT(GoodsGained, (), (seat, goods, card))
BOOST_DESCRIBE_STRUCT(TradeClosed, (), (seat, offered, taken))
BOOST_DESCRIBE_STRUCT(ImprovementBuilt, (), (seat, card, paid))
BOOST_DESCRIBE_STRUCT(BuildingPassed, (), (seat))
BOOST_DESCRIBE_STRUCT(Foraged, (), (seat, tile, good, units))
BOOST_DESCRIBE_STRUCT(UnitsPlaced, (), (seat, tile, good, units, card))
BOOST_DESCRIBE_STRUCT(TileTransformed, (), (seat, tile, terrain, card))
BOOST_DESCRIBE_STRUCT(CreditGained, (), (seat, credit, card))
BOOST_DESCRIBE_STRUCT(FloodPassesGained, (), (seat, passes, card))
BOOST_DESCRIBE_STRUCT(TakenFromMarket, (), (seat, good, units, card))
BOOST_DESCRIBE_STRUCT(RemovedFromMarket, (), (seat, good, card))
BOOST_DESCRIBE_STRUCT(CardSwept, (), (seat, slot, card))
BOOST_DESCRIBE_STRUCT(UnitStored, (), (seat, good, card))
BOOST_DESCRIBE_STRUCT(UnitDonated, (), (seat, good, points, first))
BOOST_DESCRIBE_STRUCT(UnitRefused, (), (seat, good))
BOOST_DESCRIBE_STRUCT(PointsScored, (), (seat, points, beside, card))
BOOST_DESCRIBE_STRUCT(TurnEnded, (), (seat, points, bowl))
BOOST_DESCRIBE_STRUCT(RowRedealt, (), ())
BOOST_DESCRIBE_STRUCT(GameEnded, (), (ending, winner, round, alone))

using News =
    std::variant<BoardDealt, BoardGenerated, CardDealt, Settled, RoundBegan, TurnBegan, StoreReturned, Harvested,
                 HarvestedMore, ImprovementUsed, GoodsGained, TradeClosed, ImprovementBuilt, BuildingPassed, Foraged,
                 UnitsPlaced, TileTransformed, CreditGained, FloodPassesGained, TakenFromMarket, RemovedFromMarket,
                 CardSwept, UnitStored, UnitDonated, UnitRefused, PointsScored, TurnEnded, RowRedealt, GameEnded>;

}  // namespace tessera::market_trading
