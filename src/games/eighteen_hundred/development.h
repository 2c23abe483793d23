// Step 2, development: EH-046 to EH-049. A card is taken from the pool and played at once, or an admin card is drawn.
#pragma once

#include <algorithm>

#include "games/eighteen_hundred/booms.h"

namespace tessera::eighteen_hundred {

// EH-048: a technology may be too far ahead.
inline bool may_take(const State& s, const Rules& rules, Seat seat, CardId card)
{
    if (!rules.technologies_in_order || rules[card].kind != CardKind::Technology) return true;
    return rules[card].level <= technology_level(s, rules, seat, rules[card].type) + 1;
}

inline Verdict check_taking(const State& s, const Rules& rules, Seat seat, PoolPlace place)
{
    if (index_of(place) >= s.pool.size()) return refuse("EH-046: there is no card at that place of the pool");
    if (!may_take(s, rules, seat, s.pool[index_of(place)]))
        return refuse("EH-048: technologies are taken in order, and this one skips a level");
    return allow();
}

// EH-048, EH-049: puts the card into its place, and says where it lies on the table.
inline std::size_t put_into_play(State& s, const Rules& rules, Seat seat, CardId id, Sink auto& tell)
{
    const auto own = cards_of(s, seat);
    const auto active = std::find_if(own.begin(), own.end(),
                                     [&](const CardInPlay& old) { return replaces(rules[id], rules[old.card]); });
    if (active == own.end()) return add_card(s, seat, id);
    tell(CardReplaced{seat, active->card, active->production, active->commerce});
    if (!rules.replaced_card_loses_tokens) {
        add_to(s.players[seat].production, active->production);
        add_to(s.players[seat].commerce, active->commerce);
    }
    CardInPlay fresh;
    fresh.owner = seat;
    fresh.card = id;
    *active = fresh;
    return s.cards_from[index_of(seat)] + static_cast<std::size_t>(active - own.begin());
}

// EH-047: active, trade token, on_play, refill.
inline void take_card(State& s, const Rules& rules, Seat seat, PoolPlace place, bool in_development, Sink auto& tell)
{
    const CardId id = s.pool[index_of(place)];
    const Card& card = rules[id];
    s.pool.erase_at(index_of(place));
    s.turn.took_card = true;
    tell(CardTaken{seat, id, in_development});
    s.agenda.run_next({RefillPool{}});                                                      // EH-050
    if (is_without_effect(s, rules, seat, card)) return tell(CardWithoutEffect{seat, id});  // EH-048
    s.turn.card_in_use = static_cast<std::uint8_t>(put_into_play(s, rules, seat, id, tell));
    recount_navy(s, rules, seat);
    if (card.route != no_route) {  // EH-097
        add_to(s.players[seat].tokens[card.route], 1);
        tell(RouteShared{seat, card.route});
    }
    if (card.on_play != no_list) s.agenda.run_next({ResolveEffects{seat, card.on_play, 0}});
}

// EH-046: the step is skipped where neither is possible.
inline void perform(State& s, const Rules& rules, Develop, Sink auto&)
{
    bool possible = can_draw(s, rules, HandDeck::Admin);
    for (CardId card : s.pool) possible |= may_take(s, rules, s.turn.seat, card);
    if (possible) s.agenda.run_next({ChooseDevelopment{}});
}

inline void offer(const State& s, const Rules&, Offers<Take>& out)
{
    for (std::size_t i = 0; i < s.pool.size(); ++i) out.add({id_at<PoolPlace>(i)});
}

inline Verdict check(const State& s, const Rules& rules, Take a)
{
    return check_taking(s, rules, s.turn.seat, a.place);
}

inline void apply(State& s, const Rules& rules, Take a, Sink auto& tell)
{
    take_card(s, rules, s.turn.seat, a.place, true, tell);
}

inline void offer(const State&, const Rules&, Offers<DrawAdmin>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules& rules, DrawAdmin)
{
    if (!can_draw(s, rules, HandDeck::Admin)) return refuse("EH-046: no admin card is left to draw");
    return allow();
}

inline void apply(State& s, const Rules&, DrawAdmin, Sink auto&)
{
    s.agenda.run_next({DrawHandCards{s.turn.seat, HandDeck::Admin, 1}});
}

}  // namespace tessera::eighteen_hundred
