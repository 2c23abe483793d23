#include "base/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.h"

namespace tessera {
namespace {

TEST(Statistics, AShareHasWilsonsInterval)
{
    const Estimate half = share_of(50, 100);
    EXPECT_DOUBLE_EQ(half.value, 0.5);
    EXPECT_NEAR(half.low, 0.4038, 1e-4);
    EXPECT_NEAR(half.high, 0.5962, 1e-4);

    const Estimate none = share_of(0, 10);
    EXPECT_DOUBLE_EQ(none.value, 0);
    EXPECT_DOUBLE_EQ(none.low, 0);
    EXPECT_NEAR(none.high, 0.2775, 1e-4);
}

TEST(Statistics, NothingIsKnownWithoutTrials)
{
    EXPECT_DOUBLE_EQ(share_of(0, 0).low, 0);
    EXPECT_DOUBLE_EQ(share_of(0, 0).high, 1);
}

TEST(Statistics, AMeanHasTheIntervalOfItsSpread)
{
    const Estimate mean = mean_of(1 + 2 + 3 + 4, 1 + 4 + 9 + 16, 4);
    EXPECT_DOUBLE_EQ(mean.value, 2.5);
    EXPECT_NEAR(mean.high - mean.value, 1.959964 * 1.2909944 / 2, 1e-6);
    EXPECT_NEAR(mean.value - mean.low, mean.high - mean.value, 1e-12);
}

TEST(Statistics, EloPointsComeFromTheShareOfWins)
{
    EXPECT_NEAR(elo_of({0.5, 0.5, 0.5}, 1).value, 0, 1e-9);
    EXPECT_NEAR(elo_of({10.0 / 11, 0.5, 0.5}, 1).value, 400, 1e-9);
    EXPECT_NEAR(elo_of({0.25, 0.25, 0.25}, 3).value, 0, 1e-9);
}

// ---------------------------------------------------------------------------------------------------------------------
// The estimators on made-up data whose answer is known: 95 of 100 intervals hold it, give or take two.

constexpr int trials = 4000;

// The share of intervals that hold the truth.
template <class Draw>
double coverage(double truth, Draw&& draw)
{
    int held = 0;
    for (std::uint64_t i = 0; i < trials; ++i) {
        Rng rng = Rng::for_task(17, i);
        const Estimate e = draw(rng);
        held += e.low <= truth && truth <= e.high ? 1 : 0;
    }
    return static_cast<double>(held) / trials;
}

constexpr double nominal = 0.95;
constexpr double tolerance = 0.02;

double successes(Rng& rng, double probability, std::uint64_t count)
{
    double sum = 0;
    for (std::uint64_t i = 0; i < count; ++i) sum += rng.unit() < probability ? 1 : 0;
    return sum;
}

// Lopsided numbers, as scores are.
double exponential(Rng& rng, double mean) { return -mean * std::log(1 - rng.unit()); }

Moments sample(Rng& rng, double mean, std::uint64_t count)
{
    Moments moments;
    for (std::uint64_t i = 0; i < count; ++i) {
        const double x = exponential(rng, mean);
        moments.sum += x;
        moments.sum_of_squares += x * x;
        ++moments.count;
    }
    return moments;
}

TEST(Coverage, OfShares)
{
    for (const double truth : {0.05, 0.25, 0.5}) {
        const double held = coverage(truth, [&](Rng& rng) { return share_of(successes(rng, truth, 200), 200); });
        EXPECT_NEAR(held, nominal, tolerance) << truth;
    }
}

TEST(Coverage, OfMeans)
{
    const double held = coverage(7, [](Rng& rng) {
        const Moments m = sample(rng, 7, 300);
        return mean_of(m.sum, m.sum_of_squares, m.count);
    });
    EXPECT_NEAR(held, nominal, tolerance);
}

TEST(Coverage, OfDifferencesOfShares)
{
    for (const double second : {0.1, 0.3, 0.45}) {
        const double held = coverage(second - 0.3, [&](Rng& rng) {
            return difference_of_shares({successes(rng, 0.3, 150), 150}, {successes(rng, second, 90), 90});
        });
        EXPECT_NEAR(held, nominal, tolerance) << second;
    }
}

// Games of several seats, some of which have a card that changes nothing: whoever has it wins as often as the others.
Estimate difference_between_rivals(Rng& rng, int seats)
{
    RivalMoments r;
    for (r.games = 0; r.games < 300; ++r.games) {
        const auto m = 1 + static_cast<double>(rng.below(static_cast<std::uint64_t>(seats - 1)));
        const double n = seats - m;
        const double y = successes(rng, m / seats, 1);
        const double x = 1 - y;
        r.n += n, r.x += x, r.m += m, r.y += y;
        r.nn += n * n, r.nx += n * x, r.xx += x * x, r.mm += m * m, r.my += m * y, r.yy += y * y;
        r.nm += n * m, r.ny += n * y, r.xm += x * m, r.xy += x * y;
    }
    return difference_of_rival_shares(r);
}

TEST(Coverage, OfRivals)
{
    for (const int seats : {2, 3, 4}) {
        const double held = coverage(0, [&](Rng& rng) { return difference_between_rivals(rng, seats); });
        EXPECT_NEAR(held, nominal, tolerance) << seats;
    }
}

TEST(Coverage, OfDifferencesOfMeans)
{
    const double held =
        coverage(3, [](Rng& rng) { return difference_of_means(sample(rng, 5, 200), sample(rng, 8, 300)); });
    EXPECT_NEAR(held, nominal, tolerance);
}

// Long games have more of both, so the two sums go together.
TEST(Coverage, OfRatios)
{
    const double held = coverage(0.4, [](Rng& rng) {
        PairMoments pairs;
        for (int i = 0; i < 200; ++i) {
            const double y = 10 + static_cast<double>(rng.below(20));
            const double x = successes(rng, 0.4, static_cast<std::uint64_t>(y));
            pairs.x += x;
            pairs.y += y;
            pairs.xx += x * x;
            pairs.yy += y * y;
            pairs.xy += x * y;
            ++pairs.count;
        }
        return ratio_of(pairs);
    });
    EXPECT_NEAR(held, nominal, tolerance);
}

// Of forty cards that all play alike, hardly ever one is said to be better.
TEST(Coverage, OfManyFiguresTogether)
{
    constexpr std::size_t cards = 40;
    int all_held = 0;
    constexpr int rounds = 1000;
    for (std::uint64_t i = 0; i < rounds; ++i) {
        Rng rng = Rng::for_task(23, i);
        bool held = true;
        for (std::size_t card = 0; card < cards; ++card) {
            const Estimate e = difference_of_shares({successes(rng, 0.25, 120), 120}, {successes(rng, 0.25, 120), 120},
                                                    corrected_for(cards));
            held = held && e.low <= 0 && e.high >= 0;
        }
        all_held += held ? 1 : 0;
    }
    EXPECT_GE(static_cast<double>(all_held) / rounds, nominal - tolerance);
}

TEST(Confidence, IsWiderForMoreFigures)
{
    EXPECT_NEAR(corrected_for(1).z, 1.96, 0.001);
    EXPECT_NEAR(corrected_for(2).z, 2.2414, 0.0001);
    EXPECT_NEAR(corrected_for(100).z, 3.4808, 0.0001);
}

TEST(Finding, SaysNothingWithoutEnoughGames)
{
    EXPECT_EQ(finding_on({0.2, 0.1, 0.3}, 0.05, 1000), Finding::More);
    EXPECT_EQ(finding_on({-0.2, -0.3, -0.1}, 0.05, 1000), Finding::Less);
    EXPECT_EQ(finding_on({0.01, -0.02, 0.04}, 0.05, 1000), Finding::NoDifferenceSeen);
    EXPECT_EQ(finding_on({0.01, -0.2, 0.22}, 0.05, 1000), Finding::TooFewGames);
    EXPECT_EQ(finding_on({0.2, 0.1, 0.3}, 0.05, 29), Finding::TooFewGames);
}

TEST(Statistics, OfNothingAreHarmless)
{
    EXPECT_EQ(difference_of_means({}, {}).value, 0);
    EXPECT_EQ(difference_of_shares({}, {1, 2}).low, -1);
    EXPECT_EQ(ratio_of({}).value, 0);
}

}  // namespace
}  // namespace tessera
