// The verbs of Treasury: what a seat, or chance, can decide (section 6 of the specification).
#pragma once

#include <boost/describe.hpp>
#include <string_view>

#include "engine/members.h"
#include "games/treasury/nouns.h"

namespace tessera::treasury {

// Main actions. The card that they need is asked for next.

struct Trigger {};

struct Start {};

// Also the choice of a startup that an effect funds.
struct Develop {
    MEMBERS(Place business);
};

// As main action, for the tax, or by an effect.
struct Sell {
    MEMBERS(Place business);
};

struct Pass {};

// Free actions.

enum class Opening : std::uint8_t { Development, Gold, Charter };
BOOST_DESCRIBE_ENUM(Opening, Development, Gold, Charter)

struct Open {
    MEMBERS(Place business; Opening by);
};

struct Use {
    MEMBERS(Place business);
};

struct Claim {
    MEMBERS(Place business);
};

struct EndTurn {};

// Cards for the action that was chosen.

enum class SeedFrom : std::uint8_t { Hand, DrawPile };
BOOST_DESCRIBE_ENUM(SeedFrom, Hand, DrawPile)

struct Seed {
    MEMBERS(SeedFrom from; CardId card);  // not said: from the draw pile
};

struct StartCard {
    MEMBERS(CardId card);
};

struct DevelopCard {
    MEMBERS(CardId card);
};

// The demand card that covers the next provision: the oldest of its class.
struct Cover {
    MEMBERS(CardId card);
};

// The contract card that goes back to the demand pile.
struct Return {
    MEMBERS(CardId card);
};

// Choices inside effects.

struct ChooseOpponent {
    static constexpr std::string_view verb = "opponent";
    MEMBERS(Seat seat);
};

struct Discard {
    MEMBERS(CardId card);
};

struct Clear {
    MEMBERS(CardId card);
};

struct Accept {};

struct Decline {};

struct ChooseOption {
    static constexpr std::string_view verb = "option";
    MEMBERS(std::uint8_t option);
};

struct ChooseAbility {
    static constexpr std::string_view verb = "ability";
    MEMBERS(CardId card; std::uint8_t ability);
};

// Chance. Whoever looks at the card is named; a card that all see names nobody.

struct Draw {
    MEMBERS(Seat seat; CardId card);
};

struct Peek {
    MEMBERS(Seat seat; CardId card);
};

struct Reveal {
    MEMBERS(CardId card);
};

using Verbs =
    TypeList<Trigger, Start, Develop, Sell, Pass, Open, Use, Claim, EndTurn, Seed, StartCard, DevelopCard, Cover,
             Return, ChooseOpponent, Discard, Clear, Accept, Decline, ChooseOption, ChooseAbility, Draw, Peek, Reveal>;

// What everybody sees whole. Of a card that is played, drawn or looked at face-down others see less: `redact_for`,
// beside the rule.
using PublicVerbs = TypeList<Trigger, Start, Develop, Sell, Pass, Open, Use, Claim, EndTurn, Cover, Return,
                             ChooseOpponent, Clear, Accept, Decline, ChooseOption, ChooseAbility, Reveal>;

}  // namespace tessera::treasury
