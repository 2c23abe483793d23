// What a designer reads when an edited copy of the content does not make sense.
#include <gmock/gmock.h>

#include "tests/games/temples_and_swords/tables.h"

namespace tessera::temples_and_swords {
namespace {

using testing::AllOf;
using testing::HasSubstr;

void expect_mistake(std::string_view file, std::string_view from, std::string_view to, std::string_view sentence)
{
    EXPECT_THAT(mistakes_of(with_replaced(file, from, to)), AllOf(HasSubstr(std::string(file)), HasSubstr(sentence)));
}

TEST(ContentMistakes, TheShippedFilesHaveNone)
{
    EXPECT_EQ(mistakes_of(with_replaced("maps.toml", "The Two Rivers", "The Two Streams")), "none");
}

// TS-004
TEST(ContentMistakes, MapsThatAreNotValid)
{
    expect_mistake("maps.toml", "\"g g g d d d g g\"", "\"g g g g d d g g\"",
                   "TS-004: found 25 hexes of grassland and 23 of desert");
    expect_mistake("maps.toml", "\"d g 2 d d g g d\"", "\"d g g d d g g d\"", "TS-004: found the start site 2 0 times");
    expect_mistake("maps.toml", "\"d g 2 d d g g d\"", "\"d g 2 d 3 g g d\"",
                   "TS-004: found 3 start sites, expected 2");
    expect_mistake("maps.toml", "\"d g 2 d d g g d\"", "\"d g 2 d x g g d\"", "TS-004: found 'x'");
    expect_mistake("maps.toml", "\" g d d d 1 g\"", "\" . . . . . .\"", "TS-004: not all hexes are connected");
    expect_mistake("maps.toml", "\"g 2 d d d g\",\n  \" g d d d 1 g\"", "\"g 2 d g d g\",\n  \" g 1 d d d g\"",
                   "TS-004: two start sites are less than 3 apart");
    expect_mistake("maps.toml", "players = 6\nsymmetry", "players = 5\nsymmetry", "there is no map for 6 players");
    expect_mistake("maps.toml", "id = \"inner-sea\"", "id = \"three-valleys\"", "there are two maps \"three-valleys\"");
    expect_mistake("maps.toml", "rows = 6", "rows = 5", "expected an even number of rows");
}

TEST(ContentMistakes, PiecesThatDoNotFitTogether)
{
    expect_mistake("advances.toml", "unlocks = [\"temple\"]", "unlocks = []", "temple needs this advance");
    expect_mistake("advances.toml", "unlocks = []", "unlocks = [\"city\"]", "city does not need this advance");
    expect_mistake("advances.toml", "roll = 3", "roll = 9", "expected 3");
    expect_mistake("disasters.toml", "roll = 2", "roll = 3", "expected 2");
    expect_mistake("projects.toml", "needs_advance = [\"religion\"]", "needs_advance = [\"regilion\"]",
                   "there is no advance \"regilion\"; did you mean \"religion\"?");
    expect_mistake("projects.toml", "id = \"city\"", "id = \"town\"", "there is no project \"city\"");
    expect_mistake("units.toml", "kind = \"slave\"", "kind = \"military\"", "exactly one unit of the kind \"slave\"");
    expect_mistake("units.toml", "movements = 2", "movements = 3", "movements");
    expect_mistake("civs.toml", "name = \"Sumer\"", "title = \"Sumer\"", "name");
}

TEST(ContentMistakes, EffectsBeyondTheVocabulary)
{
    expect_mistake("projects.toml", "{ op = \"vp\", amount = 1 }", "{ op = \"glory\", amount = 1 }",
                   "there is no operation that can stand here \"glory\"");
    expect_mistake("projects.toml", "{ op = \"road\", hexes = 2 }", "{ op = \"road\", hexes = 3 }", "hexes");
    expect_mistake("projects.toml", "amount = \"temple_gold\"", "amount = \"temple_silver\"",
                   "expected a number or the name of an option");
    expect_mistake("projects.toml", "when = { library_effect = \"roll\" }", "when = { library_effect = \"rolls\" }",
                   "there is no value of this option \"rolls\"");
    expect_mistake("projects.toml", "when = { library_effect = \"roll\" }", "when = { library = \"roll\" }",
                   "there is no option \"library\"");
    expect_mistake("projects.toml", "role = \"defence\"", "role = \"defense\"", "did you mean \"defence\"?");
    expect_mistake("disasters.toml", "dice = \"1d6\"", "dice = \"2d6\"", "expected a die such as \"1d6\"");
    expect_mistake("disasters.toml", "{ op = \"lose_populations\", dice = \"1d6\" }", "{ op = \"vp\", amount = 1 }",
                   "there is no operation that can stand here \"vp\"");
    expect_mistake("disasters.toml", "turns = 3", "turns = 3, sides = 2", "sides");
}

TEST(ContentMistakes, NumbersThatDisagree)
{
    expect_mistake("game.toml", "points = [1, 1, 1, 2, 2, 3]", "points = [1, 2, 3]", "found 3 numbers, expected 6");
    expect_mistake("game.toml", "need = [6, 5, 4, 3, 2, 1]", "need = [6, 5, 4]",
                   "found 3 numbers, expected 6, the largest capacity");
    expect_mistake("game.toml", "more_than = 6", "more_than = 3", "the numbers rise from 0 on");
    expect_mistake("game.toml", "hit_faces = [1]", "hit_faces = [1, 2, 3, 4, 5, 6]", "at least one face that hits");
    expect_mistake("game.toml", "chart_die = \"1d6\"", "chart_die = \"1d8\"", "one for each disaster");
    expect_mistake("game.toml", "glyph = \"d\"", "glyph = \"g\"", "both terrains have the same glyph");
    expect_mistake("game.toml", "terrain = \"grassland\"", "terrain = \"desert\"", "expected the first terrain");
}

// What a designer may change without asking: an advance that gives rolls, and a project worth two points.
TEST(ContentEdits, EffectsComeFromTheFiles)
{
    const ContentFiles files =
        with_replaced("advances.toml", "effects = [{ op = \"vp\", amount = 2 }]",
                      "effects = [{ op = \"vp\", amount = 3 }, { op = \"tech_rolls\", amount = 2 }]");
    Scene scene(load_rule_set("temples-and-swords", {}, &files), Seats{2}, "tech");
    scene.set("players.0", R"({"gold": 0, "advances": ["art"]})");
    EXPECT_EQ(scene.asked(), "roll-tech-die");
    scene.play({"tech-die 6", "tech-die 6"});
    EXPECT_EQ(scene.number("players.0.tech_points"), 6);
    EXPECT_EQ(scene.game().score(scene.state(), Seat{0}), 4);
}

}  // namespace
}  // namespace tessera::temples_and_swords
