// Many games at once: the same result on any number of threads, and what is left after Ctrl-C.
#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "tests/apps/program.h"

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Simulate, DoesNotDependOnTheNumberOfThreads)
{
    const auto simulate = [](const std::string& threads) {
        return run_program({"simulate", "market-trading", "--seats", "greedy,random,greedy", "--games", "60", "--seed",
                            "7", "--threads", threads, "--json"});
    };
    const Ran one = simulate("1");
    EXPECT_EQ(one.exit_code, 0) << one.err;
    EXPECT_EQ(simulate("2").out, one.out);
    EXPECT_EQ(simulate("5").out, one.out);

    const boost::json::value result = boost::json::parse(one.out);
    EXPECT_EQ(result.at("games").to_number<int>(), 60);
    EXPECT_EQ(result.at("seats").as_array().size(), 3u);
    double shares = 0;
    for (const boost::json::value& seat : result.at("seats").as_array())
        shares += seat.at("wins").at("share").to_number<double>();
    EXPECT_NEAR(shares, 1, 1e-9);
}

TEST(Simulate, PrintsATableForPeople)
{
    const Ran ran = run_program({"simulate", "market-trading", "--players", "random", "--seats", "2", "--games", "10"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("10 games"), HasSubstr("wins"), HasSubstr("decisions"), HasSubstr("score")));
}

TEST(Simulate, TellsWhatHappenedAndToWhom)
{
    const auto simulate = [](const std::string& news) {
        return run_program(
            {"simulate", "market-trading", "--players", "greedy", "--seats", "2", "--games", "10", "--news", news});
    };
    const Ran ran = simulate("all,improvement-built");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("rounds"), HasSubstr("turns"), HasSubstr("points-scored"),
                               HasSubstr("games with it"), HasSubstr("saw_pit")));

    const Ran wrong = simulate("improvement-buildt");
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, AllOf(HasSubstr("improvement-built"), HasSubstr("--news all")));
}

TEST(Simulate, CtrlCPrintsWhatWasFinished)
{
    const Ran ran = run_in_terminal(
        {"simulate", "market-trading", "--players", "easy", "--seats", "2", "--games", "100000000"}, "%", ctrl_c);
    EXPECT_EQ(ran.exit_code, 130);
    EXPECT_THAT(ran.out, HasSubstr(" of 100000000 games"));
    EXPECT_THAT(ran.out, HasSubstr("Market Trading"));
}

TEST(Ladder, ComparesNeighbours)
{
    const Ran ran = run_program({"ladder", "market-trading", "--levels", "random,greedy", "--games", "10"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(testing::ContainsRegex("greedy +over random"), HasSubstr("Elo"), HasSubstr("10 games")));
}

TEST(Bench, PrintsItsFigures)
{
    const Ran ran = run_program({"bench", "market-trading", "--seconds", "0.1"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("state, bytes"), HasSubstr("random decisions per second"),
                               HasSubstr("search, simulations per second")));
}

}  // namespace
}  // namespace tessera
