// What the rules of 1800 announce: one struct for each thing that can happen.
#pragma once

#include <boost/describe.hpp>
#include <variant>

#include "engine/seat.h"
#include "games/eighteen_hundred/state.h"

namespace tessera::eighteen_hundred {

// Where prosperity comes from or goes to.
enum class ProsperityBy : std::uint8_t { Card, Cost, Massacre, Defeat, Battle, Ultimatum, Ambition };
BOOST_DESCRIBE_ENUM(ProsperityBy, Card, Cost, Massacre, Defeat, Battle, Ultimatum, Ambition)

struct NationDealt {
    MEMBERS(Seat seat; NationId nation);
};
struct FirstPlayerChosen {
    MEMBERS(Seat seat);
};
// In the free draft.
struct CitizenDrafted {
    MEMBERS(Seat seat; Province province);
};
struct NeutralsAdded {
    MEMBERS(std::uint8_t provinces);
};
struct ProvinceTurnedUp {
    MEMBERS(Province province);
};
struct EraBegan {
    MEMBERS(std::uint8_t era; std::uint8_t cards);
};
// Into the pool.
struct CardDealt {
    MEMBERS(CardId card);
};
// Only its owner reads which.
struct AmbitionDealt {
    MEMBERS(Seat seat; AmbitionId ambition);
};
struct TurnBegan {
    MEMBERS(Seat seat; std::uint16_t number; std::uint8_t era);
};
// Nobody grows where nobody is in control.
struct PopulationBoomed {
    MEMBERS(Seat by; Province province; Seat seat; std::uint8_t peasants);
};
// So many players were paid.
struct CommercialBoomed {
    MEMBERS(Seat by; Province province; std::uint8_t paid);
};
struct BoomPaid {
    MEMBERS(Seat seat; Province province; std::uint8_t commerce);
};
// In step 2, or by an effect.
struct CardTaken {
    MEMBERS(Seat seat; CardId card; bool in_development);
};
// A technology that is no better than the active one.
struct CardWithoutEffect {
    MEMBERS(Seat seat; CardId card);
};
// With the tokens that lay on it.
struct CardReplaced {
    MEMBERS(Seat seat; CardId card; std::uint8_t production; std::uint8_t commerce);
};
// Nobody took a card for a round.
struct CardSwept {
    MEMBERS(CardId card);
};
struct CardVetoed {
    MEMBERS(Seat seat; CardId card);
};
// The commerce also by where it comes from.
struct Collected {
    MEMBERS(Seat seat; std::uint8_t production; std::uint8_t commerce; std::uint8_t from_statics;
            std::uint8_t from_monopolies; std::uint8_t from_agreements);
};
struct TokenPlaced {
    MEMBERS(Seat seat; Resource resource; CardId card);
};
struct StockpileDiscarded {
    MEMBERS(Seat seat; std::uint16_t production; std::uint16_t commerce);
};
struct CardActivated {
    MEMBERS(Seat seat; CardId card);
};
// Only its owner reads which.
struct HandCardDrawn {
    MEMBERS(Seat seat; HandDeck deck; HandCard card);
};
struct HandCardPlayed {
    MEMBERS(Seat seat; HandCard card);
};
struct HandCardDiscarded {
    MEMBERS(Seat seat; HandCard card);
};
// Only the two read which.
struct CardStolen {
    MEMBERS(Seat thief; Seat from; HandCard card);
};
// With its source, and the card if one caused it.
struct ProsperityChanged {
    MEMBERS(Seat seat; std::int8_t amount; ProsperityBy by; CardId card; HandCard hand_card);
};
struct ResourcesGained {
    MEMBERS(Seat seat; std::uint8_t production; std::uint8_t commerce; CardId card; HandCard hand_card);
};
struct CommercePaid {
    MEMBERS(Seat seat; Seat to; std::uint8_t commerce);
};
struct BuildingBuilt {
    MEMBERS(Seat seat; Province province);
};
struct BuildingDestroyed {
    MEMBERS(Seat by; Province province; Owner worker);
};
struct RoadBuilt {
    MEMBERS(Seat seat; BorderId border; bool railroad);
};
struct RoadDestroyed {
    MEMBERS(Seat by; BorderId border);
};
struct PeasantAdded {
    MEMBERS(Seat seat; Province province);
};
struct PeasantMigrated {
    MEMBERS(Seat seat; Province from; Province to);
};
struct PeasantSettled {
    MEMBERS(Seat seat; Province from; Province to; Improvement improvement);
};
struct RegimentPlaced {
    MEMBERS(Seat seat; Province province);
};
struct RegimentMoved {
    MEMBERS(Seat seat; Province from; Province to; bool convoy);
};
struct RegimentRetreated {
    MEMBERS(Seat seat; Province from; Province to);
};
struct RegimentDisbanded {
    MEMBERS(Seat seat; Province province);
};
struct CitizenOppressed {
    MEMBERS(Seat by; Owner owner; Role role; Province province);
};
struct CitizenMassacred {
    MEMBERS(Seat by; Owner owner; Role role; Province province);
};
struct PeasantConverted {
    MEMBERS(Seat by; Owner owner; Province province);
};
struct LaborersStruck {
    MEMBERS(Seat by; Seat seat; Province province; std::uint8_t laborers);
};
struct HarmAverted {
    MEMBERS(Seat seat; Seat by; HarmKind kind);
};
struct BattleBegan {
    MEMBERS(Province province; Seat attacker; Seat defender);
};
struct BattleCardCancelled {
    MEMBERS(Seat by; HandCard card);
};
struct BattleDecided {
    MEMBERS(Province province; Seat attacker; Seat defender; std::uint8_t attack; std::uint8_t defence;
            bool attacker_won; std::uint8_t cards);
};
struct RouteShared {
    MEMBERS(Seat seat; RouteId route);
};
struct RouteBroken {
    MEMBERS(Seat by; Seat seat; RouteId route);
};
struct TradeOffered {
    MEMBERS(Seat from; Seat to);
};
struct TradeDeclined {
    MEMBERS(Seat seat; Seat from);
};
struct AgreementMade {
    MEMBERS(Seat seat; Seat partner);
};
struct AgreementEnded {
    MEMBERS(Seat first; Seat second);
};
struct UltimatumMade {
    MEMBERS(Seat by; Seat seat; std::uint8_t n);
};
// For this turn.
struct FoodGained {
    MEMBERS(Seat seat; std::uint8_t food);
};
struct PlaceLimitRaised {
    MEMBERS(Seat seat; std::uint8_t n);
};
// How the player stands.
struct TurnEnded {
    MEMBERS(Seat seat; std::int16_t prosperity; std::uint8_t provinces; bool well_fed; bool sea_open);
};
struct EndTriggered {
    MEMBERS(std::uint16_t turns);
};
struct AmbitionScored {
    MEMBERS(Seat seat; AmbitionId ambition; std::uint8_t bonus);
};
// Of several winners, the first.
struct GameEnded {
    MEMBERS(Seat winner; std::uint16_t turns);
};

using News =
    std::variant<NationDealt, FirstPlayerChosen, CitizenDrafted, NeutralsAdded, ProvinceTurnedUp, EraBegan, CardDealt,
                 AmbitionDealt, TurnBegan, PopulationBoomed, CommercialBoomed, BoomPaid, CardTaken, CardWithoutEffect,
                 CardReplaced, CardSwept, CardVetoed, Collected, TokenPlaced, StockpileDiscarded, CardActivated,
                 HandCardDrawn, HandCardPlayed, HandCardDiscarded, CardStolen, ProsperityChanged, ResourcesGained,
                 CommercePaid, BuildingBuilt, BuildingDestroyed, RoadBuilt, RoadDestroyed, PeasantAdded,
                 PeasantMigrated, PeasantSettled, RegimentPlaced, RegimentMoved, RegimentRetreated, RegimentDisbanded,
                 CitizenOppressed, CitizenMassacred, PeasantConverted, LaborersStruck, HarmAverted, BattleBegan,
                 BattleCardCancelled, BattleDecided, RouteShared, RouteBroken, TradeOffered, TradeDeclined,
                 AgreementMade, AgreementEnded, UltimatumMade, FoodGained, PlaceLimitRaised, TurnEnded, EndTriggered,
                 AmbitionScored, GameEnded>;

// What everybody hears whole: all but what is dealt face-down, of which `redact_for` in view.h says who hears what.
using PublicNews =
    TypeList<NationDealt, FirstPlayerChosen, CitizenDrafted, NeutralsAdded, ProvinceTurnedUp, EraBegan, CardDealt,
             TurnBegan, PopulationBoomed, CommercialBoomed, BoomPaid, CardTaken, CardWithoutEffect, CardReplaced,
             CardSwept, CardVetoed, Collected, TokenPlaced, StockpileDiscarded, CardActivated, HandCardPlayed,
             HandCardDiscarded, ProsperityChanged, ResourcesGained, CommercePaid, BuildingBuilt, BuildingDestroyed,
             RoadBuilt, RoadDestroyed, PeasantAdded, PeasantMigrated, PeasantSettled, RegimentPlaced, RegimentMoved,
             RegimentRetreated, RegimentDisbanded, CitizenOppressed, CitizenMassacred, PeasantConverted, LaborersStruck,
             HarmAverted, BattleBegan, BattleCardCancelled, BattleDecided, RouteShared, RouteBroken, TradeOffered,
             TradeDeclined, AgreementMade, AgreementEnded, UltimatumMade, FoodGained, PlaceLimitRaised, TurnEnded,
             EndTriggered, AmbitionScored, GameEnded>;

}  // namespace tessera::eighteen_hundred
