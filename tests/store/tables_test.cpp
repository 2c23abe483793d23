// What every store keeps of tables, whatever database stands behind it.
#include <gmock/gmock.h>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Outcome = Appended::Outcome;

template <class Place>
class Tables : public testing::Test {
protected:
    Place place;
    std::unique_ptr<Store> store = open_store(place.where());

    void reopen()
    {
        store.reset();
        store = open_store(place.where());
    }
    void create(const NewTable& table)
    {
        store->create(table);
        ASSERT_TRUE(store->own(table.id).mine());
    }
};
TYPED_TEST_SUITE(Tables, Places, PlaceNames);

TYPED_TEST(Tables, AreLoadedAsTheyWereCreated)
{
    NewTable table = new_table("a");
    table.entries = {"one", "zwei ✓", ""};
    table.secrets = {{std::string("\0\1\xfe", 3), Role::Owner, no_seat}, {"hash", Role::Seat, 2}};
    table.status = {Phase::Running, 3, true, R"({"turn":1})", at(77)};
    this->store->create(table);
    this->reopen();

    const auto loaded = this->store->load("a");

    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->id, "a");
    EXPECT_EQ(loaded->header, table.header);
    EXPECT_EQ(loaded->seed, table.seed);
    EXPECT_EQ(loaded->created, at(1000));
    EXPECT_EQ(loaded->touched, at(1000));
    EXPECT_EQ(loaded->content_fingerprint, table.content_fingerprint);
    EXPECT_EQ(loaded->entries, table.entries);
    EXPECT_EQ(loaded->secrets, table.secrets);
    EXPECT_EQ(loaded->status, table.status);
    EXPECT_THAT(loaded->notifications, IsEmpty());
    EXPECT_FALSE(this->store->load("b"));
    EXPECT_FALSE(this->store->load("\xff"));
}

TYPED_TEST(Tables, GrowByTheirEntriesInOrder)
{
    this->create(new_table("a"));
    EXPECT_EQ(this->store->append(moves("a", 0, {"one", "two"})).revision, 2);
    EXPECT_EQ(this->store->append(moves("a", 2, {"three"}, at(3000))).revision, 3);
    this->reopen();

    const auto loaded = this->store->load("a");

    EXPECT_THAT(loaded->entries, ElementsAre("one", "two", "three"));
    EXPECT_EQ(loaded->touched, at(3000));
}

TYPED_TEST(Tables, OfManyAppendsTheBadOnesAreRefusedAndTheGoodOnesAreKept)
{
    for (const char* id : {"good", "gap", "overlap", "fine"}) this->create(new_table(id));
    this->store->append(moves("overlap", 0, {"one"}));

    const std::vector<Append> appends{
        moves("good", 0, {"one"}),    moves("gap", 1, {"two"}),       moves("overlap", 0, {"other"}),
        moves("nowhere", 0, {"one"}), moves("fine", 0, {"\xff\xfe"}), moves("fine", 0, {std::string("a\0b", 3)}),
        moves("fine", 0, {"one"}),    moves("fine", 1, {"two"}),      moves("\xff", 0, {"one"})};
    const std::vector<Appended> answers = this->store->append(appends);

    std::vector<Outcome> outcomes;
    for (const Appended& answer : answers) outcomes.push_back(answer.outcome);
    EXPECT_THAT(outcomes,
                ElementsAre(Outcome::Done, Outcome::Conflict, Outcome::Conflict, Outcome::NoSuchTable, Outcome::BadText,
                            Outcome::BadText, Outcome::Done, Outcome::Done, Outcome::BadText));
    EXPECT_EQ(answers[1].message,
              "entries 2 to 2 of table gap do not follow on the 0 that are kept: load the table again");
    EXPECT_EQ(answers[2].revision, 1);
    EXPECT_THAT(this->store->load("good")->entries, ElementsAre("one"));
    EXPECT_THAT(this->store->load("gap")->entries, IsEmpty());
    EXPECT_THAT(this->store->load("overlap")->entries, ElementsAre("one"));
    EXPECT_THAT(this->store->load("fine")->entries, ElementsAre("one", "two"));
}

TYPED_TEST(Tables, AnAppendThatIsRepeatedWordForWordIsDoneAlready)
{
    this->create(new_table("a"));
    this->store->append(moves("a", 0, {"one", "two"}));
    this->store->append(moves("a", 2, {"three"}));

    EXPECT_TRUE(this->store->append(moves("a", 0, {"one", "two"})).done());
    EXPECT_TRUE(this->store->append(moves("a", 2, {"three"})).done());
    EXPECT_FALSE(this->store->append(moves("a", 1, {"two", "three", "four"})).done());
    EXPECT_FALSE(this->store->append(moves("a", -1, {"one"})).done());
    EXPECT_THAT(this->store->load("a")->entries, ElementsAre("one", "two", "three"));
}

TYPED_TEST(Tables, RightsAndNotificationsComeAndGoWithAnAppend)
{
    NewTable table = new_table("a");
    table.secrets = {{"invite", Role::Invite, 1}};
    this->create(table);
    Append join = moves("a", 0, {"sits down"});
    join.revokes = {{"invite", Role::Invite, 1}, {"never there", Role::Seat, 0}};
    join.grants = {{"seat", Role::Seat, 1}, {"seat", Role::Seat, 2}};
    join.notify = {{1, "webhook", "https://one", "{}"}, {2, "webhook", "https://two", "{}"}};
    ASSERT_TRUE(this->store->append(join).done());

    EXPECT_THAT(this->store->load("a")->secrets,
                ElementsAre(Secret{"seat", Role::Seat, 1}, Secret{"seat", Role::Seat, 2}));

    Append change = moves("a", 0, {});
    change.notify = {{1, "webhook", "https://one", R"({"told":3})"}};
    change.stop_notify = {{2, "webhook", "", ""}};
    change.status = Status{Phase::Finished, 0, false, "done", {}};
    ASSERT_TRUE(this->store->append(change).done());

    const auto loaded = this->store->load("a");
    EXPECT_THAT(loaded->notifications, ElementsAre(Notification{1, "webhook", "https://one", R"({"told":3})"}));
    EXPECT_EQ(loaded->status, *change.status);
    EXPECT_THAT(loaded->entries, ElementsAre("sits down"));
}

TYPED_TEST(Tables, AConflictKeepsRightsAndStatusAsTheyWere)
{
    this->create(new_table("a"));
    Append append = moves("a", 5, {"six"});
    append.grants = {{"seat", Role::Seat, 1}};
    append.status = Status{Phase::Closed, 0, false, "", {}};

    EXPECT_EQ(this->store->append(append).outcome, Outcome::Conflict);

    EXPECT_THAT(this->store->load("a")->secrets, IsEmpty());
    EXPECT_EQ(this->store->load("a")->status.phase, Phase::Waiting);
}

TYPED_TEST(Tables, AreCreatedAllOrNone)
{
    this->store->create(new_table("b"));
    NewTable other = new_table("b");
    other.header = "{}";
    const auto [fault, sentence] = fault_of([&] { this->store->create(std::vector{new_table("a"), other}); });

    EXPECT_EQ(fault, Fault::Exists);
    EXPECT_EQ(sentence, "there already is a table b; a new table needs an id of its own");
    EXPECT_FALSE(this->store->load("a"));
    // The same call again after its answer got lost.
    EXPECT_NO_THROW(this->store->create(new_table("b")));
}

TYPED_TEST(Tables, WhatIsNoTextIsRefused)
{
    NewTable table = new_table("a");
    table.header = "\xc3";
    EXPECT_EQ(fault_of([&] { this->store->create(table); }).first, Fault::Refused);
}

TYPED_TEST(Tables, ContentIsKeptOnceAndAsLongAsATableNeedsIt)
{
    NewTable one = new_table("one");
    NewTable two = new_table("two");
    two.content.push_back({std::string(questions_file), "[questions]\n"});
    this->store->create(one);
    this->store->create(two);

    const ContentFiles files = this->store->content(one.content_fingerprint);
    ASSERT_EQ(files.size(), 2u);
    EXPECT_EQ(files[0].name, "dice-race.toml");
    EXPECT_EQ(files[1].text, "# Würfel\n");

    EXPECT_TRUE(this->store->erase("one"));
    EXPECT_FALSE(this->store->erase("one"));
    EXPECT_EQ(this->store->content(one.content_fingerprint).size(), 2u);
    EXPECT_TRUE(this->store->erase("two"));
    const auto [fault, sentence] = fault_of([&] { this->store->content(one.content_fingerprint); });
    EXPECT_EQ(fault, Fault::Missing);
    EXPECT_EQ(sentence, "no content is kept under the fingerprint fedcba9876543210");
}

TYPED_TEST(Tables, OtherContentUnderTheSameFingerprintIsRefused)
{
    this->store->create(new_table("one"));
    NewTable two = new_table("two");
    two.content[0].text = "sides = 8\n";

    const auto [fault, sentence] = fault_of([&] { this->store->create(two); });

    EXPECT_EQ(fault, Fault::Refused);
    EXPECT_THAT(sentence, HasSubstr("differs from what is kept under the same fingerprint"));
}

TYPED_TEST(Tables, AnErasedTableIsGoneWithEverythingOfIt)
{
    NewTable table = new_table("a");
    table.secrets = {{"hash", Role::Owner, no_seat}};
    table.entries = {"one"};
    this->create(table);
    this->store->erase("a");

    EXPECT_EQ(this->store->append(moves("a", 1, {"two"})).outcome, Outcome::NoSuchTable);
    EXPECT_THAT(this->store->list({.secrets = {{"hash"}}}).lines, IsEmpty());
    this->create(new_table("a"));
    EXPECT_THAT(this->store->load("a")->entries, IsEmpty());
    EXPECT_THAT(this->store->load("a")->secrets, IsEmpty());
}

TYPED_TEST(Tables, AreListedNewestFirstAndPageByPage)
{
    for (const char* id : {"a", "b", "c", "d", "e"}) this->store->create(new_table(id));

    const auto first = this->store->list({}, {.most = 2});
    const auto second = this->store->list({}, {.most = 2, .after = first.next});
    this->store->create(new_table("later"));
    const auto third = this->store->list({}, {.most = 2, .after = second.next});

    EXPECT_THAT(ids_of(first), ElementsAre("e", "d"));
    EXPECT_THAT(ids_of(second), ElementsAre("c", "b"));
    EXPECT_THAT(ids_of(third), ElementsAre("a"));
    EXPECT_EQ(third.next, 0);
    EXPECT_EQ(this->store->list({}, {.most = 6}).next, 0);
}

TYPED_TEST(Tables, AreListedByWhatIsAskedFor)
{
    NewTable open = new_table("open");
    open.status = {Phase::Waiting, 2, true, "summary", {}};
    NewTable hidden = new_table("hidden");
    hidden.status = {Phase::Waiting, 1, false, "", {}};
    NewTable running = new_table("running");
    running.status = {Phase::Running, 0, true, "", at(500)};
    running.entries = {"one", "two"};
    running.secrets = {{"mine", Role::Owner, no_seat}, {"mine", Role::Seat, 0}, {"other", Role::Seat, 1}};
    NewTable invited = new_table("invited");
    invited.secrets = {{"mine", Role::Invite, 0}};
    NewTable finished = new_table("finished");
    finished.status = {Phase::Finished, 0, false, "", {}};
    finished.secrets = {{"second", Role::Seat, 1}};
    this->store->create(std::vector{open, hidden, running, invited, finished});
    Store& kept = *this->store;

    EXPECT_THAT(ids_of(kept.list({.open_seats = true, .listed = true})), ElementsAre("open"));
    EXPECT_THAT(ids_of(kept.list({.phase = Phase::Waiting})), ElementsAre("invited", "hidden", "open"));
    EXPECT_THAT(ids_of(kept.list({.phase = Phase::Finished})), ElementsAre("finished"));
    EXPECT_THAT(ids_of(kept.list({.wake_until = at(499)})), IsEmpty());
    EXPECT_THAT(ids_of(kept.list({.wake_until = at(500)})), ElementsAre("running"));
    EXPECT_THAT(ids_of(kept.list({.secrets = {{}}})), IsEmpty());

    const auto mine = kept.list({.secrets = {{"mine", "second", "unknown"}}});
    EXPECT_THAT(ids_of(mine), ElementsAre("finished", "running"));
    EXPECT_EQ(mine.lines[1].revision, 2);
    EXPECT_EQ(mine.lines[1].status, running.status);
    EXPECT_THAT(mine.lines[1].matched,
                ElementsAre(Secret{"mine", Role::Owner, no_seat}, Secret{"mine", Role::Seat, 0}));
}

TYPED_TEST(Tables, OddLettersAreKeptAsTheyAre)
{
    const std::vector<std::string> odd{
        R"(a "quoted" \ 'text', {braces} NULL)", "NULL", "", "\\x41", "tab\tline\nend", "\xF0\x9F\x8E\xB2"};
    this->create(new_table(R"(id "with" \ '{odd}', NULL)"));
    ASSERT_TRUE(this->store->append(moves(R"(id "with" \ '{odd}', NULL)", 0, odd)).done());

    EXPECT_EQ(this->store->load(R"(id "with" \ '{odd}', NULL)")->entries, odd);
}

TYPED_TEST(Tables, AStoreSaysHowItIs)
{
    this->store->create(new_table("a"));
    const Health health = this->store->check();

    EXPECT_EQ(health.tables, 1);
    EXPECT_EQ(health.version, 4);
    EXPECT_GT(health.bytes, 0);
    EXPECT_FALSE(health.place.empty());
}

TYPED_TEST(Tables, WhoOnlyLooksWritesNothing)
{
    this->store->create(new_table("a"));
    const auto looking = open_store(this->place.where(), {.access = Access::Look});

    EXPECT_TRUE(looking->load("a"));
    EXPECT_EQ(fault_of([&] { looking->create(new_table("b")); }).first, Fault::Refused);
    this->store->create(new_table("c"));
    EXPECT_TRUE(looking->load("c"));
}

}  // namespace
}  // namespace tessera::store
