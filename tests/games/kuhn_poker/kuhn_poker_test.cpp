// The rules of Kuhn poker, one by one.
#include "tests/games/kuhn_poker/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/support/calibration.h"
#include "tests/support/scene.h"

namespace tessera::kuhn_poker {
namespace {

using testing::ElementsAre;

struct KuhnPoker : testing::Test {
    Scene scene{load_calibration("kuhn-poker"), Seats{2}, "new-game"};

    void deal(const std::string& first, const std::string& second)
    {
        scene.play("deal seat:0 card:" + first);
        scene.play("deal seat:1 card:" + second);
    }
    void expect_chips(int first, int second)
    {
        EXPECT_EQ(scene.asked(), "over");
        EXPECT_EQ(scene.number("players.0.chips"), first);
        EXPECT_EQ(scene.number("players.1.chips"), second);
    }
};

// KP-001
TEST_F(KuhnPoker, DealsTwoDifferentCards)
{
    EXPECT_EQ(scene.number("pot"), 2);
    EXPECT_THAT(scene.choices(), ElementsAre("deal 0 jack", "deal 0 queen", "deal 0 king"));
    scene.play("deal 0 queen");
    EXPECT_THAT(scene.choices(), ElementsAre("deal 1 jack", "deal 1 king"));
}

// KP-002
TEST_F(KuhnPoker, LetsWhoFacesNoBetCheckOrBet)
{
    deal("king", "jack");
    EXPECT_THAT(scene.choices(), ElementsAre("check", "bet"));
    scene.play("check");
    EXPECT_THAT(scene.choices(), ElementsAre("check", "bet"));
    EXPECT_EQ(scene.refusal("fold"), "KP-002: check or bet; who faces a bet calls or folds");
}

// KP-003
TEST_F(KuhnPoker, LetsWhoFacesABetCallOrFold)
{
    deal("king", "jack");
    scene.play("bet");

    EXPECT_EQ(scene.number("pot"), 3);
    EXPECT_THAT(scene.choices(), ElementsAre("call", "fold"));
}

// KP-004
TEST_F(KuhnPoker, ShowsTheCardsAfterTwoChecks)
{
    deal("queen", "jack");
    scene.play({"check", "check"});

    expect_chips(3, 1);
    EXPECT_THAT(scene.lines(), ElementsAre("You checked.", "Bert checked.", "You showed the queen.",
                                           "Bert showed the jack.", "You took 2 chips."));
}

// KP-004
TEST_F(KuhnPoker, ShowsTheCardsAfterACall)
{
    deal("queen", "king");
    scene.play({"check", "bet", "call"});

    expect_chips(0, 4);
    EXPECT_FLOAT_EQ(scene.game().payoffs(scene.state())[1], 1.0f);
}

// KP-005
TEST_F(KuhnPoker, ShowsNoCardAfterAFold)
{
    deal("jack", "queen");
    scene.play({"bet", "fold"});

    expect_chips(3, 1);
    EXPECT_THAT(scene.lines(), ElementsAre("You paid a chip.", "Bert folded.", "You took 3 chips."));
    EXPECT_TRUE(scene.game().view(scene.state(), Seat{0}).at("players").at(1).at("card").is_null());
}

}  // namespace
}  // namespace tessera::kuhn_poker
