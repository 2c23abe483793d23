// The verbs of Temples and Swords: what a seat, or chance, can decide (section 6 of the specification).
#pragma once

#include "engine/members.h"
#include "engine/seat.h"
#include "games/temples_and_swords/nouns.h"

namespace tessera::temples_and_swords {

// Setup.
struct Start {
    MEMBERS(Hex hex);
};

// Ends a list of picks: hiring, moving, declaring attacks, building.
struct End {};

// Population Distribution and Upkeep.
struct Hire {
    MEMBERS(Hex hex);
};

struct HireCount {
    MEMBERS(std::uint8_t laborers);
};

struct Dismiss {
    MEMBERS(Hex hex);
};

struct Disband {
    MEMBERS(Hex hex; UnitKind unit);
};

// Tech.
struct BuyRolls {
    MEMBERS(std::uint8_t rolls);
};

struct RollChart {};

struct Copy {
    MEMBERS(Advance advance);
};

struct Keep {};

struct PickAdvance {
    MEMBERS(Advance advance);
};

// War: movement.
struct Move {
    MEMBERS(Hex hex; UnitKind unit; std::uint8_t movements);  // that the units have left
};

struct MoveTo {
    MEMBERS(Hex hex);
};

struct MoveCount {
    MEMBERS(std::uint8_t units);
};

// War: attacks.
struct Attack {
    MEMBERS(Hex hex; Seat defender);
};

struct Commit {
    MEMBERS(std::uint8_t units);
};

struct Fight {
    MEMBERS(Hex hex; Seat defender);
};

struct UseUnit {
    MEMBERS(UnitKind unit);
};

struct UseNone {};

struct Lose {
    MEMBERS(UnitKind unit);
};

struct FightOn {};

struct Stop {};

struct Capture {};

struct Leave {};

struct Enslave {
    MEMBERS(std::uint8_t populations);
};

// Build.
struct Build {
    MEMBERS(Hex hex);
};

struct Work {
    MEMBERS(Item item; std::uint8_t points);
};

struct Done {};

// Population Change.
struct MigrateFrom {
    MEMBERS(Hex hex);
};

struct MigrateTo {
    MEMBERS(Hex hex);
};

// Chance.

struct MapSeed {
    MEMBERS(std::uint32_t seed);
};

struct FirstPlayer {
    MEMBERS(Seat seat);
};

struct Site {
    MEMBERS(Hex hex);
};

struct TechDie {
    MEMBERS(std::uint8_t face);
};

struct ChartDie {
    MEMBERS(Advance advance);
};

struct Hits {
    MEMBERS(std::uint8_t hits);
};

struct DisasterDie {
    MEMBERS(std::uint8_t face);
};

struct DisasterChart {
    MEMBERS(Disaster disaster);
};

struct Strike {
    MEMBERS(Hex hex);
};

struct Loss {
    MEMBERS(std::uint8_t populations);
};

struct WarbandStrength {
    MEMBERS(std::uint8_t soldiers);
};

struct WarbandGold {
    MEMBERS(std::uint8_t gold);
};

struct MigrationDie {
    MEMBERS(std::uint8_t face);
};

using Verbs =
    TypeList<Start, End, Hire, HireCount, Dismiss, Disband, BuyRolls, RollChart, Copy, Keep, PickAdvance, Move, MoveTo,
             MoveCount, Attack, Commit, Fight, UseUnit, UseNone, Lose, FightOn, Stop, Capture, Leave, Enslave, Build,
             Work, Done, MigrateFrom, MigrateTo, MapSeed, FirstPlayer, Site, TechDie, ChartDie, Hits, DisasterDie,
             DisasterChart, Strike, Loss, WarbandStrength, WarbandGold, MigrationDie>;

}  // namespace tessera::temples_and_swords
