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
    Seat seat;
    NationId nation;
};
struct FirstPlayerChosen {
    Seat seat;
};
// In the free draft.
struct CitizenDrafted {
    Seat seat;
    Province province;
};
struct NeutralsAdded {
    std::uint8_t provinces;
};
struct ProvinceTurnedUp {
    Province province;
};
struct EraBegan {
    std::uint8_t era;
    std::uint8_t cards;
};
// Into the pool.
struct CardDealt {
    CardId card;
};
// Only its owner reads which.
struct AmbitionDealt {
    Seat seat;
    AmbitionId ambition;
};
struct TurnBegan {
    Seat seat;
    std::uint16_t number;
    std::uint8_t era;
};
// Nobody grows where nobody is in control.
struct PopulationBoomed {
    Seat by;
    Province province;
    Seat seat;
    std::uint8_t peasants;
};
// So many players were paid.
struct CommercialBoomed {
    Seat by;
    Province province;
    std::uint8_t paid;
};
struct BoomPaid {
    Seat seat;
    Province province;
    std::uint8_t commerce;
};
// In step 2, or by an effect.
struct CardTaken {
    Seat seat;
    CardId card;
    bool in_development;
};
// A technology that is no better than the active one.
struct CardWithoutEffect {
    Seat seat;
    CardId card;
};
// With the tokens that lay on it.
struct CardReplaced {
    Seat seat;
    CardId card;
    std::uint8_t production;
    std::uint8_t commerce;
};
// Nobody took a card for a round.
struct CardSwept {
    CardId card;
};
struct CardVetoed {
    Seat seat;
    CardId card;
};
// The commerce also by where it comes from.
struct Collected {
    Seat seat;
    std::uint8_t production;
    std::uint8_t commerce;
    std::uint8_t from_statics;
    std::uint8_t from_monopolies;
    std::uint8_t from_agreements;
};
struct TokenPlaced {
    Seat seat;
    Resource resource;
    CardId card;
};
struct StockpileDiscarded {
    Seat seat;
    std::uint16_t production;
    std::uint16_t commerce;
};
struct CardActivated {
    Seat seat;
    CardId card;
};
// Only its owner reads which.
struct HandCardDrawn {
    Seat seat;
    HandDeck deck;
    HandCard card;
};
struct HandCardPlayed {
    Seat seat;
    HandCard card;
};
struct HandCardDiscarded {
    Seat seat;
    HandCard card;
};
// Only the two read which.
struct CardStolen {
    Seat thief;
    Seat from;
    HandCard card;
};
// With its source, and the card if one caused it.
struct ProsperityChanged {
    Seat seat;
    std::int8_t amount;
    ProsperityBy by;
    CardId card;
    HandCard hand_card;
};
struct ResourcesGained {
    Seat seat;
    std::uint8_t production;
    std::uint8_t commerce;
    CardId card;
    HandCard hand_card;
};
struct CommercePaid {
    Seat seat;
    Seat to;
    std::uint8_t commerce;
};
struct BuildingBuilt {
    Seat seat;
    Province province;
};
struct BuildingDestroyed {
    Seat by;
    Province province;
    Owner worker;
};
struct RoadBuilt {
    Seat seat;
    BorderId border;
    bool railroad;
};
struct RoadDestroyed {
    Seat by;
    BorderId border;
};
struct PeasantAdded {
    Seat seat;
    Province province;
};
struct PeasantMigrated {
    Seat seat;
    Province from;
    Province to;
};
struct PeasantSettled {
    Seat seat;
    Province from;
    Province to;
    Improvement improvement;
};
struct RegimentPlaced {
    Seat seat;
    Province province;
};
struct RegimentMoved {
    Seat seat;
    Province from;
    Province to;
    bool convoy;
};
struct RegimentRetreated {
    Seat seat;
    Province from;
    Province to;
};
struct RegimentDisbanded {
    Seat seat;
    Province province;
};
struct CitizenOppressed {
    Seat by;
    Owner owner;
    Role role;
    Province province;
};
struct CitizenMassacred {
    Seat by;
    Owner owner;
    Role role;
    Province province;
};
struct PeasantConverted {
    Seat by;
    Owner owner;
    Province province;
};
struct LaborersStruck {
    Seat by;
    Seat seat;
    Province province;
    std::uint8_t laborers;
};
struct HarmAverted {
    Seat seat;
    Seat by;
    HarmKind kind;
};
struct BattleBegan {
    Province province;
    Seat attacker;
    Seat defender;
};
struct BattleCardCancelled {
    Seat by;
    HandCard card;
};
struct BattleDecided {
    Province province;
    Seat attacker;
    Seat defender;
    std::uint8_t attack;
    std::uint8_t defence;
    bool attacker_won;
    std::uint8_t cards;
};
struct RouteShared {
    Seat seat;
    RouteId route;
};
struct RouteBroken {
    Seat by;
    Seat seat;
    RouteId route;
};
struct TradeOffered {
    Seat from;
    Seat to;
};
struct TradeDeclined {
    Seat seat;
    Seat from;
};
struct AgreementMade {
    Seat seat;
    Seat partner;
};
struct AgreementEnded {
    Seat first;
    Seat second;
};
struct UltimatumMade {
    Seat by;
    Seat seat;
    std::uint8_t n;
};
// For this turn.
struct FoodGained {
    Seat seat;
    std::uint8_t food;
};
struct PlaceLimitRaised {
    Seat seat;
    std::uint8_t n;
};
// How the player stands.
struct TurnEnded {
    Seat seat;
    std::int16_t prosperity;
    std::uint8_t provinces;
    bool well_fed;
    bool sea_open;
};
struct EndTriggered {
    std::uint16_t turns;
};
struct AmbitionScored {
    Seat seat;
    AmbitionId ambition;
    std::uint8_t bonus;
};
// Of several winners, the first.
struct GameEnded {
    Seat winner;
    std::uint16_t turns;
};

BOOST_DESCRIBE_STRUCT(NationDealt, (), (seat, nation))
BOOST_DESCRIBE_STRUCT(FirstPlayerChosen, (), (seat))
BOOST_DESCRIBE_STRUCT(CitizenDrafted, (), (seat, province))
BOOST_DESCRIBE_STRUCT(NeutralsAdded, (), (provinces))
BOOST_DESCRIBE_STRUCT(ProvinceTurnedUp, (), (province))
BOOST_DESCRIBE_STRUCT(EraBegan, (), (era, cards))
BOOST_DESCRIBE_STRUCT(CardDealt, (), (card))
BOOST_DESCRIBE_STRUCT(AmbitionDealt, (), (seat, ambition))
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat, number, era))
BOOST_DESCRIBE_STRUCT(PopulationBoomed, (), (by, province, seat, peasants))
BOOST_DESCRIBE_STRUCT(CommercialBoomed, (), (by, province, paid))
BOOST_DESCRIBE_STRUCT(BoomPaid, (), (seat, province, commerce))
BOOST_DESCRIBE_STRUCT(CardTaken, (), (seat, card, in_development))
BOOST_DESCRIBE_STRUCT(CardWithoutEffect, (), (seat, card))
BOOST_DESCRIBE_STRUCT(CardReplaced, (), (seat, card, production, commerce))
BOOST_DESCRIBE_STRUCT(CardSwept, (), (card))
BOOST_DESCRIBE_STRUCT(CardVetoed, (), (seat, card))
BOOST_DESCRIBE_STRUCT(Collected, (), (seat, production, commerce, from_statics, from_monopolies, from_agreements))
BOOST_DESCRIBE_STRUCT(TokenPlaced, (), (seat, resource, card))
BOOST_DESCRIBE_STRUCT(StockpileDiscarded, (), (seat, production, commerce))
BOOST_DESCRIBE_STRUCT(CardActivated, (), (seat, card))
BOOST_DESCRIBE_STRUCT(HandCardDrawn, (), (seat, deck, card))
BOOST_DESCRIBE_STRUCT(HandCardPlayed, (), (seat, card))
BOOST_DESCRIBE_STRUCT(HandCardDiscarded, (), (seat, card))
BOOST_DESCRIBE_STRUCT(CardStolen, (), (thief, from, card))
BOOST_DESCRIBE_STRUCT(ProsperityChanged, (), (seat, amount, by, card, hand_card))
BOOST_DESCRIBE_STRUCT(ResourcesGained, (), (seat, production, commerce, card, hand_card))
BOOST_DESCRIBE_STRUCT(CommercePaid, (), (seat, to, commerce))
BOOST_DESCRIBE_STRUCT(BuildingBuilt, (), (seat, province))
BOOST_DESCRIBE_STRUCT(BuildingDestroyed, (), (by, province, worker))
BOOST_DESCRIBE_STRUCT(RoadBuilt, (), (seat, border, railroad))
BOOST_DESCRIBE_STRUCT(RoadDestroyed, (), (by, border))
BOOST_DESCRIBE_STRUCT(PeasantAdded, (), (seat, province))
BOOST_DESCRIBE_STRUCT(PeasantMigrated, (), (seat, from, to))
BOOST_DESCRIBE_STRUCT(PeasantSettled, (), (seat, from, to, improvement))
BOOST_DESCRIBE_STRUCT(RegimentPlaced, (), (seat, province))
BOOST_DESCRIBE_STRUCT(RegimentMoved, (), (seat, from, to, convoy))
BOOST_DESCRIBE_STRUCT(RegimentRetreated, (), (seat, from, to))
BOOST_DESCRIBE_STRUCT(RegimentDisbanded, (), (seat, province))
BOOST_DESCRIBE_STRUCT(CitizenOppressed, (), (by, owner, role, province))
BOOST_DESCRIBE_STRUCT(CitizenMassacred, (), (by, owner, role, province))
BOOST_DESCRIBE_STRUCT(PeasantConverted, (), (by, owner, province))
BOOST_DESCRIBE_STRUCT(LaborersStruck, (), (by, seat, province, laborers))
BOOST_DESCRIBE_STRUCT(HarmAverted, (), (seat, by, kind))
BOOST_DESCRIBE_STRUCT(BattleBegan, (), (province, attacker, defender))
BOOST_DESCRIBE_STRUCT(BattleCardCancelled, (), (by, card))
BOOST_DESCRIBE_STRUCT(BattleDecided, (), (province, attacker, defender, attack, defence, attacker_won, cards))
BOOST_DESCRIBE_STRUCT(RouteShared, (), (seat, route))
BOOST_DESCRIBE_STRUCT(RouteBroken, (), (by, seat, route))
BOOST_DESCRIBE_STRUCT(TradeOffered, (), (from, to))
BOOST_DESCRIBE_STRUCT(TradeDeclined, (), (seat, from))
BOOST_DESCRIBE_STRUCT(AgreementMade, (), (seat, partner))
BOOST_DESCRIBE_STRUCT(AgreementEnded, (), (first, second))
BOOST_DESCRIBE_STRUCT(UltimatumMade, (), (by, seat, n))
BOOST_DESCRIBE_STRUCT(FoodGained, (), (seat, food))
BOOST_DESCRIBE_STRUCT(PlaceLimitRaised, (), (seat, n))
BOOST_DESCRIBE_STRUCT(TurnEnded, (), (seat, prosperity, provinces, well_fed, sea_open))
BOOST_DESCRIBE_STRUCT(EndTriggered, (), (turns))
BOOST_DESCRIBE_STRUCT(AmbitionScored, (), (seat, ambition, bonus))
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winner, turns))

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
