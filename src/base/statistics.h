// Figures with their intervals: 95 of 100 such intervals hold the true value.
#pragma once

#include <cstdint>

namespace tessera {

struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

// A share out of so many trials, by Wilson's score interval. Successes need not be whole: a tie may count as a part of
// one.
Estimate share_of(double successes, std::uint64_t trials);

// The mean of numbers given by their sum and the sum of their squares.
Estimate mean_of(double sum, double sum_of_squares, std::uint64_t count);

// How many Elo points stronger than each of its opponents a player is who wins such a share against so many of them.
Estimate elo_of(const Estimate& share, int opponents);

}  // namespace tessera
