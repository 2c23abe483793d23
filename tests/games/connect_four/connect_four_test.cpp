// The rules of connect four.
#include "tests/games/connect_four/game.h"

#include <gtest/gtest.h>

#include "tests/support/calibration.h"
#include "tests/support/scene.h"

namespace tessera::connect_four {
namespace {

Scene after(std::string_view columns)
{
    Scene scene(load_calibration("connect-four"), Seats{2}, "new-game");
    for (char column : columns) scene.play("drop " + std::string(1, column));
    return scene;
}

TEST(ConnectFour, IsWonByFourInARowInAnyDirection)
{
    const std::vector<std::string> games = {"aabbccd", "abababa", "abbccdcddad", "dccbbabaaga"};
    for (const std::string& columns : games) {
        const Scene scene = after(columns);
        EXPECT_EQ(scene.asked(), "over") << columns;
        EXPECT_EQ(scene.seen("winner"), "0") << columns;
    }
}

// One column's upper end and the next one's lower end lie side by side in the bits, but not on the board.
TEST(ConnectFour, DoesNotCountAcrossTheEdge)
{
    const std::uint64_t upper_two_of_a = 0b110000;
    const std::uint64_t lower_two_of_b = std::uint64_t{0b11} << 7;

    EXPECT_FALSE(has_four(upper_two_of_a | lower_two_of_b));
    EXPECT_TRUE(has_four(std::uint64_t{0b1111} << 7));
}

// C4-2
TEST(ConnectFour, RefusesAFullColumn)
{
    const Scene scene = after("aaaaaa");

    EXPECT_EQ(scene.refusal("drop a"), "C4-2: the column is full");
    EXPECT_EQ(scene.choices().size(), 6u);
}

TEST(ConnectFour, IsDrawnOnAFullBoard)
{
    const Scene scene = after("begggacadgddfdgbadaedfagfccfbccacfefeeebbb");

    EXPECT_EQ(scene.asked(), "over");
    EXPECT_EQ(scene.seen("winner"), "null");
    EXPECT_FLOAT_EQ(scene.game().payoffs(scene.state())[0], 0.5f);
}

}  // namespace
}  // namespace tessera::connect_four
