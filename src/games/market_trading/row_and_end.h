// Row, deck and the end of the game: MT-051 to MT-058.
#pragma once

#include "engine/ranking.h"
#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline int count_cards(const EnumArray<CardId, std::uint8_t, max_cards>& pile)
{
    int cards = 0;
    for (std::uint8_t copies : pile) cards += copies;
    return cards;
}

inline void perform(State& s, const Rules& rules, RefillRow step, Sink auto&)
{
    if (step.from >= rules.row_size) return;
    s.agenda.run_next({RefillSlot{Slot{step.from}}, RefillRow{static_cast<std::uint8_t>(step.from + 1)}});
}

// MT-051, MT-052: from the deck; the discard becomes the deck when that is empty; with neither the slot stays empty.
inline void perform(State& s, const Rules&, RefillSlot step, Sink auto&)
{
    if (count_cards(s.deck) == 0) {
        s.deck = s.discard;
        s.discard = {};
    }
    if (count_cards(s.deck) > 0) s.agenda.run_next({ChooseCard{step.slot}});
}

inline void outcomes(const State& s, const Rules& rules, const ChooseCard& asked, Outcomes<DealCard>& out)
{
    const double all = rules.cards_are_single ? 0 : count_cards(s.deck);
    for (std::size_t i = 0; i < rules.improvements.size(); ++i) {
        if (s.deck.items[i] == 0) continue;
        if (rules.cards_are_single)
            out.add({asked.slot, id_at<CardId>(i)});
        else
            out.add({asked.slot, id_at<CardId>(i)}, s.deck.items[i] / all);
    }
}

inline void apply(State& s, const Rules&, DealCard a, Sink auto& tell)
{
    --s.deck[a.card];
    s.row[index_of(a.slot)] = a.card;
    tell(CardDealt{a.slot, a.card});
}

// Of two players with equal claims the one with more units in piles is ahead, then the one in the higher seat.
inline bool breaks_tie(const State& s, Seat challenger, Seat leader)
{
    const int more = units_in_piles(s.players[challenger]) - units_in_piles(s.players[leader]);
    return more > 0 || (more == 0 && challenger > leader);
}

// MT-055, MT-056: who wins when a round has ended the game.
inline Seat winner_at_end_of_round(const State& s, const Rules& rules)
{
    if (s.players.size() == 1) return lone_winner(s, rules);
    Seat best{0};
    for (std::size_t i = 1; i < s.players.size(); ++i) {
        const Seat seat = id_at<Seat>(i);
        const Player& one = s.players[seat];
        const Player& other = s.players[best];
        // Fewer tokens, and with an empty bowl the larger surplus.
        const int ahead = one.bowl != other.bowl ? other.bowl - one.bowl : one.surplus - other.surplus;
        if (ahead > 0 || (ahead == 0 && breaks_tie(s, seat, best))) best = seat;
    }
    return best;
}

inline void perform(State& s, const Rules& rules, EndRound, Sink auto& tell)
{
    bool bowl_empty = false;
    for (const Player& player : s.players) bowl_empty |= player.bowl == 0;
    if (bowl_empty) return end_game(s, Ending::RoundFinished, winner_at_end_of_round(s, rules), tell);  // MT-055
    if (s.round >= rules.max_rounds)
        return end_game(s, Ending::RoundLimit, winner_at_end_of_round(s, rules), tell);  // MT-056

    s.agenda.run_next({BeginRound{}});

    // MT-053: after idle rounds the row is redealt; round 1 never counts.
    if (s.round < 2) return;
    s.idle_rounds = s.built_this_round ? 0 : static_cast<std::uint8_t>(s.idle_rounds + 1);
    if (rules.stale_row_rounds == 0 || s.idle_rounds < rules.stale_row_rounds) return;
    s.idle_rounds = 0;
    for (CardId& card : s.row) {
        if (card != no_card) ++s.discard[card];
        card = no_card;
    }
    tell(RowRedealt{});
    s.agenda.run_next({RefillRow{0}});
}

// The number on the score board: tokens laid beside the market, and points beyond the bowl where they count.
inline int score(const State& s, const Rules& rules, Seat seat)
{
    const Player& player = s.players[seat];
    const int laid = rules.bowl_tokens[index_of(seat)] - player.bowl;
    return laid + (rules.end_rule == EndRule::FinishRound ? player.surplus : 0);
}

// MT-058: the winner, then the others by fewest tokens; equal numbers share a rank.
inline Ranking ranking(const State& s, const Rules&)
{
    Ranking ranks(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        ranks[i] = id_at<Seat>(i) == s.winner ? 1 : 2;
        for (std::size_t j = 0; j < s.players.size() && ranks[i] > 1; ++j)
            if (id_at<Seat>(j) != s.winner && s.players[j].bowl < s.players[i].bowl) ++ranks[i];
    }
    return ranks;
}

}  // namespace tessera::market_trading
