// The table drawn in text: treasury and population, events, the demand pile by class, and every tableau.
#include <fmt/format.h>

#include "games/treasury/words.h"

namespace tessera::treasury {

namespace {

Tint tint_of(const Rules& rules, Resource resource)
{
    static constexpr std::array tints = {Tint::Green, Tint::Yellow, Tint::Cyan};
    if (rules[resource].weapon) return Tint::Red;
    return index_of(resource) < tints.size() ? tints[index_of(resource)] : Tint::Plain;
}

std::string icons(const Rules& rules, const TextStyle& style, CardId card)
{
    std::string out;
    for (Resource resource : rules[card].provides)
        out += (out.empty() ? "" : " ") + style(tint_of(rules, resource), rules[resource].id);
    return out;
}

std::string demanded(const Rules& rules, const TextStyle& style, CardId card)
{
    std::string out;
    for (Resource resource : rules[card].demand)
        out += (out.empty() ? "" : " ") + style(tint_of(rules, resource), rules[resource].id);
    if (rules[card].barbarian) out += style(Tint::Magenta, out.empty() ? "barbarian" : "+barbarian");
    return out;
}

std::string civ(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = style(Tint::Bold, fmt::format("Round {}", v.round.number));
    out += fmt::format("   {} (age {})", rules.age_names[v.age], v.age);
    if (v.final_phase) out += style(Tint::Red, "   final phase");
    if (v.game_end_triggered) out += style(Tint::Red, "   last lap");
    if (v.round.set_to_end) out += style(Tint::Yellow, "   the round ends with this lap");
    out += "\n" + style(Tint::Bold, "Treasury ") + style(Tint::Yellow, fmt::format("{}", v.treasury));
    out += fmt::format("   population {}   tax {}   barbarians {}", v.population, v.tax, v.barbarians);
    out += "   piles";
    for (std::size_t age = 0; age < rules.ages(); ++age) out += fmt::format(" {}", v.piles[age]);
    out += fmt::format("   discard {}\n", v.discard.size());
    for (CardId card : v.peeked)
        if (!rules.is_unseen(card))
            out += style(Tint::Faint, fmt::format("  on the draw pile: {}\n", rules[card].name));
    return out;
}

std::string heading(const TextStyle& style, std::string_view title, std::size_t cards)
{
    const std::string many = cards == 0 ? "none" : cards == 1 ? "1 card" : fmt::format("{} cards", cards);
    return style(Tint::Bold, title) + "  " + style(Tint::Faint, many) + "\n";
}

// Each event in a line, as far as the viewer knows it; the unknown ones as one number.
std::string deck(const Rules& rules, const TextStyle& style, std::string_view title, const CardList& cards)
{
    std::string out = heading(style, title, cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (rules.is_unseen(cards[i])) continue;
        const Card& card = rules[cards[i]];
        out += fmt::format("  {:>2}  {} {} {}\n", i + 1, padded(card.event_name, 24),
                           padded(demanded(rules, style, cards[i]), 20), style(Tint::Faint, card.event_text));
    }
    return out;
}

std::string demand(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = heading(style, "Demand", v.demand.size());
    for (std::size_t i = 0; i < v.demand.size(); ++i) {
        if (!is_first_of_class(v.demand, rules, v.demand[i])) continue;
        int copies = 0;
        for (CardId other : v.demand) copies += same_class(rules, other, v.demand[i]) ? 1 : 0;
        out += fmt::format("  {} {} ", copies, demanded(rules, style, v.demand[i]));
    }
    return v.demand.empty() ? out : out + "\n";
}

std::string business(const Rules& rules, const TextStyle& style, const BusinessView& b, std::size_t place)
{
    const Card& card = rules[b.card];
    if (!b.opened) {
        std::string out = fmt::format(
            "  {:>2}  {} {} development", place,
            style(Tint::Faint,
                  padded(rules.is_unseen(b.card) ? fmt::format("startup of age {}", card.age) : "[" + card.name + "]",
                         28)),
            b.laid_in_all);
        if (!rules.is_unseen(b.card))
            out += fmt::format(" of {}, or {} gold; {} for {}", card.develop, card.gold, icons(rules, style, b.card),
                               card.contract);
        return out + (b.started_now || b.developed_now ? style(Tint::Faint, "  this turn") : "") + "\n";
    }
    std::string out = fmt::format("  {:>2}  {} {}", place, style(Tint::Bold, padded(card.name, 28)),
                                  padded(icons(rules, style, b.card), 24));
    out += b.contracts > 0 ? style(Tint::Green, fmt::format("contract {}", b.price)) +
                                 (b.contracts > 1 ? fmt::format(" x{}", b.contracts) : "")
                           : style(Tint::Faint, fmt::format("idle ({})", b.price));
    return out + "  " + style(Tint::Faint, card.text) + "\n";
}

std::string tableau(const View& v, const Rules& rules, const TextStyle& style, Seat seat)
{
    const PlayerView& player = v.players[seat];
    const bool to_move = v.turn.seat == seat && !v.over;
    std::string out = style(to_move ? Tint::Yellow : Tint::Bold, fmt::format("Seat {}", index_of(seat)));
    if (seat == v.viewer) out += " (you)";
    if (seat == v.round.starting) out += style(Tint::Cyan, " starting");
    out += fmt::format("   gold {}   strength {}   hand {}", player.gold, player.strength, player.hand.size());
    if (to_move) out += style(Tint::Yellow, "   to move");
    out += "\n";
    for (std::size_t i = 0; i < player.businesses.size(); ++i)
        if (player.businesses[i].card != no_card) out += business(rules, style, player.businesses[i], i);
    for (CardId card : player.hand) {
        if (rules.is_unseen(card)) continue;
        const Card& held = rules[card];
        out += fmt::format("   -  {} {} dev {} gold {} for {}  {}\n", padded(held.name, 28),
                           padded(icons(rules, style, card), 24), held.develop, held.gold, held.contract,
                           style(Tint::Faint, held.text));
        out += style(Tint::Faint, fmt::format("      event {} ({}): {}\n", held.event_name, demand_text(rules, card),
                                              held.event_text));
    }
    return out;
}

}  // namespace

std::string picture(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = civ(v, rules, style) + "\n";
    out += deck(rules, style, "Current events", v.current) + deck(rules, style, "Future events", v.future);
    out += demand(v, rules, style) + "\n";
    // The viewer's own tableau comes last, next to the choices.
    for (std::size_t i = 0; i < v.players.size(); ++i)
        if (id_at<Seat>(i) != v.viewer) out += tableau(v, rules, style, id_at<Seat>(i)) + "\n";
    if (index_of(v.viewer) < v.players.size()) out += tableau(v, rules, style, v.viewer);
    return out;
}

}  // namespace tessera::treasury
