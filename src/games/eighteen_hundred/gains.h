// Prosperity, costs and the stockpile: EH-061, EH-062, EH-064.
#pragma once

#include "engine/news.h"
#include "games/eighteen_hundred/metrics.h"
#include "games/eighteen_hundred/news.h"

namespace tessera::eighteen_hundred {

// What caused something: a card in play, a card of a hand, or neither.
struct Cause {
    CardId card = no_card;
    HandCard hand_card = no_hand_card;
};

inline Cause cause_of(const EffectList& list) { return {list.card, list.hand_card}; }

// EH-061: a loss happens in full, unless an option stops it at zero.
inline void change_prosperity(State& s, const Rules& rules, Seat seat, int amount, ProsperityBy by, Cause cause,
                              Sink auto& tell)
{
    std::int16_t& prosperity = s.players[seat].prosperity;
    int after = std::clamp(prosperity + amount, -30000, 30000);
    if (rules.prosperity_stops_at_zero && amount < 0) after = std::max(after, std::min<int>(0, prosperity));
    const int change = after - prosperity;
    prosperity = static_cast<std::int16_t>(after);
    if (change != 0) tell(ProsperityChanged{seat, static_cast<std::int8_t>(change), by, cause.card, cause.hand_card});
}

inline void add_to(std::uint16_t& tokens, int n)
{
    tokens = static_cast<std::uint16_t>(std::clamp(tokens + n, 0, 60000));
}

inline void gain_resources(State& s, Seat seat, int production, int commerce, Cause cause, Sink auto& tell)
{
    add_to(s.players[seat].production, production);
    add_to(s.players[seat].commerce, commerce);
    tell(ResourcesGained{seat, static_cast<std::uint8_t>(production), static_cast<std::uint8_t>(commerce), cause.card,
                         cause.hand_card});
}

// EH-062, EH-064: can everything be paid, if so many admin cards of the hand are needed otherwise?
inline bool can_pay(const State& s, const Rules& rules, Seat seat, const Cost& cost, int admin_cards_in_use)
{
    const Player& player = s.players[seat];
    if (player.prosperity < cost.spend_prosperity && cost.spend_prosperity > 0) return false;
    if (player.commerce < cost.spend_commerce || player.production < cost.spend_production) return false;
    if (cost.discard_admin > 0 && hand_size(rules, player, HandDeck::Admin) - admin_cards_in_use < cost.discard_admin)
        return false;
    return cost.discard_military == 0 || hand_size(rules, player, HandDeck::Military) >= cost.discard_military;
}

// Pays all but the discards, which `PayDiscards` asks for.
inline void pay(State& s, const Rules& rules, Seat seat, const Cost& cost, Cause cause, Sink auto& tell)
{
    add_to(s.players[seat].commerce, -cost.spend_commerce);
    add_to(s.players[seat].production, -cost.spend_production);
    if (cost.spend_prosperity > 0)
        change_prosperity(s, rules, seat, -cost.spend_prosperity, ProsperityBy::Cost, cause, tell);
}

}  // namespace tessera::eighteen_hundred
