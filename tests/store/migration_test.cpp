// Stores of every earlier version are brought up to date, and keep what they kept.
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <fstream>
#include <sstream>

#include "tests/support/places.h"
#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::ElementsAre;

std::string old_version(const std::string& name)
{
    const std::ifstream file(source_tree() + "tests/store/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void write_sqlite(const std::string& path, const std::string& sql)
{
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
}

void expect_old_table(Store& store)
{
    const auto table = store.load("old");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->seed, std::string("\0s", 2));
    EXPECT_THAT(table->entries, ElementsAre("one", "two"));
    EXPECT_THAT(table->secrets, ElementsAre(Secret{"ha", Role::Owner, no_seat}));
    EXPECT_EQ(table->status, (Status{Phase::Running, 0, true, "s", at(3000)}));
    EXPECT_EQ(store.content(table->content_fingerprint).at(0).text, "sides = 6");
    EXPECT_EQ(store.check().version, 4);
    EXPECT_FALSE(table->damage);
    EXPECT_THAT(store.examine().damaged, testing::IsEmpty());

    // And what came later works.
    ASSERT_TRUE(store.own("old").mine());
    Append append = moves("old", 2, {"three"});
    append.notify = {{0, "webhook", "https://here", "{}"}};
    EXPECT_TRUE(store.append(append).done());
    store.create_experiment({"e", "{}", ExperimentState::Waiting, "", at(1), at(1)});
    store.create(new_table("new"));
    EXPECT_THAT(ids_of(store.list({})), ElementsAre("new", "old"));
}

TEST(SqliteMigration, BringsVersion1UpToDate)
{
    const SqlitePlace place;
    write_sqlite(place.where(), old_version("version_1.sqlite.sql"));
    expect_old_table(*open_store(place.where()));
    EXPECT_EQ(open_store(place.where())->load("old")->entries.size(), 3u);
}

// A backup is made before anything is changed, also by a later program.
TEST(SqliteMigration, ABackupOfVersion1IsBroughtUpToDateWhenItIsServed)
{
    const SqlitePlace place;
    const SqlitePlace restored;
    const TemporaryFolder folder;
    write_sqlite(place.where(), old_version("version_1.sqlite.sql"));
    open_store(place.where(), {.access = Access::Look})->backup(folder.file("backup.db"));
    restore_store(folder.file("backup.db"), restored.where());
    expect_old_table(*open_store(restored.where()));
}

// What was lost before entries were chained stays lost, and is told.
void expect_chained(Store& store)
{
    EXPECT_EQ(store.check().version, 4);
    const auto old = store.load("old");
    ASSERT_TRUE(old);
    EXPECT_FALSE(old->damage);
    EXPECT_THAT(old->entries, ElementsAre("one", "two"));
    EXPECT_EQ(old->notifications.size(), 1u);
    EXPECT_THAT(store.load("gap")->entries, ElementsAre("one", "two"));
    EXPECT_EQ(store.load("gap")->damage->from, 2);
    EXPECT_EQ(store.load("short")->damage->from, 1);
    EXPECT_THAT(store.examine().damaged,
                ElementsAre(testing::Field(&DamagedTable::id, "gap"), testing::Field(&DamagedTable::id, "short")));
    ASSERT_TRUE(store.own("old").mine());
    EXPECT_TRUE(store.append(moves("old", 2, {"three"})).done());
    EXPECT_FALSE(store.load("old")->damage);
}

TEST(SqliteMigration, BringsVersion2UpToDate)
{
    const SqlitePlace place;
    write_sqlite(place.where(), old_version("version_2.sqlite.sql"));
    expect_chained(*open_store(place.where()));
}

TEST(PostgresMigration, BringsVersion2UpToDate)
{
    const PostgresPlace place;
    PrivatePostgres::shared().execute(place.where(), old_version("version_2.postgres.sql"));
    expect_chained(*open_store(place.where()));
}

// Texts that several contents have in common are kept once. Nobody remembers who made what was there before, so none of
// it goes away by itself; and whatever experiments were not finished are taken up.
void expect_texts_once(Store& store)
{
    EXPECT_EQ(store.check().version, 4);
    EXPECT_THAT(store.examine().damaged, testing::IsEmpty());
    const ContentFiles six = store.content(0xaa), eight = store.content(0xbb);
    ASSERT_EQ(six.size(), 2u);
    ASSERT_EQ(eight.size(), 2u);
    EXPECT_EQ(six[0].text, "sides = 6");
    EXPECT_EQ(eight[0].text, "sides = 8");
    EXPECT_EQ(six[1].name, "names.toml");
    EXPECT_EQ(six[1].text, "# Würfel");
    EXPECT_EQ(eight[1].text, "# Würfel");
    EXPECT_THAT(store.load("old")->entries, ElementsAre("one", "two"));
    EXPECT_THAT(store.unvisited(at(1'000'000), 10), testing::IsEmpty());
    EXPECT_EQ(store.experiment_result("asked"), std::string("\0\xff", 2));
    EXPECT_THAT(store.claim_experiments(10), ElementsAre(testing::Field(&Experiment::id, "begun")));

    EXPECT_TRUE(store.erase("other"));
    EXPECT_EQ(fault_of([&] { store.content(0xbb); }).first, Fault::Missing);
    EXPECT_EQ(store.content(0xaa)[1].text, "# Würfel");
    store.create(new_table("new"));
    EXPECT_THAT(ids_of(store.list({})), ElementsAre("new", "old"));
}

TEST(SqliteMigration, BringsVersion3UpToDate)
{
    const SqlitePlace place;
    write_sqlite(place.where(), old_version("version_3.sqlite.sql"));
    expect_texts_once(*open_store(place.where()));
    EXPECT_EQ(open_store(place.where())->load("new")->header, new_table("new").header);
}

TEST(PostgresMigration, BringsVersion3UpToDate)
{
    const PostgresPlace place;
    PrivatePostgres::shared().execute(place.where(), old_version("version_3.postgres.sql"));
    expect_texts_once(*open_store(place.where()));
}

TEST(PostgresMigration, ABackupOfVersion3IsBroughtUpToDate)
{
    const SqlitePlace old;
    const PostgresPlace place;
    write_sqlite(old.where(), old_version("version_3.sqlite.sql"));
    restore_store(old.where(), place.where());
    expect_texts_once(*open_store(place.where()));
}

TEST(PostgresMigration, BringsVersion1UpToDate)
{
    const PostgresPlace place;
    PrivatePostgres::shared().execute(place.where(), old_version("version_1.postgres.sql"));
    EXPECT_EQ(fault_of([&] { open_store(place.where(), {.access = Access::Look}); }).first, Fault::Refused);
    expect_old_table(*open_store(place.where()));
    EXPECT_EQ(open_store(place.where())->load("old")->entries.size(), 3u);
}

TEST(PostgresMigration, ABackupOfVersion1IsBroughtUpToDate)
{
    const SqlitePlace old;
    const PostgresPlace place;
    write_sqlite(old.where(), old_version("version_1.sqlite.sql"));
    restore_store(old.where(), place.where());
    expect_old_table(*open_store(place.where()));
}

}  // namespace
}  // namespace tessera::store
