// Operations that lead to other effects: on a condition, for a price, or one of several.
#pragma once

#include "games/treasury/operations/context.h"

namespace tessera::treasury {

// `if`: carry out `then` if the condition holds now, otherwise `else`.
struct operation::If {
    MEMBERS(Conditions cond; Effects then; Effects else_ = {});
    static constexpr std::string_view text = "if {cond}: {then}[; otherwise: {else_}]";
};

inline void perform(State& s, const Rules& rules, const operation::If& a, const EffectContext& context, Sink auto&)
{
    run_effects(s, context.card, holds(s, rules, a.cond, context.you) ? a.then : a.else_, context.you);
}

// `may`: pay, or discard, or just wish it, and then it happens. It is offered only if the cost can be paid in full.
struct operation::May {
    MEMBERS(Number<1, 99> pay = 0; Number<1, 9> discard = 0; PlaceOfGold to = PlaceOfGold::Supply; Effects do_);
    static constexpr std::string_view text =
        "you may[ pay {pay gold}][ into the {to}][ discard {discard card(s)}]: {do_}";

    ArgumentMistake mistake() const
    {
        if (pay > 0 && discard > 0) return {"", "expected \"pay\" or \"discard\", not both"};
        return {};
    }
};

inline bool can_pay(const State& s, const operation::May& may, Seat you)
{
    return s.players[you].gold >= may.pay && static_cast<int>(s.players[you].hand.size()) >= may.discard;
}

inline void perform(State& s, const Rules&, const operation::May& a, const EffectContext& context, Sink auto&)
{
    if (can_pay(s, a, context.you)) s.agenda.run_next({ChooseMay{context.card, context.effect, context.you}});
}

inline void offer(const State&, const Rules&, Offers<Accept>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules& rules, const ChooseMay& asked, Accept)
{
    if (!can_pay(s, operation_asked<operation::May>(rules, asked), asked.seat))
        return refuse("TR-002: the cost is paid in full");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseMay& asked, Accept, Sink auto& tell)
{
    const auto may = operation_asked<operation::May>(rules, asked);
    run_effects(s, asked.card, may.do_, asked.seat);
    if (may.discard > 0) return s.agenda.run_next({DiscardCards{asked.seat, static_cast<std::uint8_t>(may.discard)}});
    if (may.pay == 0) return;
    if (may.to == PlaceOfGold::Treasury)
        lose_to_treasury(s, asked.seat, may.pay);
    else
        lose_to_supply(s, asked.seat, may.pay);
    tell(GoldPaid{asked.seat, static_cast<std::uint8_t>(may.pay), asked.card});
}

// `choose`: one list of effects.
struct operation::Choose {
    MEMBERS(EffectOptions options);
    static constexpr std::string_view text = "choose one: {options}";

    ArgumentMistake mistake() const
    {
        if (options.size() < 2) return {"options", "there are at least two options to choose from"};
        return {};
    }
};

inline void perform(State& s, const Rules&, const operation::Choose&, const EffectContext& context, Sink auto&)
{
    s.agenda.run_next({ChooseOne{context.card, context.effect, context.you}});
}

inline void offer(const State&, const Rules& rules, const ChooseOne& asked, Offers<ChooseOption>& out)
{
    const auto choose = operation_asked<operation::Choose>(rules, asked);
    for (std::size_t i = 0; i < choose.options.size(); ++i) out.add({static_cast<std::uint8_t>(i)});
}

inline Verdict check(const State&, const Rules& rules, const ChooseOne& asked, ChooseOption a)
{
    if (a.option >= operation_asked<operation::Choose>(rules, asked).options.size())
        return refuse("TR-085: there is no such option");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseOne& asked, ChooseOption a, Sink auto&)
{
    run_effects(s, asked.card, operation_asked<operation::Choose>(rules, asked).options[a.option], asked.seat);
}

// What is offered may be declined.

inline void offer(const State&, const Rules&, Offers<Decline>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Decline) { return allow(); }
inline void apply(State&, const Rules&, Decline, Sink auto&) {}

}  // namespace tessera::treasury
