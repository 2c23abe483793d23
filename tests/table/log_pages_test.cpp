// The log goes out in pages, the newest first, so that what a newcomer is told does not grow with the game.
#include <gmock/gmock.h>

#include <fstream>

#include "tests/support/places.h"
#include "tests/table/sitting.h"

namespace tessera::table {
namespace {

namespace json = boost::json;
using testing::ElementsAreArray;
using testing::IsEmpty;

json::object page_before(const Table& table, Seat viewer, Revision before)
{
    std::string text;
    table.write_log(1, viewer, before, text);
    return json::parse(text).as_object();
}

Revision revision_of(const json::value& line) { return line.at("revision").to_number<Revision>(); }

// The whole log, as somebody reads it who comes now and scrolls up to its beginning.
json::array whole_log(const Sitting& s, Seat viewer)
{
    json::object page = s.update(viewer);
    json::array log = page.at("log").as_array();
    while (!page.at("log_from").is_null()) {
        const Revision from = page.at("log_from").to_number<Revision>();
        EXPECT_EQ(revision_of(log.front()), from);
        page = page_before(s.table, viewer, from);
        json::array earlier = page.at("log").as_array();
        EXPECT_LT(revision_of(earlier.back()), from);
        earlier.insert(earlier.end(), log.begin(), log.end());
        log = std::move(earlier);
    }
    return log;
}

std::vector<std::string> news_in(const json::array& log)
{
    std::vector<std::string> texts;
    for (const json::value& line : log)
        if (!line.at("news").is_null()) texts.emplace_back(line.at("text").as_string());
    return texts;
}

TEST(LogPages, ANewcomerHearsTheNewestAndTheRestWhenAsking)
{
    Sitting s("treasury-0.7", Sitting::people(3));
    for (int i = 0; i < 300; ++i) s.play_one();
    const json::object update = s.update(seat1);
    EXPECT_GE(update.at("log").as_array().size(), 100u);
    EXPECT_LT(update.at("log").as_array().size(), 150u);
    EXPECT_FALSE(update.at("log_from").is_null());
    EXPECT_THAT(news_in(whole_log(s, seat1)), ElementsAreArray(s.table.story(seat1)));
    EXPECT_THAT(page_before(s.table, seat1, 0).at("log").as_array(), IsEmpty());
    EXPECT_TRUE(page_before(s.table, seat1, 0).at("log_from").is_null());
}

TEST(LogPages, AShortLogIsOnePage)
{
    Sitting s("market-trading", Sitting::people(2));
    s.play_one();
    EXPECT_TRUE(s.update(seat0).at("log_from").is_null());
    EXPECT_THAT(news_in(s.update(seat0).at("log").as_array()), ElementsAreArray(s.table.story(seat0)));
}

TEST(LogPages, WhoWasAwayForLongBeginsAnew)
{
    Sitting s("treasury-0.7", Sitting::people(3));
    for (int i = 0; i < 100; ++i) s.play_one();
    const Revision seen = s.table.revision();
    s.play_one();
    EXPECT_EQ(s.update(seat0, seen).at("since").to_number<Revision>(), seen);
    EXPECT_TRUE(s.update(seat0, seen).at("log_from").is_null());
    for (int i = 0; i < 200; ++i) s.play_one();
    EXPECT_EQ(s.update(seat0, seen).at("since"), 0);
    EXPECT_EQ(s.update(seat0, seen).at("log"), s.update(seat0).at("log"));
}

TEST(LogPages, WhatWasTakenBackIsInNone)
{
    Settings free;
    free.undo = UndoRule::Consent;
    Sitting s("market-trading", Sitting::people(1), free);
    for (int i = 0; i < 100; ++i) {
        s.play_one();
        s.advance();
        if (i % 3 == 0 && s.table.undo_offer(seat0)) s.expect(s.table.undo(seat0, s.table.revision(), ++s.now));
    }
    EXPECT_THAT(news_in(whole_log(s, seat0)), ElementsAreArray(s.table.story(seat0)));
}

// Somebody who pauses and goes on all night makes the log long, not the hello of others.
TEST(LogPages, WhatHappensAtTheTableMakesNobodysBeginningLonger)
{
    Sitting s("market-trading", Sitting::people(2));
    s.advance();
    std::string before, after;
    s.table.write_update(seat0, 0, before);
    for (int i = 0; i < 5000; ++i) s.apply({++s.now, Paused{i % 2 == 0}});
    s.table.write_update(seat0, 0, after);
    EXPECT_LT(after.size(), before.size() + 20'000);
    EXPECT_GE(whole_log(s, seat0).size(), 5000u);
}

GameRecord recorded(const std::string& path)
{
    std::ifstream in(source_tree() + "tests/recorded/" + path);
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    return record_from_text(path, text);
}

// Of a game of four at 1800 the log alone grows to hundreds of kilobytes.
TEST(LogPages, HelloIsSmallAllThroughTheLongestOfGames)
{
    const GameRecord record = recorded("eighteen-hundred/four_seats.json");
    const auto loaded = loaded_rule_set(record.rule_set, record.options);
    const Beginning game = beginning_of(*loaded, record, nullptr, {}, 1);
    Table table(loaded, game.header, 7);
    std::size_t largest = 0, whole = 0;
    std::string text;
    for (const Entry& entry : game.entries) {
        table.apply(entry);
        if (table.revision() % 20 != 0) continue;
        text.clear();
        table.write_update(table.decider().is_seat() ? table.decider().seat() : seat0, 0, text);
        largest = std::max(largest, text.size());
    }
    for (Revision before = table.revision() + 1; before != 0;) {
        const json::object page = page_before(table, seat0, before);
        whole += json::serialize(page).size();
        before = page.at("log_from").is_null() ? 0 : page.at("log_from").to_number<Revision>();
    }
    EXPECT_LT(largest, 40'000u);
    EXPECT_GT(whole, 200'000u);
}

}  // namespace
}  // namespace tessera::table
