// What a seat of the tea house may know: its own cards, and of the others what lies face-up and how many cards there
// are.
#pragma once

#include "tests/games/tea_house/turn.h"

namespace tessera::tea_house {

struct PlayerView {
    Cards hand{};  // nothing, if the viewer may not see it
    Cards thrown{};
    Cards served{};
    std::uint8_t hand_cards = 0;
    std::uint8_t thrown_cards = 0;
    std::uint8_t points = 0;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (), (hand, thrown, served, hand_cards, thrown_cards, points))

struct View {
    Seat viewer{};
    PerSeat<PlayerView, max_players> players{};
    std::uint8_t deck_cards = 0;
    Seat turn{};
};
BOOST_DESCRIBE_STRUCT(View, (), (viewer, players, deck_cards, turn))

inline View view(const State& s, const Rules&, Seat viewer)
{
    View v;
    v.viewer = viewer;
    v.players = PerSeat<PlayerView, max_players>(Seats{static_cast<int>(s.players.size())});
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const Player& player = s.players[i];
        if (id_at<Seat>(i) == viewer) v.players[i].hand = player.hand;
        if (id_at<Seat>(i) == viewer) v.players[i].thrown = player.thrown;
        v.players[i].served = player.served;
        v.players[i].hand_cards = static_cast<std::uint8_t>(count_of(player.hand));
        v.players[i].thrown_cards = static_cast<std::uint8_t>(count_of(player.thrown));
        v.players[i].points = player.points;
    }
    v.deck_cards = static_cast<std::uint8_t>(count_of(s.deck));
    v.turn = s.turn;
    return v;
}

// ---------------------------------------------------------------------------------------------------------------------
// The unknown, dealt anew.

inline void move_all(Cards& from, Cards& to)
{
    for (std::size_t i = 0; i < max_teas; ++i) {
        const Tea tea = id_at<Tea>(i);
        to[tea] = static_cast<std::uint8_t>(to[tea] + from[tea]);
        from[tea] = 0;
    }
}

inline void deal(int count, Cards& from, Cards& to, Rng& rng)
{
    for (; count > 0; --count) {
        auto place = rng.below(static_cast<std::uint64_t>(count_of(from)));
        std::size_t i = 0;
        for (; place >= from[id_at<Tea>(i)]; ++i) place -= from[id_at<Tea>(i)];
        --from[id_at<Tea>(i)];
        ++to[id_at<Tea>(i)];
    }
}

// Everything that the viewer does not know goes onto one heap, sorted by kind, so that nothing remembers where a card
// came from. Then as many cards as before go to each hand and each pile, and the rest is the deck.
inline void resample_hidden(State& s, const Rules&, Seat viewer, Rng& rng)
{
    PerSeat<int, max_players> in_hand, thrown;
    Cards unknown{};
    move_all(s.deck, unknown);
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        in_hand.push_back(count_of(s.players[i].hand));
        thrown.push_back(count_of(s.players[i].thrown));
        if (id_at<Seat>(i) == viewer) continue;
        move_all(s.players[i].hand, unknown);
        move_all(s.players[i].thrown, unknown);
    }
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        if (id_at<Seat>(i) == viewer) continue;
        deal(in_hand[i], unknown, s.players[i].hand, rng);
        deal(thrown[i], unknown, s.players[i].thrown, rng);
    }
    s.deck = unknown;
}

// ---------------------------------------------------------------------------------------------------------------------
// Who sees what of actions and news: whoever draws a card, or throws it away, sees which.

inline Draw redact_for(const State&, const Rules&, Draw a, Seat viewer)
{
    return viewer == a.seat ? a : Draw{a.seat, unknown_tea};
}

inline ThrowAway redact_for(const State& s, const Rules&, ThrowAway a, Seat viewer)
{
    return viewer == s.turn ? a : ThrowAway{unknown_tea};
}

inline CardDrawn redact_for(const Rules&, CardDrawn news, Seat viewer)
{
    return viewer == news.seat ? news : CardDrawn{news.seat, unknown_tea};
}

inline CardThrownAway redact_for(const Rules&, CardThrownAway news, Seat viewer)
{
    return viewer == news.seat ? news : CardThrownAway{news.seat, unknown_tea};
}

}  // namespace tessera::tea_house
