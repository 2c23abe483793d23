#include "engine/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* declarations = R"(
[options.row_size]
type = "int"
min = 1
max = 12
default = 10
ruling = "ZZ-001"
text = "Cards in the row."

[options.open_ended]
type = "bool"
default = true
text = "Nobody stops the game."

[options.ending]
type = "choice"
allowed = ["immediate", "finish_round"]
default = "immediate"
text = "When the game ends."

[options.bowls]
type = "ints"
count = 3
min = 1
max = 99
default = [30, 30, 30]
text = "Tokens by seat."

[options.market]
type = "amounts"
min = 0
max = 4
default = { wood = 2, grain = 1 }
text = "What lies in the market at first."
)";

constexpr const char* plain_rule_set = R"(
name = "Plain"
summary = "As declared."
seats = [1, 5]
)";

// Reads options and tells what was wrong.
struct Reading {
    Content content;
    Options options;
    std::vector<std::string> mistakes;

    explicit Reading(const OptionSettings& settings = {}, const std::string& rule_set = plain_rule_set,
                     const std::string& declared = declarations)
        : content(ContentFiles{{"options.toml", declared}, {"ruleset.mine.toml", rule_set}}),
          options(content, "mine", settings)
    {
        try {
            content.refuse_mistakes();
        } catch (const ContentError& e) {
            mistakes = e.mistakes();
        }
    }
};

TEST(Options, HaveTheirDefaults)
{
    const Reading reading;

    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.options.number("row_size"), 10);
    EXPECT_TRUE(reading.options.flag("open_ended"));
    EXPECT_EQ(reading.options.choice("ending", {"finish_round", "immediate"}), 1u);
    EXPECT_THAT(reading.options.numbers("bowls"), ElementsAre(30, 30, 30));
    EXPECT_EQ(reading.options.amounts("market").at("wood"), 2);
}

TEST(Options, TellPeopleWhatTheyAre)
{
    const Reading reading;
    std::vector<std::string> lines;
    for (const Option& option : reading.options.all())
        lines.push_back(option.key + " = " + option.value_text() + " (" + option.allowed_text() + ")");

    EXPECT_THAT(lines, testing::UnorderedElementsAre("row_size = 10 (1 to 12)",                         //
                                                     "open_ended = true (true or false)",               //
                                                     "ending = immediate (immediate or finish_round)",  //
                                                     "bowls = [30, 30, 30] (3 numbers, 1 to 99)",       //
                                                     "market = {grain = 1, wood = 2} (amounts by name, 0 to 4)"));
    EXPECT_EQ(reading.options.all().size(), 5u);
}

TEST(RuleSet, HasANameASummaryAndSeats)
{
    const Reading reading;

    EXPECT_EQ(reading.options.rule_set().id, "mine");
    EXPECT_EQ(reading.options.rule_set().name, "Plain");
    EXPECT_EQ(reading.options.rule_set().summary, "As declared.");
    EXPECT_EQ(reading.options.rule_set().least_seats, 1);
    EXPECT_EQ(reading.options.rule_set().most_seats, 5);
}

TEST(RuleSet, SaysWhichOptionsDiffer)
{
    const Reading reading({}, std::string(plain_rule_set) + "[options]\nrow_size = 4\nending = \"finish_round\"\n");

    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.options.number("row_size"), 4);
    EXPECT_EQ(reading.options.choice("ending", {"immediate", "finish_round"}), 1u);
    EXPECT_TRUE(reading.options.flag("open_ended"));
}

TEST(RuleSet, IsRefusedWithWhatIsWrong)
{
    const Reading reading({}, "name = \"Plain\"\nseats = [3, 2]\ncolour = 1\n[options]\nrow_sise = 4\nbowls = [1]\n");

    EXPECT_THAT(reading.mistakes,
                testing::UnorderedElementsAre(
                    "ruleset.mine.toml:1: \"summary\" is missing, expected a text",
                    "ruleset.mine.toml:2: \"seats\" must be the least and the most number of seats",
                    "ruleset.mine.toml:3: unknown key \"colour\"",
                    "ruleset.mine.toml:5: there is no option \"row_sise\"; did you mean \"row_size\"?",
                    "ruleset.mine.toml:6: \"bowls\" has 1 numbers, expected 3"));
}

TEST(RuleSet, SeatsNoMoreThanTheEngine)
{
    EXPECT_THAT(Reading({}, "name = \"\"\nsummary = \"\"\nseats = [0, 9]\n").mistakes,
                ElementsAre("ruleset.mine.toml:3: \"seats\" is 0, expected a number from 1 to 8",
                            "ruleset.mine.toml:3: \"seats\" is 9, expected a number from 1 to 8"));
}

TEST(RuleSet, MustBeThere)
{
    Content content(ContentFiles{{"options.toml", declarations}});
    const Options options(content, "mine", {});

    try {
        content.refuse_mistakes();
        FAIL() << "the rule set is missing";
    } catch (const ContentError& e) {
        EXPECT_THAT(e.mistakes(), ElementsAre("ruleset.mine.toml: the file is missing"));
    }
}

TEST(RuleSet, IsFoundByItsFile)
{
    Content content(ContentFiles{{"options.toml", declarations},
                                 {"ruleset.b.toml", plain_rule_set},
                                 {"ruleset.a.toml", std::string(plain_rule_set) + "[options]\nrow_size = 4\n"},
                                 {"cards.toml", ""}});
    std::vector<std::string> ids;
    for (const RuleSetInfo& info : rule_sets_in(content)) ids.push_back(info.id);

    EXPECT_THAT(ids, ElementsAre("a", "b"));
}

TEST(Settings, ComeLastAndWin)
{
    const Reading reading({{"row_size", "6"},
                           {"open_ended", "false"},
                           {"ending", "finish_round"},
                           {"bowls", "[1, 2, 3]"},
                           {"market", "{ salt = 4 }"}},
                          std::string(plain_rule_set) + "[options]\nrow_size = 4\n");

    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.options.number("row_size"), 6);
    EXPECT_FALSE(reading.options.flag("open_ended"));
    EXPECT_EQ(reading.options.choice("ending", {"immediate", "finish_round"}), 1u);
    EXPECT_THAT(reading.options.numbers("bowls"), ElementsAre(1, 2, 3));
    EXPECT_EQ(reading.options.amounts("market").size(), 1u);
}

TEST(Settings, AreRefusedAsTheyWereGiven)
{
    const auto complaint = [](const std::string& key, const std::string& value) {
        const Reading reading({{key, value}});
        return reading.mistakes.size() == 1 ? reading.mistakes[0]
                                            : std::to_string(reading.mistakes.size()) + " mistakes";
    };
    EXPECT_EQ(complaint("row_size", "13"), "--set row_size=13: \"row_size\" is 13, expected a number from 1 to 12");
    EXPECT_EQ(complaint("row_size", "\"x\""),
              "--set row_size=\"x\": \"row_size\" is a text, expected a number from 1 to 12");
    EXPECT_THAT(complaint("row_size", "x"), testing::StartsWith("--set row_size=x: "));
    EXPECT_THAT(complaint("row_size", ""), testing::StartsWith("--set row_size=: "));
    EXPECT_EQ(complaint("ending", "soon"),
              "--set ending=soon: there is no value \"soon\", expected one of immediate or finish_round");
    EXPECT_EQ(complaint("open_ended", "1"), "--set open_ended=1: \"open_ended\" is a number, expected true or false");
    EXPECT_EQ(complaint("rowsize", "3"), "there is no option \"rowsize\"; did you mean \"row_size\"?");
    EXPECT_EQ(complaint("bowls", "[1, 2]"), "--set bowls=[1, 2]: \"bowls\" has 2 numbers, expected 3");
    EXPECT_EQ(complaint("market", "{ salt = 5 }"),
              "--set market={ salt = 5 }: \"salt\" is 5, expected a number from 0 to 4");
    EXPECT_EQ(complaint("row_size", "3\nending = 4"), "--set row_size=3\nending = 4: unknown key \"ending\"");
}

TEST(Settings, AreAsManyAsSomebodyLikes)
{
    const Reading reading(OptionSettings(500, {"row_size", "3"}));

    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.options.number("row_size"), 3);
}

TEST(Settings, AreAKeyAndAValue)
{
    EXPECT_EQ(parse_setting("row_size=3"), (std::pair<std::string, std::string>{"row_size", "3"}));
    EXPECT_EQ(parse_setting("a=b=c"), (std::pair<std::string, std::string>{"a", "b=c"}));
    EXPECT_EQ(parse_setting("a="), (std::pair<std::string, std::string>{"a", ""}));
    EXPECT_THROW(parse_setting("row_size"), ContentError);
    EXPECT_THROW(parse_setting("=3"), ContentError);
}

TEST(Declarations, AreCheckedToo)
{
    EXPECT_THAT(
        Reading({}, plain_rule_set, "[options.x]\ntype = \"integer\"\ntext = \"\"\nmin = 0\nmax = 1\n").mistakes,
        ElementsAre(
            "options.toml:2: there is no type of option \"integer\", expected one of int, bool, choice, ints or "
            "amounts",
            "options.toml:1: \"default\" is missing, expected a number from 0 to 1"));
    EXPECT_THAT(Reading({}, plain_rule_set, "[options.x]\ntype = \"bool\"\ntext = \"\"\nmin = 0\n").mistakes,
                ElementsAre("options.toml:1: \"default\" is missing, expected true or false",
                            "options.toml:4: unknown key \"min\""));
    EXPECT_THAT(Reading({}, plain_rule_set, "").mistakes,
                ElementsAre("options.toml:1: \"options\" is missing, expected a table"));
}

TEST(Declarations, MustBeThoseThatTheGameKnows)
{
    const Reading reading;

    EXPECT_THROW(reading.options.number("speed"), ContentError);
    EXPECT_THROW(reading.options.flag("row_size"), ContentError);
}

// A broken file is the message, not the options that are missing because of it.
TEST(Declarations, DoNotHideWhyTheyAreMissing)
{
    const Reading reading({}, plain_rule_set, "[options\n");

    ASSERT_EQ(reading.mistakes.size(), 1u);
    try {
        reading.options.number("row_size");
        FAIL() << "the option is missing";
    } catch (const ContentError& e) {
        EXPECT_EQ(e.mistakes(), reading.mistakes);
    }
}

TEST(Declarations, MustAllowWhatTheGameKnows)
{
    Reading reading;
    reading.options.choice("ending", {"at_once", "finish_round"});

    try {
        reading.content.refuse_mistakes();
        FAIL() << "the game does not know the word";
    } catch (const ContentError& e) {
        EXPECT_THAT(e.mistakes(), ElementsAre("options.toml: \"ending\" allows \"immediate\", which the game does not "
                                              "know; it knows at_once and finish_round"));
    }
}

}  // namespace
}  // namespace tessera
