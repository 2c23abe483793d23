// Backups of either kind of store, made while it is written to, restored into either kind.
#include <gmock/gmock.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::HasSubstr;

template <class Place>
class Backup : public testing::Test {
protected:
    Place place;
    TemporaryFolder folder;
    std::unique_ptr<Store> store = open_store(place.where());
};
TYPED_TEST_SUITE(Backup, Places, PlaceNames);

void expect_equal(Store& one, Store& other)
{
    const auto a = one.load("a");
    const auto b = other.load("a");
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->header, b->header);
    EXPECT_EQ(a->seed, b->seed);
    EXPECT_EQ(a->entries, b->entries);
    EXPECT_EQ(a->secrets, b->secrets);
    EXPECT_EQ(a->notifications, b->notifications);
    EXPECT_EQ(a->status, b->status);
    EXPECT_EQ(one.content(a->content_fingerprint).size(), other.content(a->content_fingerprint).size());
    EXPECT_EQ(ids_of(one.list({})), ids_of(other.list({})));
    EXPECT_EQ(one.experiment("e"), other.experiment("e"));
    EXPECT_EQ(one.experiment_result("e"), other.experiment_result("e"));
}

TYPED_TEST(Backup, IsRestoredIntoEitherKindOfStore)
{
    NewTable table = new_table("a");
    table.entries = {"one", "two"};
    table.status = {Phase::Running, 1, true, "summary", at(5)};
    table.secrets = {{"hash", Role::Owner, no_seat}};
    this->store->create(std::vector{table, new_table("b")});
    ASSERT_TRUE(this->store->own("a").mine());
    Append notify = moves("a", 2, {});
    notify.notify = {{0, "webhook", "https://here", "{}"}};
    this->store->append(notify);
    const Experiment experiment{"e", "{}", ExperimentState::Done, "all", at(1), at(2)};
    this->store->create_experiment(experiment);
    this->store->update_experiment(experiment, std::string("\0result", 7));
    const std::string file = this->folder.file("backup.db");

    open_store(this->place.where(), {.access = Access::Look})->backup(file);

    const SqlitePlace sqlite;
    const PostgresPlace postgres;
    for (const std::string& where : {sqlite.where(), postgres.where()}) {
        restore_store(file, where);
        const auto restored = open_store(where);
        expect_equal(*this->store, *restored);
        // What is new comes after what is old.
        restored->create(new_table("c"));
        EXPECT_EQ(restored->list({}).lines.front().id, "c");
        restored->create_experiment({"f", "{}", ExperimentState::Waiting, "", at(1), at(1)});
        EXPECT_EQ(restored->queued_experiments().back().id, "f");
    }
}

TYPED_TEST(Backup, IsOfOneMomentWhileOthersWrite)
{
    this->store->create(std::vector{new_table("a"), new_table("b")});
    ASSERT_TRUE(this->store->own("a").mine() && this->store->own("b").mine());
    std::atomic<bool> stop = false;
    std::thread writer([&] {
        for (std::int64_t revision = 0; !stop; ++revision) {
            this->store->append(std::vector{moves("a", revision, {"entry"}), moves("b", revision, {"entry"})});
        }
    });
    std::vector<std::string> files;
    for (int i = 0; i < 3; ++i) {
        files.push_back(this->folder.file(fmt::format("backup-{}.db", i)));
        this->store->backup(files.back());
    }
    stop = true;
    writer.join();

    for (const std::string& file : files) {
        const auto copy = open_store(file, {.access = Access::Look});
        EXPECT_EQ(copy->load("a")->entries.size(), copy->load("b")->entries.size());
    }
}

TYPED_TEST(Backup, NothingIsOverwritten)
{
    this->store->create(new_table("a"));
    const std::string file = this->folder.file("backup.db");
    this->store->backup(file);

    const auto [fault, sentence] = fault_of([&] { this->store->backup(file); });
    EXPECT_EQ(fault, Fault::Exists);
    EXPECT_THAT(sentence, HasSubstr("is there already and is not overwritten"));
    EXPECT_EQ(fault_of([&] { this->store->backup(this->folder.file("nowhere/backup.db")); }).first, Fault::Unreachable);

    this->store.reset();
    EXPECT_EQ(fault_of([&] { restore_store(file, this->place.where()); }).first, Fault::Exists);
    EXPECT_TRUE(open_store(this->place.where())->load("a"));
}

TYPED_TEST(Backup, ADamagedOneIsRefusedAndLeavesNothingBehind)
{
    NewTable table = new_table("a");
    table.entries.assign(500, std::string(1000, 'x'));
    this->store->create(table);
    const std::string file = this->folder.file("backup.db");
    this->store->backup(file);
    {
        std::fstream damaged(file, std::ios::in | std::ios::out | std::ios::binary);
        damaged.seekp(200'000);
        damaged << std::string(50'000, '\x5A');
    }
    const TypeParam target;

    EXPECT_EQ(fault_of([&] { restore_store(file, target.where()); }).first, Fault::Broken);
    EXPECT_EQ(fault_of([&] { restore_store(this->folder.file("missing.db"), target.where()); }).first, Fault::Missing);
    EXPECT_EQ(open_store(target.where())->check().tables, 0);
}

}  // namespace
}  // namespace tessera::store
