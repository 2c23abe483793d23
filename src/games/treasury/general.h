// General: TR-001 to TR-008. Gold, ages, population, and who is sitting where.
#pragma once

#include <algorithm>

#include "engine/game.h"
#include "games/treasury/news.h"
#include "games/treasury/rules.h"
#include "games/treasury/state.h"

namespace tessera::treasury {

// TR-001: so many seats to the left of one.
inline Seat left_of(const State& s, Seat seat, std::size_t steps = 1)
{
    return id_at<Seat>((index_of(seat) + steps) % s.players.size());
}

inline std::size_t steps_to_the_left(const State& s, Seat from, Seat to)
{
    return (index_of(to) + s.players.size() - index_of(from)) % s.players.size();
}

// Gold. TR-002: amounts are never negative, the supply never runs out, and nobody gives more than they have.

inline void gain_from_supply(State& s, Seat seat, int gold)
{
    s.players[seat].gold = static_cast<std::uint16_t>(s.players[seat].gold + gold);
    s.supply -= gold;
}

inline int lose_to_supply(State& s, Seat seat, int gold)
{
    const int given = std::min<int>(gold, s.players[seat].gold);
    gain_from_supply(s, seat, -given);
    return given;
}

inline int gain_from_treasury(State& s, Seat seat, int gold)
{
    const int given = std::min<int>(gold, s.treasury);
    s.treasury = static_cast<std::uint16_t>(s.treasury - given);
    s.players[seat].gold = static_cast<std::uint16_t>(s.players[seat].gold + given);
    return given;
}

inline int lose_to_treasury(State& s, Seat seat, int gold)
{
    const int given = std::min<int>(gold, s.players[seat].gold);
    s.players[seat].gold = static_cast<std::uint16_t>(s.players[seat].gold - given);
    s.treasury = static_cast<std::uint16_t>(s.treasury + given);
    return given;
}

inline void endow_treasury(State& s, int gold)
{
    s.treasury = static_cast<std::uint16_t>(s.treasury + gold);
    s.supply -= gold;
}

inline int drain_treasury(State& s, int gold)
{
    const int drained = std::min<int>(gold, s.treasury);
    endow_treasury(s, -drained);
    return drained;
}

// The age of the draw pile, or `ages()` if all piles are empty.
inline std::size_t draw_pile(const State& s, const Rules& rules)
{
    std::size_t age = 0;
    while (age < rules.ages() && s.piles[age] == 0) ++age;
    return age;
}

inline bool piles_are_empty(const State& s, const Rules& rules) { return draw_pile(s, rules) == rules.ages(); }

// TR-005, TR-R05.
inline Age current_age(const State& s, const Rules& rules)
{
    if (rules.age_of_last_drawn) return s.last_taken;
    return static_cast<Age>(std::min<std::size_t>(draw_pile(s, rules), rules.last_age));
}

// TR-006, TR-R09: events that are being resolved have left the decks.
inline int population(const State& s, const Rules& rules)
{
    const std::size_t resolving = rules.population_counts_resolving ? s.resolving.size() : 0;
    return static_cast<int>(s.current.size() + s.future.size() + resolving);
}

inline int minimum_population(const State& s) { return static_cast<int>(s.players.size()); }

// Businesses.

inline bool has_business(const Player& player, Place place)
{
    return index_of(place) < player.businesses.size() && player.businesses[index_of(place)].is_there();
}

inline int count_businesses(const Player& player)
{
    int count = 0;
    for (const Business& business : player.businesses) count += business.is_there() ? 1 : 0;
    return count;
}

// The place of an opened business, or no_place if it has left play.
inline Place place_of(const Player& player, CardId card)
{
    for (std::size_t i = 0; i < player.businesses.size(); ++i)
        if (player.businesses[i].card == card && player.businesses[i].is_open()) return id_at<Place>(i);
    return no_place;
}

inline int count_laid(const State& s, Seat seat, Place place)
{
    int count = 0;
    for (const LaidCard& laid : s.laid) count += laid.seat == seat && laid.business == place ? 1 : 0;
    return count;
}

// Does a demand card show this?
inline bool shows(const Rules& rules, CardId demand, const Icon& icon)
{
    const Card& card = rules[demand];
    switch (icon.kind) {
        case Icon::Kind::Any: return true;
        case Icon::Kind::One: return card.demand.contains(icon.resource);
        case Icon::Kind::Weapons: return !(card.demand & rules.weapons).empty();
        case Icon::Kind::Barbarian: return card.barbarian;
    }
    return false;
}

inline int count_demand(const State& s, const Rules& rules, const Icon& icon)
{
    int count = 0;
    for (CardId card : s.demand) count += shows(rules, card, icon) ? 1 : 0;
    return count;
}

// TR-R30: demand cards of one class are interchangeable; the oldest of a class stands for it.
inline bool same_class(const Rules& rules, CardId a, CardId b)
{
    return rules[a].barbarian == rules[b].barbarian && rules[a].demand == rules[b].demand;
}

template <class Cards>
bool is_first_of_class(const Cards& cards, const Rules& rules, CardId card)
{
    for (CardId earlier : cards) {
        if (earlier == card) return true;
        if (same_class(rules, earlier, card)) return false;
    }
    return false;
}

template <class List, class Item>
bool remove_from(List& list, const Item& item)
{
    const auto found = std::find(list.begin(), list.end(), item);
    if (found == list.end()) return false;
    list.erase_at(static_cast<std::size_t>(found - list.begin()));
    return true;
}

}  // namespace tessera::treasury
