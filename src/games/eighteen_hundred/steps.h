// The steps that may stand on the agenda: what happens by itself, and what is asked. `state.h` comes next.
#pragma once

#include <boost/describe.hpp>

#include "engine/agenda.h"
#include "games/eighteen_hundred/actions.h"

namespace tessera::eighteen_hundred {

// Setup (section 4.1).
struct DealNations {
    MEMBERS(Seat seat);
};
struct ChooseLayout {
    MEMBERS(Seat seat);
    using outcomes = TypeList<DealLayout>;
};
struct ChooseNation {
    MEMBERS(Seat seat);
    using outcomes = TypeList<DealNation>;
};
struct ChooseFirstPlayer {
    using outcomes = TypeList<BeginWith>;
};
struct PlaceNations {};
struct DraftByCard {
    MEMBERS(std::uint8_t place);  // in turn order
};
struct ChooseDraftCard {
    MEMBERS(Seat seat);
    using outcomes = TypeList<DraftCard>;
};
struct DraftPick {
    MEMBERS(std::uint8_t pick; std::uint8_t place);
};
struct DraftPlace {
    MEMBERS(Seat seat);
    using answers = TypeList<PickProvince>;
};
struct FitOut {
    MEMBERS(std::uint8_t place; std::uint8_t factories; std::uint8_t farms);
};
struct DraftFactory {
    MEMBERS(Seat seat);
    using answers = TypeList<PickProvince>;
};
struct DraftFarm {
    MEMBERS(Seat seat);
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
    MEMBERS(Seat seat);
};
struct ChooseAmbition {
    MEMBERS(Seat seat);
    using outcomes = TypeList<DealAmbition>;
};
// What a scenario's position leaves open is worked out.
struct SetTable {};

// The turn (section 4.3). A question that allows admin cards is marked + in section 6.
struct TakeTurn {
    MEMBERS(Seat seat);
};
struct BoomStep {
    MEMBERS(std::uint8_t done);
};
struct ChooseBoom {
    MEMBERS(std::uint8_t done);
    using answers = TypeList<Boom, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct EndBooms {};
struct CommercialBoomAt {
    MEMBERS(Province province);
};
struct AskBoomWindows {
    MEMBERS(std::uint8_t next);  // so many places clockwise from the active player
};
struct BoomWindow {
    MEMBERS(Seat seat; std::uint8_t next);
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
    MEMBERS(Seat seat; Province from);
    using answers = TypeList<MigrateTo>;
};
struct SettlePeasants {
    using answers = TypeList<EndStep, Settle, PlayCard>;
    static constexpr bool allows_admin_cards = true;
};
struct ChooseSettler {
    MEMBERS(Province province; Improvement improvement);
    using answers = TypeList<SettleFrom>;
};
struct HandLimit {};
struct DiscardDown {
    MEMBERS(Seat seat);
    using answers = TypeList<DiscardCard>;
};
struct EndTurn {};
struct PassTheTurn {};
struct FinalScoring {};

// Regiments and battles (sections 4.6 and 4.7).
enum class ActionOf : std::uint8_t { OwnTurn, Effect, Reaction };
BOOST_DESCRIBE_ENUM(ActionOf, OwnTurn, Effect, Reaction)

struct CommandRegiment {
    MEMBERS(Seat seat; Province province; ActionOf why);
    using answers = TypeList<Hold, Move, Convoy, Pillage, PillageRoad, Oppress, Massacre>;
};
struct React {
    MEMBERS(Seat seat);
    using answers = TypeList<Skip, SelectRegiment>;
};
struct BattleTurn {};
struct PlayBattleCard {
    MEMBERS(Seat seat);
    using answers = TypeList<Pass, PlayCard>;
};
struct LoseCards {
    MEMBERS(Seat seat; std::uint8_t left);
};
struct ChooseLostCard {
    MEMBERS(Seat seat);
    using outcomes = TypeList<LoseCard>;
};
struct DecideBattle {};
struct Retreat {};
struct ChooseRetreat {
    MEMBERS(Seat seat);
    using answers = TypeList<PickProvince>;
};
struct SettleDefeat {};
struct LoseBattle {
    MEMBERS(Seat seat);
};
struct BattleCardEffects {
    MEMBERS(std::uint8_t place);  // first those of the winner's cards, then those of the loser's
};
struct CloseBattle {};

// Cards of the hand (section 4.8).
struct DrawHandCards {
    MEMBERS(Seat seat; HandDeck deck; std::uint8_t left);
};
struct ChooseDrawnCard {
    MEMBERS(Seat seat; HandDeck deck);
    using outcomes = TypeList<DrawCard>;
};
struct PayDiscards {
    MEMBERS(Seat seat; std::uint8_t admin; std::uint8_t military);
};
struct DiscardCost {
    MEMBERS(Seat seat; std::uint8_t admin; std::uint8_t military);
    using answers = TypeList<DiscardCard>;
};
struct FinishPlaying {};
struct AskHarmed {};
struct HarmWindow {
    MEMBERS(Seat seat);
    using answers = TypeList<Pass, PlayCard>;
};
struct DoHarm {};
struct ChooseStolenCard {
    MEMBERS(Seat thief; Seat from);
    using outcomes = TypeList<StealCard>;
};

// Effects (section 4.12): the operation at this place of a list is carried out `left` times by this seat.
struct ResolveEffects {
    MEMBERS(Seat seat; ListId list; std::uint8_t index);
};
struct CarryOut {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left);
};
struct ChooseProvince {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left);
    using answers = TypeList<Skip, PickProvince>;
};
struct ChooseRoadEnd {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left; Province end);
    using answers = TypeList<PickProvince>;
};
struct MakeRoom {
    MEMBERS(Seat seat; Province province);
    using answers = TypeList<Destroy>;
};
struct DestroyHere {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left);
    using answers = TypeList<Skip, Destroy>;
};
struct ChooseConverted {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; Province province);
    using answers = TypeList<PickOwner>;
};
struct ChooseRegiment {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left);
    using answers = TypeList<Skip, SelectRegiment>;
};
struct ChooseMigrant {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left);
    using answers = TypeList<Skip, MigrateFrom>;
};
struct ChooseStrike {
    MEMBERS(Seat seat; ListId list; std::uint8_t index);
    using answers = TypeList<Skip, CallStrike>;
};
struct ChooseRoute {
    MEMBERS(Seat seat);
    using answers = TypeList<Skip, PickRoute>;
};
struct ChooseBreak {
    MEMBERS(Seat seat; ListId list; std::uint8_t index);
    using answers = TypeList<Skip, BreakRoute>;
};
struct ChooseRoad {
    MEMBERS(Seat seat; ListId list; std::uint8_t index; std::uint8_t left);
    using answers = TypeList<Skip, DestroyRoad>;
};
struct ChooseAgreement {
    MEMBERS(Seat seat; ListId list; std::uint8_t index);
    using answers = TypeList<Skip, EndAgreement>;
};
struct ChoosePlayer {
    MEMBERS(Seat seat; ListId list; std::uint8_t index);
    using answers = TypeList<Skip, PickPlayer>;
};
struct ChoosePool {
    MEMBERS(Seat seat; ListId list; std::uint8_t index);
    using answers = TypeList<Skip, PickCard>;
};
// The seats that were asked stand in `refused`, a bit for each.
struct OfferTrade {
    MEMBERS(Seat seat; std::uint8_t refused);
    using answers = TypeList<Skip, PickPlayer>;
};
struct AnswerOffer {
    MEMBERS(Seat seat; Seat from; std::uint8_t refused);
    using answers = TypeList<Accept, Decline>;
};
struct AnswerUltimatum {
    MEMBERS(Seat seat; std::uint8_t n);
    using answers = TypeList<LoseProsperity, DiscardCard>;
};

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
