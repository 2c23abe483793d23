// Conversations with a table: hello, looking, deciding, taking back, coming back, reading slowly.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/host/scene.h"
#include "tests/table/sitting.h"

namespace tessera::host {
namespace {

using table::seat0;
using table::seat1;
using table::Sitting;
using testing::ElementsAre;
using testing::IsEmpty;

table::Revision number(const boost::json::value& value) { return value.to_number<table::Revision>(); }

TEST(Conversation, BeginsWithHello)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    EXPECT_THAT(anna->types(), ElementsAre("presence", "welcome", "update"));
    EXPECT_EQ(anna->take("welcome").at("you").at("seats"), boost::json::array{0});
    scene.say(anna, {{"type", "hello"}, {"protocol", 1}});
    EXPECT_EQ(anna->take("error").at("code"), "message");
    EXPECT_FALSE(anna->closed);

    const auto hasty = std::make_shared<Person>();
    scene.ask(hasty, {{"type", "chart"}});
    EXPECT_EQ(hasty->take("error").at("code"), "message");
    EXPECT_EQ(hasty->closed, CloseCode::Policy);
}

TEST(Conversation, AMistakeInHelloEndsIt)
{
    Scene scene(Sitting::people(2));
    const auto stranger = scene.greet("nobody here");
    EXPECT_EQ(stranger->take("error").at("code"), "secret");
    EXPECT_EQ(stranger->closed, CloseCode::Policy);
    const auto peeping = scene.greet("seat 0", {{"viewpoint", 1}});
    EXPECT_EQ(peeping->take("error").at("code"), "secret");
    const auto old = std::make_shared<Person>();
    scene.say(old, {{"type", "hello"}, {"protocol", 99}});
    EXPECT_EQ(old->take("error").at("code"), "protocol");
    EXPECT_EQ(scene.overseer.messages_refused, 3);
}

TEST(Conversation, AnAddressHasSoManyConnections)
{
    Scene scene(Sitting::people(2));
    std::vector<std::shared_ptr<Person>> crowd;
    for (int i = 0; i < 5; ++i) crowd.push_back(scene.greet());
    const auto one_too_many = scene.greet();
    EXPECT_EQ(one_too_many->take("error").at("code"), "busy");
    EXPECT_EQ(one_too_many->closed, CloseCode::Policy);
    const auto elsewhere = scene.greet("", {}, "198.51.100.1");
    EXPECT_THAT(elsewhere->types(), ElementsAre("welcome", "update"));
    scene.host->leave(crowd.front().get());
    EXPECT_FALSE(scene.greet()->closed);
}

TEST(Conversation, WhoLooksOnDoesNotDecide)
{
    Scene scene(Sitting::people(2));
    const auto onlooker = scene.greet();
    EXPECT_TRUE(onlooker->last_update().at("actions").as_array().empty());
    scene.act(onlooker);
    EXPECT_EQ(onlooker->take("refused").at("code"), "role");
    scene.ask(onlooker, {{"type", "pause"}, {"on", true}});
    EXPECT_EQ(onlooker->take("refused").at("code"), "role");
    EXPECT_FALSE(scene.journal.is_waiting());
}

TEST(Conversation, WhatWasDecidedIsDecidedOnce)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    const boost::json::object act{{"type", "act"},
                                  {"revision", scene.revision()},
                                  {"action", anna->last_update().at("actions").at(0).at("action")}};
    scene.ask(anna, act);
    scene.ask(anna, act);
    scene.settle();
    EXPECT_EQ(anna->take_all("done").size(), 1u);
    const boost::json::object refused = anna->take("refused");
    EXPECT_EQ(refused.at("code"), "stale");
    EXPECT_EQ(number(refused.at("revision")), scene.revision());
}

TEST(Conversation, WhoComesBackHearsTheRest)
{
    Scene scene(Sitting::people(2));
    for (int i = 0; i < 4; ++i) scene.play_one();
    const table::Revision seen = scene.revision();
    for (int i = 0; i < 4; ++i) scene.play_one();

    const boost::json::object update = scene.greet("seat 0", {{"seen", seen}})->last_update();
    EXPECT_EQ(number(update.at("since")), seen);
    for (const boost::json::value& line : update.at("log").as_array()) EXPECT_GT(number(line.at("revision")), seen);
    // Who has seen more than there is has seen another table.
    EXPECT_EQ(scene.greet("seat 0", {{"seen", 100'000}})->last_update().at("since"), 0);
}

TEST(Conversation, AtOneScreenEverythingIsToldAnewToWhoeverLooksNext)
{
    Scene scene(Sitting::people(2), {}, "treasury-0.7");
    const auto screen = scene.greet("owner");
    EXPECT_EQ(screen->last_update().at("viewpoint"), 0);
    while (scene.table().decider() == Decider::seat(seat0)) {
        scene.act(screen);
        scene.settle();
    }
    const boost::json::object update = screen->last_update();
    EXPECT_EQ(update.at("viewpoint"), 1);
    EXPECT_EQ(update.at("since"), 0);
    // What the screen has seen may have been for the other one.
    const auto again = scene.greet("owner", {{"seen", scene.revision()}});
    EXPECT_EQ(again->last_update().at("since"), 0);
}

TEST(Conversation, WhoLooksElsewhereIsToldAnew)
{
    Scene scene(Sitting::people(2));
    const auto screen = scene.greet("owner");
    screen->forget_all();
    scene.ask(screen, {{"type", "look"}, {"viewpoint", 1}});
    EXPECT_THAT(screen->types(), ElementsAre("done", "update"));
    EXPECT_EQ(screen->last_update().at("viewpoint"), 1);
    const auto ben = scene.greet("seat 1");
    scene.ask(ben, {{"type", "look"}, {"viewpoint", 0}});
    EXPECT_EQ(ben->take("refused").at("code"), "role");
}

TEST(Conversation, ASlowReaderIsShownOnePictureAfterwards)
{
    Scene scene(Sitting::people(2));
    const auto slow = scene.greet("", {}, "198.51.100.1");
    const table::Revision seen = number(slow->last_update().at("revision"));
    slow->behind = true;
    for (int i = 0; i < 5; ++i) scene.play_one();
    EXPECT_THAT(slow->take_all("update"), IsEmpty());
    slow->behind = false;
    scene.host->catch_up();
    const std::vector<boost::json::object> updates = slow->take_all("update");
    ASSERT_EQ(updates.size(), 1u);
    EXPECT_EQ(number(updates[0].at("since")), seen);
    EXPECT_EQ(number(updates[0].at("revision")), scene.revision());
}

TEST(Conversation, WhoCatchesUpSeesNothingThatMayBeLost)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0"), slow = scene.greet();
    slow->forget_all();
    scene.act(anna);
    scene.host->catch_up();
    EXPECT_THAT(slow->types(), IsEmpty());
    scene.settle();
    EXPECT_THAT(slow->types(), ElementsAre("update"));
}

TEST(Conversation, TakingBackIsFreeForWhoeverIsAlone)
{
    Scene scene(Sitting::people(1));
    const auto anna = scene.greet("seat 0");
    while (!scene.table().undo_offer(seat0) || !scene.table().undo_offer(seat0)->free) scene.play_one();
    const table::Position to = scene.table().undo_offer(seat0)->to;
    scene.ask(anna, {{"type", "undo"}, {"revision", scene.revision()}});
    scene.settle();
    EXPECT_EQ(scene.table().position(), to);
    EXPECT_EQ(number(anna->last_update().at("rewind")), to);
}

// Up to a moment at which a seat may ask to take back what another one has seen.
void play_until_consent_is_needed(Scene& scene)
{
    for (int i = 0; i < 200; ++i) {
        const std::optional<table::UndoOffer> offer = scene.table().undo_offer(seat0);
        if (offer && !offer->free) return;
        scene.play_one();
    }
    FAIL() << "everything is taken back freely";
}

TEST(Conversation, TakingBackWaitsForConsent)
{
    Scene scene(Sitting::people(2));
    play_until_consent_is_needed(scene);
    const table::Position before = scene.table().position(), to = scene.table().undo_offer(seat0)->to;
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    const int undo = scene.ask(anna, {{"type", "undo"}, {"revision", scene.revision()}});
    scene.settle();
    EXPECT_EQ(anna->take("done").at("id"), undo);
    EXPECT_EQ(ben->last_update().at("undo_request").at("waiting"), boost::json::array{1});
    EXPECT_EQ(scene.table().position(), before);

    scene.ask(anna, {{"type", "consent"}, {"revision", scene.revision()}, {"yes", true}});
    EXPECT_EQ(anna->take("refused").at("code"), "undo");
    scene.ask(ben, {{"type", "consent"}, {"revision", scene.revision()}, {"yes", true}});
    scene.settle();
    EXPECT_EQ(scene.table().position(), to);
    EXPECT_EQ(number(anna->last_update().at("rewind")), to);
}

TEST(Conversation, OneNoEndsTheQuestion)
{
    Scene scene(Sitting::people(2));
    play_until_consent_is_needed(scene);
    const table::Position before = scene.table().position();
    const auto anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    scene.ask(anna, {{"type", "undo"}, {"revision", scene.revision()}});
    scene.settle();
    scene.ask(ben, {{"type", "consent"}, {"revision", scene.revision()}, {"yes", false}});
    scene.settle();
    EXPECT_TRUE(anna->last_update().at("undo_request").is_null());
    EXPECT_EQ(scene.table().position(), before);
}

TEST(Conversation, QuestionsAreAnsweredAtOnceAndByTheirNumber)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    const boost::json::value action = anna->last_update().at("actions").at(0).at("action");
    const int preview = scene.ask(anna, {{"type", "preview"}, {"revision", scene.revision()}, {"action", action}});
    EXPECT_EQ(anna->take("preview").at("id"), preview);
    const int why = scene.ask(anna, {{"type", "why"}, {"action", action}});
    EXPECT_EQ(anna->take("why").at("id"), why);
    const int at = scene.ask(anna, {{"type", "at"}, {"position", 0}});
    EXPECT_EQ(anna->take("at").at("id"), at);
    const int chart = scene.ask(anna, {{"type", "chart"}});
    EXPECT_EQ(anna->take("chart").at("id"), chart);
    const int future = scene.ask(anna, {{"type", "at"}, {"position", 1'000'000}});
    EXPECT_EQ(anna->take("refused").at("id"), future);
    const int ping = scene.ask(anna, {{"type", "ping"}});
    EXPECT_EQ(anna->take("done").at("id"), ping);
    EXPECT_FALSE(scene.journal.is_waiting());
}

}  // namespace
}  // namespace tessera::host
