// Taking cards from the piles: TR-004, and TR-071, which watches every card that is taken. A pile has no order until
// somebody looks: chance then picks one of the cards of that age that nobody has seen.
#pragma once

#include "games/treasury/knowledge.h"

namespace tessera::treasury {

// TR-057, TR-071: the future deck goes under the current one, its oldest card first.
inline void move_future_under_current(State& s)
{
    for (CardId card : s.future) s.current.push_back(card);
    s.future.clear();
}

// TR-071: with the last card of the piles the final phase begins, even in the middle of an effect.
inline void look_for_final_phase(State& s, const Rules& rules, Sink auto& tell)
{
    if (rules.game_end != GameEnd::FinalRound || s.final_phase || !piles_are_empty(s, rules)) return;
    s.final_phase = true;
    s.extra_round = rules.late_exhaustion_adds_round && s.round.set_to_end;  // TR-074, TR-R47
    move_future_under_current(s);
    tell(FinalPhaseBegan{});
    if (s.resolving.empty()) s.agenda.run_next({RevealTop{}});  // TR-054
}

// The card has left its pile and reaches its destination.
inline void arrive(State& s, const Rules& rules, TakeCard step, CardId card, Sink auto& tell)
{
    if (!rules.is_unseen(card)) show_to(s, step.seat, card);
    switch (step.to) {
        case Destination::Hand:
            s.players[step.seat].hand.insert(card);
            tell(CardDrawn{step.seat, card});
            break;
        case Destination::Future: s.future.push_back(card); break;
        case Destination::Development:
            s.laid.push_back({step.seat, step.business, 0, card});
            s.players[step.seat].developed.insert(step.business);
            tell(BusinessDeveloped{step.seat, step.business, card, true});
            break;
        case Destination::Demand:
            put_into_demand(s, card);
            tell(CardAnnounced{card});
            break;
        case Destination::Discard:
            // TR-R54: unseen it stays unseen, as if it lay in the box.
            if (!rules.is_unseen(card)) discard(s, rules, card);
            tell(TopCardDiscarded{card});
            break;
    }
    look_for_final_phase(s, rules, tell);
}

inline void perform(State& s, const Rules& rules, TakeCard step, Sink auto& tell)
{
    const std::size_t age = draw_pile(s, rules);
    if (age == rules.ages()) return;  // TR-004
    if (s.peeked.empty()) {
        const bool nobody_looks = (step.to == Destination::Future && step.seat == spectator) ||
                                  (step.to == Destination::Discard && !rules.public_discard);
        if (!nobody_looks) return s.agenda.run_next({ChooseTaken{step.to, step.seat, step.business}});
    }
    CardId card = rules.unseen_card(static_cast<Age>(age));
    if (!s.peeked.empty()) {
        card = s.peeked[0];
        s.peeked.erase_at(0);
    }
    --s.piles[age];
    s.last_taken = static_cast<Age>(age);
    arrive(s, rules, step, card, tell);
}

inline void outcomes(const State& s, const Rules& rules, const ChooseTaken& asked, Outcomes<Draw>& out)
{
    for (CardId card : s.unseen& rules.cards_of_age[draw_pile(s, rules)]) out.add({asked.seat, card});
}

inline void apply(State& s, const Rules& rules, const ChooseTaken& asked, Draw a, Sink auto& tell)
{
    const std::size_t age = draw_pile(s, rules);
    --s.piles[age];
    s.last_taken = static_cast<Age>(age);
    s.unseen.erase(a.card);
    arrive(s, rules, {asked.to, asked.seat, asked.business}, a.card, tell);
}

// TR-004: several cards are taken one at a time.

inline void perform(State& s, const Rules&, DrawCards step, Sink auto&)
{
    if (step.cards == 0) return;
    s.agenda.run_next({
        TakeCard{Destination::Hand, step.seat, no_place},
        DrawCards{step.seat, static_cast<std::uint8_t>(step.cards - 1)},
    });
}

inline void perform(State& s, const Rules&, Announce step, Sink auto&)
{
    if (step.cards == 0) return;
    s.agenda.run_next({
        TakeCard{Destination::Demand, spectator, no_place},
        Announce{static_cast<std::uint8_t>(step.cards - 1)},
    });
}

// TR-024, TR-054: outside resolution the top card of the current deck lies face-up.
inline void perform(State& s, const Rules& rules, RevealTop, Sink auto& tell)
{
    if (s.current.empty()) return;
    const CardId top = s.current[0];
    if (rules.is_unseen(top)) return s.agenda.run_next({ChooseRevealed{Deck::Current}, RevealTop{}});
    const bool is_new = s.seen[top] != everybody;
    show_to_all(s, top);
    if (is_new) tell(EventRevealed{top});
}

inline void outcomes(const State& s, const Rules& rules, const ChooseRevealed& asked, Outcomes<Reveal>& out)
{
    const CardId hidden = asked.deck == Deck::Current ? s.current[0] : s.future[0];
    for (CardId card : s.unseen& rules.cards_of_age[rules[hidden].age]) out.add({card});
}

inline void apply(State& s, const Rules&, const ChooseRevealed& asked, Reveal a, Sink auto&)
{
    s.unseen.erase(a.card);
    (asked.deck == Deck::Current ? s.current[0] : s.future[0]) = a.card;
}

// `peek`: the cards keep their order, and whoever looked knows them from now on.

// Is this card of the current deck face-up, or known to all?
inline bool is_public(const State& s, const Rules& rules, CardId card)
{
    return !rules.is_unseen(card) && s.seen[card] == everybody;
}

inline void perform(State& s, const Rules& rules, PeekCards step, Sink auto&)
{
    if (step.left == 0) return;
    const PeekCards next{step.seat, step.pile, static_cast<std::uint8_t>(step.left - 1),
                         static_cast<std::uint8_t>(step.at + 1)};
    CardId card = no_card;
    if (step.pile == PeekAt::DrawPile) {
        const std::size_t age = draw_pile(s, rules);
        if (age == rules.ages() || step.at >= s.piles[age] || step.at >= decltype(s.peeked)::capacity()) return;
        card = step.at < s.peeked.size() ? s.peeked[step.at] : rules.unseen_card(static_cast<Age>(age));
    } else {
        if (step.at >= s.current.size()) return;
        card = s.current[step.at];
        // Only unrevealed cards count.
        if (is_public(s, rules, card)) return s.agenda.run_next({PeekCards{step.seat, step.pile, step.left, next.at}});
    }
    if (rules.is_unseen(card)) return s.agenda.run_next({ChoosePeeked{step.seat, step.pile, step.at}, next});
    show_to(s, step.seat, card);
    s.agenda.run_next({next});
}

inline void outcomes(const State& s, const Rules& rules, const ChoosePeeked& asked, Outcomes<Peek>& out)
{
    const std::size_t age =
        asked.pile == PeekAt::DrawPile ? draw_pile(s, rules) : std::size_t{rules[s.current[asked.at]].age};
    for (CardId card : s.unseen& rules.cards_of_age[age]) out.add({asked.seat, card});
}

inline void apply(State& s, const Rules&, const ChoosePeeked& asked, Peek a, Sink auto&)
{
    s.unseen.erase(a.card);
    show_to(s, asked.seat, a.card);
    if (asked.pile == PeekAt::DrawPile)
        s.peeked.push_back(a.card);
    else
        s.current[asked.at] = a.card;
}

// What others see of these: that a card was drawn or looked at.

inline Draw redact_for(const State&, const Rules&, Draw a, Seat viewer)
{
    if (a.seat != viewer && a.seat != spectator) a.card = no_card;
    return a;
}

inline Peek redact_for(const State&, const Rules&, Peek a, Seat viewer)
{
    if (a.seat != viewer) a.card = no_card;
    return a;
}

}  // namespace tessera::treasury
