// Rollouts: candidates in the same worlds, a budget that is kept, and nothing seen that the seat may not know.
#include "players/rollouts.h"

#include <gtest/gtest.h>

#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/players/connect_four_solver.h"

namespace tessera {
namespace {

template <Game G>
typename G::State first_decision(const typename G::Rules& rules, Rng& rng)
{
    using P = Play<G>;
    Silent tell;
    typename G::State s = P::new_game(rules, Seats{2}, tell);
    while (P::decider_of(s).is_chance()) P::carry_out(s, rules, P::sample_chance(s, rules, rng), tell);
    return s;
}

template <Strategy S>
Choice choice_of(const StateOf<S>& s, const RulesOf<S>& rules, std::uint64_t budget, std::uint64_t seed,
                 const Enough& enough = {})
{
    using P = Play<typename S::Game>;
    const S strategy(rules);
    Rollouts<S> rollouts({rules, strategy}, {.rollouts = budget});
    typename P::Choices choices;
    P::list_legal(s, rules, choices.list);
    return rollouts.choose(s, choices.list.all(), seed, enough);
}

TEST(Rollouts, ChooseTheSameWithTheSameSeed)
{
    const connect_four::Rules rules;
    Rng rng(1);
    const auto s = first_decision<connect_four::Game>(rules, rng);
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        EXPECT_EQ(choice_of<NoStrategy<connect_four::Game>>(s, rules, 200, seed).action,
                  choice_of<NoStrategy<connect_four::Game>>(s, rules, 200, seed).action);
}

TEST(Rollouts, KeepToTheirSimulationsAndShareThemOut)
{
    const connect_four::Rules rules;
    Rng rng(1);
    const auto s = first_decision<connect_four::Game>(rules, rng);
    const Choice choice = choice_of<NoStrategy<connect_four::Game>>(s, rules, 203, 5);
    EXPECT_GT(choice.simulations, 0u);
    EXPECT_LE(choice.simulations, 203u);
    EXPECT_EQ(choice.considered.front().action, choice.action);
    double shares = 0;
    for (const Considered& considered : choice.considered) shares += considered.share;
    EXPECT_NEAR(shares, 1.0, 1e-9);
}

TEST(Rollouts, TryMoreCandidatesWhenTheyAreMore)
{
    const connect_four::Rules rules;
    Rng rng(1);
    const auto s = first_decision<connect_four::Game>(rules, rng);
    EXPECT_EQ(choice_of<NoStrategy<connect_four::Game>>(s, rules, 24, 5).considered.size(), 2u);
    EXPECT_EQ(choice_of<NoStrategy<connect_four::Game>>(s, rules, 48, 5).considered.size(), 4u);
    EXPECT_EQ(choice_of<NoStrategy<connect_four::Game>>(s, rules, 4000, 5).considered.size(), 7u);  // all columns
}

TEST(Rollouts, StopWhenItIsEnough)
{
    const connect_four::Rules rules;
    Rng rng(1);
    const auto s = first_decision<connect_four::Game>(rules, rng);
    const Choice choice = choice_of<NoStrategy<connect_four::Game>>(s, rules, 100000, 5, [] { return true; });
    EXPECT_EQ(choice.simulations, choice.considered.size());  // one world
}

TEST(Rollouts, DoNotLookAtWhatTheSeatMayNotKnow)
{
    const kuhn_poker::Rules rules;
    Rng rng(7);
    for (std::uint64_t i = 0; i < 50; ++i) {
        const auto s = first_decision<kuhn_poker::Game>(rules, rng);
        auto determinized = s;
        Play<kuhn_poker::Game>::determinize(determinized, rules, Seat{0}, rng);
        EXPECT_EQ(choice_of<NoStrategy<kuhn_poker::Game>>(s, rules, 100, i).action,
                  choice_of<NoStrategy<kuhn_poker::Game>>(determinized, rules, 100, i).action);
    }
}

TEST(Rollouts, AreLeftToThePolicyWhenTheyWouldBeTooFew)
{
    using P = Play<dice_race::Game>;
    const dice_race::Rules rules;
    Rng rng(3);
    const auto s = first_decision<dice_race::Game>(rules, rng);
    P::Choices choices;
    P::list_legal(s, rules, choices.list);
    const dice_race::Strategy strategy(rules);
    const Advisor<dice_race::Strategy> advisor(rules, strategy);
    for (std::uint64_t simulations : {1u, 8u, 23u}) {
        const Choice choice = choice_of<dice_race::Strategy>(s, rules, simulations, 5);
        EXPECT_EQ(choice.action, choices.list[advisor.policy_choice(s, choices.list.all(), rng, 0)]);
        EXPECT_EQ(choice.simulations, 0u);
    }
}

TEST(OneAhead, CompletesFour)
{
    using P = Play<connect_four::Game>;
    const connect_four::Rules rules;
    const connect_four::State s = connect_four::position_after("aaecbabac");
    P::Choices choices;
    P::list_legal(s, rules, choices.list);
    const NoStrategy<connect_four::Game> strategy(rules);
    const Advisor<NoStrategy<connect_four::Game>> advisor(rules, strategy);
    EXPECT_EQ(connect_four::column_of(choices.list[best_here(advisor, s, choices.list.all(), 1).value()]), 'a');
}

TEST(CommonRandomNumbers, RollsTheSameAtTheSameMomentWhateverElseWasRolled)
{
    CommonRandomNumbers<dice_race::Game> one(42);
    CommonRandomNumbers<dice_race::Game> other(42);
    const std::uint64_t first = one.of_step(1)();
    other.of_step(0)();
    EXPECT_EQ(other.of_step(1)(), first);
    EXPECT_NE(other.of_step(1)(), first);  // the second of its kind
    one.begin_moment();
    other.begin_moment();
    const std::uint64_t in_the_next_turn = one.of_step(1)();
    EXPECT_EQ(other.of_step(1)(), in_the_next_turn);
    EXPECT_NE(in_the_next_turn, first);
}

}  // namespace
}  // namespace tessera
