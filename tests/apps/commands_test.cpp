// The commands that show, check and export; and what every command says to input that makes no sense.
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

#include "tests/apps/program.h"
#include "tests/support/places.h"

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// One line on standard error, nothing on standard output, exit code 2.
void expect_complaint(const Arguments& arguments, const std::string& expected)
{
    const Ran ran = run_program(arguments);
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, AllOf(StartsWith("tessera: "), HasSubstr(expected)));
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
}

TEST(Program, HelpListsTheCommandsAndVersionTheVersion)
{
    const Ran help = run_program({"--help"});
    EXPECT_EQ(help.exit_code, 0);
    for (const char* command : {"play", "games", "rules", "replay", "simulate", "ladder", "bench", "scenario",
                                "content", "serve", "backup", "restore"}) {
        EXPECT_THAT(help.out, HasSubstr(std::string("\n  ") + command + " "));
        const Ran own = run_program({command, "--help"});
        EXPECT_EQ(own.exit_code, 0);
        EXPECT_THAT(own.out, HasSubstr(std::string("Usage: tessera ") + command));
    }
    EXPECT_EQ(run_program({}).out, help.out);
    EXPECT_THAT(run_program({"--version"}).out, StartsWith("tessera "));
}

TEST(Program, ComplainsOnceAboutASlip)
{
    expect_complaint({"simulte"}, "there is no command \"simulte\"; did you mean \"simulate\"?");
    expect_complaint({"play", "--sed", "3"}, "there is no option \"--sed\"; did you mean \"--seed\"?");
    expect_complaint({"rules", "market-tradng"}, "did you mean \"market-trading\"?");
    expect_complaint({"rules"}, "GAME is required");
    expect_complaint({"play", "market-trading", "--seats", "human,hardd"}, "did you mean \"hard\"?");
    expect_complaint({"play", "market-trading", "--seats", "human,,hard"}, "expected players separated by commas");
    expect_complaint({"play", "market-trading", "--seats", "hard,hard,hard,hard,hard,hard"}, "found 6 seats");
    expect_complaint({"play", "market-trading", "--seats", "4"}, "a number does not say who plays");
    expect_complaint({"play", "market-trading", "--names", "Anna"}, "found 1 names for 3 seats");
    expect_complaint({"play", "market-trading", "--set", "market_cap=0"}, "market_cap");
    expect_complaint({"play", "market-trading", "--set", "market_cap"}, "expected key=value");
    expect_complaint({"play", "market-trading", "--set", "market_cup=3"}, "did you mean \"market_cap\"?");
    expect_complaint({"play", "market-trading", "--seed", "x"}, "--seed");
    expect_complaint({"play", "nowhere.json"}, "cannot read nowhere.json");
    expect_complaint({"replay", "nowhere.json"}, "cannot read nowhere.json");
    expect_complaint({"play", "market-trading", "--content", "/nowhere"}, "/nowhere");
    expect_complaint({"content", "check", "/nowhere"}, "/nowhere");
    expect_complaint({"content"}, "required");
    expect_complaint({"simulate", "market-trading"}, "nobody plays");
    expect_complaint({"simulate", "market-trading", "--seats", "9"}, "as in --seats hard,greedy");
    expect_complaint({"simulate", "market-trading", "--players", "greedy", "--seats", "6"}, "found 6 seats");
    expect_complaint({"simulate", "market-trading", "--players", "greedy", "--games", "0"}, "--games");
    expect_complaint({"ladder", "market-trading", "--levels", "hard"}, "at least two players");
    expect_complaint({"ladder", "market-trading", "--seats", "1"}, "at least two seats");
    expect_complaint({"bench", "chess"}, "there is no rule set \"chess\"");
    expect_complaint({"scenario", "nowhere.toml"}, "cannot read nowhere.toml");
}

TEST(Games, AreListedWithTheirSeats)
{
    const Ran ran = run_program({"games"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("market-trading"), HasSubstr("1 to 5 seats")));
}

TEST(Games, TellTheirOptionsAsTheyAreSet)
{
    EXPECT_THAT(run_program({"games", "market-trading"}).out,
                AllOf(HasSubstr("market_cap = 4"), HasSubstr("Allowed: "), HasSubstr("end_rule = immediate")));
    EXPECT_THAT(run_program({"games", "market-trading", "--set", "market_cap=3"}).out, HasSubstr("market_cap = 3"));
    EXPECT_THAT(run_program({"games", "market-trading", "--view-schema"}).out,
                StartsWith("{\"$ref\":\"#/$defs/View\""));
}

TEST(Rules, ArePlainTextInAPipe)
{
    const Ran ran = run_program({"rules", "market-trading"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, StartsWith(read_whole(source_tree() + "docs/rules/market-trading.md")));
}

TEST(Rules, EndWithThePiecesTheOptionsAndTheRulingsOfTheCopyThatIsAskedFor)
{
    const std::string folder = scratch_path("own_rules");
    ASSERT_EQ(run_program({"content", "export", "market-trading", folder}).exit_code, 0);
    std::string cards = read_whole(folder + "/improvements.toml");
    cards.replace(cards.find("Saw Pit"), 7, "Old Pit");
    std::ofstream(folder + "/improvements.toml") << cards;

    const Ran ran = run_program({"rules", "market-trading", "--content", folder, "--set", "market_cap=3"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("| Old Pit | Use: 2 wood -> 1 planks. |"),
                               HasSubstr("| `market_cap` | 3 | 1 to 9 | "), HasSubstr("- **MT-R35** ")));
}

TEST(ContentCommand, WhatIsExportedIsGoodAndPlaysTheSame)
{
    const std::string folder = scratch_path("exported");
    EXPECT_EQ(run_program({"content", "export", "market-trading", folder}).exit_code, 0);
    const Ran check = run_program({"content", "check", folder});
    EXPECT_EQ(check.exit_code, 0) << check.err;
    EXPECT_THAT(check.out, AllOf(HasSubstr("is good"), HasSubstr("market-trading"), HasSubstr("improvements.toml")));

    const Arguments simulate{"simulate", "market-trading", "--players", "random", "--games", "5", "--json"};
    Arguments with_content = simulate;
    with_content.insert(with_content.end(), {"--content", folder});
    EXPECT_EQ(run_program(with_content).out, run_program(simulate).out);
}

TEST(ContentCommand, ExportDoesNotOverwriteUnasked)
{
    const std::string folder = scratch_path("mine");
    std::filesystem::create_directories(folder);
    write_scratch("mine/options.toml", "mine");
    expect_complaint({"content", "export", "market-trading", folder}, "is not empty");
    EXPECT_EQ(read_whole(folder + "/options.toml"), "mine");
    EXPECT_EQ(run_program({"content", "export", "market-trading", folder, "--force"}).exit_code, 0);
    EXPECT_NE(read_whole(folder + "/options.toml"), "mine");
    expect_complaint({"content", "export", "market-trading", folder + "/options.toml"}, "is not a folder");
}

TEST(ContentCommand, CheckTellsEveryMistakeWithItsLine)
{
    const std::string folder = scratch_path("mistaken");
    ASSERT_EQ(run_program({"content", "export", "market-trading", folder}).exit_code, 0);
    std::ofstream(folder + "/options.toml", std::ios::app) << "\n[options.colour]\ntype = \"int\"\nmin = 1\n";
    const Ran ran = run_program({"content", "check", folder});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, testing::ContainsRegex("options.toml:[0-9]+: \"text\" is missing"));
    EXPECT_THAT(ran.err, testing::ContainsRegex("options.toml:[0-9]+: \"max\" is missing"));
}

const std::string passing = R"(
title = "Everybody starts with a full bowl"
rule_set = "market-trading"
at = "new-game"
[[step]]
decider = "chance"
expect.players.0.bowl = 30
)";

TEST(ScenarioCommand, TellsWhatPassedAndWhatFailed)
{
    const std::string good = write_scratch("good.toml", passing);
    const std::string failing = write_scratch("failing.toml", passing + "expect.players.1.bowl = 29\n");
    const Ran passed = run_program({"scenario", good});
    EXPECT_EQ(passed.exit_code, 0) << passed.err;
    EXPECT_THAT(passed.out, AllOf(StartsWith("ok"), HasSubstr("Everybody starts with a full bowl")));

    const Ran failed = run_program({"scenario", good, failing});
    EXPECT_EQ(failed.exit_code, 1);
    EXPECT_THAT(failed.out, AllOf(HasSubstr("FAIL"), HasSubstr("failing.toml:8: players.1.bowl: expected 29, found 30"),
                                  HasSubstr("1 passed, 1 failed")));
}

TEST(ScenarioCommand, AFileThatMakesNoSenseDoesNotHideTheOthers)
{
    const std::string good = write_scratch("good.toml", passing);
    const std::string bad = write_scratch("bad.toml", passing + "loud = true\n");
    const Ran ran = run_program({"scenario", bad, good});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.out, StartsWith("ok"));
    EXPECT_THAT(ran.err, HasSubstr("bad.toml:8: unknown key \"loud\""));
}

}  // namespace
}  // namespace tessera
