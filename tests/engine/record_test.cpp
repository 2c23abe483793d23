// Games on paper: written, read again and replayed.
#include "engine/record.h"

#include <gmock/gmock.h>

#include "tests/support/calibration.h"

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

GameRecord some_record()
{
    GameRecord record;
    record.rule_set = "dice-race";
    record.options = {{"target", "10"}};
    record.content_fingerprint = 0xfedcba9876543210;
    record.players = {"human", "hard"};
    record.names = {"Anna \"the die\"", "Ben"};
    record.log = {"roll", "show face:4", "hold", "roll", "show face:1"};
    return record;
}

std::string complaint(const GameRecord& record)
{
    try {
        replay(*load_calibration(record.rule_set, record.options), record);
    } catch (const BadRecord& e) {
        return e.what();
    }
    return "no complaint";
}

TEST(Record, IsReadAsItWasWritten)
{
    GameRecord record = some_record();
    record.checkpoints = {{0, 1}, {5, 0xffffffffffffffff}};
    const GameRecord read = record_from_text("a file", record_text(record));
    EXPECT_EQ(record_text(read), record_text(record));
    EXPECT_EQ(read.names, record.names);
    EXPECT_EQ(read.options, record.options);
    EXPECT_EQ(read.content_fingerprint, record.content_fingerprint);
    EXPECT_EQ(read.log, record.log);
    EXPECT_EQ(read.checkpoints[1].signature, 0xffffffffffffffff);
}

TEST(Record, ReplaysAndTellsWhatHappened)
{
    const GameRecord record = some_record();
    const auto game = load_calibration(record.rule_set, record.options);
    std::vector<std::string> heard;
    const AnyState end = replay(*game, record, 3, [&](const ReplayedAction& done) {
        for (const AnyNews& news : done.news)
            heard.push_back(std::to_string(done.number) + " " + game->news_name(news));
    });
    EXPECT_THAT(heard, ElementsAre("2 die-thrown", "3 points-banked"));
    EXPECT_EQ(game->decider(end), Decider::seat(Seat{1}));
    EXPECT_EQ(game->score(end, Seat{0}), 4);
}

TEST(Record, IsHeldAgainstItsSignatures)
{
    GameRecord record = some_record();
    const auto game = load_calibration(record.rule_set, record.options);
    record.checkpoints = {{3, game->signature(replay(*game, record, 3))}};
    EXPECT_EQ(complaint(record), "no complaint");
    record.checkpoints[0].signature ^= 1;
    EXPECT_THAT(complaint(record), HasSubstr("after action 3 the position is not the recorded one"));
}

TEST(Record, WhatCannotHaveHappenedIsRefusedWithItsPlace)
{
    GameRecord record = some_record();
    record.log[0] = "hold";
    EXPECT_EQ(complaint(record), "action 1, \"hold\": DR-005: you roll at least once before you hold");
    record.log[0] = "rol";
    EXPECT_EQ(complaint(record), "action 1, \"rol\": there is no action \"rol\"; did you mean \"roll\"?");
    record.players = record.names = {"human"};
    EXPECT_EQ(complaint(record), "the record has 1 seats, expected 2 to 2");
}

TEST(Record, OneOfTheFirstVersionIsReadAndItsSeedLeftAside)
{
    std::string text = record_text(some_record());
    EXPECT_EQ(text.find("seed"), std::string::npos);
    text.replace(text.find("\"version\": 2,"), 13, "\"version\": 1,\n  \"seed\": \"0000000000000011\",");
    EXPECT_EQ(record_text(record_from_text("a file", text)), record_text(some_record()));
}

TEST(Record, TextThatIsNoRecordIsRefused)
{
    const auto refusal = [](std::string text, const std::string& old = "", const std::string& now = "") {
        if (!old.empty()) text.replace(text.find(old), old.size(), now);
        try {
            record_from_text("a file", text);
        } catch (const BadRecord& e) {
            return std::string(e.what());
        }
        return std::string("no refusal");
    };
    const std::string good = record_text(some_record());
    EXPECT_EQ(refusal(good), "no refusal");
    EXPECT_THAT(refusal(""), HasSubstr("a file is not JSON"));
    EXPECT_THAT(refusal("[]"), HasSubstr("a file is not a saved game"));
    EXPECT_THAT(refusal(good, "\"version\": 2", "\"version\": 9"),
                HasSubstr("has version 9 of the format, expected 1 or 2"));
    EXPECT_THAT(refusal(good, "\"content\": \"f", "\"content\": \"x"),
                HasSubstr("under \"content\", expected 16 hexadecimal digits"));
    EXPECT_THAT(refusal(good, "\"names\": [", "\"seed\": \"0\", \"names\": ["), HasSubstr("unknown member \"seed\""));
    EXPECT_THAT(refusal(good, "\"log\"", "\"lag\""), HasSubstr("lacks \"log\""));
    EXPECT_THAT(refusal(good, "\"roll\"", "7"), HasSubstr("has 7 under \"log\", expected a text"));
    EXPECT_THAT(refusal(good, "\"names\": [", "\"more\": 1, \"names\": ["), HasSubstr("unknown member \"more\""));
    EXPECT_THAT(refusal(good, "\"human\", ", ""), HasSubstr("has 1 players and 2 names"));
}

}  // namespace
}  // namespace tessera
