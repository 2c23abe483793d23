// What a designer reads when an edited copy of the content does not make sense: file, line, what was found and what was
// expected.
#include <gmock/gmock.h>

#include <algorithm>

#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

using testing::HasSubstr;

// `improvements.toml:12`, where this text stands in the files.
std::string place_of(const ContentFiles& files, std::string_view name, std::string_view text)
{
    for (const ContentFile& file : files) {
        const std::size_t found = file.text.rfind(text);
        if (file.name != name || found == std::string::npos) continue;
        const auto line =
            1 + std::count(file.text.begin(), file.text.begin() + static_cast<std::ptrdiff_t>(found), '\n');
        return std::string(name) + ":" + std::to_string(line);
    }
    return "nowhere";
}

// A card of these effects is refused with this sentence at the place of this text.
void expect_mistake(std::string_view effects, std::string_view text, std::string_view sentence)
{
    const ContentFiles files = with_added("improvements.toml", card("slip", effects));
    EXPECT_THAT(mistakes_of(files),
                HasSubstr(place_of(files, "improvements.toml", text) + ": " + std::string(sentence)));
}

// A file changed in one place is refused with this sentence at that place.
void expect_mistake_in(std::string_view file, std::string_view from, std::string_view to, std::string_view sentence)
{
    const ContentFiles files = with_replaced(file, from, to);
    EXPECT_THAT(mistakes_of(files), HasSubstr(std::string(file) + ":"));
    EXPECT_THAT(mistakes_of(files), HasSubstr(sentence));
}

std::string effect(std::string_view when, std::string_view operations)
{
    return "[[improvement.effect]]\nwhen = \"" + std::string(when) + "\"\ndo = [" + std::string(operations) + "]\n";
}

TEST(ContentMistakes, OperationsThatDoNotExistOrStandWhereTheyCannot)
{
    expect_mistake(effect("use", R"({ op = "transfrom", from = "water", to = "field" })"), "transfrom",
                   R"(there is no operation "transfrom"; did you mean "transform"?)");
    expect_mistake(effect("on_donate", R"({ op = "gain", out = { fish = 1 } })"), "op = \"gain\"",
                   R"("gain" cannot stand in an effect of "on_donate")");
    expect_mistake(effect("on_build", R"({ op = "place", where = "adjacent" })"), "adjacent",
                   "on_build has no focus tile");
    expect_mistake(effect("on_brew", R"({ op = "credit", n = 1 })"), "on_brew", R"(there is no occasion "on_brew")");
    expect_mistake(effect("use", ""), "do = []", "an effect needs at least one operation");
}

TEST(ContentMistakes, ArgumentsThatAreMissingUnknownOrOutOfRange)
{
    expect_mistake(effect("use", R"({ op = "convert", in = { wod = 1 }, out = { planks = 1 } })"), "wod",
                   R"(unknown key "wod")");
    expect_mistake(effect("use", R"({ op = "convert", in = { wood = 1 }, out = { any_t2 = 1 } })"), "any_t2 = 1 } }",
                   R"("out" must name its kinds)");
    expect_mistake(effect("use", R"({ op = "convert", in = { any_t1 = 1 }, out = { planks = 1 }, times = 2 })"),
                   "times = 2", R"(a recipe with wild inputs has "times" 1)");
    expect_mistake(effect("use", R"({ op = "credit" })"), "op = \"credit\" }", R"("n" is missing)");
    expect_mistake(effect("use", R"({ op = "credit", n = 0 })"), "n = 0",
                   R"("n" is 0, expected a number from 1 to 50)");
    expect_mistake(effect("use", R"({ op = "take", tiers = [5] })"), "tiers = [5]",
                   R"("tiers" is 5, expected a number from 1 to 4)");
    expect_mistake(effect("use", R"({ op = "sweep", n = 1 })"), "n = 1", R"(unknown key "n")");
    expect_mistake(effect("use", R"({ op = "gain_one", from = "paied" })"), "paied", R"(there is no source "paied")");
    expect_mistake(effect("use", R"({ op = "transform", from = "sea", to = "field" })"), "sea",
                   R"(there is no terrain "sea")");
    expect_mistake(effect("always", R"({ op = "premium", what = ["fish"], tiers = [1], on = "each", n = 1, max = 1 })"),
                   "what = [\"fish\"], tiers", R"(unknown key "tiers")");
    expect_mistake(
        effect("use", R"({ op = "gain", out = { fish = 1 }, per = { count = "bowls", each = 1, max = 1 } })"), "bowls",
        R"(there is no thing to count "bowls")");
}

TEST(ContentMistakes, ConditionsThatCannotHold)
{
    expect_mistake(
        "[[improvement.effect]]\nwhen = \"on_forage\"\nif = { terain = [\"field\"] }\n"
        "do = [{ op = \"gain\", out = { fish = 1 } }]\n",
        "terain", R"(unknown key "terain"; did you mean "terrain"?)");
    for (const char* when : {"use", "on_harvest", "on_build"})
        expect_mistake("[[improvement.effect]]\nwhen = \"" + std::string(when) +
                           "\"\nif = { fresh = true }\ndo = [{ op = \"gain\", out = { fish = 1 } }]\n",
                       "if = { fresh", "\"" + std::string(when) + "\" comes before the forage");
}

TEST(ContentMistakes, CardsThatAskForTooMuch)
{
    const std::string gain = R"({ op = "gain", out = { fish = 1 } })";
    expect_mistake(effect("use", gain + ", " + gain + ", " + gain + ", " + gain), "do = [{ op = \"gain\"",
                   "an effect has at most three operations");
    const std::string use = effect("use", gain);
    EXPECT_THAT(mistakes_of(with_added("improvements.toml", card("slip", use + use + use + use + use))),
                HasSubstr("a card has at most 4 effects"));
    expect_mistake(effect("use", gain + R"(, { op = "convert", in = { wood = 1 }, out = { planks = 1 }, times = 2 })"),
                   "do = [{ op = \"gain\"", R"(only the first operation of a recipe can have "times")");
    expect_mistake(effect("use", R"({ op = "convert", in = { wood = 1 }, out = { planks = 1 }, times = 9 })"),
                   "[[improvement.effect]]", "a card can be used in at most 8 ways, repetitions counted, found 9");
    expect_mistake(effect("on_donate", R"({ op = "store", n = 1, tiers = [1] }, { op = "store", n = 1, tiers = [2] })"),
                   "do = [{ op = \"store\"", R"("store" stands in an effect of its own)");
    const std::string store = effect("on_donate", R"({ op = "store", n = 1, tiers = [1] })");
    EXPECT_THAT(mistakes_of(with_added("improvements.toml", card("slip", store + store))),
                HasSubstr("a card stores in one effect at most"));
}

TEST(ContentMistakes, CardsWithAWrongFrame)
{
    const ContentFiles files = with_added("improvements.toml", R"(
[[improvement]]
id = "saw_pit"
name = "Another one"
kind = "krafts"
cots = { any_t1 = 1 }
requires = { see = 1 }
text = ""
[[improvement.effect]]
when = "use"
do = [{ op = "credit", n = 1 }]
)");
    const std::string mistakes = mistakes_of(files);
    EXPECT_THAT(mistakes, HasSubstr(R"(there are two improvements "saw_pit")"));
    EXPECT_THAT(mistakes, HasSubstr(R"(there is no kind of improvement "krafts")"));
    EXPECT_THAT(mistakes, HasSubstr(R"("cost" is missing)"));
    EXPECT_THAT(mistakes, HasSubstr(R"(unknown key "cots"; did you mean "cost"?)"));
    EXPECT_THAT(mistakes, HasSubstr(R"(unknown key "see")"));
}

TEST(ContentMistakes, Resources)
{
    expect_mistake_in("resources.toml", "id = \"grain\"", "id = \"wood\"", R"(there are two resources "wood")");
    expect_mistake_in("resources.toml", "tier = 3", "tier = 1", "tiers must not decrease");
    expect_mistake_in("resources.toml", "value = 1", "value = 0", R"("value" is 0, expected a number from 1 to 50)");
    expect_mistake_in("resources.toml", "terrain = \"forest\"", "terrain = \"field\"",
                      R"(the terrain "field" carries grain)");
    expect_mistake_in("resources.toml", "terrain = \"forest\"", "", R"("terrain" is missing)");
    expect_mistake_in("resources.toml", "id = \"planks\"", "id = \"planks\"\nterrain = \"forest\"",
                      "only resources of tier 1 come from a terrain");
}

TEST(ContentMistakes, Boards)
{
    expect_mistake_in("boards.toml", "\"FFFFFF\"", "\"FFFFF\"", "expected 4 rows of 6 letters of terrains");
    expect_mistake_in("boards.toml", "\"FFFFFF\"", "\"FFFXFF\"", "expected 4 rows of 6 letters of terrains");
    expect_mistake_in("boards.toml", "\"FFFFFF\"", "\"FFFDFF\"", "the board has 4 terrains, but is in the pool of 3");
    expect_mistake_in("boards.toml", "resource = \"wood\"", "resource = \"planks\"",
                      "a terrain carries a resource of tier 1");
    expect_mistake_in("boards.toml", "resource = \"wood\"", "resource = \"grain\"",
                      "another terrain carries it already");
    expect_mistake_in("boards.toml", "letter = \"T\"", "letter = \"Tr\"", "must be a single letter");
    expect_mistake_in("boards.toml", "letter = \"F\"", "letter = \"T\"", "another terrain has this letter");
    expect_mistake_in("boards.toml", "major = [9, 13]", "major = [9, 16]", "need more than 24 tiles");
    expect_mistake_in("boards.toml", "major = [9, 13]", "major = [13, 9]", "expected the least and the most");
    expect_mistake_in("boards.toml", "terrains = [3, 4]", "terrains = [3, 3]", "expected different numbers");
    expect_mistake_in("boards.toml", "terrains = [3, 4]", "terrains = [5]", "expected a number from 3 to 4");
}

// MT-006
TEST(ContentMistakes, AGeneratorWithoutEnoughTerrains)
{
    ContentFiles files = shipped_files();
    for (ContentFile& file : files) {
        if (file.name != "boards.toml") continue;
        const std::size_t mountain = file.text.find("[[terrain]]\nid = \"mountain\"");
        file.text.erase(mountain, file.text.find("[[board]]\nid") - mountain);
    }
    EXPECT_THAT(mistakes_of(files), HasSubstr("there are only 2 terrains"));
}

// MT-R35
TEST(ContentMistakes, OptionsThatContradictEachOther)
{
    EXPECT_EQ(mistakes_of(shipped_files(), {{"market_cap", "1"}}),
              "options.toml:63: \"initial_market\": 2 fish are more than market_cap allows (1)\n"
              "options.toml:63: \"initial_market\": 2 grain are more than market_cap allows (1)\n"
              "options.toml:63: \"initial_market\": 2 salt are more than market_cap allows (1)\n"
              "options.toml:63: \"initial_market\": 2 stone are more than market_cap allows (1)\n"
              "options.toml:63: \"initial_market\": 2 wood are more than market_cap allows (1)");
    EXPECT_EQ(mistakes_of(shipped_files(), {{"initial_market", "{ grain = 5 }"}}),
              "--set initial_market={ grain = 5 }: \"initial_market\": 5 grain are more than market_cap allows (4)");
    EXPECT_EQ(mistakes_of(shipped_files(), {{"initial_market", "{ grain = 5 }"}, {"market_cap", "5"}}), "none");

    const ContentFiles own = with_added("ruleset.market-trading.toml", "[options]\ninitial_market = { ship = 5 }\n");
    EXPECT_EQ(mistakes_of(own),
              "ruleset.market-trading.toml:7: \"initial_market\": 5 ship are more than market_cap allows (4)");
    EXPECT_EQ(mistakes_of(shipped_files(), {{"initial_market", "{ gold = 1 }"}}),
              "--set initial_market={ gold = 1 }: \"initial_market\": there is no resource \"gold\"");
}

// MT-005: dealing boards without replacement needs enough of them.
TEST(ContentMistakes, TooFewBoardsForEverybody)
{
    const std::string_view fars =
        "id = \"fars\"\nname = \"Fars\"\npool = \"four\"\nrows = [\n  \"MMMDDD\",\n  \"MFFFDD\",\n"
        "  \"WFFFFD\",\n  \"WWFMMD\",\n]";
    const std::string three =
        "id = \"fars\"\nname = \"Fars\"\npool = \"three\"\nrows = [\n  \"MMMDDD\",\n  \"MFFFDD\",\n"
        "  \"MFFFFD\",\n  \"MMFMMD\",\n]";
    const ContentFiles files = with_replaced("boards.toml", fars, three);
    EXPECT_EQ(mistakes_of(files), "none");
    EXPECT_EQ(mistakes_of(files, {{"board_pool", "four"}, {"board_source", "same"}}), "none");
    EXPECT_EQ(
        mistakes_of(files, {{"board_pool", "four"}}),
        "--set board_pool=four: \"board_pool\": the pool holds 4 boards, expected at least 5, one for each player");
}

TEST(ContentMistakes, OptionsOutOfRange)
{
    EXPECT_THAT(mistakes_of(shipped_files(), {{"row_size", "13"}}), HasSubstr("expected a number from 1 to 12"));
    EXPECT_THAT(mistakes_of(shipped_files(), {{"bowl_tokens", "[1, 2]"}}), HasSubstr("has 2 numbers, expected 5"));
    EXPECT_THAT(mistakes_of(shipped_files(), {{"end_rule", "never"}}), HasSubstr("there is no value \"never\""));
    EXPECT_THAT(mistakes_of(shipped_files(), {{"market_cpa", "4"}}), HasSubstr("did you mean \"market_cap\"?"));
}

}  // namespace
}  // namespace tessera::market_trading
