// The verbs of Temples and Swords: what a seat, or chance, can decide (section 6 of the specification).
#pragma once

#include <boost/describe.hpp>

#include "engine/seat.h"
#include "engine/type_list.h"
#include "games/temples_and_swords/nouns.h"

namespace tessera::temples_and_swords {

// Setup.
struct Start {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(Start, (), (hex))

// Ends a list of picks: hiring, moving, declaring attacks, building.
struct End {};
BOOST_DESCRIBE_STRUCT(End, (), ())

// Population Distribution and Upkeep.
struct Hire {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(Hire, (), (hex))

struct HireCount {
    std::uint8_t laborers;
};
BOOST_DESCRIBE_STRUCT(HireCount, (), (laborers))

struct Dismiss {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(Dismiss, (), (hex))

struct Disband {
    Hex hex;
    UnitKind unit;
};
BOOST_DESCRIBE_STRUCT(Disband, (), (hex, unit))

// Tech.
struct BuyRolls {
    std::uint8_t rolls;
};
BOOST_DESCRIBE_STRUCT(BuyRolls, (), (rolls))

struct RollChart {};
BOOST_DESCRIBE_STRUCT(RollChart, (), ())

struct Copy {
    Advance advance;
};
BOOST_DESCRIBE_STRUCT(Copy, (), (advance))

struct Keep {};
BOOST_DESCRIBE_STRUCT(Keep, (), ())

struct PickAdvance {
    Advance advance;
};
BOOST_DESCRIBE_STRUCT(PickAdvance, (), (advance))

// War: movement.
struct Move {
    Hex hex;
    UnitKind unit;
    std::uint8_t movements;  // that the units have left
};
BOOST_DESCRIBE_STRUCT(Move, (), (hex, unit, movements))

struct MoveTo {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(MoveTo, (), (hex))

struct MoveCount {
    std::uint8_t units;
};
BOOST_DESCRIBE_STRUCT(MoveCount, (), (units))

// War: attacks.
struct Attack {
    Hex hex;
    Seat defender;
};
BOOST_DESCRIBE_STRUCT(Attack, (), (hex, defender))

struct Commit {
    std::uint8_t units;
};
BOOST_DESCRIBE_STRUCT(Commit, (), (units))

struct Fight {
    Hex hex;
    Seat defender;
};
BOOST_DESCRIBE_STRUCT(Fight, (), (hex, defender))

struct UseUnit {
    UnitKind unit;
};
BOOST_DESCRIBE_STRUCT(UseUnit, (), (unit))

struct UseNone {};
BOOST_DESCRIBE_STRUCT(UseNone, (), ())

struct Lose {
    UnitKind unit;
};
BOOST_DESCRIBE_STRUCT(Lose, (), (unit))

struct FightOn {};
BOOST_DESCRIBE_STRUCT(FightOn, (), ())

struct Stop {};
BOOST_DESCRIBE_STRUCT(Stop, (), ())

struct Capture {};
BOOST_DESCRIBE_STRUCT(Capture, (), ())

struct Leave {};
BOOST_DESCRIBE_STRUCT(Leave, (), ())

struct Enslave {
    std::uint8_t populations;
};
BOOST_DESCRIBE_STRUCT(Enslave, (), (populations))

// Build.
struct Build {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(Build, (), (hex))

struct Work {
    Item item;
    std::uint8_t points;
};
BOOST_DESCRIBE_STRUCT(Work, (), (item, points))

struct Done {};
BOOST_DESCRIBE_STRUCT(Done, (), ())

// Population Change.
struct MigrateFrom {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(MigrateFrom, (), (hex))

struct MigrateTo {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(MigrateTo, (), (hex))

// Chance.

struct MapSeed {
    std::uint32_t seed;
};
BOOST_DESCRIBE_STRUCT(MapSeed, (), (seed))

struct FirstPlayer {
    Seat seat;
};
BOOST_DESCRIBE_STRUCT(FirstPlayer, (), (seat))

struct Site {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(Site, (), (hex))

struct TechDie {
    std::uint8_t face;
};
BOOST_DESCRIBE_STRUCT(TechDie, (), (face))

struct ChartDie {
    Advance advance;
};
BOOST_DESCRIBE_STRUCT(ChartDie, (), (advance))

struct Hits {
    std::uint8_t hits;
};
BOOST_DESCRIBE_STRUCT(Hits, (), (hits))

struct DisasterDie {
    std::uint8_t face;
};
BOOST_DESCRIBE_STRUCT(DisasterDie, (), (face))

struct DisasterChart {
    Disaster disaster;
};
BOOST_DESCRIBE_STRUCT(DisasterChart, (), (disaster))

struct Strike {
    Hex hex;
};
BOOST_DESCRIBE_STRUCT(Strike, (), (hex))

struct Loss {
    std::uint8_t populations;
};
BOOST_DESCRIBE_STRUCT(Loss, (), (populations))

struct WarbandStrength {
    std::uint8_t soldiers;
};
BOOST_DESCRIBE_STRUCT(WarbandStrength, (), (soldiers))

struct WarbandGold {
    std::uint8_t gold;
};
BOOST_DESCRIBE_STRUCT(WarbandGold, (), (gold))

struct MigrationDie {
    std::uint8_t face;
};
BOOST_DESCRIBE_STRUCT(MigrationDie, (), (face))

using Verbs =
    TypeList<Start, End, Hire, HireCount, Dismiss, Disband, BuyRolls, RollChart, Copy, Keep, PickAdvance, Move, MoveTo,
             MoveCount, Attack, Commit, Fight, UseUnit, UseNone, Lose, FightOn, Stop, Capture, Leave, Enslave, Build,
             Work, Done, MigrateFrom, MigrateTo, MapSeed, FirstPlayer, Site, TechDie, ChartDie, Hits, DisasterDie,
             DisasterChart, Strike, Loss, WarbandStrength, WarbandGold, MigrationDie>;

}  // namespace tessera::temples_and_swords
