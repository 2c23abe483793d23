// Players who never do a thing, as far as the rules leave them something else, or who do not think about some
// questions.
#include "lab/restricted_bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/registry.h"
#include "lab/game_trace.h"
#include "players/arena.h"
#include "players/typed_players.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/support/action_log.h"
#include "tests/support/calibration.h"

namespace tessera::lab {
namespace {

using testing::HasSubstr;

std::shared_ptr<Bot> bot_of(const AnyPlayers& players, const Sitter& sitter)
{
    return std::make_shared<RestrictedBot>(players.game(), players.bot(players.player(sitter.player)), sitter);
}

// How often each verb of a dice race is seen when something is forbidden to both players, who otherwise play at random.
struct Verbs {
    std::ptrdiff_t rolls = 0, holds = 0, throws = 0;
};

Verbs race_of_those_who_never(const std::string& words)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    const Bots seats(2, bot_of(players, {"random", {}, {words}}));
    Verbs seen;
    for (std::uint64_t i = 0; i < 10; ++i) {
        ActionLog log;
        play_game(*players.game(), seats, Rng::for_task(1, i), &log);
        const auto count = [&](std::size_t verb) {
            return std::count_if(log.actions.begin(), log.actions.end(), [&](Action a) { return a.kind == verb; });
        };
        seen.rolls += count(0);
        seen.holds += count(1);
        seen.throws += count(2);
    }
    const GameSchema schema = players.game()->schema();
    EXPECT_EQ(schema.verbs[0].name, "roll");
    EXPECT_EQ(schema.verbs[1].name, "hold");
    return seen;
}

TEST(ForbiddenActions, AVerbIsNeverDone)
{
    const Verbs seen = race_of_those_who_never("hold");
    EXPECT_EQ(seen.holds, 0);
    EXPECT_GT(seen.rolls, 0);
}

// Holding banks points at once; a die that is thrown first does not.
TEST(ForbiddenActions, WhatLeadsAtOnceToTheNewsIsNeverDone)
{
    const Verbs seen = race_of_those_who_never("points-banked");
    EXPECT_EQ(seen.holds, 0);
    EXPECT_GT(seen.rolls, 0);
}

// DR-005: nobody holds before the first roll, so it is rolled once, and not again.
TEST(ForbiddenActions, WhoHasNoOtherChoiceIsFree)
{
    const Verbs seen = race_of_those_who_never("roll");
    EXPECT_GT(seen.rolls, 0);
    EXPECT_EQ(seen.throws, seen.rolls);
    EXPECT_LE(seen.holds, seen.rolls);
    EXPECT_GT(seen.holds, seen.rolls / 2);  // all but the ones, and the roll that wins
}

// Of others the same news may come: only its own is forbidden to a player.
TEST(ForbiddenActions, ConcernsOnlyWhoKeepsFromIt)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    const Bots seats{bot_of(players, {"random", {}, {"hold"}}), players.bot(players.player("random"))};
    GameTracer tracer(*players.game());
    std::uint32_t holds = 0;
    for (std::uint64_t i = 0; i < 10; ++i) {
        tracer.begin();
        play_game(*players.game(), seats, Rng::for_task(1, i), &tracer);
        holds += tracer.trace().chosen[1];
    }
    EXPECT_GT(holds, 0u);
}

// In 1800 peasants settle on farms, in factories and in towns.
TEST(ForbiddenActions, AVerbWithAWordLeavesTheOthers)
{
    const std::shared_ptr<const AnyGame> game = load_rule_set("1800");
    const std::unique_ptr<AnyPlayers> players = players_for(game);
    const Bots seats(2, bot_of(*players, {"random", {}, {"settle:farm"}}));
    int farms = 0, factories = 0;
    for (std::uint64_t i = 0; i < 5; ++i) {
        ActionLog log;
        play_game(*game, seats, Rng::for_task(1, i), &log);
        for (const Action action : log.actions) {
            const std::string text = game->text(action);
            farms += text.starts_with("settle ") && text.ends_with("improvement:farm") ? 1 : 0;
            factories += text.starts_with("settle ") && text.ends_with("improvement:factory") ? 1 : 0;
        }
    }
    EXPECT_EQ(farms, 0);
    EXPECT_GT(factories, 0);

    EXPECT_THROW(ForbiddenActions(*game, {"settle:frm"}), BadValue);
    EXPECT_THROW(ForbiddenActions(*game, {"card-swept"}), BadValue);  // nobody's news
}

// Whoever thinks about a tree of actions takes none that is forbidden either.
TEST(ForbiddenActions, ConcernWhoSearchesToo)
{
    const std::shared_ptr<const AnyGame> game = load_rule_set("treasury-0.7");
    const std::unique_ptr<AnyPlayers> players = players_for(game);
    const std::string verb = "trigger";
    const Bots seats(2, bot_of(*players, {"search:simulations=30", {}, {verb}}));
    const ForbiddenActions forbidden(*game, {verb});

    // Looks on, and sees whether there was something else.
    struct Strict : GameObserver {
        Strict(const AnyGame& of, const ForbiddenActions& never) : game(of), forbidden(never) {}
        void on_decision(const AnyState& s, const Decision& decision) override
        {
            std::vector<Action> allowed = game.legal(s);
            forbidden.remove_from(s, allowed);
            const bool free = std::find(allowed.begin(), allowed.end(), decision.action) != allowed.end();
            EXPECT_TRUE(free) << game.text(decision.action);
            ++decisions;
        }
        const AnyGame& game;
        const ForbiddenActions& forbidden;
        int decisions = 0;
    } strict(*game, forbidden);
    play_game(*game, seats, Rng(4), &strict);
    EXPECT_GT(strict.decisions, 20);
}

TEST(ForbiddenActions, NamesWhatThereIsNot)
{
    const std::shared_ptr<const AnyGame> game = load_calibration("connect-four");
    try {
        static_cast<void>(ForbiddenActions(*game, {"disc-droped"}));
        FAIL() << "there is no such news";
    } catch (const BadValue& e) {
        EXPECT_THAT(e.what(), HasSubstr("did you mean \"disc-dropped\"?"));
    }
}

TEST(UniformQuestions, AQuestionIsDecidedWithoutThought)
{
    const TypedPlayers<NoStrategy<connect_four::Game>> players(load_calibration("connect-four"));
    Sitter thoughtless{"search:simulations=300"};
    for (const StepSchema& step : players.game()->schema().steps)
        if (step.asks_a_seat) thoughtless.uniform.push_back(step.name);
    const Bots seats{bot_of(players, thoughtless), players.bot(players.player("search:simulations=300"))};
    int won = 0;
    for (std::uint64_t i = 0; i < 20; ++i)
        won += play_game(*players.game(), seats, Rng::for_task(1, i)).ranking[0] == 1 ? 1 : 0;
    EXPECT_LE(won, 3);
}

}  // namespace
}  // namespace tessera::lab
