#include "base/random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <vector>

namespace tessera {
namespace {

std::vector<std::uint64_t> first_numbers(Rng rng)
{
    std::vector<std::uint64_t> numbers(16);
    for (std::uint64_t& number : numbers) number = rng();
    return numbers;
}

// Counts that should all be about the same: within five standard deviations.
template <class Counts>
void expect_even(const Counts& counts, int throws)
{
    const double expected = static_cast<double>(throws) / static_cast<double>(counts.size());
    for (int count : counts) EXPECT_NEAR(count, expected, 5 * std::sqrt(expected));
}

TEST(Rng, GivesTheSameNumbersForTheSameSeed)
{
    EXPECT_EQ(first_numbers(Rng(7)), first_numbers(Rng(7)));
    EXPECT_NE(first_numbers(Rng(7)), first_numbers(Rng(8)));
}

TEST(Rng, IsACopyOfItsOwnLuck)
{
    Rng rng(7);
    rng();
    Rng copy = rng;

    EXPECT_EQ(first_numbers(rng), first_numbers(copy));
}

// Neighbouring seeds and tasks must not run in step; that all first numbers differ is enough to see it.
TEST(Rng, GivesEverySeedAndTaskItsOwnNumbers)
{
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (std::uint64_t task = 0; task < 50; ++task) firsts.insert(Rng::for_task(seed, task)());

    EXPECT_EQ(firsts.size(), 2500u);
}

TEST(Rng, DependsOnNothingButSeedAndTask)
{
    EXPECT_EQ(first_numbers(Rng::for_task(3, 4)), first_numbers(Rng::for_task(3, 4)));
    EXPECT_NE(first_numbers(Rng::for_task(3, 4)), first_numbers(Rng::for_task(4, 3)));
}

TEST(Rng, ThrowsAFairDie)
{
    constexpr int throws = 60000;
    Rng rng(1);
    std::array<int, 6> counts{};
    for (int i = 0; i < throws; ++i) ++counts[rng.below(6)];

    expect_even(counts, throws);
}

TEST(Rng, ReachesTheWholeOfTheLargestRange)
{
    Rng rng(2);
    std::array<int, 4> quarters{};
    for (int i = 0; i < 4000; ++i) ++quarters[rng.below(std::uint64_t{1} << 32) >> 30];

    expect_even(quarters, 4000);
}

TEST(Rng, SpreadsUnitsOverTheInterval)
{
    Rng rng(3);
    std::array<int, 10> tenths{};
    for (int i = 0; i < 50000; ++i) {
        const double unit = rng.unit();
        ASSERT_GE(unit, 0.0);
        ASSERT_LT(unit, 1.0);
        ++tenths[static_cast<std::size_t>(unit * 10)];
    }
    expect_even(tenths, 50000);
}

// Every order of four items comes up equally often.
TEST(Shuffle, MakesEveryOrderEquallyLikely)
{
    constexpr int shuffles = 48000;
    Rng rng(4);
    std::array<std::array<int, 4>, 24> orders{};
    std::array<int, 4> order{0, 1, 2, 3};
    for (auto& known : orders) {
        known = order;
        std::next_permutation(order.begin(), order.end());
    }
    std::array<int, 24> counts{};
    for (int i = 0; i < shuffles; ++i) {
        std::array<int, 4> items{0, 1, 2, 3};
        shuffle(items, rng);
        ++counts[static_cast<std::size_t>(std::find(orders.begin(), orders.end(), items) - orders.begin())];
    }
    expect_even(counts, shuffles);
}

RC_GTEST_PROP(Rng, StaysBelowTheBound, (std::uint64_t seed))
{
    const auto bound = *rc::gen::inRange<std::uint64_t>(1, std::uint64_t{1} << 32);
    Rng rng(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(bound) < bound);
}

RC_GTEST_PROP(Shuffle, KeepsAllItems, (std::vector<int> items, std::uint64_t seed))
{
    std::vector<int> shuffled = items;
    Rng rng(seed);
    shuffle(shuffled, rng);
    std::sort(shuffled.begin(), shuffled.end());
    std::sort(items.begin(), items.end());
    RC_ASSERT(shuffled == items);
}

}  // namespace
}  // namespace tessera
