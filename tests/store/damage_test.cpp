// What happens to a table in the database behind the store's back, and what is said then: nothing of it is ever taken
// for what was written.
#include <gmock/gmock.h>
#include <sqlite3.h>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Outcome = Appended::Outcome;

void execute(const SqlitePlace& place, const std::string& sql)
{
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(place.where().c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
}

void execute(const PostgresPlace& place, const std::string& sql)
{
    PrivatePostgres::shared().execute(place.where(), "SET search_path TO tessera; " + sql);
}

// Three tables of the same kind, of which the one in the middle is damaged.
template <class Place>
class DamagedStore : public testing::Test {
protected:
    DamagedStore()
    {
        for (const char* id : {"before", "a", "after"}) {
            NewTable table = new_table(id);
            table.entries = {"one", "two", "three"};
            table.secrets = {{"owner", Role::Owner, no_seat}, {"berta", Role::Seat, 1}};
            store->create(table);
            EXPECT_TRUE(store->own(id).mine());
            EXPECT_TRUE(store->append(moves(id, 3, {"four", "five"})).done());
        }
    }

    // `WHERE number = 2` is the damaged one.
    StoredTable after(const std::string& sql)
    {
        execute(place, sql);
        std::optional<StoredTable> table = store->load("a");
        EXPECT_TRUE(table) << sql;
        return table ? std::move(*table) : StoredTable{};
    }

    void expect_damaged_from(std::int64_t from, const std::string& sql)
    {
        const StoredTable table = after(sql);
        ASSERT_TRUE(table.damage) << sql;
        EXPECT_EQ(table.damage->from, from) << sql;
        EXPECT_THAT(table.entries, SizeIs(from)) << sql;
        EXPECT_FALSE(table.damage->what.empty());
        EXPECT_THAT(store->examine().damaged, ElementsAre(Field(&DamagedTable::id, "a"))) << sql;
        for (const char* other : {"before", "after"}) EXPECT_FALSE(store->load(other)->damage) << sql;
    }

    Place place;
    std::unique_ptr<Store> store = open_store(place.where());
};
TYPED_TEST_SUITE(DamagedStore, Places, PlaceNames);

TYPED_TEST(DamagedStore, IsWholeAsLongAsNobodyTouchesIt)
{
    EXPECT_FALSE(this->store->load("a")->damage);
    EXPECT_THAT(this->store->examine().damaged, IsEmpty());
}

TYPED_TEST(DamagedStore, AnEntryThatChangedEndsTheTable)
{
    this->expect_damaged_from(3, "UPDATE entries SET text = 'fous' WHERE number = 2 AND revision = 3");
    EXPECT_THAT(this->store->load("a")->entries, ElementsAre("one", "two", "three"));
}

TYPED_TEST(DamagedStore, AnEntryThatIsMissingEndsTheTable)
{
    this->expect_damaged_from(1, "DELETE FROM entries WHERE number = 2 AND revision = 1");
}

TYPED_TEST(DamagedStore, TheLastEntriesAreMissed)
{
    this->expect_damaged_from(3, "DELETE FROM entries WHERE number = 2 AND revision >= 3");
}

TYPED_TEST(DamagedStore, EntriesThatChangedPlacesEndTheTable)
{
    this->expect_damaged_from(1,
                              "UPDATE entries SET revision = 7 WHERE number = 2 AND revision = 1;"
                              "UPDATE entries SET revision = 1 WHERE number = 2 AND revision = 2;"
                              "UPDATE entries SET revision = 2 WHERE number = 2 AND revision = 7");
}

TYPED_TEST(DamagedStore, AnEntryOfAnotherTableEndsTheTable)
{
    this->expect_damaged_from(4,
                              "UPDATE entries SET link = (SELECT link FROM entries WHERE number = 1 AND revision = 4) "
                              "WHERE number = 2 AND revision = 4");
}

TYPED_TEST(DamagedStore, ANumberOfEntriesThatShrankIsNoticed)
{
    this->expect_damaged_from(2, "UPDATE heads SET revision = 2 WHERE number = 2");
}

TYPED_TEST(DamagedStore, ANumberOfEntriesThatGrewIsNoticed)
{
    this->expect_damaged_from(5, "UPDATE heads SET revision = 6 WHERE number = 2");
}

TYPED_TEST(DamagedStore, TheHeaderAndTheSeedBelongToTheChain)
{
    this->expect_damaged_from(0, "UPDATE tables SET header = '{\"rule_set\":\"dice-rage\"}' WHERE number = 2");
    EXPECT_THAT(this->store->load("a")->damage->what, HasSubstr("header or seed"));
}

TYPED_TEST(DamagedStore, TheSeedBelongsToTheChain)
{
    this->expect_damaged_from(0, "UPDATE tables SET seed = (SELECT link FROM heads WHERE number = 1) WHERE number = 2");
}

TYPED_TEST(DamagedStore, WhoMaySpeakIsNobodyWhenThatIsNotCertain)
{
    this->expect_damaged_from(5, "UPDATE secrets SET seat = 0 WHERE number = 2 AND role = 1");
    EXPECT_THAT(this->store->load("a")->secrets, IsEmpty());
}

TYPED_TEST(DamagedStore, NobodyComesInThroughADamagedList)
{
    execute(this->place, "DELETE FROM secrets WHERE number = 2 AND role = 0");
    Append join = moves("a", 5, {"six"});
    join.grants = {{"carl", Role::Seat, 2}};
    const auto answers =
        this->store->append(std::vector{moves("before", 5, {"six"}), join, moves("after", 5, {"six"})});
    EXPECT_TRUE(answers[0].done());
    EXPECT_EQ(answers[1].outcome, Outcome::Damaged);
    EXPECT_TRUE(answers[2].done());
    EXPECT_EQ(this->store->load("a")->damage->from, 5);
}

TYPED_TEST(DamagedStore, RightsThatChangeProperlyAreNoDamage)
{
    Append kick = moves("a", 5, {"six"});
    kick.revokes = {{"berta", Role::Seat, 1}, {"nobody", Role::Seat, 1}};
    kick.grants = {{"carl", Role::Seat, 1}, {"carl", Role::Seat, 1}, {"owner", Role::Owner, no_seat}};
    Append more = moves("a", 6, {});
    more.grants = {{"dora", Role::Invite, 0}};
    for (const Appended& answer : this->store->append(std::vector{kick, more})) EXPECT_TRUE(answer.done());
    const auto table = this->store->load("a");
    EXPECT_FALSE(table->damage);
    EXPECT_THAT(table->secrets, SizeIs(3));
}

TYPED_TEST(DamagedStore, ABackupKeepsTheDamageAsItIs)
{
    const TemporaryFolder folder;
    execute(this->place, "UPDATE entries SET text = 'fous' WHERE number = 2 AND revision = 3");
    this->store->backup(folder.file("backup.db"));
    const auto copy = open_store(folder.file("backup.db"), {.access = Access::Look});
    EXPECT_THAT(copy->examine().damaged, ElementsAre(Field(&DamagedTable::id, "a")));
    EXPECT_EQ(copy->load("a")->damage->from, 3);
}

TYPED_TEST(DamagedStore, ContentThatIsMissingIsFound)
{
    execute(this->place, "DELETE FROM content_files");
    EXPECT_THAT(this->store->examine().damaged, SizeIs(3));
}

TYPED_TEST(DamagedStore, ContentThatChangedIsFound)
{
    execute(this->place, "UPDATE content_texts SET text = 'sides = 7'");
    EXPECT_THAT(this->store->examine().damaged, SizeIs(3));
    EXPECT_EQ(fault_of([&] { this->store->content(new_table("a").content_fingerprint); }).first, Fault::Broken);
}

TYPED_TEST(DamagedStore, ATableOfWhichOnlyThePiecesAreLeftIsFound)
{
    execute(this->place, "DELETE FROM heads WHERE number = 2");
    const auto damaged = this->store->examine().damaged;
    ASSERT_THAT(damaged, SizeIs(1));
    EXPECT_THAT(damaged[0].damage.what, HasSubstr("head"));
}

}  // namespace
}  // namespace tessera::store
