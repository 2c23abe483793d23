// What the rules of Treasury announce: one struct for each thing that can happen.
#pragma once

#include <variant>

#include "games/treasury/nouns.h"
#include "games/treasury/state.h"

namespace tessera::treasury {

// Into a hand.
struct CardDrawn {
    MEMBERS(Seat seat; CardId card);
};
struct RoundBegan {
    MEMBERS(std::uint8_t round; Seat starting);
};
struct TurnBegan {
    MEMBERS(Seat seat; std::uint8_t round);
};
struct TurnPassed {
    MEMBERS(Seat seat);
};
// A card went on the future deck; from the draw pile it may be one that nobody has seen.
struct CardSeeded {
    MEMBERS(Seat seat; SeedFrom from; CardId card);
};
struct EventTriggered {
    MEMBERS(Seat seat; CardId card);
};
// The next current event.
struct EventRevealed {
    MEMBERS(CardId card);
};
// It lies in the demand pile now.
struct EventResolved {
    MEMBERS(CardId card; Seat actor);
};
struct BusinessStarted {
    MEMBERS(Seat seat; Place business; CardId card);
};
struct BusinessDeveloped {
    MEMBERS(Seat seat; Place business; CardId card; bool funded);
};
struct BusinessOpened {
    MEMBERS(Seat seat; CardId card; Opening by; std::uint8_t gold);
};
struct BusinessUsed {
    MEMBERS(Seat seat; CardId card);
};
struct BusinessSold {
    MEMBERS(Seat seat; Place business; CardId card; bool opened; std::uint8_t gold);
};
struct DemandCovered {
    MEMBERS(Seat seat; CardId business; CardId card);
};
struct ContractClaimed {
    MEMBERS(Seat seat; CardId card);
};
// A contract card went back to the demand pile.
struct CardReturned {
    MEMBERS(Seat seat; CardId card);
};
struct ContractVoided {
    MEMBERS(Seat seat; CardId card);
};
// From a hand.
struct CardDiscarded {
    MEMBERS(Seat seat; CardId card);
};
struct GoldGained {
    MEMBERS(Seat seat; std::uint8_t gold; CardId card; bool from_treasury);
};
struct GoldLost {
    MEMBERS(Seat seat; std::uint8_t gold; CardId card; bool to_treasury);
};
struct GoldStolen {
    MEMBERS(Seat seat; Seat from; std::uint8_t gold; CardId card);
};
// The cost of something that a card offers.
struct GoldPaid {
    MEMBERS(Seat seat; std::uint8_t gold; CardId card);
};
// A shield kept gold from being stolen or lost.
struct ShieldHeld {
    MEMBERS(Seat seat; CardId card);
};
struct TreasuryEndowed {
    MEMBERS(std::uint16_t gold; CardId card);
};
struct TreasuryDrained {
    MEMBERS(std::uint16_t gold; CardId card);
};
struct PopulationGrew {
    MEMBERS(std::uint8_t population);
};
struct PopulationShrank {
    MEMBERS(std::uint8_t population);
};
// Into the demand pile, without being resolved.
struct CardAnnounced {
    MEMBERS(CardId card);
};
struct DemandCleared {
    MEMBERS(Seat seat; CardId card);
};
struct CardsPeeked {
    MEMBERS(Seat seat; PeekAt pile; std::uint8_t cards);
};
struct EventBuried {
    MEMBERS(Seat seat; CardId card);
};
struct ContractPaid {
    MEMBERS(Seat seat; CardId card; std::uint8_t gold);
};
struct ContractAdvanced {
    MEMBERS(Seat seat; CardId card; std::uint8_t gold);
};
// Paid once and gone.
struct ContractFulfilled {
    MEMBERS(Seat seat; CardId card);
};
// The supply paid the rest of a wave.
struct TreasuryOverdrawn {
    MEMBERS(std::uint16_t gold);
};
struct TaxPaid {
    MEMBERS(Seat seat; std::uint8_t gold; std::uint8_t due);
};
struct PopulationTaxed {
    MEMBERS(std::uint8_t tax; std::uint8_t population);
};
struct RoundSetToEnd {};
struct RoundEnded {
    MEMBERS(std::uint8_t round);
};
struct StartingPlayerChosen {
    MEMBERS(Seat seat);
};
struct FinalPhaseBegan {};
struct GameEndTriggered {};
// After a lap in which everybody passed.
struct TopCardDiscarded {
    MEMBERS(CardId card);
};
struct GameEnded {};

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
