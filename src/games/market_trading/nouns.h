// The pieces of Market Trading: goods, terrains, tiles, boards and improvements, and what improvements are made of.
// Read `state.h` next.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string>

#include "base/bit_set.h"
#include "base/enum_array.h"
#include "base/fixed_vector.h"
#include "engine/packed_operation.h"

namespace tessera::market_trading {

// What the rulebook calls a kind of resource; a unit is one token of it. In resource order: T1 first, T4 last.
enum class Good : std::uint8_t {};
enum class Terrain : std::uint8_t {};
enum class BoardId : std::uint8_t {};
enum class CardId : std::uint8_t {};

// A place on a board: 6 x row + column, 0 in the north-west.
enum class Tile : std::uint8_t {};
enum class Slot : std::uint8_t {};

// 1 to 4; T1 goods come from terrain, the others only from improvements.
using Tier = std::uint8_t;

inline constexpr std::size_t max_players = 5;
inline constexpr std::size_t max_goods = 24;
inline constexpr std::size_t max_terrains = 5;
inline constexpr std::size_t max_cards = 112;
inline constexpr std::size_t max_row = 12;
inline constexpr std::size_t tiers = 4;
inline constexpr std::size_t board_columns = 6;
inline constexpr std::size_t board_rows = 4;
inline constexpr std::size_t board_tiles = board_columns * board_rows;

inline constexpr Good no_good{0xFF};
inline constexpr Terrain no_terrain{0xFF};
inline constexpr CardId no_card{0xFF};
inline constexpr Tile no_tile{0xFF};

// So many units of each good.
using Goods = EnumArray<Good, std::uint8_t, max_goods>;
using GoodSet = BitSet<Good, 64>;
using TerrainSet = BitSet<Terrain, 64>;

enum class ImprovementKind : std::uint8_t { Craft, Land, Trade, Civic };
BOOST_DESCRIBE_ENUM(ImprovementKind, Craft, Land, Trade, Civic)

// A cost or an input: named units, and wild ones of each tier (MT-033).
struct Cost {
    Goods named{};
    std::array<std::uint8_t, tiers> wild{};
};

// When an effect comes up.
enum class Occasion : std::uint8_t { Use, OnHarvest, OnBuild, OnForage, OnDonate, Always };
BOOST_DESCRIBE_ENUM(Occasion, Use, OnHarvest, OnBuild, OnForage, OnDonate, Always)

// So many of one good, in a condition.
struct AtLeast {
    Good good;
    std::uint8_t units;
};

// What must hold for an effect to happen; what is empty or zero demands nothing (section 4.10).
struct Conditions {
    TerrainSet terrain{};
    Terrain next_to = no_terrain;
    enum class Freshness : std::uint8_t { Any, Fresh, NotFresh } fresh = Freshness::Any;
    FixedVector<AtLeast, 3> harvested_min{};
    std::uint8_t piles_min = 0;
    BitSet<ImprovementKind, 64> built_kind{};
    FixedVector<AtLeast, 3> donated_min{};
    std::uint8_t donated_kinds_min = 0;
    std::uint8_t donated_high_kinds_min = 0;
    FixedVector<AtLeast, 3> tokens_min{};
};

// How often an operation counts: once, or as often as something is there.
struct Per {
    enum class Count : std::uint8_t { Once, Tiles, Improvements } count = Count::Once;
    Terrain terrain = no_terrain;
    std::uint8_t each = 1;
    std::uint8_t max = 1;
};

// The kinds of which `gain_one` offers one: those listed, or those that something brought this turn.
struct Candidates {
    enum class Source : std::uint8_t { Listed, Harvested, Paid, Terrain } source = Source::Listed;
    GoodSet goods{};             // of those listed
    std::uint8_t min_tiles = 0;  // of a terrain, whose resource is a candidate then
};

// All kinds of some tiers.
struct Tiers {
    GoodSet goods{};
};
// Kinds listed as `what`, or all of the `tiers`.
struct KindsOrTiers {
    GoodSet goods{};
};

enum class PlaceOfUnits : std::uint8_t { Same, Adjacent, Any };
BOOST_DESCRIBE_ENUM(PlaceOfUnits, Same, Adjacent, Any)
enum class UnitsPaid : std::uint8_t { First, Each };
BOOST_DESCRIBE_ENUM(UnitsPaid, First, Each)

// The operations that improvements are made of (section 4.10); each is defined in `operations/`.
namespace operation {
struct Convert;
struct Gain;
struct GainOne;
struct Place;
struct Transform;
struct ExtraHarvest;
struct Credit;
struct FloodPass;
struct Take;
struct Remove;
struct Sweep;
struct Score;
struct Store;
struct Discount;
struct Premium;
struct Overflow;
}  // namespace operation
using Operations = TypeList<operation::Convert, operation::Gain, operation::GainOne, operation::Place,
                            operation::Transform, operation::ExtraHarvest, operation::Credit, operation::FloodPass,
                            operation::Take, operation::Remove, operation::Sweep, operation::Score, operation::Store,
                            operation::Discount, operation::Premium, operation::Overflow>;
using Operation = PackedOperation<Operations, 56>;

struct Effect {
    Occasion when = Occasion::Use;
    Conditions conditions{};
    FixedVector<Operation, 3> operations{};
    std::uint8_t times = 1;  // how often a use may repeat the first of them
};

inline constexpr std::size_t max_effects = 4;
// The recipes of a card, each counted as often as it may be repeated.
inline constexpr std::size_t max_ways_to_use = 8;

struct Improvement {
    std::string id;
    std::string name;
    std::string text;
    ImprovementKind kind = ImprovementKind::Craft;
    std::uint8_t copies = 1;
    Cost cost{};
    EnumArray<Terrain, std::uint8_t, max_terrains> required_tiles{};
    FixedVector<Effect, max_effects> effects{};
    // The places of the `use` effects: recipe 0 is the first of them.
    FixedVector<std::uint8_t, max_effects> recipes{};
    // Asked of every owned card, so answered once.
    BitSet<Occasion, 64> occasions{};
    bool gives_discount = false;
    bool pays_in_donation = false;
};

}  // namespace tessera::market_trading
