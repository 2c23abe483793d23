// What is kept is acknowledged, shown and followed by what comes next; what is lost has never been.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/host/scene.h"
#include "tests/table/sitting.h"

namespace tessera::host {
namespace {

using table::seat0;
using table::Sitting;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string text(const boost::json::value& value) { return std::string(value.as_string()); }

TEST(Commits, NothingIsSaidBeforeItIsKept)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    anna->forget_all();
    ben->forget_all();

    scene.act(anna);
    EXPECT_THAT(anna->types(), IsEmpty());
    EXPECT_THAT(ben->types(), IsEmpty());

    scene.journal.keep_next();
    EXPECT_THAT(anna->types(), ElementsAre("done", "update"));
    EXPECT_THAT(ben->types(), ElementsAre("update"));
}

TEST(Commits, TheRevisionOfAnAcknowledgementIsThatOfTheAction)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    const table::Revision before = scene.revision();
    scene.act(anna);
    scene.settle();
    EXPECT_EQ(anna->take("done").at("revision").to_number<table::Revision>(), before + 1);
    EXPECT_EQ(anna->take("update").at("revision").to_number<table::Revision>(), scene.revision());
}

TEST(Commits, WhateverElseIsSaidWaitsInOrder)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    anna->forget_all();
    scene.act(anna);
    const auto carla = scene.greet();
    scene.ask(anna, {{"type", "ping"}});
    EXPECT_THAT(carla->types(), IsEmpty());
    scene.settle();
    EXPECT_THAT(anna->types(), ElementsAre("done", "update", "done"));
    EXPECT_EQ(carla->take("update").at("revision").to_number<table::Revision>(), scene.revision());
}

TEST(Commits, SoMuchMayWait)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    scene.act(anna);
    for (int i = 0; i < 1000; ++i) scene.ask(anna, {{"type", "ping"}});
    anna->forget_all();
    scene.ask(anna, {{"type", "ping"}});
    EXPECT_EQ(anna->take("error").at("code"), "busy");
    scene.settle();
    EXPECT_EQ(anna->take_all("done").size(), 1001u);
}

TEST(Commits, WhatIsLostIsToldAndUndone)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    const table::Revision before = scene.revision();
    ben->forget_all();
    scene.act(anna);
    scene.journal.lose_next("the disk is full");
    const boost::json::object error = anna->take("error");
    EXPECT_EQ(error.at("code"), "store");
    EXPECT_THAT(text(error.at("message")), HasSubstr("the disk is full"));

    scene.journal.give_back();
    EXPECT_EQ(scene.revision(), before);
    EXPECT_THAT(ben->types(), IsEmpty());  // has seen what there is
    scene.act(anna);
    scene.settle();
    EXPECT_EQ(anna->take("done").at("revision").to_number<table::Revision>(), before + 1);
    EXPECT_THAT(ben->types(), ElementsAre("update"));
}

TEST(Commits, ATableIsReadBackUntilItCanBeMoreAndMorePatiently)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    scene.act(anna);
    scene.journal.lose_next("the database is away");
    scene.ask(anna, {{"type", "ping"}});
    for (const table::Time pause : {200, 400, 800, 1600, 3200, 6400, 10'000, 10'000}) {
        scene.journal.cannot_give_back("still away");
        scene.clock.pass(pause - 1);
        EXPECT_FALSE(scene.journal.is_asked_back());
        scene.clock.pass(1);
        EXPECT_TRUE(scene.journal.is_asked_back());
    }
    EXPECT_THAT(anna->take_all("done"), IsEmpty());
    scene.journal.give_back();
    EXPECT_EQ(anna->take_all("done").size(), 1u);
}

TEST(Commits, WhatFailedIsNotTriedAgainAtOnce)
{
    Scene scene({table::person("Anna"), table::bot("random")});
    const auto anna = scene.greet("seat 0");
    while (scene.thinker.bots() == 0) {
        scene.act(anna);
        scene.settle();
    }
    scene.thinker.decide();
    scene.journal.lose_next("the disk is full");
    scene.journal.give_back();
    EXPECT_EQ(scene.thinker.bots(), 0u);
    scene.clock.pass(200);
    EXPECT_EQ(scene.thinker.bots(), 1u);
}

TEST(Commits, ATableThatMovedSendsEverybodyAway)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    scene.act(anna);
    scene.journal.lose_next("another server has it");
    scene.journal.belongs_to_another();
    EXPECT_TRUE(scene.overseer.ended);
    EXPECT_EQ(anna->take_all("error").back().at("code"), "stopping");
    EXPECT_EQ(anna->closed, CloseCode::Restart);
    const auto late = scene.greet("seat 1");
    EXPECT_EQ(late->take("error").at("code"), "stopping");
    EXPECT_EQ(late->closed, CloseCode::Restart);
}

TEST(Commits, ATableThatTurnsOutToBeDamagedBeginsAnewForThoseWhoAreHere)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    scene.act(anna);
    scene.journal.lose_next("the entries do not fit");
    anna->forget_all();
    ben->forget_all();
    scene.journal.is_damaged = true;
    std::erase_if(scene.journal.secrets, [](const Secret& secret) { return secret.seat == 1; });
    scene.journal.give_back();

    const boost::json::object welcome = anna->take("welcome");
    EXPECT_FALSE(welcome.at("table").at("broken_from").is_null());
    const boost::json::object update = anna->take("update");
    EXPECT_EQ(update.at("phase"), "broken");
    EXPECT_EQ(update.at("since"), 0);
    // Whose rights are lost looks on.
    EXPECT_EQ(ben->take("welcome").at("you").at("seats"), boost::json::array{});
    EXPECT_TRUE(ben->take("update").at("viewpoint").is_null());
}

TEST(Commits, AMistakeOfOursStopsThisTableAndSaysSo)
{
    Scene scene({table::person("Anna"), table::bot("random")});
    const auto anna = scene.greet("seat 0");
    while (scene.thinker.bots() == 0) {
        scene.act(anna);
        scene.settle();
    }
    scene.thinker.fail("what should hold does not");
    EXPECT_THAT(scene.overseer.failure, HasSubstr("what should hold does not"));
    EXPECT_EQ(anna->take("error").at("code"), "internal");
    EXPECT_EQ(anna->closed, CloseCode::Internal);
    const auto late = scene.greet("seat 0");
    EXPECT_EQ(late->take("error").at("code"), "internal");
    EXPECT_EQ(late->closed, CloseCode::Internal);
}

TEST(Commits, WhatIsHeldWaitsUntilTheTableEnds)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("owner");
    anna->forget_all();
    scene.host->hold();
    scene.ask(anna, {{"type", "ping"}});
    EXPECT_THAT(anna->types(), IsEmpty());
    scene.host->end(table::ErrorCode::Table, "The owner has deleted this table.", CloseCode::Normal);
    EXPECT_THAT(anna->types(), ElementsAre("error", "error"));
    EXPECT_TRUE(scene.overseer.ended);
}

}  // namespace
}  // namespace tessera::host
