// What the rollout policy prefers, and what it looks at before it decides.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "games/eighteen_hundred/strategy/strategy.h"
#include "players/one_ply.h"
#include "players/players.h"
#include "players/prepared_game.h"
#include "tests/games/eighteen_hundred/tables.h"

namespace tessera::eighteen_hundred {
namespace {

// The game as it ships, with its strategy.
const PreparedGame<Strategy>& shipped()
{
    static const auto game = prepared<Strategy>(load());
    return *game;
}
const Tuned& tuned() { return shipped().strategy.tuned; }

class RoadBuilding : public testing::Test {
protected:
    RoadBuilding() : scene(load(), Seats{2}, "placement")
    {
        scene.set("players.0.hand", R"({"turnpike_trust": 1})");
        scene.play("play turnpike_trust");
        Play<Game>::list_legal(s(), rules(), choices.list);
    }

    const Rules& rules() const { return rules_of(scene.game()); }
    State s() const { return state_of(scene.state()); }

    Scene scene;
    Play<Game>::Choices choices;
};

TEST_F(RoadBuilding, IsLookedAtFromWhereItsPeopleLive)
{
    ASSERT_TRUE(s().agenda.asks<ChooseProvince>());
    std::size_t looked_at = 0;
    for (Action action : choices.list) {
        if (action.kind != Verbs::index<PickProvince>()) continue;
        const Province from = unpack<PickProvince>(action).province;
        EXPECT_EQ(one_ply_candidate(s(), rules(), action), s().players[0].citizens_in(from) > 0);
        looked_at += one_ply_candidate(s(), rules(), action) ? 1 : 0;
    }
    EXPECT_GT(looked_at, 0u);
    EXPECT_LT(looked_at, choices.list.size());
}

TEST_F(RoadBuilding, IsLeftAloneByWhoHasNobody)
{
    State nobody = s();
    nobody.players[0].peasants = nobody.players[0].employed = nobody.players[0].bourgeois = {};
    const auto best = best_here(shipped().advisor(), nobody, choices.list.all(), 1);
    ASSERT_TRUE(best);
    EXPECT_EQ(choices.list[*best].kind, Verbs::index<Skip>());
}

// What a variant of the policy chooses.
std::size_t choice_of(const State& s, std::span<const Action> legal, Rng& rng, std::size_t variant)
{
    return shipped().advisor().policy_choice(s, legal, rng, variant);
}

// What the best variant chooses of two players' table at some moment.
class BestPolicy : public testing::Test {
protected:
    std::string choice_at(std::string_view moment, std::string_view ambition = "")
    {
        Scene scene(load(), Seats{2}, moment);
        for (const auto& [path, json] : changes) scene.set(path, json);
        if (!ambition.empty()) scene.set("players.0.ambition", "\"" + std::string(ambition) + "\"");
        const std::vector<std::string> choices = scene.choices();
        Play<Game>::Choices legal;
        const State s = state_of(scene.state());
        Play<Game>::list_legal(s, rules_of(scene.game()), legal.list);
        Rng rng(1);
        return choices.at(choice_of(s, legal.list.all(), rng, 0));
    }

    std::vector<std::pair<std::string, std::string>> changes;
};

TEST_F(BestPolicy, TakesWhatTurnsCommerceIntoProsperity)
{
    changes = {{"pool", R"(["percussion_rifles", "merchant_banking", "crop_rotation"])"}};
    EXPECT_EQ(choice_at("development"), "take 1");
}

// EH-059: the March of Progress counts levels of technology; the Workshop of the World does not. By the
// estimate, without the trained models.
TEST(CardChoices, LikeATechnologyMoreWhenTheAmbitionCountsThem)
{
    const auto weight = [](const std::string& ambition, int levels) {
        Scene scene(load(), Seats{2}, "development");
        scene.set("pool", R"(["percussion_rifles"])");
        scene.set("players.0.ambition", "\"" + ambition + "\"");
        if (levels > 0)
            scene.set("cards", R"([{"owner": 0, "card": "chemical_fertiliser"},
                                               {"owner": 0, "card": "trunk_lines_and_telegraph"},
                                               {"owner": 0, "card": "breech_loading_artillery"}])");
        const Rules& rules = rules_of(scene.game());
        const CardId card = value_of<CardId>(rules, levels > 0 ? "machine_guns" : "percussion_rifles");
        const State s = state_of(scene.state());
        return CardChoices(s, rules, Seat{0}, tuned().variants[1]).weight_of_taking(card);
    };
    EXPECT_GT(weight("march_of_progress", 0), weight("workshop_of_the_world", 0));
    // With eight levels it brings all it can already.
    EXPECT_FLOAT_EQ(weight("march_of_progress", 8), weight("workshop_of_the_world", 8));
}

// EH-048 and EH-059: what counts for the March of Progress are the levels between a technology and the one it replaces.
TEST(CardChoices, CountOnlyTheLevelsThatATechnologyAdds)
{
    const auto weight = [](const std::string& ambition, const std::string& cards) {
        Scene scene(load(), Seats{2}, "development");
        scene.set("pool", R"(["machine_guns"])");
        scene.set("players.0.ambition", "\"" + ambition + "\"");
        scene.set("cards", cards);
        const Rules& rules = rules_of(scene.game());
        const State s = state_of(scene.state());
        return CardChoices(s, rules, Seat{0}, tuned().variants[1])
            .weight_of_taking(value_of<CardId>(rules, "machine_guns"));
    };
    const auto more_for_it = [&](const std::string& cards) {
        return weight("march_of_progress", cards) - weight("workshop_of_the_world", cards);
    };
    const float over_artillery = more_for_it(R"([{"owner": 0, "card": "breech_loading_artillery"}])");
    EXPECT_GT(over_artillery, 0.0f);
    EXPECT_NEAR(more_for_it("[]"), 3 * over_artillery, 1e-5);
}

// EH-044: the bonus is paid to whoever a boom pays, and that takes a City.
TEST(CardChoices, LikeABonusInBoomsMoreWithACity)
{
    const auto weight = [](int bourgeois, const std::string& card) {
        Scene scene(load(), Seats{2}, "development");
        scene.set("pool", R"(["railroad", "trunk_lines_and_telegraph"])");
        const Rules& rules = rules_of(scene.game());
        State s = state_of(scene.state());
        s.players[0].bourgeois[value_of<Province>(rules, "paris")] = static_cast<std::uint8_t>(bourgeois);
        return CardChoices(s, rules, Seat{0}, tuned().variants[1]).weight_of_taking(value_of<CardId>(rules, card));
    };
    const auto more_than_railroad = [&](int bourgeois) {
        return weight(bourgeois, "trunk_lines_and_telegraph") - weight(bourgeois, "railroad");
    };
    EXPECT_GT(more_than_railroad(2), more_than_railroad(0));
}

// EH-048: a technology of a lower level is without effect.
TEST_F(BestPolicy, TakesATechnologyByAnEffectOnlyIfItIsGoodForSomething)
{
    changes = {{"players.0.hand", R"({"profiteers": 1})"},  // played in booms of others only
               {"cards", R"([{"owner": 0, "card": "academy_of_sciences", "commerce": 1},
                             {"owner": 0, "card": "machine_guns"}])"},
               {"pool", R"(["percussion_rifles"])"}};
    EXPECT_EQ(choice_at("activation"), "end");
    changes[2].second = R"(["percussion_rifles", "crop_rotation"])";
    EXPECT_EQ(choice_at("activation"), "activate academy_of_sciences 0");
}

TEST(CardChoices, TakeTheBestByAnEffectAndRemoveWhatOthersCouldUse)
{
    const auto choice_after = [](std::string_view moment, const std::string& play, const std::string& pool) {
        Scene scene(load(), Seats{2}, moment);
        scene.set("players.0.hand", R"({"act_of_reform": 1, "royal_veto": 1})");
        scene.set("players.0.commerce", "2");
        scene.set("pool", pool);
        scene.play(play);
        const std::vector<std::string> choices = scene.choices();
        const State s = state_of(scene.state());
        const Rules& rules = rules_of(scene.game());
        Play<Game>::Choices legal;
        Play<Game>::list_legal(s, rules, legal.list);
        Rng rng(1);
        return choices.at(choice_of(s, legal.list.all(), rng, 1));
    };
    EXPECT_EQ(choice_after("placement", "play act_of_reform", R"(["bonapartism", "merchant_banking"])"), "card 1");
    EXPECT_EQ(choice_after("placement", "play royal_veto", R"(["red_cross", "merchant_banking"])"), "card 1");
    // What it can still take itself stays.
    EXPECT_EQ(choice_after("booms", "play royal_veto", R"(["percussion_rifles", "merchant_banking"])"), "card 0");
}

TEST_F(BestPolicy, PutsTokensWhereTheyCompleteACard)
{
    changes = {{"players.0.commerce", "1"}, {"cards", R"([{"owner": 0, "card": "merchant_banking", "commerce": 3},
                             {"owner": 0, "card": "enlightened_absolutism"}])"}};
    EXPECT_EQ(choice_at("placement"), "put commerce merchant_banking 0");
}

TEST_F(BestPolicy, PlaysAnAdminCardThatBringsSomething)
{
    changes = {{"players.0.hand", R"({"census": 1})"}};
    EXPECT_EQ(choice_at("placement"), "play census");
}

// One turn more is half a turn of one's own for two players, and a quarter for four.
TEST(CardChoices, LikeToDrawMoreWithFewerPlayers)
{
    const auto weight = [](int players) {
        Scene scene(load(), Seats{players}, "development");
        const Rules& rules = rules_of(scene.game());
        const State s = state_of(scene.state());
        return CardChoices(s, rules, Seat{0}, tuned().variants[0]).weight_of_drawing();
    };
    EXPECT_GT(weight(2), weight(4));
}

// An expert's choice of a token for one of two cards.
Choice experts_choice(bool end_triggered)
{
    const std::shared_ptr<const AnyGame> game = load();
    Scene scene(game, Seats{2}, "placement");
    scene.set("end_triggered", end_triggered ? "true" : "false");
    scene.set("players.0.commerce", "1");
    scene.set("cards", R"([{"owner": 0, "card": "merchant_banking"}, {"owner": 0, "card": "enlightened_absolutism"}])");
    return players_for(game)->bot(players_for(game)->player("expert"))->choose(scene.state(), 1);
}

TEST(Experts, CompareWhatTheyDoAtTheEndByPlayingOn)
{
    const Choice token = experts_choice(true);
    EXPECT_GT(token.considered.size(), 1u);
    EXPECT_GT(token.simulations, 0u);
}

TEST(Experts, LeaveEverythingBeforeToTheHand)
{
    const Choice token = experts_choice(false);
    EXPECT_EQ(token.considered.size(), 1u);  // with what the evaluation makes of it
    EXPECT_EQ(token.simulations, 0u);
}

// EH-057: the game ends with the last card of the last deck.
TEST(CardsToCome, AreThoseOfThisEraAndTheNext)
{
    Scene scene(load(), Seats{2}, "booms");
    const Rules& rules = rules_of(scene.game());
    EXPECT_EQ(cards_to_come(state_of(scene.state()), rules), 3 * 13);  // the decks of two players
    scene.set("end_triggered", "true");
    EXPECT_EQ(cards_to_come(state_of(scene.state()), rules), 0);
}

// The weight of taking Percussion Rifles with these models, less the one without them.
float weight_of_rifles_by(const TrainedModels& models, int players)
{
    Scene scene(load(), Seats{players}, "development");
    scene.set("pool", R"(["percussion_rifles"])");
    const Rules& rules = rules_of(scene.game());
    const CardId rifles = value_of<CardId>(rules, "percussion_rifles");
    const State s = state_of(scene.state());
    PolicyVariant variant = tuned().variants[0];
    variant.models = {};
    const float by_estimate = CardChoices(s, rules, Seat{0}, variant).weight_of_taking(rifles);
    variant.models = models;
    return CardChoices(s, rules, Seat{0}, variant).weight_of_taking(rifles) - by_estimate;
}

TEST(CardModels, AreAddedToTheEstimate)
{
    const std::shared_ptr<const AnyGame> game = load();
    const std::size_t cards = rules_of(*game).cards.size();
    TrainedModels models;
    models.two.taking.assign(cards, LinearModel{0.5f});
    models.more.taking.assign(cards, LinearModel{2.0f});
    EXPECT_NEAR(weight_of_rifles_by(models, 2), 0.5f, 1e-5);
    EXPECT_NEAR(weight_of_rifles_by(models, 3), 2.0f, 1e-5);
    EXPECT_NEAR(weight_of_rifles_by(models, 4), 2.0f, 1e-5);
}

TEST(CardModels, AreKnownToExpertsOnly)
{
    EXPECT_FALSE(tuned().variants[0].models.empty());
    for (std::size_t i = 1; i < variant_count; ++i) EXPECT_TRUE(tuned().variants[i].models.empty());
}

// Of the cards of the mats there is nothing to learn: nobody takes them.
TEST(CardModels, AreAboutEveryCardThatCanBeTaken)
{
    const std::shared_ptr<const AnyGame> game = load();
    const Rules& rules = rules_of(*game);
    const TrainedModels& models = tuned().variants[0].models;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const bool is_taken = rules.cards[i].in_era[1] || rules.cards[i].in_era[2] || rules.cards[i].in_era[3];
        EXPECT_EQ(models.two.taking[i] != LinearModel{} || models.more.taking[i] != LinearModel{}, is_taken)
            << rules.card_ids[i];
    }
}

// A game that ended 12 : 8 : 4.
TEST(RolloutPayoffs, IsMoreThanHalfOnlyForTheWinner)
{
    Scene scene(load(), Seats{3}, "booms");
    scene.set("players.0.prosperity", "8");
    scene.set("players.1.prosperity", "12");
    scene.set("players.2.prosperity", "4");
    const Payoffs clear = rollout_payoffs(state_of(scene.state()), rules_of(scene.game()));
    EXPECT_GT(clear[1], 0.5f);
    EXPECT_FLOAT_EQ(clear[0] + clear[1], 1.0f);  // as far behind as the other is ahead
    EXPECT_LT(clear[2], clear[0]);
}

}  // namespace
}  // namespace tessera::eighteen_hundred
