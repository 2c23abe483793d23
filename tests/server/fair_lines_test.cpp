// Visitors take turns, however much each of them brings.
#include "apps/server/fair_lines.h"

#include <gmock/gmock.h>

#include <map>

namespace tessera::server {
namespace {

class FairLinesOfWork : public testing::Test {
protected:
    void add(const std::string& visitor, const std::string& work)
    {
        lines.add(visitor, std::make_shared<std::string>(work));
    }
    std::string take_and_give_back()
    {
        const auto work = lines.take();
        if (work == nullptr) return "nothing";
        lines.give_back(work);
        return *work;
    }

    FairLines<std::string> lines;
};

TEST_F(FairLinesOfWork, EverybodyHasTheSameShare)
{
    for (const char* work : {"a1", "a2", "a3"}) add("a", work);
    add("b", "b1");
    add("c", "c1");
    std::map<std::string, int> turns;
    for (int i = 0; i < 30; ++i) ++turns[take_and_give_back()];
    EXPECT_EQ(turns, (std::map<std::string, int>{{"a1", 10}, {"b1", 10}, {"c1", 10}}));
}

TEST_F(FairLinesOfWork, OneVisitorsWorkIsDoneInOrderUnlessThereAreHandsForMore)
{
    for (const char* work : {"a1", "a2"}) add("a", work);
    const auto first = lines.take(), second = lines.take();
    EXPECT_EQ(*first, "a1");
    EXPECT_EQ(*second, "a2");
    EXPECT_EQ(lines.take(), nullptr);
    add("b", "b1");
    EXPECT_EQ(take_and_give_back(), "b1");
    lines.give_back(second);
    lines.give_back(first);
    EXPECT_EQ(take_and_give_back(), "a1");
}

TEST_F(FairLinesOfWork, WhatIsDoneLeavesItsLine)
{
    for (const char* work : {"a1", "a2"}) add("a", work);
    EXPECT_EQ(lines.size(), 2u);
    lines.remove(lines.take());
    EXPECT_EQ(lines.size(), 1u);
    EXPECT_EQ(take_and_give_back(), "a2");
    lines.remove(lines.take());
    EXPECT_EQ(lines.size(), 0u);
    EXPECT_EQ(lines.take(), nullptr);
}

}  // namespace
}  // namespace tessera::server
