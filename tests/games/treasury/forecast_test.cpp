// The forecast of the round's end that everybody sees, against the examples of the specification.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/registry.h"
#include "tests/support/scene.h"

namespace tessera::treasury {
namespace {

namespace json = boost::json;

// TR-E07: prices 6, 5, 2 against 5, 3 against 3.
Scene contracts_of_three(int treasury)
{
    Scene scene(load_rule_set("treasury-0.7"), Seats{3}, "turn");
    scene.set("players.0.businesses",
              R"([{"card": "slingers", "opened_as": 1}, {"card": "scribe_school", "opened_as": 2},
        {"card": "nile_granary", "opened_as": 3}, {"card": "fire_keepers", "opened_as": 4}])");
    scene.set("players.1.businesses",
              R"([{"card": "palisade_builders", "opened_as": 5}, {"card": "hired_clan", "opened_as": 6}])");
    scene.set("players.2.businesses", R"([{"card": "star_watchers", "opened_as": 7}])");
    scene.set("laid",
              R"([{"seat": 0, "business": 0, "card": "bear_hunters"}, {"seat": 0, "business": 2, "card": "bone_flutes"},
        {"seat": 0, "business": 2, "card": "cave_painters"}, {"seat": 0, "business": 3, "card": "drum_circle"},
        {"seat": 0, "business": 3, "card": "war_band"}, {"seat": 1, "business": 0, "card": "shell_middens"},
        {"seat": 1, "business": 1, "card": "flatbread_oven"}, {"seat": 1, "business": 1, "card": "quern_stones"},
        {"seat": 2, "business": 0, "card": "mammoth_hunters"}])");
    scene.set("treasury", std::to_string(treasury));
    return scene;
}

json::object seen(const Scene& scene) { return scene.game().view(scene.state(), spectator).get_object(); }

json::value waves_of(const json::object& view, std::size_t seat)
{
    return view.at("players").at(seat).at("round_end").at("waves");
}

// TR-059, TR-060, TR-061
TEST(Forecast, TellsWhoWouldBePaidInWhichWave)
{
    json::object view = seen(contracts_of_three(14));
    EXPECT_EQ(waves_of(view, 0), json::parse("[6]"));
    EXPECT_EQ(waves_of(view, 2), json::parse("[3]"));
    view = seen(contracts_of_three(15));
    EXPECT_EQ(waves_of(view, 0), json::parse("[6, 5]"));
    EXPECT_EQ(waves_of(view, 1), json::parse("[5, 3]"));
    EXPECT_EQ(waves_of(view, 2), json::parse("[3]"));
    EXPECT_EQ(waves_of(seen(contracts_of_three(40)), 0), json::parse("[6, 5, 2]"));
    EXPECT_EQ(waves_of(seen(contracts_of_three(0)), 0), json::array());
}

// Looking ahead changes nothing.
TEST(Forecast, LeavesThePositionAsItIs)
{
    const Scene scene = contracts_of_three(15);
    seen(scene);
    EXPECT_EQ(scene.number("treasury"), 15);
    EXPECT_EQ(scene.number("players.0.gold"), 0);
}

// TR-063, TR-066: TR-E08, before anybody pays.
TEST(Forecast, TellsWhatTaxWouldBeDue)
{
    Scene scene(load_rule_set("treasury-0.7"), Seats{3}, "turn");
    scene.set("piles", "[0, 0, 3, 24, 0, 0]");
    scene.set("current", R"(["fig_grove", "slingers", "tally_bone"])");
    EXPECT_EQ(seen(scene).at("players").at(1).at("round_end").at("due"), 3);
    scene.set("demand", R"(["berry_gatherers"])");
    EXPECT_EQ(seen(scene).at("players").at(1).at("round_end").at("due"), 2);
}

// TR-067, TR-068: TR-E10, before it happens.
TEST(Forecast, TellsWhoWouldStart)
{
    Scene scene(load_rule_set("treasury-0.7"), Seats{4}, "turn");
    scene.set("players.0.businesses",
              R"([{"card": "war_band", "opened_as": 1}, {"card": "club_carvers", "opened_as": 2}])");
    scene.set("players.1.businesses",
              R"([{"card": "nubian_macers", "opened_as": 3}, {"card": "bear_hunters", "opened_as": 4}])");
    scene.set("players.2.businesses",
              R"([{"card": "phalanx_drill", "opened_as": 5}, {"card": "mammoth_hunters", "opened_as": 6}])");
    scene.set("players.3.businesses", R"([{"card": "slingers", "opened_as": 7}])");
    scene.set("round.starting", "1");
    EXPECT_EQ(seen(scene).at("next_starting"), 2);
}

}  // namespace
}  // namespace tessera::treasury
