// Players who never do a thing, as far as the rules leave them something else.
#include "players/forbidden_actions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/registry.h"
#include "players/typed_players.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/support/calibration.h"
#include "tests/support/named_players.h"

namespace tessera {
namespace {

using testing::HasSubstr;

// How often each verb of a dice race is seen when something is forbidden to one player, who otherwise plays at random.
struct Verbs {
    std::ptrdiff_t rolls = 0, holds = 0, throws = 0;
};

Verbs race_of_those_who_never(const std::string& words)
{
    const TypedPlayers<dice_race::Strategy> players(load_calibration("dice-race"));
    std::vector<PlayerSpec> seats = seats_of(players, {"random", "random"});
    for (PlayerSpec& seat : seats) seat.forbidden = {words};
    Verbs seen;
    for (std::uint64_t i = 0; i < 10; ++i) {
        const PlayedGame game = players.play(seats, 1, i, Keep::Log);
        const auto count = [&](std::size_t verb) {
            return std::count_if(game.log.begin(), game.log.end(), [&](Action a) { return a.kind == verb; });
        };
        seen.rolls += count(0);
        seen.holds += count(1);
        seen.throws += count(2);
    }
    EXPECT_EQ(players.verbs(), (std::vector<std::string>{"roll", "hold", "show"}));
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
    std::vector<PlayerSpec> seats = seats_of(players, {"random", "random"});
    seats[0].forbidden = {"hold"};
    Watched watched = players.nothing_watched();
    std::uint32_t holds = 0;
    for (std::uint64_t i = 0; i < 10; ++i) {
        static_cast<void>(players.play_and_watch(seats, 1, i, watched));
        holds += watched.chosen[1];
    }
    EXPECT_GT(holds, 0u);
}

// In 1800 peasants settle on farms, in factories and in towns.
TEST(ForbiddenActions, AVerbWithAWordLeavesTheOthers)
{
    const std::shared_ptr<const AnyGame> game = load_rule_set("1800");
    const std::unique_ptr<AnyPlayers> players = players_for(game);
    std::vector<PlayerSpec> seats = seats_of(*players, {"random", "random"});
    for (PlayerSpec& seat : seats) seat.forbidden = {"settle:farm"};
    int farms = 0, factories = 0;
    for (std::uint64_t i = 0; i < 5; ++i) {
        for (const Action action : players->play(seats, 1, i, Keep::Log).log) {
            const std::string text = game->text(action);
            farms += text.starts_with("settle ") && text.ends_with("improvement:farm") ? 1 : 0;
            factories += text.starts_with("settle ") && text.ends_with("improvement:factory") ? 1 : 0;
        }
    }
    EXPECT_EQ(farms, 0);
    EXPECT_GT(factories, 0);

    PlayerSpec misspelt;
    misspelt.forbidden = {"settle:frm"};
    EXPECT_THROW(players->check(misspelt), BadValue);
    misspelt.forbidden = {"card-swept"};  // nobody's news
    EXPECT_THROW(players->check(misspelt), BadValue);
}

TEST(ForbiddenActions, NamesWhatThereIsNot)
{
    const TypedPlayers<NoStrategy<connect_four::Game>> players(load_calibration("connect-four"));
    std::vector<PlayerSpec> seats = seats_of(players, {"random", "random"});
    seats[0].forbidden = {"disc-droped"};
    try {
        static_cast<void>(players.play(seats, 1, 0, Keep::Result));
        FAIL() << "there is no such news";
    } catch (const BadValue& e) {
        EXPECT_THAT(e.what(), HasSubstr("did you mean \"disc-dropped\"?"));
    }
}

}  // namespace
}  // namespace tessera
