// The players of a game by name: its levels, from its file or as every game has them, and methods spelled out.
#include "players/levels.h"

#include <gmock/gmock.h>

#include "engine/names.h"
#include "engine/registry.h"
#include "players/players.h"

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// The levels of a game with such a file, whose policy has two variants.
Levels levels_from(const std::string& file)
{
    Content content(ContentFiles{{std::string(players_file), file}});
    Levels levels(content, {"usual", "eager"});
    content.refuse_mistakes();
    return levels;
}

Levels levels_without_a_file()
{
    Content content(ContentFiles{});
    return Levels(content, {"usual"});
}

std::string mistakes_of(const std::string& file)
{
    try {
        levels_from(file);
    } catch (const ContentError& e) {
        return e.what();
    }
    return "no mistake";
}

std::string refusal_of(std::string_view name)
{
    try {
        levels_without_a_file().player(name);
    } catch (const BadValue& e) {
        return e.what();
    }
    return "no refusal";
}

template <class Settings>
Settings settings_of(const Levels& levels, std::string_view name)
{
    return std::get<Settings>(levels.player(name).method);
}

const std::string four_levels = R"(
[rollouts]
variant = "eager"
depth = 50

[search]
method = "rollouts"
simulations_for_a_rollout = 25

[[player]]
name = "easy"
method = "policy"
variant = "eager"
one_ply = false

[[player]]
name = "medium"
method = "tree"
simulations = 77
exploration = 0.35
depth = 12
outcomes = 4
playouts = "uniform"

[[player]]
name = "hard"
method = "rollouts"
rollouts = 30

[[player]]
name = "expert"
method = "rollouts"
rollouts = 160
variant = "usual"
others = ["usual", "eager"]
one_ply = false
depth = "end"
)";

TEST(Levels, AreFourTreesThatThinkEverLongerInAGameThatSaysNothing)
{
    const Levels levels = levels_without_a_file();
    EXPECT_THAT(levels.names(), ElementsAre("easy", "medium", "hard", "expert"));
    std::uint64_t before = 0;
    for (const std::string& level : levels.names()) {
        EXPECT_EQ(levels.player(level).name, level);
        const auto settings = settings_of<TreeSettings>(levels, level);
        EXPECT_GT(settings.simulations, before);
        EXPECT_EQ(settings.depth, to_the_end);
        before = settings.simulations;
    }
}

TEST(Levels, AreWhatTheFileSays)
{
    const Levels levels = levels_from(four_levels);
    const auto easy = settings_of<PolicySettings>(levels, "easy");
    EXPECT_EQ(easy.variant, 1u);
    EXPECT_FALSE(easy.one_ply);

    const auto medium = settings_of<TreeSettings>(levels, "medium");
    EXPECT_EQ(medium.simulations, 77u);
    EXPECT_EQ(medium.exploration, 0.35f);
    EXPECT_EQ(medium.depth, 12);
    EXPECT_EQ(medium.outcomes, 4u);
    EXPECT_EQ(medium.playouts, Playouts::Uniform);

    const auto hard = settings_of<RolloutSettings>(levels, "hard");
    EXPECT_EQ(hard.rollouts, 30u);
    EXPECT_EQ(hard.variant, 1u);  // as rollouts go about this game
    EXPECT_EQ(hard.depth, 50);
    EXPECT_TRUE(hard.one_ply);

    const auto expert = settings_of<RolloutSettings>(levels, "expert");
    EXPECT_EQ(expert.variant, 0u);
    EXPECT_THAT(expert.others, ElementsAre(0, 1));
    EXPECT_EQ(expert.depth, to_the_end);
    EXPECT_FALSE(expert.one_ply);
}

TEST(Levels, OfEveryGameThatShipsAreTheFour)
{
    for (const RuleSetListing& listing : shipped_rule_sets())
        EXPECT_THAT(players_for(load_rule_set(listing.info.id))->levels(),
                    ElementsAre("easy", "medium", "hard", "expert"))
            << listing.info.id;
}

TEST(Levels, MistakesInTheFileAreToldWithTheirLine)
{
    EXPECT_THAT(mistakes_of(four_levels + "[[player]]\nname = \"hard\"\nmethod = \"greedy\"\n"),
                HasSubstr("players.toml:39: there are two players \"hard\""));
    EXPECT_THAT(mistakes_of(four_levels + "[[player]]\nname = \"mine\"\nmethod = \"tre\"\n"),
                HasSubstr("players.toml:40: there is no method \"tre\"; did you mean \"tree\"?"));
    EXPECT_THAT(mistakes_of(four_levels + "[[player]]\nname = \"mine\"\nmethod = \"policy\"\nvariant = \"eagre\"\n"),
                HasSubstr("players.toml:41: there is no variant of the policy \"eagre\"; did you mean \"eager\"?"));
    EXPECT_THAT(mistakes_of(four_levels + "[[player]]\nname = \"tree\"\nmethod = \"policy\"\n"),
                HasSubstr("players.toml:39: \"tree\" cannot be the name of a level"));
    EXPECT_THAT(mistakes_of("[[player]]\nname = \"easy\"\nmethod = \"random\"\n"),
                HasSubstr("the level \"expert\" is missing"));
}

TEST(Levels, ASettingThatAMethodDoesNotHaveIsRefusedWithThoseThatItHas)
{
    EXPECT_THAT(mistakes_of(four_levels + "[[player]]\nname = \"mine\"\nmethod = \"rollouts\"\nexploration = 1\n"),
                HasSubstr("players.toml:41: the method \"rollouts\" has no setting \"exploration\"; it has rollouts, "
                          "depth, playouts, variant, others and one_ply"));
    EXPECT_EQ(refusal_of("policy:simulations=9"),
              "policy:simulations=9: the method \"policy\" has no setting \"simulations\"; it has variant and one_ply");
    EXPECT_EQ(refusal_of("greedy:depth=9"),
              "greedy:depth=9: the method \"greedy\" has no setting \"depth\"; it has "
              "none");
}

TEST(Players, AMethodCanBeSpelledOutInAnyGame)
{
    const Levels levels = levels_without_a_file();
    const auto tree = settings_of<TreeSettings>(levels, "tree:simulations=5000,depth=30,exploration=0.5");
    EXPECT_EQ(tree.simulations, 5000u);
    EXPECT_EQ(tree.depth, 30);
    EXPECT_EQ(tree.exploration, 0.5f);
    EXPECT_EQ(levels.player("tree:simulations=5000").name, "tree:simulations=5000");

    EXPECT_EQ(settings_of<RolloutSettings>(levels, "rollouts:rollouts=48,playouts=uniform").rollouts, 48u);
    EXPECT_EQ(settings_of<PolicySettings>(levels_from(four_levels), "policy:variant=eager").variant, 1u);
    EXPECT_THAT(settings_of<RolloutSettings>(levels_from(four_levels), "rollouts:others=eager+usual").others,
                ElementsAre(1, 0));
    EXPECT_TRUE(std::holds_alternative<RandomSettings>(levels.player("random").method));
    EXPECT_TRUE(std::holds_alternative<GreedySettings>(levels.player("greedy").method));
}

// `search` is the method by which a game is searched, its effort told in simulations of a tree.
TEST(Players, ASearchIsOfTheMethodThatTheGameNames)
{
    EXPECT_EQ(settings_of<TreeSettings>(levels_without_a_file(), "search:simulations=7").simulations, 7u);
    EXPECT_EQ(settings_of<TreeSettings>(levels_without_a_file(), "search:depth=end").depth, to_the_end);

    const Levels levels = levels_from(four_levels);
    const auto rollouts = settings_of<RolloutSettings>(levels, "search:simulations=2500,depth=20");
    EXPECT_EQ(rollouts.rollouts, 100u);
    EXPECT_EQ(rollouts.depth, 20);
    EXPECT_EQ(rollouts.variant, 1u);
    EXPECT_THROW(levels.player("search:exploration=0.5"), BadValue);
}

TEST(Players, ANameThatThereIsNotIsAnsweredWithTheNamesThereAre)
{
    EXPECT_EQ(refusal_of("hrad"), "there is no player \"hrad\"; did you mean \"hard\"?");
    EXPECT_EQ(refusal_of("deep thought"),
              "there is no player \"deep thought\"; there is random, greedy, easy, medium, hard and expert, or a "
              "method spelled out with its settings, such as policy, tree:simulations=400, rollouts:rollouts=100 or "
              "search:simulations=400");
}

TEST(Players, AMethodThatMakesNoSenseIsRefused)
{
    EXPECT_THAT(refusal_of("tree:simulations=0"),
                HasSubstr("tree:simulations=0: \"simulations\" is 0, expected a number from 1"));
    EXPECT_THAT(refusal_of("tree:depth=deep"), HasSubstr("there is no depth besides a number \"deep\""));
    EXPECT_THAT(refusal_of("tree:exploration=-1"), HasSubstr("\"exploration\" is below 0"));
    EXPECT_THAT(refusal_of("tree:400"), HasSubstr("found \"400\", expected settings such as simulations=400"));
    EXPECT_THAT(refusal_of("tree:depth=\"]"), HasSubstr("expected settings such as"));
}

}  // namespace
}  // namespace tessera
