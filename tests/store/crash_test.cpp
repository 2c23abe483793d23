// A server that is killed in the middle of writing, and threads that read while another writes.
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <random>
#include <thread>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

template <class Place>
class Crash : public testing::Test {
protected:
    Place place;
};
TYPED_TEST_SUITE(Crash, Places, PlaceNames);

std::string entry(std::int64_t revision) { return fmt::format("entry {}", revision); }

// After a crash, the database may take a moment to see that the other server is gone.
void own_patiently(Store& store, const std::string& table)
{
    while (!store.own(table).mine()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

std::int64_t revision_of(Store& store, const std::string& table)
{
    return static_cast<std::int64_t>(store.load(table)->entries.size());
}

// Appends to both tables in one go, and says after every time how far it is, until it is killed.
[[noreturn]] void write_until_killed(const std::string& where, int out)
{
    const auto store = open_store(where);
    for (const char* table : {"a", "b"}) own_patiently(*store, table);
    for (std::int64_t revision = revision_of(*store, "a");; ++revision) {
        const auto answers = store->append(
            std::vector{moves("a", revision, {entry(revision)}), moves("b", revision, {entry(revision)})});
        if (!answers[0].done() || !answers[1].done()) ::_exit(1);
        const std::int64_t acknowledged = revision + 1;
        if (::write(out, &acknowledged, sizeof acknowledged) != sizeof acknowledged) ::_exit(2);
    }
}

TYPED_TEST(Crash, NothingThatWasAcknowledgedIsLost)
{
    constexpr int rounds = 5;
    open_store(this->place.where())->create(std::vector{new_table("a"), new_table("b")});
    std::mt19937 random(7);
    std::int64_t acknowledged = 0;
    for (int round = 0; round < rounds; ++round) {
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) write_until_killed(this->place.where(), ends[1]);
        ::close(ends[1]);
        // So many times, and then at any moment of the next.
        const std::int64_t enough = acknowledged + 1 + static_cast<std::int64_t>(random() % 10);
        while (acknowledged<enough&& ::read(ends[0], &acknowledged, sizeof acknowledged)> 0) {}
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 20'000));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        while (::read(ends[0], &acknowledged, sizeof acknowledged) > 0) {}
        ::close(ends[0]);

        const auto store = open_store(this->place.where());
        for (const char* id : {"a", "b"}) own_patiently(*store, id);
        const auto a = store->load("a");
        const auto b = store->load("b");
        ASSERT_GE(acknowledged, enough);
        EXPECT_GE(static_cast<std::int64_t>(a->entries.size()), acknowledged);
        EXPECT_EQ(a->entries, b->entries);
        for (std::size_t i = 0; i < a->entries.size(); ++i) {
            ASSERT_EQ(a->entries[i], entry(static_cast<std::int64_t>(i)));
        }
        EXPECT_TRUE(store->append(moves("a", revision_of(*store, "a"), {entry(revision_of(*store, "a"))})).done());
        EXPECT_TRUE(store->append(moves("b", revision_of(*store, "b"), {entry(revision_of(*store, "b"))})).done());
    }
}

// The status counts the entries; both are written in one transaction.
TYPED_TEST(Crash, ReadersSeeWholeAppendsWhileOthersAreWritten)
{
    const auto store = open_store(this->place.where(), {.readers = 2});
    store->create(std::vector{new_table("a"), new_table("b")});
    for (const char* id : {"a", "b"}) ASSERT_TRUE(store->own(id).mine());
    std::atomic<bool> stop = false;
    std::atomic<int> reads = 0;
    std::vector<std::thread> readers;
    for (int i = 0; i < 3; ++i) {
        readers.emplace_back([&] {
            for (std::size_t seen = 0; !stop; ++reads) {
                const auto table = store->load("a");
                EXPECT_EQ(static_cast<int>(table->entries.size()), table->status.open_seats);
                EXPECT_GE(table->entries.size(), seen);
                seen = table->entries.size();
                for (const TableLine& line : store->list({}).lines) EXPECT_EQ(line.revision, line.status.open_seats);
            }
        });
    }
    for (int revision = 0; revision < 40 || reads < 20; ++revision) {
        Append a = moves("a", revision, {"entry"});
        a.status = Status{Phase::Running, revision + 1, false, "", {}};
        Append b = a;
        b.table = "b";
        for (const Appended& answer : store->append(std::vector{a, b})) EXPECT_TRUE(answer.done()) << answer.message;
    }
    stop = true;
    for (std::thread& reader : readers) reader.join();
}

TYPED_TEST(Crash, WritersOfManyThreadsWaitForEachOther)
{
    const auto store = open_store(this->place.where());
    std::vector<std::thread> writers;
    for (int i = 0; i < 4; ++i) {
        writers.emplace_back([&, id = fmt::format("table-{}", i)] {
            store->create(new_table(id));
            EXPECT_TRUE(store->own(id).mine());
            for (int revision = 0; revision < 10; ++revision) {
                EXPECT_TRUE(store->append(moves(id, revision, {"entry"})).done());
            }
        });
    }
    for (std::thread& writer : writers) writer.join();
    for (const TableLine& line : store->list({}).lines) EXPECT_EQ(line.revision, 10);
}

}  // namespace
}  // namespace tessera::store
