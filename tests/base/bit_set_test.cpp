#include "base/bit_set.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>
#include <vector>

namespace tessera {
namespace {

enum class CardId : std::uint16_t {};
using Cards = BitSet<CardId, 130>;

Cards cards_of(const std::set<std::uint16_t>& numbers)
{
    Cards cards;
    for (std::uint16_t number : numbers) cards.insert(CardId{number});
    return cards;
}

std::set<std::uint16_t> numbers_of(const Cards& cards)
{
    std::set<std::uint16_t> numbers;
    for (CardId card : cards) numbers.insert(static_cast<std::uint16_t>(card));
    return numbers;
}

TEST(BitSet, IsEmptyAtFirst)
{
    const Cards cards;

    EXPECT_TRUE(cards.empty());
    EXPECT_EQ(cards.size(), 0u);
    EXPECT_TRUE(cards.begin() == cards.end());
}

TEST(BitSet, WalksThroughItsMembersInRisingOrderAcrossWords)
{
    std::vector<std::uint16_t> walked;
    for (CardId card : cards_of({129, 63, 64, 0, 127})) walked.push_back(static_cast<std::uint16_t>(card));

    EXPECT_EQ(walked, (std::vector<std::uint16_t>{0, 63, 64, 127, 129}));
}

TEST(BitSet, ForgetsWhatIsErased)
{
    Cards cards = cards_of({5, 100});
    cards.erase(CardId{5});
    cards.erase(CardId{6});

    EXPECT_EQ(cards, cards_of({100}));
    cards.clear();
    EXPECT_TRUE(cards.empty());
}

TEST(BitSet, ContainsNoIdThatIsBeyondIt)
{
    Cards cards = cards_of({0, 1, 2, 129});

    EXPECT_TRUE(cards.contains(CardId{129}));
    EXPECT_FALSE(cards.contains(CardId{130}));
    EXPECT_FALSE(cards.contains(CardId{0xFFFF}));
}

RC_GTEST_PROP(BitSet, HoldsTheIdsWhoseFlagIsUp, (const std::vector<std::uint8_t>& numbers))
{
    std::set<std::uint16_t> up;
    std::array<std::uint8_t, 130> flags{};
    for (std::uint8_t number : numbers) up.insert(number % 130);
    for (std::uint16_t number : up) flags[number] = 1;

    RC_ASSERT(numbers_of(Cards::where(flags)) == up);
}

RC_GTEST_PROP(BitSet, BehavesLikeASet, (const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b))
{
    std::set<std::uint16_t> left, right, both, either;
    for (std::uint8_t number : a) left.insert(number % 130);
    for (std::uint8_t number : b) right.insert(number % 130);
    for (std::uint16_t number : left)
        if (right.count(number) != 0) both.insert(number);
    either = left;
    either.insert(right.begin(), right.end());

    RC_ASSERT(numbers_of(cards_of(left)) == left);
    RC_ASSERT(cards_of(left).size() == left.size());
    RC_ASSERT(numbers_of(cards_of(left) & cards_of(right)) == both);
    RC_ASSERT(numbers_of(cards_of(left) | cards_of(right)) == either);
}

}  // namespace
}  // namespace tessera
