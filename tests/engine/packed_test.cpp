#include "engine/packed.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/engine/pantry.h"

namespace tessera::pantry {
namespace {

TEST(TypeList, KnowsThePlacesOfItsTypes)
{
    EXPECT_EQ(Verbs::size, 5u);
    EXPECT_EQ(Verbs::index<Store>(), 0u);
    EXPECT_EQ(Verbs::index<PickGood>(), 4u);
    EXPECT_TRUE(Verbs::contains<Wait>);
    EXPECT_FALSE(Verbs::contains<TakeTurn>);
}

TEST(TypeList, VisitsTheTypeAtAPlace)
{
    std::string visited;
    const auto visit = [&]<class T>(TypeTag<T>) { visited += std::string(type_name<T>()) + " "; };
    Verbs::visit(1, visit);
    Verbs::visit(3, visit);
    Verbs::visit(5, visit);

    EXPECT_EQ(visited, "Place Wait ");
}

TEST(Packed, IsThePlaceOfTheVerbAndItsMembers)
{
    const Action action = pack<Action, Verbs>(Place{Seat{1}, Tile{7}});

    EXPECT_EQ(sizeof action, 8u);
    EXPECT_EQ(action.kind, 1);
    EXPECT_EQ(action.members, (std::array<std::uint8_t, 6>{1, 7, 0, 0, 0, 0}));
}

TEST(Packed, LeavesNothingOfAnEmptyVerbButItsPlace)
{
    const Action action = pack<Action, Verbs>(Wait{});

    EXPECT_EQ(action.kind, 3);
    EXPECT_EQ(action.members, (std::array<std::uint8_t, 6>{}));
}

TEST(Packed, DiffersIfAnyByteDiffers)
{
    const Action action = pack<Action, Verbs>(Wait{});
    Action other = action;
    other.members[5] = 1;

    EXPECT_NE(other, action);
    EXPECT_EQ(action, action);
    EXPECT_TRUE(action < other || other < action);
}

RC_GTEST_PROP(Packed, ComesBackAsItWas, (std::uint8_t good, std::uint8_t size, std::uint8_t amount, std::int16_t coins))
{
    const Store stored = unpack<Store>(pack<Action, Verbs>(Store{Good{good}, Size{size}, amount}));
    RC_ASSERT(stored.good == Good{good});
    RC_ASSERT(stored.in_size == Size{size});
    RC_ASSERT(stored.amount == amount);
    RC_ASSERT(unpack<Owe>(pack<Action, Verbs>(Owe{coins})).coins == coins);
}

}  // namespace
}  // namespace tessera::pantry
