// Conversations with a server as far as they go through the network: creating, joining, asking, leaving, lists. What is
// said at a table is for tests/host.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

std::string text(const json::value& value) { return std::string(value.as_string()); }

TEST(Talk, AClientIsWelcomedAndShownTheTable)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "greedy"});
    SocketClient client = scene.greet(table.id, table.secret);
    const json::object welcome = client.receive("welcome");
    EXPECT_EQ(welcome.at("you").at("seats"), json::array{0});
    EXPECT_TRUE(welcome.at("you").at("owner").as_bool());
    EXPECT_EQ(welcome.at("table").at("rule_set"), "market-trading");
    const json::object update = client.receive("update");
    EXPECT_EQ(update.at("viewpoint"), 0);
}

TEST(Talk, AnInvitationTakesASeatOnce)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "open"});
    SocketClient owner = scene.greet(table.id, table.secret);
    EXPECT_EQ(owner.receive("update").at("phase"), "waiting");

    const json::object wish{{"name", "Berta"}, {"invite", table.invite()}};
    const Got joined = post(scene.port(), "/api/v1/tables/" + table.id + "/join", wish);
    ASSERT_EQ(joined.status, 200u) << joined.body;
    EXPECT_EQ(joined.json().at("seat"), 1);
    EXPECT_EQ(owner.receive("update").at("phase"), "playing");
    EXPECT_EQ(post(scene.port(), "/api/v1/tables/" + table.id + "/join", wish).error_code(), "secret");

    SocketClient berta = scene.greet(table.id, text(joined.json().at("secret")));
    EXPECT_EQ(berta.receive("welcome").at("you").at("seats"), json::array{1});
    while (owner.receive("presence").at("seats").at(1).at("here") != true) continue;
}

TEST(Talk, RefusalsAndQuestionsCarryTheirNumber)
{
    const ServerScene scene;
    const NewTable table = scene.create("treasury-0.7", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    const json::object update = client.receive("update");
    const json::value& action = update.at("actions").at(0).at("action");
    client.send({{"type", "preview"}, {"id", 2}, {"revision", update.at("revision")}, {"action", action}});
    EXPECT_EQ(client.receive("preview").at("id"), 2);
    client.send({{"type", "why"}, {"id", 3}, {"action", action}});
    EXPECT_EQ(client.receive("why").at("id"), 3);
    client.send({{"type", "at"}, {"id", 4}, {"position", 0}});
    EXPECT_EQ(client.receive("at").at("id"), 4);
    client.send({{"type", "at"}, {"id", 5}, {"position", 1000000}});
    EXPECT_EQ(client.receive("refused").at("id"), 5);
    client.send({{"type", "chart"}, {"id", 6}});
    EXPECT_EQ(client.receive("chart").at("id"), 6);
    client.send({{"type", "hint"}, {"id", 7}, {"revision", update.at("revision")}});
    EXPECT_EQ(client.receive("hint").at("id"), 7);
    client.send({{"type", "act"}, {"id", 8}, {"revision", update.at("revision")}, {"action", "fly to:moon"}});
    EXPECT_EQ(client.receive("refused").at("id"), 8);
}

TEST(Talk, TheOwnerKicksAndTheSecretIsWorthNothing)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "open"});
    const Got joined = post(scene.port(), "/api/v1/tables/" + table.id + "/join",
                            json::object{{"name", "Berta"}, {"invite", table.invite()}});
    const std::string secret = text(joined.json().at("secret"));
    SocketClient berta = scene.greet(table.id, secret);
    berta.receive("update");
    SocketClient owner = scene.greet(table.id, table.secret);
    owner.receive("update");
    owner.send({{"type", "kick"}, {"id", 1}, {"seat", 1}});
    owner.receive("done");
    EXPECT_EQ(berta.receive("error").at("code"), "secret");
    EXPECT_EQ(berta.close_code(), 1008);
    SocketClient again = scene.greet(table.id, secret);
    EXPECT_EQ(again.receive("error").at("code"), "secret");

    const std::string path = "/api/v1/tables/" + table.id + "/seats/1/invite";
    EXPECT_EQ(post(scene.port(), path, json::object{}).error_code(), "role");
    const Got invited = post(scene.port(), path, json::object{}, scene.bearer(table.secret));
    ASSERT_EQ(invited.status, 200u) << invited.body;
    const Got back = post(scene.port(), "/api/v1/tables/" + table.id + "/join",
                          json::object{{"name", "Carla"}, {"invite", invited.json().at("invite")}});
    EXPECT_EQ(back.status, 200u) << back.body;
}

TEST(Talk, ListsRecordsForksAndDeletion)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "open"}, {{"settings", {{"listed", true}}}});
    const json::object open = get(scene.port(), "/api/v1/tables?open").json();
    ASSERT_EQ(open.at("tables").as_array().size(), 1u);
    EXPECT_EQ(text(open.at("tables").at(0).at("id")), table.id);
    EXPECT_FALSE(open.at("tables").at(0).at("owner").as_bool());
    const json::object mine =
        post(scene.port(), "/api/v1/tables/mine", json::object{{"secrets", {table.secret}}}).json();
    EXPECT_EQ(mine.at("tables").at(0).at("yours"), json::array{0});
    EXPECT_TRUE(mine.at("tables").at(0).at("owner").as_bool());
    const std::string path = "/api/v1/tables/" + table.id;
    EXPECT_EQ(post(scene.port(), path + "/join", json::object{{"name", "Stranger"}}).status, 200u);
    EXPECT_TRUE(get(scene.port(), "/api/v1/tables?open").json().at("tables").as_array().empty());

    const NewTable alone = scene.create("market-trading", {"human"});
    ScriptedPlayer player(scene.greet(alone.id, alone.secret), 3);
    player.play(5);
    const std::string own = "/api/v1/tables/" + alone.id;
    const Got record = get(scene.port(), own + "/record", scene.bearer(alone.secret));
    ASSERT_EQ(record.status, 200u) << record.body;
    const Got loaded = post(scene.port(), "/api/v1/tables/load", json::object{{"record", record.body}});
    EXPECT_EQ(loaded.status, 201u) << loaded.body;
    const Got forked = post(scene.port(), own + "/fork", json::object{{"position", 3}}, scene.bearer(alone.secret));
    ASSERT_EQ(forked.status, 201u) << forked.body;
    SocketClient fork = scene.greet(text(forked.json().at("id")), text(forked.json().at("secret")));
    EXPECT_GE(fork.receive("update").at("position").to_number<int>(), 3);

    EXPECT_EQ(request(scene.port(), "DELETE", own).error_code(), "role");
    EXPECT_EQ(request(scene.port(), "DELETE", own, "", scene.bearer(alone.secret)).status, 200u);
    EXPECT_EQ(get(scene.port(), own).error_code(), "table");
}

TEST(Talk, GamesTellAboutThemselves)
{
    const ServerScene scene;
    const json::object games = get(scene.port(), "/api/v1/games").json();
    EXPECT_EQ(games.at("games").as_array().size(), 5u);
    for (const json::value& game : games.at("games").as_array()) {
        const std::string path = "/api/v1/games/" + text(game.at("rule_set"));
        EXPECT_FALSE(get(scene.port(), path).json().at("blurb").as_string().empty());
        EXPECT_FALSE(get(scene.port(), path + "/rules").json().at("rules").as_array().empty());
        EXPECT_FALSE(get(scene.port(), path + "/content").json().at("files").as_object().empty());
    }
    EXPECT_EQ(get(scene.port(), "/api/v1/games/chess").error_code(), "rule_set");
}

TEST(Talk, ATableWithItsOwnContentAndOptionsKeepsThem)
{
    ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human"}, {{"options", {{"market_cap", "5"}}}});
    scene.restart();
    SocketClient client = scene.greet(table.id, table.secret);
    EXPECT_EQ(client.receive("welcome").at("table").at("options").at("market_cap"), "5");
    const Got content = get(scene.port(), "/api/v1/games/market-trading/content?table=" + table.id);
    EXPECT_EQ(content.status, 200u) << content.body;
}

TEST(Talk, HealthAndMetricsAreThere)
{
    const ServerScene scene;
    EXPECT_EQ(get(scene.port(), "/healthz").json().at("status"), "ok");
    EXPECT_THAT(get(scene.port(), "/metrics").body, HasSubstr("tessera_requests_total"));
}

}  // namespace
}  // namespace tessera::server
