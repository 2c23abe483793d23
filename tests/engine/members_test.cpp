#include "engine/members.h"

#include <gmock/gmock.h>

namespace tessera {
namespace {

using testing::ElementsAre;

struct Nothing {};

struct Letter {
    MEMBERS(std::uint8_t to; std::array<std::uint8_t, 2> stamps{};  // the comment is no member
            bool sealed = true);
    using answers = TypeList<Nothing>;
    static constexpr int weight = 20;
};

struct Parcel {
    std::uint8_t to = 1;
};
BOOST_DESCRIBE_STRUCT(Parcel, (), (to))

TEST(Members, AreNamedInOrder)
{
    EXPECT_THAT(member_names<Letter>(), ElementsAre("to", "stamps", "sealed"));
    EXPECT_THAT(member_names<Parcel>(), ElementsAre("to"));
    EXPECT_THAT(member_names<Nothing>(), ElementsAre());
}

TEST(Members, SayWhetherTheyHaveAnInitialValue)
{
    EXPECT_FALSE(has_initial_value<Letter>("to"));
    EXPECT_TRUE(has_initial_value<Letter>("stamps"));
    EXPECT_TRUE(has_initial_value<Letter>("sealed"));
}

TEST(Members, AreReached)
{
    Letter letter{7, {1, 2}};
    for_each_member(letter, [](std::string_view name, auto& member) {
        if constexpr (std::is_same_v<decltype(member), std::uint8_t&>)
            if (name == "to") member = 9;
    });
    EXPECT_EQ(letter.to, 9);

    int equal = 0;
    const Letter other{9, {3, 4}};
    const Letter& same = letter;
    for_each_member_pair(same, other, [&](std::string_view, const auto& a, const auto& b) { equal += a == b ? 1 : 0; });
    EXPECT_EQ(equal, 2);
}

TEST(Members, CostNoRoom)
{
    static_assert(sizeof(Letter) == 4);
    static_assert(DescribedStruct<Nothing> && DescribedStruct<Letter> && DescribedStruct<Parcel>);
    static_assert(!DescribedStruct<std::string>);
}

}  // namespace
}  // namespace tessera
