// Operations on cards of the hand, of the decks and of the demand pile, and on the population, which cards count.
#pragma once

#include "games/treasury/events.h"
#include "games/treasury/operations/context.h"

namespace tessera::treasury {

// `draw`: each takes n cards into the hand; no limit applies.
struct operation::Draw {
    MEMBERS(Amount n; Selector who = {});
    static constexpr std::string_view text = "draw {n card(s)}[ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Draw& a, const EffectContext&, Seat seat, Sink auto&)
{
    s.agenda.run_next({DrawCards{seat, small_amount(s, rules, a.n, seat)}});
}

// `discard`: each discards n hand cards of own choice, one at a time; all, if there are fewer.
struct operation::Discard {
    MEMBERS(Amount n; Selector who = {});
    static constexpr std::string_view text = "discard {n card(s)}[ ({who})]";
};

inline void perform(State& s, const Rules& rules, const operation::Discard& a, const EffectContext& context, Seat seat,
                    Sink auto&)
{
    s.agenda.run_next({DiscardCards{seat, small_amount(s, rules, a.n, context.you)}});
}

inline void perform(State& s, const Rules&, DiscardCards step, Sink auto&)
{
    if (step.cards == 0 || s.players[step.seat].hand.empty()) return;
    s.agenda.run_next({
        ChooseDiscard{step.seat},
        DiscardCards{step.seat, static_cast<std::uint8_t>(step.cards - 1)},
    });
}

inline void offer(const State& s, const Rules&, const ChooseDiscard& asked, Offers<Discard>& out)
{
    for (CardId card : s.players[asked.seat].hand) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseDiscard& asked, Discard a)
{
    if (index_of(a.card) >= rules.card_count || !s.players[asked.seat].hand.contains(a.card))
        return refuse("TR-085: that card is not in your hand");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseDiscard& asked, Discard a, Sink auto& tell)
{
    discard_from_hand(s, rules, asked.seat, a.card);
    tell(CardDiscarded{asked.seat, a.card});
}

inline Discard redact_for(const State& s, const Rules& rules, Discard a, Seat viewer)
{
    const bool own = s.agenda.asks<ChooseDiscard>() && s.agenda.top_as<ChooseDiscard>().seat == viewer;
    if (!rules.public_discard && !own) a.card = no_card;
    return a;
}

// `announce`: n cards, one by one, face-up into the demand pile; they are not resolved.
struct operation::Announce {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "put {n card(s)} into the demand pile";
};

inline void perform(State& s, const Rules& rules, const operation::Announce& a, const EffectContext& context,
                    Sink auto&)
{
    s.agenda.run_next({Announce{small_amount(s, rules, a.n, context.you)}});
}

// `clear`: discard n demand cards that show the icon; you choose the class each time, and its oldest card goes.
struct operation::Clear {
    MEMBERS(Icon icon; Amount n);
    static constexpr std::string_view text = "discard {n card(s)} of the demand pile that show {icon}";
};

inline void perform(State& s, const Rules& rules, const operation::Clear& a, const EffectContext& context, Sink auto&)
{
    s.agenda.run_next(
        {ClearDemand{context.card, context.effect, context.you, small_amount(s, rules, a.n, context.you)}});
}

inline void perform(State& s, const Rules& rules, ClearDemand step, Sink auto&)
{
    if (step.left == 0 || count_demand(s, rules, operation_asked<operation::Clear>(rules, step).icon) == 0) return;
    s.agenda.run_next({
        ChooseCleared{step.card, step.effect, step.seat},
        ClearDemand{step.card, step.effect, step.seat, static_cast<std::uint8_t>(step.left - 1)},
    });
}

inline void offer(const State& s, const Rules& rules, const ChooseCleared&, Offers<Clear>& out)
{
    for (CardId card : s.demand)
        if (is_first_of_class(s.demand, rules, card)) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseCleared& asked, Clear a)
{
    if (!s.demand.contains(a.card)) return refuse("TR-085: that card is not in the demand pile");
    if (!is_first_of_class(s.demand, rules, a.card)) return refuse("TR-R30: of equal demand cards, the oldest goes");
    if (!shows(rules, a.card, operation_asked<operation::Clear>(rules, asked).icon))
        return refuse("TR-085: the card does not show what the effect clears");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseCleared& asked, Clear a, Sink auto& tell)
{
    remove_from(s.demand, a.card);
    discard(s, rules, a.card);
    tell(DemandCleared{asked.seat, a.card});
}

// `peek`: look at the top n cards of the draw pile, or the top n unrevealed ones of the current deck.
struct operation::Peek {
    MEMBERS(Pile pile; Number<1, 6> n);
    static constexpr std::string_view text = "look at the top {n card(s)} of the {pile} deck";
};

inline void perform(State& s, const Rules&, const operation::Peek& a, const EffectContext& context, Sink auto& tell)
{
    const PeekAt at = a.pile == Pile::Draw ? PeekAt::DrawPile : PeekAt::CurrentDeck;
    const auto cards = static_cast<std::uint8_t>(a.n);
    tell(CardsPeeked{context.you, at, cards});
    s.agenda.run_next({PeekCards{context.you, at, cards, 0}});
}

// `bury`: the top card of the current deck goes to its bottom; the new top is revealed outside resolution.
struct operation::Bury {
    static constexpr std::string_view text = "put the top card of the current deck under it";
};

inline void perform(State& s, const Rules&, const operation::Bury&, const EffectContext& context, Sink auto& tell)
{
    if (s.current.size() < 2) return;
    const CardId top = s.current[0];
    s.current.erase_at(0);
    s.current.push_back(top);
    tell(EventBuried{context.you, top});
    if (s.resolving.empty()) s.agenda.run_next({RevealTop{}});
}

// `grow`: the population increases by n (TR-049).
struct operation::Grow {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "the population grows by {n}";
};

inline void perform(State& s, const Rules& rules, const operation::Grow& a, const EffectContext& context, Sink auto&)
{
    s.agenda.run_next({Grow{context.you, small_amount(s, rules, a.n, context.you)}});
}

// `shrink`: it decreases by n (TR-050).
struct operation::Shrink {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "the population shrinks by {n}";
};

inline void perform(State& s, const Rules& rules, const operation::Shrink& a, const EffectContext& context, Sink auto&)
{
    s.agenda.run_next({Shrink{context.you, small_amount(s, rules, a.n, context.you)}});
}

}  // namespace tessera::treasury
