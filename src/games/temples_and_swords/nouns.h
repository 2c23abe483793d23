// The pieces of Temples and Swords: hexes, terrains, projects, units, advances and disasters. Read `state.h` next.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "base/bit_set.h"
#include "base/enum_array.h"
#include "base/fixed_vector.h"
#include "engine/packed_operation.h"

namespace tessera::temples_and_swords {

// A place of the grid that all maps of a rule set share, rows from the top, within a row from the left (TS-001). Where
// the map of a game has no hex, the place stays empty.
enum class Hex : std::uint8_t {};
enum class Terrain : std::uint8_t {};
enum class Project : std::uint8_t {};
enum class UnitKind : std::uint8_t {};
// What build points can be spent on: the projects, then the units, in the order of their files.
enum class Item : std::uint8_t {};
enum class Advance : std::uint8_t {};
enum class Disaster : std::uint8_t {};

inline constexpr std::size_t max_players = 6;
inline constexpr std::size_t max_places = 132;
inline constexpr std::size_t max_hexes = 99;
inline constexpr std::size_t max_columns = 26;
inline constexpr std::size_t terrain_count = 2;
inline constexpr std::size_t project_count = 6;
inline constexpr std::size_t unit_count = 4;
inline constexpr std::size_t item_count = project_count + unit_count;
inline constexpr std::size_t advance_count = 8;
inline constexpr std::size_t disaster_count = 6;

inline constexpr Hex no_hex{0xFF};
inline constexpr Project no_project{0xFF};
inline constexpr UnitKind no_kind{0xFF};
inline constexpr Advance no_advance{0xFF};
inline constexpr Disaster no_disaster{0xFF};

using HexSet = BitSet<Hex, max_places>;
using AdvanceSet = BitSet<Advance, 64>;
using KindSet = BitSet<UnitKind, 64>;

using ProjectSet = BitSet<Project, 64>;

// So many copies of each project.
using Projects = EnumArray<Project, std::uint8_t, project_count>;

// So many units of each kind.
using Units = EnumArray<UnitKind, std::uint8_t, unit_count>;

inline constexpr Item item_of(Project project) { return id_at<Item>(index_of(project)); }
inline constexpr Item item_of(UnitKind kind) { return id_at<Item>(project_count + index_of(kind)); }
inline constexpr bool is_project(Item item) { return index_of(item) < project_count; }
inline constexpr Project project_of(Item item) { return id_at<Project>(index_of(item)); }
inline constexpr UnitKind kind_of(Item item) { return id_at<UnitKind>(index_of(item) - project_count); }

// The two sides of a fight.
enum class Side : std::uint8_t { Attacker, Defender };
BOOST_DESCRIBE_ENUM(Side, Attacker, Defender)

inline constexpr Side other(Side side) { return side == Side::Attacker ? Side::Defender : Side::Attacker; }

enum class DiceRole : std::uint8_t { Attack, Defence, Any };
BOOST_DESCRIBE_ENUM(DiceRole, Attack, Defence, Any)

// Dice that are added to a damage roll, by the role of who rolls.
using DiceByRole = EnumArray<Side, std::uint8_t, 2>;

// Of tech rolls that are on sale.
using Prices = FixedVector<std::uint8_t, 9>;

// What a project does where it stands, or an advance for its owner (section 3.3): the sum of its effects that exist
// under the options of the rule set.
struct Effects {
    int points = 0;  // victory points
    int gold = 0;
    EnumArray<Project, std::uint8_t, project_count> gold_with{};  // more gold if that project stands there too
    int gold_factor = 1;
    int tax_factor = 1;
    std::vector<std::uint8_t> roll_prices;  // a tech roll is on sale at each of them
    int tech_rolls = 0;
    int tech_points = 0;
    int road_hexes = 0;
    DiceByRole dice{};
    DiceByRole bonus_dice{};  // only for rolls that have an extra die already
    EnumArray<Project, std::int16_t, project_count> cost_percent{};
};

struct ProjectInfo {
    std::string name;
    std::string text;
    int cost = 1;
    bool needs_city = false;
    AdvanceSet needs_advance{};
    int per_hex = 1;  // 0: no limit
    Effects effects{};
};

struct UnitInfo {
    std::string name;
    std::string plural;
    std::string text;
    char symbol = '?';
    bool military = true;
    int cost = 0;  // 0: cannot be built
    bool needs_city = false;
    AdvanceSet needs_advance{};
    DiceByRole dice{};  // of a damage roll for which it is declared
    int movements = 1;
    int upkeep = 0;
    int labor = 0;
};

struct AdvanceInfo {
    std::string name;
    std::string text;
    Effects effects{};
};

// Which hexes a disaster can strike (TS-088, TS-095).
enum class Pick : std::uint8_t { PopulatedTerrain, City, Border };

enum class GroupOfProjects : std::uint8_t { NeedsCity, AllButCity, All };
BOOST_DESCRIBE_ENUM(GroupOfProjects, NeedsCity, AllButCity, All)

// What effects are made of (section 3.3). Those of projects and advances stand and add up (operations/standing.h),
// those of disasters happen to a hex (operations/harms.h).
namespace operation {
struct Vp;
struct HexGold;
struct HexGoldFactor;
struct TechPurchases;
struct TechRolls;
struct TechPoints;
struct Road;
struct CombatDice;
struct BuildCostPercent;
struct LosePopulations;
struct LoseProjects;
struct LingeringLoss;
struct Warband;
}  // namespace operation
using StandingOperations = TypeList<operation::Vp, operation::HexGold, operation::HexGoldFactor,
                                    operation::TechPurchases, operation::TechRolls, operation::TechPoints,
                                    operation::Road, operation::CombatDice, operation::BuildCostPercent>;
using ProjectOperations =
    TypeList<operation::Vp, operation::HexGold, operation::HexGoldFactor, operation::TechPurchases,
             operation::TechRolls, operation::TechPoints, operation::Road, operation::CombatDice>;
using AdvanceOperations = TypeList<operation::Vp, operation::TechRolls, operation::TechPoints, operation::CombatDice,
                                   operation::BuildCostPercent>;
using Harms =
    TypeList<operation::LosePopulations, operation::LoseProjects, operation::LingeringLoss, operation::Warband>;
using Harm = PackedOperation<Harms, 4>;

// A die among the arguments: `1d6`.
struct Die {
    std::uint8_t sides = 6;
};

// A number among the arguments, or the name of an option that is one.
template <int Least, int Most>
struct Amount {
    static constexpr int least = Least, most = Most;
    int number = 0;
};

struct DisasterInfo {
    std::string name;
    std::string text;
    Pick pick = Pick::PopulatedTerrain;
    Terrain terrain{};
    int hexes = 1;
    std::vector<Harm> harms;
};

struct TerrainInfo {
    std::string name;
    char glyph = '?';
    int capacity = 0;
    int harvest = 0;
};

}  // namespace tessera::temples_and_swords
