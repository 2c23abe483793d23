// Looking on at a game: what is asked, how the scores stand, how long a seat waits, and which questions are answered at
// random.
#include "players/witness.h"

#include <gtest/gtest.h>

#include "players/typed_players.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/support/calibration.h"
#include "tests/support/named_players.h"

namespace tessera {
namespace {

TEST(Witness, CountsEveryDecision)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    Watched watched = players.nothing_watched();
    const PlayedGame game = players.play_and_watch(seats_of(players, {"greedy", "random"}), 3, 1, watched);
    std::uint32_t asked = 0;
    std::uint32_t forced = 0;
    for (const Watched::Asked& one : watched.asked) {
        asked += one.times;
        forced += one.forced;
    }
    EXPECT_EQ(asked, game.decisions);
    EXPECT_EQ(forced, game.forced);
    EXPECT_EQ(watched.asked[1].options, 2 * (watched.asked[1].times - watched.asked[1].forced));
    EXPECT_EQ(players.step_kinds()[1].name, "roll-or-hold");
    EXPECT_TRUE(players.step_kinds()[1].asks_a_seat);
    EXPECT_FALSE(players.step_kinds()[2].asks_a_seat);
}

TEST(Witness, NotesTheScoresAtEveryTurnAndAtTheEnd)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    Watched watched = players.nothing_watched();
    const PlayedGame game = players.play_and_watch(seats_of(players, {"greedy", "random"}), 3, 1, watched);
    ASSERT_EQ(watched.scores.size(), 2 * (watched.heard.turns() + 1));
    EXPECT_EQ(watched.scores[0], 0);
    EXPECT_EQ(watched.scores[watched.scores.size() - 2], game.scores[0]);
    EXPECT_EQ(watched.scores.back(), game.scores[1]);
}

// In connect four the seats alternate: everybody waits for one choice of the other.
TEST(Witness, CountsTheChoicesOfOthersInBetween)
{
    const TypedPlayers<NoStrategy<connect_four::Game>> players(load_calibration("connect-four"));
    Watched watched = players.nothing_watched();
    const PlayedGame game = players.play_and_watch(seats_of(players, {"random", "random"}), 1, 0, watched);
    EXPECT_EQ(watched.waits, game.decisions - game.forced - 2);
    EXPECT_EQ(watched.waited, watched.waits);
    EXPECT_EQ(watched.longest_wait, 1u);
}

TEST(Witness, ForgetsTheGameBefore)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    Watched fresh = players.nothing_watched();
    Watched used = players.nothing_watched();
    players.play_and_watch(seats_of(players, {"random", "random"}), 1, 7, used);
    players.play_and_watch(seats_of(players, {"random", "random"}), 1, 8, used);
    players.play_and_watch(seats_of(players, {"random", "random"}), 1, 8, fresh);
    EXPECT_EQ(used.scores, fresh.scores);
    EXPECT_EQ(used.waited, fresh.waited);
    EXPECT_EQ(used.heard.counts().size(), fresh.heard.counts().size());
}

TEST(UniformQuestions, AQuestionIsDecidedWithoutThought)
{
    const TypedPlayers<NoStrategy<connect_four::Game>> players(load_calibration("connect-four"));
    PlayerSpec thoughtless = players.player("search:simulations=300");
    for (const StepKind& step : players.step_kinds())
        if (step.asks_a_seat) thoughtless.uniform.push_back(step.name);
    const std::vector<PlayerSpec> seats{thoughtless, players.player("search:simulations=300")};
    int won = 0;
    for (std::uint64_t i = 0; i < 20; ++i) won += players.play(seats, 1, i, Keep::Result).ranking[0] == 1 ? 1 : 0;
    EXPECT_LE(won, 3);
}

}  // namespace
}  // namespace tessera
