// `tessera serve`, `tessera backup` and `tessera restore` as an operator uses them.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <fstream>

#include "tests/apps/program.h"
#include "tests/server/running_program.h"
#include "tests/server/scene.h"
#include "tests/support/places.h"

namespace tessera::server {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

TEST(ServeCommand, HelpsAndComplains)
{
    const Ran help = run_program({"serve", "--help"});
    EXPECT_EQ(help.exit_code, 0);
    for (const Setting& setting : all_settings()) EXPECT_THAT(help.out, HasSubstr(setting.flag()));

    const auto complaint = [](const Arguments& arguments) {
        const Ran ran = run_program(arguments);
        EXPECT_EQ(ran.exit_code, 2) << ran.err;
        return ran.err;
    };
    EXPECT_THAT(complaint({"serve", "--prot", "1"}), HasSubstr("did you mean \"--port\"?"));
    EXPECT_THAT(complaint({"serve", "--port", "x"}), HasSubstr("--port"));
    EXPECT_THAT(complaint({"serve", "--config", "/nowhere.toml"}), HasSubstr("/nowhere.toml"));
    EXPECT_THAT(complaint({"serve", "--address", "moon", "--db", scratch_path("moon.db")}), HasSubstr("moon"));
    EXPECT_THAT(complaint({"serve", "--page", "/nowhere", "--db", scratch_path("page.db")}), HasSubstr("index.html"));
    const Ran nowhere = run_program({"serve", "--db", "/nowhere/games.db"});
    EXPECT_EQ(nowhere.exit_code, 1);
    EXPECT_THAT(nowhere.err, HasSubstr("/nowhere/games.db"));
}

TEST(ServeCommand, StopsWhenAskedAndSaysWhereTheGamesAre)
{
    TemporaryFolder folder;
    RunningProgram program(tessera_program(), {"--port", "0", "--db", folder.file("games.db")});
    EXPECT_THAT(program.greeting(), HasSubstr(folder.file("games.db")));
    EXPECT_EQ(get(program.port(), "/healthz").status, 200u);
    EXPECT_EQ(program.stop(), 0);
}

// The next update in which a person is asked: what happens by itself has happened.
json::object next_question(SocketClient& client)
{
    json::object update = client.receive("update");
    while (update.at("actions").as_array().empty()) update = client.receive("update");
    return update;
}

TEST(BackupCommand, CopiesWhileTheServerRunsAndRestores)
{
    TemporaryFolder folder;
    NewTable table;
    json::object before;
    {
        RunningProgram program(tessera_program(), {"--port", "0", "--db", folder.file("games.db")});
        table = create_table_at(program.port(), "market-trading", {"human", "human"});
        SocketClient client = greet_at(program.port(), table.id, table.secret);
        before = next_question(client);
        client.send({{"type", "act"},
                     {"id", 1},
                     {"revision", before.at("revision")},
                     {"action", before.at("actions").at(0).at("action")}});
        client.receive("done");
        before = next_question(client);
        const Ran backup = run_program({"backup", folder.file("copy.db"), "--db", folder.file("games.db")});
        EXPECT_EQ(backup.exit_code, 0) << backup.err;
        const Ran again = run_program({"backup", folder.file("copy.db"), "--db", folder.file("games.db")});
        EXPECT_EQ(again.exit_code, 1);
        EXPECT_THAT(again.err, HasSubstr("copy.db"));
    }
    const Ran restore = run_program({"restore", folder.file("copy.db"), "--db", folder.file("new.db")});
    EXPECT_EQ(restore.exit_code, 0) << restore.err;
    RunningProgram program(tessera_program(), {"--port", "0", "--db", folder.file("new.db")});
    SocketClient client = greet_at(program.port(), table.id, table.secret);
    EXPECT_EQ(next_question(client).at("view"), before.at("view"));
}

}  // namespace
}  // namespace tessera::server
