// Small helpers around words: the narrator, styles, rankings and verdicts.
#include <gtest/gtest.h>

#include "engine/news.h"
#include "engine/ranking.h"
#include "engine/text_style.h"
#include "engine/verdict.h"

namespace tessera {
namespace {

TEST(Narrator, SpeaksToTheViewer)
{
    const std::vector<std::string> names = {"Anna", "Ben"};
    const Narrator narrator(Seat{1}, names);

    EXPECT_EQ(narrator.who(Seat{1}), "You");
    EXPECT_EQ(narrator.whose(Seat{1}), "your");
    EXPECT_EQ(narrator.who(Seat{0}), "Anna");
    EXPECT_EQ(narrator.whose(Seat{0}), "Anna's");
    EXPECT_EQ(narrator.name(Seat{2}), "Seat 2");
}

TEST(TextStyle, ColoursOnlyWhereColourIsWanted)
{
    EXPECT_EQ(TextStyle(false)(Tint::Red, "fire"), "fire");
    EXPECT_EQ(TextStyle(true)(Tint::Red, "fire"), "\x1b[31mfire\x1b[0m");
    EXPECT_EQ(TextStyle(true)(Tint::Plain, "fire"), "fire");
    EXPECT_EQ(TextStyle(true).on(Tint::Green, "wood"), "\x1b[30;42mwood\x1b[0m");
    EXPECT_EQ(TextStyle(false).on(Tint::Green, "wood"), "wood");
}

TEST(TextStyle, CountsWhatIsSeen)
{
    EXPECT_EQ(columns_of("fire"), 4u);
    EXPECT_EQ(columns_of(TextStyle(true)(Tint::Red, "fire")), 4u);
    EXPECT_EQ(columns_of("Zürich"), 6u);
    EXPECT_EQ(padded("ab", 4), "ab  ");
    EXPECT_EQ(padded("abcd", 2), "abcd");
}

TEST(Payoffs, AreSharedByTheWinners)
{
    Ranking ranking(Seats{3});
    ranking[0] = 1;
    ranking[1] = 3;
    ranking[2] = 1;
    const Payoffs payoffs = payoffs_of(ranking);

    EXPECT_FLOAT_EQ(payoffs[0], 0.5f);
    EXPECT_FLOAT_EQ(payoffs[1], 0.0f);
    EXPECT_FLOAT_EQ(payoffs[2], 0.5f);
}

TEST(Payoffs, AreNothingForALonePlayerWhoLost)
{
    Ranking ranking(Seats{1});
    ranking[0] = 2;

    EXPECT_FLOAT_EQ(payoffs_of(ranking)[0], 0.0f);
}

TEST(Verdict, CitesItsRule)
{
    const Verdict no = refuse("ZZ-031: only one building a turn");

    EXPECT_FALSE(no);
    EXPECT_EQ(no.rule(), "ZZ-031");
    EXPECT_EQ(no.reason(), "ZZ-031: only one building a turn");
    EXPECT_TRUE(allow());
}

TEST(Decider, IsASeatOrChanceOrNobody)
{
    EXPECT_EQ(Decider::seat(Seat{2}).seat(), Seat{2});
    EXPECT_TRUE(Decider::seat(Seat{0}).is_seat());
    EXPECT_TRUE(Decider::chance().is_chance());
    EXPECT_TRUE(Decider::nobody().is_nobody());
    EXPECT_FALSE(Decider::chance() == Decider::nobody());
}

}  // namespace
}  // namespace tessera
