// Dealing the unknown anew (section 6): the unseen admin and military cards over the other hands and the decks, and
// other ambitions. Sizes of hands and cards known through a theft stay. The development decks need no deal: which cards
// are in them is not decided before they are drawn.
#pragma once

#include "games/eighteen_hundred/view.h"

namespace tessera::eighteen_hundred {

// Every copy of every card of one deck that the viewer cannot place.
using UnseenCards = FixedVector<HandCard, 250>;

inline void deal_hands_anew(State& s, const Rules& rules, Seat viewer, HandDeck deck, Rng& rng)
{
    UnseenCards unseen;
    PerSeat<int, max_players> to_deal(Seats{static_cast<int>(s.players.size())});
    std::array<HandCards, max_players> known;
    for (std::size_t i = 0; i < s.players.size(); ++i) known[i] = known_hand(s, viewer, id_at<Seat>(i));
    for (std::size_t c = 0; c < rules.hand_cards.size(); ++c) {
        if (rules.hand_cards[c].deck != deck) continue;
        int copies = s.deck.items[c];
        s.deck.items[c] = 0;
        for (std::size_t i = 0; i < s.players.size(); ++i) {
            std::uint8_t& held = s.players[i].hand.items[c];
            const int hidden = held - known[i].items[c];
            copies += hidden;
            to_deal[i] += hidden;
            held = known[i].items[c];
        }
        for (int n = 0; n < copies && !unseen.full(); ++n) unseen.push_back(id_at<HandCard>(c));
    }
    const auto drawn = [&] {
        std::swap(unseen[rng.below(unseen.size())], unseen.back());
        return unseen.take_back();
    };
    for (std::size_t i = 0; i < s.players.size(); ++i)
        for (int n = 0; n < to_deal[i] && !unseen.empty(); ++n) ++s.players[i].hand[drawn()];
    for (HandCard card : unseen) ++s.deck[card];
}

inline void deal_ambitions_anew(State& s, const Rules& rules, Seat viewer, Rng& rng)
{
    if (s.ambitions_revealed || !rules.ambitions_secret) return;
    FixedVector<AmbitionId, 64> unseen;
    for (std::size_t i = 0; i < rules.ambitions.size(); ++i) {
        const bool own = viewer != spectator && s.players[viewer].ambition == id_at<AmbitionId>(i);
        if (!own) unseen.push_back(id_at<AmbitionId>(i));
    }
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        if (id_at<Seat>(i) == viewer || s.players[i].ambition == no_ambition || unseen.empty()) continue;
        std::swap(unseen[rng.below(unseen.size())], unseen.back());
        s.players[i].ambition = unseen.take_back();
    }
}

inline void resample_hidden(State& s, const Rules& rules, Seat seat, Rng& rng)
{
    deal_hands_anew(s, rules, seat, HandDeck::Admin, rng);
    deal_hands_anew(s, rules, seat, HandDeck::Military, rng);
    deal_ambitions_anew(s, rules, seat, rng);
    // What others know of each other is part of the unknown.
    for (std::size_t i = s.known.size(); i-- > 0;)
        if (s.known[i].viewer != seat) s.known.erase_at(i);
}

}  // namespace tessera::eighteen_hundred
