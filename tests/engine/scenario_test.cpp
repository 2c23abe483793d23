// Scenarios, run against the dice race: what passes, and what each kind of disappointed expectation says.
#include "engine/scenario.h"

#include <gmock/gmock.h>

#include "tests/support/calibration.h"
#include "tests/support/many_times.h"

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string header = "title = \"A turn\"\nrule_set = \"dice-race\"\n";

std::vector<CaseReport> run(const std::string& toml)
{
    return run_scenario(read_scenario("race.toml", header + toml), load_calibration);
}

// The failures of the only case.
std::vector<std::string> failures(const std::string& toml) { return run(toml).at(0).failures; }

std::string mistake(const std::string& toml)
{
    try {
        run(toml);
    } catch (const BadScenario& e) {
        return e.what();
    }
    return "no mistake";
}

TEST(Scenario, PassesWhenEverythingIsAsExpected)
{
    const auto reports = run(R"(
rules = ["DR-004", "DR-005"]
[position]
players.1.banked = 7
turn = { rolled = true, points = 3 }
agenda = ["pass-the-die", "roll-or-hold seat:0"]
[[step]]
do = ["roll", "show 4"]
heard = ["die-thrown seat:0 face:4", "die-thrown"]
not_heard = "turn-lost"
legal = ["roll", "hold"]
choices = ["hold", "roll"]
illegal = "show 3"
expect = { turn.points = 7, "players.1.banked" = 7, players.size = 2, turn.seat = 0 }
decider = 0
asked = "roll-or-hold"
scores = { 1 = 7 }
[[step]]
do = "hold"
expect.players = [{ banked = 7 }, { banked = 7 }]
expect.turn.rolled = false
scores = [7, 7]
decider = 1
try = "hold"
expect_refusal = "DR-005"
)");
    ASSERT_EQ(reports.size(), 1u);
    EXPECT_THAT(reports[0].failures, IsEmpty());
    EXPECT_EQ(reports[0].title, "A turn");
    EXPECT_THAT(reports[0].rules, ElementsAre("DR-004", "DR-005"));
}

TEST(Scenario, KnowsHowAGameEnds)
{
    EXPECT_THAT(failures(R"(
options = { target = 10 }
[position]
players.0.banked = 7
[[step]]
do = ["roll", "show 3"]
decider = "nobody"
asked = "over"
winner = 0
ranking = [1, 2]
)"),
                IsEmpty());
}

TEST(Scenario, CasesShareWhatStandsAboveThem)
{
    const auto reports = run(R"(
rules = ["DR-006"]
[position]
players.0.banked = 7
[[step]]
do = "roll"
[[case]]
title = "With a lower target"
options = { target = 10 }
[[case.step]]
do = "show 3"
winner = 0
[[case]]
title = "Further behind"
rules = ["DR-004"]
position.players.0.banked = 1
[[case.step]]
do = "show 3"
decider = 0
expect.players.0.banked = 1
)");
    ASSERT_EQ(reports.size(), 2u);
    EXPECT_THAT(reports[0].failures, IsEmpty());
    EXPECT_THAT(reports[1].failures, IsEmpty());
    EXPECT_EQ(reports[1].title, "Further behind");
    EXPECT_THAT(reports[1].rules, ElementsAre("DR-006", "DR-004"));
}

TEST(Scenario, NothingHappensBeforeThePositionIsComplete)
{
    EXPECT_THAT(failures(R"(
[position]
players.0.banked = 7
agenda = ["pass-the-die"]
[[case]]
position.turn.seat = 1
[[case.step]]
decider = 0
expect.round = 2
)"),
                IsEmpty());
}

TEST(Scenario, ABlankPositionNeedsNoChanges)
{
    EXPECT_THAT(failures("[[step]]\ndecider = 0\nasked = \"roll-or-hold\""), IsEmpty());
}

TEST(Scenario, AListIsExpectedByItsPlaces)
{
    const std::string position = "[position]\nplayers.1.banked = 7\n[[step]]\n";
    EXPECT_THAT(failures(position + "expect.players = { 1 = { banked = 7 } }"), IsEmpty());
    EXPECT_THAT(failures(position + "expect.players = { 0 = { banked = 0 } }"),
                ElementsAre(HasSubstr("race.toml:6: players: expected")));
    EXPECT_THAT(failures(position + "expect.players = { 1 = { banked = 7 }, 2 = { banked = 0 } }"),
                ElementsAre(HasSubstr("race.toml:6: players: expected")));
}

TEST(Scenario, ARefusedActionEndsTheCase)
{
    EXPECT_THAT(failures("[[step]]\ndo = \"hold\"\n[[step]]\ndecider = 1"),
                ElementsAre("race.toml:4: do \"hold\": refused, DR-005: you roll at least once before you hold"));
}

TEST(Scenario, EveryDisappointedExpectationSaysWhatWasFound)
{
    EXPECT_THAT(
        failures(R"([[step]]
do = ["roll", "show 4"]
expect = { turn.points = 5, players = [], round = "none" }
decider = "chance"
asked = "throw-die"
legal = "show 4"
illegal = "roll"
choices = ["roll", "show 2"]
heard = "turn-lost"
not_heard = "die-thrown face:4"
winner = 0
ranking = [1, 2]
scores = { 1 = 3 }
try = ["roll", "show 1"]
expect_refusal = "DR-003"
)"),
        testing::UnorderedElementsAre(
            "race.toml:5: turn.points: expected 5, found 4",
            "race.toml:5: players: expected [], found [{\"banked\":0},{\"banked\":0}]",
            "race.toml:5: round: expected \"none\", found 1", "race.toml:6: decider: expected \"chance\", found 0",
            "race.toml:7: asked: expected \"throw-die\", found \"roll-or-hold\"",
            HasSubstr("race.toml:8: legal \"show 4\": refused, DR-002"),
            "race.toml:9: illegal \"roll\": found it legal",
            "race.toml:10: choices: expected also \"show face:2\"; found also \"hold\"",
            "race.toml:11: heard \"turn-lost\": found \"die-thrown seat:0 face:4 points:4\"",
            "race.toml:12: not_heard \"die-thrown face:4\": it was heard", "race.toml:13: winner: the game is not over",
            "race.toml:14: ranking: the game is not over", "race.toml:15: scores.1: expected 3, found 0",
            "race.toml:16: try \"roll\": expected a refusal by DR-003, found it legal",
            HasSubstr("race.toml:16: try \"show 1\": expected a refusal by DR-003, found \"DR-002")));
}

TEST(Scenario, AnItemBehindTheEndOfAListIsNotFound)
{
    EXPECT_THAT(failures("[[step]]\nexpect.players.3.banked = 2"),
                ElementsAre("race.toml:4: players.3.banked: expected 2, found 0"));
}

TEST(Scenario, NamesThatTheGameDoesNotHaveAreMistakes)
{
    const std::string step = "[[step]]\ndecider = 0\n";
    EXPECT_EQ(mistake("[position]\nplayers.0.bankd = 1\n" + step),
              "race.toml:4: players.0.bankd: is not known here; did you mean \"banked\"?");
    EXPECT_EQ(mistake("[[step]]\nexpect.turn.pints = 0"),
              "race.toml:4: turn.pints: is not known here; did you mean \"points\"?");
    EXPECT_EQ(mistake("[[step]]\ndo = \"rol\""),
              "race.toml:4: \"rol\": there is no action \"rol\"; did you mean \"roll\"?");
    EXPECT_THAT(mistake("options = { target = 1000 }\n" + step), HasSubstr("expected a number from 2 to 100"));
    EXPECT_THAT(mistake("options = { goal = 10 }\n" + step), HasSubstr("there is no option \"goal\""));
    EXPECT_EQ(mistake("seats = 3\n" + step), "race.toml:1: found 3 seats, expected 2 to 2");
}

TEST(Scenario, AllMistakesOfAFileAreToldAtOnce)
{
    EXPECT_EQ(
        mistake("setas = 2\n[[step]]\ntry = \"roll\"\n[[step]]\ndo = 3\nlegall = []\nwinner = \"me\"\n[[step]]\n"),
        "race.toml:3: unknown key \"setas\"; did you mean \"seats\"?\n"
        "race.toml:4: \"try\" and \"expect_refusal\" stand together: an action, and the rule that forbids it\n"
        "race.toml:4: a step with nothing to do or to expect\n"
        "race.toml:8: unknown key \"legall\"; did you mean \"legal\"?\n"
        "race.toml:7: \"do\" must be a text\n"
        "race.toml:9: \"winner\" must be the number of a seat, a list of them, or \"nobody\"\n"
        "race.toml:10: a step with nothing to do or to expect");
    EXPECT_EQ(mistake("step = 1"),
              "race.toml:3: \"step\" must be written as [[step]]\n"
              "race.toml:1: there is no [[step]], so nothing is proved");
    EXPECT_THAT(mistake("x = \"\n"), HasSubstr("race.toml:3: "));
}

TEST(Scenario, APathThatIsDeeperThanAnyPositionIsAMistake)
{
    const std::string path = many_times("a.", 100'000) + "a";
    EXPECT_THAT(mistake("[[step]]\nexpect.\"" + path + "\" = 1\n"),
                HasSubstr("race.toml:4: a path has more than 32 dots"));
}

}  // namespace
}  // namespace tessera
