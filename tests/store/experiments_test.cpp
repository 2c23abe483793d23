// What every store keeps of experiments.
#include <gmock/gmock.h>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

template <class Place>
class Experiments : public testing::Test {
protected:
    Place place;
    std::unique_ptr<Store> store = open_store(place.where());
};
TYPED_TEST_SUITE(Experiments, Places, PlaceNames);

Experiment experiment(const std::string& id)
{
    return {id, R"({"games":10})", ExperimentState::Waiting, "", at(1), at(1)};
}

TYPED_TEST(Experiments, AreKeptFromTheQuestionToTheResult)
{
    Experiment one = experiment("one");
    this->store->create_experiment(one);
    EXPECT_EQ(this->store->experiment("one"), one);
    EXPECT_FALSE(this->store->experiment_result("one"));

    one.state = ExperimentState::Running;
    one.progress = R"({"played":5})";
    one.changed = at(2);
    this->store->update_experiment(one);
    one.state = ExperimentState::Done;
    const std::string result("\0bytes\xff", 7);
    this->store->update_experiment(one, result);
    this->store.reset();
    this->store = open_store(this->place.where());

    EXPECT_EQ(this->store->experiment("one"), one);
    EXPECT_EQ(this->store->experiment_result("one"), result);
    this->store->update_experiment(one);
    EXPECT_EQ(this->store->experiment_result("one"), result);
}

TYPED_TEST(Experiments, AreListedByState)
{
    for (const char* id : {"a", "b", "c"}) this->store->create_experiment(experiment(id));
    Experiment b = experiment("b");
    b.state = ExperimentState::Done;
    this->store->update_experiment(b);

    const auto all = this->store->list_experiments({}, {.most = 2});
    ASSERT_EQ(all.lines.size(), 2u);
    EXPECT_EQ(all.lines[0].id, "c");
    EXPECT_EQ(this->store->list_experiments({}, {.most = 2, .after = all.next}).lines.at(0).id, "a");
    EXPECT_EQ(this->store->list_experiments(ExperimentState::Done).lines.at(0).id, "b");
    EXPECT_EQ(this->store->list_experiments(ExperimentState::Waiting).lines.size(), 2u);
}

TYPED_TEST(Experiments, GoAwayWithTheirResults)
{
    this->store->create_experiment(experiment("a"));
    this->store->update_experiment(experiment("a"), "result");

    EXPECT_TRUE(this->store->erase_experiment("a"));
    EXPECT_FALSE(this->store->erase_experiment("a"));
    EXPECT_FALSE(this->store->experiment("a"));
    this->store->create_experiment(experiment("a"));
    EXPECT_FALSE(this->store->experiment_result("a"));
}

TYPED_TEST(Experiments, AnotherOneOfTheSameIdIsRefused)
{
    this->store->create_experiment(experiment("a"));
    Experiment other = experiment("a");
    other.request = "{}";

    EXPECT_EQ(fault_of([&] { this->store->create_experiment(other); }).first, Fault::Exists);
    EXPECT_NO_THROW(this->store->create_experiment(experiment("a")));
    EXPECT_EQ(fault_of([&] { this->store->update_experiment(experiment("b")); }).first, Fault::Missing);
}

}  // namespace
}  // namespace tessera::store
