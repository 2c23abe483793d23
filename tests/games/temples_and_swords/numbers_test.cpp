// Tables and formulas of the rules, number by number.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "engine/play.h"
#include "games/temples_and_swords/game.h"
#include "games/temples_and_swords/strategy/fight_odds.h"
#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

// TS-102
TEST(Numbers, MigrationRollsByPopulatedHexes)
{
    const auto game = load();
    const Rules& rules = rules_of(*game);
    EXPECT_EQ(migration_rolls(rules, 0), 0);
    for (int hexes : {1, 2, 3}) EXPECT_EQ(migration_rolls(rules, hexes), 1) << hexes;
    for (int hexes : {4, 5, 6}) EXPECT_EQ(migration_rolls(rules, hexes), 2) << hexes;
    for (int hexes : {7, 8, 9}) EXPECT_EQ(migration_rolls(rules, hexes), 3) << hexes;
    for (int hexes : {10, 11, 50}) EXPECT_EQ(migration_rolls(rules, hexes), 4) << hexes;
}

// TS-035: with c cities, t rolls cost min(t, c) + 2 max(0, t - c), up to 2c of them.
TEST(Numbers, PricesOfTechRolls)
{
    for (int cities = 0; cities <= 12; ++cities) {
        RollsByPrice on_sale{};
        on_sale[1] = on_sale[2] = cities;
        for (int t = 0; t <= 2 * cities; ++t)
            EXPECT_EQ(price_of(on_sale, t), std::min(t, cities) + 2 * std::max(0, t - cities)) << t << " of " << cities;
        EXPECT_EQ(price_of(on_sale, 2 * cities + 1), -1);
    }
}

// TS-060: k hits of n dice have the probability C(n,k) 5^(n-k) / 6^n.
TEST(Numbers, HitsAreBinomial)
{
    const auto game = load({{"map", "umma-and-lagash"}});
    const Rules& rules = rules_of(*game);
    State s = blank(rules, Seats{2}, "attacks");
    s.combat = {};
    s.combat.hex = Hex{0};
    s.combat.attacker = Seat{0};
    s.combat.defender = Seat{1};
    s.agenda.run_next({RollDamage{Side::Attacker}});
    Play<Game>::Chances chances;
    Play<Game>::list_outcomes(s, rules, chances.distribution);
    ASSERT_EQ(chances.distribution.size(), 4u);
    EXPECT_DOUBLE_EQ(chances.distribution.probability(0), 125.0 / 216);
    EXPECT_DOUBLE_EQ(chances.distribution.probability(1), 75.0 / 216);
    EXPECT_DOUBLE_EQ(chances.distribution.probability(2), 15.0 / 216);
    EXPECT_DOUBLE_EQ(chances.distribution.probability(3), 1.0 / 216);
}

// One against one with three dice: each side hits with 91 of 216, and the attacker rolls first.
TEST(Numbers, FightOddsFollowTheRounds)
{
    const FightOdds odds(1.0 / 6);
    const double hit = 91.0 / 216;
    EXPECT_NEAR(odds.attacker_wins(1, 1, 3, 3), hit / (1 - (1 - hit) * (1 - hit)), 1e-6);
    EXPECT_EQ(odds.attacker_wins(0, 1, 3, 3), 0);
    EXPECT_EQ(odds.attacker_wins(1, 0, 3, 3), 1);
    for (int n = 1; n < 12; ++n) {
        EXPECT_GT(odds.attacker_wins(n + 1, 3, 3, 3), odds.attacker_wins(n, 3, 3, 3));
        EXPECT_LT(odds.attacker_wins(3, n + 1, 3, 3), odds.attacker_wins(3, n, 3, 3));
    }
    EXPECT_GT(odds.attacker_wins(2, 2, 4, 3), odds.attacker_wins(2, 2, 3, 3));
    EXPECT_LT(odds.attacker_wins(2, 2, 3, 5), odds.attacker_wins(2, 2, 3, 4));
}

// TS-059: everybody sees how many dice each side rolls.
TEST(Numbers, DiceOfAFightAreSeen)
{
    Scene scene(load({{"map", "\"umma-and-lagash\""}}), Seats{2}, "attacks");
    scene.set("players.0.units", R"({"B3": {"soldier": 3}})");
    scene.set("players.1",
              R"({"advances": ["military_doctrine"], "units": {"B3": {"soldier": 1, "swordsman": 2}}, "gold": 5})");
    scene.set("hexes", R"({"B3": {"populations": 4, "projects": {"city": 1, "walls": 1}},
                           "E4": {"populations": 3, "projects": {"city": 1}}})");
    const auto dice = [&] { return scene.game().view(scene.state(), spectator).at("dice"); };
    EXPECT_EQ(dice().at("attack"), 0);
    scene.play({"attack B3 1", "commit 3", "hits 1"});
    EXPECT_EQ(dice().at("attack"), 3);
    scene.play({"lose swordsman", "use-unit swordsman"});
    EXPECT_EQ(dice().at("defence"), 6);
}

}  // namespace
}  // namespace tessera::temples_and_swords
