// The shipped content against section 3 of the specification.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/market_trading/units.h"
#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

const Rules& shipped() { return rules_of(*load()); }

int value_of(const Goods& goods)
{
    int value = 0;
    for (std::size_t i = 0; i < shipped().good_count(); ++i) value += goods.items[i] * shipped().goods[i].value;
    return value;
}

// The least that a cost is worth: no kind of a tier is cheaper than its tier's cheapest.
int least_value_of(const Cost& cost)
{
    static constexpr int cheapest[] = {1, 2, 5, 9};
    int value = value_of(cost.named);
    for (std::size_t i = 0; i < tiers; ++i) value += cost.wild[i] * cheapest[i];
    return value;
}

bool costs_only_t1(const Cost& cost, int least, int most)
{
    const int units = count_units(cost.named) + cost.wild[0] + cost.wild[1] + cost.wild[2] + cost.wild[3];
    int t1 = cost.wild[0];
    for (Good good : shipped().goods_of_tier[1]) t1 += cost.named[good];
    return t1 == units && units >= least && units <= most;
}

// MT-001, MT-R31
TEST(ShippedContent, OneToFivePlayers)
{
    EXPECT_EQ(load()->rule_set().least_seats, 1);
    EXPECT_EQ(load()->rule_set().most_seats, 5);
}

// MT-R20
TEST(ShippedContent, TwentyKindsInFourTiers)
{
    std::map<int, int> kinds;
    for (const GoodInfo& good : shipped().goods) {
        ++kinds[good.tier];
        EXPECT_GT(good.first, good.value) << good.name;
    }
    EXPECT_EQ(kinds, (std::map<int, int>{{1, 5}, {2, 8}, {3, 5}, {4, 2}}));
    for (Good good : shipped().goods_of_tier[1]) {
        EXPECT_EQ(shipped()[good].value, 1);
        EXPECT_EQ(shipped()[good].first, 2);
    }
}

// MT-R20
TEST(ShippedContent, ValuesOfTheSpecification)
{
    const std::map<std::string, std::pair<int, int>> expected = {
        {"planks", {2, 3}},        {"charcoal", {2, 3}}, {"bread", {2, 3}},      {"ale", {2, 3}},
        {"ashlar", {2, 3}},        {"saltfish", {2, 3}}, {"iron", {3, 4}},       {"glass", {3, 4}},
        {"furniture", {5, 7}},     {"statuary", {5, 7}}, {"provisions", {5, 7}}, {"tools", {6, 8}},
        {"stained_glass", {7, 9}}, {"ship", {9, 12}},    {"clockwork", {10, 13}}};
    for (std::size_t i = 0; i < shipped().good_count(); ++i) {
        if (shipped().goods[i].tier == 1) continue;
        const auto found = expected.find(shipped().good_ids[i]);
        ASSERT_NE(found, expected.end()) << shipped().good_ids[i];
        EXPECT_EQ(shipped().goods[i].value, found->second.first) << found->first;
        EXPECT_EQ(shipped().goods[i].first, found->second.second) << found->first;
    }
}

// MT-R19
TEST(ShippedContent, EveryTripleAndEveryQuadrupleOfTerrainsHasABoard)
{
    std::map<std::size_t, std::set<std::set<Terrain>>> boards;
    std::map<Terrain, int> largest;
    for (const BoardInfo& board : shipped().boards) {
        std::map<Terrain, int> tiles;
        std::set<Terrain> terrains;
        for (Terrain terrain : board.tiles) ++tiles[terrain], terrains.insert(terrain);
        EXPECT_EQ(terrains.size(), board.terrains) << board.name;
        boards[terrains.size()].insert(terrains);
        const auto most = std::max_element(tiles.begin(), tiles.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        for (const auto& [terrain, count] : tiles)
            EXPECT_TRUE(terrain == most->first || count < most->second) << board.name << " has two largest terrains";
        ++largest[most->first];
    }
    EXPECT_EQ(boards[3].size(), 10u);
    EXPECT_EQ(boards[4].size(), 5u);
    EXPECT_EQ(shipped().boards.size(), 15u);
    for (std::size_t i = 0; i < shipped().terrains.size(); ++i) EXPECT_EQ(largest[id_at<Terrain>(i)], 3);
}

// MT-R30
TEST(ShippedContent, EightyDifferentImprovementsEachOnce)
{
    std::map<ImprovementKind, int> kinds;
    std::set<std::string> names;
    for (const Improvement& card : shipped().improvements) {
        ++kinds[card.kind];
        names.insert(card.name);
        EXPECT_EQ(card.copies, 1) << card.name;
    }
    EXPECT_EQ(names.size(), 80u);
    EXPECT_EQ(kinds[ImprovementKind::Craft], 35);
    EXPECT_EQ(kinds[ImprovementKind::Land], 21);
    EXPECT_EQ(kinds[ImprovementKind::Trade], 13);
    EXPECT_EQ(kinds[ImprovementKind::Civic], 11);
}

TEST(ShippedContent, ThirtyEightImprovementsCostOneOrTwoUnitsOfT1)
{
    const auto& cards = shipped().improvements;
    EXPECT_EQ(
        std::count_if(cards.begin(), cards.end(), [](const auto& card) { return costs_only_t1(card.cost, 1, 2); }), 38);
}

TEST(ShippedContent, EveryKindAboveT1IsTheOutputOfARecipe)
{
    Goods made{};
    for (const Improvement& card : shipped().improvements)
        for (const Effect& effect : card.effects)
            for (const Operation& operation : effect.operations)
                if (operation.op == Op::Convert) add_goods(made, operation.out);
    for (std::size_t i = 0; i < shipped().good_count(); ++i)
        EXPECT_TRUE(shipped().goods[i].tier == 1 || made.items[i] > 0) << shipped().good_ids[i];
}

TEST(ShippedContent, NoRecipeLosesValue)
{
    for (const Improvement& card : shipped().improvements)
        for (const Effect& effect : card.effects)
            for (const Operation& operation : effect.operations) {
                if (operation.op != Op::Convert) continue;
                EXPECT_GE(value_of(operation.out), least_value_of(operation.in)) << card.name;
            }
}

TEST(ShippedContent, EveryT1KindHasAWorkshopForTwoUnitsOfT1)
{
    for (Good good : shipped().goods_of_tier[1]) {
        bool found = false;
        for (const Improvement& card : shipped().improvements)
            for (const Effect& effect : card.effects)
                found |= effect.operations[0].op == Op::Convert && effect.operations[0].in.named[good] > 0 &&
                         costs_only_t1(card.cost, 2, 2);
        EXPECT_TRUE(found) << shipped().good_ids[index_of(good)];
    }
}

// The text of a card is what people read; the page and the picture show nothing else.
TEST(ShippedContent, EveryCardSaysWhatItDoes)
{
    for (const Improvement& card : shipped().improvements) {
        EXPECT_FALSE(card.text.empty()) << card.name;
        EXPECT_EQ(card.text.back(), '.') << card.name;
        EXPECT_FALSE(card.effects.empty()) << card.name;
    }
}

}  // namespace
}  // namespace tessera::market_trading
