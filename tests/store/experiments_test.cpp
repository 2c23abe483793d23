// What every store keeps of experiments.
#include <gmock/gmock.h>

#include "tests/support/store_places.h"

namespace tessera::store {
namespace {

using testing::ElementsAre;

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
}

TYPED_TEST(Experiments, WaitInTheOrderInWhichTheyWereAskedFor)
{
    for (const char* id : {"a", "b", "c"}) {
        Experiment one = experiment(id);
        one.visitor = "192.0.2.1";
        this->store->create_experiment(one);
    }
    Experiment b = experiment("b");
    b.state = ExperimentState::Done;
    this->store->update_experiment(b, "result");
    Experiment c = experiment("c");
    c.state = ExperimentState::Running;
    c.progress = "half";
    this->store->update_experiment(c);

    const auto queued = this->store->queued_experiments();
    ASSERT_EQ(queued.size(), 2u);
    EXPECT_EQ(queued[0].id, "a");
    EXPECT_EQ(queued[0].visitor, "192.0.2.1");
    EXPECT_EQ(queued[1].id, "c");
    EXPECT_EQ(queued[1].progress, "half");
    EXPECT_NE(queued[0].holder, 0);
    EXPECT_EQ(queued[0].holder, queued[1].holder);
}

// Whoever was asked carries it out; when that one is gone, the next who looks.
TYPED_TEST(Experiments, AreTakenUpWhenWhoCarriedThemOutIsGone)
{
    for (const char* id : {"a", "b", "c"}) this->store->create_experiment(experiment(id));
    Experiment b = experiment("b");
    b.state = ExperimentState::Done;
    this->store->update_experiment(b, "result");
    EXPECT_THAT(this->store->claim_experiments(10), testing::IsEmpty());
    this->store.reset();
    this->store = open_store(this->place.where());

    EXPECT_EQ(fault_of([&] { this->store->update_experiment(experiment("a")); }).first, Fault::Missing);
    EXPECT_THAT(this->store->claim_experiments(1), ElementsAre(experiment("a")));
    EXPECT_THAT(this->store->claim_experiments(10), ElementsAre(experiment("c")));
    EXPECT_THAT(this->store->claim_experiments(10), testing::IsEmpty());
    EXPECT_NO_THROW(this->store->update_experiment(experiment("a")));
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
