// What one address may cost in work, and that it costs the others nothing. quota_test.cpp is about what it may keep.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <thread>

#include "apps/server/limits.h"
#include "tests/attack/effort.h"
#include "tests/attack/strangers.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

SocketClient greet(const ServerScene& scene, const NewTable& table, const std::string& address,
                   const std::string& secret = "")
{
    SocketClient client = scene.connect(table.id, from(address));
    json::object hello{{"type", "hello"}, {"protocol", 1}};
    if (!secret.empty()) hello["secret"] = secret;
    client.send(hello);
    return client;
}

std::int64_t position_of(const ServerScene& scene, const NewTable& table)
{
    const json::object summary =
        post(scene.port(), "/api/v1/tables/mine", json::object{{"secrets", {table.secret}}}).json();
    return summary.at("tables").at(0).at("position").to_number<std::int64_t>();
}

TEST(Costs, AVisitorIsAnAddressAndWithIPv6AHousehold)
{
    EXPECT_EQ(visitor_at("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(visitor_at("192.0.2.7:4711"), "192.0.2.7");
    EXPECT_EQ(visitor_at("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(visitor_at("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(visitor_at("[2001:DB8:1:2:ffff::1]:443"), "2001:db8:1:2::/64");
    EXPECT_NE(visitor_at("2001:db8:1:3::1"), visitor_at("2001:db8:1:2::1"));
    EXPECT_EQ(visitor_at("fe80::1%eth0"), "fe80::/64");
    EXPECT_LE(visitor_at(std::string(10'000, 'x')).size(), 64u);
}

TEST(Costs, ManyAddressesOfOneHouseholdAreOneVisitor)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.tables_per_minute = 3; }));
    const json::object wish{{"rule_set", "market-trading"}, {"seats", {json::object{{"kind", "human"}}}}};
    const auto ask = [&](const std::string& address) {
        return post(scene.port(), "/api/v1/tables", wish, from(address)).status;
    };
    for (const char* address : {"2001:db8::1", "2001:db8::2", "2001:db8::3:4"}) EXPECT_EQ(ask(address), 201u);
    EXPECT_EQ(ask("2001:db8::5"), 429u);
    EXPECT_EQ(ask("2001:db8:0:1::5"), 201u);
}

// Nobody sits there, and nobody looks on.
TEST(Costs, BotsWaitForSomebody)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"greedy", "greedy", "greedy"});
    const std::int64_t begun = position_of(scene, table);
    for (int i = 0; i < 5 * attack::effort(); ++i) {
        EXPECT_EQ(get(scene.port(), "/api/v1/tables/" + table.id).status, 200u);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(position_of(scene, table), begun);

    // Who looks on sees them play, and while nobody does they stop again.
    SocketClient spectator = scene.greet(table.id, "");
    while (spectator.receive("update").at("position").to_number<std::int64_t>() < begun + 20) continue;
    spectator.vanish();
    std::int64_t before = 0, now = position_of(scene, table);
    do {
        before = now;
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        now = position_of(scene, table);
    } while (now != before);
    EXPECT_FALSE(get(scene.port(), "/api/v1/tables/" + table.id).json().at("table").at("decider").is_null());
}

// Whoever sits there finds the bots' moves done when they are back.
TEST(Costs, BotsPlayUpToTheDecisionOfAPersonWhoIsAway)
{
    ServerScene scene;
    const NewTable table = scene.create("market-trading", {"greedy", "greedy", "human"});
    scene.restart();
    const auto decider = [&] {
        return get(scene.port(), "/api/v1/tables/" + table.id).json().at("table").at("decider");
    };
    while (decider() != 2) std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

// A table whose game has come so far that a hint takes a while.
NewTable table_to_think_about(const ServerScene& scene)
{
    const NewTable table = scene.create("1800", {"human", "human"});
    ScriptedPlayer(greet(scene, table, "192.0.2.1", table.secret), 1).play(40);
    return table;
}

// Somebody at a table where it is their turn, and who is shown how it stands.
struct Asking {
    Asking(const ServerScene& scene, const NewTable& table, const std::string& address)
        : client(greet(scene, table, address, table.secret)), revision(client.receive("update").at("revision"))
    {
    }
    void ask() { client.send({{"type", "hint"}, {"id", 1}, {"revision", revision}}); }
    // `hint`, or the code of an error.
    std::string answer()
    {
        for (;;) {
            const json::object message = client.receive().value();
            const std::string type(message.at("type").as_string());
            if (type == "hint") return type;
            if (type == "error") return std::string(message.at("code").as_string());
        }
    }
    SocketClient client;
    json::value revision;
};

int hints_for(std::vector<Asking>& asking)
{
    for (Asking& one : asking) one.ask();
    int hints = 0;
    for (Asking& one : asking) {
        const std::string answer = one.answer();
        EXPECT_THAT(answer, testing::AnyOf("hint", "busy"));
        hints += answer == "hint";
    }
    return hints;
}

TEST(Costs, OneHintAtATimeForASeatHoweverManySocketsAsk)
{
    const ServerScene scene;
    const NewTable table = table_to_think_about(scene);
    std::vector<Asking> asking;
    for (int i = 0; i < 10; ++i) asking.emplace_back(scene, table, "192.0.2.1");
    // One may have come before the last of them asked.
    const int hints = hints_for(asking);
    EXPECT_GE(hints, 1);
    EXPECT_LE(hints, 3);
    asking.front().ask();
    EXPECT_EQ(asking.front().answer(), "hint");
}

TEST(Costs, AnAddressMayWaitForAFewHints)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.max_hints_per_address = 2; }));
    std::vector<NewTable> tables;
    std::vector<Asking> asking;
    for (int i = 0; i < 5; ++i) {
        tables.push_back(table_to_think_about(scene));
        asking.emplace_back(scene, tables.back(), "192.0.2.1");
    }
    const int hints = hints_for(asking);
    EXPECT_GE(hints, 2);
    EXPECT_LE(hints, 4);
    // What came is forgotten, and others were never concerned.
    asking.front().ask();
    EXPECT_EQ(asking.front().answer(), "hint");
    Asking other(scene, tables.back(), "192.0.2.2");
    other.ask();
    EXPECT_EQ(other.answer(), "hint");
}

TEST(Costs, AnAddressHasSoManyConnectionsToATable)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.max_sockets_per_table = 3; }));
    const NewTable table = scene.create("market-trading", {"human", "human"});
    std::vector<SocketClient> clients;
    for (int i = 0; i < 3; ++i) {
        clients.push_back(greet(scene, table, "192.0.2.1"));
        clients.back().receive("update");
    }
    SocketClient fourth = greet(scene, table, "192.0.2.1");
    EXPECT_THAT(json::serialize(*fourth.receive()), testing::HasSubstr("has 3 connections to this table"));
    greet(scene, table, "192.0.2.2").receive("update");
    clients.pop_back();
    // The table hears of it a moment later.
    for (bool welcome = false; !welcome;) welcome = greet(scene, table, "192.0.2.1").receive()->at("type") == "welcome";
}

}  // namespace
}  // namespace tessera::server
