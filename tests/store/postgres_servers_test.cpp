// Several servers over one PostgreSQL, and a PostgreSQL that goes away and comes back.
#include <gmock/gmock.h>

#include <algorithm>
#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using namespace std::chrono_literals;
using Who = Ownership::Who;

class PostgresServers : public testing::Test {
protected:
    PostgresPlace place;

    std::unique_ptr<Store> server(const std::string& name, std::chrono::milliseconds patience = 30s,
                                  std::chrono::milliseconds heartbeat = 60s) const
    {
        OpenOptions options;
        options.server_name = name;
        options.patience = patience;
        options.heartbeat = heartbeat;
        return open_store(place.where(), options);
    }
    void execute(const std::string& sql) const
    {
        PrivatePostgres::shared().execute(place.where(), "SET search_path TO tessera; " + sql);
    }
    // As when the network breaks: the database forgets the writing session, and the server does not know it yet.
    void cut_off(int server) const
    {
        execute(
            fmt::format("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                        "WHERE application_name = 'tessera server {}' AND datname = current_database()",
                        server));
    }
};

// What was heard last, waited for.
template <class T>
class Heard {
public:
    void operator()(T value)
    {
        const std::lock_guard lock(mutex_);
        values_.push_back(std::move(value));
        came_.notify_all();
    }
    T wait()
    {
        std::unique_lock lock(mutex_);
        if (!came_.wait_for(lock, 60s, [&] { return !values_.empty(); })) throw std::runtime_error("nothing was heard");
        T value = std::move(values_.front());
        values_.erase(values_.begin());
        return value;
    }

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::vector<T> values_;
};

TEST_F(PostgresServers, ATableIsOwnedByOneAtATime)
{
    const auto one = server("one");
    const auto two = server("two");
    one->create(new_table("a"));

    EXPECT_TRUE(one->own("a").mine());
    EXPECT_TRUE(one->own("a").mine());
    const Ownership other = two->own("a");
    EXPECT_EQ(other.who, Who::Other);
    EXPECT_EQ(other.name, "one");
    EXPECT_EQ(two->own("nowhere").who, Who::NoSuchTable);
    EXPECT_EQ(two->append(moves("a", 0, {"one"})).outcome, Appended::Outcome::OwnedByOther);
    EXPECT_TRUE(one->append(moves("a", 0, {"one"})).done());

    one->release("a");
    EXPECT_EQ(one->append(moves("a", 1, {"two"})).outcome, Appended::Outcome::OwnedByOther);
    EXPECT_TRUE(two->own("a").mine());
    EXPECT_TRUE(two->append(moves("a", 1, {"two"})).done());
    EXPECT_EQ(one->own("a").who, Who::Other);
}

TEST_F(PostgresServers, WhatAClosedServerOwnedIsFree)
{
    auto one = server("one");
    const auto two = server("two");
    one->create(new_table("a"));
    ASSERT_TRUE(one->own("a").mine());
    const std::int32_t number = two->own("a").server;
    EXPECT_TRUE(two->tell(number, "a", "hello"));
    one.reset();

    EXPECT_TRUE(two->own("a").mine());
    EXPECT_FALSE(two->tell(number, "a", "hello"));
}

TEST_F(PostgresServers, OfManyWhoAskAtOnceOneGetsIt)
{
    std::vector<std::unique_ptr<Store>> servers;
    for (int i = 0; i < 4; ++i) servers.push_back(server(fmt::format("{}", i)));
    for (int round = 0; round < 5; ++round) {
        const std::string id = fmt::format("table-{}", round);
        servers[0]->create(new_table(id));
        std::vector<std::future<bool>> asked;
        for (auto& one : servers) asked.push_back(std::async(std::launch::async, [&] { return one->own(id).mine(); }));
        int got = 0;
        for (auto& one : asked) got += one.get() ? 1 : 0;
        EXPECT_EQ(got, 1);
    }
}

TEST_F(PostgresServers, TablesThatAreErasedMeanwhileSpoilNoAppend)
{
    const auto one = server("one");
    const auto two = server("two");
    std::vector<NewTable> tables;
    for (int i = 0; i < 30; ++i) tables.push_back(new_table(fmt::format("table-{}", i)));
    tables.push_back(new_table("stays"));
    one->create(tables);
    for (const NewTable& table : tables) ASSERT_TRUE(one->own(table.id).mine());

    auto erased = std::async(std::launch::async, [&] {
        for (int i = 0; i < 30; ++i) EXPECT_TRUE(two->erase(fmt::format("table-{}", i)));
    });
    std::int64_t revision = 0;
    for (bool done = false; !done; ++revision) {
        done = erased.wait_for(0s) == std::future_status::ready;
        std::vector<Append> appends;
        for (const NewTable& table : tables) appends.push_back(moves(table.id, revision, {"entry"}));
        const auto answers = one->append(appends);
        EXPECT_TRUE(answers.back().done()) << answers.back().message;
    }
    EXPECT_EQ(two->load("stays")->entries.size(), static_cast<std::size_t>(revision));
    EXPECT_THAT(ids_of(two->list({})), ElementsAre("stays"));
}

TEST_F(PostgresServers, ContentIsThereAsLongAsAnyServerHasATableOfIt)
{
    const auto one = server("one");
    const auto two = server("two");
    const auto come_and_go = [](Store& store, const std::string& id) {
        for (int i = 0; i < 20; ++i) {
            store.create(new_table(id));
            EXPECT_EQ(store.content(new_table(id).content_fingerprint).size(), 2u);
            EXPECT_TRUE(store.erase(id));
        }
    };
    auto first = std::async(std::launch::async, [&] { come_and_go(*one, "a"); });
    auto second = std::async(std::launch::async, [&] { come_and_go(*two, "b"); });
    first.get();
    second.get();
}

TEST_F(PostgresServers, RequestsAreForwardedToTheOwnerAndAnswered)
{
    const auto one = server("one");
    const auto two = server("two");
    one->create(std::vector{new_table("a"), new_table("free")});
    ASSERT_TRUE(one->own("a").mine());
    // Longer than a notification may be.
    const std::string text(100'000, 'q');
    Heard<std::string> messages;
    one->listen({.request =
                     [&](const Request& request) {
                         EXPECT_EQ(request.table, "a");
                         one->reply(request, request.text + "!");
                     },
                 .message = [&](const Message& message) { messages(message.table + " " + message.text); },
                 .lost = {}});

    const Forwarded answer = two->forward("a", text, 60s);
    EXPECT_EQ(answer.outcome, Forwarded::Outcome::Replied);
    EXPECT_EQ(answer.reply, text + "!");
    EXPECT_EQ(one->forward("a", "", 1s).outcome, Forwarded::Outcome::Mine);
    EXPECT_EQ(two->forward("free", "", 1s).outcome, Forwarded::Outcome::Nobody);
    EXPECT_EQ(two->forward("nowhere", "", 1s).outcome, Forwarded::Outcome::NoSuchTable);
    EXPECT_EQ(fault_of([&] { two->forward("a", "\xff", 1s); }).first, Fault::Refused);

    EXPECT_TRUE(two->tell(two->own("a").server, "a", "first"));
    EXPECT_TRUE(two->tell(two->own("a").server, "a", "second"));
    EXPECT_EQ(messages.wait(), "a first");
    EXPECT_EQ(messages.wait(), "a second");
}

TEST_F(PostgresServers, ManyRequestsAtOnceFindTheirOwnReplies)
{
    const auto one = server("one");
    const auto two = server("two");
    one->create(new_table("a"));
    ASSERT_TRUE(one->own("a").mine());
    one->listen(
        {.request = [&](const Request& request) { one->reply(request, request.text); }, .message = {}, .lost = {}});
    std::vector<std::future<std::string>> replies;
    for (int i = 0; i < 20; ++i) {
        replies.push_back(
            std::async(std::launch::async, [&, i] { return two->forward("a", std::to_string(i), 60s).reply; }));
    }
    for (int i = 0; i < 20; ++i) EXPECT_EQ(replies[static_cast<std::size_t>(i)].get(), std::to_string(i));
}

TEST_F(PostgresServers, ARequestWaitsForAServerThatDoesNotListenYet)
{
    const auto one = server("one");
    const auto two = server("two");
    one->create(new_table("a"));
    ASSERT_TRUE(one->own("a").mine());
    EXPECT_EQ(two->forward("a", "early", 50ms).outcome, Forwarded::Outcome::NoReply);

    Heard<std::string> requests;
    one->listen({.request = [&](const Request& request) { requests(request.text); }, .message = {}, .lost = {}});
    EXPECT_EQ(requests.wait(), "early");
}

TEST_F(PostgresServers, AServerThatWasCutOffLearnsWhatOthersTookOver)
{
    const auto one = server("one");
    const auto two = server("two");
    one->create(std::vector{new_table("taken"), new_table("given back"), new_table("kept")});
    for (const char* id : {"taken", "given back", "kept"}) ASSERT_TRUE(one->own(id).mine());
    const int number = two->own("taken").server;
    Heard<std::vector<std::string>> lost;
    one->listen({.request = {}, .message = {}, .lost = std::ref(lost)});

    cut_off(number);
    EXPECT_TRUE(two->own("taken").mine());
    EXPECT_TRUE(two->append(moves("taken", 0, {"by two"})).done());
    EXPECT_TRUE(two->own("given back").mine());
    two->release("given back");

    EXPECT_EQ(one->append(moves("taken", 0, {"by one"})).outcome, Appended::Outcome::OwnedByOther);
    EXPECT_THAT(lost.wait(), ElementsAre("given back", "taken"));
    EXPECT_EQ(one->append(moves("given back", 0, {"by one"})).outcome, Appended::Outcome::OwnedByOther);
    EXPECT_TRUE(one->append(moves("kept", 0, {"by one"})).done());
    EXPECT_THAT(two->load("taken")->entries, ElementsAre("by two"));
}

TEST_F(PostgresServers, AnIdleServerThatWasCutOffLearnsItToo)
{
    const auto one = server("one", 30s, 20ms);
    const auto two = server("two");
    one->create(new_table("a"));
    ASSERT_TRUE(one->own("a").mine());
    const int number = two->own("a").server;
    Heard<std::vector<std::string>> lost;
    one->listen({.request = {}, .message = {}, .lost = std::ref(lost)});

    // It is back within a blink; only a taking over that comes first is a loss.
    while (!two->own("a").mine()) cut_off(number);

    EXPECT_THAT(lost.wait(), ElementsAre("a"));
}

TEST_F(PostgresServers, AnExperimentIsCarriedOutByOneServerAtATime)
{
    auto one = server("one");
    const auto two = server("two");
    const auto three = server("three");
    for (int i = 0; i < 10; ++i)
        one->create_experiment({fmt::format("{}", i), "{}", ExperimentState::Waiting, "", at(1), at(1)});
    EXPECT_THAT(two->claim_experiments(100), testing::IsEmpty());
    one.reset();

    auto second = std::async(std::launch::async, [&] { return two->claim_experiments(100); });
    auto third = std::async(std::launch::async, [&] { return three->claim_experiments(100); });
    std::vector<std::string> claimed;
    for (const Experiment& experiment : second.get()) claimed.push_back(experiment.id);
    for (const Experiment& experiment : third.get()) claimed.push_back(experiment.id);
    std::sort(claimed.begin(), claimed.end());
    EXPECT_THAT(claimed, ElementsAre("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"));
    EXPECT_THAT(two->claim_experiments(100), testing::IsEmpty());
}

TEST_F(PostgresServers, AServerThatWasCutOffWritesNothingAboutAnExperimentThatAnotherTookUp)
{
    const auto one = server("one");
    const auto two = server("two");
    one->create(new_table("a"));
    ASSERT_TRUE(one->own("a").mine());
    const Experiment experiment{"e", "{}", ExperimentState::Running, "", at(1), at(1)};
    one->create_experiment(experiment);
    const int number = two->own("a").server;
    // It is back within a blink; only a claim that comes first counts.
    std::vector<Experiment> claimed;
    while (claimed.empty()) {
        cut_off(number);
        claimed = two->claim_experiments(10);
    }
    EXPECT_EQ(fault_of([&] { one->update_experiment(experiment); }).first, Fault::Missing);
    EXPECT_NO_THROW(two->update_experiment(experiment));
    EXPECT_THAT(one->claim_experiments(10), testing::IsEmpty());
}

TEST_F(PostgresServers, WorkGoesOnWhenTheDatabaseWasRestarted)
{
    const auto one = server("one");
    const auto two = server("two");
    const auto hasty = server("hasty", 0s);
    one->create(std::vector{new_table("a"), new_table("b")});
    ASSERT_TRUE(one->own("a").mine());
    ASSERT_TRUE(hasty->own("b").mine());
    ASSERT_TRUE(one->append(moves("a", 0, {"one"})).done());
    one->listen({.request = [&](const Request& request) { one->reply(request, "yes"); }, .message = {}, .lost = {}});

    PrivatePostgres::shared().stop();
    const auto [fault, sentence] = fault_of([&] { hasty->append(moves("b", 0, {"one"})); });
    EXPECT_EQ(fault, Fault::Unreachable);
    EXPECT_THAT(sentence, HasSubstr(place.where()));
    EXPECT_EQ(fault_of([&] { hasty->load("a"); }).first, Fault::Unreachable);
    EXPECT_EQ(fault_of([&] { hasty->check(); }).first, Fault::Unreachable);
    auto appended = std::async(std::launch::async, [&] { return one->append(moves("a", 1, {"two"})); });
    auto loaded = std::async(std::launch::async, [&] { return two->load("a"); });
    PrivatePostgres::shared().start();

    EXPECT_TRUE(appended.get().done());
    EXPECT_EQ(loaded.get()->header, new_table("a").header);
    EXPECT_THAT(two->load("a")->entries, ElementsAre("one", "two"));
    EXPECT_TRUE(one->append(moves("a", 1, {"two"})).done());
    EXPECT_EQ(two->forward("a", "still there?", 60s).reply, "yes");
    EXPECT_TRUE(hasty->append(moves("b", 0, {"one"})).done());
}

TEST_F(PostgresServers, AFullDiskIsSaidAndWorkGoesOnWhenThereIsRoom)
{
    const auto one = server("one");
    one->create(new_table("a"));
    ASSERT_TRUE(one->own("a").mine());
    execute(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$; "
        "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()");
    const auto [fault, sentence] = fault_of([&] { one->append(moves("a", 0, {"one"})); });
    EXPECT_EQ(fault, Fault::DiskFull);
    EXPECT_THAT(sentence, HasSubstr("make room"));

    execute("DROP TRIGGER full_disk ON entries");
    EXPECT_TRUE(one->append(moves("a", 0, {"one"})).done());
}

TEST_F(PostgresServers, ALaterVersionIsRefused)
{
    server("one").reset();
    execute("UPDATE version SET version = 99");
    EXPECT_EQ(fault_of([&] { server("two"); }).first, Fault::TooNew);
    EXPECT_EQ(fault_of([&] { open_store(place.where(), {.access = Access::Look}); }).first, Fault::TooNew);
}

TEST_F(PostgresServers, ASchemaOfSomebodyElseIsRefused)
{
    EXPECT_EQ(fault_of([&] { open_store(place.where(), {.access = Access::Look}); }).first, Fault::Missing);
    execute("CREATE SCHEMA tessera; CREATE TABLE tessera.tables (theirs text)");
    EXPECT_EQ(fault_of([&] { server("one"); }).first, Fault::Broken);
}

TEST_F(PostgresServers, APasswordIsNotSaid)
{
    const std::string where = "postgresql://somebody:sesame@localhost:1/nowhere?password=sesame";
    const auto [fault, sentence] = fault_of([&] { open_store(where); });
    EXPECT_EQ(fault, Fault::Unreachable);
    EXPECT_THAT(sentence, HasSubstr("somebody@localhost"));
    EXPECT_THAT(sentence, Not(HasSubstr("sesame")));
}

}  // namespace
}  // namespace tessera::store
