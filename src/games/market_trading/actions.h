// The verbs of Market Trading: what a seat, or chance, can decide (section 6 of the specification).
#pragma once

#include <string_view>

#include "engine/members.h"
#include "engine/seat.h"
#include "games/market_trading/nouns.h"

namespace tessera::market_trading {

struct Settle {
    MEMBERS(Tile tile);
};

struct Use {
    MEMBERS(CardId card; std::uint8_t recipe; std::uint8_t times);
};

struct Offer {
    MEMBERS(Good good);
};

struct Take {
    MEMBERS(Good good);
};

struct Close {};

struct Done {};

struct Build {
    MEMBERS(Slot slot);
};

struct Pass {};

struct Pay {
    MEMBERS(Good good);
};

struct Forage {
    MEMBERS(Tile tile);
};

struct PickTile {
    static constexpr std::string_view verb = "tile";
    MEMBERS(Tile tile);
};

struct PickResource {
    static constexpr std::string_view verb = "resource";
    MEMBERS(Good good);
};

struct PickSlot {
    static constexpr std::string_view verb = "slot";
    MEMBERS(Slot slot);
};

// An effect of an own improvement: the improvement by its place in the build order, the effect by its place on the
// card.
struct PickEffect {
    static constexpr std::string_view verb = "effect";
    MEMBERS(CardId card; std::uint8_t index);
};

struct Skip {};

struct Store {
    MEMBERS(Good good);
};

struct StoreDone {};

// Chance.

struct DealBoard {
    MEMBERS(Seat seat; BoardId board);
};

struct GenNumber {
    MEMBERS(Seat seat; std::uint8_t number);
};

struct GenTerrain {
    MEMBERS(Seat seat; Terrain terrain);
};

struct GenTile {
    MEMBERS(Seat seat; Tile tile);
};

struct DealCard {
    MEMBERS(Slot slot; CardId card);
};

using Verbs =
    TypeList<Settle, Use, Offer, Take, Close, Done, Build, Pass, Pay, Forage, PickTile, PickResource, PickSlot,
             PickEffect, Skip, Store, StoreDone, DealBoard, GenNumber, GenTerrain, GenTile, DealCard>;

}  // namespace tessera::market_trading
