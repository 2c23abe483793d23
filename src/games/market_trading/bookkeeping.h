// What no action may create or lose, how long a game can be, and the blank position that scenarios start from.
#pragma once

#include <string_view>

#include "engine/game.h"
#include "engine/names.h"
#include "games/market_trading/setup.h"
#include "games/market_trading/turn.h"

namespace tessera::market_trading {

// Every card is somewhere, every token in its bowl or beside the market. Units come from the bank and go there.
inline void conserved(const State& s, const Rules& rules, Tally& tally)
{
    for (std::size_t i = 0; i < rules.improvements.size(); ++i) {
        const CardId card = id_at<CardId>(i);
        std::int64_t copies = s.deck[card] + s.discard[card];
        copies += std::count(s.row.begin(), s.row.end(), card);
        for (const Player& player : s.players)
            copies += std::count(player.improvements.begin(), player.improvements.end(), card);
        // A card that is being paid for still lies in its slot.
        tally.add("copies of improvement", i, copies);
    }
    for (std::size_t i = 0; i < s.players.size(); ++i)
        tally.add("tokens of seat", i, s.players[i].bowl + points_of(s.players[i]));
}

// Far beyond what happens: every improvement used as often as allowed, with trades of the whole market in between.
inline int longest_game(const Rules& rules, Seats seats)
{
    const int uses = rules.max_rounds * rules.improve_use_max;
    const int actions_of_a_use = 40, actions_of_a_trade = 400, other_actions = 400;
    const int turn = (uses + 2) * (actions_of_a_use + actions_of_a_trade) + other_actions;
    const int setup = 100 * seats.count;
    return setup + rules.max_rounds * seats.count * turn;
}

// Round 1, seat 0 to move, everybody on the first printed board, the market empty, all cards in the deck and none in
// the row. `at` is the step at which the turn stands: "step 1" to "step 6" ("step 2" if nothing is said), or
// "settling".
inline State blank(const Rules& rules, Seats seats, std::string_view at)
{
    State s = begin(rules, seats);
    for (Player& player : s.players) {
        player.board = BoardId{0};
        player.terrain = rules.boards[0].tiles;
    }
    s.market = {};
    s.agenda.clear();
    if (at == "settling") {
        s.agenda.run_next({Settling{id_at<Seat>(s.players.size() - 1), 0}, BeginRound{}});
        return s;
    }
    s.round = 1;
    const std::string_view step = at.empty() ? "step 2" : at;
    if (step.size() != 6 || !step.starts_with("step ") || step[5] < '1' || step[5] > '6')
        throw BadValue("found \"" + std::string(at) + "\", expected \"step 1\" to \"step 6\" or \"settling\"");
    s.agenda.run_next({EndTurn{}});
    switch (step[5]) {
        case '1':
            s.agenda.run_next({Harvest{}, TradeAndImprove{2}, BuildStep{}, TradeAndImprove{4}, ForageStep{},
                               StoreUnits{0}, Donate{}});
            break;
        case '2':
            s.agenda.run_next(
                {TradeAndImprove{2}, BuildStep{}, TradeAndImprove{4}, ForageStep{}, StoreUnits{0}, Donate{}});
            break;
        case '3': s.agenda.run_next({BuildStep{}, TradeAndImprove{4}, ForageStep{}, StoreUnits{0}, Donate{}}); break;
        case '4': s.agenda.run_next({TradeAndImprove{4}, ForageStep{}, StoreUnits{0}, Donate{}}); break;
        case '5': s.agenda.run_next({ForageStep{}, StoreUnits{0}, Donate{}}); break;
        default: s.agenda.run_next({StoreUnits{0}, Donate{}}); break;
    }
    return s;
}

}  // namespace tessera::market_trading
