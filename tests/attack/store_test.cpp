// Bits that flip in the file of the database, and rows that go missing: nothing of a game is ever lost in silence, and
// what stands before the damage can be looked at.
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include "apps/server/writer.h"
#include "store/store.h"
#include "tests/apps/program.h"
#include "tests/attack/effort.h"
#include "tests/server/scene.h"

namespace tessera::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using testing::HasSubstr;

void execute(const std::string& file, const std::string& sql)
{
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
    sqlite3_busy_timeout(database, 10'000);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
}

// --- Random bits ----------------------------------------------------------------------------------------------------

// A few tables with a few hundred entries, as a server wrote them.
class FlippedBits : public testing::Test {
protected:
    FlippedBits()
    {
        {
            const auto store = store::open_store(file);
            for (int i = 0; i < 8; ++i) store->create(new_table(i));
            for (std::int64_t revision = 0; revision < 150; revision += 3)
                for (int i = 0; i < 8; ++i) EXPECT_TRUE(store->append(three_entries(i, revision)).done());
        }
        const auto store = store::open_store(file, {.access = store::Access::Look});
        for (int i = 0; i < 8; ++i) whole[id_of(i)] = *store->load(id_of(i));
    }

    static std::string id_of(int table) { return "table" + std::to_string(table); }
    static store::NewTable new_table(int i)
    {
        store::NewTable table;
        table.id = id_of(i);
        table.header = R"({"rule_set":"dice-race","seats":["Anna","Berta","Carl"]})";
        table.content_fingerprint = 7;
        table.content = {{"dice-race.toml", "sides = 6\n"}};
        table.seed = "01234567";
        table.secrets = {{std::string(32, 'o'), store::Role::Owner, store::no_seat},
                         {std::string(32, 's'), store::Role::Seat, i % 3}};
        return table;
    }
    static store::Append three_entries(int table, std::int64_t revision)
    {
        store::Append append;
        append.table = id_of(table);
        append.first_revision = revision;
        for (int k = 0; k < 3; ++k)
            append.entries.push_back(R"({"at":1700000000,"act":{"seat":1,"action":"roll )" +
                                     std::to_string(revision * 7 + k) + "\"}}");
        append.status =
            store::Status{store::Phase::Running, 0, true, R"({"position":)" + std::to_string(revision) + "}"};
        return append;
    }

    // Whatever is there is as it was, or says that it is not.
    void expect_no_silence(const std::string& damaged, const std::string& what) const
    {
        try {
            const auto store = store::open_store(damaged);
            for (const auto& [id, before] : whole) expect_no_silence(*store, before, what);
        } catch (const store::StoreError& e) {
            EXPECT_EQ(e.fault(), store::Fault::Broken) << what << ": " << e.what();
        }
    }
    static void expect_no_silence(store::Store& store, const store::StoredTable& before, const std::string& what)
    {
        std::optional<store::StoredTable> now;
        try {
            now = store.load(before.id);
        } catch (const store::StoreError& e) {
            EXPECT_EQ(e.fault(), store::Fault::Broken) << what << ": " << e.what();
            return;
        }
        // A table that is not found any more is found missing by an examination.
        if (!now) {
            EXPECT_FALSE(store.examine().is_whole()) << what;
            return;
        }
        ASSERT_LE(now->entries.size(), before.entries.size()) << what;
        EXPECT_TRUE(std::equal(now->entries.begin(), now->entries.end(), before.entries.begin())) << what;
        for (const store::Secret& secret : now->secrets) EXPECT_THAT(before.secrets, testing::Contains(secret)) << what;
        if (now->damage) {
            EXPECT_EQ(now->damage->from, static_cast<std::int64_t>(now->entries.size())) << what;
            return;
        }
        EXPECT_EQ(now->entries.size(), before.entries.size()) << what;
        EXPECT_EQ(now->secrets, before.secrets) << what;
        EXPECT_EQ(now->header, before.header) << what;
        EXPECT_EQ(now->seed, before.seed) << what;
        EXPECT_EQ(now->created, before.created) << what;
    }

    TemporaryFolder folder;
    std::string file = folder.file("games.db");
    std::map<std::string, store::StoredTable> whole;
    std::mt19937_64 random{20260};
};

TEST_F(FlippedBits, NeverShortenAGameInSilence)
{
    const auto size = static_cast<std::streamoff>(fs::file_size(file));
    for (int i = 0; i < 30 * attack::effort(); ++i) {
        const std::string damaged = folder.file("damaged" + std::to_string(i) + ".db");
        fs::copy_file(file, damaged);
        std::string what = "flipped";
        {
            std::fstream bytes(damaged, std::ios::in | std::ios::out | std::ios::binary);
            // The head of a page, where few bits mean many rows, as often as any place.
            for (int flips = 1 + static_cast<int>(random() % 3); flips > 0; --flips) {
                std::streamoff at = static_cast<std::streamoff>(random() % static_cast<std::uint64_t>(size));
                if (random() % 2 == 0) at = at / 4096 * 4096 + static_cast<std::streamoff>(random() % 12);
                const auto bit = static_cast<unsigned>(random() % 8);
                bytes.seekg(at);
                const int before = bytes.get();
                bytes.seekp(at);
                bytes.put(static_cast<char>(static_cast<unsigned>(before) ^ (1u << bit)));
                what += " bit " + std::to_string(bit) + " of byte " + std::to_string(at);
            }
        }
        expect_no_silence(damaged, what);
        for (const char* tail : {"", "-wal", "-shm", ".lock"}) fs::remove(damaged + tail);
    }
}

TEST_F(FlippedBits, NeverShortenAGameInSilenceWhenPagesAreSwapped)
{
    const std::size_t page = 4096;
    const std::size_t pages = fs::file_size(file) / page;
    for (int i = 0; i < 10 * attack::effort(); ++i) {
        std::string bytes = read_whole(file);
        const std::size_t a = 1 + random() % (pages - 1);
        const std::size_t b = 1 + random() % (pages - 1);
        std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(a * page),
                         bytes.begin() + static_cast<std::ptrdiff_t>((a + 1) * page),
                         bytes.begin() + static_cast<std::ptrdiff_t>(b * page));
        const std::string damaged = folder.file("swapped" + std::to_string(i) + ".db");
        std::ofstream(damaged, std::ios::binary) << bytes;
        expect_no_silence(damaged, "pages " + std::to_string(a) + " and " + std::to_string(b));
        for (const char* tail : {"", "-wal", "-shm", ".lock"}) fs::remove(damaged + tail);
    }
}

TEST_F(FlippedBits, OfOneTableKeepNoOtherFromBeingWritten)
{
    const auto store = store::open_store(file);
    execute(file, "UPDATE heads SET revision = 'many' WHERE number = 3");
    Metrics metrics;
    std::map<std::string, Written> outcomes;
    {
        Writer writer(*store, metrics);
        // All of them go into one commit.
        for (int i = 0; i < 8; ++i)
            writer.append(three_entries(i, 150), Haste::Soon,
                          [&outcomes, i](const Written& outcome) { outcomes[id_of(i)] = outcome; });
        writer.stop();
    }
    for (int i = 0; i < 8; ++i) EXPECT_EQ(outcomes[id_of(i)].done, i != 2) << outcomes[id_of(i)].message;
}

// --- A damaged table at a server ------------------------------------------------------------------------------------

class DamagedTable : public testing::Test {
protected:
    DamagedTable()
    {
        ScriptedPlayer player(scene.greet(table.id, table.secret), 7);
        player.play(12);
        last = player.last_update();
    }
    std::string here() const { return "number = (SELECT number FROM tables WHERE id = '" + table.id + "')"; }
    std::string path(const std::string& what = "") const { return "/api/v1/tables/" + table.id + what; }
    void damage(const std::string& sql)
    {
        scene.stop();
        execute(file, sql);
        scene.restart();
    }
    static json::object ask(SocketClient& client, const json::object& request)
    {
        client.send(request);
        for (;;) {
            const std::optional<json::object> answer = client.receive();
            if (!answer) return {{"type", "closed"}};
            if (answer->contains("id")) return *answer;
        }
    }

    ServerScene scene;
    std::string file = scene.folder().file("games.db");
    NewTable other = scene.create("market-trading", {"human", "human"});
    NewTable table = scene.create("market-trading", {"human", "human"});
    json::object last;
};

TEST_F(DamagedTable, IsAReplayUpToTheDamageAndTakesNothingMore)
{
    damage("DELETE FROM entries WHERE revision = 9 AND " + here());

    SocketClient client = scene.greet(table.id, table.secret);
    EXPECT_EQ(client.receive("welcome").at("table").at("broken_from"), 10);
    const json::object update = client.receive("update");
    EXPECT_EQ(update.at("phase"), "broken");
    EXPECT_EQ(update.at("revision"), 9);
    EXPECT_TRUE(update.at("actions").as_array().empty());
    EXPECT_THAT(std::string(update.at("prompt").as_string()), HasSubstr("damaged from its entry 10 on"));

    EXPECT_EQ(ask(client, {{"type", "at"}, {"id", 1}, {"position", 3}}).at("type"), "at");
    for (const json::object& request :
         {json::object{{"type", "act"}, {"id", 2}, {"revision", 9}, {"action", "pass"}},
          json::object{{"type", "pause"}, {"id", 3}, {"on", true}},
          json::object{{"type", "resign"}, {"id", 4}, {"seat", 0}},
          json::object{{"type", "undo"}, {"id", 5}, {"revision", 9}},
          json::object{{"type", "kick"}, {"id", 6}, {"seat", 1}}, json::object{{"type", "close"}, {"id", 7}},
          json::object{{"type", "settings"}, {"id", 8}, {"settings", {{"hints", false}}}}})
        EXPECT_EQ(ask(client, request).at("code"), "broken") << json::serialize(request);
    EXPECT_EQ(
        post(scene.port(), path("/notify"), json::object{{"url", nullptr}}, scene.bearer(table.secret)).error_code(),
        "broken");

    // What is there can be taken elsewhere, the others play on, and the owner may throw it away.
    const Got fork = post(scene.port(), path("/fork"), json::object{{"position", 3}}, scene.bearer(table.secret));
    EXPECT_EQ(fork.status, 201u) << fork.body;
    ScriptedPlayer neighbour(scene.greet(other.id, other.secret), 3);
    EXPECT_EQ(neighbour.play(3), 3u);
    EXPECT_EQ(request(scene.port(), "DELETE", path(), "", scene.bearer(table.secret)).status, 200u);
}

TEST_F(DamagedTable, IsNoticedWhilePeopleSitThere)
{
    SocketClient client = scene.greet(table.id, table.secret);
    client.receive("welcome");
    const json::object update = client.receive("update");
    const auto revision = update.at("revision").to_number<std::int64_t>();
    execute(file, "UPDATE heads SET revision = revision - 1 WHERE " + here() +
                      ";DELETE FROM entries WHERE revision = " + std::to_string(revision - 1) + " AND " + here());

    client.send({{"type", "pause"}, {"id", 1}, {"on", true}});
    client.send({{"type", "settings"}, {"id", 2}, {"settings", {{"hints", false}}}});
    EXPECT_EQ(client.receive("welcome").at("table").at("broken_from"), revision);
    EXPECT_EQ(client.receive("update").at("phase"), "broken");
}

TEST_F(DamagedTable, WhoMaySpeakLooksOnWhenThatIsNotCertain)
{
    damage("DELETE FROM secrets WHERE seat = 0 AND role = 1 AND " + here());
    SocketClient client = scene.greet(table.id, table.secret);
    const json::object welcome = client.receive("welcome");
    EXPECT_TRUE(welcome.at("you").at("seats").as_array().empty());
    EXPECT_FALSE(welcome.at("you").at("owner").as_bool());
    EXPECT_TRUE(welcome.at("table").as_object().contains("broken_from"));
    EXPECT_EQ(client.receive("update").at("phase"), "broken");
}

TEST_F(DamagedTable, AHeaderThatMakesNoSenseIsSaid)
{
    damage("UPDATE tables SET header = substr(header, 5) WHERE " + here());
    SocketClient client = scene.greet(table.id, table.secret);
    EXPECT_THAT(std::string(client.receive("error").at("message").as_string()), HasSubstr("damaged"));
    EXPECT_EQ(get(scene.port(), path()).error_code(), "broken");
}

TEST_F(DamagedTable, ALineOfTheListThatMakesNoSenseHidesNoOther)
{
    damage("UPDATE heads SET summary = substr(summary, 3) WHERE " + here());
    const Got got = post(scene.port(), "/api/v1/tables/mine", json::object{{"secrets", {other.secret, table.secret}}});
    ASSERT_EQ(got.status, 200u) << got.body;
    ASSERT_EQ(got.json().at("tables").as_array().size(), 1u);
    EXPECT_EQ(got.json().at("tables").as_array()[0].at("id").as_string(), other.id.c_str());
}

TEST_F(DamagedTable, IsNamedByABackup)
{
    const Ran good = run_program({"backup", scene.folder().file("good.db"), "--db", file});
    EXPECT_EQ(good.exit_code, 0) << good.err;
    EXPECT_THAT(good.out, HasSubstr("tables 2, damaged 0"));

    execute(file, "UPDATE entries SET text = replace(text, ':', ';') WHERE revision = 4 AND " + here());
    const Ran bad = run_program({"backup", scene.folder().file("bad.db"), "--db", file});
    EXPECT_EQ(bad.exit_code, 1);
    EXPECT_THAT(bad.err, HasSubstr("table " + table.id + ": from entry 5 on"));
    EXPECT_THAT(bad.err, testing::Not(HasSubstr(other.id)));
    EXPECT_TRUE(fs::exists(scene.folder().file("bad.db")));
}

}  // namespace
}  // namespace tessera::server
