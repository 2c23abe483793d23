// A database that goes away and comes back: nobody is told that something is kept before it is, and nothing is lost.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <thread>

#include "tests/server/scene.h"
#include "tests/support/private_postgres.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

TEST(PostgresGoneForAWhile, WhatWasPlayedMeanwhileIsKeptWhenItIsBack)
{
    PrivatePostgres postgres;
    const std::string where = postgres.new_database();
    ServerScene scene([&](Config& config) { config.db = where; });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    const auto act = [&](const json::object& update) {
        client.send(json::object{{"type", "act"},
                                 {"id", 1},
                                 {"revision", update.at("revision")},
                                 {"action", update.at("actions").at(0).at("action")}});
    };
    act(client.receive("update"));
    client.receive("done");
    const json::object before = client.receive("update");

    postgres.stop();
    act(before);
    while (get(scene.port(), "/metrics").body.find("tessera_commit_failures_total 0") != std::string::npos)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_EQ(get(scene.port(), "/healthz").status, 503u);
    postgres.start();

    // The first word after the update is that it is kept.
    const std::optional<json::object> answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->at("type"), "done") << json::serialize(*answer);
    EXPECT_GT(client.receive("update").at("revision").to_number<int>(), before.at("revision").to_number<int>());
    client.vanish();
    scene.restart();
    SocketClient later = scene.greet(table.id, table.secret);
    EXPECT_GE(later.receive("update").at("revision").to_number<int>(), answer->at("revision").to_number<int>());
}

}  // namespace
}  // namespace tessera::server
