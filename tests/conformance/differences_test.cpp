// The words in which the suite says what is different.
#include "tests/conformance/differences.h"

#include <gtest/gtest.h>

namespace tessera::conformance {
namespace {

std::string between(const char* first, const char* second)
{
    return differences(boost::json::parse(first), boost::json::parse(second));
}

TEST(Differences, AreToldByTheMemberThatDiffers)
{
    EXPECT_EQ(between(R"({"players":[{"hand":{"mint":2}},{"points":3}]})",
                      R"({"players":[{"hand":{"mint":1}},{"points":3}]})"),
              "  players.0.hand.mint: 2 and 1\n");
}

TEST(Differences, NameAmountsThatOnlyOneOfThemHas)
{
    EXPECT_EQ(between(R"({"deck":{"mint":2}})", R"({"deck":{"oolong":1}})"),
              "  deck.mint: 2 and 0\n  deck.oolong: 0 and 1\n");
}

TEST(Differences, ShowListsOfDifferentLengthsAsTheyAre)
{
    EXPECT_EQ(between(R"({"row":["a"]})", R"({"row":["a","b"]})"), "  row: [\"a\"] and [\"a\",\"b\"]\n");
}

TEST(Differences, AreAFewOfMany)
{
    EXPECT_EQ(between("[1,1,1,1,1,1,1,1,1,1]", "[2,2,2,2,2,2,2,2,2,2]").substr(0, 13), "  0: 1 and 2\n");
    EXPECT_NE(between("[1,1,1,1,1,1,1,1,1,1]", "[2,2,2,2,2,2,2,2,2,2]").find("  and 2 more\n"), std::string::npos);
}

TEST(Differences, OfWhatIsTheSameAreNone) { EXPECT_EQ(between(R"({"a":[1]})", R"({"a":[1]})"), ""); }

}  // namespace
}  // namespace tessera::conformance
