// The pieces of 1800: provinces and borders, citizens and regiments, cards, and what cards are made of. Read `state.h`
// next.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "base/bit_set.h"
#include "base/enum_array.h"
#include "base/fixed_vector.h"
#include "engine/packed_operation.h"
#include "engine/seat.h"

namespace tessera::eighteen_hundred {

enum class Province : std::uint8_t {};
// A land border between two provinces.
enum class BorderId : std::uint8_t {};
enum class NationId : std::uint8_t {};
// How one nation stands in a standard starting position.
enum class LayoutId : std::uint8_t {};
// A development card: policy, technology or institution, the starting mat included.
enum class CardId : std::uint8_t {};
// A card of a hand: admin or military.
enum class HandCard : std::uint8_t {};
enum class RouteId : std::uint8_t {};
enum class AmbitionId : std::uint8_t {};
// A list of operations on a card.
enum class ListId : std::uint8_t {};
// A place in the development pool; 0 is the oldest card.
enum class PoolPlace : std::uint8_t {};
// Whose citizen it is: a seat, or the neutral side. "Not said" is nobody: an unworked farm or factory.
enum class Owner : std::uint8_t {};

inline constexpr std::size_t max_players = 8;
inline constexpr std::size_t max_provinces = 64;
inline constexpr std::size_t max_borders = 192;
inline constexpr std::size_t max_cards = 88;
inline constexpr std::size_t max_hand_cards = 52;
inline constexpr std::size_t max_routes = 12;
inline constexpr std::size_t max_display = 16;
inline constexpr std::size_t max_pool = 8;
inline constexpr std::size_t eras = 3;
inline constexpr std::size_t card_types = 3;  // of policies, and of technologies

inline constexpr Province no_province{0xFF};
inline constexpr NationId no_nation{0xFF};
inline constexpr CardId no_card{0xFF};
inline constexpr HandCard no_hand_card{0xFF};
inline constexpr RouteId no_route{0xFF};
inline constexpr AmbitionId no_ambition{0xFF};
inline constexpr ListId no_list{0xFF};
inline constexpr Owner neutral{max_players};
inline constexpr Owner nobody{0xFF};

constexpr Owner owner_of(Seat seat) { return static_cast<Owner>(seat); }
constexpr bool is_player(Owner owner) { return index_of(owner) < max_players; }
constexpr Seat seat_of(Owner owner) { return static_cast<Seat>(owner); }

using ProvinceSet = BitSet<Province, max_provinces>;
using BorderSet = BitSet<BorderId, max_borders>;
using SeatSet = BitSet<Seat, max_players>;
using ByProvince = EnumArray<Province, std::uint8_t, max_provinces>;
using HandCards = EnumArray<HandCard, std::uint8_t, max_hand_cards>;

enum class ProvinceKind : std::uint8_t { Urban, Countryside, Any };
BOOST_DESCRIBE_ENUM(ProvinceKind, Urban, Countryside, Any)

enum class Role : std::uint8_t { Peasant, Farmer, Laborer, Bourgeois };
BOOST_DESCRIBE_ENUM(Role, Peasant, Farmer, Laborer, Bourgeois)

// Where a peasant can settle.
enum class Improvement : std::uint8_t { Farm, Factory, UrbanCenter };
BOOST_DESCRIBE_ENUM(Improvement, Farm, Factory, UrbanCenter)

enum class Resource : std::uint8_t { Production, Commerce };
BOOST_DESCRIBE_ENUM(Resource, Production, Commerce)

enum class HandDeck : std::uint8_t { Admin, Military };
BOOST_DESCRIBE_ENUM(HandDeck, Admin, Military)

enum class CardKind : std::uint8_t { Policy, Technology, Institution };
BOOST_DESCRIBE_ENUM(CardKind, Policy, Technology, Institution)
enum class CardGroup : std::uint8_t { Mat, Technology, Core, Policy, Variety };
enum class Timing : std::uint8_t { Turn, Battle, Harmed, Targeted, Boom };
enum class BattleRole : std::uint8_t { Any, Attacker, Defender };
BOOST_DESCRIBE_ENUM(BattleRole, Any, Attacker, Defender)

// The numbers about a player that cards ask for (section 4.11).
enum class Metric : std::uint8_t {
    Provinces,
    UrbanProvincesBeyondTwo,
    Cities,
    Metropolises,
    Peasants,
    Farmers,
    Laborers,
    Bourgeois,
    CitizensHere,
    CitizensAbroad,
    MixedProvinces,
    Roads,
    Railroads,
    Regiments,
    Navy,
    TradeRoutes,
    Monopolies,
    FreeTradeAgreements,
    Institutions,
    TechnologyLevels,
    PoliciesEra2,
    PoliciesEra3,
    BattlesStarted,
    BattlesWon,
    MilitaryCards,
    Stockpile,
};
inline constexpr std::size_t metrics = 26;
inline constexpr Metric no_metric{0xFF};

struct Need {
    Metric metric;
    std::uint8_t least;
};
using Needs = FixedVector<Need, 3>;

// What operations are told in one of a few words.
enum class OwnerConverted : std::uint8_t { Neutral, Player, Foreign };
BOOST_DESCRIBE_ENUM(OwnerConverted, Neutral, Player, Foreign)
enum class ConversionReach : std::uint8_t { Controlled, Adjacent, ControlledOrAdjacent };
BOOST_DESCRIBE_ENUM(ConversionReach, Controlled, Adjacent, ControlledOrAdjacent)
enum class BattleCount : std::uint8_t { CitizensHere, AdjacentRegiments };
BOOST_DESCRIBE_ENUM(BattleCount, CitizensHere, AdjacentRegiments)

// Where a list of operations stands: on a development or an admin card, or on one that is played in a battle, for the
// battle itself, for who wins and for who loses it.
enum class CardPart : std::uint8_t { Development, Admin, Military, OnWin, OnLoss };

// The operations of effects (section 4.12); each is defined in `operations/`.
namespace operation {
struct GainProsperity;
struct LoseProsperity;
struct GainProduction;
struct GainCommerce;
struct DrawAdmin;
struct DrawMilitary;
struct BuildFactory;
struct BuildFarm;
struct BuildRoad;
struct AddPeasant;
struct PlaceRegiment;
struct RaiseRegiment;
struct RegimentAction;
struct Migrate;
struct Convert;
struct PopulationBoom;
struct CommercialBoom;
struct ShareRoute;
struct BreakRoute;
struct OfferFreeTrade;
struct EndFreeTrade;
struct Strike;
struct DestroyRoad;
struct TakeCard;
struct VetoCard;
struct StealAdmin;
struct Ultimatum;
struct OtherGainsProsperity;
struct Harvest;
struct RaisePlaceLimit;
struct CancelHarm;
struct CancelAdmin;
struct Points;
struct PointsPer;
struct CancelLast;
struct DiscardRandomMilitary;
struct WaiveDefeatLoss;
struct DestroyHere;
struct OpponentLosesProsperity;
struct OpponentPaysCommerce;
}  // namespace operation
using Operations =
    TypeList<operation::GainProsperity, operation::LoseProsperity, operation::GainProduction, operation::GainCommerce,
             operation::DrawAdmin, operation::DrawMilitary, operation::BuildFactory, operation::BuildFarm,
             operation::BuildRoad, operation::AddPeasant, operation::PlaceRegiment, operation::RaiseRegiment,
             operation::RegimentAction, operation::Migrate, operation::Convert, operation::PopulationBoom,
             operation::CommercialBoom, operation::ShareRoute, operation::BreakRoute, operation::OfferFreeTrade,
             operation::EndFreeTrade, operation::Strike, operation::DestroyRoad, operation::TakeCard,
             operation::VetoCard, operation::StealAdmin, operation::Ultimatum, operation::OtherGainsProsperity,
             operation::Harvest, operation::RaisePlaceLimit, operation::CancelHarm, operation::CancelAdmin,
             operation::Points, operation::PointsPer, operation::CancelLast, operation::DiscardRandomMilitary,
             operation::WaiveDefeatLoss, operation::DestroyHere, operation::OpponentLosesProsperity,
             operation::OpponentPaysCommerce>;
using Operation = PackedOperation<Operations, 8>;

// What a card does, in order, and which card it is.
struct EffectList {
    FixedVector<Operation, 4> operations{};
    CardId card = no_card;
    HandCard hand_card = no_hand_card;

    bool is_on_admin_card() const { return hand_card != no_hand_card; }
};

struct Cost {
    std::uint8_t discard_admin = 0;
    std::uint8_t discard_military = 0;
    std::uint8_t spend_prosperity = 0;
    std::uint8_t spend_commerce = 0;
    std::uint8_t spend_production = 0;
};

enum class StaticOp : std::uint8_t {
    PlaceLimit,
    FarmMax,
    Railroad,
    BattlePoints,
    Navy,
    Food,
    RegimentLimit,
    Collect,
    ExtraMigration,
    PopulationBonus,
    BoomBonus,
    NoDefeatLoss,
    SeaImmunity,
    FreeTradeIncome,
};

// A permanent effect while its card is active.
struct Static {
    StaticOp op = StaticOp::PlaceLimit;
    std::uint8_t n = 1;
    BattleRole role = BattleRole::Any;
    bool when_full = false;
    bool per_cube = false;
    Needs need{};
    // collect
    std::uint8_t commerce = 0;
    std::uint8_t production = 0;
    Metric per = no_metric;
    std::uint8_t each = 1;
    std::uint8_t cap = 0;  // 0: none
};

// How many copies are in the deck of each era, by number of players from 2.
using Copies = std::array<std::array<std::uint8_t, max_players - 1>, eras>;

struct Card {
    std::string id;
    std::string name;
    std::string text;
    CardKind kind = CardKind::Institution;
    CardGroup group = CardGroup::Mat;
    std::uint8_t type = 0;  // political, economic, industrial; or agricultural, infrastructure, military
    std::uint8_t level = 0;
    std::array<bool, eras + 1> in_era{};  // the mat is in era 0
    Copies copies{};
    std::uint8_t production = 0;  // squares
    std::uint8_t commerce = 0;
    FixedVector<Static, 3> statics{};
    BitSet<StaticOp, 64> static_ops{};  // asked of every card in play, so answered once
    ListId on_play = no_list;
    ListId activation = no_list;
    Cost cost{};
    Needs need{};
    RouteId route = no_route;
    std::uint8_t route_food = 0;
    std::uint8_t route_production = 0;

    // EH-015: is it in the deck in fixed numbers?
    bool is_fixed() const { return group == CardGroup::Technology || group == CardGroup::Core; }
    int squares(Resource resource) const { return resource == Resource::Production ? production : commerce; }
};

struct HandCardInfo {
    std::string id;
    std::string name;
    std::string text;
    HandDeck deck = HandDeck::Admin;
    std::uint8_t copies = 1;
    Timing timing = Timing::Battle;
    Cost cost{};
    Needs need{};
    BattleRole only_role = BattleRole::Any;
    bool only_coastal = false;
    bool only_larger_navy = false;
    bool only_railroad = false;
    bool cancels = false;  // has cancel_last
    ListId effects = no_list;
    ListId on_win = no_list;
    ListId on_loss = no_list;
};

// A part of an ambition's bonus.
struct ScoringPart {
    enum class Kind : std::uint8_t { Per, Most, Flag } kind = Kind::Per;
    Metric what = no_metric;
    std::uint8_t each = 1;
    std::uint8_t n = 0;
    std::uint8_t tie = 0;
    Needs need{};
    Needs limit{};  // maxima, in the place of the minima
};

struct Ambition {
    std::string id;
    std::string name;
    std::string text;
    FixedVector<ScoringPart, 3> parts{};
    std::uint8_t cap = 0;
};

}  // namespace tessera::eighteen_hundred
