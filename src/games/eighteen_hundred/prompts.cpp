// What is asked.
#include <fmt/format.h>

#include "games/eighteen_hundred/words.h"

namespace tessera::eighteen_hundred {

namespace {

const std::string& source_name(const Rules& rules, ListId list)
{
    const EffectList& effects = rules[list];
    return effects.card != no_card ? rules[effects.card].name : rules[effects.hand_card].name;
}

template <class Asked>
std::string by_card(const Rules& rules, const Asked& asked, std::string_view what)
{
    return fmt::format("{}: {}", source_name(rules, asked.list), what);
}

// What a province is chosen for.
std::string_view purpose(const Operation& operation)
{
    return operation.visit([]<class T>(const T&) -> std::string_view {
        if constexpr (AsksForProvince<T>)
            return T::purpose;
        else
            return "";
    });
}

}  // namespace

std::string prompt(const State&, const Rules&, const ChooseLayout& asked)
{
    return fmt::format("A nation is dealt to seat {} (EH-002).", index_of(asked.seat));
}
std::string prompt(const State&, const Rules&, const ChooseNation& asked)
{
    return fmt::format("A nation is dealt to seat {} (EH-002).", index_of(asked.seat));
}
std::string prompt(const State&, const Rules&, const ChooseFirstPlayer&) { return "Who begins (EH-003)?"; }
std::string prompt(const State&, const Rules&, const ChooseDraftCard& asked)
{
    return fmt::format("A card decides the first province of seat {} (EH-009).", index_of(asked.seat));
}
std::string prompt(const State&, const Rules&, const DraftPlace&)
{
    return "Draft: choose a province for your next peasant (EH-010).";
}
std::string prompt(const State&, const Rules&, const DraftFactory&)
{
    return "Draft: choose a province for a factory and its laborer (EH-011).";
}
std::string prompt(const State&, const Rules&, const DraftFarm&)
{
    return "Draft: choose a province in which a peasant gets a farm (EH-011).";
}
std::string prompt(const State&, const Rules&, const ChooseProvinceCard&)
{
    return "A province card is turned up (EH-014, EH-042).";
}
std::string prompt(const State&, const Rules&, const ChooseDevelopmentCard&)
{
    return "A development card comes into the pool (EH-050).";
}
std::string prompt(const State&, const Rules&, const ChooseAmbition& asked)
{
    return fmt::format("An ambition is dealt to seat {} (EH-017).", index_of(asked.seat));
}

std::string prompt(const State&, const Rules& rules, const ChooseBoom& asked)
{
    return fmt::format("Step 1: choose boom {} of {} (EH-041).", asked.done + 1, rules.constants.booms_per_turn);
}
std::string prompt(const State&, const Rules&, const BoomWindow&)
{
    return "A Commercial Boom happened: play a card, or pass (EH-093).";
}
std::string prompt(const State&, const Rules&, const ChooseDevelopment&)
{
    return "Step 2: take a card from the pool, or draw an admin card (EH-046).";
}
std::string prompt(const State& s, const Rules& rules, const PlaceTokens&)
{
    const int limit = place_limit(s, rules, s.turn.seat);
    return fmt::format("Step 4: place {} production{} and {} commerce on your cards (EH-053).", s.mover().production,
                       limit > 0 ? fmt::format(" (at most {} on a card)", limit) : "", s.mover().commerce);
}
std::string prompt(const State&, const Rules&, const ActivateCards&)
{
    return "Step 5: activate filled cards (EH-054).";
}
std::string prompt(const State&, const Rules&, const CommandRegiments&)
{
    return "Step 6: choose a regiment to act (EH-072).";
}
std::string prompt(const State&, const Rules&, const MigratePeasants&)
{
    return "Step 7: move a peasant to an adjacent province (EH-103).";
}
std::string prompt(const State&, const Rules& rules, const ChooseDestination& asked)
{
    return fmt::format("Where does the peasant of {} go (EH-103)?", rules[asked.from].name);
}
std::string prompt(const State& s, const Rules& rules, const SettlePeasants&)
{
    const int spare = food_of(s, rules, s.turn.seat) - shortage(s, rules, s.turn.seat);
    return fmt::format(
        "Step 7: settle peasants on improvements (EH-105). {}",
        spare < 0 ? fmt::format("Your empire is under-fed, by {}.", -spare) : "Your empire is well-fed.");
}
std::string prompt(const State&, const Rules& rules, const ChooseSettler& asked)
{
    return fmt::format("Which peasant settles on the {} in {} (EH-105)?", improvement_name(asked.improvement),
                       rules[asked.province].name);
}
std::string prompt(const State&, const Rules& rules, const DiscardDown&)
{
    return fmt::format("Discard down to {} cards (EH-019).", rules.hand_limit);
}

std::string prompt(const State&, const Rules& rules, const CommandRegiment& asked)
{
    return fmt::format("What does the regiment in {} do (EH-072)?", rules[asked.province].name);
}
std::string prompt(const State&, const Rules&, const React&)
{
    return "A citizen of yours was massacred: answer with a regiment, or not (EH-077).";
}
std::string prompt(const State& s, const Rules& rules, const PlayBattleCard& asked)
{
    return fmt::format("Battle for {}, {} to {}: play a card, or pass (EH-081).", rules[s.battle.province].name,
                       battle_points(s, rules, attacks(s, asked.seat)),
                       battle_points(s, rules, !attacks(s, asked.seat)));
}
std::string prompt(const State&, const Rules&, const ChooseLostCard& asked)
{
    return fmt::format("Seat {} loses a military card (EH-081).", index_of(asked.seat));
}
std::string prompt(const State& s, const Rules& rules, const ChooseRetreat&)
{
    return fmt::format("Where does your regiment retreat from {} (EH-084)?", rules[s.battle.province].name);
}

std::string prompt(const State&, const Rules&, const ChooseDrawnCard& asked)
{
    return fmt::format("Seat {} draws {} card (EH-018).", index_of(asked.seat),
                       asked.deck == HandDeck::Admin ? "an admin" : "a military");
}
std::string prompt(const State&, const Rules&, const DiscardCost& asked)
{
    return fmt::format("Choose a card to pay with; {} due (EH-064).", asked.admin + asked.military);
}
std::string prompt(const State& s, const Rules& rules, const HarmWindow&)
{
    static constexpr std::array<std::string_view, 8> deeds = {
        "oppress a citizen of yours",   "massacre a citizen of yours",  "convert a peasant of yours",
        "call your laborers to strike", "steal an admin card of yours", "give you an ultimatum",
        "break a trade route of yours", "end an agreement of yours"};
    return fmt::format("{} is about to {}: play a card, or pass (EH-090).", nation_name(s, rules, s.harm.by),
                       deeds[index_of(s.harm.kind)]);
}
std::string prompt(const State&, const Rules&, const ChooseStolenCard& asked)
{
    return fmt::format("Seat {} takes a card from seat {} (EH-091).", index_of(asked.thief), index_of(asked.from));
}

std::string prompt(const State&, const Rules& rules, const ChooseProvince& asked)
{
    return by_card(rules, asked, purpose(operation_asked(rules, asked)));
}
std::string prompt(const State&, const Rules& rules, const ChooseRoadEnd& asked)
{
    return by_card(rules, asked, fmt::format("where does the road from {} lead (EH-070)?", rules[asked.end].name));
}
std::string prompt(const State&, const Rules& rules, const MakeRoom& asked)
{
    return fmt::format("{} is full: which {} is destroyed first (EH-068)?", rules[asked.province].name,
                       building_name(rules, asked.province));
}
std::string prompt(const State& s, const Rules& rules, const DestroyHere& asked)
{
    return by_card(rules, asked,
                   fmt::format("which {} in {} is destroyed?", building_name(rules, s.battle.province),
                               rules[s.battle.province].name));
}
std::string prompt(const State&, const Rules& rules, const ChooseConverted& asked)
{
    return by_card(rules, asked, fmt::format("whose peasant in {}?", rules[asked.province].name));
}
std::string prompt(const State&, const Rules& rules, const ChooseRegiment& asked)
{
    return by_card(rules, asked, "choose a regiment to act (EH-072).");
}
std::string prompt(const State&, const Rules& rules, const ChooseMigrant& asked)
{
    return by_card(rules, asked, fmt::format("move a peasant, {} at most (EH-103).", asked.left));
}
std::string prompt(const State&, const Rules& rules, const ChooseStrike& asked)
{
    return by_card(rules, asked, "choose whose laborers strike, and where.");
}
std::string prompt(const State&, const Rules&, const ChooseRoute&) { return "Choose a trade route to share (EH-097)."; }
std::string prompt(const State&, const Rules& rules, const ChooseBreak& asked)
{
    return by_card(rules, asked, "choose a trade route and the player who loses a token (EH-099).");
}
std::string prompt(const State&, const Rules& rules, const ChooseRoad& asked)
{
    return by_card(rules, asked, "choose a road to destroy.");
}
std::string prompt(const State&, const Rules& rules, const ChooseAgreement& asked)
{
    return by_card(rules, asked, "choose an agreement to end (EH-102).");
}
std::string prompt(const State&, const Rules& rules, const ChoosePlayer& asked)
{
    return by_card(rules, asked, "choose another player.");
}
std::string prompt(const State&, const Rules& rules, const ChoosePool& asked)
{
    const bool veto = operation_asked(rules, asked).is<operation::VetoCard>();
    return by_card(rules, asked, veto ? "remove a card from the pool." : "take a card from the pool (EH-047).");
}
std::string prompt(const State&, const Rules&, const OfferTrade&)
{
    return "Offer Free Trade to a player, or stop (EH-100).";
}
std::string prompt(const State& s, const Rules& rules, const AnswerOffer& asked)
{
    return fmt::format("{} offers you Free Trade (EH-100).", nation_name(s, rules, asked.from));
}
std::string prompt(const State&, const Rules&, const AnswerUltimatum& asked)
{
    return fmt::format("An ultimatum: discard {}, or lose {} prosperity.", counted(asked.n, "admin card"), asked.n);
}

}  // namespace tessera::eighteen_hundred
