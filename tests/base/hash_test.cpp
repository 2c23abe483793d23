#include "base/hash.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>

namespace tessera {
namespace {

std::uint64_t print_of(std::initializer_list<std::uint64_t> numbers)
{
    Fingerprint print;
    for (std::uint64_t number : numbers) print.add(number);
    return print.value();
}

TEST(Fingerprint, IsTheSameForTheSameNumbers) { EXPECT_EQ(print_of({1, 2, 3}), print_of({1, 2, 3})); }

TEST(Fingerprint, ChangesWithEveryNumberTheirOrderAndHowManyThereAre)
{
    EXPECT_NE(print_of({1, 2, 3}), print_of({1, 2, 4}));
    EXPECT_NE(print_of({1, 2, 3}), print_of({1, 3, 2}));
    EXPECT_NE(print_of({1, 2, 3}), print_of({1, 2}));
    EXPECT_NE(print_of({0}), print_of({}));
    EXPECT_NE(print_of({0}), print_of({0, 0}));
}

TEST(Fingerprint, TellsManySmallStatesApart)
{
    std::set<std::uint64_t> prints;
    for (std::uint64_t a = 0; a < 100; ++a)
        for (std::uint64_t b = 0; b < 100; ++b) prints.insert(print_of({a, b}));

    EXPECT_EQ(prints.size(), 10000u);
}

}  // namespace
}  // namespace tessera
