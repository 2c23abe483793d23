// The pieces of Treasury: resources, ages and cards, and what cards are made of: abilities, effects, amounts,
// conditions. Read `state.h` next.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>

#include "base/bit_set.h"
#include "base/enum_array.h"
#include "base/fixed_vector.h"
#include "engine/packed_operation.h"
#include "engine/seat.h"

namespace tessera::treasury {

enum class Resource : std::uint8_t {};
enum class CardId : std::uint8_t {};

// A business by its place in front of its owner.
enum class Place : std::uint8_t {};

// 0 is the Stone Age.
using Age = std::uint8_t;

// A set of seats, one bit each: who has seen a card, who is concerned by an effect.
using SeatBits = std::uint8_t;

inline constexpr std::size_t max_players = 5;
inline constexpr std::size_t max_ages = 6;
inline constexpr std::size_t max_resources = 16;
// Cards in play, and behind them one stand-in for each age: a card of that age that nobody has seen.
inline constexpr std::size_t max_cards = 180;
inline constexpr std::size_t max_provisions = 3;
// Starting knows no limit (TR-025); bots at play have been seen with more than thirty.
inline constexpr std::size_t max_businesses = 64;

inline constexpr CardId no_card{0xFF};
inline constexpr Place no_place{0xFF};
inline constexpr Resource no_resource{0xFF};
inline constexpr SeatBits everybody = 0xFF;

using CardSet = BitSet<CardId, max_cards>;
using CardList = FixedVector<CardId, max_cards>;
using PlaceSet = BitSet<Place, 64>;
using ResourceSet = BitSet<Resource, 64>;

constexpr SeatBits bit_of(Seat seat)
{
    return index_of(seat) < max_players ? static_cast<SeatBits>(1u << index_of(seat)) : SeatBits{0};
}

// What can be counted (Quantities, section 4.12). From Gold on they belong to a player.
enum class Count : std::uint8_t {
    Nothing,
    Players,
    Treasury,
    TreasuryShare,
    Population,
    Surplus,
    CurrentAge,
    Barbarians,
    CivStrength,
    Raid,
    DemandAny,
    DemandOf,
    DemandWeapons,
    Gold,
    Hand,
    Strength,
    Open,
    Startups,
    Contracts,
    Idle,
    Provides,
    Weaker,
};

struct Quantity {
    Count count = Count::Nothing;
    Resource resource = no_resource;  // of DemandOf and Provides
};

// base + floor(times x per / div), at most max.
struct Amount {
    std::int16_t base = 0;
    Quantity per{};
    std::uint8_t times = 1;
    std::uint8_t div = 1;
    std::int16_t max = 30000;
};

struct Condition {
    enum class Comparison : std::uint8_t { AtLeast, AtMost, Equal };
    Quantity quantity{};
    Comparison comparison = Comparison::AtLeast;
    std::int16_t number = 0;
};
using Conditions = FixedVector<Condition, 3>;

// Whom an effect concerns.
enum class Selection : std::uint8_t {
    You,
    Each,
    Others,
    Left,
    Right,
    Choice,
    Weaker,
    Outmatched,
    Most,
    Least,
    None,
    Some,
    RivalMost,
    RivalLeast,
};
BOOST_DESCRIBE_ENUM(Selection, You, Each, Others, Left, Right, Choice, Weaker, Outmatched, Most, Least, None, Some,
                    RivalMost, RivalLeast)

struct Selector {
    Selection selection = Selection::You;
    Quantity quantity{};  // of Most to RivalLeast
};

// What a demand card is asked to show: a resource, any weapon, a barbarian, or nothing in particular.
struct Icon {
    enum class Kind : std::uint8_t { Any, One, Weapons, Barbarian } kind = Kind::Any;
    Resource resource = no_resource;
};

// Arguments of operations that are one of a few words.
enum class PlaceOfGold : std::uint8_t { Supply, Treasury };
BOOST_DESCRIBE_ENUM(PlaceOfGold, Supply, Treasury)
enum class ContractSize : std::uint8_t { Smallest, Largest };
BOOST_DESCRIBE_ENUM(ContractSize, Smallest, Largest)
enum class Pile : std::uint8_t { Draw, Current };
BOOST_DESCRIBE_ENUM(Pile, Draw, Current)
enum class PeekAt : std::uint8_t { DrawPile, CurrentDeck };
BOOST_DESCRIBE_ENUM(PeekAt, DrawPile, CurrentDeck)

// The operations that cards are made of (section 4.12); each is defined in `operations/`.
namespace operation {
struct Gain;
struct Lose;
struct Steal;
struct Endow;
struct Drain;
struct Grow;
struct Shrink;
struct Draw;
struct Discard;
struct Fund;
struct Charter;
struct Announce;
struct Clear;
struct Peek;
struct Bury;
struct Void;
struct Advance;
struct Sale;
struct If;
struct May;
struct Choose;
}  // namespace operation
using Operations =
    TypeList<operation::Gain, operation::Lose, operation::Steal, operation::Endow, operation::Drain, operation::Grow,
             operation::Shrink, operation::Draw, operation::Discard, operation::Fund, operation::Charter,
             operation::Announce, operation::Clear, operation::Peek, operation::Bury, operation::Void,
             operation::Advance, operation::Sale, operation::If, operation::May, operation::Choose>;

inline constexpr std::uint8_t no_effect = 0xFF;

// The effects of a card stand in one list; a sequence goes on with the next one up to the one that is `last`.
struct Effect {
    PackedOperation<Operations, 24> operation{};
    bool last = true;
    bool of_event = false;  // rather than of an ability
};

// A list of effects among the arguments of an operation: the place of the first one.
struct Effects {
    std::uint8_t first = no_effect;
    bool empty() const { return first == no_effect; }
};
using EffectOptions = FixedVector<Effects, 4>;

// When an ability fires.
enum class Occasion : std::uint8_t {
    Open,
    Sold,
    Claim,
    Paid,
    RoundEnd,
    Activate,
    Event,
    YouStart,
    YouDevelop,
    YouOpen,
    YouSell,
    YouClaim,
    RivalOpen,
    RivalClaim,
    Grows,
    Shrinks,
    Always,
};
BOOST_DESCRIBE_ENUM(Occasion, Open, Sold, Claim, Paid, RoundEnd, Activate, Event, YouStart, YouDevelop, YouOpen,
                    YouSell, YouClaim, RivalOpen, RivalClaim, Grows, Shrinks, Always)

enum class Modifier : std::uint8_t {
    Limit,
    ExtraDraw,
    GoldDiscount,
    DevelopDiscount,
    Might,
    TaxRelief,
    Price,
    Substitute,
    Shield,
};
BOOST_DESCRIBE_ENUM(Modifier, Limit, ExtraDraw, GoldDiscount, DevelopDiscount, Might, TaxRelief, Price, Substitute,
                    Shield)

struct Ability {
    Occasion when = Occasion::Open;
    std::uint8_t effects = no_effect;  // the first of them
    std::uint8_t per_round = 0;        // 0: no limit
    // Of `event`.
    Icon demand{};
    enum class By : std::uint8_t { Any, You, Others } by = By::Any;
    // Of `always`.
    Modifier modifier = Modifier::Limit;
    Amount n{};
    Conditions conditions{};
    Resource need = no_resource;  // substitute: this provision
    Icon with{};                  // may be covered by demand showing this
    bool against_steal = false, against_loss = false;
};

inline constexpr std::size_t max_abilities = 4;
inline constexpr std::size_t max_effects = 24;

struct Card {
    std::string id;
    Age age = 0;
    // The business half.
    std::string name;
    std::string text;
    FixedVector<Resource, max_provisions> provides{};
    std::uint8_t develop = 0;
    std::uint8_t gold = 1;
    std::uint8_t contract = 1;
    FixedVector<Ability, max_abilities> abilities{};
    // The event half.
    std::string event_name;
    std::string event_text;
    ResourceSet demand{};
    bool barbarian = false;
    std::uint8_t event = no_effect;  // the first of its effects

    FixedVector<Effect, max_effects> effects{};
    // Asked of every opened business, so answered once.
    BitSet<Occasion, 64> occasions{};
    BitSet<Modifier, 64> modifiers{};
    std::uint8_t weapons = 0;  // icons among the provisions
};

}  // namespace tessera::treasury
