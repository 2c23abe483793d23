// The shipped content has what section 3 of the specification counts, and mistakes in it are told.
#include <gmock/gmock.h>

#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

using testing::HasSubstr;

std::string mistakes_with(std::string_view file, std::string_view from, std::string_view to)
{
    ContentFiles files = content_from(game_of("1800").content);
    for (ContentFile& content : files) {
        if (content.name != file) continue;
        const std::size_t place = content.text.find(from);
        ensure(place != std::string::npos, "a test replaces text that stands in the content");
        content.text.replace(place, from.size(), to);
    }
    try {
        load_rule_set("1800", {}, &files);
        return "no mistake";
    } catch (const ContentError& e) {
        return e.what();
    }
}

// EH-002, EH-010
TEST(Content, HasTheMapOfTheSpecification)
{
    const std::shared_ptr<const AnyGame> game = load();
    const Rules& rules = rules_of(*game);
    EXPECT_EQ(rules.provinces.size(), 64u);
    EXPECT_EQ(rules.urban.size(), 22u);
    EXPECT_EQ(rules.countryside.size(), 42u);
    EXPECT_EQ(rules.borders.size(), 129u);
    std::size_t crossings = 0;
    for (const ProvinceSet& across : rules.sea) crossings += across.size();
    EXPECT_EQ(crossings, 2 * 24u);
    EXPECT_EQ(rules.nations.size(), 8u);
    EXPECT_EQ(rules.layouts.size(), 14u);
    EXPECT_EQ(rules.starts.size(), 10u);
    EXPECT_EQ(rules.ambitions.size(), 16u);
    EXPECT_EQ(rules.routes.size(), 9u);
    EXPECT_EQ(rules.cards.size(), 6u + 9 + 27 + 36);
}

// EH-005, EH-015, EH-063, EH-070
TEST(Content, TellsMistakesWhereTheyStand)
{
    EXPECT_THAT(mistakes_with("admin.toml", "\"gain_production\"", "\"gain_produce\""),
                HasSubstr("there is no effect \"gain_produce\"; did you mean \"gain_production\""));
    EXPECT_THAT(mistakes_with("admin.toml", "\"gain_production\"", "\"points\""),
                HasSubstr("\"points\" cannot stand here"));
    EXPECT_THAT(mistakes_with("admin.toml", "\"cancel_harm\"", "\"draw_admin\", n = 1"),
                HasSubstr("can only cancel or gain"));
    EXPECT_THAT(mistakes_with("admin.toml", "\"share_route\"", "\"offer_free_trade\""),
                HasSubstr("lies on a development card"));
    EXPECT_THAT(mistakes_with("starts.toml", "london/east_anglia", "london/paris"),
                HasSubstr("there is no land border \"london/paris\""));
    EXPECT_THAT(mistakes_with("starts.toml", "laborers = [\"london\", \"manchester\"]", "laborers = [\"london\"]"),
                HasSubstr("expected 2 laborers, 4 farmers and 4 peasants"));
    EXPECT_THAT(mistakes_with("map.toml", "neighbours = [\"east_anglia\", \"manchester\", \"wessex\"]",
                              "neighbours = [\"east_anglia\", \"manchester\"]"),
                HasSubstr("the border with london is not listed there"));
    EXPECT_THAT(mistakes_with("game.toml", "era1 = [13,", "era1 = [40,"), HasSubstr("the deck of era 1 for 2 players"));
    EXPECT_THAT(mistakes_with("military.toml", "role = \"defender\"", "rol = \"defender\""),
                HasSubstr("unknown key \"rol\""));
}

// EH-056
TEST(Content, WithoutSweepsNeedsALimitOfTurns)
{
    EXPECT_THAT(
        [] {
            load({{"stagnation_sweep", "\"off\""}});
        },
        testing::ThrowsMessage<ContentError>(HasSubstr("turn_limit")));
    EXPECT_NO_THROW(load({{"stagnation_sweep", "\"off\""}, {"turn_limit", "9"}}));
}

// EH-002
TEST(Content, AStartForOtherPlayersIsRefused)
{
    const std::shared_ptr<const AnyGame> game = load({{"start", "\"marengo\""}});
    EXPECT_NO_THROW(game->new_game(Seats{2}));
    EXPECT_THAT([&] { game->new_game(Seats{3}); }, testing::ThrowsMessage<BadValue>(HasSubstr("not for 3 players")));
}

}  // namespace
}  // namespace tessera::eighteen_hundred
