// Everything that is counted in the games of one arm. It knows no rules and no players any more: it is what a result
// file keeps, and all figures are made from it (`figures.h`).
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <vector>

#include "lab/counters.h"
#include "lab/news_statistics.h"

namespace tessera::lab {

struct NamedHistogram {
    std::string name;
    Histogram histogram;
};
BOOST_DESCRIBE_STRUCT(NamedHistogram, (), (name, histogram))

// One moment of the game, in twentieths of its turns.
struct Moment {
    std::uint64_t led = 0;            // games in which somebody led alone
    std::uint64_t won = 0;            // by whoever led, in parts of a whole win
    std::vector<Histogram> by_place;  // the scores of those who came in first, second, ... at the end
};
BOOST_DESCRIBE_STRUCT(Moment, (), (led, won, by_place))

inline constexpr std::size_t moments_in_a_game = 21;

struct AskedQuestion {
    std::string name;
    std::uint64_t times = 0;
    std::uint64_t forced = 0;
    std::uint64_t options = 0;  // of those that were not forced
};
BOOST_DESCRIBE_STRUCT(AskedQuestion, (), (name, times, forced, options))

struct ChosenVerb {
    std::string name;
    std::uint64_t times = 0;
};
BOOST_DESCRIBE_STRUCT(ChosenVerb, (), (name, times))

// A named question of the game as it was asked; its counts are the ratio of the same id.
struct AskedOfTheGame {
    std::string id;
    std::string text;
    int number = 0;
    bool share = false;
    bool per_game = false;
};
BOOST_DESCRIBE_STRUCT(AskedOfTheGame, (), (id, text, number, share, per_game))

struct Ledger {
    std::uint64_t games = 0;
    std::uint64_t seats = 0;
    std::vector<Column> columns;
    std::vector<NamedHistogram> histograms;
    std::vector<Ratio> ratios;
    std::vector<Moment> moments;
    std::vector<AskedQuestion> asked;
    std::vector<ChosenVerb> chosen;
    std::string played;  // the kind of news that tells that a card was played, if the game says so
    std::vector<AskedOfTheGame> questions;
    NewsStatistics news;

    void merge(const Ledger& other);

    // What does not fit together, in a few words; empty if all does. A ledger that was read may hold anything.
    std::string_view misfit() const;

    // Null if there is none of that name.
    const Column* column(std::string_view name) const;
    const Ratio* ratio(std::string_view id) const;
    const Histogram* histogram(std::string_view name) const;
};
BOOST_DESCRIBE_STRUCT(Ledger, (),
                      (games, seats, columns, histograms, ratios, moments, asked, chosen, played, questions, news))

}  // namespace tessera::lab
