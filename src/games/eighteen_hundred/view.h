// What a seat may know (section 6): everything on the table, its own hand and ambition, and the cards that it knows to
// be in other hands.
#pragma once

#include "games/eighteen_hundred/effects.h"
#include "games/eighteen_hundred/supply.h"

namespace tessera::eighteen_hundred {

struct PlayerView {
    NationId nation = no_nation;
    AmbitionId ambition = no_ambition;
    std::int16_t prosperity = 0;
    std::uint16_t production = 0;
    std::uint16_t commerce = 0;
    ByProvince peasants{};
    ByProvince employed{};
    ByProvince bourgeois{};
    ProvinceSet regiments{};
    SeatSet partners{};
    HandCards hand{};  // what is known of it
    std::uint8_t admin_cards = 0;
    std::uint8_t military_cards = 0;
    EnumArray<RouteId, std::uint8_t, max_routes> tokens{};
    std::uint8_t navy = 0;
    std::uint8_t battles_started = 0;
    std::uint8_t battles_won = 0;
    ProvinceSet provinces{};  // that it controls
    std::uint8_t food = 0;
    std::uint8_t shortage = 0;
    bool sea_open = false;
    FixedVector<Meal, max_meals> meals{};  // which farm feeds which town
    ByProvince hungry{};
};
BOOST_DESCRIBE_STRUCT(PlayerView, (),
                      (nation, ambition, prosperity, production, commerce, peasants, employed, bourgeois, regiments,
                       partners, hand, admin_cards, military_cards, tokens, navy, battles_started, battles_won,
                       provinces, food, shortage, sea_open, meals, hungry))

struct View {
    Seat viewer{};
    PerSeat<PlayerView, max_players> players{};
    ByProvince neutrals{};
    ByProvince buildings{};
    BorderSet roads{};
    BorderSet railroads{};
    FixedVector<CardInPlay, max_in_play> cards{};
    std::uint8_t admin_deck = 0;
    std::uint8_t military_deck = 0;
    HandCards discard{};
    FixedVector<Province, max_display> display{};
    ProvinceSet province_deck{};
    ProvinceSet province_discard{};
    std::uint8_t era = 0;
    std::uint8_t development_deck = 0;
    DevelopmentDeck development{};
    FixedVector<CardId, max_pool> pool{};
    Seat first_player{};
    std::uint16_t turns = 0;
    std::uint8_t idle_turns = 0;
    bool end_triggered = false;
    bool over = false;
    Turn turn{};
    Battle battle{};
    Groups groups{};
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, players, neutrals, buildings, roads, railroads, cards, admin_deck, military_deck,
                       discard, display, province_deck, province_discard, era, development_deck, development, pool,
                       first_player, turns, idle_turns, end_triggered, over, turn, battle, groups))

inline bool knows_ambition(const State& s, const Rules& rules, Seat viewer, Seat owner)
{
    return viewer == owner || s.ambitions_revealed || !rules.ambitions_secret;
}

// The cards that a viewer knows to be in a hand.
inline HandCards known_hand(const State& s, Seat viewer, Seat owner)
{
    if (viewer == owner) return s.players[owner].hand;
    HandCards known{};
    for (const KnownCard& card : s.known)
        if (card.viewer == viewer && card.holder == owner) ++known[card.card];
    return known;
}

inline PlayerView view_of(const State& s, const Rules& rules, Seat viewer, Seat owner)
{
    const auto small = [](int n) { return static_cast<std::uint8_t>(std::min(n, 255)); };
    const Player& player = s.players[owner];
    PlayerView v;
    v.nation = player.nation;
    if (knows_ambition(s, rules, viewer, owner)) v.ambition = player.ambition;
    v.prosperity = player.prosperity;
    v.production = player.production;
    v.commerce = player.commerce;
    v.peasants = player.peasants;
    v.employed = player.employed;
    v.bourgeois = player.bourgeois;
    v.regiments = player.regiments;
    v.partners = player.partners;
    v.hand = known_hand(s, viewer, owner);
    v.admin_cards = small(hand_size(rules, player, HandDeck::Admin));
    v.military_cards = small(hand_size(rules, player, HandDeck::Military));
    v.tokens = player.tokens;
    v.navy = player.navy;
    v.battles_started = player.battles_started;
    v.battles_won = player.battles_won;
    v.provinces = controlled_by(s, rules, owner);
    v.food = small(food_of(s, rules, owner));
    v.shortage = small(shortage(s, rules, owner));
    v.sea_open = sea_is_open(s, rules, owner);
    const Supply supply = supply_of(s, rules, owner);
    v.meals = supply.meals;
    v.hungry = supply.hungry;
    return v;
}

inline View view(const State& s, const Rules& rules, Seat seat)
{
    View v;
    v.viewer = seat;
    for (std::size_t i = 0; i < s.players.size(); ++i) v.players.push_back(view_of(s, rules, seat, id_at<Seat>(i)));
    v.neutrals = s.neutrals;
    v.buildings = s.buildings;
    v.roads = s.roads;
    v.railroads = s.railroads;
    v.cards = s.cards;
    v.admin_deck = static_cast<std::uint8_t>(count_of(rules, s.deck, HandDeck::Admin));
    v.military_deck = static_cast<std::uint8_t>(count_of(rules, s.deck, HandDeck::Military));
    v.discard = s.discard;
    v.display = s.display;
    v.province_deck = s.province_deck;
    v.province_discard = s.province_discard;
    v.era = s.era;
    v.development_deck = static_cast<std::uint8_t>(cards_in_deck(s, rules));
    v.development = s.development;
    v.pool = s.pool;
    v.first_player = s.first_player;
    v.turns = s.turns;
    v.idle_turns = s.idle_turns;
    v.end_triggered = s.end_triggered;
    v.over = s.agenda.empty();
    v.turn = s.turn;
    v.battle = s.battle;
    v.groups = groups_of(s, rules);
    return v;
}

// What another seat sees of an action: drawn and stolen cards, and ambitions, are face down.

inline DrawCard redact_for(const State&, const Rules&, DrawCard a, Seat viewer)
{
    if (viewer != a.seat) a.card = no_hand_card;
    return a;
}

inline StealCard redact_for(const State&, const Rules&, StealCard a, Seat viewer)
{
    if (viewer != a.thief && viewer != a.from) a.card = no_hand_card;
    return a;
}

inline DealAmbition redact_for(const State& s, const Rules& rules, DealAmbition a, Seat viewer)
{
    if (!knows_ambition(s, rules, viewer, a.seat)) a.ambition = no_ambition;
    return a;
}

// And what it hears in the news.

inline HandCardDrawn redact_for(const Rules&, HandCardDrawn news, Seat viewer)
{
    if (viewer != news.seat) news.card = no_hand_card;
    return news;
}

inline CardStolen redact_for(const Rules&, CardStolen news, Seat viewer)
{
    if (viewer != news.thief && viewer != news.from) news.card = no_hand_card;
    return news;
}

inline AmbitionDealt redact_for(const Rules& rules, AmbitionDealt news, Seat viewer)
{
    if (viewer != news.seat && rules.ambitions_secret) news.ambition = no_ambition;
    return news;
}

}  // namespace tessera::eighteen_hundred
