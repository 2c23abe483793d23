// What is asked, and what an action would be.
#include <fmt/format.h>

#include "base/text.h"
#include "games/treasury/effect_text.h"
#include "games/treasury/game.h"

namespace tessera::treasury {

namespace {

const std::string& name(const Rules& rules, CardId card) { return rules[card].name; }

const std::string& business_name(const State& s, const Rules& rules, Seat seat, Place place)
{
    static const std::string nothing = "an empty place";
    const Player& player = s.players[seat];
    return has_business(player, place) ? name(rules, player.businesses[index_of(place)].card) : nothing;
}

// Whoever is asked on top of the agenda.
Seat seat_asked(const State& s)
{
    Seat seat = s.turn.seat;
    Steps::visit(s.agenda.top().kind, [&]<class T>(TypeTag<T>) {
        if constexpr (SeatQuestion<T> && requires(T step) { step.seat; }) seat = unpack<T>(s.agenda.top()).seat;
    });
    return seat;
}

template <class Asked>
std::string by_card(const Rules& rules, const Asked& asked, std::string_view what)
{
    const Card& card = rules[asked.card];
    return fmt::format("{}: {}", card.effects[asked.effect].of_event ? card.event_name : card.name, what);
}

std::string demand_label(const Rules& rules, CardId card)
{
    return fmt::format("{} ({})", rules[card].event_name, demand_text(rules, card));
}

}  // namespace

std::string demand_text(const Rules& rules, CardId card)
{
    std::string text;
    for (Resource resource : rules[card].demand) text += (text.empty() ? "" : ", ") + rules[resource].id;
    if (rules[card].barbarian) text += text.empty() ? "barbarian" : ", barbarian";
    return text;
}

std::string provision_text(const Rules& rules, CardId card)
{
    std::string text;
    for (Resource resource : rules[card].provides) text += (text.empty() ? "" : ", ") + rules[resource].id;
    return text;
}

std::string prompt(const State& s, const Rules& rules, const TurnMenu&)
{
    if (s.turn.acted) return "Open, use or claim, or end your turn (TR-020).";
    if (rules.opens_after_main_action) return "Take your main action; open, use and claim around it (TR-018).";
    return "Open and use businesses, then take your main action (TR-018).";
}

std::string prompt(const State&, const Rules& rules, const ChooseSeed&)
{
    return rules.seeds_from_draw_pile
               ? "Which card goes on the future deck: one of your hand, or the top of the draw pile (TR-022)?"
               : "Which card of your hand goes on the future deck (TR-022)?";
}

std::string prompt(const State&, const Rules&, const ChooseStarted&) { return "Which card do you start (TR-025)?"; }

std::string prompt(const State& s, const Rules& rules, const ChooseFaceUp& asked)
{
    return fmt::format("Open {} at once, for gold (TR-026)?", business_name(s, rules, s.turn.seat, asked.business));
}

std::string prompt(const State& s, const Rules& rules, const ChooseDeveloped& asked)
{
    return fmt::format("Which card develops {} (TR-027)?", business_name(s, rules, s.turn.seat, asked.business));
}

std::string prompt(const State&, const Rules&, const ChooseReturn&)
{
    return "Which contract card returns to the demand pile (TR-031)?";
}

std::string prompt(const State&, const Rules&, const ChooseClaim&)
{
    return "Which business claims its contract next (TR-043)?";
}

std::string prompt(const State& s, const Rules& rules, const ChooseCover&)
{
    const CardId card = claiming_card(s);
    return fmt::format("Which demand card covers the {} of {} (TR-041)?",
                       rules[rules[card].provides[s.claim.covered.size()]].id, name(rules, card));
}

std::string prompt(const State&, const Rules&, const ChooseTaken&)
{
    return "A card is taken from the draw pile (TR-004).";
}
std::string prompt(const State&, const Rules&, const ChooseRevealed&) { return "An event is turned over (TR-054)."; }
std::string prompt(const State&, const Rules&, const ChoosePeeked&) { return "Somebody looks at a card."; }

std::string prompt(const State&, const Rules&, const ChooseOrder&)
{
    return "Which ability comes next at the end of the round (TR-R35)?";
}

std::string prompt(const State& s, const Rules&, const ChooseForcedSale& asked)
{
    return fmt::format("You owe {} gold and have {}: which business do you sell (TR-065)?", s.players[asked.seat].due,
                       s.players[asked.seat].gold);
}

std::string prompt(const State&, const Rules& rules, const AskOpponent& asked)
{
    return by_card(rules, asked, "choose an opponent.");
}

std::string prompt(const State&, const Rules&, const ChooseDiscard&) { return "Discard a card of your hand."; }

std::string prompt(const State&, const Rules&, const ChooseFunded&)
{
    return "Which startup gets a development card from the draw pile?";
}

std::string prompt(const State&, const Rules& rules, const ChooseCharter& asked)
{
    return by_card(rules, asked,
                   fmt::format("open one of your startups for free, up to a gold cost of {}?",
                               static_cast<int>(operation_asked<operation::Charter>(rules, asked).max)));
}

std::string prompt(const State&, const Rules& rules, const ChooseCleared& asked)
{
    return by_card(rules, asked, "which demand card is discarded?");
}

std::string prompt(const State&, const Rules& rules, const ChooseMay& asked)
{
    const auto may = operation_asked<operation::May>(rules, asked);
    const std::string what = effects_text(rules, rules[asked.card], may.do_);
    if (may.pay == 0 && may.discard == 0) return by_card(rules, asked, what + "?");
    const int gold = may.pay, cards = may.discard;
    const std::string price =
        gold > 0 ? fmt::format("pay {} gold", gold) : fmt::format("discard {} card{}", cards, cards == 1 ? "" : "s");
    return by_card(rules, asked, fmt::format("{}? Then {}.", price, what));
}

std::string prompt(const State&, const Rules& rules, const ChooseOne& asked)
{
    return by_card(rules, asked, "choose one of the effects.");
}

std::string prompt(const State&, const Rules& rules, const ChooseSale& asked)
{
    return by_card(rules, asked, "sell one of your businesses now?");
}

std::string label(const State& s, const Rules& rules, const Trigger&)
{
    return s.current.empty() ? "Trigger the event" : "Trigger " + rules[s.current[0]].event_name;
}
std::string label(const State&, const Rules&, const Start&) { return "Start a business"; }

std::string label(const State& s, const Rules& rules, const Develop& a)
{
    return "Develop " + business_name(s, rules, seat_asked(s), a.business);
}

std::string label(const State& s, const Rules& rules, const Sell& a)
{
    const Seat seat = seat_asked(s);
    if (!has_business(s.players[seat], a.business)) return "Sell nothing";
    return fmt::format("Sell {} for {} gold", business_name(s, rules, seat, a.business),
                       sale_value(rules, s.players[seat].businesses[index_of(a.business)]));
}

std::string label(const State&, const Rules&, const Pass&) { return "Pass"; }

std::string label(const State& s, const Rules& rules, const Open& a)
{
    const Seat seat = seat_asked(s);
    const std::string& business = business_name(s, rules, seat, a.business);
    if (a.by != Opening::Gold || !has_business(s.players[seat], a.business))
        return fmt::format("Open {} for free", business);
    return fmt::format("Open {} for {} gold", business,
                       gold_cost(s, rules, seat, s.players[seat].businesses[index_of(a.business)].card));
}

std::string label(const State& s, const Rules& rules, const Use& a)
{
    return "Use " + business_name(s, rules, s.turn.seat, a.business);
}
std::string label(const State& s, const Rules& rules, const Claim& a)
{
    return "Claim a contract for " + business_name(s, rules, s.turn.seat, a.business);
}
std::string label(const State&, const Rules&, const EndTurn&) { return "End the turn"; }

std::string label(const State&, const Rules& rules, const Seed& a)
{
    if (a.from == SeedFrom::DrawPile || a.card == no_card) return "Place the top card of the draw pile, unseen";
    return fmt::format("Place {} (event {})", name(rules, a.card), rules[a.card].event_name);
}
std::string label(const State&, const Rules& rules, const StartCard& a)
{
    return a.card == no_card ? "Start a card" : "Start " + name(rules, a.card);
}
std::string label(const State&, const Rules& rules, const DevelopCard& a)
{
    return a.card == no_card ? "Lay down a card" : "Lay down " + name(rules, a.card);
}
std::string label(const State&, const Rules& rules, const Cover& a) { return demand_label(rules, a.card); }
std::string label(const State&, const Rules& rules, const Return& a) { return "Return " + demand_label(rules, a.card); }
std::string label(const State&, const Rules&, const ChooseOpponent& a)
{
    return fmt::format("Seat {}", index_of(a.seat));
}
std::string label(const State&, const Rules& rules, const Discard& a)
{
    return a.card == no_card ? "Discard a card" : "Discard " + name(rules, a.card);
}
std::string label(const State&, const Rules& rules, const Clear& a) { return "Discard " + demand_label(rules, a.card); }
std::string label(const State&, const Rules&, const Accept&) { return "Yes"; }
std::string label(const State&, const Rules&, const Decline&) { return "No"; }
std::string label(const State& s, const Rules& rules, const ChooseOption& a)
{
    if (!s.agenda.asks<ChooseOne>()) return fmt::format("Option {}", a.option + 1);
    const auto asked = s.agenda.top_as<ChooseOne>();
    const auto choose = operation_asked<operation::Choose>(rules, asked);
    return fmt::format("Option {}: {}", a.option + 1, effects_text(rules, rules[asked.card], choose.options[a.option]));
}
std::string label(const State&, const Rules& rules, const ChooseAbility& a) { return name(rules, a.card); }

std::string label(const State&, const Rules& rules, const Draw& a)
{
    return a.card == no_card ? "A card is drawn" : name(rules, a.card) + " is drawn";
}
std::string label(const State&, const Rules& rules, const Peek& a)
{
    return a.card == no_card ? "A card is looked at" : name(rules, a.card) + " is looked at";
}
std::string label(const State&, const Rules& rules, const Reveal& a)
{
    return rules[a.card].event_name + " is revealed";
}

}  // namespace tessera::treasury
