#include "lab/counters.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace tessera::lab {
namespace {

TEST(Column, LeavesOutWhatAGameDoesNotHave)
{
    Column column{.name = "lead_for_good", .scale = 1000};
    column.add(500);
    column.add(missing);
    column.add(1000);
    EXPECT_EQ(column.games, 2u);
    EXPECT_DOUBLE_EQ(column.mean().value, 0.75);
    EXPECT_EQ(column.least, 500);
}

TEST(Histogram, CountsEachValue)
{
    Histogram histogram;
    for (const std::int64_t value : {3, -2, 3, 5}) histogram.add(value);
    EXPECT_EQ(histogram.width, 1);
    EXPECT_EQ(histogram.first, -2);
    EXPECT_EQ(histogram.counts, (std::vector<std::uint64_t>{1, 0, 0, 0, 0, 2, 0, 1}));
    EXPECT_EQ(histogram.quantile(0.5), 3);
    EXPECT_EQ(histogram.quantile(1), 5);
}

TEST(Histogram, StaysSmallHoweverFarApartTheValuesAre)
{
    Histogram histogram;
    for (std::int64_t value = -3000; value <= 70000; value += 7) histogram.add(value);
    EXPECT_LE(histogram.counts.size(), 256u);
    EXPECT_EQ(histogram.total(), 10429u);
    EXPECT_NEAR(histogram.quantile(0.5), 33500, 600);
}

TEST(Histogram, IsTheSameInAnyOrderAndInAnyParts)
{
    Rng rng(5);
    std::vector<std::int64_t> values;
    for (int i = 0; i < 2000; ++i) values.push_back(static_cast<std::int64_t>(rng.below(5000)) - 1000);
    Histogram whole;
    for (const std::int64_t value : values) whole.add(value);

    shuffle(values, rng);
    std::vector<Histogram> parts(7);
    for (std::size_t i = 0; i < values.size(); ++i) parts[i % 7].add(values[i]);
    Histogram merged;
    for (const Histogram& part : parts) merged.merge(part);

    EXPECT_EQ(merged.width, whole.width);
    EXPECT_EQ(merged.first, whole.first);
    EXPECT_EQ(merged.counts, whole.counts);
}

TEST(Ratio, IsOfTheSums)
{
    Ratio ratio{.id = "waiting"};
    ratio.add(3, 2);
    ratio.add(1, 6);
    EXPECT_DOUBLE_EQ(ratio_of(ratio.moments()).value, 0.5);
}

}  // namespace
}  // namespace tessera::lab
