// Effects of projects and advances stand and are never carried out, so that nothing tells when one of them counts. That
// each has a scenario shows when it is gone: with an operation taken out of the content, an expectation fails.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/operation_info.h"
#include "engine/scenario.h"
#include "tests/games/temples_and_swords/tables.h"
#include "tests/support/places.h"

namespace tessera::temples_and_swords {
namespace {

// Takes `{ op = "vp", ... }` out of a text, wherever it stands.
void take_out(std::string& text, const std::string& word)
{
    const std::string begin = "{ op = \"" + word + "\"";
    for (std::size_t from = text.find(begin); from != std::string::npos; from = text.find(begin, from)) {
        std::size_t end = from;
        int open = 0;
        do {
            open += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
            ++end;
        } while (open > 0);
        if (text[end] == ',') ++end;
        text.erase(from, end - from);
    }
}

ContentFiles content_without(const std::string& word)
{
    ContentFiles files = content_from(game_of("temples-and-swords").content);
    for (ContentFile& file : files) take_out(file.text, word);
    return files;
}

int failures_with(const ContentFiles& files)
{
    const auto load = [&](const std::string& rule_set, const OptionSettings& settings) {
        return load_rule_set(rule_set, settings, &files);
    };
    int failures = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(source_tree() + "tests/scenarios/temples-and-swords")) {
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (const CaseReport& report : run_scenario(read_scenario(entry.path().filename().string(), text), load))
            failures += report.passed() ? 0 : 1;
    }
    return failures;
}

TEST(StandingOperations, EachIsMissedByAScenario)
{
    EXPECT_EQ(failures_with(content_without("nothing")), 0);
    for (const std::string& word : operation_words<StandingOperations>())
        EXPECT_GT(failures_with(content_without(word)), 0) << "no scenario misses \"" << word << "\"";
}

}  // namespace
}  // namespace tessera::temples_and_swords
