#include "base/fixed_vector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace tessera {
namespace {

TEST(FixedVector, HoldsItsItemsInOrder)
{
    FixedVector<int, 4> items{3, 1, 2};
    items.push_back(5);

    EXPECT_EQ(items.size(), 4u);
    EXPECT_TRUE(items.full());
    EXPECT_EQ(std::vector<int>(items.begin(), items.end()), (std::vector<int>{3, 1, 2, 5}));
    EXPECT_EQ(items.back(), 5);
}

TEST(FixedVector, RefusesMoreThanItsCapacity)
{
    FixedVector<int, 2> items{1, 2};

    EXPECT_THROW(items.push_back(3), BrokenPromise);
    EXPECT_THROW(items.resize(3), BrokenPromise);
    EXPECT_THROW((FixedVector<int, 2>{1, 2, 3}), BrokenPromise);
    EXPECT_EQ(items.size(), 2u);
}

TEST(FixedVector, GivesNothingWhenItIsEmpty)
{
    FixedVector<int, 2> items;

    EXPECT_TRUE(items.empty());
    EXPECT_THROW(items.take_back(), BrokenPromise);
    EXPECT_THROW(items.erase_at(0), BrokenPromise);
}

TEST(FixedVector, GrowsByItemsThatAreNothingYet)
{
    FixedVector<int, 4> items{7, 8, 9};
    items.resize(1);
    items.resize(3);

    EXPECT_EQ(items, (FixedVector<int, 4>{7, 0, 0}));
}

TEST(FixedVector, KnowsWhatItContains)
{
    const FixedVector<int, 4> items{7, 8};

    EXPECT_TRUE(items.contains(8));
    EXPECT_FALSE(items.contains(9));
}

TEST(FixedVector, ComparesOnlyWhatItHolds)
{
    FixedVector<int, 4> items{1, 2, 3};
    items.take_back();

    EXPECT_EQ(items, (FixedVector<int, 4>{1, 2}));
    EXPECT_FALSE(items == (FixedVector<int, 4>{1, 3}));
    EXPECT_FALSE(items == (FixedVector<int, 4>{1, 2, 3}));
}

TEST(FixedVector, IsCopiedAsPlainBytes) { EXPECT_TRUE((std::is_trivially_copyable_v<FixedVector<int, 300>>)); }

RC_GTEST_PROP(FixedVector, BehavesLikeAVector, (const std::vector<std::uint8_t>& operations))
{
    FixedVector<std::uint8_t, 16> fixed;
    std::vector<std::uint8_t> model;
    for (std::uint8_t operation : operations) {
        if (operation % 3 != 0 && model.size() < 16) {
            fixed.push_back(operation);
            model.push_back(operation);
        } else if (!model.empty() && operation % 2 == 0) {
            RC_ASSERT(fixed.take_back() == model.back());
            model.pop_back();
        } else if (!model.empty()) {
            const std::size_t place = operation % model.size();
            fixed.erase_at(place);
            model.erase(model.begin() + static_cast<std::ptrdiff_t>(place));
        }
        RC_ASSERT(std::vector<std::uint8_t>(fixed.begin(), fixed.end()) == model);
    }
}

}  // namespace
}  // namespace tessera
