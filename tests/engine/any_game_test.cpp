// What AnyGame makes sure of at the edge, shown with the calibration games.
#include "engine/any_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "base/ensure.h"
#include "base/random.h"
#include "engine/game_schema.h"
#include "engine/names.h"
#include "tests/support/calibration.h"

namespace tessera {
namespace {

struct Race {
    std::shared_ptr<const AnyGame> game = load_calibration("dice-race");
    AnyState s = game->new_game({2});

    void play(const std::string& text) { game->apply(s, game->action_from_text(text)); }
    std::string refusal(const std::string& text) const
    {
        return std::string(game->check(s, game->action_from_text(text)).reason());
    }
    std::string complaint_about(const std::string& patch)
    {
        AnyState patched = s;
        try {
            game->patch(patched, boost::json::parse(patch));
            return "no complaint";
        } catch (const BadValue& e) {
            return e.what();
        }
    }
};

// Pointing at the face of a die that chance throws gives no action of a seat, but the refusal of one of chance.
TEST(AnyGame, ThinksOfActionsThatTouchAThing)
{
    Race race;
    const std::vector<std::string> face = {"face:4"};

    const std::vector<Action> found = race.game->conceivable(race.s, face, 10);

    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(race.game->text(found[0]), "show face:4");
    EXPECT_FALSE(race.game->check(race.s, found[0]));
    const std::vector<std::string> nothing = {"moon:full"};
    EXPECT_TRUE(race.game->conceivable(race.s, nothing, 10).empty());
}

TEST(AnyGame, ListsWhatIsOfferedAndAllowed)
{
    Race race;

    ASSERT_EQ(race.game->legal(race.s).size(), 1u);
    EXPECT_EQ(race.game->text(race.game->legal(race.s)[0]), "roll");
    EXPECT_EQ(race.refusal("hold"), "DR-005: you roll at least once before you hold");
    EXPECT_EQ(race.game->check(race.s, race.game->action_from_text("hold")).rule(), "DR-005");
}

TEST(AnyGame, RefusesWhatIsNotAsked)
{
    Race race;
    EXPECT_EQ(race.refusal("show 3"), "DR-002: on your turn you roll or hold, and the die is thrown by chance");
    race.play("roll");
    EXPECT_EQ(race.refusal("roll"), "DR-002: on your turn you roll or hold, and the die is thrown by chance");
    EXPECT_EQ(race.refusal("show 7"), "DR-002: on your turn you roll or hold, and the die is thrown by chance");
    EXPECT_TRUE(race.game->check(race.s, race.game->action_from_text("show 3")));
}

TEST(AnyGame, AppliesOnlyWhatIsLegal)
{
    Race race;

    EXPECT_THROW(race.play("hold"), BrokenPromise);
    EXPECT_THROW(race.play("show 3"), BrokenPromise);
    EXPECT_EQ(race.game->question(race.s), "roll-or-hold");
}

TEST(AnyGame, AsksChanceOnlyWhereItDecides)
{
    Race race;
    Rng rng(1);

    EXPECT_TRUE(race.game->chances(race.s).empty());
    EXPECT_THROW(race.game->sample_chance(race.s, rng), BrokenPromise);
    race.play("roll");
    EXPECT_EQ(race.game->chances(race.s).size(), 6u);
    EXPECT_TRUE(race.game->legal(race.s).empty());
}

TEST(AnyGame, TellsWhatHappened)
{
    Race race;
    race.play("roll");
    const std::vector<AnyNews> news = race.game->apply(race.s, race.game->action_from_text("show 4"));
    const std::vector<std::string> names = {"Anna", "Ben"};

    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(race.game->news_name(news[0]), "die-thrown");
    EXPECT_EQ(race.game->line(news[0], Narrator(Seat{0}, names)), "You rolled 4.");
    EXPECT_EQ(race.game->line(news[0], Narrator(spectator, names)), "Anna rolled 4.");
    EXPECT_EQ(race.game->to_json(news[0]), boost::json::parse(R"({"seat": 0, "face": 4, "points": 4})"));
}

TEST(AnyGame, TellsWhatThereIsInItsGames)
{
    const GameSchema schema = load_calibration("kuhn-poker")->schema();
    ASSERT_FALSE(schema.verbs.empty());
    const auto deal = std::find_if(schema.verbs.begin(), schema.verbs.end(),
                                   [](const VerbSchema& verb) { return verb.name == "deal"; });
    ASSERT_NE(deal, schema.verbs.end());
    ASSERT_EQ(deal->members.size(), 2u);
    EXPECT_EQ(deal->members[0].type, MemberSchema::Type::Seat);
    EXPECT_EQ(deal->members[1].name, "card");
    EXPECT_EQ(deal->members[1].words, (std::vector<std::string>{"jack", "queen", "king"}));
}

TEST(AnyGame, NamesWhatAnActionTouches)
{
    const Race race;

    EXPECT_EQ(race.game->things(race.game->action_from_text("show 4")), (std::vector<std::string>{"face:4"}));
    EXPECT_TRUE(race.game->things(race.game->action_from_text("roll")).empty());
}

TEST(AnyGame, HidesWhatASeatMayNotSee)
{
    const std::shared_ptr<const AnyGame> poker = load_calibration("kuhn-poker");
    AnyState s = poker->new_game({2});
    const Action deal = poker->action_from_text("deal seat:0 card:king");
    EXPECT_EQ(poker->text(poker->redact_for(s, deal, Seat{0})), "deal seat:0 card:king");
    EXPECT_EQ(poker->text(poker->redact_for(s, deal, Seat{1})), "deal seat:0");
    EXPECT_EQ(poker->text(poker->redact_for(s, deal, spectator)), "deal seat:0");

    poker->apply(s, deal);
    EXPECT_EQ(poker->view(s, Seat{0}).at("players").at(0).at("card"), "king");
    EXPECT_TRUE(poker->view(s, Seat{1}).at("players").at(0).at("card").is_null());
}

TEST(Positions, ArePatchedAndRunToTheNextDecision)
{
    Race race;
    AnyState s = race.game->blank({2}, "");
    race.game->patch(s, boost::json::parse(R"({"players": {"1": {"banked": 20}}, "agenda": ["take-turn seat:1"]})"));
    race.game->run_to_decision(s);

    EXPECT_EQ(race.game->decider(s), Decider::seat(Seat{1}));
    EXPECT_EQ(race.game->score(s, Seat{1}), 20);
}

TEST(Positions, HaveTheSeatsOfTheRuleSet)
{
    Race race;

    EXPECT_EQ(race.complaint_about(R"({"players": []})"), "found 0 seats, expected 2 to 2");
    EXPECT_THROW(race.game->state_from_json(boost::json::object()), BadValue);
}

TEST(Positions, NameNobodyWhoIsNotThere)
{
    Race race;

    EXPECT_EQ(race.complaint_about(R"({"turn": {"seat": 2}})"), "turn.seat: found 2, expected a seat below 2");
    EXPECT_EQ(race.complaint_about(R"({"agenda": ["pass-the-die", "take-turn seat:7"]})"),
              "agenda.take-turn.seat: found 7, expected a seat below 2");
    EXPECT_EQ(race.complaint_about(R"({"agenda": ["take-turn"]})"),
              "agenda.take-turn.seat: found none, expected a seat below 2");
    EXPECT_EQ(race.complaint_about(R"({"turn": {"seat": 1}})"), "no complaint");
}

// A winner may be nobody, because at first nobody is; whose turn it is may not.
TEST(Positions, NameNobodyOnlyWhereThatMeansSomething)
{
    Race race;
    EXPECT_EQ(race.complaint_about(R"({"turn": {"seat": null}})"), "turn.seat: found none, expected a seat below 2");

    const std::shared_ptr<const AnyGame> connect_four = load_calibration("connect-four");
    AnyState s = connect_four->new_game({2});
    EXPECT_NO_THROW(connect_four->patch(s, boost::json::parse(R"({"winner": null})")));
}

}  // namespace
}  // namespace tessera
