// The search plays Kuhn poker, where some actions are never right whatever the other seat does.
#include <gtest/gtest.h>

#include "players/typed_players.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/players/fairness.h"
#include "tests/support/calibration.h"

namespace tessera::kuhn_poker {
namespace {

using P = Play<Game>;

template <class Verb>
Action action()
{
    return pack<Action, Game::Verbs>(Verb{});
}

// The game after the deal and these actions. The seat to decide holds the card; the other seat holds any other one.
State position(Card card, std::initializer_list<Action> actions)
{
    Silent tell;
    const Rules rules;
    State s = P::new_game(rules, Seats{2}, tell);
    const Seat decider = actions.size() % 2 == 0 ? Seat{0} : Seat{1};
    const Card another = card == Card::Jack ? Card::Queen : Card::Jack;
    for (Seat seat : {Seat{0}, Seat{1}})
        P::carry_out(s, rules, pack<Action, Game::Verbs>(Deal{seat, seat == decider ? card : another}), tell);
    for (Action a : actions) P::carry_out(s, rules, a, tell);
    return s;
}

void expect_never(Action dominated, const State& s)
{
    const Rules rules;
    const NoStrategy<Game> strategy(rules);
    TreeSearch<NoStrategy<Game>> search({rules, strategy}, {.simulations = 10000});
    P::Choices choices;
    P::list_legal(s, rules, choices.list);
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        EXPECT_NE(search.choose(s, choices.list.all(), seed, {}).action.bits(), dominated.bits()) << "seed " << seed;
}

TEST(SearchInKuhnPoker, NeverCallsWithTheJack)
{
    expect_never(action<Call>(), position(Card::Jack, {action<Bet>()}));
    expect_never(action<Call>(), position(Card::Jack, {action<Check>(), action<Bet>()}));
}

TEST(SearchInKuhnPoker, NeverFoldsTheKing)
{
    expect_never(action<Fold>(), position(Card::King, {action<Bet>()}));
    expect_never(action<Fold>(), position(Card::King, {action<Check>(), action<Bet>()}));
}

TEST(SearchInKuhnPoker, NeverBetsWithTheQueen)
{
    expect_never(action<Bet>(), position(Card::Queen, {}));
    expect_never(action<Bet>(), position(Card::Queen, {action<Check>()}));
}

TEST(SearchInKuhnPoker, NeverChecksBackTheKing)
{
    expect_never(action<Check>(), position(Card::King, {action<Check>()}));
}

TEST(SearchInKuhnPoker, DoesNotLookAtTheOtherCard)
{
    const std::shared_ptr<const AnyGame> game = load_calibration("kuhn-poker");
    const TypedPlayers<NoStrategy<Game>> players(game);
    for (const char* name : {"greedy", "search:simulations=200"})
        EXPECT_GT(expect_fair(*game, players, players.player(name), Seats{2}, 200, 1), 400);
}

}  // namespace
}  // namespace tessera::kuhn_poker
