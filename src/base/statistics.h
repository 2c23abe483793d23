// Figures with their intervals: 95 of 100 such intervals hold the true value, unless a confidence says otherwise.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tessera {

struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

// How sure an interval is: its reach in standard errors.
struct Confidence {
    double z = 1.959964;  // leaves one in twenty outside, on both sides together
};

// For so many figures looked at together: 95 of 100 times all their intervals hold (Bonferroni).
Confidence corrected_for(std::size_t figures);

// A share out of so many trials, by Wilson's score interval. Successes need not be whole: a tie may count as a part of
// one.
Estimate share_of(double successes, std::uint64_t trials, Confidence confidence = {});

// The mean of numbers given by their sum and the sum of their squares.
Estimate mean_of(double sum, double sum_of_squares, std::uint64_t count, Confidence confidence = {});

// Numbers seen, by their sums.
struct Moments {
    double sum = 0;
    double sum_of_squares = 0;
    std::uint64_t count = 0;

    double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    double variance() const;  // 0 for fewer than two numbers
};

// How much larger the second mean is, of two samples that know nothing of each other (Welch).
Estimate difference_of_means(const Moments& first, const Moments& second, Confidence confidence = {});

// A share: successes out of trials.
struct Share {
    double successes = 0;
    std::uint64_t trials = 0;
};

// How much larger the second share is (Newcombe's hybrid of the two Wilson intervals).
Estimate difference_of_shares(const Share& first, const Share& second, Confidence confidence = {});

// Wins of two groups of seats that play against each other, summed over games. What one of them wins the others cannot,
// so a game is one observation, and its products are kept: n seats of the first group win x, m of the second win y.
struct RivalMoments {
    double n = 0, x = 0, m = 0, y = 0;
    double nn = 0, nx = 0, xx = 0, mm = 0, my = 0, yy = 0, nm = 0, ny = 0, xm = 0, xy = 0;
    std::uint64_t games = 0;
};

// How much larger the second group's share is: the interval of two shares, as much wider or narrower as the spread
// from game to game says.
Estimate difference_of_rival_shares(const RivalMoments& rivals, Confidence confidence = {});

// Pairs of numbers seen, one pair for each game.
struct PairMoments {
    double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
    std::uint64_t count = 0;
};

// The x that comes with each y: the ratio of the two sums, by the delta method. Nothing for no y at all.
Estimate ratio_of(const PairMoments& pairs, Confidence confidence = {});

// What can be said about a difference.
enum class Finding { More, Less, NoDifferenceSeen, TooFewGames };

// More or less, if the interval says so. Otherwise no difference was seen if one that matters would have shown, that
// is, if the interval reaches no further than that; and if not, there are too few games.
Finding finding_on(const Estimate& difference, double what_matters, std::uint64_t games);

// With fewer games than this nothing is said about anything.
inline constexpr std::uint64_t fewest_games = 30;

// How many Elo points stronger than each of its opponents a player is who wins such a share against so many of them.
Estimate elo_of(const Estimate& share, int opponents);

}  // namespace tessera
