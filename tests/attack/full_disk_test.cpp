// No room on the disk, for the real program in a process of its own. A limit on the size of files stands for the full
// disk; beyond it, a process that does not care is killed by a signal.
#include <gmock/gmock.h>
#include <sys/resource.h>

#include <boost/json.hpp>
#include <csignal>
#include <thread>

#include "tests/apps/program.h"
#include "tests/server/running_program.h"
#include "tests/server/scene.h"
#include "tests/support/places.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

constexpr rlim_t hardly_anything = 1024;

void limit(pid_t process, rlim_t bytes)
{
    rlimit room{};
    ASSERT_EQ(prlimit(process, RLIMIT_FSIZE, nullptr, &room), 0);
    room.rlim_cur = bytes == RLIM_INFINITY ? room.rlim_max : bytes;
    ASSERT_EQ(prlimit(process, RLIMIT_FSIZE, &room, nullptr), 0);
}

class FullDisk : public testing::Test {
protected:
    FullDisk() { signal(SIGXFSZ, SIG_DFL); }

    void start() { program = std::make_unique<RunningProgram>(tessera_program(), arguments); }
    // A child begins with the limits of its parent.
    void start_without_room()
    {
        limit(0, hardly_anything);
        start();
        limit(0, RLIM_INFINITY);
    }

    static json::object next_question(SocketClient& client)
    {
        json::object update = client.receive("update");
        while (update.at("actions").as_array().empty()) update = client.receive("update");
        return update;
    }
    // The answer to an action.
    static json::object act(SocketClient& client, const json::object& update)
    {
        client.send(json::object{{"type", "act"},
                                 {"id", 1},
                                 {"revision", update.at("revision")},
                                 {"action", update.at("actions").at(0).at("action")}});
        for (;;) {
            const std::optional<json::object> answer = client.receive();
            if (!answer) return {{"type", "closed"}};
            if (answer->contains("id")) return *answer;
        }
    }
    void wait_until_healthy() const
    {
        while (get(program->port(), "/healthz").status != 200)
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
    // Everything can be looked at and nothing changed; and when there is room, it goes on.
    void expect_to_read_only(const json::object& before)
    {
        SocketClient client = greet_at(program->port(), table.id, table.secret);
        const json::object update = next_question(client);
        EXPECT_EQ(update.at("view"), before.at("view"));
        EXPECT_EQ(update.at("revision"), before.at("revision"));
        EXPECT_EQ(act(client, update).at("code"), "store");
        const Got health = get(program->port(), "/healthz");
        EXPECT_EQ(health.status, 503u);
        EXPECT_THAT(health.body, HasSubstr("make room on the disk"));
        EXPECT_EQ(get(program->port(), "/api/v1/tables/" + table.id).status, 200u);
        EXPECT_EQ(post(program->port(), "/api/v1/tables/mine", json::object{{"secrets", {table.secret}}})
                      .json()
                      .at("tables")
                      .as_array()
                      .size(),
                  1u);

        limit(program->process(), RLIM_INFINITY);
        wait_until_healthy();
        SocketClient again = greet_at(program->port(), table.id, table.secret);
        EXPECT_EQ(act(again, next_question(again)).at("type"), "done");
    }

    TemporaryFolder folder;
    Arguments arguments = {"--port", "0", "--db", folder.file("games.db")};
    std::unique_ptr<RunningProgram> program;
    NewTable table;

    json::object play_a_little()
    {
        start();
        table = create_table_at(program->port(), "market-trading", {"human", "human"});
        SocketClient client = greet_at(program->port(), table.id, table.secret);
        EXPECT_EQ(act(client, next_question(client)).at("type"), "done");
        return next_question(client);
    }
};

TEST_F(FullDisk, IsToldAndNotDiedOf)
{
    const json::object before = play_a_little();
    limit(program->process(), hardly_anything);
    expect_to_read_only(before);
    EXPECT_EQ(program->stop(), 0);
}

TEST_F(FullDisk, AServerThatWasStoppedStartsAndShowsWhatIsKept)
{
    const json::object before = play_a_little();
    EXPECT_EQ(program->stop(), 0);
    start_without_room();
    expect_to_read_only(before);
    EXPECT_EQ(program->stop(), 0);
}

TEST_F(FullDisk, AServerThatWasKilledStartsAndShowsWhatIsKept)
{
    const json::object before = play_a_little();
    program->kill();
    start_without_room();
    expect_to_read_only(before);
    // What was written since there is room survives the next death as well.
    program->kill();
    start();
    SocketClient client = greet_at(program->port(), table.id, table.secret);
    EXPECT_GT(next_question(client).at("revision").to_number<int>(), before.at("revision").to_number<int>());
}

TEST_F(FullDisk, ANewStoreNeedsRoomAndSaysSo)
{
    limit(0, hardly_anything);
    const Ran ran = run_program({"serve", "--port", "0", "--db", folder.file("new.db")});
    limit(0, RLIM_INFINITY);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("make room on the disk"));
}

TEST_F(FullDisk, ABackupNeedsRoomAndSaysSo)
{
    play_a_little();
    EXPECT_EQ(program->stop(), 0);
    limit(0, hardly_anything);
    const Ran ran = run_program({"backup", folder.file("copy.db"), "--db", folder.file("games.db")});
    limit(0, RLIM_INFINITY);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("make room on the disk"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("copy.db")));
}

}  // namespace
}  // namespace tessera::server
