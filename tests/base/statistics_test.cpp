#include "base/statistics.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace tessera
