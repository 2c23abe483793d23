// Events and population: TR-047 to TR-054.
#pragma once

#include "games/treasury/abilities.h"
#include "games/treasury/taking.h"

namespace tessera::treasury {

// A card that is resolved without having been revealed is turned over first.
inline void perform(State& s, const Rules& rules, TurnOverNext, Sink auto&)
{
    const Deck deck = s.current.empty() ? Deck::Future : Deck::Current;
    const CardId next = deck == Deck::Current ? s.current[0] : s.future[0];
    if (rules.is_unseen(next)) s.agenda.run_next({ChooseRevealed{deck}});
}

// TR-047: the top card of the current deck, or, if that is empty, the oldest card of the future deck.
inline void perform(State& s, const Rules& rules, ResolveNext step, Sink auto&)
{
    CardList& deck = s.current.empty() ? s.future : s.current;
    const CardId card = deck[0];
    deck.erase_at(0);
    show_to_all(s, card);
    s.resolving.push_back(card);
    s.agenda.run_next({FinishEvent{card, step.actor}});
    if (rules[card].event != no_effect) s.agenda.run_next({RunEffects{card, rules[card].event, step.actor}});
}

// TR-047: then it is demand, and `event` abilities fire. TR-054: outside resolution the next event lies face-up.
inline void perform(State& s, const Rules&, FinishEvent step, Sink auto& tell)
{
    remove_from(s.resolving, step.card);
    put_into_demand(s, step.card);
    tell(EventResolved{step.card, step.actor});
    if (s.resolving.empty()) s.agenda.run_next({RevealTop{}});
    s.agenda.run_next({fire(s, Occasion::Event, step.actor, step.card)});
}

// TR-049, TR-051: one at a time; without a card there is no increase.
inline void perform(State& s, const Rules& rules, Grow step, Sink auto& tell)
{
    if (step.times == 0 || piles_are_empty(s, rules)) return;
    tell(PopulationGrew{static_cast<std::uint8_t>(population(s, rules) + 1)});
    s.agenda.run_next({
        TakeCard{Destination::Future, spectator, no_place},
        fire_then(Occasion::Grows, step.actor),
        Grow{step.actor, static_cast<std::uint8_t>(step.times - 1)},
    });
}

// TR-050 to TR-052: at the minimum nothing happens; otherwise an event is resolved, completely, by the same actor.
inline void perform(State& s, const Rules& rules, Shrink step, Sink auto& tell)
{
    if (step.times == 0 || population(s, rules) <= minimum_population(s)) return;
    if (s.current.empty() && s.future.empty()) return;
    tell(PopulationShrank{static_cast<std::uint8_t>(population(s, rules) - 1)});
    s.agenda.run_next({
        TurnOverNext{},
        ResolveNext{step.actor},
        fire_then(Occasion::Shrinks, step.actor),
        Shrink{step.actor, static_cast<std::uint8_t>(step.times - 1)},
    });
}

}  // namespace tessera::treasury
