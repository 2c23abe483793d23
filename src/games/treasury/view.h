// What a seat may know, and how the unknown is dealt anew (section 6, TR-R52 to TR-R54). A face-down card that the seat
// does not know appears as the stand-in of its age, because card backs show the age.
#pragma once

#include "games/treasury/forecast.h"
#include "games/treasury/game_end.h"

namespace tessera::treasury {

struct BusinessView {
    CardId card = no_card;
    bool opened = false;
    bool started_now = false;
    bool developed_now = false;
    bool used = false;
    std::uint8_t contracts = 0;
    std::uint8_t price = 0;  // of a contract, as things stand
    std::uint8_t fired = 0;
    FixedVector<CardId, 24> laid{};  // development or contract cards
    std::uint8_t laid_in_all = 0;
};
BOOST_DESCRIBE_STRUCT(BusinessView, (),
                      (card, opened, started_now, developed_now, used, contracts, price, fired, laid, laid_in_all))

struct PlayerView {
    std::uint16_t gold = 0;
    std::uint8_t strength = 0;
    std::uint8_t due = 0;
    CardList hand{};  // by age, what is known before what is not
    FixedVector<BusinessView, max_businesses> businesses{};
    PlayerForecast round_end{};
};
BOOST_DESCRIBE_STRUCT(PlayerView, (), (gold, strength, due, hand, businesses, round_end))

struct View {
    Seat viewer{};
    PerSeat<PlayerView, max_players> players{};
    std::uint16_t treasury = 0;
    Turn turn{};
    Round round{};
    Age age = 0;
    std::uint8_t tax = 0;  // the rate, as things stand
    std::uint8_t population = 0;
    std::uint8_t barbarians = 0;
    bool final_phase = false;
    bool extra_round = false;
    bool game_end_triggered = false;
    bool over = false;
    CardList current{};
    CardList future{};
    CardList demand{};
    FixedVector<CardId, 40> resolving{};
    std::array<std::uint8_t, max_ages> piles{};
    FixedVector<CardId, 8> peeked{};
    CardList discard{};
    OpenClaim claim{};
    Seat next_starting = spectator;  // if the round ended now
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, players, treasury, turn, round, age, tax, population, barbarians, final_phase,
                       extra_round, game_end_triggered, over, current, future, demand, resolving, piles, peeked,
                       discard, claim, next_starting))

// A face-down card on a deck or pile, as this seat sees it.
inline CardId redact_card_for(const State& s, const Rules& rules, Seat seat, CardId card)
{
    if (rules.is_unseen(card) || has_seen(s, seat, card)) return card;
    return rules.unseen_card(rules[card].age);
}

// A face-down card of a player: the owner may always look.
inline CardId redact_card_for(const State& s, const Rules& rules, Seat seat, Seat owner, CardId card)
{
    return seat == owner ? card : redact_card_for(s, rules, seat, card);
}

inline BusinessView view_of(const State& s, const Rules& rules, Seat viewer, Seat owner, Place place)
{
    const Player& player = s.players[owner];
    const Business& business = player.businesses[index_of(place)];
    BusinessView v;
    if (!business.is_there()) return v;
    v.card = business.is_open() ? business.card : redact_card_for(s, rules, viewer, owner, business.card);
    v.opened = business.is_open();
    v.started_now = player.started.contains(place);
    v.developed_now = player.developed.contains(place);
    v.used = player.used.contains(place);
    v.contracts = business.contracts;
    v.fired = business.fired;
    if (v.opened) v.price = static_cast<std::uint8_t>(contract_price(s, rules, owner, business.card));
    for (const LaidCard& laid : s.laid) {
        if (laid.seat != owner || laid.business != place) continue;
        ++v.laid_in_all;
        // Contract cards were public and stay so.
        if (!v.laid.full())
            v.laid.push_back(v.opened ? laid.card : redact_card_for(s, rules, viewer, owner, laid.card));
    }
    return v;
}

inline PlayerView view_of(const State& s, const Rules& rules, Seat viewer, Seat owner)
{
    const Player& player = s.players[owner];
    PlayerView v;
    v.gold = player.gold;
    v.due = player.due;
    v.strength = static_cast<std::uint8_t>(strength(s, rules, owner));
    for (CardId card : player.hand) v.hand.push_back(redact_card_for(s, rules, viewer, owner, card));
    // Stand-ins have higher numbers than cards, so the order tells nothing about what is not known.
    std::sort(v.hand.begin(), v.hand.end());
    for (std::size_t i = 0; i < player.businesses.size(); ++i)
        v.businesses.push_back(view_of(s, rules, viewer, owner, id_at<Place>(i)));
    return v;
}

inline View view(const State& s, const Rules& rules, Seat seat)
{
    View v;
    v.viewer = seat;
    for (std::size_t i = 0; i < s.players.size(); ++i) v.players.push_back(view_of(s, rules, seat, id_at<Seat>(i)));
    const Forecast forecast = forecast_of(s, rules);
    for (std::size_t i = 0; i < s.players.size(); ++i) v.players[i].round_end = forecast.players[i];
    v.next_starting = forecast.starting;
    v.treasury = s.treasury;
    v.turn = s.turn;
    v.round = s.round;
    v.age = current_age(s, rules);
    v.tax = static_cast<std::uint8_t>(tax_rate(s, rules));
    v.population = static_cast<std::uint8_t>(population(s, rules));
    v.barbarians = static_cast<std::uint8_t>(barbarian_strength(s, rules));
    v.final_phase = s.final_phase;
    v.extra_round = s.extra_round;
    v.game_end_triggered = s.game_end_triggered;
    v.over = s.agenda.empty();
    for (CardId card : s.current) v.current.push_back(redact_card_for(s, rules, seat, card));
    for (CardId card : s.future) v.future.push_back(redact_card_for(s, rules, seat, card));
    v.demand = s.demand;
    v.resolving = s.resolving;
    v.piles = s.piles;
    for (CardId card : s.peeked) v.peeked.push_back(redact_card_for(s, rules, seat, card));
    for (CardId card : s.discard) v.discard.push_back(redact_card_for(s, rules, seat, card));
    std::sort(v.discard.begin(), v.discard.end());
    v.claim = s.claim;
    return v;
}

// News as a seat hears it: of a face-down card it hears the age. Its line in the log says no more either.

inline CardId as_heard_by(const Rules& rules, Seat viewer, Seat owner, CardId card)
{
    const bool is_owner = viewer == owner && viewer != spectator;
    return is_owner || rules.is_unseen(card) ? card : rules.unseen_card(rules[card].age);
}

inline CardDrawn redact_for(const Rules& rules, CardDrawn news, Seat viewer)
{
    news.card = as_heard_by(rules, viewer, news.seat, news.card);
    return news;
}

inline CardSeeded redact_for(const Rules& rules, CardSeeded news, Seat viewer)
{
    news.card = as_heard_by(rules, viewer, news.seat, news.card);
    return news;
}

inline BusinessStarted redact_for(const Rules& rules, BusinessStarted news, Seat viewer)
{
    news.card = as_heard_by(rules, viewer, news.seat, news.card);
    return news;
}

inline BusinessDeveloped redact_for(const Rules& rules, BusinessDeveloped news, Seat viewer)
{
    news.card = as_heard_by(rules, viewer, news.seat, news.card);
    return news;
}

inline BusinessSold redact_for(const Rules& rules, BusinessSold news, Seat viewer)
{
    if (!news.opened && news.gold == 0) news.card = as_heard_by(rules, viewer, news.seat, news.card);
    return news;
}

inline CardDiscarded redact_for(const Rules& rules, CardDiscarded news, Seat viewer)
{
    if (!rules.public_discard) news.card = as_heard_by(rules, viewer, news.seat, news.card);
    return news;
}

// Somebody may have looked at it while it lay on the pile; the news does not say who.
inline TopCardDiscarded redact_for(const Rules& rules, TopCardDiscarded news, Seat viewer)
{
    if (!rules.public_discard) news.card = as_heard_by(rules, viewer, spectator, news.card);
    return news;
}

// Under the deck it lies face-down, and the line names it to nobody.
inline EventBuried redact_for(const Rules&, EventBuried news, Seat)
{
    news.card = no_card;
    return news;
}

}  // namespace tessera::treasury
