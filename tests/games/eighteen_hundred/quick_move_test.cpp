// What the quick hand looks at before it decides.
#include <gtest/gtest.h>

#include "players/one_ahead.h"
#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

class RoadBuilding : public testing::Test {
protected:
    RoadBuilding() : scene(load(), Seats{2}, "placement")
    {
        scene.set("players.0.hand", R"({"turnpike_trust": 1})");
        scene.play("play turnpike_trust");
        Play<Game>::list_legal(s(), rules(), choices.list);
    }

    const Rules& rules() const { return rules_of(scene.game()); }
    State s() const { return state_of(scene.state()); }

    Scene scene;
    Play<Game>::Choices choices;
};

TEST_F(RoadBuilding, IsLookedAtFromWhereItsPeopleLive)
{
    ASSERT_TRUE(s().agenda.asks<ChooseProvince>());
    std::size_t looked_at = 0;
    for (Action action : choices.list) {
        if (action.kind != Verbs::index<PickProvince>()) continue;
        const Province from = unpack<PickProvince>(action).province;
        EXPECT_EQ(worth_a_look(s(), rules(), action), s().players[0].citizens_in(from) > 0);
        looked_at += worth_a_look(s(), rules(), action) ? 1 : 0;
    }
    EXPECT_GT(looked_at, 0u);
    EXPECT_LT(looked_at, choices.list.size());
}

TEST_F(RoadBuilding, IsLeftAloneByWhoHasNobody)
{
    State nobody = s();
    nobody.players[0].peasants = nobody.players[0].employed = nobody.players[0].bourgeois = {};
    const auto best = best_here<Game>(nobody, rules(), choices.list.all(), 1);
    ASSERT_TRUE(best);
    EXPECT_EQ(choices.list[*best].kind, Verbs::index<Skip>());
}

}  // namespace
}  // namespace tessera::eighteen_hundred
