// The verbs of Market Trading: what a seat, or chance, can decide (section 6 of the specification).
#pragma once

#include <boost/describe.hpp>
#include <string_view>

#include "engine/seat.h"
#include "engine/type_list.h"
#include "games/market_trading/nouns.h"

namespace tessera::market_trading {

struct Settle {
    Tile tile;
};
BOOST_DESCRIBE_STRUCT(Settle, (), (tile))

struct Use {
    CardId card;
    std::uint8_t recipe;
    std::uint8_t times;
};
BOOST_DESCRIBE_STRUCT(Use, (), (card, recipe, times))

struct Offer {
    Good good;
};
BOOST_DESCRIBE_STRUCT(Offer, (), (good))

struct Take {
    Good good;
};
BOOST_DESCRIBE_STRUCT(Take, (), (good))

struct Close {};
BOOST_DESCRIBE_STRUCT(Close, (), ())

struct Done {};
BOOST_DESCRIBE_STRUCT(Done, (), ())

struct Build {
    Slot slot;
};
BOOST_DESCRIBE_STRUCT(Build, (), (slot))

struct Pass {};
BOOST_DESCRIBE_STRUCT(Pass, (), ())

struct Pay {
    Good good;
};
BOOST_DESCRIBE_STRUCT(Pay, (), (good))

struct Forage {
    Tile tile;
};
BOOST_DESCRIBE_STRUCT(Forage, (), (tile))

struct PickTile {
    static constexpr std::string_view verb = "tile";
    Tile tile;
};
BOOST_DESCRIBE_STRUCT(PickTile, (), (tile))

struct PickResource {
    static constexpr std::string_view verb = "resource";
    Good good;
};
BOOST_DESCRIBE_STRUCT(PickResource, (), (good))

struct PickSlot {
    static constexpr std::string_view verb = "slot";
    Slot slot;
};
BOOST_DESCRIBE_STRUCT(PickSlot, (), (slot))

// An effect of an own improvement: the improvement by its place in the build order, the effect by its place on the
// card.
struct PickEffect {
    static constexpr std::string_view verb = "effect";
    CardId card;
    std::uint8_t index;
};
BOOST_DESCRIBE_STRUCT(PickEffect, (), (card, index))

struct Skip {};
BOOST_DESCRIBE_STRUCT(Skip, (), ())

struct Store {
    Good good;
};
BOOST_DESCRIBE_STRUCT(Store, (), (good))

struct StoreDone {};
BOOST_DESCRIBE_STRUCT(StoreDone, (), ())

// Chance.

struct DealBoard {
    Seat seat;
    BoardId board;
};
BOOST_DESCRIBE_STRUCT(DealBoard, (), (seat, board))

struct GenNumber {
    Seat seat;
    std::uint8_t number;
};
BOOST_DESCRIBE_STRUCT(GenNumber, (), (seat, number))

struct GenTerrain {
    Seat seat;
    Terrain terrain;
};
BOOST_DESCRIBE_STRUCT(GenTerrain, (), (seat, terrain))

struct GenTile {
    Seat seat;
    Tile tile;
};
BOOST_DESCRIBE_STRUCT(GenTile, (), (seat, tile))

struct DealCard {
    Slot slot;
    CardId card;
};
BOOST_DESCRIBE_STRUCT(DealCard, (), (slot, card))

using Verbs =
    TypeList<Settle, Use, Offer, Take, Close, Done, Build, Pass, Pay, Forage, PickTile, PickResource, PickSlot,
             PickEffect, Skip, Store, StoreDone, DealBoard, GenNumber, GenTerrain, GenTile, DealCard>;

}  // namespace tessera::market_trading
