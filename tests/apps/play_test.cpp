// A sitting at the terminal: choosing, asking, taking back, leaving and coming back.
#include <gmock/gmock.h>

#include "tests/apps/program.h"

namespace tessera {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

// The first thing a human decides is where to settle.
Arguments against_one_bot(const std::string& save = {})
{
    Arguments arguments{"play", "market-trading", "--seats", "human,random", "--seed", "11"};
    if (!save.empty()) arguments.insert(arguments.end(), {"--save", save});
    return arguments;
}

std::size_t count(const std::string& text, const std::string& part)
{
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(Play, TakesActionsByNumberByWordsAndByTheirBeginnings)
{
    for (const char* typed : {"4", "settle tile:3", "settle 3", "set 3", "SETTLE 3"}) {
        const std::string save = scratch_path("typed.json");
        std::filesystem::remove(save);
        const Ran ran = run_program(against_one_bot(save), std::string(typed) + "\nquit\n");
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_THAT(read_whole(save), HasSubstr("\"settle tile:3\"")) << typed;
        EXPECT_THAT(ran.out, HasSubstr("You settled on tile 3")) << typed;
    }
}

TEST(Play, SaysWhatItDoesNotUnderstand)
{
    const Ran ran = run_program(against_one_bot(), "99\nsettel 3\nsettle\nbuild 2\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("There is no choice 99; they go from 1 to 24."),
                               HasSubstr("There is no action \"settel\"; did you mean \"settle\"?"),
                               HasSubstr("That could be settle tile:0, settle tile:1"), HasSubstr("MT-010")));
}

TEST(Play, ExplainsHelpsAndHints)
{
    const Ran ran = run_program(against_one_bot(), "?\nwhy build 2\nwhy settle 3\nwhy\nhint\nlog\nboard\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("take back your last decision"), HasSubstr("MT-010: "),
                               HasSubstr("That is possible: "), HasSubstr("Ask about an action"),
                               HasSubstr("A strong player would choose"), HasSubstr("came into the row")));
    EXPECT_EQ(count(ran.out, "Settle: choose a tile"), 2u) << "board draws the decision again";
}

TEST(Play, UndoGoesBackAndTheSameMoveThenHasTheSameConsequences)
{
    const std::string once = scratch_path("once.json");
    const std::string twice = scratch_path("twice.json");
    run_program(against_one_bot(once), "settle 3\n1\n1\nquit\n");
    const Ran ran = run_program(against_one_bot(twice), "undo\nsettle 4\nundo\nsettle 3\n1\n1\nquit\n");
    EXPECT_THAT(ran.out, HasSubstr("There is nothing to take back."));
    EXPECT_THAT(ran.out, HasSubstr("You settled on tile 4"));
    EXPECT_EQ(read_whole(once), read_whole(twice));
}

TEST(Play, AroundOneScreenOneTakesBackWhatAnotherDecided)
{
    const std::string save = scratch_path("two.json");
    const Arguments two{"play", "market-trading", "--seats", "human,human", "--seed", "3", "--save", save};
    const Ran ran = run_program(two, "settle 3\nundo\nsettle 5\nquit\n");
    EXPECT_EQ(count(ran.out, "Player 2: Settle"), 2u);
    EXPECT_EQ(count(ran.out, "Player 1: Settle"), 2u);
    EXPECT_THAT(read_whole(save), AllOf(HasSubstr("settle tile:5"), Not(HasSubstr("settle tile:3"))));
}

// A search that is spelled out sits at the terminal, and is still there when the game is resumed.
TEST(Play, ABotMayBeSpelledOut)
{
    const std::string save = scratch_path("spelled.json");
    run_program({"play", "market-trading", "--seats", "human,search:simulations=20", "--seed", "3", "--save", save},
                "settle 3\nquit\n");
    EXPECT_EQ(run_program({"play", save}, "1\nquit\n").exit_code, 0);
    EXPECT_THAT(read_whole(save), HasSubstr("\"search:simulations=20\""));
}

TEST(Play, WhatWasLeftIsResumedExactly)
{
    const std::string left = scratch_path("left.json");
    const std::string stayed = scratch_path("stayed.json");
    run_program(against_one_bot(stayed), "settle 3\n1\n1\n1\n1\nquit\n");
    const Ran leaving = run_program(against_one_bot(left), "settle 3\n1\nquit\n");
    EXPECT_THAT(leaving.out, HasSubstr("Resume it with:\n  tessera play " + left));
    const Ran coming_back = run_program({"play", left, "--seed", "11"}, "1\n1\n1\nquit\n");
    EXPECT_EQ(coming_back.exit_code, 0) << coming_back.err;
    EXPECT_EQ(read_whole(left), read_whole(stayed));
}

TEST(Play, TheEndOfInputLosesNothing)
{
    const std::string save = scratch_path("ended.json");
    const Ran ran = run_program(against_one_bot(save), "settle 3");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("tessera play " + save));
    EXPECT_THAT(read_whole(save), HasSubstr("settle tile:3"));
}

TEST(Play, CtrlCLosesNothing)
{
    const std::string save = scratch_path("interrupted.json");
    const Ran ran = run_in_terminal(against_one_bot(save), "> ", "settle 3\n" + ctrl_c);
    EXPECT_EQ(ran.exit_code, 130);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\x1b["), HasSubstr("Resume it with:")));
    EXPECT_EQ(run_program({"replay", save, "--quiet"}).exit_code, 0);
}

TEST(Play, SavesACopyOnRequest)
{
    const std::string copy = scratch_path("copy.json");
    const Ran ran = run_program(against_one_bot(), "settle 3\nsave " + copy + "\nsave /nowhere/x.json\nquit\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Saved as " + copy), HasSubstr("cannot write /nowhere/x.json")));
    EXPECT_EQ(run_program({"replay", copy, "--quiet"}).exit_code, 0);
}

TEST(Play, DoesNotOverwriteAnotherFile)
{
    const std::string mine = write_scratch("mine.json", "mine");
    const Ran ran = run_program(against_one_bot(mine), "settle 3\n");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr("exists already"));
    EXPECT_EQ(read_whole(mine), "mine");
}

TEST(Play, AWholeGameEndsWithTheRankingAndItsRecord)
{
    std::string always_first;
    for (int i = 0; i < 3000; ++i) always_first += "1\n";
    const std::string save = scratch_path("whole.json");
    Arguments arguments = against_one_bot(save);
    arguments.insert(arguments.end(), {"--set", "max_rounds=3"});
    const Ran ran = run_program(arguments, always_first);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("The game is over."), ContainsRegex("1\\. +(You|Boris)"),
                               HasSubstr("tessera replay " + save)));
    const Ran again = run_program({"replay", save});
    EXPECT_EQ(again.exit_code, 0) << again.err;
    EXPECT_THAT(again.out, HasSubstr("The game is over."));
}

TEST(Play, AFinishedGameNeedNotBeKept)
{
    const Arguments arguments{"play", "market-trading", "--seats", "human", "--set", "max_rounds=1", "--seed", "1"};
    const auto play = [&](std::size_t moves, const std::string& answer) {
        std::string input;
        for (std::size_t i = 0; i < moves; ++i) input += "1\n";
        return run_program(arguments, input + answer).out;
    };
    const std::string kept = play(1000, "");
    EXPECT_THAT(kept, AllOf(HasSubstr("Keep the record of this game?"), HasSubstr("tessera replay ")));
    const std::filesystem::path folder = scratch_path("data/tessera/saves");
    EXPECT_FALSE(std::filesystem::is_empty(folder));
    std::filesystem::remove_all(folder);

    EXPECT_THAT(play(count(kept, "\n> "), "n\n"), Not(HasSubstr("tessera replay ")));
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST(Play, BotsAmongThemselvesNeedNobody)
{
    const std::string save = scratch_path("bots.json");
    const Ran ran = run_program({"play", "market-trading", "--seats", "random,greedy", "--seed", "2", "--set",
                                 "max_rounds=4", "--save", save, "--names", "Anna,Ben"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("Anna"), HasSubstr("Ben"), HasSubstr("The game is over."), Not(HasSubstr("You "))));
}

}  // namespace
}  // namespace tessera
