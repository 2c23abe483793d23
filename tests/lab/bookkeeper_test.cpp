// What is counted of a game, on games that are made up so that the answers are known.
#include "lab/bookkeeper.h"

#include <gtest/gtest.h>

#include "base/ensure.h"

namespace tessera::lab {
namespace {

// Players who do as they are told: whoever watches sees this game again and again.
class Scripted final : public AnyPlayers {
public:
    PlayedGame game;
    std::function<void(Watched&)> seen = [](Watched&) {};

    std::unique_ptr<Bot> bot(const PlayerSpec&) const override { promise_broken("nobody asks for a bot"); }
    PlayerSpec player(std::string_view) const override { return {}; }
    std::vector<std::string> levels() const override { return {}; }
    void check(const PlayerSpec&) const override {}
    PlayedGame play(std::span<const PlayerSpec>, std::uint64_t, std::uint64_t, Keep) const override { return game; }
    PlayedGame play_and_watch(std::span<const PlayerSpec>, std::uint64_t, std::uint64_t, Watched& watched,
                              const KnownPosition*) const override
    {
        watched.forget();
        seen(watched);
        return game;
    }
    std::vector<NewsKind> news_kinds() const override
    {
        return {{"card-drawn", true, "card", true, {"mill", "mine"}, ""},
                {"card-played", true, "card", true, {"mill", "mine"}, "gold"},
                {"round-began", false, "", false, {}, ""}};
    }
    std::vector<StepKind> step_kinds() const override { return {{"choose-card", true}}; }
    std::vector<std::string> verbs() const override { return {"play", "pass"}; }
    std::uint64_t random_decisions(Seats, std::uint64_t, std::uint64_t) const override { return 0; }
    std::uint64_t copies(Seats, std::uint64_t) const override { return 0; }
};

PlayedGame ended(std::initializer_list<std::uint8_t> ranking, std::initializer_list<std::int32_t> scores)
{
    PlayedGame game;
    for (const std::uint8_t rank : ranking) game.ranking.push_back(rank);
    for (const std::int32_t score : scores) game.scores.push_back(score);
    game.decisions = 10;
    game.forced = 4;
    return game;
}

ReadyArm arm_with(std::shared_ptr<Scripted> players, std::size_t seats)
{
    ReadyArm arm;
    arm.news = players->news_kinds();
    arm.arm.sitters.assign(seats, {"random", {}});
    arm.specs.assign(seats, PlayerSpec{});
    arm.players = std::move(players);
    return arm;
}

const Column& column(const Bookkeeper& keeper, std::string_view name) { return *keeper.ledger().column(name); }

TEST(Bookkeeper, FollowsTheLead)
{
    const auto players = std::make_shared<Scripted>();
    players->game = ended({2, 1, 3}, {8, 12, 3});
    // Seat 0 leads, then seat 2, then two are level, then seat 1 to the end.
    players->seen = [](Watched& watched) { watched.scores = {1, 0, 0, 1, 0, 2, 4, 4, 2, 5, 7, 3, 8, 12, 3}; };
    const ReadyArm arm = arm_with(players, 3);
    Bookkeeper keeper(arm);
    keeper.play(1, 0);

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
    const auto players = std::make_shared<Scripted>();
    players->game = ended({1, 1}, {5, 5});
    players->seen = [](Watched& watched) { watched.scores = {0, 0, 5, 5}; };
    const ReadyArm arm = arm_with(players, 2);
    Bookkeeper keeper(arm);
    keeper.play(1, 0);
    EXPECT_EQ(column(keeper, "margin").sum, 0);
    EXPECT_EQ(column(keeper, "lead_for_good").games, 0u);
    EXPECT_DOUBLE_EQ(column(keeper, "win.0").mean().value, 0.5);
    EXPECT_DOUBLE_EQ(column(keeper, "shared_win").mean().value, 1);
}

TEST(Bookkeeper, KnowsWhoSawACardAndDidNotPlayIt)
{
    const auto players = std::make_shared<Scripted>();
    players->game = ended({1, 2}, {5, 3});
    players->seen = [](Watched& watched) {
        watched.scores = {0, 0, 5, 3};
        watched.heard.next_turn();
        watched.heard.add(0, 1, Seat{0}, 0);
        watched.heard.add(0, 1, Seat{1}, 0);
        watched.heard.next_turn();
        watched.heard.add(1, 1, Seat{0}, 3);
    };
    const ReadyArm arm = arm_with(players, 2);
    Bookkeeper keeper(arm);
    for (std::uint64_t i = 0; i < 4; ++i) keeper.play(1, i);

    const Chronicle& chronicle = keeper.ledger().chronicle;
    ASSERT_NE(chronicle.seen_of(1), nullptr);
    EXPECT_EQ(chronicle.seen_of(1)->things[1].seats, 8u);
    EXPECT_EQ(chronicle.of(1).things[1].owners, 4u);
    EXPECT_EQ(chronicle.of(1).things[1].wins, 4 * whole_win);
    EXPECT_EQ(chronicle.of(1).things[1].firsts, 4000u);
    EXPECT_EQ(chronicle.of(1).amount_of_winners, 12);
    EXPECT_EQ(chronicle.of(0).each_once, 4u);
    EXPECT_EQ(chronicle.of(1).each_once, 0u);
    EXPECT_EQ(column(keeper, "amount.card-played").sum, 12);
}

TEST(Bookkeeper, AnswersNamedQuestions)
{
    const auto players = std::make_shared<Scripted>();
    players->game = ended({2, 1}, {3, 5});
    players->seen = [](Watched& watched) {
        watched.scores = {0, 0, 3, 5};
        watched.heard.add(0, 0, Seat{0}, 0);
        watched.heard.add(0, 1, Seat{1}, 0);
        watched.heard.add(1, 0, Seat{0}, 2);
        watched.heard.add(1, 1, Seat{1}, 6);
    };
    ReadyArm arm = arm_with(players, 2);
    arm.questionnaire.questions = {
        {"share", "Gold of winners", 1, true, {{1, nothing_named, true, true}}, {{1, nothing_named, true, false}}},
        {"mills", "Mills played", 2, false, {{1, 0, false, false}}, {}}};
    Bookkeeper keeper(arm);
    for (std::uint64_t i = 0; i < 3; ++i) keeper.play(1, i);
    EXPECT_DOUBLE_EQ(ratio_of(keeper.ledger().ratio("share")->moments()).value, 0.75);
    EXPECT_DOUBLE_EQ(ratio_of(keeper.ledger().ratio("mills")->moments()).value, 1);
}

// Whoever sits where, wins are counted for the player.
TEST(Bookkeeper, FollowsPlayersRoundTheSeats)
{
    const auto players = std::make_shared<Scripted>();
    players->game = ended({1, 2}, {5, 3});
    players->seen = [](Watched& watched) { watched.scores = {0, 0, 5, 3}; };
    ReadyArm arm = arm_with(players, 2);
    arm.arm.sitters[1].player = "greedy";
    arm.arm.rotate = true;
    Bookkeeper keeper(arm);
    for (std::uint64_t i = 0; i < 3; ++i) keeper.play(1, i);
    EXPECT_EQ(column(keeper, "win.0").sum, 3 * static_cast<std::int64_t>(whole_win));
    EXPECT_EQ(column(keeper, "won.random").sum, 2 * static_cast<std::int64_t>(whole_win));
    EXPECT_EQ(column(keeper, "won.greedy").sum, static_cast<std::int64_t>(whole_win));
}

}  // namespace
}  // namespace tessera::lab
