// The tea house in words: what is asked, what an action would be, what happened, and the table drawn in text.
#pragma once

#include "engine/text_style.h"
#include "tests/games/tea_house/view.h"

namespace tessera::tea_house {

inline std::string prompt(const State&, const Rules&, DrawCard) { return "A card is drawn."; }
inline std::string prompt(const State&, const Rules&, ServeOrThrow) { return "Serve a tea, or throw a card away?"; }

// Of a card that the viewer may not know, a label and a line say no more than that it is one.
inline std::string name_of(const Rules& rules, Tea tea) { return tea == unknown_tea ? "a card" : rules[tea].name; }

inline std::string label(const State& s, const Rules& rules, Serve a)
{
    return "Serve " + name_of(rules, a.tea) + " for " + std::to_string(points_for(s, rules, a.tea));
}
inline std::string label(const State&, const Rules& rules, ThrowAway a)
{
    return "Throw " + name_of(rules, a.tea) + " away for 1";
}
inline std::string label(const State&, const Rules& rules, Draw a) { return "Draw " + name_of(rules, a.tea); }

inline std::string line(const Narrator& n, const Rules& rules, const CardDrawn& news)
{
    return n.who(news.seat) + " drew " + name_of(rules, news.tea) + ".";
}
inline std::string line(const Narrator&, const Rules&, const TurnBegan&) { return ""; }
inline std::string line(const Narrator& n, const Rules& rules, const TeaServed& news)
{
    return n.who(news.seat) + " served " + name_of(rules, news.tea) + " for " + std::to_string(news.points) + ".";
}
inline std::string line(const Narrator& n, const Rules& rules, const CardThrownAway& news)
{
    return n.who(news.seat) + " threw " + name_of(rules, news.tea) + " away.";
}

inline std::string listed(const Rules& rules, const Cards& cards)
{
    std::string out;
    for (std::size_t i = 0; i < rules.teas.size(); ++i)
        for (int copy = 0; copy < cards[id_at<Tea>(i)]; ++copy) out += " " + rules.tea_ids[i];
    return out;
}

inline std::string picture(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = std::to_string(v.deck_cards) + " cards in the deck\n";
    for (std::size_t i = 0; i < v.players.size(); ++i) {
        const PlayerView& player = v.players[i];
        out += style(v.turn == id_at<Seat>(i) ? Tint::Bold : Tint::Plain, "Seat " + std::to_string(i));
        out += "  " + std::to_string(player.points) + " points, " + std::to_string(player.hand_cards) + " in hand" +
               (id_at<Seat>(i) == v.viewer ? ":" + listed(rules, player.hand) : "") + "\n";
        out += "        served:" + listed(rules, player.served) + "\n";
    }
    return out;
}

}  // namespace tessera::tea_house
