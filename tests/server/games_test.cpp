// Whole games of every rule set through the socket, by scripted clients and bots.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "engine/registry.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

std::vector<std::string> rule_sets()
{
    std::vector<std::string> names;
    for (const RuleSetListing& listing : shipped_rule_sets()) names.push_back(listing.info.id);
    return names;
}

class WholeGames : public testing::TestWithParam<std::string> {};

TEST_P(WholeGames, AreOverForEverybodyAfterBotsAndAClientPlayed)
{
    const ServerScene scene;
    const NewTable table = scene.create(GetParam(), {"human", "greedy"});
    ScriptedPlayer player(scene.greet(table.id, table.secret), 11);
    SocketClient spectator = scene.greet(table.id, "");
    player.play();
    ASSERT_TRUE(player.over());
    EXPECT_EQ(player.last_update().at("phase"), "over");
    json::object seen = spectator.receive("update");
    while (seen.at("over").is_null()) seen = spectator.receive("update");
    EXPECT_EQ(seen.at("over"), player.last_update().at("over"));

    // A finished game is no secret: its record replays, and whoever comes later sees the same.
    const Got record = get(scene.port(), "/api/v1/tables/" + table.id + "/record");
    EXPECT_EQ(record.status, 200u) << record.body.substr(0, 200);
    SocketClient later = scene.greet(table.id, table.secret);
    EXPECT_EQ(later.receive("update").at("view"), player.last_update().at("view"));
}

TEST_P(WholeGames, AreTheSameAfterARestart)
{
    ServerScene scene;
    const NewTable table = scene.create(GetParam(), {"human", "human"});
    ScriptedPlayer player(scene.greet(table.id, table.secret), 5);
    player.play(40);
    player.client().vanish();
    SocketClient before = scene.greet(table.id, table.secret);
    const std::optional<std::string> shown = (before.receive_text(), before.receive_text());
    scene.restart();
    SocketClient after = scene.greet(table.id, table.secret);
    after.receive_text();
    EXPECT_EQ(shown, after.receive_text());
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, WholeGames, testing::ValuesIn(rule_sets()), [](const auto& info) {
    std::string name = info.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
    return name;
});

TEST(Bots, PlayWithoutAnybodyThere)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"greedy", "greedy", "random"});
    SocketClient spectator = scene.greet(table.id, "");
    json::object seen = spectator.receive("update");
    while (seen.at("over").is_null()) seen = spectator.receive("update");
}

TEST(Bots, GoOnAfterARestartWithoutBeingAsked)
{
    ServerScene scene;
    const NewTable table = scene.create("market-trading", {"easy", "easy"});
    scene.restart();
    json::object summary;
    do {
        summary = post(scene.port(), "/api/v1/tables/mine", json::object{{"secrets", {table.secret}}}).json();
    } while (summary.at("tables").at(0).at("position").to_number<int>() < 20);
}

TEST(Clocks, ABotTakesOverWhenTimeIsUp)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"},
                                        {{"settings", {{"clock", {{"seconds", 10}, {"then", "bot"}}}}}});
    SocketClient client = scene.greet(table.id, table.secret);
    const json::object update = client.receive("update");
    EXPECT_FALSE(update.at("clock").is_null());
}

}  // namespace
}  // namespace tessera::server
