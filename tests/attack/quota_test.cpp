// What one address may keep, and how much of the lobby it gets: strangers who fill the disk and the list of tables.
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <boost/json.hpp>
#include <thread>

#include "engine/content_source.h"
#include "engine/registry.h"
#include "tests/attack/effort.h"
#include "tests/attack/strangers.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* ann = "192.0.2.1";
constexpr const char* ben = "192.0.2.2";

json::object plan(const json::object& more = {})
{
    json::object wish = more;
    wish["rule_set"] = "market-trading";
    wish["seats"] = json::array{json::object{{"kind", "human"}}, json::object{{"kind", "open"}}};
    return wish;
}

json::object listed() { return plan({{"settings", {{"listed", true}}}}); }

Got make(const ServerScene& scene, const char* address, const json::object& wish = plan())
{
    return post(scene.port(), "/api/v1/tables", wish, from(address));
}

// The content of a game with something of the stranger's own in it.
json::object own_content(const std::string& words)
{
    json::object files;
    for (const ContentFile& file : content_from(game_of("market-trading").content))
        files[file.name] = file.text + (file.name == "resources.toml" ? "\n# " + words + "\n" : "");
    return plan({{"content", files}});
}

std::vector<std::string> lobby(const ServerScene& scene)
{
    const json::object list = get(scene.port(), "/api/v1/tables?open").json();
    std::vector<std::string> ids;
    for (const json::value& table : list.at("tables").as_array()) ids.emplace_back(table.at("id").as_string());
    return ids;
}

std::string id_of(const Got& made) { return std::string(made.json().at("id").as_string()); }

// The server sleeps for a day.
void a_day_passes(ServerScene& scene)
{
    scene.stop();
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(scene.folder().file("games.db").c_str(), &database), SQLITE_OK);
    EXPECT_EQ(
        sqlite3_exec(database, "UPDATE heads SET touched = touched - 25 * 3600 * 1000", nullptr, nullptr, nullptr),
        SQLITE_OK)
        << sqlite3_errmsg(database);
    sqlite3_close(database);
    scene.restart();
}

unsigned status_of(const ServerScene& scene, const std::string& table)
{
    return get(scene.port(), "/api/v1/tables/" + table, from(ben)).status;
}

// What goes away does so soon after the start. Asking for the table would have it read, and what is in memory stays for
// the time being; so the server is asked how many went.
bool one_goes_away_within(std::chrono::seconds time, const ServerScene& scene)
{
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
        if (get(scene.port(), "/metrics").body.find("\ntessera_tables_expired_total 1\n") != std::string::npos)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

TEST(Quota, AnAddressHasSoManyTables)
{
    const ServerScene scene(open_to_strangers([](Config& config) { config.max_tables_per_address = 3; }));
    Got last = make(scene, ann);
    for (int i = 1; i < 3; ++i) EXPECT_EQ((last = make(scene, ann)).status, 201u);
    for (int i = 0; i < 10 * attack::effort(); ++i) {
        const Got refused = make(scene, ann);
        ASSERT_EQ(refused.status, 429u);
        EXPECT_EQ(refused.error_code(), "quota");
    }
    EXPECT_EQ(make(scene, ben).status, 201u);
    const std::string secret(last.json().at("secret").as_string());
    Headers owner = from(ann);
    owner["Authorization"] = "Bearer " + secret;
    const Got fork = request(scene.port(), "POST", "/api/v1/tables/" + id_of(last) + "/fork",
                             json::serialize(json::object{{"position", 0}}), owner);
    EXPECT_EQ(fork.status, 429u) << fork.body;
    EXPECT_EQ(request(scene.port(), "DELETE", "/api/v1/tables/" + id_of(last), "", owner).status, 200u);
    EXPECT_EQ(make(scene, ann).status, 201u);
}

TEST(Quota, WhoeverServesOnlyThisMachineHasNone)
{
    const ServerScene scene([](Config& config) {
        config.max_tables_per_address = 1;
        config.max_listed_per_address = 1;
    });
    for (int i = 0; i < 3; ++i) EXPECT_EQ(post(scene.port(), "/api/v1/tables", listed()).status, 201u);
    EXPECT_EQ(lobby(scene).size(), 3u);
}

TEST(Quota, AnAddressKeepsSoMuchContentAndTheSameOnlyOnce)
{
    const ServerScene scene(open_to_strangers([](Config& config) {
        config.visitor_content = "yes";
        config.max_content_megabytes_per_address = 1;
    }));
    const std::string much(400'000, 'x');
    for (int i = 0; i < 5 * attack::effort(); ++i) EXPECT_EQ(make(scene, ann, own_content("a" + much)).status, 201u);
    EXPECT_EQ(make(scene, ann, own_content("b" + much)).status, 201u);
    const Got refused = make(scene, ann, own_content("c" + much));
    EXPECT_EQ(refused.status, 429u);
    EXPECT_EQ(refused.error_code(), "quota");
    EXPECT_THAT(refused.body, HasSubstr("may keep 1 MB"));
    EXPECT_EQ(make(scene, ann).status, 201u) << "the shipped content costs nobody anything";
    EXPECT_EQ(make(scene, ben, own_content("c" + much)).status, 201u);
    // Six tables with 400 KB each, which is kept twice.
    EXPECT_LT(get(scene.port(), "/healthz").json().at("bytes").to_number<std::int64_t>(), 4'000'000);
}

TEST(Quota, AnAddressHasAFewPlacesInTheLobby)
{
    const ServerScene scene(open_to_strangers([](Config& config) {
        config.max_listed_per_address = 3;
        config.max_tables_per_address = 100'000;
    }));
    const std::string first = id_of(make(scene, ben, listed()));
    std::vector<std::string> flood;
    for (int i = 0; i < 20 * attack::effort(); ++i) flood.push_back(id_of(make(scene, ann, listed())));
    EXPECT_THAT(lobby(scene), ElementsAre(flood.back(), flood[flood.size() - 2], flood[flood.size() - 3], first));
}

TEST(Quota, TablesThatNobodyJoinsLeaveTheLobby)
{
    ServerScene scene(open_to_strangers([](Config& config) { config.unvisited_hours = 0; }));
    const std::string old = id_of(make(scene, ann, listed()));
    a_day_passes(scene);
    const std::string fresh = id_of(make(scene, ann, listed()));
    EXPECT_THAT(lobby(scene), ElementsAre(fresh));
    EXPECT_EQ(status_of(scene, old), 200u);
}

// Looking at it in the list, or asking how it stands, is no visit.
TEST(Quota, TablesThatNobodyButTheirMakerCameToGoAway)
{
    ServerScene scene(open_to_strangers());
    const std::string alone = id_of(make(scene, ann, listed()));
    const std::string looked_at = id_of(make(scene, ann));
    const Got made = make(scene, ann);
    const std::string joined = id_of(made);
    SocketClient maker = scene.connect(alone, from(ann));
    maker.send({{"type", "hello"}, {"protocol", 1}});
    maker.receive("update");
    SocketClient spectator = scene.connect(looked_at, from(ben));
    spectator.send({{"type", "hello"}, {"protocol", 1}});
    spectator.receive("update");
    // Somebody of the same household.
    const json::value invite = made.json().at("invites").at(0).at("invite");
    EXPECT_EQ(post(scene.port(), "/api/v1/tables/" + joined + "/join", json::object{{"name", "B"}, {"invite", invite}},
                   from(ann))
                  .status,
              200u);
    status_of(scene, alone);
    lobby(scene);
    a_day_passes(scene);

    EXPECT_TRUE(one_goes_away_within(std::chrono::minutes(2), scene));
    EXPECT_EQ(status_of(scene, alone), 404u);
    EXPECT_EQ(status_of(scene, looked_at), 200u);
    EXPECT_EQ(status_of(scene, joined), 200u);
    EXPECT_EQ(make(scene, ann).status, 201u);
}

TEST(Quota, ATableOfThisMachineStays)
{
    ServerScene scene;
    const NewTable table = scene.create("market-trading", {"human", "human"});
    a_day_passes(scene);
    EXPECT_FALSE(one_goes_away_within(std::chrono::seconds(2), scene));
    EXPECT_EQ(status_of(scene, table.id), 200u);
}

}  // namespace
}  // namespace tessera::server
