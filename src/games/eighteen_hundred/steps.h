// The steps that may stand on the agenda: what happens by itself, and what is asked. `state.h` comes next.
#pragma once

#include <boost/describe.hpp>

#include "engine/agenda.h"
#include "games/eighteen_hundred/actions.h"

namespace tessera::eighteen_hundred {

// Setup (section 4.1).
struct DealNations {
    Seat seat;
};
struct ChooseLayout {
    Seat seat;
    using outcomes = TypeList<DealLayout>;
};
struct ChooseNation {
    Seat seat;
    using outcomes = TypeList<DealNation>;
};
struct ChooseFirstPlayer {
    using outcomes = TypeList<BeginWith>;
};
struct PlaceNations {};
struct DraftByCard {
    std::uint8_t place;  // in turn order
};
struct ChooseDraftCard {
    Seat seat;
    using outcomes = TypeList<DraftCard>;
};
struct DraftPick {
    std::uint8_t pick;
    std::uint8_t place;
};
struct DraftPlace {
    Seat seat;
    using answers = TypeList<PickProvince>;
};
struct FitOut {
    std::uint8_t place;
    std::uint8_t factories;
    std::uint8_t farms;
};
struct DraftFactory {
    Seat seat;
    using answers = TypeList<PickProvince>;
};
struct DraftFarm {
    Seat seat;
    using answers = TypeList<PickProvince>;
};
struct AddNeutrals {};
struct RefillDisplay {};
struct ChooseProvinceCard {
    using outcomes = TypeList<TurnUp>;
};
struct FillPool {};
struct RefillPool {};
struct ChooseDevelopmentCard {
    using outcomes = TypeList<DealCard>;
};
struct DealAmbitions {
    Seat seat;
};
struct ChooseAmbition {
    Seat seat;
    using outcomes = TypeList<DealAmbition>;
};
// What a scenario's position leaves open is worked out.
struct SetTable {};

// The turn (section 4.3). A question that allows admin cards is marked + in section 6.
struct TakeTurn {
    Seat seat;
};
struct BoomStep {
    std::uint8_t done;
};
struct ChooseBoom {
    std::uint8_t done;
    using answers = TypeList<Boom, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct EndBooms {};
struct CommercialBoomAt {
    Province province;
};
struct AskBoomWindows {
    std::uint8_t next;  // so many places clockwise from the active player
};
struct BoomWindow {
    Seat seat;
    std::uint8_t next;
    using answers = TypeList<Pass, PlayCard>;
};
struct Develop {};
struct ChooseDevelopment {
    using answers = TypeList<DrawAdmin, Take, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct Collect {};
struct PlaceTokens {
    using answers = TypeList<EndStep, Put, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct EndPlacement {};
struct ActivateCards {
    using answers = TypeList<EndStep, Activate, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct CommandRegiments {
    using answers = TypeList<EndStep, SelectRegiment, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct Migration {};
struct MigratePeasants {
    using answers = TypeList<EndStep, MigrateFrom, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct ChooseDestination {
    Seat seat;
    Province from;
    using answers = TypeList<MigrateTo>;
};
struct SettlePeasants {
    using answers = TypeList<EndStep, Settle, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct ChooseSettler {
    Province province;
    Improvement improvement;
    using answers = TypeList<SettleFrom>;
};
struct HandLimit {};
struct DiscardDown {
    Seat seat;
    using answers = TypeList<DiscardCard>;
};
struct EndTurn {};
struct PassTheTurn {};
struct FinalScoring {};

// Regiments and battles (sections 4.6 and 4.7).
enum class ActionOf : std::uint8_t { OwnTurn, Effect, Reaction };
BOOST_DESCRIBE_ENUM(ActionOf, OwnTurn, Effect, Reaction)

struct CommandRegiment {
    Seat seat;
    Province province;
    ActionOf why;
    using answers = TypeList<Hold, Move, Convoy, Pillage, PillageRoad, Oppress, Massacre>;
};
struct React {
    Seat seat;
    using answers = TypeList<Skip, SelectRegiment>;
};
struct BattleTurn {};
struct PlayBattleCard {
    Seat seat;
    using answers = TypeList<Pass, PlayCard>;
};
struct LoseCards {
    Seat seat;
    std::uint8_t left;
};
struct ChooseLostCard {
    Seat seat;
    using outcomes = TypeList<LoseCard>;
};
struct DecideBattle {};
struct Retreat {};
struct ChooseRetreat {
    Seat seat;
    using answers = TypeList<PickProvince>;
};
struct SettleDefeat {};
struct LoseBattle {
    Seat seat;
};
struct BattleCardEffects {
    std::uint8_t place;  // first those of the winner's cards, then those of the loser's
};
struct CloseBattle {};

// Cards of the hand (section 4.8).
struct DrawHandCards {
    Seat seat;
    HandDeck deck;
    std::uint8_t left;
};
struct ChooseDrawnCard {
    Seat seat;
    HandDeck deck;
    using outcomes = TypeList<DrawCard>;
};
struct PayDiscards {
    Seat seat;
    std::uint8_t admin;
    std::uint8_t military;
};
struct DiscardCost {
    Seat seat;
    std::uint8_t admin;
    std::uint8_t military;
    using answers = TypeList<DiscardCard>;
};
struct FinishPlaying {};
struct AskHarmed {};
struct HarmWindow {
    Seat seat;
    using answers = TypeList<Pass, PlayCard>;
};
struct DoHarm {};
struct ChooseStolenCard {
    Seat thief;
    Seat from;
    using outcomes = TypeList<StealCard>;
};

// Effects (section 4.12): the operation at this place of a list is carried out `left` times by this seat.
struct ResolveEffects {
    Seat seat;
    ListId list;
    std::uint8_t index;
};
struct CarryOut {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
};
struct ChooseProvince {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
    using answers = TypeList<Skip, PickProvince>;
};
struct ChooseRoadEnd {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
    Province end;
    using answers = TypeList<PickProvince>;
};
struct MakeRoom {
    Seat seat;
    Province province;
    using answers = TypeList<Destroy>;
};
struct DestroyHere {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
    using answers = TypeList<Skip, Destroy>;
};
struct ChooseConverted {
    Seat seat;
    ListId list;
    std::uint8_t index;
    Province province;
    using answers = TypeList<PickOwner>;
};
struct ChooseRegiment {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
    using answers = TypeList<Skip, SelectRegiment>;
};
struct ChooseMigrant {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
    using answers = TypeList<Skip, MigrateFrom>;
};
struct ChooseStrike {
    Seat seat;
    ListId list;
    std::uint8_t index;
    using answers = TypeList<Skip, CallStrike>;
};
struct ChooseRoute {
    Seat seat;
    using answers = TypeList<Skip, PickRoute>;
};
struct ChooseBreak {
    Seat seat;
    ListId list;
    std::uint8_t index;
    using answers = TypeList<Skip, BreakRoute>;
};
struct ChooseRoad {
    Seat seat;
    ListId list;
    std::uint8_t index;
    std::uint8_t left;
    using answers = TypeList<Skip, DestroyRoad>;
};
struct ChooseAgreement {
    Seat seat;
    ListId list;
    std::uint8_t index;
    using answers = TypeList<Skip, EndAgreement>;
};
struct ChoosePlayer {
    Seat seat;
    ListId list;
    std::uint8_t index;
    using answers = TypeList<Skip, PickPlayer>;
};
struct ChoosePool {
    Seat seat;
    ListId list;
    std::uint8_t index;
    using answers = TypeList<Skip, PickCard>;
};
// The seats that were asked stand in `refused`, a bit for each.
struct OfferTrade {
    Seat seat;
    std::uint8_t refused;
    using answers = TypeList<Skip, PickPlayer>;
};
struct AnswerOffer {
    Seat seat;
    Seat from;
    std::uint8_t refused;
    using answers = TypeList<Accept, Decline>;
};
struct AnswerUltimatum {
    Seat seat;
    std::uint8_t n;
    using answers = TypeList<LoseProsperity, DiscardCard>;
};

BOOST_DESCRIBE_STRUCT(DealNations, (), (seat))
BOOST_DESCRIBE_STRUCT(ChooseLayout, (), (seat))
BOOST_DESCRIBE_STRUCT(ChooseNation, (), (seat))
BOOST_DESCRIBE_STRUCT(ChooseFirstPlayer, (), ())
BOOST_DESCRIBE_STRUCT(PlaceNations, (), ())
BOOST_DESCRIBE_STRUCT(DraftByCard, (), (place))
BOOST_DESCRIBE_STRUCT(ChooseDraftCard, (), (seat))
BOOST_DESCRIBE_STRUCT(DraftPick, (), (pick, place))
BOOST_DESCRIBE_STRUCT(DraftPlace, (), (seat))
BOOST_DESCRIBE_STRUCT(FitOut, (), (place, factories, farms))
BOOST_DESCRIBE_STRUCT(DraftFactory, (), (seat))
BOOST_DESCRIBE_STRUCT(DraftFarm, (), (seat))
BOOST_DESCRIBE_STRUCT(AddNeutrals, (), ())
BOOST_DESCRIBE_STRUCT(RefillDisplay, (), ())
BOOST_DESCRIBE_STRUCT(ChooseProvinceCard, (), ())
BOOST_DESCRIBE_STRUCT(FillPool, (), ())
BOOST_DESCRIBE_STRUCT(RefillPool, (), ())
BOOST_DESCRIBE_STRUCT(ChooseDevelopmentCard, (), ())
BOOST_DESCRIBE_STRUCT(DealAmbitions, (), (seat))
BOOST_DESCRIBE_STRUCT(ChooseAmbition, (), (seat))
BOOST_DESCRIBE_STRUCT(SetTable, (), ())
BOOST_DESCRIBE_STRUCT(TakeTurn, (), (seat))
BOOST_DESCRIBE_STRUCT(BoomStep, (), (done))
BOOST_DESCRIBE_STRUCT(ChooseBoom, (), (done))
BOOST_DESCRIBE_STRUCT(EndBooms, (), ())
BOOST_DESCRIBE_STRUCT(CommercialBoomAt, (), (province))
BOOST_DESCRIBE_STRUCT(AskBoomWindows, (), (next))
BOOST_DESCRIBE_STRUCT(BoomWindow, (), (seat, next))
BOOST_DESCRIBE_STRUCT(Develop, (), ())
BOOST_DESCRIBE_STRUCT(ChooseDevelopment, (), ())
BOOST_DESCRIBE_STRUCT(Collect, (), ())
BOOST_DESCRIBE_STRUCT(PlaceTokens, (), ())
BOOST_DESCRIBE_STRUCT(EndPlacement, (), ())
BOOST_DESCRIBE_STRUCT(ActivateCards, (), ())
BOOST_DESCRIBE_STRUCT(CommandRegiments, (), ())
BOOST_DESCRIBE_STRUCT(Migration, (), ())
BOOST_DESCRIBE_STRUCT(MigratePeasants, (), ())
BOOST_DESCRIBE_STRUCT(ChooseDestination, (), (seat, from))
BOOST_DESCRIBE_STRUCT(SettlePeasants, (), ())
BOOST_DESCRIBE_STRUCT(ChooseSettler, (), (province, improvement))
BOOST_DESCRIBE_STRUCT(HandLimit, (), ())
BOOST_DESCRIBE_STRUCT(DiscardDown, (), (seat))
BOOST_DESCRIBE_STRUCT(EndTurn, (), ())
BOOST_DESCRIBE_STRUCT(PassTheTurn, (), ())
BOOST_DESCRIBE_STRUCT(FinalScoring, (), ())
BOOST_DESCRIBE_STRUCT(CommandRegiment, (), (seat, province, why))
BOOST_DESCRIBE_STRUCT(React, (), (seat))
BOOST_DESCRIBE_STRUCT(BattleTurn, (), ())
BOOST_DESCRIBE_STRUCT(PlayBattleCard, (), (seat))
BOOST_DESCRIBE_STRUCT(LoseCards, (), (seat, left))
BOOST_DESCRIBE_STRUCT(ChooseLostCard, (), (seat))
BOOST_DESCRIBE_STRUCT(DecideBattle, (), ())
BOOST_DESCRIBE_STRUCT(Retreat, (), ())
BOOST_DESCRIBE_STRUCT(ChooseRetreat, (), (seat))
BOOST_DESCRIBE_STRUCT(SettleDefeat, (), ())
BOOST_DESCRIBE_STRUCT(LoseBattle, (), (seat))
BOOST_DESCRIBE_STRUCT(BattleCardEffects, (), (place))
BOOST_DESCRIBE_STRUCT(CloseBattle, (), ())
BOOST_DESCRIBE_STRUCT(DrawHandCards, (), (seat, deck, left))
BOOST_DESCRIBE_STRUCT(ChooseDrawnCard, (), (seat, deck))
BOOST_DESCRIBE_STRUCT(PayDiscards, (), (seat, admin, military))
BOOST_DESCRIBE_STRUCT(DiscardCost, (), (seat, admin, military))
BOOST_DESCRIBE_STRUCT(FinishPlaying, (), ())
BOOST_DESCRIBE_STRUCT(AskHarmed, (), ())
BOOST_DESCRIBE_STRUCT(HarmWindow, (), (seat))
BOOST_DESCRIBE_STRUCT(DoHarm, (), ())
BOOST_DESCRIBE_STRUCT(ChooseStolenCard, (), (thief, from))
BOOST_DESCRIBE_STRUCT(ResolveEffects, (), (seat, list, index))
BOOST_DESCRIBE_STRUCT(CarryOut, (), (seat, list, index, left))
BOOST_DESCRIBE_STRUCT(ChooseProvince, (), (seat, list, index, left))
BOOST_DESCRIBE_STRUCT(ChooseRoadEnd, (), (seat, list, index, left, end))
BOOST_DESCRIBE_STRUCT(MakeRoom, (), (seat, province))
BOOST_DESCRIBE_STRUCT(DestroyHere, (), (seat, list, index, left))
BOOST_DESCRIBE_STRUCT(ChooseConverted, (), (seat, list, index, province))
BOOST_DESCRIBE_STRUCT(ChooseRegiment, (), (seat, list, index, left))
BOOST_DESCRIBE_STRUCT(ChooseMigrant, (), (seat, list, index, left))
BOOST_DESCRIBE_STRUCT(ChooseStrike, (), (seat, list, index))
BOOST_DESCRIBE_STRUCT(ChooseRoute, (), (seat))
BOOST_DESCRIBE_STRUCT(ChooseBreak, (), (seat, list, index))
BOOST_DESCRIBE_STRUCT(ChooseRoad, (), (seat, list, index, left))
BOOST_DESCRIBE_STRUCT(ChooseAgreement, (), (seat, list, index))
BOOST_DESCRIBE_STRUCT(ChoosePlayer, (), (seat, list, index))
BOOST_DESCRIBE_STRUCT(ChoosePool, (), (seat, list, index))
BOOST_DESCRIBE_STRUCT(OfferTrade, (), (seat, refused))
BOOST_DESCRIBE_STRUCT(AnswerOffer, (), (seat, from, refused))
BOOST_DESCRIBE_STRUCT(AnswerUltimatum, (), (seat, n))

// The questions of a turn come first: they are looked up most often.
using Steps =
    TypeList<PlaceTokens, ActivateCards, ChooseBoom, ChooseDevelopment, SettlePeasants, ChooseSettler, MigratePeasants,
             ChooseDestination, CommandRegiments, CommandRegiment, ChooseProvince, ChooseRoadEnd, ChooseProvinceCard,
             ChooseDevelopmentCard, ChooseDrawnCard, PlayBattleCard, MakeRoom, ResolveEffects, CarryOut, TakeTurn,
             BoomStep, EndBooms, CommercialBoomAt, AskBoomWindows, BoomWindow, Develop, Collect, EndPlacement,
             Migration, HandLimit, DiscardDown, EndTurn, PassTheTurn, LoseBattle, FinalScoring, React, BattleTurn,
             LoseCards, ChooseLostCard, DecideBattle, Retreat, ChooseRetreat, SettleDefeat, BattleCardEffects,
             CloseBattle, DrawHandCards, PayDiscards, DiscardCost, FinishPlaying, AskHarmed, HarmWindow, DoHarm,
             ChooseStolenCard, DestroyHere, ChooseConverted, ChooseRegiment, ChooseMigrant, ChooseStrike, ChooseRoute,
             ChooseBreak, ChooseRoad, ChooseAgreement, ChoosePlayer, ChoosePool, OfferTrade, AnswerOffer,
             AnswerUltimatum, RefillPool, RefillDisplay, FillPool, DealNations, ChooseLayout, ChooseNation,
             ChooseFirstPlayer, PlaceNations, DraftByCard, ChooseDraftCard, DraftPick, DraftPlace, FitOut, DraftFactory,
             DraftFarm, AddNeutrals, DealAmbitions, ChooseAmbition, SetTable>;

}  // namespace tessera::eighteen_hundred
