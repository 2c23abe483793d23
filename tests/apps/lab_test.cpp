// `tessera lab` as a designer uses it: the same result however it is played, in a folder that is never half written.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/apps/program.h"
#include "tests/support/places.h"

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Arguments operator+(Arguments a, const Arguments& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

const Arguments run_random{"lab", "run", "market-trading", "--players", "random", "--seats", "3", "--seed", "4"};

// Runs the lab into a folder of this name and says where that is.
std::string lab(const Arguments& arguments, const std::string& name)
{
    std::string folder = scratch_path(name);
    const Ran ran = run_program(arguments + Arguments{"-o", folder});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return folder;
}

void expect_same(const std::string& a, const std::string& b)
{
    for (const char* file : {"/result.json", "/games.csv", "/report.html"})
        EXPECT_EQ(read_whole(a + file), read_whole(b + file)) << file << " of " << b;
}

boost::json::value result_in(const std::string& folder)
{
    return boost::json::parse(read_whole(folder + "/result.json"));
}

TEST(Lab, ResultDoesNotDependOnTheThreads)
{
    const std::string one = lab(run_random + Arguments{"--games", "120", "--threads", "1"}, "one");
    EXPECT_FALSE(read_whole(one + "/result.json").empty());
    expect_same(one, lab(run_random + Arguments{"--games", "120", "--threads", "5"}, "five"));
}

TEST(Lab, PartsMergeIntoTheWhole)
{
    const std::string whole = lab(run_random + Arguments{"--games", "50"}, "whole");
    const std::string a = lab(run_random + Arguments{"--games", "20"}, "part-a");
    const std::string b = lab(run_random + Arguments{"--first", "20", "--games", "30"}, "part-b");
    const std::string merged = scratch_path("merged");
    EXPECT_EQ(run_program({"lab", "merge", b, a, "-o", merged}).exit_code, 0);
    expect_same(whole, merged);

    const Ran twice = run_program({"lab", "merge", a, a, "-o", scratch_path("twice")});
    EXPECT_EQ(twice.exit_code, 2);
    EXPECT_THAT(twice.err, HasSubstr("game 0 is in both parts"));
}

TEST(Lab, GoesOnWhereItStopped)
{
    const std::string whole = lab(run_random + Arguments{"--games", "60"}, "at-once");
    const std::string folder = lab(run_random + Arguments{"--games", "25"}, "in-two-goes");
    // A row that was written before the power went is played again.
    std::ofstream(folder + "/games.csv", std::ios::app) << "25,1,2,3\n";

    const Ran unasked = run_program(run_random + Arguments{"--games", "60", "-o", folder});
    EXPECT_EQ(unasked.exit_code, 2);
    EXPECT_THAT(unasked.err, HasSubstr("--resume"));
    lab(run_random + Arguments{"--games", "60", "--resume"}, "in-two-goes");
    expect_same(whole, folder);

    const Ran other =
        run_program({"lab", "run", "market-trading", "--players", "greedy", "--seats", "3", "--resume", "-o", folder});
    EXPECT_EQ(other.exit_code, 2);
    EXPECT_THAT(other.err, HasSubstr("another experiment"));
}

TEST(Lab, CtrlCKeepsWhatIsFinished)
{
    const std::string folder = scratch_path("interrupted");
    const Arguments arguments = run_random + Arguments{"--games", "1000000", "-o", folder};
    const Ran ran = run_in_terminal(arguments, "a second", ctrl_c);
    EXPECT_EQ(ran.exit_code, 130) << ran.out;
    EXPECT_THAT(ran.out, HasSubstr("report.html"));

    const std::uint64_t games = result_in(folder).at("games").at(0).at(1).to_number<std::uint64_t>();
    EXPECT_GT(games, 0u);
    expect_same(lab(run_random + Arguments{"--games", std::to_string(games)}, "not-interrupted"), folder);
}

TEST(Lab, StopsWhenEnoughIsKnownWhateverTheThreads)
{
    const Arguments until = run_random + Arguments{"--games", "5000", "--until", "ci<5%"};
    const std::string one = lab(until + Arguments{"--threads", "1"}, "until-one");
    const std::uint64_t games = result_in(one).at("games").at(0).at(1).to_number<std::uint64_t>();
    EXPECT_EQ(games % 100, 0u);
    EXPECT_GT(games, 100u);
    EXPECT_LT(games, 1000u);
    expect_same(one, lab(until + Arguments{"--threads", "4"}, "until-four"));

    const Ran wrong = run_program(run_random + Arguments{"--until", "sure", "-o", scratch_path("unsure")});
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("ci<1%"));
}

TEST(Lab, RanksGiveTheSameResultAsOneProcess)
{
    const Arguments plain = run_random + Arguments{"--games", "90", "--threads", "1"};
    const Arguments until = run_random + Arguments{"--games", "900", "--threads", "1", "--until", "ci<6%"};
    const std::string alone = lab(plain, "alone");
    const std::string alone_until = lab(until, "alone-until");
    for (const char* ranks : {"1", "2", "4"}) {
        const Arguments mpirun{"mpirun", "--allow-run-as-root", "--oversubscribe", "-n", ranks, tessera_program()};
        const std::string folder = scratch_path(std::string("ranks-") + ranks);
        Ran ran = run_other_program(mpirun + plain + Arguments{"-o", folder});
        ASSERT_EQ(ran.exit_code, 0) << ran.err;
        expect_same(alone, folder);
        ran = run_other_program(mpirun + until + Arguments{"-o", folder, "--force"});
        ASSERT_EQ(ran.exit_code, 0) << ran.err;
        expect_same(alone_until, folder);
    }
}

TEST(Lab, ComparesTwoVersionsOfAGame)
{
    const std::string folder =
        lab({"lab", "compare", "treasury-0.6", "treasury-0.7", "--players", "random", "--seats", "2", "--games", "60"},
            "versions");
    const boost::json::value result = result_in(folder);
    EXPECT_EQ(result.at("study").at("arms").as_array().size(), 2u);
    EXPECT_GT(result.at("figures").at("comparisons").at(0).at("figures").as_array().size(), 50u);
    EXPECT_TRUE(result.at("figures").at("comparisons").at(0).at("paired").as_bool());
    EXPECT_THAT(read_whole(folder + "/games.csv"),
                AllOf(HasSubstr("\n0,treasury-0.6,"), HasSubstr("\n59,treasury-0.7,")));
}

TEST(Lab, ComparesAnOptionAContentFolderOrTwoResults)
{
    const Arguments few{"--players", "random", "--seats", "2", "--games", "30"};
    lab(Arguments{"lab", "compare", "market-trading", "--set-b", "market_cap=2"} + few, "option");

    const std::string content = scratch_path("edited");
    ASSERT_EQ(run_program({"content", "export", "market-trading", content}).exit_code, 0);
    lab(Arguments{"lab", "compare", "market-trading", "--content-b", content} + few, "content");

    const std::string a = lab(Arguments{"lab", "run", "market-trading"} + few, "result-a");
    const std::string b = lab(Arguments{"lab", "run", "market-trading", "--set", "market_cap=2"} + few, "result-b");
    const std::string both = lab({"lab", "compare", a, b}, "results");
    EXPECT_FALSE(result_in(both).at("figures").at("comparisons").at(0).at("paired").as_bool());

    const Ran same = run_program(Arguments{"lab", "compare", "market-trading", "-o", scratch_path("same")} + few);
    EXPECT_EQ(same.exit_code, 2);
    EXPECT_THAT(same.err, HasSubstr("both sides are the same"));
}

TEST(Lab, SweepsOneOrTwoOptions)
{
    const Arguments few{"--players", "random", "--seats", "2", "--games", "20"};
    const std::string one =
        lab(Arguments{"lab", "sweep", "market-trading", "--vary", "market_cap=2..4"} + few, "sweep");
    EXPECT_EQ(result_in(one).at("study").at("arms").as_array().size(), 3u);
    EXPECT_EQ(result_in(one).at("study").at("arms").at(2).at("options").at("market_cap"), boost::json::value("4"));
    const std::string two = lab(Arguments{"lab", "sweep", "market-trading", "--vary", "market_cap=2,4", "--vary",
                                          "end_rule=immediate,finish_round"} +
                                    few,
                                "sweep-two");
    EXPECT_EQ(result_in(two).at("study").at("arms").as_array().size(), 4u);

    const Ran wrong =
        run_program(Arguments{"lab", "sweep", "market-trading", "--vary", "market_cap=4..2", "-o", "x"} + few);
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("expected a range"));
}

// Whoever draws lots at the main question of a turn loses to those who think.
TEST(Lab, FindsOutWhichDecisionsMatter)
{
    const std::string folder = lab({"lab", "relevance", "market-trading", "--players", "greedy", "--seats", "2",
                                    "--games", "60", "--questions", "choose-building,choose-forage"},
                                   "relevance");
    const boost::json::value result = result_in(folder);
    const boost::json::array& arms = result.at("figures").at("arms").as_array();
    ASSERT_EQ(arms.size(), 5u);
    // The first is the game as it is; then, for each question, one seat draws lots, and then all.
    EXPECT_EQ(arms[1].at("players").at(0).at("player"), boost::json::value("greedy, choose-building by lot"));
    EXPECT_LT(arms[1].at("players").at(0).at("wins").at("value").to_number<double>(), 0.5);
    EXPECT_TRUE(arms[2].at("players").as_array().empty());

    const Ran wrong = run_program({"lab", "relevance", "market-trading", "--players", "greedy", "--questions",
                                   "choose-biulding", "-o", scratch_path("wrong")});
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("there is no question"));
}

// Whoever never builds has no improvement to donate with, and loses to whoever builds.
TEST(Lab, FindsOutWhatItIsWorthToDoAThing)
{
    const std::string folder = lab({"lab", "relevance", "market-trading", "--players", "greedy", "--seats", "2",
                                    "--games", "60", "--forbid", "building=improvement-built"},
                                   "never");
    const boost::json::value result = result_in(folder);
    const boost::json::array& arms = result.at("figures").at("arms").as_array();
    ASSERT_EQ(arms.size(), 3u);
    EXPECT_EQ(arms[1].at("label"), boost::json::value("never building"));
    EXPECT_EQ(arms[1].at("players").at(0).at("player"), boost::json::value("greedy, never improvement-built"));
    EXPECT_LT(arms[1].at("players").at(0).at("wins").at("value").to_number<double>(), 0.5);
    EXPECT_EQ(arms[2].at("label"), boost::json::value("never building by all"));

    // With players who differ, the game as it is and the one in which nobody builds tell nothing about the cost.
    const std::string mixed =
        lab({"lab", "relevance", "market-trading", "--seats", "greedy,random", "--games", "10", "--forbid", "build"},
            "mixed");
    const boost::json::value summary = result_in(mixed).at("summary");
    EXPECT_THAT(boost::json::serialize(summary), HasSubstr("of 1 things"));
    EXPECT_THAT(boost::json::serialize(summary), Not(HasSubstr("as it is")));

    const Ran wrong = run_program({"lab", "relevance", "market-trading", "--players", "greedy", "--forbid",
                                   "improvement-bilt", "-o", scratch_path("wrong")});
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("did you mean \"improvement-built\"?"));
}

// `--forbid` was called `--never` before. Whoever still says that is understood; whoever asks for help is told one
// name.
TEST(Lab, UnderstandsTheOldNameOfAFlag)
{
    const Arguments few{"lab", "relevance", "market-trading", "--seats", "greedy,random", "--games", "2"};
    const std::string today = lab(few + Arguments{"--forbid", "build", "--forbid", "a store=store"}, "forbid");
    expect_same(today, lab(few + Arguments{"--never", "build", "--never", "a store=store"}, "never-of-old"));
    expect_same(today, lab(few + Arguments{"--forbid", "build", "--never", "a store=store"}, "both-names"));

    const Ran help = run_program({"lab", "relevance", "--help"});
    EXPECT_THAT(help.out, HasSubstr("--forbid"));
    EXPECT_THAT(help.out, Not(HasSubstr("--never")));
}

TEST(Lab, ShowsSeveralLevelsSideBySide)
{
    const std::string folder =
        lab({"lab", "run", "market-trading", "--levels", "random,greedy", "--seats", "2", "--games", "40"}, "levels");
    const boost::json::value result = result_in(folder);
    ASSERT_EQ(result.at("figures").at("arms").as_array().size(), 3u);
    // One greedy player among random ones.
    const boost::json::value& skill = result.at("figures").at("arms").at(2).at("players").at(0);
    EXPECT_EQ(skill.at("player"), boost::json::value("greedy"));
    EXPECT_GT(skill.at("wins").at("low").to_number<double>(), 0.6);
}

}  // namespace
}  // namespace tessera
