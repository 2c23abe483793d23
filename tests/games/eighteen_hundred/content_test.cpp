// The shipped content has what section 3 of the specification counts, and mistakes in it are told.
#include <gmock/gmock.h>

#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

using testing::HasSubstr;

std::string mistakes_with(std::string_view file, std::string_view from, std::string_view to)
{
    ContentFiles files = embedded_files("1800");
    for (ContentFile& content : files)
        if (content.name == file) {
            const std::size_t place = content.text.find(from);
            EXPECT_NE(place, std::string::npos) << from;
            content.text.replace(place, from.size(), to);
        }
    try {
        load_rule_set("1800", {}, files);
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
