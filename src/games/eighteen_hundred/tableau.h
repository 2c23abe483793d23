// Cards in play: whose they are, the tokens on them, and what they permanently do (section 4.12, static operations).
#pragma once

#include <span>

#include "games/eighteen_hundred/citizens.h"

namespace tessera::eighteen_hundred {

inline int metric(const State& s, const Rules& rules, Seat seat, Metric what);

inline std::span<const CardInPlay> cards_of(const State& s, Seat seat)
{
    const std::size_t from = s.cards_from[index_of(seat)], to = s.cards_from[index_of(seat) + 1];
    return {s.cards.begin() + from, to - from};
}

inline std::span<CardInPlay> cards_of(State& s, Seat seat)
{
    const std::size_t from = s.cards_from[index_of(seat)], to = s.cards_from[index_of(seat) + 1];
    return {s.cards.begin() + from, to - from};
}

inline bool is_filled(const Rules& rules, const CardInPlay& card)
{
    return card.production == rules[card.card].production && card.commerce == rules[card.card].commerce;
}

inline bool meets(const State& s, const Rules& rules, Seat seat, const Needs& needs)
{
    for (const Need& need : needs)
        if (metric(s, rules, seat, need.metric) < need.least) return false;
    return true;
}

// How often a static effect counts now: once, for each token, or not at all.
inline int times_of(const State& s, const Rules& rules, const CardInPlay& card, const Static& effect)
{
    if (effect.when_full && !is_filled(rules, card)) return 0;
    if (!meets(s, rules, card.owner, effect.need)) return 0;
    return effect.per_cube ? card.tokens() : 1;
}

// Calls f(effect, how often it counts) for each static effect of this kind on a player's cards.
template <class F>
void for_each_static(const State& s, const Rules& rules, Seat seat, StaticOp op, F&& f)
{
    for (const CardInPlay& card : cards_of(s, seat)) {
        if (!rules[card.card].static_ops.contains(op)) continue;
        for (const Static& effect : rules[card.card].statics)
            if (effect.op == op) f(effect, times_of(s, rules, card, effect));
    }
}

inline int sum_of(const State& s, const Rules& rules, Seat seat, StaticOp op)
{
    int sum = 0;
    for_each_static(s, rules, seat, op, [&](const Static& effect, int times) { sum += effect.n * times; });
    return sum;
}

inline bool has_static(const State& s, const Rules& rules, Seat seat, StaticOp op)
{
    bool found = false;
    for_each_static(s, rules, seat, op, [&](const Static&, int times) { found |= times > 0; });
    return found;
}

// EH-082: for a role in battle.
inline int battle_points_of(const State& s, const Rules& rules, Seat seat, BattleRole role)
{
    int points = 0;
    for_each_static(s, rules, seat, StaticOp::BattlePoints, [&](const Static& effect, int times) {
        if (effect.role == BattleRole::Any || effect.role == role) points += effect.n * times;
    });
    return points;
}

// EH-067: the largest number of farms that any of a player's cards names.
inline int farm_max(const State& s, const Rules& rules, Seat seat)
{
    int most = rules.constants.countryside_improvement_limit;
    for_each_static(s, rules, seat, StaticOp::FarmMax, [&](const Static& effect, int times) {
        if (times > 0) most = effect.n;
    });
    return most;
}

// EH-053: production that a card may get in a turn; 0 is no limit.
inline int place_limit(const State& s, const Rules& rules, Seat seat)
{
    int limit = 0;
    for_each_static(s, rules, seat, StaticOp::PlaceLimit, [&](const Static& effect, int times) {
        if (times > 0) limit = effect.n;
    });
    return limit == 0 ? 0 : limit + s.turn.raised_limit;
}

// The sum is kept with the player; whatever changes cards or tokens on them counts it anew.
inline void recount_navy(State& s, const Rules& rules, Seat seat)
{
    s.players[seat].navy = static_cast<std::uint8_t>(std::min(255, sum_of(s, rules, seat, StaticOp::Navy)));
}

// EH-048: the active card of a type.
inline CardInPlay* active_card(State& s, const Rules& rules, Seat seat, CardKind kind, std::uint8_t type)
{
    for (CardInPlay& card : cards_of(s, seat))
        if (rules[card.card].kind == kind && rules[card.card].type == type) return &card;
    return nullptr;
}

inline int technology_level(const State& s, const Rules& rules, Seat seat, std::uint8_t type)
{
    for (const CardInPlay& card : cards_of(s, seat))
        if (rules[card.card].kind == CardKind::Technology && rules[card.card].type == type)
            return rules[card.card].level;
    return 0;
}

// EH-048: a technology that is not ahead of the active one.
inline bool is_without_effect(const State& s, const Rules& rules, Seat seat, const Card& card)
{
    return card.kind == CardKind::Technology && card.level <= technology_level(s, rules, seat, card.type);
}

// EH-048, EH-049: of a type only one policy and one technology is active; institutions stand side by side.
inline bool replaces(const Card& card, const Card& old)
{
    return card.kind != CardKind::Institution && card.kind == old.kind && card.type == old.type;
}

// Puts a card behind the others of its owner, and says at which place of the table it lies.
inline std::size_t add_card(State& s, Seat seat, CardId card)
{
    const std::size_t place = s.cards_from[index_of(seat) + 1];
    s.cards.push_back({});
    std::copy_backward(s.cards.begin() + place, s.cards.end() - 1, s.cards.end());
    CardInPlay added;
    added.owner = seat;
    added.card = card;
    s.cards[place] = added;
    for (std::size_t i = index_of(seat) + 1; i < s.cards_from.size(); ++i) ++s.cards_from[i];
    return place;
}

// The place of the copy-th copy of a card that a seat has in play; the number of cards if there is none.
inline std::size_t place_of(const State& s, Seat seat, CardId card, std::size_t copy)
{
    for (std::size_t i = s.cards_from[index_of(seat)]; i < s.cards_from[index_of(seat) + 1]; ++i)
        if (s.cards[i].card == card && copy-- == 0) return i;
    return s.cards.size();
}

inline std::uint8_t copy_at(const State& s, std::size_t place)
{
    std::uint8_t copy = 0;
    for (std::size_t i = s.cards_from[index_of(s.cards[place].owner)]; i < place; ++i)
        if (s.cards[i].card == s.cards[place].card) ++copy;
    return copy;
}

// Section 6: of copies that do not differ, only the first is named.
inline bool equals_an_earlier_copy(const State& s, std::size_t place)
{
    const CardInPlay& card = s.cards[place];
    for (std::size_t i = s.cards_from[index_of(card.owner)]; i < place; ++i) {
        const CardInPlay& other = s.cards[i];
        if (other.card == card.card && other.production == card.production && other.commerce == card.commerce &&
            other.placed == card.placed && other.activated == card.activated && other.partner == card.partner)
            return true;
    }
    return false;
}

}  // namespace tessera::eighteen_hundred
