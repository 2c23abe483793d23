// The verbs of Treasury: what a seat, or chance, can decide (section 6 of the specification).
#pragma once

#include <boost/describe.hpp>
#include <string_view>

#include "engine/type_list.h"
#include "games/treasury/nouns.h"

namespace tessera::treasury {

// Main actions. The card that they need is asked for next.

struct Trigger {};
BOOST_DESCRIBE_STRUCT(Trigger, (), ())

struct Start {};
BOOST_DESCRIBE_STRUCT(Start, (), ())

// Also the choice of a startup that an effect funds.
struct Develop {
    Place business;
};
BOOST_DESCRIBE_STRUCT(Develop, (), (business))

// As main action, for the tax, or by an effect.
struct Sell {
    Place business;
};
BOOST_DESCRIBE_STRUCT(Sell, (), (business))

struct Pass {};
BOOST_DESCRIBE_STRUCT(Pass, (), ())

// Free actions.

enum class Opening : std::uint8_t { Development, Gold, Charter };
BOOST_DESCRIBE_ENUM(Opening, Development, Gold, Charter)

struct Open {
    Place business;
    Opening by;
};
BOOST_DESCRIBE_STRUCT(Open, (), (business, by))

struct Use {
    Place business;
};
BOOST_DESCRIBE_STRUCT(Use, (), (business))

struct Claim {
    Place business;
};
BOOST_DESCRIBE_STRUCT(Claim, (), (business))

struct EndTurn {};
BOOST_DESCRIBE_STRUCT(EndTurn, (), ())

// Cards for the action that was chosen.

enum class SeedFrom : std::uint8_t { Hand, DrawPile };
BOOST_DESCRIBE_ENUM(SeedFrom, Hand, DrawPile)

struct Seed {
    SeedFrom from;
    CardId card;  // not said: from the draw pile
};
BOOST_DESCRIBE_STRUCT(Seed, (), (from, card))

struct StartCard {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(StartCard, (), (card))

struct DevelopCard {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(DevelopCard, (), (card))

// The demand card that covers the next provision: the oldest of its class.
struct Cover {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Cover, (), (card))

// The contract card that goes back to the demand pile.
struct Return {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Return, (), (card))

// Choices inside effects.

struct ChooseOpponent {
    static constexpr std::string_view verb = "opponent";
    Seat seat;
};
BOOST_DESCRIBE_STRUCT(ChooseOpponent, (), (seat))

struct Discard {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Discard, (), (card))

struct Clear {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Clear, (), (card))

struct Accept {};
BOOST_DESCRIBE_STRUCT(Accept, (), ())

struct Decline {};
BOOST_DESCRIBE_STRUCT(Decline, (), ())

struct ChooseOption {
    static constexpr std::string_view verb = "option";
    std::uint8_t option;
};
BOOST_DESCRIBE_STRUCT(ChooseOption, (), (option))

struct ChooseAbility {
    static constexpr std::string_view verb = "ability";
    CardId card;
    std::uint8_t ability;
};
BOOST_DESCRIBE_STRUCT(ChooseAbility, (), (card, ability))

// Chance. Whoever looks at the card is named; a card that all see names nobody.

struct Draw {
    Seat seat;
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Draw, (), (seat, card))

struct Peek {
    Seat seat;
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Peek, (), (seat, card))

struct Reveal {
    CardId card;
};
BOOST_DESCRIBE_STRUCT(Reveal, (), (card))

using Verbs =
    TypeList<Trigger, Start, Develop, Sell, Pass, Open, Use, Claim, EndTurn, Seed, StartCard, DevelopCard, Cover,
             Return, ChooseOpponent, Discard, Clear, Accept, Decline, ChooseOption, ChooseAbility, Draw, Peek, Reveal>;

// What everybody sees whole. Of a card that is played, drawn or looked at face-down others see less: `redact_for`,
// beside the rule.
using PublicVerbs = TypeList<Trigger, Start, Develop, Sell, Pass, Open, Use, Claim, EndTurn, Cover, Return,
                             ChooseOpponent, Clear, Accept, Decline, ChooseOption, ChooseAbility, Reveal>;

}  // namespace tessera::treasury
