// What is counted of a game, on games that are made up so that the answers are known.
#include "lab/bookkeeper.h"

#include <gtest/gtest.h>

namespace tessera::lab {
namespace {

// An arm of made-up rules, in which cards are drawn and played for gold.
ReadyArm arm_of(std::size_t seats)
{
    ReadyArm arm;
    arm.schema.steps = {{"choose-card", true}};
    arm.schema.verbs = {{"play", {}}, {"pass", {}}};
    arm.news = {{"card-drawn", true, "card", true, {"mill", "mine"}, ""},
                {"card-played", true, "card", true, {"mill", "mine"}, "gold"},
                {"round-began", false, "", false, {}, ""}};
    arm.arm.sitters.assign(seats, {"random", {}});
    return arm;
}

GameTrace trace_of(const ReadyArm& arm, std::vector<std::int32_t> scores)
{
    GameTrace trace(arm.schema, arm.news);
    trace.scores = std::move(scores);
    return trace;
}

PlayedGame ended(std::initializer_list<std::uint8_t> ranking, std::initializer_list<std::int32_t> scores)
{
    PlayedGame game;
    for (const std::uint8_t rank : ranking) game.ranking.push_back(rank);
    for (const std::int32_t score : scores) game.scores.push_back(score);
    game.decisions = 10;
    game.forced = 4;
    return game;
}

const Column& column(const Bookkeeper& keeper, std::string_view name) { return *keeper.ledger().column(name); }

TEST(Bookkeeper, FollowsTheLead)
{
    const ReadyArm arm = arm_of(3);
    Bookkeeper keeper(arm);
    // Seat 0 leads, then seat 2, then two are level, then seat 1 to the end.
    keeper.enter(0, ended({2, 1, 3}, {8, 12, 3}), trace_of(arm, {1, 0, 0, 1, 0, 2, 4, 4, 2, 5, 7, 3, 8, 12, 3}));

    EXPECT_EQ(column(keeper, "margin").sum, 4);
    EXPECT_EQ(column(keeper, "lead_changes").sum, 2);
    EXPECT_DOUBLE_EQ(column(keeper, "lead_for_good").mean().value, 0.5);
    EXPECT_DOUBLE_EQ(column(keeper, "win.1").mean().value, 1);
    EXPECT_EQ(column(keeper, "choices").sum, 6);

    const std::vector<Moment>& moments = keeper.ledger().moments;
    EXPECT_EQ(moments.front().led, 1u);
    EXPECT_EQ(moments.front().won, 0u);
    EXPECT_EQ(moments[10].led, 0u);  // level half way
    EXPECT_EQ(moments.back().won, whole_win);
    EXPECT_EQ(moments.back().by_place[0].quantile(0.5), 12);
    EXPECT_EQ(moments.back().by_place[2].quantile(0.5), 3);
}

TEST(Bookkeeper, GivesASharedWinNoLead)
{
    const ReadyArm arm = arm_of(2);
    Bookkeeper keeper(arm);
    keeper.enter(0, ended({1, 1}, {5, 5}), trace_of(arm, {0, 0, 5, 5}));
    EXPECT_EQ(column(keeper, "margin").sum, 0);
    EXPECT_EQ(column(keeper, "lead_for_good").games, 0u);
    EXPECT_DOUBLE_EQ(column(keeper, "win.0").mean().value, 0.5);
    EXPECT_DOUBLE_EQ(column(keeper, "shared_win").mean().value, 1);
}

TEST(Bookkeeper, KnowsWhoSawACardAndDidNotPlayIt)
{
    const ReadyArm arm = arm_of(2);
    GameTrace trace = trace_of(arm, {0, 0, 5, 3});
    trace.news.next_turn();
    trace.news.add({0, 1, Seat{0}, 0});
    trace.news.add({0, 1, Seat{1}, 0});
    trace.news.next_turn();
    trace.news.add({1, 1, Seat{0}, 3});
    Bookkeeper keeper(arm);
    for (std::uint64_t i = 0; i < 4; ++i) keeper.enter(i, ended({1, 2}, {5, 3}), trace);

    const NewsStatistics& news = keeper.ledger().news;
    ASSERT_NE(news.seen_of(1), nullptr);
    EXPECT_EQ(news.seen_of(1)->things[1].seats, 8u);
    EXPECT_EQ(news.of(1).things[1].owners, 4u);
    EXPECT_EQ(news.of(1).things[1].wins, 4 * whole_win);
    EXPECT_EQ(news.of(1).things[1].firsts, 4000u);
    EXPECT_EQ(news.of(1).amount_of_winners, 12);
    EXPECT_EQ(news.of(0).each_once, 4u);
    EXPECT_EQ(news.of(1).each_once, 0u);
    EXPECT_EQ(column(keeper, "amount.card-played").sum, 12);
}

TEST(Bookkeeper, AnswersNamedQuestions)
{
    ReadyArm arm = arm_of(2);
    GameTrace trace = trace_of(arm, {0, 0, 3, 5});
    trace.news.add({0, 0, Seat{0}, 0});
    trace.news.add({0, 1, Seat{1}, 0});
    trace.news.add({1, 0, Seat{0}, 2});
    trace.news.add({1, 1, Seat{1}, 6});
    arm.questionnaire.questions = {
        {"share", "Gold of winners", 1, true, {{1, nothing_named, true, true}}, {{1, nothing_named, true, false}}},
        {"mills", "Mills played", 2, false, {{1, 0, false, false}}, {}}};
    Bookkeeper keeper(arm);
    for (std::uint64_t i = 0; i < 3; ++i) keeper.enter(i, ended({2, 1}, {3, 5}), trace);
    EXPECT_DOUBLE_EQ(ratio_of(keeper.ledger().ratio("share")->moments()).value, 0.75);
    EXPECT_DOUBLE_EQ(ratio_of(keeper.ledger().ratio("mills")->moments()).value, 1);
}

// Whoever sits where, wins are counted for the player.
TEST(Bookkeeper, FollowsPlayersRoundTheSeats)
{
    ReadyArm arm = arm_of(2);
    arm.arm.sitters[1].player = "greedy";
    arm.arm.rotate = true;
    Bookkeeper keeper(arm);
    for (std::uint64_t i = 0; i < 3; ++i) keeper.enter(i, ended({1, 2}, {5, 3}), trace_of(arm, {0, 0, 5, 3}));
    EXPECT_EQ(column(keeper, "win.0").sum, 3 * static_cast<std::int64_t>(whole_win));
    EXPECT_EQ(column(keeper, "won.random").sum, 2 * static_cast<std::int64_t>(whole_win));
    EXPECT_EQ(column(keeper, "won.greedy").sum, static_cast<std::int64_t>(whole_win));
}

}  // namespace
}  // namespace tessera::lab
