// What lies on the table, and the steps that may stand on the agenda.
#pragma once

#include <boost/describe.hpp>

#include "engine/agenda.h"
#include "engine/seat.h"
#include "games/temples_and_swords/actions.h"
#include "games/temples_and_swords/nouns.h"

namespace tessera::temples_and_swords {

// Setup (section 4.2).
struct LayMap {};
struct ChooseMapSeed {
    using outcomes = TypeList<MapSeed>;
};
struct ChooseFirstPlayer {
    using outcomes = TypeList<FirstPlayer>;
};
struct TakeStarts {
    MEMBERS(std::uint8_t done);
};
struct ChooseStart {
    MEMBERS(Seat seat);
    using answers = TypeList<Start>;
};
struct DrawSite {
    MEMBERS(Seat seat);
    using outcomes = TypeList<Site>;
};
struct BeginRound {};

// The turn (section 4.3), phase by phase.
struct TakeTurn {
    MEMBERS(Seat seat);
};
struct ChooseHire {
    using answers = TypeList<Hire, End>;
};
struct ChooseHireCount {
    MEMBERS(Hex hex);
    using answers = TypeList<HireCount>;
};
struct PayUpkeep {};
struct ChooseShedding {
    using answers = TypeList<Dismiss, Disband>;
};
struct DoResearch {};
struct ChooseRolls {
    using answers = TypeList<BuyRolls>;
};
struct RollTech {
    MEMBERS(std::uint16_t rolls);
};
struct RollTechDie {
    MEMBERS(std::uint16_t rolls);  // this one included
    using outcomes = TypeList<TechDie>;
};
struct SeekAdvance {};
struct ChooseAdvance {
    using answers = TypeList<RollChart, Copy, Keep>;
};
struct RollChartDie {
    using outcomes = TypeList<ChartDie>;
};
struct ReadChart {};
struct PickResult {
    using answers = TypeList<PickAdvance>;
};
struct ChooseMove {
    using answers = TypeList<Move, End>;
};
struct ChooseTarget {
    MEMBERS(Hex hex; UnitKind unit; std::uint8_t movements);
    using answers = TypeList<MoveTo>;
};
struct ChooseMoveCount {
    MEMBERS(Hex hex; UnitKind unit; std::uint8_t movements; Hex target);
    using answers = TypeList<MoveCount>;
};
struct MeetWarbands {};
struct ChooseAttack {
    using answers = TypeList<Attack, End>;
};
struct CommitUnits {
    MEMBERS(std::uint8_t from);  // the first kind not yet asked about
};
struct ChooseCommitment {
    MEMBERS(UnitKind unit);
    using answers = TypeList<Commit>;
};
struct FightAttacks {};
struct ChooseCombat {
    using answers = TypeList<Fight>;
};
struct BeginBuilding {};
struct ChooseBuildHex {
    using answers = TypeList<Build, End>;
};
struct ChooseWork {
    MEMBERS(Hex hex);
    using answers = TypeList<Work, Done>;
};
struct CollectTaxes {};
struct SufferDiseases {
    MEMBERS(std::uint8_t from);  // the first mark not yet looked at
};
struct FaceDisaster {};
struct RollDisasterDie {
    using outcomes = TypeList<DisasterDie>;
};
struct RollDisasterChart {
    using outcomes = TypeList<DisasterChart>;
};
struct Grow {};
struct BeginMigration {};
struct Migrate {
    MEMBERS(std::uint8_t rolls);
};
struct ChooseMigrationHex {
    MEMBERS(std::uint8_t rolls);
    using answers = TypeList<MigrateFrom>;
};
struct RollMigrationDie {
    MEMBERS(Hex hex);
    using outcomes = TypeList<MigrationDie>;
};
struct ChooseMigrationTarget {
    MEMBERS(Hex hex);
    using answers = TypeList<MigrateTo>;
};
struct EndTurn {};
struct EndRound {};

// Fighting (sections 4.8 and 4.11): the fight under way is State::combat.
struct FightRound {};
struct DeclareKind {
    MEMBERS(Side side);
};
struct ChooseKind {
    MEMBERS(Side side);
    using answers = TypeList<UseUnit, UseNone>;
};
struct RollDamage {
    MEMBERS(Side side);
    using outcomes = TypeList<Hits>;
};
struct RemoveCasualties {
    MEMBERS(Side side);
};
struct ChooseCasualty {
    MEMBERS(Side side);
    using answers = TypeList<Lose>;
};
struct AnswerBlow {};
struct EndFightRound {};
struct ChooseToFightOn {
    using answers = TypeList<FightOn, Stop>;
};
struct ReapVictory {};
struct ChooseCapture {
    using answers = TypeList<Capture, Leave>;
};
struct ChooseEnslaved {
    using answers = TypeList<Enslave>;
};

// Disasters (section 4.11).
struct PickStruckHexes {};
struct DrawStrike {
    using outcomes = TypeList<Strike>;
};
struct StrikeHexes {
    MEMBERS(std::uint8_t hex;    // its place among the struck ones
            std::uint8_t harm);  // of the disaster
};
struct RollLoss {
    MEMBERS(Hex hex; std::uint8_t sides);
    using outcomes = TypeList<Loss>;
};
struct RollStrength {
    MEMBERS(std::uint8_t sides);
    using outcomes = TypeList<WarbandStrength>;
};
struct RollWarbandGold {
    using outcomes = TypeList<WarbandGold>;
};
struct CheckEliminations {};

// The most frequent ones first.
using Steps =
    TypeList<ChooseHire, ChooseHireCount, ChooseWork, ChooseBuildHex, ChooseMove, ChooseTarget, ChooseMoveCount,
             ChooseRolls, RollTechDie, RollTech, RollDisasterDie, RollMigrationDie, ChooseMigrationTarget,
             ChooseMigrationHex, Migrate, BeginMigration, Grow, FaceDisaster, SufferDiseases, CollectTaxes,
             BeginBuilding, FightAttacks, ChooseAttack, CommitUnits, ChooseCommitment, ChooseCombat, MeetWarbands,
             SeekAdvance, ChooseAdvance, RollChartDie, ReadChart, PickResult, DoResearch, PayUpkeep, ChooseShedding,
             TakeTurn, EndTurn, CheckEliminations, FightRound, DeclareKind, ChooseKind, RollDamage, RemoveCasualties,
             ChooseCasualty, AnswerBlow, EndFightRound, ChooseToFightOn, ReapVictory, ChooseCapture, ChooseEnslaved,
             RollDisasterChart, PickStruckHexes, DrawStrike, StrikeHexes, RollLoss, RollStrength, RollWarbandGold,
             EndRound, BeginRound, LayMap, ChooseMapSeed, ChooseFirstPlayer, TakeStarts, ChooseStart, DrawSite>;

// What stands in a hex besides units. Who controls it is told by the players.
struct HexState {
    std::uint8_t populations = 0;
    std::uint8_t laborers = 0;  // among them, only during their owner's turn
    Projects projects{};
    EnumArray<Item, std::uint8_t, item_count> progress{};

    friend bool operator==(const HexState& a, const HexState& b)
    {
        return a.populations == b.populations && a.laborers == b.laborers && a.projects == b.projects &&
               a.progress == b.progress;
    }
};
BOOST_DESCRIBE_STRUCT(HexState, (), (populations, laborers, projects, progress))

struct Player {
    HexSet hexes{};  // that the player controls
    std::uint32_t gold = 0;
    std::uint16_t tech_points = 0;
    std::uint8_t eliminated = 0;  // 0: in the game; otherwise the number of the check that removed the player
    AdvanceSet advances{};
    EnumArray<Hex, Units, max_places> units{};
};
BOOST_DESCRIBE_STRUCT(Player, (), (hexes, gold, tech_points, eliminated, advances, units))

// TS-053: an attack that is declared and not yet fought.
struct DeclaredAttack {
    Hex hex;
    Seat defender;
    Units force;
};
BOOST_DESCRIBE_STRUCT(DeclaredAttack, (), (hex, defender, force))

// Keeps the state finite; nobody has this many armies in contact at once.
inline constexpr std::size_t max_attacks = 40;

// What is remembered within a turn.
struct Turn {
    Seat seat{};
    FixedVector<Advance, 8> chart{};                 // results of the chart dice
    EnumArray<Hex, Units, max_places> moved{};       // units whose movements are used up
    EnumArray<Hex, Units, max_places> half_moved{};  // units that have made the first of two movements
    FixedVector<DeclaredAttack, max_attacks> attacks{};
    EnumArray<Hex, std::uint8_t, max_places> points{};  // build points
    Disaster disaster = no_disaster;
    FixedVector<Hex, 2> struck{};
    HexSet brimming{};  // TS-106: full hexes that could have grown
    HexSet picked{};    // TS-103
};
BOOST_DESCRIBE_STRUCT(Turn, (), (seat, chart, moved, half_moved, attacks, points, disaster, struck, brimming, picked))

// One side of the fight under way.
struct Fighting {
    UnitKind declared = no_kind;  // for the present roll
    std::uint8_t hits = 0;        // suffered and not yet answered by casualties
    KindSet bound{};              // TS-062: kinds that must be lost first
};
BOOST_DESCRIBE_STRUCT(Fighting, (), (declared, hits, bound))

// The fight under way. The defending force is whatever the defender has in the hex (TS-054).
struct Combat {
    Hex hex = no_hex;
    Seat attacker = spectator;  // spectator: a warband
    Seat defender = spectator;
    std::uint8_t warband = 0;  // soldiers of the warband
    bool fought = false;       // dice were rolled
    Units force{};             // committed by the attacker and alive
    Fighting attack{};
    Fighting defence{};

    Fighting& side(Side side) { return side == Side::Attacker ? attack : defence; }
    const Fighting& side(Side side) const { return side == Side::Attacker ? attack : defence; }
};
BOOST_DESCRIBE_STRUCT(Combat, (), (hex, attacker, defender, warband, fought, force, attack, defence))

// TS-092: a mark on a hex, for so many more losses in turns of the player who rolled it.
struct Disease {
    Seat seat;
    Hex hex;
    std::uint8_t turns;
    std::uint8_t sides;
};
BOOST_DESCRIBE_STRUCT(Disease, (), (seat, hex, turns, sides))

// TS-094: attacks in the next turn of its player. Without warning the hex is not drawn before.
struct WarbandDue {
    Seat seat;
    Hex hex = no_hex;
    std::uint8_t soldiers = 0;
    std::uint8_t sides = 6;  // of the die for its strength
};
BOOST_DESCRIBE_STRUCT(WarbandDue, (), (seat, hex, soldiers, sides))

enum class Ending : std::uint8_t { NotYet, Points, LastOneLeft, NobodyLeft, RoundFinished, RoundLimit };
BOOST_DESCRIBE_ENUM(Ending, NotYet, Points, LastOneLeft, NobodyLeft, RoundFinished, RoundLimit)

struct State {
    EnumArray<Terrain, HexSet, terrain_count> land{};
    FixedVector<Hex, max_players> sites{};  // by number
    PerSeat<Player, max_players> players{};
    EnumArray<Hex, HexState, max_places> hexes{};
    FixedVector<Disease, 48> diseases{};  // oldest first
    FixedVector<WarbandDue, 12> warbands{};
    Seat first{};
    std::uint16_t round = 0;
    std::uint16_t warbands_so_far = 0;
    std::uint8_t elimination_checks = 0;  // that removed somebody
    bool target_reached = false;
    Turn turn{};
    Combat combat{};
    Ending ending = Ending::NotYet;
    Seat winner = spectator;  // TS-110
    Agenda<Steps, 28> agenda{};

    Player& mover() { return players[turn.seat]; }
    const Player& mover() const { return players[turn.seat]; }
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (land, sites, players, hexes, diseases, warbands, first, round, warbands_so_far,
                       elimination_checks, target_reached, turn, combat, ending, winner, agenda))

// Both sides of a fight are asked about their own units.
inline Seat decider(const State& s, const ChooseKind& asked)
{
    return asked.side == Side::Attacker ? s.combat.attacker : s.combat.defender;
}
inline Seat decider(const State& s, const ChooseCasualty& asked)
{
    return asked.side == Side::Attacker ? s.combat.attacker : s.combat.defender;
}

// Every other decision belongs to the seat that is named, or to the seat whose turn it is.
template <class Asked>
requires(!requires(Asked asked) { asked.seat; }) inline Seat decider(const State& s, const Asked&)
{
    return s.turn.seat;
}

}  // namespace tessera::temples_and_swords
