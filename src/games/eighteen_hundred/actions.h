// The verbs of 1800: what a seat, or chance, can decide (section 6 of the specification). A verb that answers several
// questions means what the question says.
#pragma once

#include <string_view>

#include "engine/members.h"
#include "engine/seat.h"
#include "games/eighteen_hundred/nouns.h"

namespace tessera::eighteen_hundred {

// The steps of a turn.
struct Boom {
    MEMBERS(Province province);
};
struct Take {
    MEMBERS(PoolPlace place);
};
struct DrawAdmin {};
// Of several copies of a card in play, the first is copy 0.
struct Put {
    MEMBERS(Resource resource; CardId card; std::uint8_t copy);
};
struct Activate {
    MEMBERS(CardId card; std::uint8_t copy);
};
struct EndStep {
    static constexpr std::string_view verb = "end";
};
struct MigrateFrom {
    MEMBERS(Province province);
};
struct MigrateTo {
    MEMBERS(Province province);
};
struct Settle {
    MEMBERS(Province province; Improvement improvement);
};
struct SettleFrom {
    MEMBERS(Province province);
};

// Cards of the hand, for their effects or to pay with.
struct PlayCard {
    static constexpr std::string_view verb = "play";
    MEMBERS(HandCard card);
};
struct DiscardCard {
    static constexpr std::string_view verb = "discard";
    MEMBERS(HandCard card);
};
struct Pass {};

// Regiments.
struct SelectRegiment {
    static constexpr std::string_view verb = "regiment";
    MEMBERS(Province province);
};
struct Move {
    MEMBERS(Province to);
};
struct Convoy {
    MEMBERS(Province to);
};
// The farm or factory of this owner's farmer or laborer; with nobody said, an unworked one.
struct Pillage {
    MEMBERS(Owner worker);
};
struct PillageRoad {
    MEMBERS(Province across);
};
struct Oppress {
    MEMBERS(Owner owner; Role role);
};
struct Massacre {
    MEMBERS(Owner owner; Role role);
};
struct Hold {};

// Choices inside effects.
struct PickProvince {
    static constexpr std::string_view verb = "pick";
    MEMBERS(Province province);
};
struct Destroy {
    MEMBERS(Owner worker);
};
struct PickOwner {
    static constexpr std::string_view verb = "owner";
    MEMBERS(Owner owner);
};
struct PickPlayer {
    static constexpr std::string_view verb = "player";
    MEMBERS(Seat seat);
};
struct PickCard {
    static constexpr std::string_view verb = "card";
    MEMBERS(PoolPlace place);
};
struct CallStrike {
    static constexpr std::string_view verb = "strike";
    MEMBERS(Province province; Seat seat);
};
struct PickRoute {
    static constexpr std::string_view verb = "route";
    MEMBERS(RouteId route);
};
struct BreakRoute {
    MEMBERS(RouteId route; Seat seat);
};
struct DestroyRoad {
    MEMBERS(BorderId border);
};
struct EndAgreement {
    MEMBERS(Seat first; Seat second);
};
struct Accept {};
struct Decline {};
struct LoseProsperity {};
struct Skip {};

// Chance.
struct DealLayout {
    MEMBERS(Seat seat; LayoutId layout);
};
struct DealNation {
    MEMBERS(Seat seat; NationId nation);
};
struct BeginWith {
    MEMBERS(Seat seat);
};
struct DraftCard {
    MEMBERS(Seat seat; Province province);
};
struct TurnUp {
    MEMBERS(Province province);
};
struct DealCard {
    MEMBERS(CardId card);
};
struct DealAmbition {
    MEMBERS(Seat seat; AmbitionId ambition);
};
struct DrawCard {
    MEMBERS(Seat seat; HandCard card);
};
struct StealCard {
    MEMBERS(Seat thief; Seat from; HandCard card);
};
struct LoseCard {
    MEMBERS(Seat seat; HandCard card);
};

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
