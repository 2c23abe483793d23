#include <gmock/gmock.h>

#include "engine/names.h"
#include "players/players.h"

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string refusal_of(std::string_view name)
{
    try {
        player_named(name);
    } catch (const BadValue& e) {
        return e.what();
    }
    return "no refusal";
}

TEST(Levels, RiseInSimulations)
{
    EXPECT_THAT(level_names(), ElementsAre("easy", "medium", "hard", "expert"));
    std::uint64_t before = 0;
    for (const std::string& level : level_names()) {
        const PlayerSpec spec = player_named(level);
        EXPECT_EQ(spec.name, level);
        EXPECT_EQ(spec.kind, PlayerKind::Search);
        EXPECT_GT(spec.search.simulations, before);
        before = spec.search.simulations;
    }
}

TEST(Levels, RandomAndGreedyAreNoSearches)
{
    EXPECT_EQ(player_named("random").kind, PlayerKind::Random);
    EXPECT_EQ(player_named("greedy").kind, PlayerKind::Greedy);
}

TEST(Levels, ASearchCanBeSpelledOut)
{
    const PlayerSpec spec = player_named("search:simulations=5000,depth=30,exploration=0.5");
    EXPECT_EQ(spec.kind, PlayerKind::Search);
    EXPECT_EQ(spec.search.simulations, 5000u);
    EXPECT_EQ(spec.search.playout_decisions, 30);
    EXPECT_FLOAT_EQ(spec.search.exploration, 0.5f);

    EXPECT_EQ(player_named("search:simulations=7").search.playout_decisions, as_the_game_says);
    EXPECT_EQ(player_named("search:depth=end").search.playout_decisions, to_the_end);
}

TEST(Levels, ANameThatThereIsNotIsAnsweredWithTheNamesThereAre)
{
    EXPECT_EQ(refusal_of("hrad"), "there is no player \"hrad\"; did you mean \"hard\"?");
    EXPECT_EQ(refusal_of("deep thought"),
              "there is no player \"deep thought\"; there is random, greedy, easy, medium, hard and expert, and "
              "search:simulations=NUMBER");
}

TEST(Levels, ASearchThatMakesNoSenseIsRefused)
{
    EXPECT_EQ(refusal_of("search:simulations=0"), "search, simulations: found \"0\", expected a whole number from 1");
    EXPECT_EQ(refusal_of("search:depth=deep"), "search, depth: found \"deep\", expected a whole number from 0");
    EXPECT_EQ(refusal_of("search:exploration=-1"), "search, exploration: found \"-1\", expected a number above 0");
    EXPECT_THAT(refusal_of("search:speed=9"), HasSubstr("found \"speed=9\", expected simulations=NUMBER"));
}

}  // namespace
}  // namespace tessera
