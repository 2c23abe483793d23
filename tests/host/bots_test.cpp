// What happens at a table without a message: bots that think, hints, clocks that run out, notices to people who are
// away.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/host/scene.h"
#include "tests/table/sitting.h"

namespace tessera::host {
namespace {

using table::seat0;
using table::seat1;
using table::Sitting;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::vector<table::Occupant> anna_and_a_bot = {table::person("Anna"), table::bot("random")};

// Anna decides until the bot has to think.
void play_until_it_thinks(Scene& scene, const std::shared_ptr<Person>& anna)
{
    while (scene.thinker.bots() == 0) {
        scene.act(anna);
        scene.settle();
    }
}

TEST(Bots, DecideWhenTheyHaveThought)
{
    Scene scene(anna_and_a_bot);
    const auto anna = scene.greet("seat 0");
    play_until_it_thinks(scene, anna);
    anna->forget_all();
    const table::Position before = scene.table().position();
    scene.thinker.decide();
    EXPECT_THAT(anna->take_all("update"), IsEmpty());  // until it is kept
    scene.settle();
    EXPECT_GT(scene.table().position(), before);
    EXPECT_EQ(scene.journal.causes.back(), Cause::Bot);
    EXPECT_FALSE(anna->take_all("update").empty());
}

TEST(Bots, ThinkAgainWhenSomebodyTookBackMeanwhile)
{
    Scene scene(anna_and_a_bot);
    const auto anna = scene.greet("seat 0");
    play_until_it_thinks(scene, anna);
    scene.ask(anna, {{"type", "undo"}, {"revision", scene.revision()}});
    scene.settle();
    ASSERT_EQ(scene.table().decider(), Decider::seat(seat0));
    const table::Revision before = scene.revision();
    scene.thinker.decide();
    EXPECT_EQ(scene.revision(), before);
    EXPECT_EQ(scene.thinker.bots(), 0u);
    scene.act(anna);
    scene.settle();
    EXPECT_EQ(scene.thinker.bots(), 1u);
}

TEST(Bots, WaitForSomebodyToBeThere)
{
    Scene scene({table::bot("random"), table::bot("random")});
    EXPECT_EQ(scene.thinker.bots(), 0u);
    const auto onlooker = scene.greet();
    EXPECT_EQ(scene.thinker.bots(), 1u);
    scene.host->leave(onlooker.get());
    scene.thinker.decide();
    scene.settle();
    EXPECT_EQ(scene.thinker.bots(), 0u);
}

TEST(Bots, PauseWithTheTable)
{
    Scene scene(anna_and_a_bot);
    const auto anna = scene.greet("seat 0");
    play_until_it_thinks(scene, anna);
    scene.ask(anna, {{"type", "pause"}, {"on", true}});
    scene.settle();
    const table::Revision before = scene.revision();
    scene.thinker.decide();
    scene.settle();
    EXPECT_EQ(scene.revision(), before);
    scene.ask(anna, {{"type", "pause"}, {"on", false}});
    scene.settle();
    EXPECT_EQ(scene.thinker.bots(), 1u);
}

TEST(Hints, ComeToWhoeverAsked)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    const int id = scene.ask(anna, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_THAT(anna->take_all("hint"), IsEmpty());
    scene.ask(anna, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_EQ(anna->take("error").at("code"), "busy");
    scene.thinker.advise_now();
    EXPECT_EQ(anna->take("hint").at("id"), id);
    scene.ask(anna, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_EQ(scene.thinker.hints(), 1u);
}

TEST(Hints, AreOneAtATimeForASeatWhoeverAsks)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    scene.ask(anna, {{"type", "hint"}, {"revision", scene.revision()}});
    scene.host->leave(anna.get());
    const auto again = scene.greet("seat 0");
    scene.ask(again, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_EQ(again->take("error").at("code"), "busy");
    scene.thinker.advise_now();
    EXPECT_THAT(again->take_all("hint"), IsEmpty());  // who asked has gone
    scene.ask(again, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_EQ(scene.thinker.hints(), 1u);
}

TEST(Hints, AreSoManyForAnAddress)
{
    Scene scene(Sitting::people(2));
    scene.thinker.most_hints = 0;
    const auto anna = scene.greet("seat 0");
    scene.ask(anna, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_THAT(std::string(anna->take("error").at("message").as_string()), HasSubstr("waiting for 2 hints"));
    scene.thinker.most_hints = 1;
    scene.ask(anna, {{"type", "hint"}, {"revision", scene.revision()}});
    EXPECT_EQ(scene.thinker.hints(), 1u);
}

TEST(Hints, AreNotShownToSomebodyElseAtTheScreen)
{
    Scene scene(Sitting::people(2));
    const auto screen = scene.greet("owner");
    scene.ask(screen, {{"type", "hint"}, {"revision", scene.revision()}});
    scene.ask(screen, {{"type", "look"}, {"viewpoint", 1}});
    scene.thinker.advise_now();
    EXPECT_EQ(screen->take("refused").at("code"), "stale");
}

table::Settings with_a_clock(table::TimeOut then)
{
    table::Settings settings;
    settings.clock = table::ClockSetting{60, then};
    return settings;
}

TEST(TurnClock, GivesTheSeatToABotWhenTimeIsOver)
{
    Scene scene(Sitting::people(2), with_a_clock(table::TimeOut::Bot));
    const auto ben = scene.greet("seat 1");
    scene.clock.pass(59'999);
    EXPECT_FALSE(scene.journal.is_waiting());
    scene.clock.pass(1);
    scene.settle();
    EXPECT_EQ(ben->last_update().at("seats").at(0).at("kind"), "bot");
    EXPECT_EQ(scene.thinker.bots(), 1u);
}

TEST(TurnClock, BeginsAnewWithEachTurn)
{
    Scene scene(Sitting::people(2), with_a_clock(table::TimeOut::Bot));
    scene.clock.pass(50'000);
    scene.play_until(seat1);
    scene.clock.pass(50'000);
    EXPECT_FALSE(scene.journal.is_waiting());
    EXPECT_TRUE(scene.table().is_human(seat0));
    scene.clock.pass(10'000);
    scene.settle();
    EXPECT_TRUE(scene.table().is_human(seat0));
    EXPECT_FALSE(scene.table().is_human(seat1));
}

TEST(TurnClock, StandsStillWhileTheGameIsPaused)
{
    Scene scene(Sitting::people(2), with_a_clock(table::TimeOut::Bot));
    const auto anna = scene.greet("seat 0");
    scene.ask(anna, {{"type", "pause"}, {"on", true}});
    scene.settle();
    scene.clock.pass(600'000);
    scene.settle();
    EXPECT_TRUE(scene.table().is_human(seat0));
}

class Notified : public testing::Test {
protected:
    explicit Notified(const table::Settings& settings = {}) : scene(Sitting::people(2), settings)
    {
        for (const int seat : {0, 1})
            scene.journal.notifications.push_back(
                {seat, "webhook", "https://example.org/" + std::to_string(seat), "{}"});
    }

    Scene scene;
};

TEST_F(Notified, WhoIsAwayIsToldOnce)
{
    scene.restart();
    ASSERT_THAT(scene.postbox.posted, SizeIs(1));
    EXPECT_EQ(scene.postbox.posted[0].whom.seat, 0);
    EXPECT_EQ(scene.postbox.posted[0].kind, "turn");
    EXPECT_THAT(scene.postbox.posted[0].text, HasSubstr("Anna"));
    scene.restart();
    EXPECT_THAT(scene.postbox.posted, SizeIs(1));
}

TEST_F(Notified, RatherNotToldThanToldAgain)
{
    // It is told when it is kept that it was.
    scene.host = std::make_unique<TableHost>(scene.journal.kept(), scene.world());
    scene.host->begin();
    ASSERT_TRUE(scene.journal.is_waiting());
    EXPECT_THAT(scene.postbox.posted, IsEmpty());
    scene.journal.lose_next("the disk is full");
    EXPECT_THAT(scene.postbox.posted, IsEmpty());
}

TEST_F(Notified, WhoIsHereIsNot)
{
    scene.journal.notifications.erase(scene.journal.notifications.begin());
    scene.restart();
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    while (scene.table().decider() == Decider::seat(seat0)) {
        scene.act(anna);
        scene.settle();
    }
    EXPECT_THAT(scene.postbox.posted, IsEmpty());
    scene.host->leave(ben.get());
    scene.settle();
    ASSERT_THAT(scene.postbox.posted, SizeIs(1));
    EXPECT_EQ(scene.postbox.posted[0].whom.seat, 1);
}

class Reminded : public Notified {
protected:
    Reminded() : Notified(with_a_clock(table::TimeOut::Remind)) {}
};

TEST_F(Reminded, OnceWhenTheTimeIsOver)
{
    scene.restart();
    scene.clock.pass(60'000);
    scene.settle();
    ASSERT_THAT(scene.postbox.posted, SizeIs(2));
    EXPECT_EQ(scene.postbox.posted[1].kind, "reminder");
    scene.clock.pass(600'000);
    scene.settle();
    EXPECT_THAT(scene.postbox.posted, SizeIs(2));
    EXPECT_TRUE(scene.table().is_human(seat0));
}

}  // namespace
}  // namespace tessera::host
