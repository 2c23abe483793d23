// A question that nobody else may know of (engine/game.h, `unnoticed`): what the others are told is the same, byte for
// byte, whether somebody was asked and passed or nobody was asked.
#include <gmock/gmock.h>

#include "tests/table/windows.h"

namespace tessera::table {
namespace {

using testing::HasSubstr;

std::string update_of(const World& world, Seat viewer)
{
    std::string text;
    world.table().write_update(viewer, 0, text, Previews::No);
    return text;
}

// Where two messages begin to differ; nothing if they do not.
std::string first_difference(const std::string& a, const std::string& b)
{
    if (a == b) return "";
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at < 100 ? 0 : at - 100;
    return a.substr(from, 200) + "\n" + b.substr(from, 200);
}

// EH-094
TEST(Windows, OnlookersAreToldTheSameWhoeverWasAskedAndPassed)
{
    int passed = 0, differed = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        World boom, harm;
        InStep both({&boom, &harm}, seed);
        for (int i = 0; i < 1200 && both.play_one(); ++i) {}
        passed += boom.passed + harm.passed;
        if (boom.passed != harm.passed) ++differed;
        for (const Seat viewer : onlookers) {
            ASSERT_EQ(boom.heard[viewer].size(), harm.heard[viewer].size());
            for (std::size_t k = 0; k < boom.heard[viewer].size(); ++k)
                ASSERT_EQ(first_difference(boom.heard[viewer][k], harm.heard[viewer][k]), "")
                    << "message " << k << " to viewer " << index_of(viewer) << " with seed " << seed;
            for (Position at = 0; at <= boom.table().position(viewer); at += 7) {
                std::string mine, other;
                boom.table().write_at(1, viewer, at, mine);
                harm.table().write_at(1, viewer, at, other);
                ASSERT_EQ(mine, other) << "position " << at << " as shown to viewer " << index_of(viewer);
            }
        }
    }
    // Somebody was asked, and not the same times, or nothing is proved.
    EXPECT_GT(passed, 10);
    EXPECT_GT(differed, 2);
}

// EH-094
TEST(Windows, OnlyWhoeverIsAskedSeesThat)
{
    World world;
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    EXPECT_EQ(world.sitting.update(bens).at("decider"), 1);
    EXPECT_EQ(world.sitting.update(bens).at("question"), "boom-window");
    EXPECT_EQ(world.sitting.update(bens).at("actions").as_array().size(), 2u);
    for (const Seat viewer : onlookers) {
        const boost::json::object update = world.sitting.update(viewer);
        EXPECT_EQ(update.at("decider"), "window");
        EXPECT_TRUE(update.at("rule").is_null());
        EXPECT_TRUE(update.at("actions").as_array().empty());
        EXPECT_TRUE(update.at("undo").is_null());
        EXPECT_THAT(std::string(update.at("prompt").as_string()),
                    HasSubstr("Somebody may answer this before it happens."));
        const boost::json::object& window = update.at("window").as_object();
        EXPECT_THAT(std::string(window.at("action").as_string()), HasSubstr("boom province:"));
        EXPECT_TRUE(window.at("until").is_null());
    }
}

// What can still be answered has not happened yet for those who wait; it is told when it has.
TEST(Windows, WhatIsAnnouncedIsToldWhenItHasHappened)
{
    World world;
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    const Revision waiting = world.table().revision(seat0);
    const Position announced = world.table().position(seat0);
    EXPECT_EQ(world.table().position(bens), announced + 1);
    world.act(bens, "pass");
    EXPECT_EQ(world.table().revision(seat0), waiting);
    world.advance();
    EXPECT_EQ(world.table().revision(seat0), waiting + 1);
    EXPECT_EQ(world.table().position(seat0), announced + 1);
    std::string text;
    world.table().write_update(seat0, waiting, text);
    EXPECT_THAT(text, HasSubstr("\"news\":\"commercial-boomed\""));
    EXPECT_THAT(text, HasSubstr("\"window\":null"));
}

// EH-094: until a card is played.
TEST(Windows, EverybodySeesThatACardIsPlayed)
{
    World world;
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    world.act(bens, "play card:profiteers");
    world.advance();
    for (const Seat viewer : onlookers) EXPECT_THAT(update_of(world, viewer), HasSubstr("Ben played Profiteers"));
}

// Nothing can be done while something can still be answered, by nobody but the one who is asked.
TEST(Windows, TheOthersWait)
{
    World world;
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    for (const Seat seat : {seat0, seat2}) {
        const Result result = world.table().act(seat, world.table().revision(seat), "pass", 1);
        ASSERT_FALSE(result);
        EXPECT_EQ(result.refusal().code, RefusalCode::Turn);
        EXPECT_EQ(result.refusal().reason, "What was done last can still be answered; wait until it has happened.");
    }
}

// Whoever takes too long passes. That a bot took the seat over would tell everybody who was asked.
TEST(Windows, WhoseTimeRunsOutPassesAndKeepsTheSeat)
{
    Settings settings;
    settings.clock = ClockSetting{60, TimeOut::Bot};
    World world(settings);
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    EXPECT_FALSE(world.table().clock(seat0));
    const std::optional<Clock> clock = world.table().clock(bens);
    ASSERT_TRUE(clock);
    EXPECT_EQ(clock->then, TimeOut::Pass);
    const Result late = world.table().time_out(clock->until);
    ASSERT_TRUE(late);
    for (const Entry& entry : late.entries()) world.apply(entry);
    EXPECT_FALSE(world.asks_ben());
    EXPECT_TRUE(world.table().is_human(bens));
}

// With a time for windows, all of them last as long for the others: here Ben thinks for four seconds in one world, and
// is not asked in the other.
TEST(Windows, ATimeForWindowsMakesThemEquallyLong)
{
    Settings settings;
    settings.window_seconds = 10;
    World boom(settings), harm(settings);
    InStep both({&boom, &harm});
    ASSERT_TRUE(both.play_until_ben_is_asked());
    const Time opened = boom.sitting.now;
    EXPECT_EQ(boom.table().clock(bens)->until, opened + 10'000);
    for (int second = 1; second <= 10; ++second) {
        for (World* world : {&boom, &harm}) {
            world->sitting.now = opened + 1000 * second;
            EXPECT_EQ(world->table().alarm(), opened + 10'000);
            world->advance();
            if (world->asks_ben() && second == 4) world->act(bens, "pass");
        }
        for (const Seat viewer : onlookers) ASSERT_EQ(boom.heard[viewer], harm.heard[viewer]) << "second " << second;
        EXPECT_EQ(boom.table().is_withheld_from(seat0), second < 10);
    }
}

// And whoever has not answered by then passes.
TEST(Windows, WhenAWindowEndsWhoeverIsAskedPasses)
{
    Settings settings;
    settings.window_seconds = 5;
    World world(settings);
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    world.sitting.now += 5000;
    world.advance();
    EXPECT_FALSE(world.table().is_withheld_from(seat0));
}

// The turn of whoever is answered stands still meanwhile.
TEST(Windows, TheClockOfTheTurnStandsStill)
{
    Settings settings;
    settings.clock = ClockSetting{60, TimeOut::Bot};
    World world(settings);
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    const Time opened = world.sitting.now;
    world.sitting.now += 30'000;
    world.act(bens, "pass");
    for (world.advance(); world.table().decider().is_chance(); world.advance())
        world.apply(std::get<Entry>(world.table().next(world.sitting.now)));
    ASSERT_TRUE(world.table().decider().is_seat());
    EXPECT_EQ(world.table().clock()->since, opened + 30'000);
}

// What everybody saw is not taken back by whoever let it pass unnoticed.
TEST(Windows, WhatNobodyNoticedIsNotTakenBack)
{
    World world;
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    const Position asked = world.table().position();
    world.act(bens, "pass");
    world.advance();
    const std::optional<UndoOffer> offer = world.table().undo_offer(bens);
    EXPECT_TRUE(!offer || offer->to < asked);
}

// Who plays alone with bots may: nobody is kept from knowing.
TEST(Windows, WhoIsAloneTakesItBackAndIsAskedAgain)
{
    World world({}, Sitting::people(3));
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    for (const Seat seat : {seat0, seat2}) world.apply({world.sitting.now, Resigned{seat, "medium"}});
    const Position asked = world.table().position();
    world.act(bens, "pass");
    world.apply({world.sitting.now, WindowClosed{}});
    const std::optional<UndoOffer> offer = world.table().undo_offer(bens);
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer->to, asked);
    world.apply({world.sitting.now, TookBack{bens, asked}});
    EXPECT_EQ(world.sitting.update(seat0).at("decider"), "window");
    world.advance();
    EXPECT_TRUE(world.asks_ben());
    // The log goes on where it was taken back to.
    EXPECT_EQ(world.sitting.update(seat0, 1).at("rewind"), world.table().position(seat0));
}

// Tables that were kept before windows were said to open and close.
TEST(Windows, FormerEntriesAreStillUnderstood)
{
    World world;
    InStep one({&world});
    for (int i = 0; i < 600 && one.play_one(); ++i) {}
    ASSERT_GT(world.passed, 0);
    world.advance_while_ben_passes();
    Sitting former("1800", Sitting::people(3));
    for (const Entry& entry : world.sitting.entries)
        if (!std::holds_alternative<Asked>(entry.what) && !std::holds_alternative<WindowClosed>(entry.what))
            former.apply(entry);
    former.advance();
    EXPECT_EQ(former.table.game().signature(former.table.state()), world.game().signature(world.table().state()));
    EXPECT_EQ(former.table.position(seat0), world.table().position(seat0));
}

// A table that is read back is the same to everybody.
TEST(Windows, EntriesLeadToTheSameTable)
{
    World world;
    InStep one({&world});
    ASSERT_TRUE(one.play_until_ben_is_asked());
    Sitting again("1800", Sitting::people(3));
    for (const Entry& entry : world.sitting.entries) again.apply(entry_from_text(entry_text(entry)));
    for (const Seat viewer : {spectator, seat0, bens, seat2})
        EXPECT_EQ(again.update(viewer), world.sitting.update(viewer));
}

}  // namespace
}  // namespace tessera::table
