// The rules of the dice race, one by one.
#include "tests/games/dice_race/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/scenario.h"
#include "tests/support/calibration.h"
#include "tests/support/places.h"
#include "tests/support/scene.h"

namespace tessera::dice_race {
namespace {

using testing::ElementsAre;

struct DiceRace : testing::Test {
    Scene scene{load_calibration("dice-race"), Seats{2}, "new-game"};
};

// DR-001
TEST_F(DiceRace, BeginsWithSeat0AndTakesTurns)
{
    EXPECT_EQ(scene.game().decider(scene.state()), Decider::seat(Seat{0}));
    scene.play({"roll", "show 4", "hold"});
    EXPECT_EQ(scene.game().decider(scene.state()), Decider::seat(Seat{1}));
    EXPECT_EQ(scene.number("round"), 1);
    scene.play({"roll", "show 1"});
    EXPECT_EQ(scene.game().decider(scene.state()), Decider::seat(Seat{0}));
    EXPECT_EQ(scene.number("round"), 2);
}

// DR-002
TEST_F(DiceRace, LetsASeatRollAsOftenAsItLikes)
{
    scene.play({"roll", "show 2", "roll", "show 2", "roll", "show 2"});

    EXPECT_THAT(scene.choices(), ElementsAre("roll", "hold"));
    EXPECT_EQ(scene.refusal("show 3"), "DR-002: on your turn you roll or hold, and the die is thrown by chance");
}

// DR-003
TEST_F(DiceRace, TakesThePointsOfTheTurnForAOne)
{
    scene.play({"roll", "show 6", "roll", "show 1"});

    EXPECT_EQ(scene.number("players.0.banked"), 0);
    EXPECT_EQ(scene.number("turn.seat"), 1);
    EXPECT_THAT(scene.lines(), ElementsAre("You rolled 6.", "You rolled 1.", "You lost the points of this turn."));
}

// DR-004
TEST_F(DiceRace, AddsOtherFacesToThePointsOfTheTurn)
{
    scene.play({"roll", "show 6", "roll", "show 5"});

    EXPECT_EQ(scene.number("turn.points"), 11);
    EXPECT_EQ(scene.number("players.0.banked"), 0);
}

// DR-005
TEST_F(DiceRace, BanksThePointsOfWhoHolds)
{
    EXPECT_EQ(scene.refusal("hold"), "DR-005: you roll at least once before you hold");
    scene.play({"roll", "show 6", "hold"});

    EXPECT_EQ(scene.number("players.0.banked"), 6);
    EXPECT_EQ(scene.news().back(), "points-banked seat:0 points:6 banked:6");
}

// DR-006
TEST_F(DiceRace, EndsAtOnceWhenTheTargetIsReached)
{
    scene.set("players.0.banked", "20");
    scene.play({"roll", "show 5"});

    EXPECT_EQ(scene.asked(), "over");
    EXPECT_EQ(scene.number("players.0.banked"), 25);
    EXPECT_EQ(scene.game().ranking(scene.state())[Seat{0}], 1);
    EXPECT_EQ(scene.game().ranking(scene.state())[Seat{1}], 2);
}

// DR-007
TEST_F(DiceRace, EndsAfterTheLastRound)
{
    scene.set("round", "20");
    scene.play({"roll", "show 3", "hold", "roll", "show 2", "hold"});

    EXPECT_EQ(scene.asked(), "over");
    EXPECT_EQ(scene.game().ranking(scene.state())[Seat{0}], 1);
    EXPECT_EQ(scene.game().ranking(scene.state())[Seat{1}], 2);
}

// DR-007
TEST_F(DiceRace, IsWonByBothWithEqualPoints)
{
    scene.set("round", "20");
    scene.play({"roll", "show 1", "roll", "show 1"});

    EXPECT_EQ(scene.asked(), "over");
    EXPECT_FLOAT_EQ(scene.game().payoffs(scene.state())[0], 0.5f);
    EXPECT_FLOAT_EQ(scene.game().payoffs(scene.state())[1], 0.5f);
}

// The scenarios that docs/adding-a-game.md shows.
TEST(GuideScenarios, Pass)
{
    for (const char* file : {"dice_race/scenarios/holding.toml", "tea_house/scenarios/serving.toml"}) {
        std::stringstream text;
        text << std::ifstream(source_tree() + "tests/games/" + file).rdbuf();
        for (const CaseReport& report : run_scenario(read_scenario(file, text.str()), load_calibration))
            EXPECT_THAT(report.failures, testing::IsEmpty()) << file;
    }
}

}  // namespace
}  // namespace tessera::dice_race
