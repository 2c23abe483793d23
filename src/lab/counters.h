// The counters that experiments are made of: integers that add up, so that parts merge into the same result in any
// order. They are described for reflection, which writes them to a result file and reads them back.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "base/statistics.h"

namespace tessera::lab {

// A number that some games do not have: the lead of a winner where there are two.
inline constexpr std::int64_t missing = std::numeric_limits<std::int64_t>::min();

// One number of each game: its decisions, the score of a seat, how often something was heard.
struct Column {
    std::string name;
    std::int64_t scale = 1;   // the number is kept in such parts of one
    bool share = false;       // it lies between 0 and 1, and its mean is a share
    std::uint64_t games = 0;  // that have it
    std::int64_t sum = 0;
    std::int64_t sum_of_squares = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();

    void add(std::int64_t number);
    void merge(const Column& other);

    Moments moments() const;
    Share as_share() const;
    Estimate mean(Confidence confidence = {}) const;
};
BOOST_DESCRIBE_STRUCT(Column, (), (name, scale, share, games, sum, sum_of_squares, least, most))

// How often each value was seen. Memory stays flat: when the values lie too far apart, neighbours are counted together.
// How many depends on nothing but the least and the greatest value, so that parts still merge in any order.
struct Histogram {
    std::int64_t width = 1;  // of a bin, a power of two
    std::int64_t first = 0;  // the first bin begins at first * width
    std::vector<std::uint64_t> counts;

    void add(std::int64_t value, std::uint64_t times = 1);
    void merge(const Histogram& other);
    std::uint64_t total() const;
    // The value below which this share of the numbers lies, as the middle of its bin.
    double quantile(double share) const;

private:
    void widen();
};
BOOST_DESCRIBE_STRUCT(Histogram, (), (width, first, counts))

// Two numbers of each game, of which the ratio is asked: decisions for each turn.
struct Ratio {
    std::string id;
    std::uint64_t games = 0;
    std::int64_t x = 0, y = 0, xx = 0, yy = 0, xy = 0;

    void add(std::int64_t of_x, std::int64_t of_y);
    void merge(const Ratio& other);
    PairMoments moments() const;
};
BOOST_DESCRIBE_STRUCT(Ratio, (), (id, games, x, y, xx, yy, xy))

}  // namespace tessera::lab
