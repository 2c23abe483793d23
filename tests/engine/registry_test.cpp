#include "engine/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/calibration.h"

namespace tessera {
namespace {

ContentFiles files_of(const GameEntry& game) { return content_from(game.content); }

std::string complaint_about(const std::string& rule_set, const ContentFiles* own_files = nullptr)
{
    try {
        load_rule_set(rule_set, {}, own_files);
        return "no complaint";
    } catch (const UnknownRuleSet& e) {
        return e.what();
    }
}

TEST(Registry, LoadsEveryRuleSetThatShips)
{
    ASSERT_FALSE(shipped_rule_sets().empty());
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::shared_ptr<const AnyGame> game = load_rule_set(listing.info.id);
        EXPECT_EQ(game->rule_set().id, listing.info.id);
        EXPECT_EQ(game->game_id(), listing.game->id);
        EXPECT_FALSE(listing.game->rulebook.empty()) << listing.info.id << " has no rulebook";
    }
}

TEST(Registry, NamesTheRuleSetsThatThereAre)
{
    EXPECT_THAT(complaint_about("market-tradign"),
                testing::AllOf(testing::StartsWith("there is no rule set \"market-tradign\"; did you mean "
                                                   "\"market-trading\"?"),
                               testing::HasSubstr("market-trading")));
    EXPECT_THAT(complaint_about("chess"), testing::StartsWith("there is no rule set \"chess\"."));
}

TEST(Registry, AppliesSettings)
{
    const std::shared_ptr<const AnyGame> game = load_calibration("dice-race", {{"target", "30"}});

    std::vector<std::string> options;
    for (const Option& option : game->options()) options.push_back(option.key + "=" + option.value_text());
    EXPECT_THAT(options, testing::UnorderedElementsAre("target=30", "rounds=20"));
    EXPECT_THROW(load_calibration("dice-race", {{"target", "1000"}}), ContentError);
    EXPECT_THROW(load_calibration("dice-race", {{"speed", "1"}}), ContentError);
}

TEST(Registry, FindsADesignersOwnRuleSetByTheFilesBesideIt)
{
    const GameEntry& shipped = *shipped_rule_sets().front().game;
    const std::string shipped_id = shipped_rule_sets().front().info.id;
    ContentFiles own = files_of(shipped);
    for (ContentFile& file : own)
        if (file.name == "ruleset." + shipped_id + ".toml") file.name = "ruleset.my-own.toml";

    EXPECT_EQ(load_rule_set("my-own", {}, &own)->rule_set().id, "my-own");
    EXPECT_THAT(complaint_about("my-other", &own), testing::StartsWith("there is no rule set \"my-other\""));
}

TEST(Registry, TakesADesignersFilesInsteadOfItsOwn)
{
    const RuleSetListing shipped = shipped_rule_sets().front();
    ContentFiles own = files_of(*shipped.game);
    const std::shared_ptr<const AnyGame> same = load_rule_set(shipped.info.id, {}, &own);
    EXPECT_EQ(same->content_fingerprint(), load_rule_set(shipped.info.id)->content_fingerprint());

    own.push_back({"extra.toml", ""});
    EXPECT_NE(load_rule_set(shipped.info.id, {}, &own)->content_fingerprint(), same->content_fingerprint());

    own = {{"options.toml", "[options]\n"}};
    EXPECT_THROW(load_rule_set(shipped.info.id, {}, &own), ContentError);
}

}  // namespace
}  // namespace tessera
