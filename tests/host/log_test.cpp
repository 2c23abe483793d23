// The log as those at a table get it: a page at a time, and no longer for whoever comes late.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/host/scene.h"
#include "tests/table/sitting.h"

namespace tessera::host {
namespace {

using table::Sitting;
using testing::HasSubstr;
using testing::SizeIs;

// Pauses and goes on as often as it is let, for so many minutes.
int pauses_within(Scene& scene, const std::shared_ptr<Person>& person, int minutes)
{
    int done = 0;
    bool on = true;
    for (int second = 0; second < 60 * minutes; ++second) {
        for (int i = 0; i < 5; ++i) {
            scene.ask(person, {{"type", "pause"}, {"on", on}});
            scene.settle();
            const bool is_done = !person->take_all("done").empty();
            person->forget_all();
            if (!is_done) break;
            on = !on;
            ++done;
        }
        scene.clock.pass(1000);
    }
    return done;
}

TEST(Log, NobodyCanMakeATableImpossibleToOpen)
{
    Scene scene(Sitting::people(2));
    const std::size_t hello_before = scene.greet("seat 1")->bytes();
    const auto anna = scene.greet("seat 0");
    EXPECT_LT(pauses_within(scene, anna, 10), 60);
    const auto ben = scene.greet("seat 1");
    EXPECT_LT(ben->bytes(), hello_before + 20'000);
    EXPECT_EQ(ben->last_update().at("revision").to_number<table::Revision>(), scene.revision());
}

TEST(Log, ChangesOfHowTheTableIsRunHaveALimitForEach)
{
    Scene scene(Sitting::people(2));
    const auto owner = scene.greet("owner"), anna = scene.greet("seat 0"), ben = scene.greet("seat 1");
    pauses_within(scene, anna, 1);
    for (int i = 0; i < 2; ++i) scene.ask(anna, {{"type", "pause"}, {"on", true}});
    scene.settle();
    const boost::json::object error = anna->take_all("error").back();
    EXPECT_EQ(error.at("code"), "busy");
    EXPECT_THAT(std::string(error.at("message").as_string()), HasSubstr("very often"));
    // It is Anna's own limit, and over after a while; who plays is not held up.
    scene.ask(ben, {{"type", "seat"}, {"seat", 1}, {"to", "bot"}, {"level", "easy"}});
    scene.settle();
    EXPECT_THAT(ben->take_all("done"), SizeIs(1));
    scene.ask(owner, {{"type", "settings"}, {"settings", {{"hints", false}}}});
    scene.settle();
    EXPECT_THAT(owner->take_all("done"), SizeIs(1));
    scene.clock.pass(60'000);
    scene.ask(anna, {{"type", "settings"}, {"settings", {{"hints", true}}}});
    EXPECT_EQ(anna->take("refused").at("code"), "role");
    scene.ask(anna, {{"type", "pause"}, {"on", scene.table().phase() != table::Phase::Paused}});
    scene.settle();
    EXPECT_THAT(anna->take_all("done"), SizeIs(1));
}

TEST(Log, IsToldFurtherBackToWhoeverAsks)
{
    Scene scene(Sitting::people(3), {}, "treasury-0.7");
    for (int i = 0; i < 150; ++i) scene.play_one();
    const auto anna = scene.greet("seat 0");
    const boost::json::object update = anna->last_update();
    ASSERT_FALSE(update.at("log_from").is_null());
    const int id = scene.ask(anna, {{"type", "log"}, {"before", update.at("log_from")}});
    const boost::json::object page = anna->take("log");
    EXPECT_EQ(page.at("id"), id);
    EXPECT_FALSE(page.at("log").as_array().empty());
    // From the viewpoint of the last update, as every answer.
    for (const boost::json::value& line : page.at("log").as_array())
        EXPECT_THAT(std::string(line.at("text").as_string()), testing::Not(HasSubstr("Anna drew")));
}

TEST(Log, WhatANewcomerIsToldIsNotHeldAgainstThem)
{
    Scene scene(Sitting::people(2));
    const auto anna = scene.greet("seat 0");
    EXPECT_THAT(anna->welcomed, SizeIs(2));  // welcome and update
    anna->welcomed.clear();
    scene.act(anna);
    scene.settle();
    scene.ask(anna, {{"type", "look"}, {"viewpoint", nullptr}});
    EXPECT_THAT(anna->welcomed, SizeIs(0));
}

}  // namespace
}  // namespace tessera::host
