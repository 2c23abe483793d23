// There is a recorded game for every way in which a game of Temples and Swords can end.
#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

#include "engine/record.h"
#include "games/temples_and_swords/state.h"
#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

struct EndOfGame {
    AnyState state;
    std::shared_ptr<const AnyGame> game;
    const State& typed() const { return *static_cast<const State*>(state.data()); }
    int eliminated() const
    {
        int count = 0;
        for (const Player& player : typed().players) count += player.eliminated > 0 ? 1 : 0;
        return count;
    }
};

EndOfGame end_of(const std::string& name)
{
    const std::string path = TESSERA_SOURCE_DIR "/tests/recorded/temples-and-swords/" + name + ".json";
    std::ifstream in(path);
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const GameRecord record = record_from_text(path, text);
    const auto game = load(record.options);
    return {replay(*game, record), game};
}

// TS-110
TEST(RecordedGames, SomebodyHadEnoughPoints)
{
    const EndOfGame end = end_of("points");
    EXPECT_EQ(end.typed().ending, Ending::Points);
    EXPECT_GE(end.game->score(end.state, end.typed().winner), 20);
}

// TS-107, TS-109
TEST(RecordedGames, OnePlayerWasLeft)
{
    const EndOfGame end = end_of("last_one_left");
    EXPECT_EQ(end.typed().ending, Ending::LastOneLeft);
    EXPECT_EQ(end.eliminated(), 1);
}

// TS-107, TS-024: the others played on.
TEST(RecordedGames, SomebodyWasEliminatedOnTheWay)
{
    const EndOfGame end = end_of("elimination");
    EXPECT_EQ(end.typed().ending, Ending::Points);
    EXPECT_GE(end.eliminated(), 1);
}

// TS-111
TEST(RecordedGames, ARoundWasFinished) { EXPECT_EQ(end_of("round_finished").typed().ending, Ending::RoundFinished); }

// TS-112
TEST(RecordedGames, TheRoundLimitWasReached)
{
    const EndOfGame end = end_of("round_limit");
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
