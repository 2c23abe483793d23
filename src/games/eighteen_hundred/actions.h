// The verbs of 1800: what a seat, or chance, can decide (section 6 of the specification). A verb that answers several
// questions means what the question says.
#pragma once

#include <boost/describe.hpp>
#include <string_view>

#include "engine/seat.h"
#include "engine/type_list.h"
#include "games/eighteen_hundred/nouns.h"

namespace tessera::eighteen_hundred {

// The steps of a turn.
struct Boom {
    Province province;
};
struct Take {
    PoolPlace place;
};
struct DrawAdmin {};
// Of several copies of a card in play, the first is copy 0.
struct Put {
    Resource resource;
    CardId card;
    std::uint8_t copy;
};
struct Activate {
    CardId card;
    std::uint8_t copy;
};
struct EndStep {
    static constexpr std::string_view verb = "end";
};
struct MigrateFrom {
    Province province;
};
struct MigrateTo {
    Province province;
};
struct Settle {
    Province province;
    Improvement improvement;
};
struct SettleFrom {
    Province province;
};

// Cards of the hand, for their effects or to pay with.
struct PlayCard {
    static constexpr std::string_view verb = "play";
    HandCard card;
};
struct DiscardCard {
    static constexpr std::string_view verb = "discard";
    HandCard card;
};
struct Pass {};

// Regiments.
struct SelectRegiment {
    static constexpr std::string_view verb = "regiment";
    Province province;
};
struct Move {
    Province to;
};
struct Convoy {
    Province to;
};
// The farm or factory of this owner's farmer or laborer; with nobody said, an unworked one.
struct Pillage {
    Owner worker;
};
struct PillageRoad {
    Province across;
};
struct Oppress {
    Owner owner;
    Role role;
};
struct Massacre {
    Owner owner;
    Role role;
};
struct Hold {};

// Choices inside effects.
struct PickProvince {
    static constexpr std::string_view verb = "pick";
    Province province;
};
struct Destroy {
    Owner worker;
};
struct PickOwner {
    static constexpr std::string_view verb = "owner";
    Owner owner;
};
struct PickPlayer {
    static constexpr std::string_view verb = "player";
    Seat seat;
};
struct PickCard {
    static constexpr std::string_view verb = "card";
    PoolPlace place;
};
struct CallStrike {
    static constexpr std::string_view verb = "strike";
    Province province;
    Seat seat;
};
struct PickRoute {
    static constexpr std::string_view verb = "route";
    RouteId route;
};
struct BreakRoute {
    RouteId route;
    Seat seat;
};
struct DestroyRoad {
    BorderId border;
};
struct EndAgreement {
    Seat first;
    Seat second;
};
struct Accept {};
struct Decline {};
struct LoseProsperity {};
struct Skip {};

// Chance.
struct DealLayout {
    Seat seat;
    LayoutId layout;
};
struct DealNation {
    Seat seat;
    NationId nation;
};
struct BeginWith {
    Seat seat;
};
struct DraftCard {
    Seat seat;
    Province province;
};
struct TurnUp {
    Province province;
};
struct DealCard {
    CardId card;
};
struct DealAmbition {
    Seat seat;
    AmbitionId ambition;
};
struct DrawCard {
    Seat seat;
    HandCard card;
};
struct StealCard {
    Seat thief;
    Seat from;
    HandCard card;
};
struct LoseCard {
    Seat seat;
    HandCard card;
};

BOOST_DESCRIBE_STRUCT(Boom, (), (province))
BOOST_DESCRIBE_STRUCT(Take, (), (place))
BOOST_DESCRIBE_STRUCT(DrawAdmin, (), ())
BOOST_DESCRIBE_STRUCT(Put, (), (resource, card, copy))
BOOST_DESCRIBE_STRUCT(Activate, (), (card, copy))
BOOST_DESCRIBE_STRUCT(EndStep, (), ())
BOOST_DESCRIBE_STRUCT(MigrateFrom, (), (province))
BOOST_DESCRIBE_STRUCT(MigrateTo, (), (province))
BOOST_DESCRIBE_STRUCT(Settle, (), (province, improvement))
BOOST_DESCRIBE_STRUCT(SettleFrom, (), (province))
BOOST_DESCRIBE_STRUCT(PlayCard, (), (card))
BOOST_DESCRIBE_STRUCT(DiscardCard, (), (card))
BOOST_DESCRIBE_STRUCT(Pass, (), ())
BOOST_DESCRIBE_STRUCT(SelectRegiment, (), (province))
BOOST_DESCRIBE_STRUCT(Move, (), (to))
BOOST_DESCRIBE_STRUCT(Convoy, (), (to))
BOOST_DESCRIBE_STRUCT(Pillage, (), (worker))
BOOST_DESCRIBE_STRUCT(PillageRoad, (), (across))
BOOST_DESCRIBE_STRUCT(Oppress, (), (owner, role))
BOOST_DESCRIBE_STRUCT(Massacre, (), (owner, role))
BOOST_DESCRIBE_STRUCT(Hold, (), ())
BOOST_DESCRIBE_STRUCT(PickProvince, (), (province))
BOOST_DESCRIBE_STRUCT(Destroy, (), (worker))
BOOST_DESCRIBE_STRUCT(PickOwner, (), (owner))
BOOST_DESCRIBE_STRUCT(PickPlayer, (), (seat))
BOOST_DESCRIBE_STRUCT(PickCard, (), (place))
BOOST_DESCRIBE_STRUCT(CallStrike, (), (province, seat))
BOOST_DESCRIBE_STRUCT(PickRoute, (), (route))
BOOST_DESCRIBE_STRUCT(BreakRoute, (), (route, seat))
BOOST_DESCRIBE_STRUCT(DestroyRoad, (), (border))
BOOST_DESCRIBE_STRUCT(EndAgreement, (), (first, second))
BOOST_DESCRIBE_STRUCT(Accept, (), ())
BOOST_DESCRIBE_STRUCT(Decline, (), ())
BOOST_DESCRIBE_STRUCT(LoseProsperity, (), ())
BOOST_DESCRIBE_STRUCT(Skip, (), ())
BOOST_DESCRIBE_STRUCT(DealLayout, (), (seat, layout))
BOOST_DESCRIBE_STRUCT(DealNation, (), (seat, nation))
BOOST_DESCRIBE_STRUCT(BeginWith, (), (seat))
BOOST_DESCRIBE_STRUCT(DraftCard, (), (seat, province))
BOOST_DESCRIBE_STRUCT(TurnUp, (), (province))
BOOST_DESCRIBE_STRUCT(DealCard, (), (card))
BOOST_DESCRIBE_STRUCT(DealAmbition, (), (seat, ambition))
BOOST_DESCRIBE_STRUCT(DrawCard, (), (seat, card))
BOOST_DESCRIBE_STRUCT(StealCard, (), (thief, from, card))
BOOST_DESCRIBE_STRUCT(LoseCard, (), (seat, card))

// The commonest first: they are looked up most often.
using Verbs =
    TypeList<EndStep, Put, Activate, Boom, Take, DrawAdmin, PlayCard, Settle, SettleFrom, MigrateFrom, MigrateTo,
             PickProvince, Skip, SelectRegiment, Move, Convoy, Pillage, PillageRoad, Oppress, Massacre, Hold, Pass,
             DiscardCard, Destroy, PickOwner, PickPlayer, PickCard, CallStrike, PickRoute, BreakRoute, DestroyRoad,
             EndAgreement, Accept, Decline, LoseProsperity, TurnUp, DealCard, DrawCard, StealCard, LoseCard, DealLayout,
             DealNation, BeginWith, DraftCard, DealAmbition>;

// What everybody sees whole: all but what is dealt face-down, of which `redact_for` in view.h says who sees what.
using PublicVerbs = TypeList<EndStep, Put, Activate, Boom, Take, DrawAdmin, PlayCard, Settle, SettleFrom, MigrateFrom,
                             MigrateTo, PickProvince, Skip, SelectRegiment, Move, Convoy, Pillage, PillageRoad, Oppress,
                             Massacre, Hold, Pass, DiscardCard, Destroy, PickOwner, PickPlayer, PickCard, CallStrike,
                             PickRoute, BreakRoute, DestroyRoad, EndAgreement, Accept, Decline, LoseProsperity, TurnUp,
                             DealCard, LoseCard, DealLayout, DealNation, BeginWith, DraftCard>;

}  // namespace tessera::eighteen_hundred
