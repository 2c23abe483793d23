// Strategies: how a policy's weights become a choice, and games that come without any.
#include "players/strategy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/registry.h"
#include "players/arena.h"
#include "players/sample_weighted.h"
#include "players/typed_players.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/support/calibration.h"
#include "tests/support/named_players.h"

namespace tessera {
namespace {

using testing::HasSubstr;

// Weighs an action by what stands in its first byte.
struct ByNumber {
    float weight(Action action) const { return static_cast<float>(action.members[0]); }
};

std::vector<Action> actions_of_weights(std::initializer_list<int> weights)
{
    std::vector<Action> actions;
    for (const int weight : weights) {
        Action action{};
        action.members[0] = static_cast<decltype(action.members)::value_type>(weight);
        actions.push_back(action);
    }
    return actions;
}

TEST(SampleWeighted, TakesAnActionAsOftenAsItsWeightSays)
{
    const std::vector<Action> actions = actions_of_weights({1, 0, 3});
    Rng rng(1);
    std::array<int, 3> times{};
    for (int i = 0; i < 4000; ++i) ++times[sample_weighted<3>(ByNumber{}, actions, rng)];
    EXPECT_NEAR(times[0], 1000, 100);
    EXPECT_EQ(times[1], 0);
    EXPECT_NEAR(times[2], 3000, 100);
}

TEST(SampleWeighted, LooksAtEveryActionHoweverManyThereAre)
{
    std::vector<Action> actions = actions_of_weights({0});
    actions.resize(300, actions[0]);
    actions[250] = actions_of_weights({9})[0];
    Rng rng(1);
    EXPECT_EQ(sample_weighted<300>(ByNumber{}, actions, rng), 250u);
}

TEST(SampleWeighted, TheHeaviestIsDrawnAmongEqualsOrIsTheFirst)
{
    const std::vector<Action> actions = actions_of_weights({1, 5, 5, 2});
    Rng rng(1);
    int first = 0;
    for (int i = 0; i < 1000; ++i) {
        const std::size_t taken = heaviest(ByNumber{}, actions, rng);
        EXPECT_TRUE(taken == 1 || taken == 2);
        first += taken == 1 ? 1 : 0;
    }
    EXPECT_NEAR(first, 500, 60);
    EXPECT_EQ(first_heaviest(ByNumber{}, actions), 1u);
}

template <class G>
void expect_everybody_plays(const char* rule_set)
{
    const TypedPlayers<NoStrategy<G>> players(load_calibration(rule_set));
    for (const char* name :
         {"random", "greedy", "policy", "easy", "tree:simulations=50", "rollouts:rollouts=48", "search:depth=2"}) {
        const Bots seats = bots_for(players, seats_of(players, {name, "random"}));
        const PlayedGame game = play_game(*players.game(), seats, Rng::for_task(1, 1));
        EXPECT_EQ(game.ranking.size(), 2u) << rule_set << ", " << name;
    }
}

TEST(NoStrategy, AGameIsPlayedByEverybodyWithoutOne)
{
    expect_everybody_plays<connect_four::Game>("connect-four");
    expect_everybody_plays<kuhn_poker::Game>("kuhn-poker");
}

TEST(NoStrategy, ATreeSearchBeatsRandomPlay)
{
    const TypedPlayers<NoStrategy<connect_four::Game>> players(load_calibration("connect-four"));
    const Bots seats = bots_for(players, seats_of(players, {"medium", "random"}));
    int won = 0;
    for (std::uint64_t i = 0; i < 20; ++i)
        won += play_game(*players.game(), seats, Rng::for_task(1, i)).ranking[0] == 1 ? 1 : 0;
    EXPECT_GE(won, 17);
}

// The shipped files of a rule set, one of them changed.
ContentFiles with_changed(const std::string& rule_set, std::string_view file, std::string_view from,
                          std::string_view to)
{
    ContentFiles files = content_from(game_of(rule_set).content);
    for (ContentFile& each : files)
        if (each.name == file) each.text.replace(each.text.find(from), from.size(), to);
    return files;
}

std::string mistakes_of(const std::string& rule_set, const ContentFiles& files)
{
    try {
        players_for(load_rule_set(rule_set, {}, &files));
    } catch (const ContentError& e) {
        return e.what();
    }
    return "no mistake";
}

TEST(StrategyNumbers, AreMissedWithTheFileAndTheLine)
{
    EXPECT_THAT(mistakes_of("market-trading", with_changed("market-trading", strategy_file, "patience", "patient")),
                HasSubstr("strategy.toml:5: \"patience\" is missing, expected a number"));
    EXPECT_THAT(mistakes_of("temples-and-swords",
                            with_changed("temples-and-swords", strategy_file, "war = 10.4", "war = \"much\"")),
                HasSubstr("\"war\" is a text, expected a number"));
    EXPECT_THAT(mistakes_of("1800", with_changed("1800", strategy_file, "like = \"usual\"", "like = \"simple\"")),
                HasSubstr("there is no variant before this one \"simple\""));
}

// Edited numbers play otherwise, and count as the same content: they are no part of the rules.
TEST(StrategyNumbers, OfADesignerArePlayedBy)
{
    const ContentFiles files = with_changed("market-trading", players_file, "simulations = 30", "simulations = 1");
    const std::shared_ptr<const AnyGame> game = load_rule_set("market-trading", {}, &files);
    EXPECT_EQ(std::get<TreeSettings>(players_for(game)->player("easy").method).simulations, 1u);
    EXPECT_EQ(game->content_fingerprint(), load_rule_set("market-trading")->content_fingerprint());
}

TEST(StrategyNumbers, ShipForAFolderThatBringsNone)
{
    ContentFiles files = content_from(game_of("1800").content);
    std::erase_if(files, [](const ContentFile& file) { return is_beside_the_rules(file.name); });
    const auto players = players_for(load_rule_set("1800", {}, &files));
    EXPECT_EQ(std::get<RolloutSettings>(players->player("expert").method).rollouts, 160u);
}

}  // namespace
}  // namespace tessera
