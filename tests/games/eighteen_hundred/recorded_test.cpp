// There is a recorded game of 1800 for two, four and eight players, and for every way in which a game can end.
#include <gmock/gmock.h>

#include <algorithm>

#include "games/eighteen_hundred/state.h"
#include "tests/support/recorded_game.h"

namespace tessera::eighteen_hundred {
namespace {

using testing::Contains;
using testing::Not;

using Heard = std::vector<std::string>;

struct End : RecordedGame {
    const State& typed() const { return end_as<State>(); }
    Heard after_the_trigger() const { return {std::find(heard.begin(), heard.end(), "end-triggered"), heard.end()}; }
    std::size_t turns() const { return static_cast<std::size_t>(std::count(heard.begin(), heard.end(), "turn-began")); }
};

End end_of(const std::string& name) { return {recorded_game("eighteen-hundred/" + name)}; }

TEST(RecordedGames, OfTwoFourAndEight)
{
    EXPECT_EQ(end_of("two_seats").typed().players.size(), 2u);
    EXPECT_EQ(end_of("four_seats").typed().players.size(), 4u);
    EXPECT_EQ(end_of("eight_seats").typed().players.size(), 8u);
}

// EH-057: after the turn in which the last card was drawn.
TEST(RecordedGames, TheTurnWasFinished)
{
    for (const char* name : {"two_seats", "four_seats", "eight_seats"}) {
        const End end = end_of(name);
        EXPECT_THAT(end.after_the_trigger(), Contains("turn-ended").Times(1)) << name;
        EXPECT_THAT(end.after_the_trigger(), Not(Contains("turn-began"))) << name;
        EXPECT_EQ(end.heard.back(), "game-ended") << name;
    }
}

// EH-057, end_timing = immediate
TEST(RecordedGames, ItEndedAtOnce)
{
    const End end = end_of("ended_at_once");
    EXPECT_THAT(end.after_the_trigger(), Contains("end-triggered"));
    EXPECT_THAT(end.after_the_trigger(), Not(Contains("turn-ended")));
}

// EH-057, end_timing = round: everybody had as many turns as the others.
TEST(RecordedGames, TheRoundWasFinished)
{
    const End end = end_of("ended_with_the_round");
    EXPECT_THAT(end.after_the_trigger(), Contains("turn-began"));
    EXPECT_EQ(end.turns() % end.typed().players.size(), 0u);
}

// EH-057, end_trigger = pool_empty
TEST(RecordedGames, ThePoolWasEmpty)
{
    const End end = end_of("ended_with_the_pool");
    EXPECT_TRUE(end.typed().end_triggered);
    EXPECT_TRUE(end.typed().pool.empty());
}

// EH-058: six turns for each of five.
TEST(RecordedGames, TheTurnLimitWasReached)
{
    const End end = end_of("ended_by_turn_limit");
    EXPECT_FALSE(end.typed().end_triggered);
    EXPECT_EQ(end.turns(), 30u);
}

// EH-060
TEST(RecordedGames, TwoShareTheVictory)
{
    const End end = end_of("shared_victory");
    const Ranking ranking = end.game->ranking(end.end);
    EXPECT_EQ(std::count(ranking.begin(), ranking.end(), 1), 2);
}

}  // namespace
}  // namespace tessera::eighteen_hundred
