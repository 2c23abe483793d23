#include "lab/news_statistics.h"

#include <gtest/gtest.h>

#include "players/typed_players.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/support/calibration.h"

namespace tessera::lab {
namespace {

const std::vector<NewsKind> two_kinds{{"opened", true, "card", true, {"mill", "mine"}, "gold"},
                                      {"round-began", false, "", false, {}, ""}};

Ranking ranks(std::initializer_list<std::uint8_t> of)
{
    Ranking ranking;
    for (std::uint8_t rank : of) ranking.push_back(rank);
    return ranking;
}

TEST(NewsStatistics, CountsAThingOncePerGameAndItsOwnersWins)
{
    NewsStatistics statistics(two_kinds);
    NewsCounts counts(two_kinds);
    counts.add({0, 1, Seat{0}, 3});
    counts.add({0, 1, Seat{0}, 2});
    counts.add({0, 1, Seat{1}, 1});
    statistics.add(counts, ranks({1, 2}));
    counts.clear();
    counts.add({1, nothing_named, spectator, 0});
    statistics.add(counts, ranks({1, 1}));

    const NewsStatistics::Entry& mine = statistics.of(0).things[1];
    EXPECT_EQ(mine.games, 1u);
    EXPECT_EQ(mine.times, 3u);
    EXPECT_EQ(mine.amount, 6);
    EXPECT_EQ(mine.owners, 2u);
    EXPECT_EQ(mine.wins, whole_win);
    EXPECT_DOUBLE_EQ(NewsStatistics::win_share(mine).value, 0.5);
    EXPECT_EQ(statistics.of(0).things[0].games, 0u);
    EXPECT_EQ(statistics.of(0).times.least, 0);
    EXPECT_EQ(statistics.of(0).times.most, 3);
    EXPECT_EQ(statistics.of(1).all.games, 1u);
    EXPECT_EQ(statistics.of(1).all.owners, 0u);
}

TEST(NewsStatistics, IsTheSameInOnePieceAsInSeveral)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    const std::vector<PlayerSpec> seats{players.player("greedy"), players.player("random")};

    const SeriesWithNews whole = play_series_with_news(players, seats, 5, {0, 40});
    SeriesWithNews pieces = play_series_with_news(players, seats, 5, {25, 40});
    pieces.merge(play_series_with_news(players, seats, 5, {0, 25}));

    EXPECT_EQ(whole.news.games, 40u);
    ASSERT_FALSE(whole.news.kinds.empty());
    for (std::size_t kind = 0; kind < whole.news.kinds.size(); ++kind) {
        EXPECT_EQ(whole.news.of(kind).all.times, pieces.news.of(kind).all.times);
        EXPECT_EQ(whole.news.of(kind).all.wins, pieces.news.of(kind).all.wins);
        EXPECT_EQ(whole.news.of(kind).times.sum_of_squares, pieces.news.of(kind).times.sum_of_squares);
    }
}

}  // namespace
}  // namespace tessera::lab
