// Who knows which card: section 6, TR-R52 to TR-R54. Knowledge follows a card as long as its way can be followed.
#pragma once

#include "games/treasury/general.h"

namespace tessera::treasury {

inline bool has_seen(const State& s, Seat seat, CardId card)
{
    return s.seen[card] == everybody || (s.seen[card] & bit_of(seat)) != 0;
}

inline void show_to(State& s, Seat seat, CardId card) { s.seen[card] |= bit_of(seat); }
inline void show_to_all(State& s, CardId card) { s.seen[card] = everybody; }

// A hand card goes somewhere face-down. Card backs show the age: who knew one of several cards of that age does not
// know any more whether it is the one that left or one of those that stay.
inline void leave_hand_unseen(State& s, const Rules& rules, Seat seat, CardId card)
{
    const CardSet of_this_age = s.players[seat].hand & rules.cards_of_age[rules[card].age];
    if (of_this_age.size() > 1)
        for (CardId other : of_this_age) s.seen[other] &= bit_of(seat);
    s.players[seat].hand.erase(card);
    show_to(s, seat, card);
}

// TR-R54: discards lie face-up, or are known only to those who had seen the card.
inline void discard(State& s, const Rules& rules, CardId card)
{
    s.discard.insert(card);
    if (rules.public_discard) show_to_all(s, card);
}

inline void discard_from_hand(State& s, const Rules& rules, Seat seat, CardId card)
{
    if (rules.public_discard)
        s.players[seat].hand.erase(card);
    else
        leave_hand_unseen(s, rules, seat, card);
    discard(s, rules, card);
}

inline void put_into_demand(State& s, CardId card)
{
    show_to_all(s, card);
    s.demand.push_back(card);
}

}  // namespace tessera::treasury
