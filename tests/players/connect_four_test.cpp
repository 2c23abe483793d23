// The search plays connect four, where every answer is known.
#include <gtest/gtest.h>

#include <string>

#include "players/tree_search.h"
#include "tests/players/connect_four_solver.h"

namespace tessera::connect_four {
namespace {

using P = Play<Game>;

Choice choice_in(const State& s, std::uint64_t simulations, std::uint64_t seed)
{
    const Rules rules;
    const NoStrategy<Game> strategy(rules);
    TreeSearch<NoStrategy<Game>> search({rules, strategy}, {.simulations = simulations});
    P::Choices choices;
    P::list_legal(s, rules, choices.list);
    return search.choose(s, choices.list.all(), seed, {});
}

struct Tactics {
    std::string discs;
    char answer;
};

void expect_answers(std::initializer_list<Tactics> positions, std::uint64_t simulations)
{
    for (const Tactics& position : positions)
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const Choice choice = choice_in(position_after(position.discs), simulations, seed);
            EXPECT_EQ(column_of(choice.action), position.answer) << "after " << position.discs << " with seed " << seed;
        }
}

TEST(SearchInConnectFour, CompletesFour)
{
    expect_answers({{"ebafeceacgca", 'e'},
                    {"fdgfeaegcgafgcbafffab", 'b'},
                    {"cfaeaefagcdbfcecb", 'c'},
                    {"fcfdfcaegceabeg", 'c'},
                    {"aaecbabac", 'a'},
                    {"gcbdgffaafcdcdbgccebg", 'd'},
                    {"ecacgafdcgcdeg", 'd'},
                    {"bgdfbcbd", 'b'}},
                   500);
}

TEST(SearchInConnectFour, PreventsFour)
{
    expect_answers({{"dgfcbbaceabffeddfeeg", 'd'},
                    {"gcdffcddcabee", 'g'},
                    {"fcbgeggbefbfacda", 'd'},
                    {"cebcedcdecaabaacabd", 'd'},
                    {"gcbcgffc", 'c'},
                    {"fccebadbacfgd", 'e'},
                    {"dbeggbaebcdbdgeaa", 'd'},
                    {"aabdecbdfaccfaab", 'd'}},
                   2000);
}

TEST(SearchInConnectFour, ThreatensTwice)
{
    expect_answers({{"gacbceaceedecgdb", 'f'},
                    {"ffgcgggdg", 'b'},
                    {"adafaafbb", 'e'},
                    {"bdfdaaefdfc", 'c'},
                    {"dfdddcfebabb", 'c'},
                    {"baegceadbbfff", 'd'},
                    {"fcdedbeeecaaaece", 'd'},
                    {"acabdgfdefbdd", 'e'}},
                   5000);
}

// The first seat wins only from the middle.
TEST(SearchInConnectFour, BeginsInTheMiddle)
{
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        EXPECT_EQ(column_of(choice_in(position_after(""), 10000, seed).action), 'd');
}

// A position after so many discs, dropped at random, in which nobody has won.
State open_position(int discs, Rng& rng)
{
    const Rules rules;
    Silent tell;
    for (;;) {
        State s = P::new_game(rules, Seats{2}, tell);
        for (int i = 0; i < discs && !P::is_over(s); ++i) {
            P::Choices choices;
            P::list_legal(s, rules, choices.list);
            P::carry_out(s, rules, choices.list[rng.below(choices.list.size())], tell);
        }
        if (!P::is_over(s)) return s;
    }
}

// The move of an opponent who makes no mistake.
Action perfect_move(const State& s, Solver& solver)
{
    P::Choices choices;
    P::list_legal(s, Rules{}, choices.list);
    Action best = choices.list[0];
    for (Action drop : choices.list)
        if (solver.value_of(s, drop) > solver.value_of(s, best)) best = drop;
    return best;
}

// What a search of the first seat to move gets out of a position against a perfect opponent.
int result_against_perfect_play(State s, Solver& solver, std::uint64_t seed)
{
    const Seat searcher = P::decider_of(s).seat();
    Silent tell;
    while (!P::is_over(s)) {
        const bool searches = P::decider_of(s).seat() == searcher;
        P::carry_out(s, Rules{}, searches ? choice_in(s, 30000, seed++).action : perfect_move(s, solver), tell);
    }
    return s.winner == spectator ? 0 : s.winner == searcher ? 1 : -1;
}

TEST(SearchInConnectFour, WinsWhatIsWonAndHoldsWhatIsDrawn)
{
    Solver solver;
    Rng rng(7);
    int won = 0;
    int drawn = 0;
    while (won < 20 || drawn < 20) {
        const State s = open_position(28, rng);
        const int value = solver.value_of(s);
        if (value < 0 || (value == 1 && won >= 20) || (value == 0 && drawn >= 20)) continue;
        ++(value == 1 ? won : drawn);
        EXPECT_GE(result_against_perfect_play(s, solver, rng()), value)
            << picture(view(s, Rules{}, spectator), Rules{}, TextStyle(false));
    }
}

}  // namespace
}  // namespace tessera::connect_four
