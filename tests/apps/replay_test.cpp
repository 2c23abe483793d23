// Saved games told again, and held against what was recorded.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/apps/program.h"

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string saved_game()
{
    std::string path = scratch_path("game.json");
    std::filesystem::remove(path);
    run_program(
        {"play", "market-trading", "--seats", "random,random", "--seed", "4", "--set", "max_rounds=2", "--save", path});
    return path;
}

// The same game with one text in place of another.
std::string forged(const std::string& old, const std::string& now)
{
    std::string text = read_whole(saved_game());
    text.replace(text.find(old), old.size(), now);
    return write_scratch("forged.json", text);
}

TEST(Replay, TellsTheStoryAndTheEnd)
{
    const Ran ran = run_program({"replay", saved_game()});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("Ada"), HasSubstr("chance: "), HasSubstr("foraged"), HasSubstr("The game is over.")));
}

TEST(Replay, StopsWhereItIsTold)
{
    const Ran ran = run_program({"replay", saved_game(), "--to", "14"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The game is not over."));
    EXPECT_EQ(run_program({"replay", saved_game(), "--to", "100000"}).exit_code, 2);
}

TEST(Replay, ShowsThePositionInTheWordsOfScenarios)
{
    const Ran ran = run_program({"replay", saved_game(), "--to", "1", "--state"});
    EXPECT_EQ(boost::json::parse(ran.out).at("players").at(0).at("bowl").to_number<int>(), 30);
}

TEST(Replay, SeesWhenAGameIsNoLongerPlayedTheSame)
{
    const std::string text = read_whole(saved_game());
    const std::size_t signature = text.find("\": \"", text.find("\"checkpoints\"")) + 4;
    const Ran ran = run_program({"replay", forged(text.substr(signature, 16), "0123456789abcdef"), "--quiet"});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, testing::ContainsRegex("after action [0-9]+ the position is not the recorded one"));
}

TEST(Replay, RefusesWhatCannotHaveHappened)
{
    const auto complaint = [](const std::string& path) {
        const Ran ran = run_program({"replay", path});
        EXPECT_EQ(ran.exit_code, 2);
        return ran.err;
    };
    EXPECT_THAT(complaint(forged("\"log\": [\n", "\"log\": [\n    \"build slot:0\",\n")),
                HasSubstr("action 1, \"build slot:0\": "));
    EXPECT_THAT(complaint(forged("\"version\": 2", "\"version\": 3")),
                HasSubstr("has version 3 of the format, expected 1 or 2"));
    EXPECT_THAT(complaint(forged("\"format\"", "\"form\"")), HasSubstr("is not a saved game"));
    EXPECT_THAT(complaint(forged("\"names\": [\"Ada\", ", "\"names\": [")), HasSubstr("2 players and 1 names"));
    EXPECT_THAT(complaint(forged("\"market-trading\"", "\"market-trade\"")), HasSubstr("there is no rule set"));
    EXPECT_THAT(complaint(write_scratch("nonsense.json", "{")), HasSubstr("is not JSON"));
}

TEST(Replay, AGamePlayedWithOtherContentIsNotResumed)
{
    const std::string text = read_whole(saved_game());
    const std::size_t content = text.find("\"content\": \"") + 12;
    const Ran ran = run_program({"play", forged(text.substr(content, 16), "0123456789abcdef")});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr("was played with other content"));
}

}  // namespace
}  // namespace tessera
