// What the search promises in any game: the same answer for the same seed, an end when it is asked for, and no memory
// taken from the heap while it simulates.
#include <gtest/gtest.h>

#include "players/tree_search.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/support/allocations.h"

namespace tessera {
namespace {

// A position of a game in which a seat has a choice, and a search of it.
template <Strategy S>
struct Desk {
    using G = typename S::Game;
    using P = Play<G>;

    Desk()
    {
        Silent tell;
        Rng rng(1);
        s = P::new_game(rules, Seats{2}, tell);
        for (;;) {
            if (P::decider_of(s).is_chance()) {
                P::carry_out(s, rules, P::sample_chance(s, rules, rng), tell);
                continue;
            }
            choices.list.shrink(0);
            P::list_legal(s, rules, choices.list);
            if (choices.list.size() > 1) return;
            P::carry_out(s, rules, choices.list[0], tell);
        }
    }

    Choice search(std::uint64_t simulations, std::uint64_t seed, const Enough& enough = {})
    {
        return TreeSearch<S>(advisor(), {.simulations = simulations}).choose(s, choices.list.all(), seed, enough);
    }

    Advisor<S> advisor() const { return {rules, strategy}; }

    typename G::Rules rules;
    S strategy{rules};
    typename G::State s;
    typename P::Choices choices;
};

template <class G>
class SearchOf : public testing::Test {
};
using Games = testing::Types<NoStrategy<connect_four::Game>, dice_race::Strategy, NoStrategy<kuhn_poker::Game>>;
TYPED_TEST_SUITE(SearchOf, Games);

TYPED_TEST(SearchOf, GivesTheSameAnswerForTheSameSeed)
{
    Desk<TypeParam> desk;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Choice once = desk.search(300, seed);
        const Choice again = desk.search(300, seed);
        ASSERT_EQ(once.considered.size(), again.considered.size());
        for (std::size_t i = 0; i < once.considered.size(); ++i) {
            EXPECT_EQ(once.considered[i].action, again.considered[i].action);
            EXPECT_EQ(once.considered[i].share, again.considered[i].share);
            EXPECT_EQ(once.considered[i].value, again.considered[i].value);
        }
    }
}

TYPED_TEST(SearchOf, IsNotChangedByWhatWasSearchedBefore)
{
    Desk<TypeParam> desk;
    TreeSearch<TypeParam> search(desk.advisor(), {.simulations = 300});
    search.choose(desk.s, desk.choices.list.all(), 1, {});
    const Choice used = search.choose(desk.s, desk.choices.list.all(), 2, {});
    EXPECT_EQ(used.considered[0].value, desk.search(300, 2).considered[0].value);
}

TYPED_TEST(SearchOf, DoesAsManySimulationsAsItIsTold)
{
    Desk<TypeParam> desk;
    const Choice choice = desk.search(777, 1);
    EXPECT_EQ(choice.simulations, 777u);
    double shares = 0;
    for (const Considered& considered : choice.considered) {
        shares += considered.share;
        EXPECT_GE(considered.value, 0);
        EXPECT_LE(considered.value, 1);
    }
    EXPECT_NEAR(shares, 1, 1e-9);
    EXPECT_EQ(choice.action, choice.considered[0].action);
    for (std::size_t i = 1; i < choice.considered.size(); ++i)
        EXPECT_GE(choice.considered[i - 1].share, choice.considered[i].share);
}

TYPED_TEST(SearchOf, EndsWhenItIsEnough)
{
    Desk<TypeParam> desk;
    int questions = 0;
    const Choice choice = desk.search(1u << 30, 1, [&] { return ++questions == 10; });
    EXPECT_EQ(questions, 10);
    EXPECT_LE(choice.simulations, 1000u);
}

TYPED_TEST(SearchOf, DoesNotThinkWhenThereIsNoChoice)
{
    Desk<TypeParam> desk;
    TreeSearch<TypeParam> search(desk.advisor(), TreeSettings{});
    const Choice choice = search.choose(desk.s, desk.choices.list.all().first(1), 1, {});
    EXPECT_EQ(choice.action, desk.choices.list[0]);
    EXPECT_EQ(choice.simulations, 0u);
}

TYPED_TEST(SearchOf, TakesNoMemoryWhileItSimulates)
{
    Desk<TypeParam> desk;
    std::uint64_t taken[2] = {};
    for (const std::uint64_t simulations : {std::uint64_t{100}, std::uint64_t{20000}}) {
        TreeSearch<TypeParam> search(desk.advisor(), {.simulations = simulations});
        const std::uint64_t before = allocations_so_far();
        const Choice choice = search.choose(desk.s, desk.choices.list.all(), 1, {});
        taken[simulations == 100 ? 0 : 1] = allocations_so_far() - before;
        EXPECT_EQ(choice.simulations, simulations);
    }
    EXPECT_EQ(taken[0], taken[1]) << "more simulations must not take more memory than the list of what was considered";
}

// A tree that outgrows its pool is searched on as it is.
TYPED_TEST(SearchOf, GoesOnWhenThePoolIsUsedUp)
{
    Desk<TypeParam> desk;
    const TreeSettings settings;
    for (std::size_t places : {0u, 30u, 100u}) {
        TreeSearch<TypeParam> search(desk.advisor(), settings, places);
        const Choice choice = search.choose(desk.s, desk.choices.list.all(), 1, {});
        EXPECT_EQ(choice.simulations, settings.simulations);
        EXPECT_FALSE(choice.considered.empty());
    }
}

}  // namespace
}  // namespace tessera
