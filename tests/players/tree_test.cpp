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

TEST(Trees, GiveANodeAllItsChildrenAtOnce)
{
    Trees trees(20);
    trees.clear();
    const NodeId root = trees.add_root(false);
    EXPECT_TRUE(trees.children_of(root).empty());
    const std::array<Action, 5> actions{action(3), action(1), action(4), action(5), action(9)};
    ASSERT_TRUE(trees.add_all(root, actions, 1));
    const auto children = trees.children_of(root);
    ASSERT_EQ(children.size(), actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        EXPECT_EQ(children[i].action, actions[i]);
        EXPECT_EQ(children[i].taker, 1);
        EXPECT_EQ(children[i].visits, 0u);
    }
    const NodeId first = trees[root].children;
    ASSERT_TRUE(trees.add_all(first, actions, 0));
    EXPECT_FALSE(trees.add_all(first + 1, actions, 0));
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
