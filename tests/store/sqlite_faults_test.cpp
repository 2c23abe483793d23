// What can happen to the file of an SQLite store, and what is said then.
#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

class SqliteFaults : public testing::Test {
protected:
    TemporaryFolder folder;
    std::string path = folder.file("tessera.db");

    std::unique_ptr<Store> open() { return open_store(path); }
    std::pair<Fault, std::string> opening() const
    {
        return fault_of([&] { open_store(path); });
    }
    void execute(const std::string& sql) const
    {
        sqlite3* database = nullptr;
        ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(database);
        sqlite3_close(database);
    }
    // Half a megabyte, so that there is something to break.
    void fill()
    {
        const auto store = open();
        NewTable table = new_table("a");
        table.entries.assign(500, std::string(1000, 'x'));
        store->create(table);
    }
};

TEST_F(SqliteFaults, ASecondServerIsRefused)
{
    const auto first = open();
    std::filesystem::create_symlink(path, folder.file("link.db"));

    for (const std::string& name : {path, folder.file("link.db")}) {
        const auto [fault, sentence] = fault_of([&] { open_store(name); });
        EXPECT_EQ(fault, Fault::InUse);
        EXPECT_THAT(sentence, AllOf(HasSubstr("is served by another server (process "), HasSubstr("stop that one")));
    }
    first->create(new_table("a"));
}

TEST_F(SqliteFaults, AFileThatIsNoDatabaseIsRefused)
{
    std::ofstream(path) << std::string(10'000, 'g');
    const auto [fault, sentence] = opening();
    EXPECT_EQ(fault, Fault::Broken);
    EXPECT_THAT(sentence, AllOf(HasSubstr(path), HasSubstr("restore a backup"), HasSubstr("file is not a database")));
}

TEST_F(SqliteFaults, AnEmptiedFileIsRefused)
{
    std::ofstream(path).close();
    EXPECT_EQ(opening().first, Fault::Broken);
    EXPECT_THAT(opening().second, HasSubstr("is empty"));
}

TEST_F(SqliteFaults, ADatabaseOfSomebodyElseIsRefusedAndStaysAsItWas)
{
    execute("CREATE TABLE tables (theirs); INSERT INTO tables VALUES ('precious')");
    const auto before = std::filesystem::file_size(path);
    EXPECT_EQ(opening().first, Fault::Broken);
    EXPECT_THAT(opening().second, HasSubstr("is an SQLite file, but not one of Tessera"));
    EXPECT_EQ(std::filesystem::file_size(path), before);
}

TEST_F(SqliteFaults, ATruncatedFileIsRefused)
{
    fill();
    std::filesystem::resize_file(path, 100'000);
    EXPECT_EQ(opening().first, Fault::Broken);
    EXPECT_THAT(opening().second, HasSubstr("malformed"));
}

TEST_F(SqliteFaults, WhatIsUnreadableInAFileIsSaidAndTheRestServed)
{
    fill();
    {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(300'000);
        file << std::string(20'000, '\xA5');
    }
    const auto store = open();
    const auto table = store->load("a");
    ASSERT_TRUE(table && table->damage);
    // What lies before the damage is still there.
    EXPECT_EQ(table->damage->from, static_cast<std::int64_t>(table->entries.size()));
    EXPECT_GT(table->entries.size(), 0u);
    EXPECT_LT(table->entries.size(), 500u);
    EXPECT_THAT(ids_of(store->list({})), ElementsAre("a"));
    store->create(new_table("b"));
    EXPECT_TRUE(store->load("b"));
}

TEST_F(SqliteFaults, ALaterVersionIsRefused)
{
    open();
    execute("PRAGMA user_version = 99");
    const auto [fault, sentence] = opening();
    EXPECT_EQ(fault, Fault::TooNew);
    EXPECT_EQ(sentence,
              path +
                  " has version 99 of the schema, and this program knows versions up to 4: it was written by a "
                  "later Tessera; use that one, or restore a backup of an earlier one");
}

TEST_F(SqliteFaults, AFolderThatIsNotThereIsSaid)
{
    path = folder.file("nowhere/tessera.db");
    EXPECT_EQ(opening().first, Fault::Unreachable);
    EXPECT_THAT(opening().second, HasSubstr("No such file or directory"));
    EXPECT_EQ(fault_of([&] { open_store(path, {.access = Access::Look}); }).first, Fault::Missing);
}

TEST_F(SqliteFaults, ALogWithoutItsFileIsRefused)
{
    std::ofstream(path + "-wal") << "left over";
    EXPECT_EQ(opening().first, Fault::Exists);
}

// Appends until it does not work any more, then says how far it came.
std::int64_t append_until_full(Store& store, std::pair<Fault, std::string>& fault)
{
    for (std::int64_t revision = 0; revision < 1000; ++revision) {
        try {
            store.append(moves("a", revision, {std::string(10'000, 'x')}));
        } catch (const StoreError& error) {
            fault = {error.fault(), error.what()};
            return revision;
        }
    }
    return 1000;
}

TEST_F(SqliteFaults, AFullFileLosesNothingAndGoesOnWhenThereIsRoom)
{
    std::pair<Fault, std::string> fault;
    std::int64_t kept = 0;
    {
        const auto store = open_store(path, {.most_bytes = 400'000});
        store->create(new_table("a"));
        kept = append_until_full(*store, fault);
        EXPECT_EQ(fault.first, Fault::DiskFull);
        EXPECT_THAT(fault.second, HasSubstr("make room on the disk"));
        EXPECT_EQ(store->load("a")->entries.size(), static_cast<std::size_t>(kept));
        store->erase("a");
        EXPECT_NO_THROW(store->create(new_table("b")));
    }
    EXPECT_GT(kept, 0);
}

TEST_F(SqliteFaults, AFullDiskLosesNothingAndGoesOnWhenThereIsRoom)
{
    const auto store = open();
    store->create(new_table("a"));
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    rlimit small = before;
    small.rlim_cur = 300'000;
    ::setrlimit(RLIMIT_FSIZE, &small);
    std::pair<Fault, std::string> fault;
    const std::int64_t kept = append_until_full(*store, fault);
    const Fault unhealthy = fault_of([&] {
                                for (int i = 0; i < 100; ++i) store->check();
                            }).first;
    ::setrlimit(RLIMIT_FSIZE, &before);

    EXPECT_EQ(fault.first, Fault::DiskFull) << fault.second;
    EXPECT_EQ(unhealthy, Fault::DiskFull);
    EXPECT_GT(kept, 0);
    EXPECT_THAT(fault.second, HasSubstr("File too large"));
    EXPECT_EQ(store->load("a")->entries.size(), static_cast<std::size_t>(kept));
    EXPECT_TRUE(store->append(moves("a", kept, {"more"})).done());
    EXPECT_NO_THROW(store->check());
}

TEST_F(SqliteFaults, NothingIsLeftBesideAClosedFile)
{
    fill();
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) names.push_back(file.path().filename());
    EXPECT_THAT(names, testing::UnorderedElementsAre("tessera.db", "tessera.db.lock"));
}

}  // namespace
}  // namespace tessera::store
