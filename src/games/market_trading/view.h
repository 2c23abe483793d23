// What a seat may know. In Market Trading nothing is hidden but the future (section 6): the deck is a known set of
// cards without an order. Every seat has the same view, and there is nothing to deal anew.
#pragma once

#include "games/market_trading/donation.h"
#include "games/market_trading/row_and_end.h"
#include "games/market_trading/state.h"

namespace tessera::market_trading {

struct View {
    Seat viewer{};
    PerSeat<Player, max_players> players{};
    PerSeat<std::int16_t, max_players> scores{};
    Goods market{};
    GoodSet flooded{};  // of which the market takes no more (MT-025)
    std::array<CardId, max_row> row{};
    EnumArray<CardId, std::uint8_t, max_cards> deck{};
    EnumArray<CardId, std::uint8_t, max_cards> discard{};
    std::uint8_t round = 0;
    std::uint8_t idle_rounds = 0;
    bool built_this_round = false;
    Turn turn{};
    OpenTrade trade{};
    Payment payment{};
    Goods donation{};  // the points that each kind in the mover's stock would score if it were donated now
    Ending ending = Ending::NotYet;
    Seat winner = spectator;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, players, scores, market, flooded, row, deck, discard, round, idle_rounds,
                       built_this_round, turn, trade, payment, donation, ending, winner))

struct DonationPoints : NewsSink {
    template <class OtherNews>
    void operator()(const OtherNews&) const
    {
    }
    void operator()(const UnitDonated& news) { add_units(points[news.good], news.points); }
    void operator()(const PointsScored& news) { add_units(points[news.beside], news.points); }

    Goods points{};
};

// MT-042 to MT-047, carried out on a copy of the position. What improvements do on a donation (MT-048) comes on top.
inline Goods donation_now(const State& s, const Rules& rules)
{
    State then = s;
    then.agenda = {};
    DonationPoints tell;
    perform(then, rules, Donate{}, tell);
    return tell.points;
}

inline View view(const State& s, const Rules& rules, Seat seat)
{
    View v;
    v.viewer = seat;
    v.players = s.players;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        v.scores.push_back(static_cast<std::int16_t>(score(s, rules, id_at<Seat>(i))));
    v.market = s.market;
    v.row = s.row;
    v.deck = s.deck;
    v.discard = s.discard;
    v.round = s.round;
    v.idle_rounds = s.idle_rounds;
    v.built_this_round = s.built_this_round;
    v.turn = s.turn;
    v.trade = s.trade;
    v.payment = s.payment;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        if (is_flooded(s, rules, id_at<Good>(i))) v.flooded.insert(id_at<Good>(i));
    v.donation = donation_now(s, rules);
    v.ending = s.ending;
    v.winner = s.winner;
    return v;
}

inline void resample_hidden(State&, const Rules&, Seat, Rng&) {}

}  // namespace tessera::market_trading
