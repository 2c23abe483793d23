// Several servers over one PostgreSQL: whoever comes to the wrong one is carried to the right one, and a table finds
// another server when its own is gone.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <thread>

#include "tests/server/scene.h"
#include "tests/support/store_places.h"

namespace tessera::server {
namespace {

namespace json = boost::json;

class PostgresTwoServers : public testing::Test {
protected:
    std::unique_ptr<ServerScene> server(const std::string& name) const
    {
        return std::make_unique<ServerScene>([&](Config& config) {
            config.db = place_.where();
            config.name = name;
        });
    }

    store::PostgresPlace place_;
};

TEST_F(PostgresTwoServers, ATableIsPlayedThroughBoth)
{
    const std::unique_ptr<ServerScene> first = server("first"), second = server("second");
    const NewTable table = first->create("market-trading", {"human", "open"});
    SocketClient owner = first->greet(table.id, table.secret);
    owner.receive("update");

    const std::string path = "/api/v1/tables/" + table.id;
    const Got joined = post(second->port(), path + "/join", json::object{{"name", "B"}, {"invite", table.invite()}});
    ASSERT_EQ(joined.status, 200u) << joined.body;
    EXPECT_EQ(owner.receive("update").at("phase"), "playing");
    EXPECT_EQ(get(second->port(), path).json().at("table").at("phase"), "playing");

    ScriptedPlayer here(first->greet(table.id, table.secret), 1);
    ScriptedPlayer there(second->greet(table.id, std::string(joined.json().at("secret").as_string())), 2);
    const auto plays = [](ScriptedPlayer& player) {
        return !player.last_update().empty() && !player.last_update().at("actions").as_array().empty();
    };
    here.step(), here.step();
    while (here.last_update().empty()) here.step();
    while (there.last_update().empty()) there.step();
    while (here.acknowledged() + there.acknowledged() < 20 && !here.over()) {
        ScriptedPlayer& next = plays(here) ? here : there;
        ScriptedPlayer& other = plays(here) ? there : here;
        const std::size_t before = next.acknowledged();
        while (next.acknowledged() == before) next.step();
        const std::uint64_t done = next.revision();
        while (next.last_update().at("revision").to_number<std::uint64_t>() < done) next.step();
        const auto now = next.last_update().at("revision").to_number<std::uint64_t>();
        while (other.last_update().at("revision").to_number<std::uint64_t>() < now) other.step();
    }
    EXPECT_GT(there.acknowledged(), 0u);
}

TEST_F(PostgresTwoServers, ATableGoesOnWhenItsServerIsGone)
{
    std::unique_ptr<ServerScene> first = server("first");
    const std::unique_ptr<ServerScene> second = server("second");
    const NewTable table = first->create("market-trading", {"human", "human"});
    std::uint64_t revision = 0;
    {
        ScriptedPlayer player(first->greet(table.id, table.secret), 1);
        player.play(5);
        revision = player.revision();
    }
    SocketClient through_second = second->greet(table.id, table.secret);
    through_second.receive("update");
    first.reset();
    through_second.receive("error");
    ScriptedPlayer again(second->greet(table.id, table.secret), 2);
    EXPECT_EQ(again.play(5), 5u);
    EXPECT_GT(again.revision(), revision);
}

// Exactly one of those that are left takes it up.
TEST_F(PostgresTwoServers, AnExperimentGoesOnWhenItsServerIsGone)
{
    std::unique_ptr<ServerScene> first = server("first");
    const std::unique_ptr<ServerScene> second = server("second"), third = server("third");
    const json::object wish{{"rule_set", "1800"}, {"seats", 3}, {"players", {"medium"}}, {"games", 60}};
    const Got asked = post(first->port(), "/api/v1/experiments", wish);
    ASSERT_EQ(asked.status, 201u) << asked.body;
    const std::string path = "/api/v1/experiments/" + std::string(asked.json().at("id").as_string());
    first.reset();
    const auto running_at = [](const ServerScene& scene) {
        return get(scene.port(), "/metrics").body.find("tessera_experiments_running 1") != std::string::npos;
    };
    bool was_running = false;
    json::object state = get(second->port(), path).json();
    while (state.at("state") == "queued" || state.at("state") == "running") {
        EXPECT_FALSE(running_at(*second) && running_at(*third));
        was_running = was_running || running_at(*second) || running_at(*third);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        state = get(second->port(), path).json();
    }
    EXPECT_EQ(state.at("state"), "done");
    EXPECT_TRUE(was_running);
}

}  // namespace
}  // namespace tessera::server
