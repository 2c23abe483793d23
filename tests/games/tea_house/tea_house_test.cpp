// The rules of the tea house, one by one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/calibration.h"
#include "tests/support/scene.h"

namespace tessera::tea_house {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

struct TeaHouse : testing::Test {
    // Seat 0 is to move, and holds what the test gives it; the cards come out of the deck.
    Scene scene{load_calibration("tea-house"), Seats{2}, ""};

    void lay(const std::string& hand, const std::string& deck)
    {
        scene.set("players.0.hand", hand);
        scene.set("deck", deck);
    }
};

// TH-001
TEST(TeaHouseSetup, DealsThreeCardsToEachSeatInTurn)
{
    Scene scene{load_calibration("tea-house"), Seats{2}, "new-game"};
    EXPECT_THAT(scene.choices(),
                UnorderedElementsAre("draw 0 mint", "draw 0 sencha", "draw 0 oolong", "draw 0 white_peony"));
    for (const char* tea : {"mint", "sencha", "oolong"}) scene.play(std::string("draw 0 ") + tea);
    for (const char* tea : {"white_peony", "white_peony", "white_peony"}) scene.play(std::string("draw 1 ") + tea);

    EXPECT_EQ(scene.seen("players.1.hand"), R"({"white_peony":3})");
    EXPECT_THAT(scene.choices(), ElementsAre("serve mint", "serve sencha", "serve oolong", "throw-away mint",
                                             "throw-away sencha", "throw-away oolong"));
}

// TH-002
TEST_F(TeaHouse, LetsNobodyPlayACardThatIsNotInHand)
{
    lay(R"({"mint":1})", R"({"sencha":1})");

    EXPECT_EQ(scene.refusal("serve sencha"), "TH-002: that tea is not in your hand");
    EXPECT_EQ(scene.refusal("throw-away sencha"), "TH-002: that tea is not in your hand");
    EXPECT_EQ(scene.refusal("draw 0 sencha"), "TH-002: on your turn you serve a tea or throw a card away");
}

// TH-003
TEST_F(TeaHouse, ScoresATeaAndTheSameOneThatOthersHaveServed)
{
    lay(R"({"sencha":1})", R"({"mint":1})");
    scene.set("players.0.served", R"({"sencha":1})");
    scene.set("players.1.served", R"({"sencha":2,"mint":1})");
    scene.play("serve sencha");

    EXPECT_EQ(scene.number("players.0.points"), 2 + 2);
    EXPECT_THAT(scene.lines(), ElementsAre("You served Sencha for 4."));
}

// TH-004
TEST_F(TeaHouse, ScoresOnePointForACardThatIsThrownAway)
{
    lay(R"({"oolong":1})", R"({"mint":1})");
    scene.play("throw-away oolong");

    EXPECT_EQ(scene.number("players.0.points"), 1);
    EXPECT_EQ(scene.seen("players.0.thrown"), R"({"oolong":1})");
    EXPECT_THAT(scene.lines(), ElementsAre("You threw Oolong away."));
}

// TH-005
TEST_F(TeaHouse, RefillsTheHandWhileTheDeckLasts)
{
    lay(R"({"oolong":2})", R"({"mint":1})");
    scene.set("players.1.hand", R"({"sencha":1})");
    scene.play({"serve oolong", "draw 0 mint"});
    EXPECT_EQ(scene.seen("players.0.hand"), R"({"mint":1,"oolong":1})");

    scene.play("serve sencha");
    EXPECT_THAT(scene.choices(), ElementsAre("serve mint", "serve oolong", "throw-away mint", "throw-away oolong"));
}

// TH-006
TEST_F(TeaHouse, AsksNobodyWithoutACardAndEndsWhenAllHandsAreEmpty)
{
    lay(R"({"mint":2})", "{}");
    scene.play("serve mint");
    EXPECT_THAT(scene.choices(), ElementsAre("serve mint", "throw-away mint"));
    scene.play("throw-away mint");

    EXPECT_EQ(scene.asked(), "over");
    EXPECT_EQ(scene.game().ranking(scene.state())[Seat{0}], 1);
    EXPECT_EQ(scene.game().ranking(scene.state())[Seat{1}], 2);
}

// TH-006
TEST_F(TeaHouse, IsWonByAllWhoHaveTheMostPoints)
{
    lay(R"({"mint":1})", "{}");
    scene.set("players.1.points", "1");
    scene.play("throw-away mint");

    EXPECT_FLOAT_EQ(scene.game().payoffs(scene.state())[0], 0.5f);
    EXPECT_FLOAT_EQ(scene.game().payoffs(scene.state())[1], 0.5f);
}

}  // namespace
}  // namespace tessera::tea_house
