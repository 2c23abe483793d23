// Figures about things that the game names: cards, boards, nations, and where resources come from. Which news are about
// them, and what that means for whoever they happen to, follows from the news alone.
#pragma once

#include <boost/json/array.hpp>

#include "lab/ledger.h"

namespace tessera::lab {

// For every kind of news of a seat about cards: who saw each card, who of them played it (in the sense of the news),
// when, and how both fared. The kind that best tells playing apart from not playing, or that the game says, is marked.
boost::json::array cards_json(const Ledger& ledger);

// What every seat is given exactly once, a board or a nation, and how those fare who get it.
boost::json::array identities_json(const Ledger& ledger);

// How the games ended, if the news says so.
boost::json::array endings_json(const Ledger& ledger);

// News with an amount, by what it came from.
boost::json::array sources_json(const Ledger& ledger);

// The kind of news of the plot of cards; none: there are no cards.
inline constexpr std::size_t no_kind = static_cast<std::size_t>(-1);
std::size_t kind_that_plays_cards(const Ledger& ledger);

// Those who saw a thing, and those of them to whom the news came.
struct SeenAndPlayed {
    Share of_seers;  // played, out of those who saw it
    Share played;    // wins of those who played it
    Share not_played;
};
SeenAndPlayed seen_and_played(const Ledger& ledger, std::size_t kind, std::size_t thing);

}  // namespace tessera::lab
