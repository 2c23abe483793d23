// What must hold in every game of Market Trading, watched over random games under many options.
#include <gmock/gmock.h>

#include <functional>

#include "base/random.h"
#include "games/market_trading/state.h"
#include "games/market_trading/units.h"
#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

// Every option away from its default in at least one of these.
const std::vector<OptionSettings> all_options = {
    {},
    {{"end_rule", "finish_round"}, {"bowl_tokens", "[20, 18, 16, 14, 12]"}, {"trigger_order", "player_choice"}},
    {{"board_source", "generated"}, {"improve_use_max", "3"}, {"improve_use_min", "1"}, {"row_size", "4"}},
    {{"board_source", "same"}, {"board_pool", "four"}, {"forage_on_pile", "false"}, {"forage_amount", "1"}},
    {{"market_cap", "2"}, {"build_payment_to", "market"}, {"first_value_after_take", "false"}, {"max_rounds", "9"}},
    {{"improve_use_window", "step"},
     {"starting_forages", "3"},
     {"starting_bonus", "[9, 9, 9, 9, 9]"},
     {"solo_par", "5"}},
    {{"stale_row_rounds", "0"}, {"initial_market", "{}"}, {"forage_amount", "4"}, {"board_pool", "all"}},
    {{"stale_row_rounds", "3"}, {"max_rounds", "99"}, {"bowl_tokens", "[99, 99, 99, 99, 99]"}, {"row_size", "12"}},
};

const State& typed(const AnyState& s) { return *static_cast<const State*>(s.data()); }

struct Moment {
    const AnyGame& game;
    const AnyState& state;
    const Rules& rules;
    const State& before;
    const State& after;
    std::string action;
};

// Plays random games with every set of options and every number of seats, and shows each action.
void watch(const std::function<void(const Moment&)>& look)
{
    for (const OptionSettings& options : all_options) {
        const auto game = load(options);
        for (std::uint64_t number = 0; number < 10; ++number) {
            Rng rng = Rng::for_task(11, number);
            AnyState s = game->new_game(Seats{static_cast<int>(number % 5 + 1)});
            while (!game->decider(s).is_nobody() && !testing::Test::HasFailure()) {
                const AnyState before = s;
                const std::vector<Action> legal = game->legal(s);
                const Action action =
                    game->decider(s).is_chance() ? game->sample_chance(s, rng) : legal[rng.below(legal.size())];
                game->apply(s, action);
                look({*game, s, rules_of(*game), typed(before), typed(s), game->text(action)});
            }
        }
    }
}

bool same_player(const Player& a, const Player& b)
{
    return a.board == b.board && a.terrain == b.terrain && a.piles == b.piles && a.stock.items == b.stock.items &&
           a.stored.items == b.stored.items && a.bowl == b.bowl && a.surplus == b.surplus &&
           a.tokens.beside.items == b.tokens.beside.items && a.tokens.square == b.tokens.square &&
           std::equal(a.improvements.begin(), a.improvements.end(), b.improvements.begin(), b.improvements.end());
}

// Cards and tokens, under every option. (The conformance suite plays with the defaults.)
TEST(RandomGames, NothingIsCreatedOrLost)
{
    watch([](const Moment& m) {
        for (const Tally::Entry& entry : m.game.conserved(m.state).entries) {
            const std::int64_t expected = entry.what == "tokens of seat" ? m.rules.bowl_tokens[entry.which] : 1;
            ASSERT_EQ(entry.amount, expected) << entry.what << " " << entry.which << " after " << m.action;
        }
    });
}

// MT-011
TEST(RandomGames, OnlyTheMoverChanges)
{
    watch([](const Moment& m) {
        if (m.before.round == 0) return;
        for (std::size_t i = 0; i < m.before.players.size(); ++i) {
            const Seat seat = id_at<Seat>(i);
            // The action that ends a turn also brings the harvest of the next seat.
            if (seat == m.before.turn.seat || seat == m.after.turn.seat) continue;
            ASSERT_TRUE(same_player(m.before.players[i], m.after.players[i])) << m.action << " changed seat " << i;
        }
    });
}

// MT-012
TEST(RandomGames, OnlyTheMoverHasAStock)
{
    watch([](const Moment& m) {
        for (std::size_t i = 0; i < m.after.players.size(); ++i) {
            if (id_at<Seat>(i) == m.after.turn.seat && m.after.round > 0) continue;
            ASSERT_EQ(count_units(m.after.players[i].stock), 0) << m.action;
        }
    });
}

// MT-025, MT-044, MT-045
TEST(RandomGames, NoMarketHoldsMoreThanItsCap)
{
    watch([](const Moment& m) {
        for (std::uint8_t copies : m.after.market) ASSERT_LE(copies, m.rules.market_cap) << m.action;
    });
}

// MT-050
TEST(RandomGames, TokensBesideTheMarketStay)
{
    watch([](const Moment& m) {
        for (std::size_t i = 0; i < m.before.players.size(); ++i) {
            const Tokens &before = m.before.players[i].tokens, &after = m.after.players[i].tokens;
            for (std::size_t k = 0; k < max_goods; ++k) ASSERT_GE(after.beside.items[k], before.beside.items[k]);
            ASSERT_GE(after.square, before.square);
            ASSERT_LE(m.after.players[i].bowl, m.before.players[i].bowl);
        }
    });
}

// MT-028: no action of a trade moves a token, and none but `close` moves a unit.
TEST(RandomGames, NothingMovesBeforeATradeIsClosed)
{
    watch([](const Moment& m) {
        const bool offers = m.action.starts_with("offer ") || m.action.starts_with("take ");
        if (!offers && m.action != "close") return;
        const Player &before = m.before.mover(), &after = m.after.mover();
        ASSERT_EQ(before.bowl, after.bowl);
        const bool nothing_moved =
            before.stock.items == after.stock.items && m.before.market.items == m.after.market.items;
        ASSERT_EQ(nothing_moved, offers) << m.action;
    });
}

// MT-031
TEST(RandomGames, AtMostOneBuildingATurn)
{
    watch([](const Moment& m) {
        if (m.after.round == 0) return;
        for (const Player& player : m.after.players) ASSERT_LE(player.improvements.size(), m.after.round);
    });
}

// MT-054, MT-055, MT-056, MT-057
TEST(RandomGames, EndAsTheirRulesSay)
{
    watch([](const Moment& m) {
        if (m.after.ending == Ending::NotYet) return;
        const bool somebody_empty = std::any_of(m.after.players.begin(), m.after.players.end(),
                                                [](const Player& player) { return player.bowl == 0; });
        ASSERT_EQ(somebody_empty, m.after.ending != Ending::RoundLimit);
        ASSERT_EQ(m.after.ending == Ending::BowlEmptied, somebody_empty && m.rules.end_rule == EndRule::Immediate);
        ASSERT_TRUE(m.after.ending != Ending::RoundLimit || m.after.round == m.rules.max_rounds);
        const bool alone = m.after.players.size() == 1;
        ASSERT_EQ(m.after.winner == spectator, alone && !(somebody_empty && m.after.round <= m.rules.solo_par));
        ASSERT_TRUE(alone || !somebody_empty || m.after.players[m.after.winner].bowl == 0);
    });
}

}  // namespace
}  // namespace tessera::market_trading
