#include "engine/rule_texts.h"

#include <gtest/gtest.h>

#include "engine/registry.h"

namespace tessera {
namespace {

TEST(RuleTexts, FindsARuleByItsNumber)
{
    const RuleTexts rules(
        "# Rules\n"
        "\n"
        "- **AB-001** A player rolls\n"
        "  one die:\n"
        "  - red, or\n"
        "  - blue.\n"
        "- Not a rule.\n"
        "- **AB-R02** A ruling; see **AB-001**.\n"
        "\n"
        "Another paragraph.\n");

    ASSERT_EQ(rules.all().size(), 2u);
    EXPECT_EQ(rules.find("AB-001"), "A player rolls one die: - red, or - blue.");
    EXPECT_EQ(rules.find("AB-R02"), "A ruling; see **AB-001**.");
    EXPECT_EQ(rules.find("AB-003"), "");
}

TEST(RuleTexts, EveryGameThatShipsHasThem)
{
    for (const GameEntry& game : all_games()) {
        const RuleTexts rules(game.specification);
        EXPECT_FALSE(rules.all().empty()) << game.id;
        for (const RuleText& rule : rules.all()) EXPECT_FALSE(rule.text.empty()) << rule.id;
    }
}

}  // namespace
}  // namespace tessera
