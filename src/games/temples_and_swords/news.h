// What the rules of Temples and Swords announce: one struct for each thing that can happen.
#pragma once

#include <variant>

#include "engine/seat.h"
#include "games/temples_and_swords/nouns.h"
#include "games/temples_and_swords/state.h"

namespace tessera::temples_and_swords {

// Setup.
struct MapLaid {
    MEMBERS(std::uint8_t hexes);
};
struct MapGenerated {
    MEMBERS(std::uint16_t rejected);  // maps before it
};
struct FirstPlayerFound {
    MEMBERS(Seat seat);
};
struct Started {
    MEMBERS(Seat seat; Hex hex);
};
struct RoundBegan {
    MEMBERS(std::uint16_t round);
};
struct TurnBegan {
    MEMBERS(Seat seat; std::uint16_t round);
};

// Population Distribution, Upkeep and Tech.
struct LaborersHired {
    MEMBERS(Seat seat; Hex hex; std::uint8_t laborers);
};
struct LaborerDismissed {
    MEMBERS(Seat seat; Hex hex);
};
struct UnitDisbanded {
    MEMBERS(Seat seat; Hex hex; UnitKind unit);
};
struct UpkeepPaid {
    MEMBERS(Seat seat; std::uint16_t laborers; std::uint16_t units; std::uint32_t gold_left);
};
struct RollsBought {
    MEMBERS(Seat seat; std::uint8_t rolls; std::uint16_t price; std::uint16_t free_rolls);
};
struct TechPointsGained {
    MEMBERS(Seat seat; std::uint16_t points; std::uint16_t now);
};
struct ChartRolled {
    MEMBERS(Seat seat; Advance advance; bool owned);
};
struct PointsLost {
    MEMBERS(Seat seat);
};
struct AdvanceGained {
    MEMBERS(Seat seat; Advance advance; bool copied; std::uint16_t round);
};
struct PointsKept {
    MEMBERS(Seat seat; std::uint16_t points);
};

// War.
struct UnitsMoved {
    MEMBERS(Seat seat; UnitKind unit; std::uint8_t units; Hex from; Hex to; bool by_road);
};
struct AttackBegan {
    MEMBERS(Seat seat; Hex hex; Seat defender; std::uint8_t attackers; std::uint8_t defenders);
};
struct KindDeclared {
    MEMBERS(Seat seat; UnitKind unit);
};
struct DamageRolled {
    MEMBERS(Seat seat;  // spectator: a warband
            std::uint8_t dice; std::uint8_t hits);
};
struct UnitLost {
    MEMBERS(Seat seat; Hex hex; UnitKind unit);
};
struct AttackWon {
    MEMBERS(Seat seat; Hex hex; Seat defender; std::uint8_t survivors; bool without_a_fight);
};
struct AttackFailed {
    MEMBERS(Seat seat; Hex hex; Seat defender);
};
struct AttackStopped {
    MEMBERS(Seat seat; Hex hex; Seat defender);
};
struct SlavesTaken {
    MEMBERS(Seat seat; Seat from; Hex hex; std::uint8_t slaves; bool destroyed);
};
struct Plundered {
    MEMBERS(Seat seat; Seat from; Hex hex; std::uint16_t gold);
};
struct HexCaptured {
    MEMBERS(Seat seat; Seat from; Hex hex; std::uint8_t populations; bool city);
};
struct CaptureDeclined {
    MEMBERS(Seat seat; Hex hex);
};
struct PopulationsEnslaved {
    MEMBERS(Seat seat; Hex hex; std::uint8_t populations);
};

// Build and Tax.
struct PointsSpent {
    MEMBERS(Seat seat; Hex hex; Item item; std::uint8_t points; std::uint8_t missing);  // to completion
};
struct ProjectCompleted {
    MEMBERS(Seat seat; Hex hex; Project project);
};
struct UnitBuilt {
    MEMBERS(Seat seat; Hex hex; UnitKind unit);
};
struct BuildPointsForfeited {
    MEMBERS(Seat seat; std::uint16_t points);
};
struct TaxesCollected {
    MEMBERS(Seat seat; std::uint16_t from_populations; std::uint16_t from_projects);
};

// Disasters.
struct DisasterCame {
    MEMBERS(Seat seat; Disaster disaster);
};
struct DisasterAverted {
    MEMBERS(Seat seat; Disaster disaster);
};
struct PopulationsLost {
    MEMBERS(Seat seat;  // the controller
            Hex hex; std::uint8_t populations);
};
struct ProjectsLost {
    MEMBERS(Seat seat; Hex hex; std::uint8_t projects; std::uint8_t points);  // victory points among them
};
struct DiseaseBroke {
    MEMBERS(Seat seat; Hex hex; std::uint8_t turns);
};
struct WarbandSighted {
    MEMBERS(Seat seat; Hex hex; std::uint8_t soldiers; std::uint16_t number);
};
struct WarbandMissed {
    MEMBERS(Seat seat; Hex hex);
};
struct WarbandAttacked {
    MEMBERS(Seat seat; Hex hex; std::uint8_t soldiers; std::uint8_t defenders);
};
struct WarbandRepelled {
    MEMBERS(Seat seat; Hex hex);
};
struct HexRazed {
    MEMBERS(Seat seat; Hex hex; std::uint8_t populations; std::uint8_t projects; std::uint8_t points);
};
struct GoldLost {
    MEMBERS(Seat seat; std::uint8_t gold);
};

// Population Change.
struct Grown {
    MEMBERS(Seat seat; std::uint8_t hexes);
};
struct Migrated {
    MEMBERS(Seat seat; Hex from; Hex to; bool settled);  // the hex was uncontrolled
};
struct MigrationFailed {
    MEMBERS(Seat seat; Hex hex);
};
struct ControlLost {
    MEMBERS(Seat seat; Hex hex);
};

// The end of turns and of the game.
struct TurnEnded {
    MEMBERS(Seat seat; std::uint16_t round; std::uint8_t points; std::uint8_t cities;
            std::uint8_t temples;  // and whatever other project is worth points
            std::uint8_t advances; std::uint16_t populations; std::uint32_t gold);
};
struct Eliminated {
    MEMBERS(Seat seat; std::uint16_t round);
};
struct TargetReached {
    MEMBERS(Seat seat; std::uint8_t points);
};
struct FinalStanding {
    MEMBERS(Seat seat; std::uint8_t rank; std::uint8_t place;  // in the turn order, from 1
            std::uint8_t points; std::uint8_t points_from_cities; std::uint8_t points_from_temples;
            std::uint8_t points_from_advances; std::uint16_t populations; std::uint32_t gold);
};
struct GameEnded {
    MEMBERS(Ending ending; Seat winner;  // spectator: shared
            std::uint16_t round);
};

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
