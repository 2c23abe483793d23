// The effect vocabulary where the shipped cards do not reach it: a designer's own cards play by the same words.
#include <gmock/gmock.h>

#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

// A scene in which seat 0 owns the cards of the test.
Scene scene_with(std::string_view cards, std::string_view owned, std::string_view at,
                 const OptionSettings& settings = {})
{
    Scene scene(load_with_cards(cards, settings), Seats{2}, at);
    scene.set("players.0.improvements", owned);
    return scene;
}

// MT-061
TEST(OwnCards, ExtraHarvestReachesOnlyItsTerrain)
{
    Scene scene = scene_with(card("weir", R"(
[[improvement.effect]]
when = "on_harvest"
do = [{ op = "extra_harvest", n = 2, terrain = ["water"] }]
)"),
                             R"(["weir"])", "step 1");
    scene.set("players.0.piles", R"({"0": 3, "9": 3, "10": 1, "11": 2})");

    EXPECT_THAT(scene.choices(), ElementsAre("tile 9", "tile 11", "skip"));
    EXPECT_EQ(scene.refusal("tile 0"), "MT-062: the effect does not reach this terrain");
}

// MT-032
TEST(OwnCards, ADiscountOfANamedKindLeavesWildUnitsAlone)
{
    Scene scene = scene_with(card("quarry_rights", R"(
[[improvement.effect]]
when = "always"
do = [{ op = "discount", cost = { stone = 2 } }]
)"),
                             R"(["quarry_rights"])", "step 3");
    scene.set("row.0", R"("masons_lodge")");
    scene.set("players.0.stock", R"({"bread": 1})");

    scene.play({"build 0", "pay bread"});

    EXPECT_EQ(scene.seen("turn.paid"), R"({"bread":1})");
}

// MT-063
TEST(OwnCards, WithinAUseAsManyTilesAreChosenAsPossible)
{
    Scene scene = scene_with(card("sowers", R"(
[[improvement.effect]]
when = "use"
do = [{ op = "place", where = "any", tiles = 2, terrain = ["mountain"] }]
)"),
                             R"(["sowers"])", "step 2");

    scene.play("use sowers 0 1");
    EXPECT_THAT(scene.choices(), ElementsAre("tile 12", "tile 13"));
    EXPECT_EQ(scene.refusal("tile 18"), "MT-063: within a use, as many tiles are chosen as possible");

    scene.play("tile 13");
    EXPECT_THAT(scene.choices(), ElementsAre("tile 18"));
    scene.play("tile 18");
    EXPECT_EQ(scene.asked(), "hub");
}

// MT-062, MT-063
TEST(OwnCards, WithinAUseFewerTilesThanTheCardSaysWillDo)
{
    Scene scene = scene_with(card("sowers", R"(
[[improvement.effect]]
when = "use"
do = [{ op = "place", where = "any", n = 3, tiles = 9, terrain = ["mountain"], empty = true }, { op = "credit", n = 1 }]
)"),
                             R"(["sowers"])", "step 2");
    scene.set("players.0.piles", R"({"12": 1})");

    scene.play({"use sowers 0 1", "tile 13", "tile 18"});

    EXPECT_EQ(scene.asked(), "hub");
    EXPECT_EQ(scene.number("players.0.piles.13"), 3);
    EXPECT_EQ(scene.number("turn.bonus_credit"), 1);
}

// MT-062
TEST(OwnCards, ALaterConversionWithoutItsInputsIsPassedOver)
{
    const std::string brewer = card("brewer", R"(
[[improvement.effect]]
when = "use"
do = [{ op = "credit", n = 1 }, { op = "convert", in = { grain = 2 }, out = { ale = 1 } }]
)");
    Scene without = scene_with(brewer, R"(["brewer"])", "step 2");
    without.set("players.0.stock", R"({"grain": 1})");
    without.play("use brewer 0 1");
    EXPECT_EQ(without.seen("players.0.stock"), R"({"grain":1})");

    Scene with = scene_with(brewer, R"(["brewer"])", "step 2");
    with.set("players.0.stock", R"({"grain": 2})");
    with.play("use brewer 0 1");
    EXPECT_EQ(with.seen("players.0.stock"), R"({"ale":1})");
}

// MT-059
TEST(OwnCards, EffectsOfOneCardFollowInTheOrderWritten)
{
    const std::string twice = card("twice", R"(
[[improvement.effect]]
when = "on_harvest"
if = { harvested_min = { fish = 2 } }
do = [{ op = "gain", out = { ship = 1 } }]
[[improvement.effect]]
when = "on_harvest"
do = [{ op = "extra_harvest", n = 1 }]
[[improvement.effect]]
when = "on_harvest"
if = { harvested_min = { fish = 2 } }
do = [{ op = "gain", out = { salt = 1 } }]
)");
    Scene scene = scene_with(twice, R"(["twice"])", "step 1");
    scene.set("players.0.piles", R"({"9": 2})");

    scene.play("tile 9");

    EXPECT_EQ(scene.seen("players.0.stock"), R"({"fish":2,"salt":1})");
}

// MT-018
TEST(OwnCards, EveryCopyOfACardIsUsedByItself)
{
    Scene scene(load(), Seats{2}, "step 2");
    scene.set("players.0.improvements", R"(["saw_pit", "karum", "saw_pit"])");
    scene.set("players.0.stock", R"({"wood": 6})");
    EXPECT_THAT(scene.choices(), ElementsAre("use saw_pit 0 1", "use karum 0 1", "done"));

    scene.play({"use saw_pit 0 1", "use saw_pit 0 1"});

    EXPECT_EQ(scene.seen("players.0.stock"), R"({"wood":2,"planks":2})");
    EXPECT_EQ(scene.refusal("use saw_pit 0 1"), "MT-018: this improvement was used as often as the window allows");
}

// MT-020
TEST(OwnCards, ARecipeIsBoundToItsCondition)
{
    Scene scene = scene_with(card("toll", R"(
[[improvement.effect]]
when = "use"
if = { tokens_min = { fish = 3 } }
do = [{ op = "gain", out = { fish = 1 } }]
)"),
                             R"(["toll"])", "step 2");
    EXPECT_EQ(scene.refusal("use toll 0 1"), "MT-020: the condition of the recipe does not hold");
    scene.set("players.0.tokens.beside", R"({"fish": 3})");
    EXPECT_EQ(scene.refusal("use toll 0 1"), "legal");
}

// MT-032, MT-060
TEST(OwnCards, AStandingDiscountIsBoundToItsCondition)
{
    Scene scene = scene_with(card("guild", R"(
[[improvement.effect]]
when = "always"
if = { tokens_min = { fish = 1 } }
do = [{ op = "discount", cost = { any_t1 = 2 } }]
)"),
                             R"(["guild"])", "step 3");
    scene.set("row.0", R"("saw_pit")");
    EXPECT_EQ(scene.refusal("build 0"), "MT-032: your stock does not cover the cost");
    scene.set("players.0.tokens.beside", R"({"fish": 1})");
    EXPECT_EQ(scene.refusal("build 0"), "legal");
}

// MT-060
TEST(OwnCards, AStandingPremiumIsTestedWithEveryUnit)
{
    Scene scene = scene_with(card("fame", R"(
[[improvement.effect]]
when = "always"
if = { tokens_min = { grain = 3 } }
do = [{ op = "premium", tiers = [1], on = "each", n = 1, max = 9 }]
)"),
                             R"(["fame"])", "step 5");
    scene.set("players.0.stock", R"({"grain": 3})");

    scene.play("forage 12");

    // 2 and 1 lay three tokens by the grain; only then the third unit earns one more.
    EXPECT_EQ(scene.seen("players.0.tokens.beside"), R"({"grain":5})");
}

// MT-065
TEST(OwnCards, APremiumPaysWhatIsLeftOfItsLimit)
{
    Scene scene = scene_with(card("fame", R"(
[[improvement.effect]]
when = "always"
do = [{ op = "premium", what = ["grain"], on = "each", n = 2, max = 3 }]
)"),
                             R"(["fame"])", "step 5");
    scene.set("players.0.stock", R"({"grain": 3})");

    scene.play("forage 12");

    EXPECT_EQ(scene.seen("players.0.tokens.beside"), R"({"grain":7})");
}

// MT-049
TEST(OwnCards, PointsByTheLandGoToTheMarketSquare)
{
    Scene scene = scene_with(card("vineyards", R"(
[[improvement.effect]]
when = "on_donate"
do = [{ op = "score", n = 2, per = { count = "tiles", terrain = "field", each = 5, max = 9 } }]
)"),
                             R"(["vineyards"])", "step 5");

    scene.play("forage 12");

    EXPECT_EQ(scene.number("players.0.tokens.square"), 6);  // 15 fields
    EXPECT_THAT(scene.news(), Contains("points-scored seat:0 points:6 beside:none card:vineyards"));
}

// MT-040, MT-060: the tile transformed is the focus tile of its use, and of nothing that comes later.
TEST(OwnCards, AForageThatIsOmittedLeavesNoFocusTile)
{
    const std::string cards = card("pilgrims", R"(
[[improvement.effect]]
when = "on_donate"
if = { terrain = ["field"] }
do = [{ op = "score", n = 1 }]
)");
    Scene foraged = scene_with(cards, R"(["pilgrims"])", "step 5");
    foraged.play("forage 0");
    EXPECT_EQ(foraged.number("players.0.tokens.square"), 1);

    Scene omitted = scene_with(cards, R"(["pilgrims", "beemster"])", "step 4", {{"forage_on_pile", "false"}});
    omitted.set("players.0.piles", "[1,1,1,1,1,1,1,1,1,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1]");
    omitted.play({"use beemster 0 1", "tile 9", "done"});
    EXPECT_EQ(omitted.number("players.0.tokens.square"), 0);
}

// MT-003, MT-051
TEST(OwnCards, ACardThatIsThereTwiceIsDrawnTwiceAsOften)
{
    std::string twins = card("twins", R"(
[[improvement.effect]]
when = "use"
do = [{ op = "credit", n = 1 }]
)");
    twins.insert(twins.find("name"), "copies = 2\n");
    Scene scene(load_with_cards(twins), Seats{2}, "new-game");
    EXPECT_EQ(scene.number("deck.twins"), 2);
    scene.play({"deal-board 0 nile", "deal-board 1 kutch"});

    const auto probability = [&](std::string_view text) {
        for (const Outcome& outcome : scene.game().chances(scene.state()))
            if (without_labels(scene.game().text(outcome.action)) == text) return outcome.probability;
        return 0.0;
    };
    EXPECT_DOUBLE_EQ(probability("deal-card 0 twins"), 2.0 / 82);
    EXPECT_DOUBLE_EQ(probability("deal-card 0 saw_pit"), 1.0 / 82);

    scene.play("deal-card 0 twins");
    EXPECT_DOUBLE_EQ(probability("deal-card 1 twins"), 1.0 / 81);
    scene.play("deal-card 1 twins");
    EXPECT_THAT(scene.choices(), Not(Contains("deal-card 2 twins")));
}

// MT-051
TEST(OwnCards, EveryCardOfTheDeckIsEquallyLikely)
{
    Scene scene(load(), Seats{1}, "new-game");
    scene.play({"deal-board 0 nile", "deal-card 0 karum"});
    const std::vector<Outcome> outcomes = scene.game().chances(scene.state());
    EXPECT_EQ(outcomes.size(), 79u);
    for (const Outcome& outcome : outcomes) EXPECT_DOUBLE_EQ(outcome.probability, 1.0 / 79);
}

}  // namespace
}  // namespace tessera::market_trading
