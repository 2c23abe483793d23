// Where the rollout policy sees that war pays.
#include <gtest/gtest.h>

#include "games/temples_and_swords/strategy/strategy.h"
#include "players/prepared_game.h"
#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

constexpr UnitKind soldier{0};

// Two players, each with a city of three populations: two units hold it (TS-067).
class CampaignsOfTwo : public testing::Test {
protected:
    CampaignsOfTwo() : game(prepared<Strategy>(load())), rules(game->rules), s(blank(rules, Seats{2}, "war"))
    {
        own_city = *s.players[0].hexes.begin();
        enemy_city = *s.players[1].hexes.begin();
    }

    Campaigns campaigns(const PolicyWeights& weights) const
    {
        return {s, rules, tuned, Seat{0}, weights, outlook_for(tuned, turns_left(s, rules), 0.7f)};
    }
    Campaigns campaigns() const { return campaigns(tuned.variants[0]); }

    // The first hex so far from the enemy's city.
    Hex at_distance(int steps) const
    {
        for (Hex hex : s.land[Terrain{0}])
            if (rules.distance(hex, enemy_city) == steps) return hex;
        ADD_FAILURE() << "no grassland at distance " << steps;
        return own_city;
    }

    Campaigns::Goal goal_of(int soldiers, Hex from)
    {
        s.players[0].units[from][soldier] = static_cast<std::uint8_t>(soldiers);
        return campaigns().goal_from(from);
    }

    std::shared_ptr<const PreparedGame<Strategy>> game;
    const Rules& rules;
    const Tuned& tuned = game->strategy.tuned;
    State s;
    Hex own_city{}, enemy_city{};
};

TEST_F(CampaignsOfTwo, AreForWhatTheOtherHolds) { EXPECT_EQ(goal_of(2, at_distance(1)).hex, enemy_city); }

TEST_F(CampaignsOfTwo, AreWorthLessWithTooFewUnits)
{
    const Hex from = at_distance(1);
    EXPECT_LT(goal_of(1, from).worth, goal_of(2, from).worth);
    EXPECT_EQ(goal_of(2, from).worth, goal_of(3, from).worth);
}

TEST_F(CampaignsOfTwo, AreWorthLessFromFurtherAway)
{
    const float near = goal_of(2, at_distance(1)).worth;
    s = blank(rules, Seats{2}, "war");
    EXPECT_LT(goal_of(2, at_distance(3)).worth, near);
}

TEST_F(CampaignsOfTwo, AreWorthLessAgainstDefenders)
{
    const Hex from = at_distance(1);
    const float undefended = goal_of(2, from).worth;
    s.players[1].units[enemy_city][soldier] = 2;
    EXPECT_LT(goal_of(2, from).worth, undefended);
}

TEST_F(CampaignsOfTwo, AskForUnitsInCitiesUntilThereAreEnough)
{
    EXPECT_GT(campaigns().recruits_worth(own_city), 0);
    EXPECT_EQ(campaigns().recruits_worth(at_distance(1)), 0);
    s.players[0].units[own_city][soldier] = 2;
    EXPECT_EQ(campaigns().recruits_worth(own_city), 0);
}

TEST_F(CampaignsOfTwo, MatterMoreToTheWarlikeThanToThePeaceful)
{
    const auto& [usual, warlike, mild, peaceful] = tuned.variants;
    EXPECT_GT(campaigns(warlike).recruits_worth(own_city), campaigns(usual).recruits_worth(own_city));
    EXPECT_GT(campaigns(usual).recruits_worth(own_city), campaigns(mild).recruits_worth(own_city));
    EXPECT_GT(campaigns(mild).recruits_worth(own_city), campaigns(peaceful).recruits_worth(own_city));
}

}  // namespace
}  // namespace tessera::temples_and_swords
