// What the rules of Treasury announce: one struct for each thing that can happen.
#pragma once

#include <boost/describe.hpp>
#include <variant>

#include "games/treasury/nouns.h"
#include "games/treasury/state.h"

namespace tessera::treasury {

// Into a hand.
struct CardDrawn {
    Seat seat;
    CardId card;
};
struct RoundBegan {
    std::uint8_t round;
    Seat starting;
};
struct TurnBegan {
    Seat seat;
    std::uint8_t round;
};
struct TurnPassed {
    Seat seat;
};
// A card went on the future deck; from the draw pile it may be one that nobody has seen.
struct CardSeeded {
    Seat seat;
    SeedFrom from;
    CardId card;
};
struct EventTriggered {
    Seat seat;
    CardId card;
};
// The next current event.
struct EventRevealed {
    CardId card;
};
// It lies in the demand pile now.
struct EventResolved {
    CardId card;
    Seat actor;
};
struct BusinessStarted {
    Seat seat;
    Place business;
    CardId card;
};
struct BusinessDeveloped {
    Seat seat;
    Place business;
    CardId card;
    bool funded;
};
struct BusinessOpened {
    Seat seat;
    CardId card;
    Opening by;
    std::uint8_t gold;
};
struct BusinessUsed {
    Seat seat;
    CardId card;
};
struct BusinessSold {
    Seat seat;
    Place business;
    CardId card;
    bool opened;
    std::uint8_t gold;
};
struct DemandCovered {
    Seat seat;
    CardId business;
    CardId card;
};
struct ContractClaimed {
    Seat seat;
    CardId card;
};
// A contract card went back to the demand pile.
struct CardReturned {
    Seat seat;
    CardId card;
};
struct ContractVoided {
    Seat seat;
    CardId card;
};
// From a hand.
struct CardDiscarded {
    Seat seat;
    CardId card;
};
struct GoldGained {
    Seat seat;
    std::uint8_t gold;
    CardId card;
    bool from_treasury;
};
struct GoldLost {
    Seat seat;
    std::uint8_t gold;
    CardId card;
    bool to_treasury;
};
struct GoldStolen {
    Seat seat;
    Seat from;
    std::uint8_t gold;
    CardId card;
};
// The cost of something that a card offers.
struct GoldPaid {
    Seat seat;
    std::uint8_t gold;
    CardId card;
};
// A shield kept gold from being stolen or lost.
struct ShieldHeld {
    Seat seat;
    CardId card;
};
struct TreasuryEndowed {
    std::uint16_t gold;
    CardId card;
};
struct TreasuryDrained {
    std::uint16_t gold;
    CardId card;
};
struct PopulationGrew {
    std::uint8_t population;
};
struct PopulationShrank {
    std::uint8_t population;
};
// Into the demand pile, without being resolved.
struct CardAnnounced {
    CardId card;
};
struct DemandCleared {
    Seat seat;
    CardId card;
};
struct CardsPeeked {
    Seat seat;
    PeekAt pile;
    std::uint8_t cards;
};
struct EventBuried {
    Seat seat;
    CardId card;
};
struct ContractPaid {
    Seat seat;
    CardId card;
    std::uint8_t gold;
};
struct ContractAdvanced {
    Seat seat;
    CardId card;
    std::uint8_t gold;
};
// Paid once and gone.
struct ContractFulfilled {
    Seat seat;
    CardId card;
};
// The supply paid the rest of a wave.
struct TreasuryOverdrawn {
    std::uint16_t gold;
};
struct TaxPaid {
    Seat seat;
    std::uint8_t gold;
    std::uint8_t due;
};
struct PopulationTaxed {
    std::uint8_t tax;
    std::uint8_t population;
};
struct RoundSetToEnd {};
struct RoundEnded {
    std::uint8_t round;
};
struct StartingPlayerChosen {
    Seat seat;
};
struct FinalPhaseBegan {};
struct GameEndTriggered {};
// After a lap in which everybody passed.
struct TopCardDiscarded {
    CardId card;
};
struct GameEnded {};

BOOST_DESCRIBE_STRUCT(CardDrawn, (), (seat, card))
BOOST_DESCRIBE_STRUCT(RoundBegan, (), (round, starting))
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat, round))
BOOST_DESCRIBE_STRUCT(TurnPassed, (), (seat))
BOOST_DESCRIBE_STRUCT(CardSeeded, (), (seat, from, card))
BOOST_DESCRIBE_STRUCT(EventTriggered, (), (seat, card))
BOOST_DESCRIBE_STRUCT(EventRevealed, (), (card))
BOOST_DESCRIBE_STRUCT(EventResolved, (), (card, actor))
BOOST_DESCRIBE_STRUCT(BusinessStarted, (), (seat, business, card))
BOOST_DESCRIBE_STRUCT(BusinessDeveloped, (), (seat, business, card, funded))
BOOST_DESCRIBE_STRUCT(BusinessOpened, (), (seat, card, by, gold))
BOOST_DESCRIBE_STRUCT(BusinessUsed, (), (seat, card))
BOOST_DESCRIBE_STRUCT(BusinessSold, (), (seat, business, card, opened, gold))
BOOST_DESCRIBE_STRUCT(DemandCovered, (), (seat, business, card))
BOOST_DESCRIBE_STRUCT(ContractClaimed, (), (seat, card))
BOOST_DESCRIBE_STRUCT(CardReturned, (), (seat, card))
BOOST_DESCRIBE_STRUCT(ContractVoided, (), (seat, card))
BOOST_DESCRIBE_STRUCT(CardDiscarded, (), (seat, card))
BOOST_DESCRIBE_STRUCT(GoldGained, (), (seat, gold, card, from_treasury))
BOOST_DESCRIBE_STRUCT(GoldLost, (), (seat, gold, card, to_treasury))
BOOST_DESCRIBE_STRUCT(GoldStolen, (), (seat, from, gold, card))
BOOST_DESCRIBE_STRUCT(GoldPaid, (), (seat, gold, card))
BOOST_DESCRIBE_STRUCT(ShieldHeld, (), (seat, card))
BOOST_DESCRIBE_STRUCT(TreasuryEndowed, (), (gold, card))
BOOST_DESCRIBE_STRUCT(TreasuryDrained, (), (gold, card))
BOOST_DESCRIBE_STRUCT(PopulationGrew, (), (population))
BOOST_DESCRIBE_STRUCT(PopulationShrank, (), (population))
BOOST_DESCRIBE_STRUCT(CardAnnounced, (), (card))
BOOST_DESCRIBE_STRUCT(DemandCleared, (), (seat, card))
BOOST_DESCRIBE_STRUCT(CardsPeeked, (), (seat, pile, cards))
BOOST_DESCRIBE_STRUCT(EventBuried, (), (seat, card))
BOOST_DESCRIBE_STRUCT(ContractPaid, (), (seat, card, gold))
BOOST_DESCRIBE_STRUCT(ContractAdvanced, (), (seat, card, gold))
BOOST_DESCRIBE_STRUCT(ContractFulfilled, (), (seat, card))
BOOST_DESCRIBE_STRUCT(TreasuryOverdrawn, (), (gold))
BOOST_DESCRIBE_STRUCT(TaxPaid, (), (seat, gold, due))
BOOST_DESCRIBE_STRUCT(PopulationTaxed, (), (tax, population))
BOOST_DESCRIBE_STRUCT(RoundSetToEnd, (), ())
BOOST_DESCRIBE_STRUCT(RoundEnded, (), (round))
BOOST_DESCRIBE_STRUCT(StartingPlayerChosen, (), (seat))
BOOST_DESCRIBE_STRUCT(FinalPhaseBegan, (), ())
BOOST_DESCRIBE_STRUCT(GameEndTriggered, (), ())
BOOST_DESCRIBE_STRUCT(TopCardDiscarded, (), (card))
BOOST_DESCRIBE_STRUCT(GameEnded, (), ())

using News =
    std::variant<CardDrawn, RoundBegan, TurnBegan, TurnPassed, CardSeeded, EventTriggered, EventRevealed, EventResolved,
                 BusinessStarted, BusinessDeveloped, BusinessOpened, BusinessUsed, BusinessSold, DemandCovered,
                 ContractClaimed, CardReturned, ContractVoided, CardDiscarded, GoldGained, GoldLost, GoldStolen,
                 GoldPaid, ShieldHeld, TreasuryEndowed, TreasuryDrained, PopulationGrew, PopulationShrank,
                 CardAnnounced, DemandCleared, CardsPeeked, EventBuried, ContractPaid, ContractAdvanced,
                 ContractFulfilled, TreasuryOverdrawn, TaxPaid, PopulationTaxed, RoundSetToEnd, RoundEnded,
                 StartingPlayerChosen, FinalPhaseBegan, GameEndTriggered, TopCardDiscarded, GameEnded>;

// What everybody hears whole. Where a card may lie face-down, a `redact_for` in view.h says who hears which it is.
using PublicNews =
    TypeList<RoundBegan, TurnBegan, TurnPassed, EventTriggered, EventRevealed, EventResolved, BusinessOpened,
             BusinessUsed, DemandCovered, ContractClaimed, CardReturned, ContractVoided, GoldGained, GoldLost,
             GoldStolen, GoldPaid, ShieldHeld, TreasuryEndowed, TreasuryDrained, PopulationGrew, PopulationShrank,
             CardAnnounced, DemandCleared, CardsPeeked, ContractPaid, ContractAdvanced, ContractFulfilled,
             TreasuryOverdrawn, TaxPaid, PopulationTaxed, RoundSetToEnd, RoundEnded, StartingPlayerChosen,
             FinalPhaseBegan, GameEndTriggered, GameEnded>;

}  // namespace tessera::treasury
