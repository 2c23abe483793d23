// What is kept of a game by whoever looks on: what is asked, how the scores stand, how long a seat waits, what is told.
#include "lab/game_trace.h"

#include <gtest/gtest.h>

#include "players/arena.h"
#include "players/typed_players.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/support/calibration.h"
#include "tests/support/named_players.h"

namespace tessera::lab {
namespace {

const std::shared_ptr<const AnyGame>& dice_race_rules()
{
    static const std::shared_ptr<const AnyGame> rules = load_calibration("dice-race");
    return rules;
}

template <class S>
PlayedGame play_traced(const std::shared_ptr<const AnyGame>& rules, std::initializer_list<const char*> seats,
                       std::uint64_t number, GameTracer& tracer)
{
    const TypedPlayers<S> players(rules);
    tracer.begin();
    return play_game(*rules, bots_for(players, seats_of(players, seats)), Rng(number), &tracer);
}

TEST(GameTrace, CountsEveryDecision)
{
    GameTracer tracer(*dice_race_rules());
    const PlayedGame game = play_traced<dice_race::Strategy>(dice_race_rules(), {"greedy", "random"}, 3, tracer);
    std::uint32_t asked = 0;
    std::uint32_t forced = 0;
    for (const GameTrace::Asked& one : tracer.trace().asked) {
        asked += one.times;
        forced += one.forced;
    }
    EXPECT_EQ(asked, game.decisions);
    EXPECT_EQ(forced, game.forced);
    const GameTrace::Asked& roll_or_hold = tracer.trace().asked[1];
    EXPECT_EQ(roll_or_hold.options, 2 * (roll_or_hold.times - roll_or_hold.forced));
    const GameSchema schema = dice_race_rules()->schema();
    EXPECT_EQ(schema.steps[1].name, "roll-or-hold");
    EXPECT_TRUE(schema.steps[1].asks_a_seat);
    EXPECT_FALSE(schema.steps[2].asks_a_seat);
}

TEST(GameTrace, NotesTheScoresAtEveryTurnAndAtTheEnd)
{
    GameTracer tracer(*dice_race_rules());
    const PlayedGame game = play_traced<dice_race::Strategy>(dice_race_rules(), {"greedy", "random"}, 3, tracer);
    const std::vector<std::int32_t>& scores = tracer.trace().scores;
    ASSERT_EQ(scores.size(), 2 * (tracer.trace().news.turns() + 1));
    EXPECT_EQ(scores[0], 0);
    EXPECT_EQ(scores[scores.size() - 2], game.scores[0]);
    EXPECT_EQ(scores.back(), game.scores[1]);
}

// In connect four the seats alternate: everybody waits for one choice of the other.
TEST(GameTrace, CountsTheChoicesOfOthersInBetween)
{
    const std::shared_ptr<const AnyGame> rules = load_calibration("connect-four");
    GameTracer tracer(*rules);
    const PlayedGame game = play_traced<NoStrategy<connect_four::Game>>(rules, {"random", "random"}, 1, tracer);
    EXPECT_EQ(tracer.trace().waits, game.decisions - game.forced - 2);
    EXPECT_EQ(tracer.trace().waited, tracer.trace().waits);
    EXPECT_EQ(tracer.trace().longest_wait, 1u);
}

TEST(GameTrace, ForgetsTheGameBefore)
{
    GameTracer fresh(*dice_race_rules());
    GameTracer used(*dice_race_rules());
    play_traced<dice_race::Strategy>(dice_race_rules(), {"random", "random"}, 7, used);
    play_traced<dice_race::Strategy>(dice_race_rules(), {"random", "random"}, 8, used);
    play_traced<dice_race::Strategy>(dice_race_rules(), {"random", "random"}, 8, fresh);
    EXPECT_EQ(used.trace().scores, fresh.trace().scores);
    EXPECT_EQ(used.trace().waited, fresh.trace().waited);
    EXPECT_EQ(used.trace().news.counts().size(), fresh.trace().news.counts().size());
}

// Looking on changes nothing about the game.
TEST(GameTrace, IsOfTheGameThatIsPlayedAnyway)
{
    const TypedPlayers<dice_race::Strategy> players(dice_race_rules());
    const Bots seats = bots_for(players, seats_of(players, {"greedy", "random"}));
    GameTracer tracer(*dice_race_rules());

    const PlayedGame unseen = play_game(*dice_race_rules(), seats, Rng::for_task(9, 3));
    const PlayedGame seen = play_game(*dice_race_rules(), seats, Rng::for_task(9, 3), &tracer);

    EXPECT_EQ(unseen.decisions, seen.decisions);
    EXPECT_EQ(unseen.scores, seen.scores);
    EXPECT_FALSE(tracer.trace().news.counts().empty());
}

}  // namespace
}  // namespace tessera::lab
