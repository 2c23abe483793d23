#include "players/chronicle.h"

#include <gtest/gtest.h>

#include "players/typed_players.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/support/calibration.h"

namespace tessera {
namespace {

const std::vector<NewsKind> two_kinds{{"opened", true, "card", true, {"mill", "mine"}, "gold"},
                                      {"round-began", false, "", false, {}, ""}};

Ranking ranks(std::initializer_list<std::uint8_t> of)
{
    Ranking ranking;
    for (std::uint8_t rank : of) ranking.push_back(rank);
    return ranking;
}

TEST(Chronicle, CountsAThingOncePerGameAndItsOwnersWins)
{
    Chronicle chronicle(two_kinds);
    Heard heard(two_kinds);
    heard.add(0, 1, Seat{0}, 3);
    heard.add(0, 1, Seat{0}, 2);
    heard.add(0, 1, Seat{1}, 1);
    chronicle.add(heard, ranks({1, 2}));
    heard.forget();
    heard.add(1, nothing_named, spectator, 0);
    chronicle.add(heard, ranks({1, 1}));

    const Chronicle::Entry& mine = chronicle.of(0).things[1];
    EXPECT_EQ(mine.games, 1u);
    EXPECT_EQ(mine.times, 3u);
    EXPECT_EQ(mine.amount, 6);
    EXPECT_EQ(mine.owners, 2u);
    EXPECT_EQ(mine.wins, whole_win);
    EXPECT_DOUBLE_EQ(Chronicle::win_share(mine).value, 0.5);
    EXPECT_EQ(chronicle.of(0).things[0].games, 0u);
    EXPECT_EQ(chronicle.of(0).times.least, 0);
    EXPECT_EQ(chronicle.of(0).times.most, 3);
    EXPECT_EQ(chronicle.of(1).all.games, 1u);
    EXPECT_EQ(chronicle.of(1).all.owners, 0u);
}

TEST(Chronicle, IsTheSameInOnePieceAsInSeveral)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    const std::vector<PlayerSpec> seats{players.player("greedy"), players.player("random")};

    const ToldSeries whole = play_and_tell(players, seats, 5, {0, 40});
    ToldSeries pieces = play_and_tell(players, seats, 5, {25, 40});
    pieces.merge(play_and_tell(players, seats, 5, {0, 25}));

    EXPECT_EQ(whole.chronicle.games, 40u);
    ASSERT_FALSE(whole.chronicle.kinds.empty());
    for (std::size_t kind = 0; kind < whole.chronicle.kinds.size(); ++kind) {
        EXPECT_EQ(whole.chronicle.of(kind).all.times, pieces.chronicle.of(kind).all.times);
        EXPECT_EQ(whole.chronicle.of(kind).all.wins, pieces.chronicle.of(kind).all.wins);
        EXPECT_EQ(whole.chronicle.of(kind).times.sum_of_squares, pieces.chronicle.of(kind).times.sum_of_squares);
    }
}

// Listening changes nothing about the game.
TEST(Chronicle, HearsTheGameThatIsPlayedAnyway)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    const std::vector<PlayerSpec> seats{players.player("greedy"), players.player("random")};
    Watched watched = players.nothing_watched();

    const PlayedGame silent = players.play(seats, 9, 3, Keep::Result);
    const PlayedGame told = players.play_and_watch(seats, 9, 3, watched);

    EXPECT_EQ(silent.decisions, told.decisions);
    EXPECT_TRUE(std::equal(silent.scores.begin(), silent.scores.end(), told.scores.begin()));
    EXPECT_FALSE(watched.heard.counts().empty());
}

}  // namespace
}  // namespace tessera
