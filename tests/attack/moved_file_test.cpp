// The file of the database is deleted, moved away or replaced while people play: nothing is acknowledged that would be
// lost, the server says so, and goes on when the file is back.
#include <gmock/gmock.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <filesystem>
#include <functional>
#include <thread>

#include "tests/attack/effort.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using testing::HasSubstr;

class MovedFile : public testing::Test {
protected:
    MovedFile() { move(client.receive("update")); }

    void move(const json::object& update)
    {
        client.send(json::object{{"type", "act"},
                                 {"id", ++asked},
                                 {"revision", update.at("revision")},
                                 {"action", update.at("actions").at(0).at("action")}});
    }
    // Reads up to the next update in which somebody is asked.
    json::object next_question()
    {
        json::object update = client.receive("update");
        while (update.at("actions").as_array().empty()) update = client.receive("update");
        return update;
    }
    std::uint64_t failures() const
    {
        const std::string text = get(scene.port(), "/metrics").body;
        const std::string name = "\ntessera_commit_failures_total ";
        return std::stoull(text.substr(text.find(name) + name.size()));
    }

    // Does it, plays, undoes it: what was played meanwhile is acknowledged only then.
    void expect_nothing_lost(const std::function<void()>& harm, const std::function<void()>& undo)
    {
        const json::object before = next_question();
        const std::uint64_t failed = failures();
        harm();
        move(before);
        while (failures() == failed) std::this_thread::sleep_for(std::chrono::milliseconds(10));
        // Asked at most every few seconds, it tells of now only when the last answer is forgotten.
        Got health = get(scene.port(), "/healthz");
        while (health.status == 200) {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            health = get(scene.port(), "/healthz");
        }
        EXPECT_EQ(health.status, 503u);
        EXPECT_THAT(health.body, testing::AnyOf(HasSubstr("was moved away or deleted"), HasSubstr("was replaced")));
        EXPECT_EQ(request(scene.port(), "GET", "/api/v1/games").status, 200u);

        undo();
        const std::optional<json::object> answer = client.receive();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->at("type"), "done") << json::serialize(*answer);
        acknowledged = answer->at("revision").to_number<std::uint64_t>();
    }

    void expect_all_is_kept()
    {
        next_question();
        scene.restart();
        SocketClient again = scene.greet(table.id, table.secret);
        EXPECT_FALSE(again.receive("welcome").at("table").as_object().contains("broken_from"));
        EXPECT_GE(again.receive("update").at("revision").to_number<std::uint64_t>(), acknowledged);
    }

    ServerScene scene;
    NewTable table = scene.create("market-trading", {"human", "human"});
    SocketClient client = scene.greet(table.id, table.secret);
    int asked = 0;
    std::uint64_t acknowledged = 0;
    std::string file = scene.folder().file("games.db");
    std::string aside = scene.folder().file("elsewhere");
};

TEST_F(MovedFile, MovedAwayAndBack)
{
    for (int i = 0; i < attack::effort(); ++i)
        expect_nothing_lost([&] { fs::rename(file, aside); }, [&] { fs::rename(aside, file); });
    expect_all_is_kept();
}

TEST_F(MovedFile, DeletedAndBroughtBack)
{
    // Another name for it is what somebody has who can bring a deleted file back.
    fs::create_hard_link(file, aside);
    for (int i = 0; i < attack::effort(); ++i)
        expect_nothing_lost([&] { fs::remove(file); }, [&] { fs::create_hard_link(aside, file); });
    expect_all_is_kept();
}

TEST_F(MovedFile, ReplacedByACopyOfItself)
{
    for (int i = 0; i < attack::effort(); ++i) {
        expect_nothing_lost(
            [&] {
                fs::rename(file, aside);
                fs::copy_file(aside, file);
            },
            [&] { fs::rename(aside, file); });
    }
    expect_all_is_kept();
}

TEST_F(MovedFile, ItsLogMovedAwayAndBack)
{
    for (int i = 0; i < attack::effort(); ++i) {
        expect_nothing_lost([&] { fs::rename(file + "-wal", aside); }, [&] { fs::rename(aside, file + "-wal"); });
    }
    expect_all_is_kept();
}

// Whoever deletes the log of a server that runs loses nothing by stopping the server properly.
TEST_F(MovedFile, ADeletedLogIsCarriedOverWhenTheServerStops)
{
    const json::object before = next_question();
    fs::remove(file + "-wal");
    scene.restart();
    SocketClient again = scene.greet(table.id, table.secret);
    EXPECT_EQ(again.receive("update").at("view"), before.at("view"));
}

}  // namespace
}  // namespace tessera::server
