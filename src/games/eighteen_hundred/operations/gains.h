// Operations that give or take at once: prosperity, tokens, cards of the hand, food.
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

struct operation::GainProsperity {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "gain {n} prosperity";
    static constexpr bool resolves_at_once = true;
};

inline void perform(State& s, const Rules& rules, const operation::GainProsperity& a, const CarryOut& step,
                    Sink auto& tell)
{
    change_prosperity(s, rules, step.seat, a.n, ProsperityBy::Card, cause_of(rules[step.list]), tell);
}

// EH-061.
struct operation::LoseProsperity {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "lose {n} prosperity";
    static constexpr bool resolves_at_once = true;
};

inline void perform(State& s, const Rules& rules, const operation::LoseProsperity& a, const CarryOut& step,
                    Sink auto& tell)
{
    change_prosperity(s, rules, step.seat, -a.n, ProsperityBy::Card, cause_of(rules[step.list]), tell);
}

// Tokens into the stockpile.
struct operation::GainProduction {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "gain {n} production";
    static constexpr bool resolves_at_once = true;
};

inline void perform(State& s, const Rules& rules, const operation::GainProduction& a, const CarryOut& step,
                    Sink auto& tell)
{
    gain_resources(s, step.seat, a.n, 0, cause_of(rules[step.list]), tell);
}

struct operation::GainCommerce {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "gain {n} commerce";
    static constexpr bool resolves_at_once = true;
};

inline void perform(State& s, const Rules& rules, const operation::GainCommerce& a, const CarryOut& step,
                    Sink auto& tell)
{
    gain_resources(s, step.seat, 0, a.n, cause_of(rules[step.list]), tell);
}

// EH-018.
struct operation::DrawAdmin {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "draw {n admin card(s)}";
};

inline bool is_possible(const State& s, const Rules& rules, Seat, const operation::DrawAdmin&)
{
    return can_draw(s, rules, HandDeck::Admin);
}

inline void perform(State& s, const Rules&, const operation::DrawAdmin& a, const CarryOut& step, Sink auto&)
{
    s.agenda.run_next({DrawHandCards{step.seat, HandDeck::Admin, static_cast<std::uint8_t>(a.n)}});
}

struct operation::DrawMilitary {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "draw {n military card(s)}";
};

inline bool is_possible(const State& s, const Rules& rules, Seat, const operation::DrawMilitary&)
{
    return can_draw(s, rules, HandDeck::Military);
}

inline void perform(State& s, const Rules&, const operation::DrawMilitary& a, const CarryOut& step, Sink auto&)
{
    s.agenda.run_next({DrawHandCards{step.seat, HandDeck::Military, static_cast<std::uint8_t>(a.n)}});
}

// Food until the end of the turn.
struct operation::Harvest {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "gain {n} food for this turn";
};

inline void perform(State& s, const Rules&, const operation::Harvest& a, const CarryOut& step, Sink auto& tell)
{
    if (step.seat == s.turn.seat) add_to(s.turn.harvest, a.n);
    tell(FoodGained{step.seat, static_cast<std::uint8_t>(a.n)});
}

// The place limit until the end of the turn.
struct operation::RaisePlaceLimit {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "place {n} more production on each card this turn";
};

inline void perform(State& s, const Rules&, const operation::RaisePlaceLimit& a, const CarryOut& step, Sink auto& tell)
{
    if (step.seat == s.turn.seat) add_to(s.turn.raised_limit, a.n);
    tell(PlaceLimitRaised{step.seat, static_cast<std::uint8_t>(a.n)});
}

}  // namespace tessera::eighteen_hundred
