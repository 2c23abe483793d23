// Several servers over one PostgreSQL: whoever comes to the wrong one is carried to the right one, and a table finds
// another server when its own is gone.
#include <gmock/gmock.h>

#include <boost/json.hpp>

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

}  // namespace
}  // namespace tessera::server
