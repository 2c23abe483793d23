// What the evaluation thinks of a first soldier.
#include <gtest/gtest.h>

#include "games/temples_and_swords/strategy/strategy.h"
#include "players/prepared_game.h"
#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

// What a soldier adds to the worth of the first player, whose people all live in one city.
float worth_of_first_soldier(Seats seats, int people)
{
    const auto game = prepared<Strategy>(load());
    const Rules& rules = game->rules;
    const Tuned& tuned = game->strategy.tuned;
    State s = blank(rules, seats, "war");
    const Hex city = *s.players[0].hexes.begin();
    s.hexes[city].populations = static_cast<std::uint8_t>(people);
    const auto worth = [&] { return worth_of(s, rules, tuned, Seat{0}, turns_left(s, rules), rest_of_turn(s)); };
    const float without = worth();
    s.players[0].units[city][UnitKind{0}] = 1;
    return worth() - without;
}

TEST(FirstSoldier, InsuresWhoeverHasHardlyAnybody)
{
    EXPECT_GT(worth_of_first_soldier(Seats{2}, 2), worth_of_first_soldier(Seats{2}, 3));
    EXPECT_GT(worth_of_first_soldier(Seats{2}, 3), worth_of_first_soldier(Seats{2}, 6));
}

TEST(FirstSoldier, InsuresLessWhereMoreCanStrikeBack)
{
    EXPECT_GT(worth_of_first_soldier(Seats{2}, 3), worth_of_first_soldier(Seats{3}, 3));
    EXPECT_GT(worth_of_first_soldier(Seats{3}, 3), worth_of_first_soldier(Seats{4}, 3));
}

}  // namespace
}  // namespace tessera::temples_and_swords
