// A text is measured before it is read: what is deep enough for the stack of the library, or so much that it would take
// long, is refused with its line, and everything that a game, a scenario or an operator writes is read.
#include "engine/read_toml.h"

#include <gmock/gmock.h>

#include "tests/support/many_times.h"

namespace tessera {
namespace {

using testing::HasSubstr;

std::string refusal_of(const std::string& text)
{
    try {
        read_toml(text, "goods.toml");
    } catch (const BadToml& e) {
        return std::to_string(e.line()) + ": " + e.what();
    }
    return "";
}

// However deep something lies in it.
std::size_t depth_of(const toml::node& node)
{
    std::size_t deepest = 0;
    if (const toml::table* table = node.as_table())
        for (const auto& [key, inner] : *table) deepest = std::max(deepest, 1 + depth_of(inner));
    if (const toml::array* array = node.as_array())
        for (const toml::node& inner : *array) deepest = std::max(deepest, 1 + depth_of(inner));
    return deepest;
}

TEST(ReadToml, RefusesWhatIsNestedTooDeep)
{
    constexpr std::size_t many = 50'000 / 2;
    const std::string key = many_times("a.", many) + "a";
    for (const std::string& text : {
             "[" + key + "]",
             "[[" + key + "]]",
             key + " = 1",
             "x = {" + key + " = 1}",
             "x = " + many_times("[", many) + many_times("]", many),
             "x = " + many_times("{a=", many) + "1" + many_times("}", many),
             "x = " + many_times("{a.b.c.d.e = ", 200) + "1" + many_times("}", 200),
             many_times("a . ", many) + "a = 1",
             many_times("\"a\".", many) + "a = 1",
             many_times("'a'.", many) + "a = 1",
             "x = " + many_times("[\n", many),
         })
        EXPECT_THAT(refusal_of(text), HasSubstr("nested more than 32 deep")) << text.substr(0, 40);
    EXPECT_THAT(refusal_of("x = 1\n\n" + key + " = 1"), testing::StartsWith("3: "));
}

TEST(ReadToml, RefusesTooMuch)
{
    EXPECT_THAT(refusal_of("# " + many_times("x", most_toml_bytes)), HasSubstr("expected at most 524288"));
    EXPECT_THAT(refusal_of("x = [" + many_times("1,", most_toml_items)), HasSubstr("more than 30000 keys"));
    std::string keys, tables;
    for (std::size_t i = 0; i <= most_toml_items; ++i) keys += "k" + std::to_string(i) + "=1\n";
    for (std::size_t i = 0; i <= most_toml_items; ++i) tables += "[t" + std::to_string(i) + "]\n";
    EXPECT_THAT(refusal_of(keys), testing::StartsWith("30001: there are more than 30000 keys"));
    EXPECT_THAT(refusal_of(tables), HasSubstr("more than 30000 keys"));
}

TEST(ReadToml, CountsNothingInTextsAndComments)
{
    const std::string dots = many_times("a.[{", 1000);
    for (const std::string& text : {
             "# " + dots + "\nx = 1",
             "x = \"" + dots + "\"",
             "x = '" + dots + "'",
             "x = \"\\\"" + dots + "\\\\\"",
             "x = \"\"\"\n" + dots + "\n\"" + dots + "\"\"" + dots + "\\\"\"\" " + dots + "\"\"\"\"\"",
             "x = '''\n" + dots + "\n''" + dots + "\\'''''",
             "\"" + dots + "\" = 1",
             "x = \"\" # " + dots,
         })
        EXPECT_EQ(refusal_of(text), "") << text.substr(0, 40);
    // After a text everything counts again.
    for (const char* text : {"x = \"\\\\\"\n", "x = \"\"\n", "x = ''\n", "x = \"\"\"\"\"\"\n", "x = '''a'''''\n",
                             "x = \"\"\"a\\\n \"\"\"\n", "x = '\\'\n"})
        EXPECT_THAT(refusal_of(text + many_times("a.", 100) + "a = 1"), HasSubstr("deep")) << text;
}

TEST(ReadToml, ReadsAsDeepAsItSays)
{
    const std::string key = many_times("a.", deepest_toml - 1) + "a";
    std::string text = "[" + many_times("b.", deepest_toml - 2) + "b]\n" + key + " = 1\n";
    EXPECT_LE(depth_of(read_toml(text, "goods.toml")), 2 * deepest_toml);
    text = "x = " + many_times("[", deepest_toml) + many_times("]", deepest_toml);
    EXPECT_EQ(depth_of(read_toml(text, "goods.toml")), deepest_toml);
    EXPECT_EQ(refusal_of("x = [" + many_times("1.5, ", 1000) + "]\ny = 2.5\nz.w = [{a.b = [1]}, {a.b = [2]}]"), "");
}

TEST(ReadToml, SaysWhereItIsNoToml)
{
    EXPECT_THAT(refusal_of("x = 1\ny = \n"), testing::StartsWith("2: "));
    EXPECT_NE(refusal_of("x = 1 ]]]"), "");
}

TEST(ReadToml, RefusesWhatNoTomlIsMadeOf)
{
    EXPECT_THAT(refusal_of("x = [\n}"), HasSubstr("2: found }, expected ]"));
    EXPECT_THAT(refusal_of("x = {a = [1}]"), HasSubstr("1: found }, expected ]"));
    EXPECT_THAT(refusal_of("x = {a = 1]"), HasSubstr("found ], expected }"));
    for (const char* text : {"\n\xC3\xA4 = 1", "x = [\n\xE2\x80\xA8", "\nx = \x01", "\nx\xFF = 1", "\n\v", "\n\x7F"})
        EXPECT_THAT(refusal_of(text), testing::StartsWith("2: only texts and comments")) << text;
    EXPECT_EQ(refusal_of("# \xC3\xA4\nx = \"\xC3\xA4\" # \xE2\x80\xA8\n'\xC3\xA4' = 1"), "");
}

// The library says of such a header what it happens to do with it.
TEST(ReadToml, RefusesAHeaderWithoutAKey)
{
    for (const char* text : {"[[[a]]]", "[[[a.b.c]\nd.e]]", "[=]", "[.a]", "[[\n]]", "  [ [a]]", "\xEF\xBB\xBF[[[a]]]",
                             "[#]", "[,]", "[{a}]"})
        EXPECT_THAT(refusal_of(text), HasSubstr("1: a table begins with [ or [[ and a key")) << text;
    EXPECT_THAT(refusal_of("[a]\n\t[[[b]]]"), testing::StartsWith("2: a table begins"));
    for (const char* text :
         {"[a]", "[[a]]", "[ 'a' ]", "[[ \"a\" ]]", "x = [\n[[1]], [\n[2]]]", "\xEF\xBB\xBF[a]", "[-]\r\n[1]"})
        EXPECT_EQ(refusal_of(text), "") << text;
}

}  // namespace
}  // namespace tessera
