#include "players/series.h"

#include <gtest/gtest.h>

#include "players/ladder.h"
#include "players/measure.h"
#include "players/typed_players.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/support/calibration.h"

namespace tessera {
namespace {

PlayedGame played(std::initializer_list<std::uint8_t> ranking, std::initializer_list<std::int32_t> scores)
{
    PlayedGame game;
    for (std::uint8_t rank : ranking) game.ranking.push_back(rank);
    for (std::int32_t score : scores) game.scores.push_back(score);
    game.decisions = 10;
    return game;
}

template <Strategy S>
TypedPlayers<S> players_of(const std::string& rule_set)
{
    return TypedPlayers<S>(load_calibration(rule_set));
}

TEST(Series, SharesAWinAmongTheWinners)
{
    Series series;
    series.add(played({1, 2, 3}, {9, 5, 1}));
    series.add(played({1, 3, 1}, {7, 2, 7}));

    EXPECT_EQ(series.games, 2u);
    EXPECT_EQ(series.shared, 1u);
    EXPECT_EQ(series.seats[0].wins, whole_win * 3 / 2);
    EXPECT_EQ(series.seats[0].sole_wins, 1u);
    EXPECT_EQ(series.seats[2].wins, whole_win / 2);
    EXPECT_EQ(series.seats[1].last, 1u);
    EXPECT_EQ(series.seats[2].last, 1u);
    EXPECT_DOUBLE_EQ(series.win_share(0).value, 0.75);
    EXPECT_DOUBLE_EQ(series.mean_score(0).value, 8);
    EXPECT_EQ(series.seats[0].score.least, 7);
    EXPECT_EQ(series.seats[0].score.most, 9);
    EXPECT_DOUBLE_EQ(series.mean_of(series.decisions).value, 10);
}

TEST(Series, IsTheSameInOnePieceAndInParts)
{
    const auto players = players_of<dice_race::Strategy>("dice-race");
    const std::vector<PlayerSpec> seats{players.player("greedy"), players.player("random")};
    const Series whole = play_series(players, seats, 5, {0, 60});
    Series parts = play_series(players, seats, 5, {40, 60});
    parts.merge(play_series(players, seats, 5, {0, 17}));
    parts.merge(Series{});
    parts.merge(play_series(players, seats, 5, {17, 40}));

    EXPECT_EQ(whole.games, 60u);
    EXPECT_EQ(parts.games, 60u);
    EXPECT_EQ(parts.shared, whole.shared);
    EXPECT_EQ(parts.decisions.sum_of_squares, whole.decisions.sum_of_squares);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(parts.seats[i].wins, whole.seats[i].wins);
        EXPECT_EQ(parts.seats[i].score.sum, whole.seats[i].score.sum);
    }
}

TEST(Match, RotatesTheSeats)
{
    const auto players = players_of<NoStrategy<connect_four::Game>>("connect-four");
    const Match match =
        play_match(players, players.player("search:simulations=200"), players.player("random"), Seats{2}, 1, {0, 40});
    EXPECT_EQ(match.games, 40u);
    EXPECT_GE(match.wins, 38u);
    EXPECT_GT(match.elo().low, 200);

    const Match even = play_match(players, players.player("random"), players.player("random"), Seats{2}, 1, {0, 400});
    EXPECT_LT(even.win_share().low, 0.5);
    EXPECT_GT(even.win_share().high, 0.5);
}

TEST(Match, MergesItsParts)
{
    const auto players = players_of<NoStrategy<kuhn_poker::Game>>("kuhn-poker");
    const auto part = [&](GameRange range) {
        return play_match(players, players.player("greedy"), players.player("random"), Seats{2}, 3, range);
    };
    const Match whole = part({0, 100});
    Match parts = part({0, 51});
    parts.merge(part({51, 100}));
    EXPECT_EQ(parts.wins, whole.wins);
    EXPECT_EQ(parts.points, whole.points);
    EXPECT_EQ(parts.games, 100u);
}

TEST(Measure, FillsInEveryFigure)
{
    const std::shared_ptr<const AnyGame> game = load_calibration("dice-race-short");
    const TypedPlayers<dice_race::Strategy> players(game);
    double now = 0;
    const Figures figures = measure(*game, players, Seats{2}, 1.0, [&] { return now += 0.05; });
    EXPECT_EQ(figures.state_bytes, sizeof(dice_race::State));
    EXPECT_GT(figures.copy_nanoseconds, 0);
    EXPECT_GT(figures.decisions_per_second, figures.playouts_per_second);
    EXPECT_GT(figures.decisions_per_playout, 1);
    EXPECT_GT(figures.simulations_per_second, 0);
    EXPECT_GT(figures.full_simulations_per_second, 0);
    EXPECT_GT(figures.search_efficiency(), 0);
}

}  // namespace
}  // namespace tessera
