// What happened, as lines of the log. A line says no more than its reader may know: of a card played face-down, others
// learn the age that its back shows.
#include <fmt/format.h>

#include "games/treasury/words.h"

namespace tessera::treasury {

namespace {

const std::string& name(const Rules& rules, CardId card) { return rules[card].name; }
const std::string& event(const Rules& rules, CardId card) { return rules[card].event_name; }

std::string gold(int n) { return fmt::format("{} gold", n); }

// The card to its owner, a card of its age to others.
std::string secret(const Narrator& n, const Rules& rules, Seat owner, CardId card)
{
    return n.is_viewer(owner) && !rules.is_unseen(card)
               ? name(rules, card)
               : fmt::format("a card of the {}", rules.age_names[rules[card].age]);
}

std::string whom(const Narrator& n, Seat seat) { return n.is_viewer(seat) ? "you" : n.name(seat); }

// A card does things by either half, and the news does not say by which.
std::string by(const Rules& rules, CardId card)
{
    return fmt::format("{} / {}", name(rules, card), event(rules, card));
}

}  // namespace

std::string line(const Narrator& n, const Rules& rules, const CardDrawn& news)
{
    return fmt::format("{} drew {}.", n.who(news.seat), secret(n, rules, news.seat, news.card));
}

std::string line(const Narrator& n, const Rules&, const RoundBegan& news)
{
    return fmt::format("Round {}: {} started.", news.round, whom(n, news.starting));
}

std::string line(const Narrator& n, const Rules&, const TurnBegan& news)
{
    return fmt::format("{} began a turn.", n.who(news.seat));
}

std::string line(const Narrator& n, const Rules&, const TurnPassed& news)
{
    return fmt::format("{} passed.", n.who(news.seat));
}

std::string line(const Narrator& n, const Rules& rules, const CardSeeded& news)
{
    return fmt::format("{} placed {} from {} on the future deck.", n.who(news.seat),
                       secret(n, rules, news.seat, news.card),
                       news.from == SeedFrom::Hand ? "the hand" : "the draw pile");
}

std::string line(const Narrator& n, const Rules& rules, const EventTriggered& news)
{
    return fmt::format("{} triggered {}.", n.who(news.seat), event(rules, news.card));
}

std::string line(const Narrator&, const Rules& rules, const EventRevealed& news)
{
    return fmt::format("The next event is {}: {}", event(rules, news.card), rules[news.card].event_text);
}

std::string line(const Narrator&, const Rules& rules, const EventResolved& news)
{
    return fmt::format("{} was resolved and leaves a demand: {}.", event(rules, news.card),
                       demand_text(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const BusinessStarted& news)
{
    if (n.is_viewer(news.seat)) return fmt::format("You started {}.", name(rules, news.card));
    return fmt::format("{} started a business of the {}.", n.who(news.seat), rules.age_names[rules[news.card].age]);
}

std::string line(const Narrator& n, const Rules& rules, const BusinessDeveloped& news)
{
    return fmt::format("{} developed a startup with {}{}.", n.who(news.seat), secret(n, rules, news.seat, news.card),
                       news.funded ? " from the draw pile" : "");
}

std::string line(const Narrator& n, const Rules& rules, const BusinessOpened& news)
{
    const std::string how = news.by == Opening::Gold      ? "for " + gold(news.gold)
                            : news.by == Opening::Charter ? std::string("by a charter")
                                                          : std::string("by development");
    return fmt::format("{} opened {} {}.", n.who(news.seat), name(rules, news.card), how);
}

std::string line(const Narrator& n, const Rules& rules, const BusinessUsed& news)
{
    return fmt::format("{} used {}.", n.who(news.seat), name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const BusinessSold& news)
{
    // A startup is shown when it yields gold (TR-R21).
    const bool shown = news.opened || news.gold > 0 || n.is_viewer(news.seat);
    return fmt::format(
        "{} sold {} for {}.", n.who(news.seat),
        shown ? name(rules, news.card) : fmt::format("a startup of the {}", rules.age_names[rules[news.card].age]),
        gold(news.gold));
}

std::string line(const Narrator& n, const Rules& rules, const DemandCovered& news)
{
    return fmt::format("{} took {} for {}.", n.who(news.seat), demand_text(rules, news.card),
                       name(rules, news.business));
}

std::string line(const Narrator& n, const Rules& rules, const ContractClaimed& news)
{
    return fmt::format("{} claimed a contract for {}.", n.who(news.seat), name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const CardReturned& news)
{
    return fmt::format("{} returned {} to the demand pile.", n.who(news.seat), demand_text(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const ContractVoided& news)
{
    return fmt::format("{} lost the contract of {}.", n.who(news.seat), name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const CardDiscarded& news)
{
    const std::string card = rules.public_discard ? name(rules, news.card) : secret(n, rules, news.seat, news.card);
    return fmt::format("{} discarded {}.", n.who(news.seat), card);
}

std::string line(const Narrator& n, const Rules& rules, const GoldGained& news)
{
    return fmt::format("{} gained {}{} ({}).", n.who(news.seat), gold(news.gold),
                       news.from_treasury ? " from the treasury" : "", by(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const GoldLost& news)
{
    return fmt::format("{} lost {}{} ({}).", n.who(news.seat), gold(news.gold),
                       news.to_treasury ? " to the treasury" : "", by(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const GoldStolen& news)
{
    return fmt::format("{} stole {} from {} ({}).", n.who(news.seat), gold(news.gold), whom(n, news.from),
                       by(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const GoldPaid& news)
{
    return fmt::format("{} paid {} ({}).", n.who(news.seat), gold(news.gold), by(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const ShieldHeld& news)
{
    return fmt::format("{} kept off {}.", n.is_viewer(news.seat) ? "Your shield" : n.name(news.seat) + "'s shield",
                       by(rules, news.card));
}

std::string line(const Narrator&, const Rules& rules, const TreasuryEndowed& news)
{
    return fmt::format("The treasury gained {} ({}).", gold(news.gold), by(rules, news.card));
}

std::string line(const Narrator&, const Rules& rules, const TreasuryDrained& news)
{
    return fmt::format("The treasury lost {} ({}).", gold(news.gold), by(rules, news.card));
}

std::string line(const Narrator&, const Rules&, const PopulationGrew& news)
{
    return fmt::format("The population grew to {}.", news.population);
}

std::string line(const Narrator&, const Rules&, const PopulationShrank& news)
{
    return fmt::format("The population fell to {}.", news.population);
}

std::string line(const Narrator&, const Rules& rules, const CardAnnounced& news)
{
    return fmt::format("{} came into the demand pile: {}.", event(rules, news.card), demand_text(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const DemandCleared& news)
{
    return fmt::format("{} discarded {} from the demand pile.", n.who(news.seat), demand_text(rules, news.card));
}

std::string line(const Narrator& n, const Rules&, const CardsPeeked& news)
{
    return fmt::format("{} looked at the top of the {}.", n.who(news.seat),
                       news.pile == PeekAt::DrawPile ? "draw pile" : "current deck");
}

std::string line(const Narrator& n, const Rules&, const EventBuried& news)
{
    return fmt::format("{} put the top event under the current deck.", n.who(news.seat));
}

std::string line(const Narrator& n, const Rules& rules, const ContractPaid& news)
{
    return fmt::format("{} got {} for the contract of {}.", n.who(news.seat), gold(news.gold), name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const ContractAdvanced& news)
{
    return fmt::format("{} got {} in advance for {}.", n.who(news.seat), gold(news.gold), name(rules, news.card));
}

std::string line(const Narrator& n, const Rules& rules, const ContractFulfilled& news)
{
    return fmt::format("{} fulfilled the contract of {}.", n.who(news.seat), name(rules, news.card));
}

std::string line(const Narrator&, const Rules&, const TreasuryOverdrawn& news)
{
    return fmt::format("The treasury is empty; the supply added {}.", gold(news.gold));
}

std::string line(const Narrator& n, const Rules&, const TaxPaid& news)
{
    return fmt::format("{} paid {} of {} tax.", n.who(news.seat), news.gold, news.due);
}

std::string line(const Narrator&, const Rules&, const PopulationTaxed& news)
{
    return fmt::format("The population of {} paid {} each.", news.population, news.tax);
}

std::string line(const Narrator&, const Rules&, const RoundSetToEnd&)
{
    return "No event is left: the round ends with this lap.";
}

std::string line(const Narrator&, const Rules&, const RoundEnded& news)
{
    return fmt::format("Round {} ended.", news.round);
}

std::string line(const Narrator& n, const Rules&, const StartingPlayerChosen& news)
{
    return n.is_viewer(news.seat) ? "You are the starting player."
                                  : fmt::format("{} is the starting player.", n.name(news.seat));
}

std::string line(const Narrator&, const Rules&, const FinalPhaseBegan&)
{
    return "The last card has left the piles: the final phase began.";
}

std::string line(const Narrator&, const Rules&, const GameEndTriggered&)
{
    return "The cards have run out: the game ends with this lap.";
}

std::string line(const Narrator&, const Rules& rules, const TopCardDiscarded& news)
{
    return rules.is_unseen(news.card) ? "Everybody passed: the top card of the draw pile was discarded."
                                      : fmt::format("Everybody passed: {} was discarded.", name(rules, news.card));
}

std::string line(const Narrator&, const Rules&, const GameEnded&) { return "The game is over."; }

}  // namespace tessera::treasury
