#include "engine/content.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Mistakes = std::vector<std::string>;

// What is noted while a reader reads the file `goods.toml`.
template <class Reader>
Mistakes mistakes_in(const std::string& toml, Reader read)
{
    Content content(ContentFiles{{"goods.toml", toml}});
    read(content.file("goods.toml"));
    try {
        content.refuse_mistakes();
        return {};
    } catch (const ContentError& e) {
        return e.mistakes();
    }
}

// A number comes out as the nearest that there is of its type, with or without a fraction.
TEST(Content, ReadsNumbersWithAFraction)
{
    Content content(ContentFiles{{"goods.toml", "weight = 0.35\nwhole = 2\nall = [1, -0.5]\n"}});
    const Section file = content.file("goods.toml");
    EXPECT_EQ(static_cast<float>(file.decimal("weight")), 0.35f);
    EXPECT_EQ(file.decimal("whole"), 2.0);
    EXPECT_EQ(file.decimal_or("other", 0.25), 0.25);
    EXPECT_THAT(file.decimals("all"), ElementsAre(1.0, -0.5));

    EXPECT_THAT(mistakes_in("weight = \"much\"\nall = [1, \"two\"]\nnone = inf\n",
                            [](const Section& section) {
                                static_cast<void>(section.decimal("weight"));
                                static_cast<void>(section.decimals("all"));
                                static_cast<void>(section.decimal("none"));
                            }),
                ElementsAre("goods.toml:1: \"weight\" is a text, expected a number",
                            "goods.toml:2: \"all\" holds a text, expected finite numbers",
                            "goods.toml:3: \"none\" is not finite"));
}

TEST(Content, ReadsValuesOfEveryType)
{
    Content content(ContentFiles{{"goods.toml", R"(
        name = "Grain"
        value = 3
        edible = true
        costs = [1, 2]
        grows_on = ["field", "meadow"]
        [harvest]
        season = "summer"
        [[jar]]
        size = 1
        [[jar]]
        size = 2
    )"}});
    {
        const Section file = content.file("goods.toml");
        EXPECT_EQ(file.text("name"), "Grain");
        EXPECT_EQ(file.number("value", {0, 9}), 3);
        EXPECT_TRUE(file.flag_or("edible", false));
        EXPECT_EQ(file.numbers("costs", {0, 9}), (std::vector<std::int64_t>{1, 2}));
        EXPECT_EQ(file.some_of("grows_on", {"meadow", "field"}, "terrain"), (std::vector<std::size_t>{1, 0}));
        EXPECT_EQ(file.section("harvest").one_of("season", {"spring", "summer"}, "season"), 1u);
        const std::vector<Section> jars = file.sections("jar");
        ASSERT_EQ(jars.size(), 2u);
        EXPECT_EQ(jars[0].number("size", {1, 2}), 1);
        EXPECT_EQ(jars[1].number("size", {1, 2}), 2);
        EXPECT_TRUE(file.is_text("name"));
        EXPECT_TRUE(file.is_list("costs"));
        EXPECT_FALSE(file.is_list("name"));
    }
    EXPECT_NO_THROW(content.refuse_mistakes());
}

TEST(Content, FallsBackWhereAValueMayBeMissing)
{
    EXPECT_THAT(mistakes_in("",
                            [](const Section& file) {
                                EXPECT_EQ(file.number_or("value", 7, {0, 9}), 7);
                                EXPECT_EQ(file.text_or("name", "nameless"), "nameless");
                                EXPECT_TRUE(file.flag_or("edible", true));
                                EXPECT_FALSE(file.has("name"));
                            }),
                IsEmpty());
}

TEST(Content, SaysWhereAndWhatWasExpected)
{
    EXPECT_THAT(mistakes_in("value = \"three\"\n",
                            [](const Section& file) {
                                file.number("value", {0, 9});
                            }),
                ElementsAre("goods.toml:1: \"value\" is a text, expected a number from 0 to 9"));
    EXPECT_THAT(mistakes_in("\n\nvalue = 12\n",
                            [](const Section& file) {
                                file.number("value", {0, 9});
                            }),
                ElementsAre("goods.toml:3: \"value\" is 12, expected a number from 0 to 9"));
    EXPECT_THAT(mistakes_in("value = 1.5\n",
                            [](const Section& file) {
                                file.number("value", {0, 9});
                            }),
                ElementsAre("goods.toml:1: \"value\" is a fraction, expected a number from 0 to 9"));
    EXPECT_THAT(mistakes_in("edible = 1\n", [](const Section& file) { file.flag_or("edible", false); }),
                ElementsAre("goods.toml:1: \"edible\" is a number, expected true or false"));
    EXPECT_THAT(mistakes_in("name = []\n", [](const Section& file) { file.text("name"); }),
                ElementsAre("goods.toml:1: \"name\" is a list, expected a text"));
    EXPECT_THAT(mistakes_in("jar = 3\n", [](const Section& file) { file.section("jar"); }),
                ElementsAre("goods.toml:1: \"jar\" is a number, expected a table"));
    EXPECT_THAT(mistakes_in("jar = 2020-01-01\n", [](const Section& file) { file.sections("jar"); }),
                ElementsAre("goods.toml:1: \"jar\" is a date or time, expected a list of tables"));
}

TEST(Content, SaysWhatIsMissing)
{
    EXPECT_THAT(mistakes_in("[jar]\nsize = 1\n",
                            [](const Section& file) {
                                const Section jar = file.section("jar");
                                jar.number("size", {0, 9});
                                jar.text("label");
                            }),
                ElementsAre("goods.toml:1: \"label\" is missing, expected a text"));
}

TEST(Content, LooksIntoLists)
{
    EXPECT_THAT(mistakes_in("costs = [1,\n 20,\n \"x\"]\n",
                            [](const Section& file) {
                                file.numbers("costs", {0, 9});
                            }),
                ElementsAre("goods.toml:2: \"costs\" is 20, expected a number from 0 to 9",
                            "goods.toml:3: \"costs\" holds a text, expected numbers"));
    EXPECT_THAT(mistakes_in("names = [\"a\",\n 2]\n", [](const Section& file) { file.texts("names"); }),
                ElementsAre("goods.toml:2: \"names\" holds a number, expected texts"));
    EXPECT_THAT(mistakes_in("jars = [{},\n 2]\n", [](const Section& file) { file.sections("jars"); }),
                ElementsAre("goods.toml:2: \"jars\" holds a number, expected tables"));
}

TEST(Content, KnowsWhatANameCanMean)
{
    const std::vector<std::string> terrains = {"field", "meadow"};
    EXPECT_THAT(mistakes_in("on = \"feild\"\n", [&](const Section& file) { file.one_of("on", terrains, "terrain"); }),
                ElementsAre("goods.toml:1: there is no terrain \"feild\"; did you mean \"field\"?"));
    EXPECT_THAT(
        mistakes_in("on = \"mountain\"\n", [&](const Section& file) { file.one_of("on", terrains, "terrain"); }),
        ElementsAre("goods.toml:1: there is no terrain \"mountain\", expected one of field or meadow"));
    EXPECT_THAT(mistakes_in("on = [\"field\",\n \"mountain\",\n 3]\n",
                            [&](const Section& file) { file.some_of("on", terrains, "terrain"); }),
                ElementsAre("goods.toml:2: there is no terrain \"mountain\", expected one of field or meadow",
                            "goods.toml:3: \"on\" holds a number, expected names"));
}

TEST(Content, ReportsKeysThatNobodyAskedFor)
{
    EXPECT_THAT(mistakes_in("name = \"Grain\"\nvaleu = 3\n",
                            [](const Section& file) {
                                file.text("name");
                                file.number_or("value", 0, {0, 9});
                            }),
                ElementsAre("goods.toml:2: unknown key \"valeu\"; did you mean \"value\"?"));
}

TEST(Content, ReportsUnknownKeysOnceAlthoughSectionsAreCopied)
{
    EXPECT_THAT(mistakes_in("a = 1\n",
                            [](const Section& file) {
                                const Section copy = file;
                                static_cast<void>(copy);
                            }),
                ElementsAre("goods.toml:1: unknown key \"a\""));
}

TEST(Content, ReportsAllMistakesAtOnce)
{
    Content content(ContentFiles{{"a.toml", "x = 1\n"}, {"b.toml", "y = \"\"\n"}});
    content.file("a.toml").number("x", {5, 6});
    content.file("b.toml").number("y", {5, 6});
    content.file("b.toml").text("y");
    content.mistake("and one by hand");

    try {
        content.refuse_mistakes();
        FAIL() << "mistakes are refused";
    } catch (const ContentError& e) {
        EXPECT_STREQ(e.what(),
                     "a.toml:1: \"x\" is 1, expected a number from 5 to 6\n"
                     "b.toml:1: \"y\" is a text, expected a number from 5 to 6\n"
                     "and one by hand");
    }
}

TEST(Content, NotesTheReadersOwnMistakesWhereTheyAre)
{
    EXPECT_THAT(mistakes_in("\n[jar]\nsize = 3\n",
                            [](const Section& file) {
                                const Section jar = file.section("jar");
                                jar.mistake("size", "is odd");
                                jar.mistake("", "is empty");
                            }),
                ElementsAre("goods.toml:3: is odd", "goods.toml:2: is empty"));
}

// One cause, one message: what would have stood in something that is missing is not missed as well.
TEST(Content, SaysNothingAboutTheInsideOfWhatIsMissing)
{
    const auto read = [](const Section& file) {
        const Section jar = file.section("jar");
        jar.text("label");
        jar.section("lid").number("size", {1, 2});
        jar.mistake("", "is empty");
    };
    EXPECT_THAT(mistakes_in("", read), ElementsAre("goods.toml:1: \"jar\" is missing, expected a table"));

    Content content(ContentFiles{});
    read(content.file("goods.toml"));
    EXPECT_FALSE(content.has_file("goods.toml"));
    EXPECT_THROW(
        {
            try {
                content.refuse_mistakes();
            } catch (const ContentError& e) {
                EXPECT_THAT(e.mistakes(), ElementsAre("goods.toml: the file is missing"));
                throw;
            }
        },
        ContentError);
}

TEST(Content, LocatesWhatIsNoToml)
{
    const Mistakes mistakes =
        mistakes_in("name = \"Grain\"\nvalue = = 3\n", [](const Section& file) { file.text("name"); });

    ASSERT_EQ(mistakes.size(), 1u);
    EXPECT_THAT(mistakes[0], testing::StartsWith("goods.toml:2: "));
}

TEST(Content, SurvivesNonsense)
{
    for (const std::string& nonsense : {std::string("\xff\xfe"), std::string("a.b.c"), std::string(5000, '['),
                                        std::string("x = \"\0\"", 7), std::string("a = 1\na = 2")})
        EXPECT_EQ(mistakes_in(nonsense, [](const Section&) {}).size(), 1u) << nonsense.substr(0, 20);
}

TEST(Content, HasANumberThatChangesWithIt)
{
    const auto number_of = [](ContentFiles files) { return Content(std::move(files)).fingerprint(); };

    EXPECT_EQ(number_of({{"a.toml", "x = 1"}, {"b.toml", ""}}), number_of({{"b.toml", ""}, {"a.toml", "x = 1"}}));
    EXPECT_NE(number_of({{"a.toml", "x = 1"}}), number_of({{"a.toml", "x = 2"}}));
    EXPECT_NE(number_of({{"a.toml", ""}}), number_of({{"b.toml", ""}}));
    EXPECT_NE(number_of({{"ab", "c"}}), number_of({{"a", "bc"}}));
}

class Directory : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(path_); }
    void TearDown() override { std::filesystem::remove_all(path_); }
    void write(const std::string& name, const std::string& text) { std::ofstream(path_ / name) << text; }

    const std::filesystem::path path_ =
        std::filesystem::path(testing::TempDir()) /
        ("tessera_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(Directory, IsReadFileByFile)
{
    write("b.toml", "x = 1");
    write("a.toml", "");
    write("notes.txt", "not content");
    const ContentFiles files = content_from_directory(path_.string());

    EXPECT_THAT(Content(files).file_names(), ElementsAre("a.toml", "b.toml"));
}

TEST_F(Directory, MustHoldContent)
{
    EXPECT_THROW(content_from_directory(path_.string()), ContentError);
    EXPECT_THROW(content_from_directory((path_ / "nowhere").string()), ContentError);
}

}  // namespace
}  // namespace tessera
