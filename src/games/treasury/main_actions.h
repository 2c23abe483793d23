// Main actions: TR-021 to TR-031. Trigger an event, start, develop or sell a business.
#pragma once

#include "games/treasury/opening.h"
#include "games/treasury/rounds.h"

namespace tessera::treasury {

// Trigger: TR-021 to TR-024.

inline void offer(const State&, const Rules&, Offers<Trigger>& out) { out.add({}); }

inline Verdict check(const State& s, const Rules& rules, Trigger)
{
    if (s.turn.acted) return refuse("TR-018: one main action a turn");
    if (s.round.set_to_end) return refuse("TR-017: the round is set to end, and nobody may trigger");
    if (s.current.empty()) return refuse("TR-021: there is no current event");
    if (needs_seed(s, rules) && !can_seed(s, rules)) return refuse("TR-021: you have no card to place");
    return allow();
}

inline void apply(State& s, const Rules& rules, Trigger, Sink auto& tell)
{
    s.turn.acted = true;
    tell(EventTriggered{s.turn.seat, s.current[0]});
    s.agenda.run_next({
        ResolveNext{s.turn.seat},  // TR-023: the event is resolved, with whoever triggered it as actor,
        AfterAction{},             // TR-024: and if it was the last one, the round is set to end
        TurnMenu{},
    });
    if (needs_seed(s, rules)) s.agenda.run_next({ChooseSeed{}});  // TR-022
}

// TR-022: the card that is placed on the future deck.

inline void offer(const State& s, const Rules&, Offers<Seed>& out)
{
    for (CardId card : s.mover().hand) out.add({SeedFrom::Hand, card});
    out.add({SeedFrom::DrawPile, no_card});
}

inline bool is_in_hand(const Rules& rules, const Player& player, CardId card)
{
    return index_of(card) < rules.card_count && player.hand.contains(card);
}

inline Verdict check(const State& s, const Rules& rules, Seed a)
{
    if (a.from == SeedFrom::Hand) {
        if (!is_in_hand(rules, s.mover(), a.card)) return refuse("TR-022: that card is not in your hand");
        return allow();
    }
    if (a.from != SeedFrom::DrawPile || a.card != no_card)
        return refuse("TR-022: the card comes from the hand or from the draw pile");
    if (!rules.seeds_from_draw_pile) return refuse("TR-022: the card comes from your hand");
    if (piles_are_empty(s, rules)) return refuse("TR-022: the draw pile is empty");
    return allow();
}

inline void apply(State& s, const Rules& rules, Seed a, Sink auto& tell)
{
    if (a.from == SeedFrom::Hand) {
        leave_hand_unseen(s, rules, s.turn.seat, a.card);
        s.future.push_back(a.card);
        return tell(CardSeeded{s.turn.seat, a.from, a.card});
    }
    tell(CardSeeded{s.turn.seat, a.from, rules.unseen_card(static_cast<Age>(draw_pile(s, rules)))});
    const Seat onlooker = rules.seeder_looks ? s.turn.seat : spectator;  // TR-R07
    s.agenda.run_next({TakeCard{Destination::Future, onlooker, no_place}});
}

// Start: TR-025, TR-026.

inline void offer(const State&, const Rules&, Offers<Start>& out) { out.add({}); }

// A table is only so large; who has filled it can always sell.
inline bool has_room(const Player& player)
{
    return count_businesses_that(player, [](const Business& b) { return b.is_there(); }) <
           static_cast<int>(max_businesses);
}

inline Verdict check(const State& s, const Rules&, Start)
{
    if (s.turn.acted) return refuse("TR-018: one main action a turn");
    if (s.mover().hand.empty()) return refuse("TR-025: you have no card in hand");
    if (!has_room(s.mover())) return refuse("TR-025: the table has no room for another business; sell one first");
    return allow();
}

inline void apply(State& s, const Rules&, Start, Sink auto&)
{
    s.turn.acted = true;
    s.agenda.run_next({ChooseStarted{}, AfterAction{}, TurnMenu{}});
}

inline void offer(const State& s, const Rules&, Offers<StartCard>& out)
{
    for (CardId card : s.mover().hand) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, StartCard a)
{
    if (!is_in_hand(rules, s.mover(), a.card)) return refuse("TR-025: that card is not in your hand");
    return allow();
}

// A new business takes the first free place.
inline Place free_place(Player& player)
{
    for (std::size_t i = 0; i < player.businesses.size(); ++i)
        if (!player.businesses[i].is_there()) return id_at<Place>(i);
    player.businesses.push_back({});
    return id_at<Place>(player.businesses.size() - 1);
}

inline void apply(State& s, const Rules& rules, StartCard a, Sink auto& tell)
{
    leave_hand_unseen(s, rules, s.turn.seat, a.card);
    const Place place = free_place(s.mover());
    s.mover().businesses[index_of(place)] = {.card = a.card};
    s.mover().started.insert(place);
    tell(BusinessStarted{s.turn.seat, place, a.card});
    if (rules.starts_face_up) s.agenda.run_next({OfferFaceUp{place}});  // TR-026, after the abilities
    s.agenda.run_next({fire(s, Occasion::YouStart, s.turn.seat)});
}

// TR-026: the card that was just started may be opened for gold at once.
inline void perform(State& s, const Rules& rules, OfferFaceUp step, Sink auto&)
{
    // An ability may have sold it meanwhile.
    if (!s.mover().started.contains(step.business)) return;
    if (check_gold(s, rules, s.turn.seat, step.business)) s.agenda.run_next({ChooseFaceUp{step.business}});
}

inline void offer(const State&, const Rules&, const ChooseFaceUp& asked, Offers<Open>& out)
{
    out.add({asked.business, Opening::Gold});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseFaceUp& asked, Open a)
{
    if (a.business != asked.business || a.by != Opening::Gold)
        return refuse("TR-026: only the business that was just started may be opened, for gold");
    return check_gold(s, rules, s.turn.seat, a.business);
}

// Develop: TR-027, TR-028.

template <class Asked>
void offer_own_businesses(const State& s, Seat seat, Asked& out)
{
    for (std::size_t i = 0; i < s.players[seat].businesses.size(); ++i)
        if (s.players[seat].businesses[i].is_there()) out.add({id_at<Place>(i)});
}

inline void offer(const State& s, const Rules&, Offers<Develop>& out) { offer_own_businesses(s, s.turn.seat, out); }

inline Verdict check(const State& s, const Rules& rules, Develop a)
{
    if (s.turn.acted) return refuse("TR-018: one main action a turn");
    if (s.mover().hand.empty()) return refuse("TR-027: you have no card in hand");
    return check_development(s, rules, s.turn.seat, a.business);
}

inline void apply(State& s, const Rules&, Develop a, Sink auto&)
{
    s.turn.acted = true;
    s.agenda.run_next({ChooseDeveloped{a.business}, AfterAction{}, TurnMenu{}});
}

inline void offer(const State& s, const Rules&, Offers<DevelopCard>& out)
{
    for (CardId card : s.mover().hand) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, DevelopCard a)
{
    if (!is_in_hand(rules, s.mover(), a.card)) return refuse("TR-027: that card is not in your hand");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseDeveloped& asked, DevelopCard a, Sink auto& tell)
{
    leave_hand_unseen(s, rules, s.turn.seat, a.card);
    s.laid.push_back({s.turn.seat, asked.business, 0, a.card});
    s.mover().developed.insert(asked.business);
    tell(BusinessDeveloped{s.turn.seat, asked.business, a.card, false});
    s.agenda.run_next({fire(s, Occasion::YouDevelop, s.turn.seat)});
}

// Sell: TR-029 to TR-031.

inline void offer(const State& s, const Rules&, Offers<Sell>& out) { offer_own_businesses(s, s.turn.seat, out); }

inline Verdict check(const State& s, const Rules&, const TurnMenu&, Sell a)
{
    if (s.turn.acted) return refuse("TR-018: one main action a turn");
    if (!has_business(s.mover(), a.business)) return refuse("TR-029: you have no business in that place");
    return allow();
}

inline void apply(State& s, const Rules& rules, const TurnMenu&, Sell a, Sink auto& tell)
{
    s.turn.acted = true;
    s.agenda.run_next({AfterAction{}, TurnMenu{}});
    sell(s, rules, s.turn.seat, a.business, 0, tell);
}

// What others see: that a card of some age was played face-down, which the table shows anyway.

inline Seed redact_for(const State& s, const Rules&, Seed a, Seat viewer)
{
    if (viewer != s.turn.seat) a.card = no_card;
    return a;
}

inline StartCard redact_for(const State& s, const Rules&, StartCard a, Seat viewer)
{
    if (viewer != s.turn.seat) a.card = no_card;
    return a;
}

inline DevelopCard redact_for(const State& s, const Rules&, DevelopCard a, Seat viewer)
{
    if (viewer != s.turn.seat) a.card = no_card;
    return a;
}

}  // namespace tessera::treasury
