// There is a recorded game for every way in which a game of Market Trading can end.
#include <gmock/gmock.h>

#include "games/market_trading/state.h"
#include "tests/support/recorded_game.h"

namespace tessera::market_trading {
namespace {

struct End : RecordedGame {
    const State& typed() const { return end_as<State>(); }
};

End end_of(const std::string& name) { return {recorded_game("market-trading/" + name)}; }

// MT-054, MT-R26
TEST(RecordedGames, ABowlWasEmptied)
{
    const End end = end_of("bowl_emptied");
    EXPECT_EQ(end.typed().ending, Ending::BowlEmptied);
    EXPECT_EQ(end.typed().players[end.typed().winner].bowl, 0);
}

// MT-055
TEST(RecordedGames, ARoundWasFinished)
{
    const End end = end_of("finished_round");
    EXPECT_EQ(end.typed().ending, Ending::RoundFinished);
    EXPECT_EQ(end.typed().players[end.typed().winner].bowl, 0);
}

// MT-056, MT-R27
TEST(RecordedGames, TheLastRoundEnded)
{
    const End end = end_of("round_limit");
    EXPECT_EQ(end.typed().ending, Ending::RoundLimit);
    EXPECT_EQ(end.typed().round, 12);
}

// MT-057, MT-R31
TEST(RecordedGames, AloneInTime)
{
    const End end = end_of("alone_in_time");
    EXPECT_EQ(end.typed().ending, Ending::BowlEmptied);
    EXPECT_LE(end.typed().round, 13);
    EXPECT_EQ(end.game->ranking(end.end)[0], 1);
}

// MT-057, MT-R31
TEST(RecordedGames, AloneTooLate)
{
    const End end = end_of("alone_too_late");
    EXPECT_EQ(end.typed().ending, Ending::BowlEmptied);
    EXPECT_GT(end.typed().round, 3);  // par was 3
    EXPECT_EQ(end.game->ranking(end.end)[0], 2);
}

// MT-056, MT-057
TEST(RecordedGames, AloneAndNeverDone)
{
    const End end = end_of("alone_never");
    EXPECT_EQ(end.typed().ending, Ending::RoundLimit);
    EXPECT_EQ(end.game->ranking(end.end)[0], 2);
}

TEST(RecordedGames, OnOtherBoardsAndUnderOtherOptions)
{
    EXPECT_EQ(end_of("generated_boards").typed().players[0].board, BoardId{0xFF});
    EXPECT_NE(end_of("other_options").typed().ending, Ending::NotYet);
}

}  // namespace
}  // namespace tessera::market_trading
