// What the rules of Temples and Swords announce: one struct for each thing that can happen.
#pragma once

#include <boost/describe.hpp>
#include <variant>

#include "engine/seat.h"
#include "games/temples_and_swords/nouns.h"
#include "games/temples_and_swords/state.h"

namespace tessera::temples_and_swords {

// Setup.
struct MapLaid {
    std::uint8_t hexes;
};
struct MapGenerated {
    std::uint16_t rejected;  // maps before it
};
struct FirstPlayerFound {
    Seat seat;
};
struct Started {
    Seat seat;
    Hex hex;
};
struct RoundBegan {
    std::uint16_t round;
};
struct TurnBegan {
    Seat seat;
    std::uint16_t round;
};

// Population Distribution, Upkeep and Tech.
struct LaborersHired {
    Seat seat;
    Hex hex;
    std::uint8_t laborers;
};
struct LaborerDismissed {
    Seat seat;
    Hex hex;
};
struct UnitDisbanded {
    Seat seat;
    Hex hex;
    UnitKind unit;
};
struct UpkeepPaid {
    Seat seat;
    std::uint16_t laborers;
    std::uint16_t units;
    std::uint32_t gold_left;
};
struct RollsBought {
    Seat seat;
    std::uint8_t rolls;
    std::uint16_t price;
    std::uint16_t free_rolls;
};
struct TechPointsGained {
    Seat seat;
    std::uint16_t points;
    std::uint16_t now;
};
struct ChartRolled {
    Seat seat;
    Advance advance;
    bool owned;
};
struct PointsLost {
    Seat seat;
};
struct AdvanceGained {
    Seat seat;
    Advance advance;
    bool copied;
    std::uint16_t round;
};
struct PointsKept {
    Seat seat;
    std::uint16_t points;
};

// War.
struct UnitsMoved {
    Seat seat;
    UnitKind unit;
    std::uint8_t units;
    Hex from;
    Hex to;
    bool by_road;
};
struct AttackBegan {
    Seat seat;
    Hex hex;
    Seat defender;
    std::uint8_t attackers;
    std::uint8_t defenders;
};
struct KindDeclared {
    Seat seat;
    UnitKind unit;
};
struct DamageRolled {
    Seat seat;  // spectator: a warband
    std::uint8_t dice;
    std::uint8_t hits;
};
struct UnitLost {
    Seat seat;
    Hex hex;
    UnitKind unit;
};
struct AttackWon {
    Seat seat;
    Hex hex;
    Seat defender;
    std::uint8_t survivors;
    bool without_a_fight;
};
struct AttackFailed {
    Seat seat;
    Hex hex;
    Seat defender;
};
struct AttackStopped {
    Seat seat;
    Hex hex;
    Seat defender;
};
struct SlavesTaken {
    Seat seat;
    Seat from;
    Hex hex;
    std::uint8_t slaves;
    bool destroyed;
};
struct Plundered {
    Seat seat;
    Seat from;
    Hex hex;
    std::uint16_t gold;
};
struct HexCaptured {
    Seat seat;
    Seat from;
    Hex hex;
    std::uint8_t populations;
    bool city;
};
struct CaptureDeclined {
    Seat seat;
    Hex hex;
};
struct PopulationsEnslaved {
    Seat seat;
    Hex hex;
    std::uint8_t populations;
};

// Build and Tax.
struct PointsSpent {
    Seat seat;
    Hex hex;
    Item item;
    std::uint8_t points;
    std::uint8_t missing;  // to completion
};
struct ProjectCompleted {
    Seat seat;
    Hex hex;
    Project project;
};
struct UnitBuilt {
    Seat seat;
    Hex hex;
    UnitKind unit;
};
struct BuildPointsForfeited {
    Seat seat;
    std::uint16_t points;
};
struct TaxesCollected {
    Seat seat;
    std::uint16_t from_populations;
    std::uint16_t from_projects;
};

// Disasters.
struct DisasterCame {
    Seat seat;
    Disaster disaster;
};
struct DisasterAverted {
    Seat seat;
    Disaster disaster;
};
struct PopulationsLost {
    Seat seat;  // the controller
    Hex hex;
    std::uint8_t populations;
};
struct ProjectsLost {
    Seat seat;
    Hex hex;
    std::uint8_t projects;
    std::uint8_t points;  // victory points among them
};
struct DiseaseBroke {
    Seat seat;
    Hex hex;
    std::uint8_t turns;
};
struct WarbandSighted {
    Seat seat;
    Hex hex;
    std::uint8_t soldiers;
    std::uint16_t number;
};
struct WarbandMissed {
    Seat seat;
    Hex hex;
};
struct WarbandAttacked {
    Seat seat;
    Hex hex;
    std::uint8_t soldiers;
    std::uint8_t defenders;
};
struct WarbandRepelled {
    Seat seat;
    Hex hex;
};
struct HexRazed {
    Seat seat;
    Hex hex;
    std::uint8_t populations;
    std::uint8_t projects;
    std::uint8_t points;
};
struct GoldLost {
    Seat seat;
    std::uint8_t gold;
};

// Population Change.
struct Grown {
    Seat seat;
    std::uint8_t hexes;
};
struct Migrated {
    Seat seat;
    Hex from;
    Hex to;
    bool settled;  // the hex was uncontrolled
};
struct MigrationFailed {
    Seat seat;
    Hex hex;
};
struct ControlLost {
    Seat seat;
    Hex hex;
};

// The end of turns and of the game.
struct TurnEnded {
    Seat seat;
    std::uint16_t round;
    std::uint8_t points;
    std::uint8_t cities;
    std::uint8_t temples;  // and whatever other project is worth points
    std::uint8_t advances;
    std::uint16_t populations;
    std::uint32_t gold;
};
struct Eliminated {
    Seat seat;
    std::uint16_t round;
};
struct TargetReached {
    Seat seat;
    std::uint8_t points;
};
struct FinalStanding {
    Seat seat;
    std::uint8_t rank;
    std::uint8_t place;  // in the turn order, from 1
    std::uint8_t points;
    std::uint8_t points_from_cities;
    std::uint8_t points_from_temples;
    std::uint8_t points_from_advances;
    std::uint16_t populations;
    std::uint32_t gold;
};
struct GameEnded {
    Ending ending;
    Seat winner;  // spectator: shared
    std::uint16_t round;
};

BOOST_DESCRIBE_STRUCT(MapLaid, (), (hexes))
BOOST_DESCRIBE_STRUCT(MapGenerated, (), (rejected))
BOOST_DESCRIBE_STRUCT(FirstPlayerFound, (), (seat))
BOOST_DESCRIBE_STRUCT(Started, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round))
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat, round))
BOOST_DESCRIBE_STRUCT(LaborersHired, (), (seat, hex, laborers))
BOOST_DESCRIBE_STRUCT(LaborerDismissed, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(UnitDisbanded, (), (seat, hex, unit))
BOOST_DESCRIBE_STRUCT(UpkeepPaid, (), (seat, laborers, units, gold_left))
BOOST_DESCRIBE_STRUCT(RollsBought, (), (seat, rolls, price, free_rolls))
BOOST_DESCRIBE_STRUCT(TechPointsGained, (), (seat, points, now))
BOOST_DESCRIBE_STRUCT(ChartRolled, (), (seat, advance, owned))
BOOST_DESCRIBE_STRUCT(PointsLost, (), (seat))
BOOST_DESCRIBE_STRUCT(AdvanceGained, (), (seat, advance, copied, round))
BOOST_DESCRIBE_STRUCT(PointsKept, (), (seat, points))
BOOST_DESCRIBE_STRUCT(UnitsMoved, (), (seat, unit, units, from, to, by_road))
BOOST_DESCRIBE_STRUCT(AttackBegan, (), (seat, hex, defender, attackers, defenders))
BOOST_DESCRIBE_STRUCT(KindDeclared, (), (seat, unit))
BOOST_DESCRIBE_STRUCT(DamageRolled, (), (seat, dice, hits))
BOOST_DESCRIBE_STRUCT(UnitLost, (), (seat, hex, unit))
BOOST_DESCRIBE_STRUCT(AttackWon, (), (seat, hex, defender, survivors, without_a_fight))
BOOST_DESCRIBE_STRUCT(AttackFailed, (), (seat, hex, defender))
BOOST_DESCRIBE_STRUCT(AttackStopped, (), (seat, hex, defender))
BOOST_DESCRIBE_STRUCT(SlavesTaken, (), (seat, from, hex, slaves, destroyed))
BOOST_DESCRIBE_STRUCT(Plundered, (), (seat, from, hex, gold))
BOOST_DESCRIBE_STRUCT(HexCaptured, (), (seat, from, hex, populations, city))
BOOST_DESCRIBE_STRUCT(CaptureDeclined, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(PopulationsEnslaved, (), (seat, hex, populations))
BOOST_DESCRIBE_STRUCT(PointsSpent, (), (seat, hex, item, points, missing))
BOOST_DESCRIBE_STRUCT(ProjectCompleted, (), (seat, hex, project))
BOOST_DESCRIBE_STRUCT(UnitBuilt, (), (seat, hex, unit))
BOOST_DESCRIBE_STRUCT(BuildPointsForfeited, (), (seat, points))
BOOST_DESCRIBE_STRUCT(TaxesCollected, (), (seat, from_populations, from_projects))
BOOST_DESCRIBE_STRUCT(DisasterCame, (), (seat, disaster))
BOOST_DESCRIBE_STRUCT(DisasterAverted, (), (seat, disaster))
BOOST_DESCRIBE_STRUCT(PopulationsLost, (), (seat, hex, populations))
BOOST_DESCRIBE_STRUCT(ProjectsLost, (), (seat, hex, projects, points))
BOOST_DESCRIBE_STRUCT(DiseaseBroke, (), (seat, hex, turns))
BOOST_DESCRIBE_STRUCT(WarbandSighted, (), (seat, hex, soldiers, number))
BOOST_DESCRIBE_STRUCT(WarbandMissed, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(WarbandAttacked, (), (seat, hex, soldiers, defenders))
BOOST_DESCRIBE_STRUCT(WarbandRepelled, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(HexRazed, (), (seat, hex, populations, projects, points))
BOOST_DESCRIBE_STRUCT(GoldLost, (), (seat, gold))
BOOST_DESCRIBE_STRUCT(Grown, (), (seat, hexes))
BOOST_DESCRIBE_STRUCT(Migrated, (), (seat, from, to, settled))
BOOST_DESCRIBE_STRUCT(MigrationFailed, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(ControlLost, (), (seat, hex))
BOOST_DESCRIBE_STRUCT(TurnEnded, (), (seat, round, points, cities, temples, advances, populations, gold))
BOOST_DESCRIBE_STRUCT(Eliminated, (), (seat, round))
BOOST_DESCRIBE_STRUCT(TargetReached, (), (seat, points))
BOOST_DESCRIBE_STRUCT(FinalStanding, (),
                      (seat, rank, place, points, points_from_cities, points_from_temples, points_from_advances,
                       populations, gold))
BOOST_DESCRIBE_STRUCT(GameEnded, (), (ending, winner, round))

using News =
    std::variant<MapLaid, MapGenerated, FirstPlayerFound, Started, RoundBegan, TurnBegan, LaborersHired,
                 LaborerDismissed, UnitDisbanded, UpkeepPaid, RollsBought, TechPointsGained, ChartRolled, PointsLost,
                 AdvanceGained, PointsKept, UnitsMoved, AttackBegan, KindDeclared, DamageRolled, UnitLost, AttackWon,
                 AttackFailed, AttackStopped, SlavesTaken, Plundered, HexCaptured, CaptureDeclined, PopulationsEnslaved,
                 PointsSpent, ProjectCompleted, UnitBuilt, BuildPointsForfeited, TaxesCollected, DisasterCame,
                 DisasterAverted, PopulationsLost, ProjectsLost, DiseaseBroke, WarbandSighted, WarbandMissed,
                 WarbandAttacked, WarbandRepelled, HexRazed, GoldLost, Grown, Migrated, MigrationFailed, ControlLost,
                 TurnEnded, Eliminated, TargetReached, FinalStanding, GameEnded>;

}  // namespace tessera::temples_and_swords
