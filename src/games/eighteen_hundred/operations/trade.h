// Operations with trade routes, agreements and the development pool.
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

// A route with another player's token gets one of yours.
struct operation::ShareRoute {
    static constexpr std::string_view text = "share a trade route";
};

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::ShareRoute&)
{
    for (std::size_t i = 0; i < rules.routes.size(); ++i)
        if (can_share(s, seat, id_at<RouteId>(i))) return true;
    return false;
}

inline void ask(State& s, const operation::ShareRoute&, const CarryOut& step)
{
    s.agenda.run_next({ChooseRoute{step.seat}});
}

// A player with a smaller navy loses its token on a route that you share.
struct operation::BreakRoute {
    static constexpr std::string_view text = "remove a smaller navy's token from a shared trade route";
};

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::BreakRoute&)
{
    for (std::size_t i = 0; i < rules.routes.size(); ++i)
        for (std::size_t k = 0; k < s.players.size(); ++k)
            if (can_break(s, seat, id_at<RouteId>(i), id_at<Seat>(k))) return true;
    return false;
}

inline void ask(State& s, const operation::BreakRoute&, const CarryOut& step)
{
    s.agenda.run_next({ChooseBreak{step.seat, step.list, step.index}});
}

// EH-100.
struct operation::OfferFreeTrade {
    static constexpr std::string_view text = "offer Free Trade";

    static ArgumentMistake mistake_at(CardPart part)
    {
        if (part == CardPart::Development) return {};
        return {"op", "the agreement lies on a development card, so only such a card can offer it"};
    }
};

inline bool is_possible(const State& s, const Rules&, Seat seat, const operation::OfferFreeTrade&)
{
    return can_offer(s, {seat, 0});
}

inline void ask(State& s, const operation::OfferFreeTrade&, const CarryOut& step)
{
    s.agenda.run_next({OfferTrade{step.seat, 0}});
}

struct operation::EndFreeTrade {
    static constexpr std::string_view text = "end a Free Trade Agreement";
};

inline bool is_possible(const State& s, const Rules&, Seat, const operation::EndFreeTrade&)
{
    for (const Player& player : s.players)
        if (!player.partners.empty()) return true;
    return false;
}

inline void ask(State& s, const operation::EndFreeTrade&, const CarryOut& step)
{
    s.agenda.run_next({ChooseAgreement{step.seat, step.list, step.index}});
}

// EH-047: a card of the pool, of this kind.
struct operation::TakeCard {
    MEMBERS(CardKind kind);
    static constexpr std::string_view text = "take a card from the pool: {kind}";
};

inline Verdict check_pool(const State& s, const Rules& rules, Seat seat, const operation::TakeCard& a, PoolPlace place)
{
    if (rules[s.pool[index_of(place)]].kind != a.kind) return refuse("EH-063: that card is of another kind");
    return check_taking(s, rules, seat, place);
}

inline void choose_card(State& s, const Rules& rules, const operation::TakeCard&, Seat seat, PoolPlace place,
                        Sink auto& tell)
{
    take_card(s, rules, seat, place, false, tell);
}

// A card of the pool leaves the game.
struct operation::VetoCard {
    static constexpr std::string_view text = "remove a card from the pool";
};

inline Verdict check_pool(const State&, const Rules&, Seat, const operation::VetoCard&, PoolPlace) { return allow(); }

inline void choose_card(State& s, const Rules&, const operation::VetoCard&, Seat seat, PoolPlace place, Sink auto& tell)
{
    tell(CardVetoed{seat, s.pool[index_of(place)]});
    s.pool.erase_at(index_of(place));
    s.agenda.run_next({RefillPool{}});
}

template <class T>
concept AsksForPoolCard = requires(const State& s, const Rules& rules, const T& a)
{
    check_pool(s, rules, spectator, a, PoolPlace{0});
};

template <AsksForPoolCard T>
bool is_possible(const State& s, const Rules& rules, Seat seat, const T& a)
{
    for (std::size_t i = 0; i < s.pool.size(); ++i)
        if (check_pool(s, rules, seat, a, id_at<PoolPlace>(i))) return true;
    return false;
}

template <AsksForPoolCard T>
void ask(State& s, const T&, const CarryOut& step)
{
    s.agenda.run_next({ChoosePool{step.seat, step.list, step.index}});
}

}  // namespace tessera::eighteen_hundred
