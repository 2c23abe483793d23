// What a seat may know (section 6): everything but the next card, and the same as everybody else.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

boost::json::object view_of(const Scene& scene, Seat seat)
{
    return scene.game().view(scene.state(), seat).get_object();
}

Scene scene_under_way()
{
    Scene scene(load(), Seats{3}, "step 4");
    scene.set("players.1", R"({"stored": {"fish": 2}, "tokens": {"beside": {"salt": 3}, "square": 1}, "bowl": 26})");
    scene.set("players.0.stock", R"({"grain": 2})");
    scene.set("market", R"({"fish": 2})");
    scene.set("discard", R"({"karum": 1})");
    scene.set("idle_rounds", "1");
    scene.play("offer grain");
    return scene;
}

// MT-042, MT-043, MT-044, MT-045, MT-046: EX-12 and EX-13, before they happen.
TEST(View, TellsWhatADonationWouldScoreNow)
{
    Scene scene(load(), Seats{2}, "step 4");
    scene.set("players.0.stock", R"({"grain": 2, "fish": 3, "salt": 1})");
    scene.set("market", R"({"fish": 3, "salt": 4})");
    EXPECT_EQ(view_of(scene, Seat{1}).at("donation"), boost::json::parse(R"({"grain": 3, "fish": 1})"));
    scene.set("players.0.improvements", R"(["cologne_staple"])");
    EXPECT_EQ(view_of(scene, Seat{1}).at("donation"), boost::json::parse(R"({"grain": 3, "fish": 3})"));
    EXPECT_EQ(scene.seen("players.0.stock"), R"({"grain":2,"fish":3,"salt":1})") << "nothing is given away by looking";
}

// MT-050
TEST(View, IsTheSameForEverySeatAndForOnlookers)
{
    const Scene scene = scene_under_way();
    EXPECT_FALSE(scene.game().hidden_information());
    boost::json::object first = view_of(scene, Seat{0});
    for (Seat viewer : {Seat{1}, Seat{2}, spectator}) {
        boost::json::object other = view_of(scene, viewer);
        EXPECT_NE(first["viewer"], other["viewer"]);
        other["viewer"] = first["viewer"];
        EXPECT_EQ(first, other);
    }
}

// MT-050
TEST(View, ShowsEverythingThatLiesOnTheTable)
{
    const Scene scene = scene_under_way();
    const boost::json::object view = view_of(scene, Seat{2});
    const boost::json::value state = scene.game().to_json(scene.state());
    for (const auto& [key, value] : state.get_object()) {
        // What is still to come is told by the prompt; a board under construction by its tiles.
        if (key == "agenda" || key == "draft") continue;
        ASSERT_TRUE(view.contains(key)) << key;
        EXPECT_EQ(view.at(key), value) << key;
    }
}

}  // namespace
}  // namespace tessera::market_trading
