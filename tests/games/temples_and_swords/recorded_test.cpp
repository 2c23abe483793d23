// There is a recorded game for every way in which a game of Temples and Swords can end.
#include <gmock/gmock.h>

#include "games/temples_and_swords/state.h"
#include "tests/support/recorded_game.h"

namespace tessera::temples_and_swords {
namespace {

struct End : RecordedGame {
    const State& typed() const { return end_as<State>(); }
    int eliminated() const
    {
        int count = 0;
        for (const Player& player : typed().players) count += player.eliminated > 0 ? 1 : 0;
        return count;
    }
};

End end_of(const std::string& name) { return {recorded_game("temples-and-swords/" + name)}; }

// TS-110
TEST(RecordedGames, SomebodyHadEnoughPoints)
{
    const End end = end_of("points");
    EXPECT_EQ(end.typed().ending, Ending::Points);
    EXPECT_GE(end.game->score(end.end, end.typed().winner), 20);
}

// TS-107, TS-109
TEST(RecordedGames, OnePlayerWasLeft)
{
    const End end = end_of("last_one_left");
    EXPECT_EQ(end.typed().ending, Ending::LastOneLeft);
    EXPECT_EQ(end.eliminated(), 1);
}

// TS-107, TS-024: the others played on.
TEST(RecordedGames, SomebodyWasEliminatedOnTheWay)
{
    const End end = end_of("elimination");
    EXPECT_EQ(end.typed().ending, Ending::Points);
    EXPECT_GE(end.eliminated(), 1);
}

// TS-111
TEST(RecordedGames, ARoundWasFinished) { EXPECT_EQ(end_of("round_finished").typed().ending, Ending::RoundFinished); }

// TS-112
TEST(RecordedGames, TheRoundLimitWasReached)
{
    const End end = end_of("round_limit");
    EXPECT_EQ(end.typed().ending, Ending::RoundLimit);
    EXPECT_EQ(end.typed().round, 8);
}

TEST(RecordedGames, OnAGeneratedMapAndUnderOtherOptions)
{
    EXPECT_NE(end_of("generated_map").typed().ending, Ending::NotYet);
    EXPECT_NE(end_of("other_options").typed().ending, Ending::NotYet);
}

}  // namespace
}  // namespace tessera::temples_and_swords
