#include "engine/agenda.h"

#include <gtest/gtest.h>

#include "engine/action_text.h"
#include "tests/engine/pantry.h"

namespace tessera::pantry {
namespace {

using SmallAgenda = Agenda<Steps, 4>;

std::string all_steps(SmallAgenda agenda)
{
    std::string out;
    while (!agenda.empty()) out += text_of<Steps>(Rules{}, agenda.take_top()) + "; ";
    return out;
}

TEST(Agenda, RunsStepsInTheOrderInWhichTheyAreNamed)
{
    SmallAgenda agenda;
    agenda.run_next({TakeTurn{Seat{0}}, TakeTurn{Seat{1}}, CleanUp{}});

    EXPECT_EQ(all_steps(agenda), "take-turn seat:0; take-turn seat:1; clean-up; ");
}

TEST(Agenda, RunsWhatIsAddedBeforeWhatWaits)
{
    SmallAgenda agenda;
    agenda.run_next({TakeTurn{Seat{0}}, CleanUp{}});
    agenda.take_top();
    agenda.run_next({TakeTurn{Seat{1}}, TakeTurn{Seat{2}}});

    EXPECT_EQ(all_steps(agenda), "take-turn seat:1; take-turn seat:2; clean-up; ");
}

TEST(Agenda, SaysWhatIsAskedNext)
{
    SmallAgenda agenda;
    EXPECT_FALSE(agenda.asks<TakeTurn>());
    agenda.run_next({TakeTurn{Seat{3}}, CleanUp{}});

    EXPECT_TRUE(agenda.asks<TakeTurn>());
    EXPECT_FALSE(agenda.asks<CleanUp>());
    EXPECT_EQ(agenda.top_as<TakeTurn>().seat, Seat{3});
    EXPECT_EQ(agenda.size(), 2u);
}

TEST(Agenda, HoldsNoMoreThanItsCapacity)
{
    SmallAgenda agenda;
    agenda.run_next({CleanUp{}, CleanUp{}, CleanUp{}, CleanUp{}});

    EXPECT_THROW(agenda.run_next({CleanUp{}}), BrokenPromise);
}

TEST(Agenda, EndsTheGameWhenItIsCleared)
{
    SmallAgenda agenda;
    agenda.run_next({CleanUp{}, CleanUp{}});
    agenda.clear();

    EXPECT_TRUE(agenda.empty());
    EXPECT_THROW(agenda.take_top(), BrokenPromise);
}

}  // namespace
}  // namespace tessera::pantry
