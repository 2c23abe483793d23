// What no action may create or lose, how long a game can be, and the blank position that scenarios start from.
#pragma once

#include <string_view>

#include "engine/names.h"
#include "games/treasury/game_end.h"
#include "games/treasury/setup.h"

namespace tessera::treasury {

// Calls f(card) for every card that lies somewhere, seen by somebody or not; stand-ins included.
template <class F>
void for_each_placed_card(const State& s, F&& f)
{
    for (const Player& player : s.players) {
        for (CardId card : player.hand) f(card);
        for (const Business& business : player.businesses)
            if (business.is_there()) f(business.card);
    }
    for (const LaidCard& laid : s.laid) f(laid.card);
    for (CardId card : s.current) f(card);
    for (CardId card : s.future) f(card);
    for (CardId card : s.demand) f(card);
    for (CardId card : s.resolving) f(card);
    for (CardId card : s.peeked) f(card);
    for (CardId card : s.discard) f(card);
}

// TR-003: every card is in one place. Gold moves between players, treasury and supply.
inline void conserved(const State& s, const Rules& rules, Tally& tally)
{
    std::array<std::int64_t, max_cards> places{};
    for (CardId card : s.unseen) ++places[index_of(card)];
    for_each_placed_card(s, [&](CardId card) { ++places[index_of(card)]; });
    for (std::size_t i = 0; i < rules.card_count; ++i) tally.add("places of card", i, places[i]);

    // What nobody has seen lies in a pile, in a deck or in the box; and the box stays closed.
    for (Age age = 0; age <= rules.last_age && !rules.may_pass; ++age) {
        std::int64_t box = static_cast<std::int64_t>((s.unseen & rules.cards_of_age[age]).size());
        box -= s.piles[age] + places[index_of(rules.unseen_card(age))];
        if (age == draw_pile(s, rules)) box += static_cast<std::int64_t>(s.peeked.size());
        tally.add("cards in the box of age", age, box);
    }

    std::int64_t gold = s.treasury + s.supply;
    for (const Player& player : s.players) gold += player.gold;
    tally.add("gold", 0, gold);
}

// TR-078: every main action uses up a hand card, a startup, an opened business or an event. Around it there are free
// actions, and every card is drawn, looked at and revealed.
inline int longest_game(const Rules& rules, Seats seats)
{
    const int cards = static_cast<int>(rules.card_count);
    const int actions_around_a_main_action = 150;
    const int passes = rules.may_pass ? 4 * cards * seats.count : 0;
    return (2 * cards + passes) * actions_around_a_main_action;
}

// Nothing is known yet about what a position says: who has seen what, and which cards are left for chance.
inline void perform(State& s, const Rules& rules, SetTable, Sink auto&)
{
    for (std::size_t i = 0; i < rules.card_count; ++i) s.unseen.insert(id_at<CardId>(i));
    for_each_placed_card(s, [&](CardId card) {
        if (!rules.is_unseen(card)) s.unseen.erase(card);
    });
    for (CardId card : s.demand) show_to_all(s, card);
    for (CardId card : s.discard) show_to_all(s, card);
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const Seat seat = id_at<Seat>(i);
        for (CardId card : s.players[i].hand) show_to(s, seat, card);
        for (Business& business : s.players[i].businesses) {
            if (!business.is_there()) continue;
            s.openings = std::max(s.openings, business.opened_as);
            if (business.is_open())
                show_to_all(s, business.card);
            else
                show_to(s, seat, business.card);
        }
    }
    for (const LaidCard& laid : s.laid) {
        Business& business = s.players[laid.seat].businesses[index_of(laid.business)];
        if (business.is_open()) {
            show_to_all(s, laid.card);
            business.contracts = std::max(business.contracts, static_cast<std::uint8_t>(laid.contract + 1));
        } else {
            show_to(s, laid.seat, laid.card);
        }
    }
    s.agenda.run_next({RevealTop{}});
}

// Round 1, seat 0 is the starting player and to move. No gold anywhere, no cards but those in the piles, which are as
// after the setup. `at` is the moment: "turn" (if nothing is said), "end of turn", "end of round", "payout", "tax",
// "starting player". The position says who is to move (`turn.seat`) and who is the starting player (`round.starting`).
inline State blank(const Rules& rules, Seats seats, std::string_view at)
{
    State s{};
    s.players = PerSeat<Player, max_players>(seats);
    s.round.number = 1;
    s.piles[0] = static_cast<std::uint8_t>(rules.setup.draw_cards_per_player * seats.count);
    for (Age age = 1; age <= rules.last_age; ++age) s.piles[age] = later_pile(rules, seats, age);
    if (at.empty() || at == "turn")
        s.agenda.run_next({SetTable{}, TakeTurn{}});
    else if (at == "end of turn")
        s.agenda.run_next({SetTable{}, ForcedClaims{}, DrawAtEndOfTurn{}, EndChecks{}, PassTheTurn{}});
    else if (at == "end of round")
        s.agenda.run_next({SetTable{}, EndRound{}});
    else if (at == "payout")
        s.agenda.run_next({SetTable{}, BeginPayout{}, BeginRound{}});
    else if (at == "tax")
        s.agenda.run_next({SetTable{}, BeginTax{}, BeginRound{}});
    else if (at == "starting player")
        s.agenda.run_next({SetTable{}, DetermineStartingPlayer{}, CloseRound{}, BeginRound{}});
    else
        throw BadValue("at: found \"" + std::string(at) +
                       "\", expected \"turn\", \"end of turn\", \"end of round\", \"payout\", \"tax\" or "
                       "\"starting player\"");
    return s;
}

}  // namespace tessera::treasury
