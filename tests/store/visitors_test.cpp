// What every store keeps of visitors: what each has made, who came to a table, and what goes away by itself.
#include <gmock/gmock.h>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* ann = "192.0.2.1";
constexpr const char* ben = "2001:db8::/64";

template <class Place>
class Visitors : public testing::Test {
protected:
    NewTable table_of(const std::string& visitor, const std::string& id, Time created = at(1000)) const
    {
        NewTable table = new_table(id);
        table.visitor = visitor;
        table.created = created;
        return table;
    }
    // A content of its own that differs in one file.
    NewTable own_content(const std::string& visitor, const std::string& id, std::uint64_t fingerprint,
                         const std::string& dice) const
    {
        NewTable table = table_of(visitor, id);
        table.has_own_content = true;
        table.content_fingerprint = fingerprint;
        table.content[0].text = dice;
        return table;
    }
    NewTable listed(const std::string& visitor, const std::string& id, Time created = at(1000)) const
    {
        NewTable table = table_of(visitor, id, created);
        table.status = {Phase::Waiting, 1, true, "{}", {}};
        return table;
    }

    Place place;
    std::unique_ptr<Store> store = open_store(place.where());
};
TYPED_TEST_SUITE(Visitors, Places, PlaceNames);

TYPED_TEST(Visitors, AreCountedByWhatTheyKeep)
{
    EXPECT_EQ(this->store->holdings(ann).tables, 0);
    this->store->create(std::vector{this->table_of(ann, "a"), this->table_of(ann, "b"), this->table_of(ben, "c"),
                                    this->table_of("", "d")});
    Experiment experiment{"e", "0123456789", ExperimentState::Waiting, "", at(1000), at(1000), ann};
    this->store->create_experiment(experiment);
    EXPECT_EQ(this->store->holdings(ann).tables, 2);
    EXPECT_EQ(this->store->holdings(ann).experiments, 1);
    EXPECT_EQ(this->store->holdings(ann).bytes, 10);
    EXPECT_EQ(this->store->holdings(ben).tables, 1);
    EXPECT_EQ(this->store->holdings("").tables, 0);

    experiment.state = ExperimentState::Done;
    this->store->update_experiment(experiment, "result");
    EXPECT_EQ(this->store->holdings(ann).experiments, 0);
    EXPECT_TRUE(this->store->erase("a"));
    EXPECT_EQ(this->store->holdings(ann).tables, 1);
}

// Whoever edits one file keeps one file more, and whoever brings the same again nothing.
TYPED_TEST(Visitors, AreCountedForTheTextsThatTheyBroughtFirst)
{
    this->store->create(new_table("shipped"));
    this->store->create(this->own_content(ann, "a", 0xa, std::string(100, 'a')));
    EXPECT_EQ(this->store->holdings(ann).bytes, 100);
    this->store->create(this->own_content(ann, "again", 0xa, std::string(100, 'a')));
    this->store->create(this->own_content(ben, "b", 0xa, std::string(100, 'a')));
    EXPECT_EQ(this->store->holdings(ann).bytes, 100);
    EXPECT_EQ(this->store->holdings(ben).bytes, 0);
    this->store->create(this->own_content(ben, "c", 0xc, std::string(20, 'c')));
    EXPECT_EQ(this->store->holdings(ben).bytes, 20);
    EXPECT_EQ(this->store->content(0xc)[0].text, std::string(20, 'c'));
    EXPECT_EQ(this->store->content(0xc)[1].text, new_table("x").content[1].text);

    for (const char* id : {"a", "again", "b"}) EXPECT_TRUE(this->store->erase(id));
    EXPECT_EQ(this->store->holdings(ann).bytes, 0);
    EXPECT_EQ(this->store->content(0xc).size(), 2u);
}

TYPED_TEST(Visitors, TablesToWhichNobodyElseCameCanBeErasedAfterAWhile)
{
    this->store->create(std::vector{this->table_of(ann, "old"), this->table_of(ann, "visited"),
                                    this->table_of("", "of nobody"), this->table_of(ann, "played"),
                                    this->table_of(ann, "new", at(5000))});
    ASSERT_TRUE(this->store->own("played").mine());
    ASSERT_TRUE(this->store->append(moves("played", 0, {"one"}, at(5000))).done());
    this->store->visited("visited", ben);
    this->store->visited("old", ann);
    this->store->visited("nowhere", ben);

    EXPECT_THAT(this->store->unvisited(at(2000), 10), ElementsAre("old"));
    EXPECT_THAT(this->store->unvisited(at(6000), 10), ElementsAre("old", "played", "new"));
    EXPECT_THAT(this->store->unvisited(at(6000), 1), ElementsAre("old"));
    for (const char* id : {"visited", "of nobody", "played", "new", "nowhere"})
        EXPECT_FALSE(this->store->erase_unvisited(id, at(2000))) << id;
    EXPECT_TRUE(this->store->erase_unvisited("old", at(2000)));
    EXPECT_FALSE(this->store->load("old"));
    EXPECT_TRUE(this->store->erase_unvisited("played", at(6000)));
}

TYPED_TEST(Visitors, AreForgottenAfterAWhile)
{
    this->store->create(std::vector{this->own_content(ann, "a", 0xa, "a"), this->table_of(ann, "b", at(9000))});
    this->store->create_experiment({"e", "{}", ExperimentState::Waiting, "", at(1000), at(1000), ann});
    this->store->forget_visitors(at(5000));
    EXPECT_EQ(this->store->holdings(ann).tables, 1);
    EXPECT_EQ(this->store->holdings(ann).bytes, 0);
    EXPECT_EQ(this->store->experiment("e")->visitor, "");
}

TYPED_TEST(Visitors, HaveAFewPlacesInAListEach)
{
    for (int i = 0; i < 6; ++i) this->store->create(this->listed(ann, "ann-" + std::to_string(i)));
    this->store->create(std::vector{this->listed("", "x"), this->listed("", "y"), this->listed("", "z")});
    this->store->create(this->listed(ben, "ben"));
    // What is not in the list takes no place in it.
    NewTable full = this->listed(ann, "full");
    full.status.open_seats = 0;
    this->store->create(full);
    this->store->create(this->table_of(ann, "not listed"));

    TableFilter filter;
    filter.listed = true;
    filter.open_seats = true;
    filter.phase = Phase::Waiting;
    filter.most_of_a_visitor = 2;
    EXPECT_THAT(ids_of(this->store->list(filter)), ElementsAre("ben", "z", "y", "x", "ann-5", "ann-4"));
    const auto first = this->store->list(filter, {.most = 5});
    EXPECT_THAT(ids_of(this->store->list(filter, {.most = 5, .after = first.next})), ElementsAre("ann-4"));
}

TYPED_TEST(Visitors, TablesThatNobodyJoinsCanBeLeftOutOfAList)
{
    this->store->create(
        std::vector{this->listed(ann, "old"), this->listed(ann, "joined"), this->listed(ann, "new", at(5000))});
    ASSERT_TRUE(this->store->own("joined").mine());
    ASSERT_TRUE(this->store->append(moves("joined", 0, {"somebody"}, at(4000))).done());
    TableFilter filter;
    filter.listed = true;
    filter.changed_since = at(3000);
    filter.most_of_a_visitor = 2;
    EXPECT_THAT(ids_of(this->store->list(filter)), ElementsAre("new", "joined"));
    filter.changed_since = at(4500);
    EXPECT_THAT(ids_of(this->store->list(filter)), ElementsAre("new"));
}

TYPED_TEST(Visitors, AreInABackup)
{
    const TemporaryFolder folder;
    this->store->create(std::vector{this->own_content(ann, "a", 0xa, "a"), this->own_content(ann, "b", 0xb, "bb")});
    this->store->visited("b", ben);
    open_store(this->place.where(), {.access = Access::Look})->backup(folder.file("backup.db"));
    const SqlitePlace sqlite;
    const PostgresPlace postgres;
    for (const std::string& where : {sqlite.where(), postgres.where()}) {
        restore_store(folder.file("backup.db"), where);
        const auto restored = open_store(where);
        EXPECT_EQ(restored->holdings(ann).tables, 2);
        EXPECT_EQ(restored->holdings(ann).bytes, this->store->holdings(ann).bytes);
        EXPECT_EQ(restored->content(0xb)[0].text, "bb");
        EXPECT_THAT(restored->unvisited(at(9000), 10), ElementsAre("a"));
        EXPECT_THAT(restored->examine().damaged, IsEmpty());
    }
}

}  // namespace
}  // namespace tessera::store
