#include "engine/offers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/engine/pantry.h"

namespace tessera::pantry {
namespace {

struct Seed {
    std::uint32_t number;
};

// A distribution with room for four outcomes.
struct Room {
    std::array<Action, 4> actions{};
    std::array<double, 4> probabilities{};
    Distribution distribution{actions, probabilities};
    Outcomes<PickGood> goods{distribution, Verbs::index<PickGood>()};
};

Action pick(Good good) { return pack<Action, Verbs>(PickGood{good}); }

std::map<Good, int> sampled_goods(const Distribution& distribution, int samples)
{
    Rng rng(5);
    std::map<Good, int> counts;
    for (int i = 0; i < samples; ++i) ++counts[unpack<PickGood>(distribution.sample(rng)).good];
    return counts;
}

TEST(Offers, WritesActionsOfItsVerb)
{
    std::array<Action, 2> room{};
    ActionList list(room);
    Offers<PickGood> offers(list, Verbs::index<PickGood>());
    offers.add({salt});

    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0], pick(salt));
}

TEST(Offers, HoldsNoMoreThanTheGameDeclares)
{
    std::array<Action, 1> room{};
    ActionList list(room);
    Offers<PickGood> offers(list, 0);
    offers.add({salt});

    EXPECT_THROW(offers.add({wood}), BrokenPromise);
    EXPECT_EQ(list.size(), 1u);
}

TEST(Distribution, SharesOneAmongEqualOutcomes)
{
    Room room;
    for (Good good : {wood, grain, salt}) room.goods.add({good});

    EXPECT_EQ(room.distribution.size(), 3u);
    EXPECT_FALSE(room.distribution.is_range());
    EXPECT_DOUBLE_EQ(room.distribution.probability(1), 1.0 / 3);
    for (const auto& [good, count] : sampled_goods(room.distribution, 30000)) EXPECT_NEAR(count, 10000, 500);
}

TEST(Distribution, GivesEveryOutcomeItsOwnWeight)
{
    Room room;
    room.goods.add({wood}, 0.5);
    room.goods.add({grain}, 0.3);
    room.goods.add({salt}, 0.2);

    EXPECT_DOUBLE_EQ(room.distribution.probability(2), 0.2);
    std::map<Good, int> counts = sampled_goods(room.distribution, 30000);
    EXPECT_NEAR(counts[wood], 15000, 500);
    EXPECT_NEAR(counts[grain], 9000, 500);
    EXPECT_NEAR(counts[salt], 6000, 500);
}

TEST(Distribution, ContainsItsOutcomesAndNothingElse)
{
    Room room;
    room.goods.add({wood});
    room.goods.add({salt});

    EXPECT_TRUE(room.distribution.contains(pick(salt)));
    EXPECT_FALSE(room.distribution.contains(pick(grain)));
    EXPECT_FALSE(room.distribution.contains(pack<Action, Verbs>(Wait{})));
}

TEST(Distribution, HasOneKindOfOutcomes)
{
    Room weighted_first;
    weighted_first.goods.add({wood}, 0.5);
    EXPECT_THROW(weighted_first.goods.add({salt}), BrokenPromise);

    Room weighted_later;
    weighted_later.goods.add({wood});
    EXPECT_THROW(weighted_later.goods.add({salt}, 0.5), BrokenPromise);
}

TEST(Distribution, HoldsNoMoreThanTheGameDeclares)
{
    Room room;
    for (int i = 0; i < 4; ++i) room.goods.add({wood}, 0.25);

    EXPECT_THROW(room.goods.add({wood}, 0.25), BrokenPromise);
}

TEST(Distribution, HasNothingToGiveWhereChanceDoesNotDecide)
{
    Room room;
    Rng rng(1);

    EXPECT_THROW(room.distribution.sample(rng), BrokenPromise);
}

TEST(Distribution, CoversARangeWithoutListingIt)
{
    Room room;
    Outcomes<Seed> seeds(room.distribution, 0);
    seeds.any_below(1000);

    EXPECT_TRUE(room.distribution.is_range());
    EXPECT_EQ(room.distribution.range(), 1000u);
    EXPECT_TRUE(room.distribution.contains(room.distribution.at(999)));
    EXPECT_FALSE(room.distribution.contains(room.distribution.at(1000)));
    Action noisy = room.distribution.at(3);
    noisy.members[5] = 1;
    EXPECT_FALSE(room.distribution.contains(noisy));

    Rng rng(6);
    double sum = 0;
    for (int i = 0; i < 10000; ++i) {
        const auto number = unpack<Seed>(room.distribution.sample(rng)).number;
        ASSERT_LT(number, 1000u);
        sum += number;
    }
    EXPECT_NEAR(sum / 10000, 499.5, 15);
}

TEST(Distribution, CoversAllNumbersOf32Bits)
{
    Room room;
    Outcomes<Seed> seeds(room.distribution, 0);
    seeds.any_below(std::uint64_t{1} << 32);

    EXPECT_TRUE(room.distribution.contains(room.distribution.at(0xFFFFFFFF)));
}

}  // namespace
}  // namespace tessera::pantry
