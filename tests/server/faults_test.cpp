// What strangers, bad networks and full disks do to a server: each gets a clear answer or a closed connection, and the
// others play on.
#include <gmock/gmock.h>
#include <sys/resource.h>

#include <boost/json.hpp>
#include <fstream>
#include <thread>

#include "store/store.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

// Somebody plays on while somebody else misbehaves.
class Faults : public testing::Test {
protected:
    void expect_others_play_on(const ServerScene& scene)
    {
        const NewTable table = scene.create("market-trading", {"human", "greedy"});
        ScriptedPlayer player(scene.greet(table.id, table.secret), 7);
        EXPECT_EQ(player.play(3), 3u);
    }
};

TEST_F(Faults, MalformedMessagesAreAnsweredWithASentence)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    client.receive("update");
    for (
        const char* message :
        {"", "{", "[]", "null", "{}", R"({"type":"fly"})", R"({"type":"act","id":1})",
         R"({"type":"act","id":1,"revision":-1,"action":"x"})", R"({"type":"act","id":"1","revision":1,"action":"x"})",
         R"({"type":"pause","id":1,"on":true,"more":1})", R"({"type":"hello","protocol":1})", "\"\\ud800\"",
         R"({"type":"why","id":1,"things":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]})"}) {
        client.send_text(message);
        const json::object error = client.receive("error");
        EXPECT_FALSE(error.at("message").as_string().empty()) << message;
    }
    client.send({{"type", "chart"}, {"id", 9}});
    EXPECT_EQ(client.receive("chart").at("id"), 9);
    expect_others_play_on(scene);
}

TEST_F(Faults, AMistakeInHelloEndsTheConnection)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"});
    struct Case {
        const char* message;
        const char* code;
    };
    for (const Case c :
         {Case{"nonsense", "message"}, Case{R"({"type":"chart","id":1})", "message"},
          Case{R"({"type":"hello","protocol":99})", "protocol"},
          Case{R"({"type":"hello","protocol":1,"secret":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})", "secret"}}) {
        SocketClient client = scene.connect(table.id);
        client.send_text(c.message);
        EXPECT_EQ(client.receive("error").at("code"), c.code) << c.message;
        EXPECT_EQ(client.close_code(), 1008) << c.message;
    }
    SocketClient lost = scene.greet("nosuchtable", "");
    EXPECT_EQ(lost.receive("error").at("code"), "table");
    SocketClient strange = scene.greet("x", "");
    EXPECT_EQ(strange.receive("error").at("code"), "table");
}

TEST_F(Faults, GiantMessagesAndBodiesAreNotRead)
{
    const ServerScene scene([](Config& config) { config.max_body_kilobytes = 64; });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    client.receive("update");
    client.send_text(std::string(100'000, 'x'));
    EXPECT_THAT(client.close_code(), testing::AnyOf(1009, 0));  // or cut off in the middle of it
    const Got big = request(scene.port(), "POST", "/api/v1/tables", std::string(70'000, ' '));
    EXPECT_EQ(big.status, 413u);
    RawClient long_header(scene.port());
    long_header.send("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(40'000, 'x') + "\r\n\r\n");
    EXPECT_THAT(long_header.receive_all(), HasSubstr("431"));
    RawClient nonsense(scene.port());
    nonsense.send("this is no request\r\n\r\n");
    EXPECT_THAT(nonsense.receive_all(), HasSubstr("400"));
    expect_others_play_on(scene);
}

TEST_F(Faults, AFloodOfMessagesEndsTheConnection)
{
    const ServerScene scene([](Config& config) { config.messages_per_second = 10; });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    for (int i = 0; i < 100; ++i) client.send({{"type", "chart"}, {"id", i}});
    EXPECT_EQ(client.receive("error").at("code"), "flood");
    EXPECT_EQ(client.close_code(), 1008);
    const ServerScene polite([](Config& config) { config.requests_per_second = 1; });
    unsigned last = 200;
    for (int i = 0; i < 20 && last == 200; ++i) last = get(polite.port(), "/metrics").status;
    EXPECT_EQ(last, 429u);
    expect_others_play_on(scene);
}

// The bytes with which a client asks for a WebSocket.
std::string upgrade(const NewTable& table)
{
    return "GET /api/v1/tables/" + table.id +
           "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
}

// A short text frame with a mask of zeros.
std::string frame(const std::string& text)
{
    return std::string("\x81") + static_cast<char>(0x80 | text.size()) + std::string(4, '\0') + text;
}

TEST_F(Faults, ASlowClientIsDroppedAndOthersPlayOn)
{
    const ServerScene scene([](Config& config) {
        config.max_queue_kilobytes = 64;
        config.messages_per_second = 100'000;
    });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    scene.greet(table.id, table.secret).receive("update");  // now the table is open
    RawClient slow(scene.port());
    slow.send(upgrade(table));
    slow.receive_all(std::chrono::milliseconds(500));  // the answer to the upgrade
    slow.send(frame(R"({"type":"hello","protocol":1})"));
    slow.receive_until(R"("type":"welcome")");
    const auto dropped = [&] {
        return get(scene.port(), "/metrics").body.find("tessera_slow_clients_total 1") != std::string::npos;
    };
    // It asks and asks, and never reads an answer.
    for (int i = 0; i < 10'000; ++i) slow.send(frame(R"({"type":"at","id":1,"position":0})"));
    for (int i = 0; i < 6000 && !dropped(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_TRUE(dropped());
    expect_others_play_on(scene);
}

TEST_F(Faults, AHalfOpenConnectionIsNoticed)
{
    const ServerScene scene([](Config& config) { config.ping_seconds = 1; });
    const NewTable table = scene.create("market-trading", {"human", "human"});
    RawClient silent(scene.port());
    silent.send(upgrade(table));
    EXPECT_TRUE(silent.hung_up(std::chrono::seconds(20)));
    expect_others_play_on(scene);
}

TEST_F(Faults, WhoDripsARequestIsHungUpOn)
{
    const ServerScene scene([](Config& config) { config.request_seconds = 1; });
    RawClient dripping(scene.port());
    dripping.send("GET / HTTP/1.1\r\nHost: loc");
    EXPECT_TRUE(dripping.hung_up(std::chrono::seconds(20)));
    expect_others_play_on(scene);
}

TEST_F(Faults, OneAddressHasSoManyConnections)
{
    const ServerScene scene([](Config& config) { config.max_connections_per_address = 3; });
    std::vector<std::unique_ptr<RawClient>> crowd;
    for (int i = 0; i < 3; ++i) crowd.push_back(std::make_unique<RawClient>(scene.port()));
    RawClient one_too_many(scene.port());
    EXPECT_TRUE(one_too_many.hung_up());
    crowd.clear();
}

TEST_F(Faults, PagesFromElsewhereGetNothing)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"});
    const Headers elsewhere = {{"Origin", "https://evil.example.org"}};
    EXPECT_EQ(get(scene.port(), "/api/v1/games", elsewhere).error_code(), "origin");
    EXPECT_EQ(post(scene.port(), "/api/v1/tables", json::object{}, elsewhere).status, 403u);
    try {
        scene.connect(table.id, elsewhere);
        ADD_FAILURE() << "the upgrade was not refused";
    } catch (const RefusedUpgrade& e) {
        EXPECT_EQ(e.status(), 403u);
    }
    const Got options = request(scene.port(), "OPTIONS", "/api/v1/tables", "", elsewhere);
    EXPECT_EQ(options.status, 403u);
    EXPECT_FALSE(options.headers.contains("access-control-allow-origin"));
    EXPECT_EQ(get(scene.port(), "/api/v1/games", {{"Host", "evil.example.org"}}).status, 421u);
    const Got plain = request(scene.port(), "POST", "/api/v1/tables", "{}", {{"Content-Type", "text/plain"}});
    EXPECT_EQ(plain.status, 415u);
    const Got good = get(scene.port(), "/", {{"Origin", "http://localhost:" + std::to_string(scene.port())}});
    EXPECT_EQ(good.status, 200u);
    EXPECT_THAT(good.headers.at("content-security-policy"), HasSubstr("default-src 'none'"));
}

TEST_F(Faults, PathsThatLeadNowhere)
{
    const ServerScene scene;
    for (const char* path :
         {"/api", "/api/v2/games", "/api/v1/nothing", "/api/v1/tables/../../etc/passwd", "/api/v1/tables/%2e%2e/socket",
          "/api/v1/games/market-trading/other", "/api/v1/tables/abcdefgh/other"})
        EXPECT_EQ(get(scene.port(), path).status, 404u) << path;
    EXPECT_EQ(request(scene.port(), "PUT", "/api/v1/games", "{}").status, 405u);
    EXPECT_EQ(request(scene.port(), "POST", "/api/v1/games", "{}").status, 405u);
    EXPECT_EQ(request(scene.port(), "HEAD", "/").status, 200u);
}

TEST_F(Faults, RequestsThatMakeNoSenseSayWhat)
{
    const ServerScene scene;
    const auto complaint = [&](const json::value& body) {
        const Got got = post(scene.port(), "/api/v1/tables", body);
        return got.status == 201 ? "no complaint" : std::string(got.json().at("error").at("message").as_string());
    };
    const json::array two{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
    EXPECT_THAT(complaint(json::object{{"seats", two}}), HasSubstr("\"rule_set\" is missing"));
    EXPECT_THAT(complaint(json::object{{"rule_set", "market-tradng"}, {"seats", two}}), HasSubstr("market-trading"));
    EXPECT_THAT(complaint(json::object{{"rule_set", "market-trading"}}), HasSubstr("\"seats\""));
    EXPECT_THAT(complaint(json::object{{"rule_set", "market-trading"}, {"seats", two}, {"colour", 1}}),
                HasSubstr("\"colour\" is not known"));
    EXPECT_THAT(complaint(json::object{{"rule_set", "market-trading"}, {"seats", json::array(8, two[0])}}),
                Not(HasSubstr("no complaint")));
    EXPECT_THAT(complaint(json::object{{"rule_set", "market-trading"},
                                       {"seats", {json::object{{"kind", "bot"}, {"level", "genius"}}}}}),
                HasSubstr("genius"));
    EXPECT_THAT(complaint(json::object{{"rule_set", "market-trading"}, {"seats", two}, {"options", {{"x", "1"}}}}),
                HasSubstr("x"));
    EXPECT_THAT(complaint(json::object{{"rule_set", "mine"}, {"seats", two}, {"content", {{"a.toml", "= ="}}}}),
                Not(HasSubstr("no complaint")));
    EXPECT_THAT(complaint(json::array{}), HasSubstr("not a JSON object"));
    EXPECT_EQ(post(scene.port(), "/api/v1/tables/load", json::object{{"record", "{}"}}).status, 400u);
}

TEST_F(Faults, ABrokenDatabaseFileIsNamedAtTheStart)
{
    TemporaryFolder folder;
    Config config;
    config.port = 0;
    config.db = folder.file("games.db");
    std::ofstream(config.db) << std::string(8192, 'x');
    try {
        Server server(config);
        FAIL() << "the broken file was opened";
    } catch (const store::StoreError& e) {
        EXPECT_EQ(e.fault(), store::Fault::Broken);
        EXPECT_THAT(e.what(), HasSubstr("games.db"));
    }
}

TEST_F(Faults, ASecondServerOverTheSameFileIsRefused)
{
    const ServerScene scene;
    Config config;
    config.port = 0;
    config.db = scene.folder().file("games.db");
    try {
        Server server(config);
        FAIL() << "two servers serve one file";
    } catch (const store::StoreError& e) {
        EXPECT_EQ(e.fault(), store::Fault::InUse);
    }
}

TEST_F(Faults, APortThatIsTakenIsNamed)
{
    const ServerScene scene;
    TemporaryFolder folder;
    Config config;
    config.port = scene.port();
    config.db = folder.file("games.db");
    EXPECT_THROW(Server{config}, std::runtime_error);
}

// The limit on the size of files stands for a disk without room.
TEST_F(Faults, AFullDiskRefusesAndGoesOnWhenThereIsRoom)
{
    const ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"});
    ScriptedPlayer player(scene.greet(table.id, table.secret), 7);
    player.play(3);
    const std::uint64_t before = player.revision();

    signal(SIGXFSZ, SIG_IGN);
    rlimit room{};
    getrlimit(RLIMIT_FSIZE, &room);
    const rlimit none{1024, room.rlim_max};
    setrlimit(RLIMIT_FSIZE, &none);
    std::string failure;
    try {
        player.play(1000);
    } catch (const std::runtime_error& e) {
        failure = e.what();
    }
    setrlimit(RLIMIT_FSIZE, &room);
    EXPECT_THAT(failure, HasSubstr("\"store\"")) << failure;

    ScriptedPlayer again(scene.greet(table.id, table.secret), 9);
    EXPECT_EQ(again.play(3), 3u);
    EXPECT_GT(again.revision(), before);
}

TEST_F(Faults, AStoppingServerSaysSo)
{
    ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    client.receive("update");
    scene.stop();
    EXPECT_EQ(client.receive("error").at("code"), "stopping");
    EXPECT_EQ(client.close_code(), 1012);
}

}  // namespace
}  // namespace tessera::server
