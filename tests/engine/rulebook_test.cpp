#include "engine/rulebook.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>

#include "engine/registry.h"

namespace tessera {
namespace {

using testing::HasSubstr;

std::string rulebook_of(const RuleSetListing& listing)
{
    const ContentFiles files = content_from(listing.game->content);
    const RuleTexts rules(listing.game->specification);
    const std::shared_ptr<const AnyGame> game = load_rule_set(listing.info.id);
    return whole_rulebook({listing.game->rulebook, files, game->options(), rules});
}

// Somebody who wants to play tonight reads 2,500 words and no more.
TEST(Rulebook, IsReadBeforeTheGuestsLoseHeart)
{
    for (const GameEntry& game : all_games()) {
        std::istringstream text{std::string(game.rulebook)};
        const auto words = std::distance(std::istream_iterator<std::string>(text), {});
        EXPECT_LE(words, 2500) << game.id;
    }
}

TEST(Rulebook, NamesEveryOptionAndWhereItStands)
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::string rulebook = rulebook_of(listing);
        const std::shared_ptr<const AnyGame> game = load_rule_set(listing.info.id);
        for (const Option& option : game->options())
            EXPECT_THAT(rulebook, HasSubstr("| `" + option.key + "` | " + option.value_text() + " | "));
    }
}

TEST(Rulebook, NamesEveryRuling)
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::string rulebook = rulebook_of(listing);
        const RuleTexts rules(listing.game->specification);
        const auto rulings = std::count_if(rules.all().begin(), rules.all().end(), [&](const RuleText& rule) {
            const bool ruling = rule.id[3] == 'R';
            EXPECT_TRUE(!ruling || rulebook.find("- **" + std::string(rule.id) + "** ") != std::string::npos)
                << rule.id;
            return ruling;
        });
        EXPECT_GT(rulings, 10) << listing.info.id;
    }
}

TEST(Rulebook, SaysWhatThePiecesSay)
{
    const ContentFiles files = {{"cards.toml",
                                 "[[card]]\nname = \"Pot|ter\"\ntext = \"Gain 1 gold.\"\n"
                                 "[[card.half]]\nname = \"Flood\"\ntext = \"Lose it.\"\n"
                                 "[numbers]\nname = \"no text\"\nlist = [1, 2]\n"},
                                {"options.toml", "name = \"n\"\ntext = \"an option is no piece\"\n"}};
    const std::string rulebook = whole_rulebook({"# Pots\n", files, {}, RuleTexts()});
    EXPECT_EQ(rulebook,
              "# Pots\n\n## Appendix: what the pieces say\n\n### cards\n\n| name | what it says |\n|---|---|\n"
              "| Pot\\|ter | Gain 1 gold. |\n| Flood | Lose it. |\n");
}

}  // namespace
}  // namespace tessera
