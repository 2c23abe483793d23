// What people read: prompts, labels, lines of the log, and the picture of the table.
#include <gmock/gmock.h>

#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Scene scene_at(std::string_view at, const OptionSettings& settings = {}, int seats = 2)
{
    return Scene(load(settings), Seats{seats}, at);
}

std::string prompt(const Scene& scene) { return scene.game().prompt(scene.state(), spectator); }

std::vector<std::string> labels(const Scene& scene)
{
    std::vector<std::string> texts;
    for (const Action action : scene.game().legal(scene.state()))
        texts.push_back(scene.game().label(scene.state(), action, spectator));
    return texts;
}

std::string picture(const Scene& scene, Seat viewer = Seat{0})
{
    return scene.game().picture(scene.state(), viewer, TextStyle(false));
}

TEST(Words, TheHubTellsWhatCanBeDoneAndWhatHelpsTheNextTrade)
{
    Scene scene = scene_at("step 2");
    scene.set("players.0.improvements", R"(["weald_clamps", "beemster", "diocletian", "bloomery", "rialto"])");
    scene.set("players.0.stock", R"({"wood": 4, "stone": 2, "salt": 1})");
    scene.set("market", R"({"fish": 1})");
    EXPECT_EQ(prompt(scene), "Step 2: use improvements and trade, in any order, or end the step (MT-016).");
    EXPECT_THAT(labels(scene),
                ElementsAre("Use Charcoal Clamps of the Weald: 2 wood -> 1 charcoal",
                            "Use Charcoal Clamps of the Weald: 4 wood -> 2 charcoal",
                            "Use Beemster Polder: turn a tile of water into field, then place 1 there",
                            "Use Edict of Diocletian: remove 1 unit from the market, then 1 credit for your next trade",
                            "Use Bloomery Hearth: 2 stone, any 1 T1 -> 1 iron",
                            "Use Rialto Exchange: 2 flood passes for your next trade", "Offer 1 wood", "Offer 1 stone",
                            "Offer 1 salt", "End the step and go on to building"));

    scene.play({"use rialto 0 1", "use diocletian 0 1"});
    EXPECT_EQ(prompt(scene), "Edict of Diocletian: remove a unit from the market (MT-063).");
    EXPECT_THAT(labels(scene), ElementsAre("Remove 1 fish"));
    scene.play("resource fish");
    EXPECT_EQ(prompt(scene),
              "Step 2: use improvements and trade, in any order, or end the step (MT-016). For your next "
              "trade: 1 credit and 2 flood passes.");

    scene.play("use bloomery 0 1");
    EXPECT_EQ(prompt(scene), "Pay 1 unit of T1 as input (MT-033).");
    EXPECT_THAT(labels(scene), ElementsAre("Pay 1 wood", "Pay 1 salt"));
}

TEST(Words, ATradeTellsWhatIsLeftToSpend)
{
    Scene scene = scene_at("step 2");
    scene.set("players.0.stock", R"({"stained_glass": 1})");
    scene.set("market", R"({"fish": 1, "salt": 1})");
    scene.play("offer stained_glass");
    EXPECT_EQ(prompt(scene), "Trade: you offer 1 stained glass and have 7 to spend; offer more, or take (MT-023).");
    EXPECT_THAT(labels(scene), ElementsAre("Take 1 fish", "Take 1 salt"));
    scene.play("take fish");
    EXPECT_EQ(prompt(scene), "Trade: you offer 1 stained glass and take 1 fish; 6 left to spend (MT-024).");
    scene.play("close");
    EXPECT_THAT(scene.lines(), ElementsAre("You traded 1 stained glass for 1 fish."));
    EXPECT_EQ(prompt(scene), "Step 2: use improvements and trade again after the next use, or end the step (MT-016).");
}

TEST(Words, BuildingTellsTheCostAfterDiscounts)
{
    Scene scene = scene_at("step 3");
    scene.set("players.0.improvements", R"(["royal_progress", "hammurabi", "opera_del_duomo"])");
    scene.set("players.0.stock", R"({"grain": 1})");
    scene.set("market", R"({"salt": 2})");
    scene.set("row", R"({"0": "saw_pit", "1": "horrea"})");
    EXPECT_THAT(labels(scene),
                ElementsAre("Build Saw Pit for any 1 T1", "Build Horrea of Ostia for nothing", "Build nothing"));
    scene.play("build 0");
    EXPECT_EQ(prompt(scene), "Pay 1 unit of T1 for Saw Pit (MT-033).");
    scene.play({"pay grain", "deal-card 0 karum"});
    EXPECT_THAT(scene.lines(), ElementsAre("You built Saw Pit for 1 grain.", "Karum of Kanesh came into the row.",
                                           "You scored 1 point thanks to Stele of Hammurabi."));
    EXPECT_EQ(prompt(scene), "Opera del Duomo: take 1 of a kind from the market (MT-061).");
    EXPECT_THAT(labels(scene), ElementsAre("Take 1 salt", "Decline"));
}

TEST(Words, TilesAreCalledByTheirTerrainAndNumber)
{
    Scene scene = scene_at("step 5");
    scene.set("players.0.improvements", R"(["nilometer"])");
    scene.set("players.0.piles", R"({"7": 3})");
    EXPECT_EQ(prompt(scene), "Step 5: forage, placing 2 units on one of your tiles (MT-037).");
    EXPECT_THAT(labels(scene), Contains("Forage on field 7: 2 grain, onto a pile of 3"));
    EXPECT_THAT(labels(scene), Contains("Forage on water 9: 2 fish"));
    scene.play("forage 8");
    EXPECT_EQ(prompt(scene), "Nilometer: place 1 on a tile, 2 at most (MT-061).");
    EXPECT_THAT(labels(scene), ElementsAre("Place 1 grain on field 2", "Place 1 grain on field 7, onto a pile of 3",
                                           "Place 1 grain on field 14", "Decline"));
    scene.play("tile 2");
    EXPECT_EQ(prompt(scene), "Nilometer: place 1 on another tile (MT-061).");
    EXPECT_THAT(labels(scene), Contains("No more tiles"));
}

TEST(Words, TheHarvestOfAnImprovementAndAChosenOrder)
{
    Scene scene = scene_at("step 1", {{"trigger_order", "player_choice"}});
    scene.set("players.0.improvements", R"(["vallus", "cormorants", "mesta"])");
    scene.set("players.0.piles", R"({"0": 2, "9": 2, "10": 1})");
    EXPECT_EQ(prompt(scene), "Choose which effect comes next (MT-059).");
    EXPECT_THAT(labels(scene), ElementsAre("Gallic Vallus", "Cormorant Fishers", "Drove Roads of the Mesta"));
    scene.play("effect vallus 0");
    EXPECT_EQ(prompt(scene), "Gallic Vallus: take 1 more from a pile, 3 at most (MT-061).");
    EXPECT_THAT(labels(scene),
                ElementsAre("Take 1 more grain from field 0", "Take 1 more fish from water 9", "Decline"));
    scene.play({"tile 0", "tile 9", "effect mesta 0"});
    EXPECT_THAT(scene.lines(), Contains("You harvested 1 grain more on tile 0 thanks to Gallic Vallus."));
    EXPECT_EQ(prompt(scene), "Drove Roads of the Mesta: gain 1 unit (MT-061).");
    EXPECT_THAT(labels(scene), ElementsAre("Gain 1 grain", "Gain 1 fish", "Decline"));
    scene.play("resource grain");
    EXPECT_THAT(scene.lines(), ElementsAre("You gained 1 grain from Drove Roads of the Mesta.",
                                           "You gained 1 fish from Cormorant Fishers."));
}

TEST(Words, ADonationIsToldUnitByUnit)
{
    Scene scene = scene_at("step 5");
    scene.set("players.0.improvements", R"(["horrea"])");
    scene.set("players.0.stock", R"({"grain": 2, "ship": 1})");
    scene.set("market", R"({"grain": 3})");
    scene.play("forage 12");
    EXPECT_EQ(prompt(scene), "Horrea of Ostia: keep up to 3 units until your next harvest (MT-041).");
    EXPECT_THAT(labels(scene), ElementsAre("Keep 1 grain", "Keep no more"));
    scene.play("store-done");
    EXPECT_THAT(scene.lines(), ElementsAre("You donated 1 grain for 1 point.", "The market refused 1 grain from you.",
                                           "You donated 1 ship for 12 points (first copy).",
                                           "You ended the turn with 17 tokens left.", "Bert's turn."));
}

TEST(Words, HowAGameEnded)
{
    const auto last_line = [](const OptionSettings& settings, int seats, int round, int bowl) {
        Scene scene(load(settings), Seats{seats}, "step 5");
        scene.set("round", std::to_string(round));
        scene.set("turn.seat", std::to_string(seats - 1));
        scene.set("players." + std::to_string(seats - 1),
                  R"({"stock": {"grain": 1}, "bowl": )" + std::to_string(bowl) + "}");
        scene.play("forage 12");
        return scene.lines().back();
    };
    EXPECT_EQ(last_line({}, 2, 9, 1), "Bert emptied the bowl and won.");
    EXPECT_EQ(last_line({{"end_rule", "finish_round"}}, 2, 9, 1), "Round 9 is over and a bowl is empty. Bert won.");
    EXPECT_EQ(last_line({}, 2, 30, 20), "Round 30 was the last. Bert won.");
    EXPECT_EQ(last_line({}, 1, 13, 1), "The bowl was emptied in round 13, par is 13: won.");
    EXPECT_EQ(last_line({}, 1, 14, 1), "The bowl was emptied in round 14, par is 13: lost.");
    EXPECT_EQ(last_line({}, 1, 30, 20), "The bowl was not emptied, par is 13: lost.");
}

TEST(Words, TheTableIsDrawnWithEverythingThatIsPublic)
{
    Scene scene = scene_at("step 2");
    scene.set("players.0.improvements", R"(["karum"])");
    scene.set("players.0.piles", R"({"8": 12})");
    scene.set("players.1.stored", R"({"fish": 2})");
    scene.set("players.1.tokens", R"({"beside": {"salt": 2}, "square": 1})");
    scene.set("market", R"({"grain": 4, "wood": 1})");
    scene.set("row.0", R"("domesday")");
    scene.set("discard", R"({"rialto": 1})");
    scene.play("use karum 0 1");

    const std::string drawn = picture(scene);
    EXPECT_THAT(drawn, HasSubstr("Round 1 of at most 30"));
    EXPECT_THAT(drawn, HasSubstr("T1 Wood  ■··· 1 (2)    Grain ■■■■ 1 (2)"));
    EXPECT_THAT(drawn, HasSubstr("Row  deck 80, discard 1"));
    EXPECT_THAT(drawn, HasSubstr("0  Domesday Survey              any 1 T1, any 1 T2"));
    EXPECT_THAT(drawn, HasSubstr("F06    F07    F08:12 W09"));
    EXPECT_THAT(drawn, HasSubstr("(used) Use: +1 credit"));
    EXPECT_THAT(drawn, HasSubstr("stored  2 fish"));
    EXPECT_THAT(drawn, HasSubstr("tokens  2 salt, 1 on the square"));
    EXPECT_LT(drawn.find("Seat 1"), drawn.find("Seat 0 (you)"));
    EXPECT_THAT(picture(scene, spectator), Not(HasSubstr("(you)")));

    EXPECT_THAT(picture(scene_at("settling")), HasSubstr("Setup"));
    EXPECT_THAT(picture(scene_at("step 2", {}, 1)), HasSubstr("Round 1, par 13"));
}

}  // namespace
}  // namespace tessera::market_trading
