// Trade routes and Free Trade: EH-097 to EH-102.
#pragma once

#include "games/eighteen_hundred/battle_end.h"

namespace tessera::eighteen_hundred {

// share_route: a route with another player's token and none of one's own.
inline bool can_share(const State& s, Seat seat, RouteId route)
{
    if (s.players[seat].tokens[route] > 0) return false;
    for (const Player& player : s.players)
        if (player.tokens[route] > 0) return true;
    return false;
}

inline void offer(const State&, const Rules& rules, Offers<PickRoute>& out)
{
    for (std::size_t i = 0; i < rules.routes.size(); ++i) out.add({id_at<RouteId>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseRoute& asked, PickRoute a)
{
    if (index_of(a.route) < rules.routes.size() && can_share(s, asked.seat, a.route)) return allow();
    return refuse("EH-097: share a route on which another player has a token and you have none");
}

inline void apply(State& s, const Rules&, const ChooseRoute& asked, PickRoute a, Sink auto& tell)
{
    add_to(s.players[asked.seat].tokens[a.route], 1);
    tell(RouteShared{asked.seat, a.route});
}

// break_route: a token of a player with a smaller navy, on a route that both hold.
inline bool can_break(const State& s, Seat seat, RouteId route, Seat other)
{
    const Player& player = s.players[seat];
    return other != seat && player.tokens[route] > 0 && s.players[other].tokens[route] > 0 &&
           s.players[other].navy < player.navy;
}

inline void offer(const State& s, const Rules& rules, const ChooseBreak& asked, Offers<BreakRoute>& out)
{
    for (std::size_t i = 0; i < rules.routes.size(); ++i)
        for (std::size_t k = 0; k < s.players.size(); ++k)
            if (can_break(s, asked.seat, id_at<RouteId>(i), id_at<Seat>(k)))
                out.add({id_at<RouteId>(i), id_at<Seat>(k)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseBreak& asked, BreakRoute a)
{
    if (index_of(a.route) < rules.routes.size() && sits(s, a.seat) && can_break(s, asked.seat, a.route, a.seat))
        return allow();
    return refuse("EH-099: break a route that you share with a player of a smaller navy");
}

inline void apply(State& s, const Rules& rules, const ChooseBreak& asked, BreakRoute a, Sink auto&)
{
    Harm harm;
    harm.kind = HarmKind::BreakRoute;
    harm.by = asked.seat;
    harm.victim = owner_of(a.seat);
    harm.route = a.route;
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

// Offers: EH-100, EH-101.

inline bool can_offer_to(const State& s, const OfferTrade& asked, Seat other)
{
    return other != asked.seat && !s.players[asked.seat].partners.contains(other) &&
           (asked.refused >> index_of(other) & 1) == 0;
}

inline bool can_offer(const State& s, const OfferTrade& asked)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (can_offer_to(s, asked, id_at<Seat>(i))) return true;
    return false;
}

inline void offer_others(const State& s, Seat seat, Offers<PickPlayer>& out)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (id_at<Seat>(i) != seat) out.add({id_at<Seat>(i)});
}

inline void offer(const State& s, const Rules&, const OfferTrade& asked, Offers<PickPlayer>& out)
{
    offer_others(s, asked.seat, out);
}

inline Verdict check(const State& s, const Rules&, const OfferTrade& asked, PickPlayer a)
{
    if (!sits(s, a.seat) || a.seat == asked.seat) return refuse("EH-100: the offer is made to another player");
    if (s.players[asked.seat].partners.contains(a.seat))
        return refuse("EH-101: you have an agreement with this player");
    if (!can_offer_to(s, asked, a.seat)) return refuse("EH-100: this player has declined");
    return allow();
}

inline void apply(State& s, const Rules&, const OfferTrade& asked, PickPlayer a, Sink auto& tell)
{
    tell(TradeOffered{asked.seat, a.seat});
    s.agenda.run_next({AnswerOffer{a.seat, asked.seat, asked.refused}});
}

inline void offer(const State&, const Rules&, Offers<Accept>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Accept) { return allow(); }

inline void apply(State& s, const Rules&, const AnswerOffer& asked, Accept, Sink auto& tell)
{
    s.players[asked.seat].partners.insert(asked.from);
    s.players[asked.from].partners.insert(asked.seat);
    s.cards[s.turn.card_in_use].partner = asked.seat;
    tell(AgreementMade{asked.from, asked.seat});
}

inline void offer(const State&, const Rules&, Offers<Decline>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Decline) { return allow(); }

inline void apply(State& s, const Rules&, const AnswerOffer& asked, Decline, Sink auto& tell)
{
    tell(TradeDeclined{asked.seat, asked.from});
    OfferTrade again{asked.from, asked.refused};
    again.refused = static_cast<std::uint8_t>(again.refused | 1u << index_of(asked.seat));
    if (can_offer(s, again)) s.agenda.run_next({again});
}

// end_free_trade: any agreement in force. EH-091 says which party is asked first.

inline void offer(const State& s, const Rules&, Offers<EndAgreement>& out)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        for (Seat partner : s.players[i].partners)
            if (id_at<Seat>(i) < partner) out.add({id_at<Seat>(i), partner});
}

inline Verdict check(const State& s, const Rules&, EndAgreement a)
{
    if (sits(s, a.first) && a.first < a.second && s.players[a.first].partners.contains(a.second)) return allow();
    return refuse("EH-102: those two players have no agreement");
}

inline void apply(State& s, const Rules& rules, const ChooseAgreement& asked, EndAgreement a, Sink auto&)
{
    const auto places_from_mover = [&](Seat seat) {
        return (index_of(seat) + s.players.size() - index_of(s.turn.seat)) % s.players.size();
    };
    const bool first_is_next = places_from_mover(a.first) < places_from_mover(a.second);
    Harm harm;
    harm.kind = HarmKind::EndTrade;
    harm.by = asked.seat;
    harm.victim = owner_of(first_is_next ? a.first : a.second);
    harm.other_victim = owner_of(first_is_next ? a.second : a.first);
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

}  // namespace tessera::eighteen_hundred
