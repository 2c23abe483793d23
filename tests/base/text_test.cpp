#include "base/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace tessera {
namespace {

TEST(Text, PutsNamesOfTypesAndMembersIntoKebabCase)
{
    EXPECT_EQ(kebab_case("TriggerEvent"), "trigger-event");
    EXPECT_EQ(kebab_case("Roll"), "roll");
    EXPECT_EQ(kebab_case("seeds_from"), "seeds-from");
    EXPECT_EQ(kebab_case(""), "");
}

TEST(Text, PutsNamesIntoSentenceCase)
{
    EXPECT_EQ(sentence_case("trigger-event"), "Trigger event");
    EXPECT_EQ(sentence_case("saw_pit"), "Saw pit");
    EXPECT_EQ(sentence_case(""), "");
}

TEST(Text, SplitsALineAtBlanksAndTabs)
{
    EXPECT_EQ(split_words("  build   slot:3\t"), (std::vector<std::string_view>{"build", "slot:3"}));
    EXPECT_TRUE(split_words(" \t ").empty());
    EXPECT_TRUE(split_words("").empty());
}

TEST(Text, JoinsAsInASentence)
{
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined({"a"}), "a");
    EXPECT_EQ(joined({"a", "b"}), "a and b");
    EXPECT_EQ(joined({"a", "b", "c"}, "or"), "a, b or c");
}

TEST(Text, FindsTheWordThatWasMeant)
{
    const std::vector<std::string> goods = {"wood", "grain", "stone"};

    EXPECT_EQ(nearest_word("grian", goods), "grain");
    EXPECT_EQ(nearest_word("stones", goods), "stone");
    EXPECT_EQ(nearest_word("planks", goods), "");
    EXPECT_EQ(did_you_mean("grian", goods), "; did you mean \"grain\"?");
    EXPECT_EQ(did_you_mean("planks", goods), "");
    EXPECT_EQ(did_you_mean("wood", {}), "");
}

TEST(Text, IsQuickAboutAbsurdlyLongWords)
{
    std::string absurd;
    absurd.resize(10'000'000, 'x');
    EXPECT_EQ(nearest_word(absurd, {"wood", "grain"}), "");
}

RC_GTEST_PROP(Text, FindsEveryWordItself, (const std::vector<std::string>& words))
{
    for (const std::string& word : words) RC_ASSERT(nearest_word(word, words) == word);
}

RC_GTEST_PROP(Text, SplitsWhatWasJoinedWithBlanks, (const std::vector<unsigned>& numbers))
{
    std::string line;
    std::vector<std::string> words;
    words.reserve(numbers.size());
    for (unsigned number : numbers) words.push_back(std::to_string(number));
    for (const std::string& word : words) line += word + " ";
    const std::vector<std::string_view> split = split_words(line);
    RC_ASSERT(std::vector<std::string>(split.begin(), split.end()) == words);
}

}  // namespace
}  // namespace tessera
