// Whole games between players, through the interface that serves every game.
#include "players/arena.h"

#include <gtest/gtest.h>

#include "engine/registry.h"
#include "players/typed_players.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/support/action_log.h"
#include "tests/support/calibration.h"
#include "tests/support/named_players.h"

namespace tessera {
namespace {

TEST(Arena, AGameDependsOnItsSeedAndIndexOnly)
{
    const TypedPlayers<NoStrategy<kuhn_poker::Game>> players(load_calibration("kuhn-poker"));
    const Bots seats = bots_for(players, seats_of(players, {"search:simulations=50", "greedy"}));
    ActionLog first, again;
    const PlayedGame game = play_game(*players.game(), seats, Rng::for_task(1, 2), &first);
    play_game(*players.game(), seats, Rng::for_task(1, 3));
    const PlayedGame same = play_game(*players.game(), seats, Rng::for_task(1, 2), &again);
    EXPECT_EQ(first.actions, again.actions);
    EXPECT_EQ(game.ranking, same.ranking);
}

TEST(Arena, TheLogReplaysToTheResult)
{
    const std::shared_ptr<const AnyGame> rules = load_calibration("dice-race");
    const TypedPlayers<dice_race::Strategy> players(rules);
    ActionLog log;
    const Bots seats = bots_for(players, seats_of(players, {"greedy", "random"}));
    const PlayedGame game = play_game(*rules, seats, Rng::for_task(4, 0), &log);

    AnyState s = rules->new_game(Seats{2});
    std::uint32_t decisions = 0;
    std::uint32_t forced = 0;
    for (Action action : log.actions) {
        ASSERT_TRUE(rules->check(s, action));
        decisions += rules->decider(s).is_seat() ? 1 : 0;
        forced += rules->legal(s).size() == 1 ? 1 : 0;
        rules->apply(s, action);
    }
    EXPECT_TRUE(rules->decider(s).is_nobody());
    EXPECT_EQ(game.ranking, rules->ranking(s));
    EXPECT_EQ(game.scores[0], rules->score(s, Seat{0}));
    EXPECT_EQ(game.decisions, decisions);
    EXPECT_EQ(game.forced, forced);
    EXPECT_EQ(game.decisions + game.chances, log.actions.size());
}

TEST(Arena, ABotChoosesWhatIsLegal)
{
    const std::shared_ptr<const AnyGame> rules = load_calibration("dice-race");
    const TypedPlayers<dice_race::Strategy> players(rules);
    for (const char* name : {"random", "greedy", "easy"}) {
        const std::unique_ptr<Bot> bot = players.bot(players.player(name));
        Rng rng(6);
        AnyState s = rules->new_game(Seats{2});
        while (!rules->decider(s).is_nobody()) {
            const bool chance = rules->decider(s).is_chance();
            const Action action = chance ? rules->sample_chance(s, rng) : bot->choose(s, rng()).action;
            ASSERT_TRUE(rules->check(s, action)) << name;
            rules->apply(s, action);
        }
    }
}

TEST(Arena, GreedyHoldsWhatWinsAndRollsWhatLoses)
{
    const dice_race::Rules rules;
    const dice_race::Strategy strategy(rules);
    GreedyPlayer<dice_race::Strategy> greedy({rules, strategy});
    using P = Play<dice_race::Game>;
    dice_race::State s = P::blank_position(rules, Seats{2}, {});
    Silent tell;
    P::run_to_decision(s, rules, tell);
    s.round = 20;
    s.turn = {.seat = Seat{1}, .rolled = true, .points = 9};
    s.players[0].banked = 8;
    s.agenda.clear();
    s.agenda.run_next({dice_race::RollOrHold{Seat{1}}, dice_race::PassTheDie{}});
    P::Choices choices;
    P::list_legal(s, rules, choices.list);
    const auto chosen = [&] { return greedy.choose(s, choices.list.all(), 1, {}).action; };
    EXPECT_EQ(chosen(), (pack<Action, dice_race::Game::Verbs>(dice_race::Hold{})));
    s.players[0].banked = 10;
    EXPECT_EQ(chosen(), (pack<Action, dice_race::Game::Verbs>(dice_race::Roll{})));
}

TEST(PlayersFor, EveryGameThatShipsHasPlayers)
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::unique_ptr<AnyPlayers> players = players_for(load_rule_set(listing.info.id));
        for (int seats = listing.info.least_seats; seats <= listing.info.most_seats; ++seats) {
            const std::vector<PlayerSpec> specs(static_cast<std::size_t>(seats), players->player("random"));
            const PlayedGame game = play_game(*players->game(), bots_for(*players, specs), Rng::for_task(1, 1));
            EXPECT_EQ(game.ranking.size(), static_cast<std::size_t>(seats));
        }
        EXPECT_GT(players->random_decisions(Seats{listing.info.most_seats}, 2, 1), 0u);
    }
}

// Two positions that a seat cannot tell apart are the same to whoever plays on from what the seat knows.
TEST(PlayersFor, GamesGoOnFromWhatASeatKnows)
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::shared_ptr<const AnyGame> game = load_rule_set(listing.info.id);
        const std::unique_ptr<AnyPlayers> players = players_for(game);
        Rng rng(3);
        AnyState s = game->new_game(Seats{3});
        for (int i = 0; i < 60; ++i) {
            const std::vector<Action> legal = game->legal(s);
            game->apply(s, game->decider(s).is_chance() ? game->sample_chance(s, rng) : legal[rng.below(legal.size())]);
        }
        ASSERT_FALSE(game->decider(s).is_nobody());
        const KnownPosition true_one{s, Seat{1}};
        game->resample_hidden(s, Seat{1}, rng);
        const KnownPosition other{s, Seat{1}};

        const Bots seats = bots_for(*players, seats_of(*players, {"greedy", "random", "greedy"}));
        ActionLog from_one, from_other;
        const PlayedGame played = play_game(*game, seats, Rng::for_task(5, 1), &from_one, &true_one);
        const PlayedGame same = play_game(*game, seats, Rng::for_task(5, 1), &from_other, &other);
        EXPECT_EQ(played.scores, same.scores) << listing.info.id;
        EXPECT_EQ(from_one.actions, from_other.actions) << listing.info.id;
    }
}

TEST(PlayersFor, AGameThatIsNotRegisteredHasNone)
{
    EXPECT_THROW(players_for(load_calibration("kuhn-poker")), BrokenPromise);
}

}  // namespace
}  // namespace tessera
