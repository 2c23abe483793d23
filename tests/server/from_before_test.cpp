// A database that was written before the words changed is served: its table is played on, and what was asked of the lab
// is answered, though the request has its words from before. So is a client that says `eyes` for `viewpoint`.
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <boost/json.hpp>
#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/server/scene.h"
#include "tests/support/places.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

constexpr const char* table = "jn343vepcfxx";
constexpr const char* secret = "SIPi7lGUk-dqRs382OzmVJQXCAkNeY0h1WMttX-utvg";
constexpr const char* experiment = "/api/v1/experiments/q3cr6eyk7q6f";

class FromBefore : public testing::Test {
protected:
    FromBefore()
    {
        const std::ifstream file(source_tree() + "tests/from_before/tables.sqlite.sql");
        std::ostringstream text;
        text << file.rdbuf();
        sqlite3* database = nullptr;
        EXPECT_EQ(sqlite3_open(where().c_str(), &database), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(database, text.str().c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(database);
        sqlite3_close(database);
    }

    std::string where() const { return folder_.file("games.db"); }

private:
    TemporaryFolder folder_;
};

TEST_F(FromBefore, ATableIsPlayedOn)
{
    const ServerScene scene([&](Config& config) { config.db = where(); });
    SocketClient client = scene.greet(table, secret);
    const json::object update = client.receive("update");
    EXPECT_EQ(update.at("revision"), 60);
    EXPECT_EQ(update.at("position"), 58);
    EXPECT_EQ(update.at("viewpoint"), 1);
    EXPECT_EQ(update.at("scores"), (json::array{2, 1}));
    EXPECT_EQ(update.at("log").as_array().back().at("text"), "You took back a decision.");

    const json::value& action = update.at("actions").at(0).at("action");
    client.send(json::object{{"type", "act"}, {"id", 1}, {"revision", 60}, {"action", action}});
    EXPECT_EQ(client.receive("done").at("revision"), 61);
}

TEST_F(FromBefore, AnExperimentGoesOn)
{
    const ServerScene scene([&](Config& config) { config.db = where(); });
    json::object state = get(scene.port(), experiment).json();
    while (state.at("state") == "queued" || state.at("state") == "running") {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        state = get(scene.port(), experiment).json();
    }
    EXPECT_EQ(state.at("state"), "done") << json::serialize(state);
    EXPECT_EQ(state.at("played"), 300);
}

// A client that knows only the name from before sees through the seat that it asks for, and is told by that name.
TEST_F(FromBefore, AClientIsUnderstood)
{
    const ServerScene scene([&](Config& config) { config.db = where(); });
    SocketClient client = scene.greet(table, secret, {{"eyes", 0}});
    EXPECT_EQ(client.receive("welcome").at("you").at("eyes"), 0);
    EXPECT_EQ(client.receive("update").at("eyes"), 0);
    client.send(json::object{{"type", "look"}, {"id", 1}, {"eyes", 1}});
    EXPECT_EQ(client.receive("update").at("eyes"), 1);
    client.send(json::object{{"type", "at"}, {"id", 2}, {"position", 20}, {"eyes", 0}});
    EXPECT_EQ(client.receive("at").at("eyes"), 0);

    const json::object from{{"table", table}, {"position", 58}, {"eyes", 0}};
    const json::object wish{{"from", from}, {"players", {"random"}}, {"games", 2}};
    EXPECT_EQ(post(scene.port(), "/api/v1/experiments", wish, scene.bearer(secret)).status, 201u);
    json::object of_another = wish;
    of_another["from"].as_object()["eyes"] = 7;
    EXPECT_NE(post(scene.port(), "/api/v1/experiments", of_another, scene.bearer(secret)).status, 201u);
}

}  // namespace
}  // namespace tessera::server
