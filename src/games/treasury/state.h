// What lies on the table, and the steps that may stand on the agenda.
#pragma once

#include <array>
#include <boost/describe.hpp>

#include "engine/agenda.h"
#include "games/treasury/actions.h"
#include "games/treasury/nouns.h"

namespace tessera::treasury {

// Setup, rounds and turns (sections 4.2, 4.3 and 4.8).
struct SetTable {};
struct LayCurrentEvents {};
struct BeginRound {};
struct TakeTurn {};
struct TurnMenu {
    using answers = TypeList<Trigger, Start, Develop, Sell, Open, Use, Claim, Pass, EndTurn>;
};
struct AfterAction {};
struct ForcedClaims {};
struct DrawAtEndOfTurn {};
struct EndChecks {};
struct PassTheTurn {};

// Main actions (section 4.4).
struct ChooseSeed {
    using answers = TypeList<Seed>;
};
struct ChooseStarted {
    using answers = TypeList<StartCard>;
};
struct ChooseFaceUp {
    MEMBERS(Place business);
    using answers = TypeList<Open, Decline>;
};
struct OfferFaceUp {
    MEMBERS(Place business);
};
struct ChooseDeveloped {
    MEMBERS(Place business);
    using answers = TypeList<DevelopCard>;
};
// What follows a sale: contract cards leave, then abilities fire.
struct LoseContracts {
    MEMBERS(Seat seat; Place business; std::uint8_t contract);  // all_contracts, or the one that is voided
};
struct ChooseReturn {
    MEMBERS(Seat seat; Place business; std::uint8_t contract);
    using answers = TypeList<Return>;
};
struct FinishSale {
    MEMBERS(Seat seat; Place business);
};

// Contracts (section 4.6).
struct ChooseClaim {
    using answers = TypeList<Claim>;
};
struct CoverProvisions {};
struct ChooseCover {
    using answers = TypeList<Cover>;
};

// Cards taken from the piles, and events (sections 4.1 and 4.7).
enum class Destination : std::uint8_t { Hand, Future, Development, Demand, Discard };
BOOST_DESCRIBE_ENUM(Destination, Hand, Future, Development, Demand, Discard)

struct TakeCard {
    MEMBERS(Destination to; Seat seat = spectator;  // who looks at it; nobody, or everybody if it lies face-up
            Place business);
};
struct ChooseTaken {
    MEMBERS(Destination to; Seat seat = spectator; Place business);
    using outcomes = TypeList<Draw>;
};
struct DrawCards {
    MEMBERS(Seat seat; std::uint8_t cards);
};
struct Announce {
    MEMBERS(std::uint8_t cards);
};
enum class Deck : std::uint8_t { Current, Future };
BOOST_DESCRIBE_ENUM(Deck, Current, Future)

struct RevealTop {};
struct ChooseRevealed {
    MEMBERS(Deck deck);
    using outcomes = TypeList<Reveal>;
};
struct TurnOverNext {};
struct ResolveNext {
    MEMBERS(Seat actor);
};
struct FinishEvent {
    MEMBERS(CardId card; Seat actor);
};
struct Grow {
    MEMBERS(Seat actor; std::uint8_t times);
};
struct Shrink {
    MEMBERS(Seat actor; std::uint8_t times);
};
struct PeekCards {
    MEMBERS(Seat seat; PeekAt pile; std::uint8_t left; std::uint8_t at);
};
struct ChoosePeeked {
    MEMBERS(Seat seat; PeekAt pile; std::uint8_t at);
    using outcomes = TypeList<Peek>;
};

// End of round and of game (sections 4.9 and 4.10).
struct EndRound {};
struct MoveFutureDeck {};
struct OrderAbilities {
    MEMBERS(std::uint8_t players_done; std::uint8_t opened_before);
};
struct ChooseOrder {
    MEMBERS(Seat seat; std::uint8_t players_done; std::uint8_t opened_before);
    using answers = TypeList<ChooseAbility>;
};
struct BeginPayout {};
struct PayWave {};
struct EndWave {};
struct BeginTax {};
struct TaxPlayer {
    MEMBERS(std::uint8_t players_done);
};
struct ChooseForcedSale {
    MEMBERS(Seat seat);
    using answers = TypeList<Sell>;
};
struct PayTax {
    MEMBERS(Seat seat);
};
struct TaxPopulation {};
struct DetermineStartingPlayer {};
struct CloseRound {};
struct ResolveAllEvents {};
struct EndGame {};

// Abilities and effects (sections 4.11 and 4.12). An effect is found by its card and its place on it.
struct FireAbilities {
    MEMBERS(Occasion when; Seat actor; CardId card; std::uint8_t players_done;
            std::uint8_t fired_up_to;     // the last business of that player, by its place in the opening order
            std::uint8_t opened_before);  // what is opened from here on does not count
};
struct CarryOutAbility {
    MEMBERS(Seat seat; CardId card; std::uint8_t ability);
};
struct RunEffects {
    MEMBERS(CardId card; std::uint8_t effect; Seat you);
};
struct AskOpponent {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat);
    using answers = TypeList<ChooseOpponent>;
};
struct Affect {
    MEMBERS(CardId card; std::uint8_t effect; Seat you; SeatBits left);
};
struct DiscardCards {
    MEMBERS(Seat seat; std::uint8_t cards);
};
struct ChooseDiscard {
    MEMBERS(Seat seat);
    using answers = TypeList<Discard>;
};
struct FundStartups {
    MEMBERS(Seat seat; std::uint8_t cards);
};
struct ChooseFunded {
    MEMBERS(Seat seat);
    using answers = TypeList<Develop>;
};
struct ChooseCharter {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat);
    using answers = TypeList<Open, Decline>;
};
struct ClearDemand {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat; std::uint8_t left);
};
struct ChooseCleared {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat);
    using answers = TypeList<Clear>;
};
struct ChooseMay {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat);
    using answers = TypeList<Accept, Decline>;
};
struct ChooseOne {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat);
    using answers = TypeList<ChooseOption>;
};
struct ChooseSale {
    MEMBERS(CardId card; std::uint8_t effect; Seat seat);
    using answers = TypeList<Sell, Decline>;
};

// What is asked and carried out most often comes first: it is looked up that way.
using Steps =
    TypeList<TurnMenu, FireAbilities, AfterAction, ChooseTaken, TakeCard, DrawCards, ChooseSeed, ChooseStarted,
             ChooseDeveloped, ChooseCover, CoverProvisions, RevealTop, ChooseRevealed, TurnOverNext, ResolveNext,
             FinishEvent, RunEffects, CarryOutAbility, TakeTurn, ForcedClaims, DrawAtEndOfTurn, EndChecks, PassTheTurn,
             ChooseClaim, OfferFaceUp, ChooseFaceUp, LoseContracts, ChooseReturn, FinishSale, Announce, Grow, Shrink,
             PeekCards, ChoosePeeked, Affect, AskOpponent, DiscardCards, ChooseDiscard, FundStartups, ChooseFunded,
             ChooseCharter, ClearDemand, ChooseCleared, ChooseMay, ChooseOne, ChooseSale, EndRound, MoveFutureDeck,
             OrderAbilities, ChooseOrder, BeginPayout, PayWave, EndWave, BeginTax, TaxPlayer, ChooseForcedSale, PayTax,
             TaxPopulation, DetermineStartingPlayer, CloseRound, BeginRound, ResolveAllEvents, EndGame,
             LayCurrentEvents, SetTable>;

// A startup, or an opened business; or an empty place where one was sold.
struct Business {
    CardId card = no_card;
    std::uint8_t opened_as = 0;  // its number in the opening order of all players; 0: face-down
    std::uint8_t contracts = 0;
    std::uint8_t fired = 0;    // how often its limited ability was carried out in this round
    std::uint8_t price = 0;    // of its contracts, fixed for the payout
    std::uint8_t paid = 0;     // contracts paid in this payout
    std::uint8_t ordered = 0;  // abilities carried out in step 2, by bit; only where the owner orders them

    bool is_there() const { return card != no_card; }
    bool is_open() const { return is_there() && opened_as > 0; }
    bool is_startup() const { return is_there() && opened_as == 0; }
};
BOOST_DESCRIBE_STRUCT(Business, (), (card, opened_as, contracts, fired, price, paid, ordered))

struct Player {
    std::uint16_t gold = 0;
    std::uint8_t due = 0;       // of the tax under way
    Place paid_now = no_place;  // by the wave under way
    CardSet hand{};
    PlaceSet started{};    // this turn
    PlaceSet developed{};  // this turn
    PlaceSet used{};       // this turn
    FixedVector<Business, max_businesses> businesses{};
};
BOOST_DESCRIBE_STRUCT(Player, (), (gold, due, paid_now, hand, started, developed, used, businesses))

// A card that lies on a business: a development card of a startup, a contract card of an opened one.
struct LaidCard {
    Seat seat{};
    Place business{};
    std::uint8_t contract = 0;  // which of its contracts
    CardId card = no_card;
};
BOOST_DESCRIBE_STRUCT(LaidCard, (), (seat, business, contract, card))

inline constexpr std::uint8_t all_contracts = 0xFF;

// What is remembered within a turn.
struct Turn {
    Seat seat{};
    bool acted = false;  // the main action is taken
};
BOOST_DESCRIBE_STRUCT(Turn, (), (seat, acted))

struct Round {
    std::uint8_t number = 0;
    Seat starting{};
    bool set_to_end = false;
    std::uint8_t passes = 0;        // of this lap, where passing is allowed
    bool everybody_passed = false;  // and so the round ends
};
BOOST_DESCRIBE_STRUCT(Round, (), (number, starting, set_to_end, passes, everybody_passed))

// A demand card in a claim, and the part it plays: its icon, or its barbarian.
struct Covering {
    CardId card = no_card;
    bool as_barbarian = false;
};
BOOST_DESCRIBE_STRUCT(Covering, (), (card, as_barbarian))

// The claim under way.
struct OpenClaim {
    Place business = no_place;
    FixedVector<Covering, max_provisions> covered{};  // provision by provision
};
BOOST_DESCRIBE_STRUCT(OpenClaim, (), (business, covered))

struct State {
    PerSeat<Player, max_players> players{};
    std::uint16_t treasury = 0;
    std::int32_t supply = 0;  // what it got, less what it gave
    Turn turn{};
    Round round{};
    bool final_phase = false;
    bool extra_round = false;           // TR-R47
    bool game_end_triggered = false;    // TR-075
    Age last_taken = 0;                 // age of the card last taken from a pile
    std::uint8_t openings = 0;          // businesses opened so far
    std::uint8_t tax = 0;               // t of the tax under way,
    std::uint8_t taxed_population = 0;  // and its P
    CardList current{};                 // top first
    CardList future{};                  // oldest first
    CardList demand{};                  // oldest first
    FixedVector<CardId, 40> resolving{};
    std::array<std::uint8_t, max_ages> piles{};  // how many cards
    FixedVector<CardId, 8> peeked{};             // those on top of the draw pile that somebody has seen, top first
    CardSet unseen{};                            // cards that nobody has seen: in piles, in decks, in the box
    CardSet discard{};
    FixedVector<LaidCard, max_cards> laid{};
    EnumArray<CardId, SeatBits, max_cards> seen{};  // who has seen a card and still knows where it is
    OpenClaim claim{};
    Agenda<Steps, 96> agenda{};

    Player& mover() { return players[turn.seat]; }
    const Player& mover() const { return players[turn.seat]; }
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (players, treasury, supply, turn, round, final_phase, extra_round, game_end_triggered, last_taken,
                       openings, tax, taxed_population, current, future, demand, resolving, piles, peeked, unseen,
                       discard, laid, seen, claim, agenda))

// Decisions that name nobody belong to the seat whose turn it is.
template <class Asked>
requires(!requires(Asked asked) { asked.seat; }) inline Seat decider(const State& s, const Asked&)
{
    return s.turn.seat;
}

}  // namespace tessera::treasury
