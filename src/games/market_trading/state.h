// What lies on the table, and the steps that may stand on the agenda.
#pragma once

#include <array>
#include <boost/describe.hpp>

#include "engine/agenda.h"
#include "engine/seat.h"
#include "games/market_trading/actions.h"
#include "games/market_trading/nouns.h"

namespace tessera::market_trading {

// Setup (section 4.1).
struct DealBoards {
    MEMBERS(Seat seat);
};
struct ChooseBoard {
    MEMBERS(Seat seat);
    using outcomes = TypeList<DealBoard>;
};
struct GenerateBoard {
    MEMBERS(Seat seat);
};
struct ChooseNumber {
    MEMBERS(Seat seat; std::uint8_t least; std::uint8_t most);
    using outcomes = TypeList<GenNumber>;
};
struct ChooseTerrainCount {
    MEMBERS(Seat seat);
    using outcomes = TypeList<GenNumber>;
};
struct ChooseTerrain {
    MEMBERS(Seat seat);
    using outcomes = TypeList<GenTerrain>;
};
struct LayTerrain {
    MEMBERS(Seat seat);
};
struct ChooseLaidTile {
    MEMBERS(Seat seat);
    using outcomes = TypeList<GenTile>;
};
struct RefillRow {
    MEMBERS(std::uint8_t from);
};
struct RefillSlot {
    MEMBERS(Slot slot);
};
struct ChooseCard {
    MEMBERS(Slot slot);
    using outcomes = TypeList<DealCard>;
};
struct Settling {
    MEMBERS(Seat seat; std::uint8_t done);
};
struct ChooseSettlement {
    MEMBERS(Seat seat; std::uint8_t done);
    using answers = TypeList<Settle>;
};
struct BeginRound {};

// The turn (sections 4.2 to 4.7).
struct TakeTurn {
    MEMBERS(Seat seat);
};
struct Harvest {};
struct TradeAndImprove {
    MEMBERS(std::uint8_t step);  // 2 or 4
};
struct Hub {
    using answers = TypeList<Use, Offer, Done>;
};
struct Trade {
    using answers = TypeList<Offer, Take, Close>;
};
struct BuildStep {};
struct ChooseBuilding {
    using answers = TypeList<Build, Pass>;
};
struct PayWild {};
struct ChoosePayment {
    using answers = TypeList<Pay>;
};
struct TakeCard {
    MEMBERS(Slot slot);
};
struct ForageStep {};
struct ChooseForage {
    using answers = TypeList<Forage>;
};
struct StoreUnits {
    MEMBERS(std::uint8_t improvement);
};
struct ChooseStored {
    MEMBERS(std::uint8_t improvement; std::uint8_t stored; Good last);
    using answers = TypeList<Store, StoreDone>;
};
struct Donate {};
struct EndTurn {};
struct EndRound {};

// Effects (section 4.9). An effect is found by the place of its improvement in the build order and its place on the
// card.
struct ResolveEffects {
    MEMBERS(Occasion when; std::uint8_t improvement; std::uint8_t effect);
};
struct ChooseEffect {
    MEMBERS(Occasion when);
    using answers = TypeList<PickEffect>;
};
struct CarryOut {
    MEMBERS(std::uint8_t improvement; std::uint8_t effect; std::uint8_t operation; std::uint8_t times);
};
struct GainOutput {
    MEMBERS(std::uint8_t improvement; std::uint8_t effect; std::uint8_t operation; std::uint8_t times);
};
// MT-061, MT-063: a choice inside a triggered effect may be declined, inside a use it may not.
struct ChooseTile {
    MEMBERS(std::uint8_t improvement; std::uint8_t effect; std::uint8_t operation; std::uint8_t picked; Tile last);
    using answers = TypeList<PickTile, Skip>;
};
struct ChooseResource {
    MEMBERS(std::uint8_t improvement; std::uint8_t effect; std::uint8_t operation);
    using answers = TypeList<PickResource, Skip>;
};
struct ChooseSlot {
    using answers = TypeList<PickSlot>;
};

// The questions of a turn come first: they are looked up most often.
using Steps =
    TypeList<Hub, Trade, ChooseBuilding, ChoosePayment, ChooseForage, ChooseTile, ChooseResource, ChooseStored,
             ChooseSlot, ChooseEffect, ChooseCard, ResolveEffects, CarryOut, GainOutput, TradeAndImprove, BuildStep,
             PayWild, TakeCard, ForageStep, StoreUnits, Donate, EndTurn, EndRound, TakeTurn, Harvest, RefillSlot,
             RefillRow, BeginRound, Settling, ChooseSettlement, DealBoards, ChooseBoard, GenerateBoard, ChooseNumber,
             ChooseTerrainCount, ChooseTerrain, LayTerrain, ChooseLaidTile>;

// At most one improvement is built in a turn, so nobody owns more than there are rounds.
inline constexpr std::size_t max_owned = 99;

// Tokens of one owner beside the markets: by good, and on the market square (MT-046, MT-049).
struct Tokens {
    Goods beside{};
    std::uint8_t square = 0;
};
BOOST_DESCRIBE_STRUCT(Tokens, (), (beside, square))

struct Player {
    BoardId board{0xFF};
    std::array<Terrain, board_tiles> terrain{};
    std::array<std::uint8_t, board_tiles> piles{};
    Goods stock{};
    Goods stored{};  // on storing improvements, until the next harvest (MT-013)
    std::uint8_t bowl = 0;
    std::uint16_t surplus = 0;
    Tokens tokens{};
    FixedVector<CardId, max_owned> improvements{};  // in build order
};
BOOST_DESCRIBE_STRUCT(Player, (), (board, terrain, piles, stock, stored, bowl, surplus, tokens, improvements))

// What is remembered within a turn.
struct Turn {
    Seat seat{};
    std::uint8_t step = 0;
    std::array<std::uint8_t, max_owned> uses{};  // of each own improvement, in the current window
    bool used_in_step = false;                   // MT-022
    bool trade_open = false;
    std::uint8_t bonus_credit = 0;
    std::uint8_t flood_passes = 0;
    Goods harvested{};
    std::uint8_t piles_harvested = 0;
    Goods paid{};
    CardId built = no_card;
    Tile focus = no_tile;
    bool fresh = false;
    Goods donated{};                                            // accepted by the market in this donation
    GoodSet taken{};                                            // out of the market, by a trade or a `take` (MT-047)
    BitSet<std::uint16_t, max_owned * max_effects> resolved{};  // only with player_choice
};
BOOST_DESCRIBE_STRUCT(Turn, (),
                      (seat, step, uses, used_in_step, trade_open, bonus_credit, flood_passes, harvested,
                       piles_harvested, paid, built, focus, fresh, donated, taken, resolved))

// The trade under way. Nothing moves before it is closed (MT-028).
struct OpenTrade {
    Goods offered{};
    Goods taken{};
    std::uint16_t credit = 0;
    std::uint8_t passes_left = 0;
    Good last = no_good;  // of the kind of bundle that is being made
    bool taking = false;
};
BOOST_DESCRIBE_STRUCT(OpenTrade, (), (offered, taken, credit, passes_left, last, taking))

// Wild units still to be paid, by tier, for a building or an input (MT-033).
struct Payment {
    std::array<std::uint8_t, tiers> wild{};
    Good last = no_good;
    bool for_building = false;
};
BOOST_DESCRIBE_STRUCT(Payment, (), (wild, last, for_building))

// The board that is being generated (MT-006).
struct Draft {
    FixedVector<Terrain, 4> terrains{};   // in the order drawn: major, middle, minors
    std::array<std::uint8_t, 4> tiles{};  // of each of them
    std::uint8_t numbers_drawn = 0;
    std::uint8_t terrain_count = 0;
    std::uint8_t laying = 0;
    std::uint8_t laid = 0;
};
BOOST_DESCRIBE_STRUCT(Draft, (), (terrains, tiles, numbers_drawn, terrain_count, laying, laid))

enum class Ending : std::uint8_t { NotYet, BowlEmptied, RoundFinished, RoundLimit };
BOOST_DESCRIBE_ENUM(Ending, NotYet, BowlEmptied, RoundFinished, RoundLimit)

struct State {
    PerSeat<Player, max_players> players{};
    Goods market{};
    std::array<CardId, max_row> row{};                  // no_card: an empty slot
    EnumArray<CardId, std::uint8_t, max_cards> deck{};  // copies of each card; the deck has no order
    EnumArray<CardId, std::uint8_t, max_cards> discard{};
    std::uint8_t round = 0;
    std::uint8_t idle_rounds = 0;
    bool built_this_round = false;
    Turn turn{};
    OpenTrade trade{};
    Payment payment{};
    Draft draft{};
    Ending ending = Ending::NotYet;
    Seat winner = spectator;
    Agenda<Steps, 20> agenda{};

    Player& mover() { return players[turn.seat]; }
    const Player& mover() const { return players[turn.seat]; }
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (players, market, row, deck, discard, round, idle_rounds, built_this_round, turn, trade, payment,
                       draft, ending, winner, agenda))

// Every decision of a turn belongs to the seat whose turn it is.
template <class Asked>
requires(!requires(Asked asked) { asked.seat; }) inline Seat decider(const State& s, const Asked&)
{
    return s.turn.seat;
}

}  // namespace tessera::market_trading
