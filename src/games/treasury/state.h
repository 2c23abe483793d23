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
    Place business;
    using answers = TypeList<Open, Decline>;
};
struct OfferFaceUp {
    Place business;
};
struct ChooseDeveloped {
    Place business;
    using answers = TypeList<DevelopCard>;
};
// What follows a sale: contract cards leave, then abilities fire.
struct LoseContracts {
    Seat seat;
    Place business;
    std::uint8_t contract;  // all_contracts, or the one that is voided
};
struct ChooseReturn {
    Seat seat;
    Place business;
    std::uint8_t contract;
    using answers = TypeList<Return>;
};
struct FinishSale {
    Seat seat;
    Place business;
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
    Destination to;
    Seat seat = spectator;  // who looks at it; nobody, or everybody if it lies face-up
    Place business;
};
struct ChooseTaken {
    Destination to;
    Seat seat = spectator;
    Place business;
    using outcomes = TypeList<Draw>;
};
struct DrawCards {
    Seat seat;
    std::uint8_t cards;
};
struct Announce {
    std::uint8_t cards;
};
enum class Deck : std::uint8_t { Current, Future };
BOOST_DESCRIBE_ENUM(Deck, Current, Future)

struct RevealTop {};
struct ChooseRevealed {
    Deck deck;
    using outcomes = TypeList<Reveal>;
};
struct TurnOverNext {};
struct ResolveNext {
    Seat actor;
};
struct FinishEvent {
    CardId card;
    Seat actor;
};
struct Grow {
    Seat actor;
    std::uint8_t times;
};
struct Shrink {
    Seat actor;
    std::uint8_t times;
};
struct PeekCards {
    Seat seat;
    PeekAt pile;
    std::uint8_t left;
    std::uint8_t at;
};
struct ChoosePeeked {
    Seat seat;
    PeekAt pile;
    std::uint8_t at;
    using outcomes = TypeList<Peek>;
};

// End of round and of game (sections 4.9 and 4.10).
struct EndRound {};
struct MoveFutureDeck {};
struct OrderAbilities {
    std::uint8_t players_done;
    std::uint8_t opened_before;
};
struct ChooseOrder {
    Seat seat;
    std::uint8_t players_done;
    std::uint8_t opened_before;
    using answers = TypeList<ChooseAbility>;
};
struct BeginPayout {};
struct PayWave {};
struct EndWave {};
struct BeginTax {};
struct TaxPlayer {
    std::uint8_t players_done;
};
struct ChooseForcedSale {
    Seat seat;
    using answers = TypeList<Sell>;
};
struct PayTax {
    Seat seat;
};
struct TaxPopulation {};
struct DetermineStartingPlayer {};
struct CloseRound {};
struct ResolveAllEvents {};
struct EndGame {};

// Abilities and effects (sections 4.11 and 4.12). An effect is found by its card and its place on it.
struct FireAbilities {
    Occasion when;
    Seat actor;
    CardId card;
    std::uint8_t players_done;
    std::uint8_t fired_up_to;    // the last business of that player, by its place in the opening order
    std::uint8_t opened_before;  // what is opened from here on does not count
};
struct CarryOutAbility {
    Seat seat;
    CardId card;
    std::uint8_t ability;
};
struct RunEffects {
    CardId card;
    std::uint8_t effect;
    Seat you;
};
struct AskOpponent {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    using answers = TypeList<ChooseOpponent>;
};
struct Affect {
    CardId card;
    std::uint8_t effect;
    Seat you;
    SeatBits left;
};
struct DiscardCards {
    Seat seat;
    std::uint8_t cards;
};
struct ChooseDiscard {
    Seat seat;
    using answers = TypeList<Discard>;
};
struct FundStartups {
    Seat seat;
    std::uint8_t cards;
};
struct ChooseFunded {
    Seat seat;
    using answers = TypeList<Develop>;
};
struct ChooseCharter {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    using answers = TypeList<Open, Decline>;
};
struct ClearDemand {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    std::uint8_t left;
};
struct ChooseCleared {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    using answers = TypeList<Clear>;
};
struct ChooseMay {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    using answers = TypeList<Accept, Decline>;
};
struct ChooseOne {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    using answers = TypeList<ChooseOption>;
};
struct ChooseSale {
    CardId card;
    std::uint8_t effect;
    Seat seat;
    using answers = TypeList<Sell, Decline>;
};

BOOST_DESCRIBE_STRUCT(SetTable, (), ())
BOOST_DESCRIBE_STRUCT(LayCurrentEvents, (), ())
BOOST_DESCRIBE_STRUCT(BeginRound, (), ())
BOOST_DESCRIBE_STRUCT(TakeTurn, (), ())
BOOST_DESCRIBE_STRUCT(TurnMenu, (), ())
BOOST_DESCRIBE_STRUCT(AfterAction, (), ())
BOOST_DESCRIBE_STRUCT(ForcedClaims, (), ())
BOOST_DESCRIBE_STRUCT(DrawAtEndOfTurn, (), ())
BOOST_DESCRIBE_STRUCT(EndChecks, (), ())
BOOST_DESCRIBE_STRUCT(PassTheTurn, (), ())
BOOST_DESCRIBE_STRUCT(ChooseSeed, (), ())
BOOST_DESCRIBE_STRUCT(ChooseStarted, (), ())
BOOST_DESCRIBE_STRUCT(OfferFaceUp, (), (business))
BOOST_DESCRIBE_STRUCT(ChooseFaceUp, (), (business))
BOOST_DESCRIBE_STRUCT(ChooseDeveloped, (), (business))
BOOST_DESCRIBE_STRUCT(LoseContracts, (), (seat, business, contract))
BOOST_DESCRIBE_STRUCT(ChooseReturn, (), (seat, business, contract))
BOOST_DESCRIBE_STRUCT(FinishSale, (), (seat, business))
BOOST_DESCRIBE_STRUCT(ChooseClaim, (), ())
BOOST_DESCRIBE_STRUCT(CoverProvisions, (), ())
BOOST_DESCRIBE_STRUCT(ChooseCover, (), ())
BOOST_DESCRIBE_STRUCT(TakeCard, (), (to, seat, business))
BOOST_DESCRIBE_STRUCT(ChooseTaken, (), (to, seat, business))
BOOST_DESCRIBE_STRUCT(DrawCards, (), (seat, cards))
BOOST_DESCRIBE_STRUCT(Announce, (), (cards))
BOOST_DESCRIBE_STRUCT(RevealTop, (), ())
BOOST_DESCRIBE_STRUCT(ChooseRevealed, (), (deck))
BOOST_DESCRIBE_STRUCT(TurnOverNext, (), ())
BOOST_DESCRIBE_STRUCT(ResolveNext, (), (actor))
BOOST_DESCRIBE_STRUCT(FinishEvent, (), (card, actor))
BOOST_DESCRIBE_STRUCT(Grow, (), (actor, times))
BOOST_DESCRIBE_STRUCT(Shrink, (), (actor, times))
BOOST_DESCRIBE_STRUCT(PeekCards, (), (seat, pile, left, at))
BOOST_DESCRIBE_STRUCT(ChoosePeeked, (), (seat, pile, at))
BOOST_DESCRIBE_STRUCT(EndRound, (), ())
BOOST_DESCRIBE_STRUCT(MoveFutureDeck, (), ())
BOOST_DESCRIBE_STRUCT(OrderAbilities, (), (players_done, opened_before))
BOOST_DESCRIBE_STRUCT(ChooseOrder, (), (seat, players_done, opened_before))
BOOST_DESCRIBE_STRUCT(BeginPayout, (), ())
BOOST_DESCRIBE_STRUCT(PayWave, (), ())
BOOST_DESCRIBE_STRUCT(EndWave, (), ())
BOOST_DESCRIBE_STRUCT(BeginTax, (), ())
BOOST_DESCRIBE_STRUCT(TaxPlayer, (), (players_done))
BOOST_DESCRIBE_STRUCT(ChooseForcedSale, (), (seat))
BOOST_DESCRIBE_STRUCT(PayTax, (), (seat))
BOOST_DESCRIBE_STRUCT(TaxPopulation, (), ())
BOOST_DESCRIBE_STRUCT(DetermineStartingPlayer, (), ())
BOOST_DESCRIBE_STRUCT(CloseRound, (), ())
BOOST_DESCRIBE_STRUCT(ResolveAllEvents, (), ())
BOOST_DESCRIBE_STRUCT(EndGame, (), ())
BOOST_DESCRIBE_STRUCT(FireAbilities, (), (when, actor, card, players_done, fired_up_to, opened_before))
BOOST_DESCRIBE_STRUCT(CarryOutAbility, (), (seat, card, ability))
BOOST_DESCRIBE_STRUCT(RunEffects, (), (card, effect, you))
BOOST_DESCRIBE_STRUCT(AskOpponent, (), (card, effect, seat))
BOOST_DESCRIBE_STRUCT(Affect, (), (card, effect, you, left))
BOOST_DESCRIBE_STRUCT(DiscardCards, (), (seat, cards))
BOOST_DESCRIBE_STRUCT(ChooseDiscard, (), (seat))
BOOST_DESCRIBE_STRUCT(FundStartups, (), (seat, cards))
BOOST_DESCRIBE_STRUCT(ChooseFunded, (), (seat))
BOOST_DESCRIBE_STRUCT(ChooseCharter, (), (card, effect, seat))
BOOST_DESCRIBE_STRUCT(ClearDemand, (), (card, effect, seat, left))
BOOST_DESCRIBE_STRUCT(ChooseCleared, (), (card, effect, seat))
BOOST_DESCRIBE_STRUCT(ChooseMay, (), (card, effect, seat))
BOOST_DESCRIBE_STRUCT(ChooseOne, (), (card, effect, seat))
BOOST_DESCRIBE_STRUCT(ChooseSale, (), (card, effect, seat))

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
