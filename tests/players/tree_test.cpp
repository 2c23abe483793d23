#include "players/tree.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

Action action(std::uint8_t number)
{
    Action a{};
    a.members[0] = number;
    return a;
}

TEST(Trees, KeepTheirChildrenWhenTheyMove)
{
    Trees trees(1000);
    trees.clear();
    const NodeId root = trees.add_root(false);
    for (std::uint8_t i = 0; i < 40; ++i) trees[trees.add(root, action(i), 0)].visit(0.5f * i);

    ASSERT_EQ(trees[root].count, 40);
    std::uint32_t next = 0;
    for (std::uint8_t i = 0; i < 40; ++i) {
        const NodeId child = trees.find(trees[root], action(i), 0, next);
        ASSERT_NE(child, nowhere);
        EXPECT_EQ(trees[child].value, 0.5f * i);
        EXPECT_EQ(trees[child].visits, 1u);
    }
}

TEST(Trees, TellTakersApart)
{
    Trees trees(100);
    trees.clear();
    const NodeId root = trees.add_root(false);
    const NodeId first = trees.find_or_add(root, action(1), 0);
    EXPECT_NE(trees.find_or_add(root, action(1), 1), first);
    EXPECT_EQ(trees.find_or_add(root, action(1), 0), first);
}

TEST(Trees, PassOnThatWhatIsLegalVaries)
{
    Trees trees(100);
    trees.clear();
    const NodeId root = trees.add_root(true);
    EXPECT_TRUE(trees[trees.add(root, action(1), 0)].varies);
}

TEST(Trees, SayWhenThePoolIsUsedUpAndStartAfresh)
{
    Trees trees(20);
    for (int again = 0; again < 3; ++again) {
        trees.clear();
        const NodeId root = trees.add_root(false);
        std::uint8_t added = 0;
        while (trees.add(root, action(added), 0) != nowhere) ++added;
        EXPECT_EQ(added, 8);
        EXPECT_EQ(trees[root].count, 8);
    }
}

}  // namespace
}  // namespace tessera
