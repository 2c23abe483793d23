#include "base/enum_array.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

enum class Good : unsigned char { Wood, Grain, Salt };
using Stock = EnumArray<Good, int, 3>;

TEST(EnumArray, BeginsWithNothingOfAnything)
{
    const Stock stock;

    for (int amount : stock) EXPECT_EQ(amount, 0);
    EXPECT_EQ(Stock::size(), 3u);
}

TEST(EnumArray, IsAskedByItsOwnIds)
{
    Stock stock;
    stock[Good::Grain] += 2;

    EXPECT_EQ(stock[Good::Grain], 2);
    EXPECT_EQ(stock[Good::Wood], 0);
    EXPECT_EQ(stock.items[1], 2);
}

TEST(EnumArray, IsEqualIfAllItsItemsAre)
{
    Stock a, b;
    a[Good::Salt] = 1;

    EXPECT_FALSE(a == b);
    b[Good::Salt] = 1;
    EXPECT_TRUE(a == b);
}

}  // namespace
}  // namespace tessera
