// Operations against, and for, other players.
#pragma once

#include "games/eighteen_hundred/operations/asked.h"

namespace tessera::eighteen_hundred {

// A strike among the laborers of another player: so many become peasants.
struct operation::Strike {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "a strike of {n laborer(s)} of another player";
};

inline bool can_strike(const State& s, Seat seat, Province province, Seat other)
{
    return other != seat && s.players[other].employed[province] > 0;
}

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::Strike&)
{
    for (Province province : rules.urban)
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (can_strike(s, seat, province, id_at<Seat>(i))) return true;
    return false;
}

inline void ask(State& s, const operation::Strike&, const CarryOut& step)
{
    s.agenda.run_next({ChooseStrike{step.seat, step.list, step.index}});
}

inline void offer(const State& s, const Rules& rules, const ChooseStrike& asked, Offers<CallStrike>& out)
{
    for (Province province : rules.urban)
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (can_strike(s, asked.seat, province, id_at<Seat>(i))) out.add({province, id_at<Seat>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseStrike& asked, CallStrike a)
{
    if (rules.has(a.province) && rules.is_urban(a.province) && sits(s, a.seat) &&
        can_strike(s, asked.seat, a.province, a.seat))
        return allow();
    return refuse("EH-063: that player has no laborers there");
}

inline void apply(State& s, const Rules& rules, const ChooseStrike& asked, CallStrike a, Sink auto&)
{
    Harm harm;
    harm.kind = HarmKind::Strike;
    harm.by = asked.seat;
    harm.victim = owner_of(a.seat);
    harm.province = a.province;
    harm.role = Role::Laborer;
    harm.n = static_cast<std::uint8_t>(operation_asked(rules, asked).as<operation::Strike>().n);
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

inline void aim_at_player(State& s, const Rules& rules, HarmKind kind, const ChoosePlayer& asked, Seat victim, int n)
{
    Harm harm;
    harm.kind = kind;
    harm.by = asked.seat;
    harm.victim = owner_of(victim);
    harm.n = static_cast<std::uint8_t>(n);
    harm.admin_card = rules[asked.list].hand_card;
    aim(s, harm);
}

// One of another player's admin cards, by chance.
struct operation::StealAdmin {
    static constexpr std::string_view text = "steal an admin card";
    static constexpr bool asks_for_player = true;
};

inline Verdict check_player(const State& s, const Rules& rules, const operation::StealAdmin&, Seat other)
{
    if (hand_size(rules, s.players[other], HandDeck::Admin) == 0)
        return refuse("EH-063: this player has no admin card");
    return allow();
}

inline bool is_possible(const State& s, const Rules& rules, Seat seat, const operation::StealAdmin& a)
{
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (id_at<Seat>(i) != seat && check_player(s, rules, a, id_at<Seat>(i))) return true;
    return false;
}

inline void choose_player(State& s, const Rules& rules, const operation::StealAdmin&, const ChoosePlayer& asked,
                          Seat other, Sink auto&)
{
    aim_at_player(s, rules, HarmKind::StealAdmin, asked, other, 1);
}

// Another player discards n admin cards or loses n prosperity.
struct operation::Ultimatum {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "another player discards {n admin card(s)} or loses {n} prosperity";
    static constexpr bool asks_for_player = true;
};

inline void choose_player(State& s, const Rules& rules, const operation::Ultimatum& a, const ChoosePlayer& asked,
                          Seat other, Sink auto&)
{
    aim_at_player(s, rules, HarmKind::Ultimatum, asked, other, a.n);
}

struct operation::OtherGainsProsperity {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "another player gains {n} prosperity";
    static constexpr bool asks_for_player = true;
    static constexpr bool must_be_chosen = true;
};

inline void choose_player(State& s, const Rules& rules, const operation::OtherGainsProsperity& a,
                          const ChoosePlayer& asked, Seat other, Sink auto& tell)
{
    change_prosperity(s, rules, other, a.n, ProsperityBy::Card, cause_of(rules[asked.list]), tell);
}

// EH-090, EH-091: in their windows.
struct operation::CancelHarm {
    static constexpr std::string_view text = "nothing happens to you";
    static constexpr bool resolves_at_once = true;
};

inline void perform(State& s, const Rules&, const operation::CancelHarm&, const CarryOut& step, Sink auto& tell)
{
    avert(s, step.seat, tell);
}

struct operation::CancelAdmin {
    static constexpr std::string_view text = "the admin card has no effect on you";
    static constexpr bool resolves_at_once = true;
};

inline void perform(State& s, const Rules&, const operation::CancelAdmin&, const CarryOut& step, Sink auto& tell)
{
    avert(s, step.seat, tell);
}

}  // namespace tessera::eighteen_hundred
