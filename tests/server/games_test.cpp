// Whole games of every rule set through the socket, by scripted clients and bots.
#include <gmock/gmock.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/json.hpp>
#include <thread>

#include "apps/server/clock.h"
#include "apps/server/kept_table.h"
#include "engine/registry.h"
#include "store/store.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace asio = boost::asio;
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
    before.vanish();
    scene.restart();
    SocketClient after = scene.greet(table.id, table.secret);
    after.receive_text();
    EXPECT_EQ(shown, after.receive_text());
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, WholeGames, testing::ValuesIn(rule_sets()), [](const auto& rule_set) {
    std::string name = rule_set.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
    return name;
});

TEST(Bots, PlayForWhoeverLooksOn)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"greedy", "greedy", "random"});
    SocketClient spectator = scene.greet(table.id, "");
    json::object seen = spectator.receive("update");
    while (seen.at("over").is_null()) seen = spectator.receive("update");
    EXPECT_EQ(seen.at("phase"), "over");
    EXPECT_EQ(seen.at("over").at("ranking").as_array().size(), 3u);
}

TEST(Bots, GoOnAfterARestartWithoutBeingAskedIfAPersonSitsThere)
{
    ServerScene scene;
    const NewTable table = scene.create("market-trading", {"easy", "easy", "human"});
    scene.restart();
    const auto mine = [&] {
        return post(scene.port(), "/api/v1/tables/mine", json::object{{"secrets", {table.secret}}}).json();
    };
    json::value decider;
    for (int i = 0; i < 2000 && decider != 2; ++i) {
        decider = mine().at("tables").at(0).at("decider");
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_EQ(decider, 2) << "two bots play until it is the turn of the person, though nobody is there";
}

// A table that was founded an hour ago, with a clock of ten seconds: the server finds it when it starts.
TEST(Clocks, ABotTakesOverWhenTimeIsUpEvenIfNobodyIsThere)
{
    ServerScene scene;
    scene.stop();
    {
        const std::shared_ptr<const table::LoadedRuleSet> loaded = table::loaded_rule_set("market-trading");
        table::Header header;
        header.rule_set = "market-trading";
        header.content_fingerprint = loaded->game->content_fingerprint();
        header.seats = {{table::SeatKind::Human, "", "Anna"}, {table::SeatKind::Human, "", "Berta"}};
        header.settings.clock = table::ClockSetting{10, table::TimeOut::Bot};
        const table::Time long_ago = time_now() - 3'600'000;
        table::Table game(loaded, header, 7);
        store::NewTable kept;
        kept.id = "forgotten";
        kept.header = header_text(header);
        kept.content_fingerprint = header.content_fingerprint;
        kept.content = files_of("market-trading", nullptr);
        kept.seed = seed_bytes(7);
        host::settle(game, long_ago, kept.entries);
        kept.status = status_of(game, long_ago);
        ASSERT_TRUE(kept.status.wake);
        store::open_store(scene.folder().file("games.db"))->create(kept);
    }
    scene.restart();
    SocketClient spectator = scene.greet("forgotten", "");
    json::object update = spectator.receive("update");
    const auto bots = [&] {
        return std::count_if(update.at("seats").as_array().begin(), update.at("seats").as_array().end(),
                             [](const json::value& seat) { return seat.at("kind") == "bot"; });
    };
    while (bots() == 0) update = spectator.receive("update");
    EXPECT_EQ(bots(), 1) << "a bot sits down for whoever was to move, and nobody else";
}

// Somebody who listens for notifications.
TEST(Notifications, TellWhoeverIsAwayThatItIsTheirTurn)
{
    asio::io_context context;
    asio::ip::tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
    const std::string hooks = "http://127.0.0.1:" + std::to_string(acceptor.local_endpoint().port()) + "/hooks/";
    const ServerScene scene([&](Config& config) { config.webhooks = {hooks}; });
    const NewTable table = scene.create("market-trading", {"human", "open"});
    const std::string path = "/api/v1/tables/" + table.id;
    const Headers owner = scene.bearer(table.secret);
    EXPECT_EQ(post(scene.port(), path + "/notify", json::object{{"url", "http://127.0.0.1/else"}}, owner).error_code(),
              "webhook");
    EXPECT_EQ(post(scene.port(), path + "/notify", json::object{{"url", hooks + "a"}}).error_code(), "secret");
    ASSERT_EQ(post(scene.port(), path + "/notify", json::object{{"url", hooks + "a"}}, owner).status, 200u);
    const Got joined = post(scene.port(), path + "/join", json::object{{"name", "B"}, {"invite", table.invite()}});
    ASSERT_EQ(joined.status, 200u) << joined.body;

    // Berta plays whenever it is her turn; sooner or later it is that of the owner, who is away.
    std::jthread berta([&] {
        ScriptedPlayer player(scene.greet(table.id, std::string(joined.json().at("secret").as_string())), 3);
        for (int i = 0; i < 1000 && player.last_update().empty(); ++i) player.step();
        while (player.last_update().at("decider") != 0 && player.step()) continue;
    });
    asio::ip::tcp::socket socket = acceptor.accept();
    std::string heard;
    while (heard.find("\"kind\":\"turn\"") == std::string::npos) {
        char bytes[1024];
        heard.append(bytes, socket.read_some(asio::buffer(bytes)));
    }
    EXPECT_THAT(heard, testing::HasSubstr("POST /hooks/a"));
    EXPECT_THAT(heard, testing::HasSubstr(table.id));
    asio::write(socket, asio::buffer(std::string("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")));
}

}  // namespace
}  // namespace tessera::server
