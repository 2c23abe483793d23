// Admin and military cards: drawing, discarding and playing them, EH-018 to EH-020, EH-040, EH-088, and who knows which
// card is in whose hand (section 6).
#pragma once

#include "engine/game.h"
#include "games/eighteen_hundred/gains.h"

namespace tessera::eighteen_hundred {

// Knowledge. A player from whom a card was stolen knows that the thief has it, as long as its way can be followed.

inline void forget_one(State& s, Seat viewer, Seat holder, HandCard card)
{
    for (std::size_t i = 0; i < s.known.size(); ++i)
        if (s.known[i] == KnownCard{viewer, holder, card}) return s.known.erase_at(i);
}

// A card left a hand for all to see: whoever knew of one such card there knows of one less.
inline void forget_shown(State& s, Seat holder, HandCard card)
{
    for (std::size_t i = 0; i < s.players.size(); ++i) forget_one(s, id_at<Seat>(i), holder, card);
}

// A random card was stolen: only the two players concerned know which.
inline void follow_stolen(State& s, Seat thief, Seat from, HandCard card)
{
    forget_one(s, thief, from, card);
    for (std::size_t i = s.known.size(); i-- > 0;)
        if (s.known[i].holder == from && s.known[i].viewer != thief) s.known.erase_at(i);
    if (s.known.full()) s.known.erase_at(0);
    s.known.push_back({from, thief, card});
}

inline void leave_hand(State& s, Seat seat, HandCard card)
{
    --s.players[seat].hand[card];
    forget_shown(s, seat, card);
}

// EH-020: discards lie face up.
inline void discard(State& s, Seat seat, HandCard card, Sink auto& tell)
{
    leave_hand(s, seat, card);
    ++s.discard[card];
    tell(HandCardDiscarded{seat, card});
}

// Drawing: EH-018.

inline int count_of(const Rules& rules, const HandCards& cards, HandDeck deck)
{
    int count = 0;
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
        if (rules.hand_cards[i].deck == deck) count += cards.items[i];
    return count;
}

inline bool can_draw(const State& s, const Rules& rules, HandDeck deck)
{
    return count_of(rules, s.deck, deck) > 0 || count_of(rules, s.discard, deck) > 0;
}

inline void perform(State& s, const Rules& rules, DrawHandCards step, Sink auto&)
{
    if (step.left == 0 || !can_draw(s, rules, step.deck)) return;
    if (count_of(rules, s.deck, step.deck) == 0)
        for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
            if (rules.hand_cards[i].deck == step.deck) std::swap(s.deck.items[i], s.discard.items[i]);
    s.agenda.run_next({
        ChooseDrawnCard{step.seat, step.deck},
        DrawHandCards{step.seat, step.deck, static_cast<std::uint8_t>(step.left - 1)},
    });
}

// Every card that remains in the deck is equally likely.
inline void outcomes(const State& s, const Rules& rules, const ChooseDrawnCard& asked, Outcomes<DrawCard>& out)
{
    const double cards = count_of(rules, s.deck, asked.deck);
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
        if (rules.hand_cards[i].deck == asked.deck && s.deck.items[i] > 0)
            out.add({asked.seat, id_at<HandCard>(i)}, s.deck.items[i] / cards);
}

inline void apply(State& s, const Rules& rules, DrawCard a, Sink auto& tell)
{
    --s.deck[a.card];
    ++s.players[a.seat].hand[a.card];
    tell(HandCardDrawn{a.seat, rules[a.card].deck, a.card});
}

// Discards that are due as a cost: EH-064, of the payer's choice.

inline void perform(State& s, const Rules& rules, PayDiscards step, Sink auto&)
{
    const Player& player = s.players[step.seat];
    const bool admin = step.admin > 0 && hand_size(rules, player, HandDeck::Admin) > 0;
    const bool military = step.military > 0 && hand_size(rules, player, HandDeck::Military) > 0;
    if (admin || military) s.agenda.run_next({DiscardCost{step.seat, step.admin, step.military}});
}

inline void offer_hand(const State& s, const Rules& rules, Seat seat, auto& out)
{
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
        if (s.players[seat].hand.items[i] > 0) out.add({id_at<HandCard>(i)});
}

inline bool holds(const State& s, const Rules& rules, Seat seat, HandCard card)
{
    return rules.has(card) && s.players[seat].hand[card] > 0;
}

template <class Asked>
void offer(const State& s, const Rules& rules, const Asked& asked, Offers<DiscardCard>& out)
{
    offer_hand(s, rules, asked.seat, out);
}

inline Verdict check(const State& s, const Rules& rules, const DiscardCost& asked, DiscardCard a)
{
    if (!holds(s, rules, asked.seat, a.card)) return refuse("EH-064: that card is not in your hand");
    const std::uint8_t due = rules[a.card].deck == HandDeck::Admin ? asked.admin : asked.military;
    return due > 0 ? allow() : refuse("EH-064: no card of this deck is due");
}

inline void apply(State& s, const Rules& rules, const DiscardCost& asked, DiscardCard a, Sink auto& tell)
{
    discard(s, asked.seat, a.card, tell);
    PayDiscards rest{asked.seat, asked.admin, asked.military};
    --(rules[a.card].deck == HandDeck::Admin ? rest.admin : rest.military);
    s.agenda.run_next({rest});
}

// EH-019: down to the hand limit, at the end of the turn.

inline void perform(State& s, const Rules& rules, HandLimit, Sink auto&)
{
    const Player& player = s.mover();
    const int cards = hand_size(rules, player, HandDeck::Admin) + hand_size(rules, player, HandDeck::Military);
    if (rules.hand_limit > 0 && cards > rules.hand_limit) s.agenda.run_next({DiscardDown{s.turn.seat}, HandLimit{}});
}

inline Verdict check(const State& s, const Rules& rules, const DiscardDown& asked, DiscardCard a)
{
    return holds(s, rules, asked.seat, a.card) ? allow() : refuse("EH-019: that card is not in your hand");
}

inline void apply(State& s, const Rules&, const DiscardDown& asked, DiscardCard a, Sink auto& tell)
{
    discard(s, asked.seat, a.card, tell);
}

// Admin cards in the own turn: EH-040, EH-088.

template <class Asked>
concept TurnQuestion = requires
{
    Asked::allows_admin_cards;
};

bool is_possible(const State& s, const Rules& rules, Seat seat, const Operation& operation);

inline bool any_possible(const State& s, const Rules& rules, Seat seat, ListId list)
{
    for (const Operation& operation : rules[list].operations)
        if (is_possible(s, rules, seat, operation)) return true;
    return false;
}

template <TurnQuestion Asked>
void offer(const State& s, const Rules& rules, const Asked&, Offers<PlayCard>& out)
{
    offer_hand(s, rules, s.turn.seat, out);
}

template <TurnQuestion Asked>
Verdict check(const State& s, const Rules& rules, const Asked&, PlayCard a)
{
    const Seat seat = s.turn.seat;
    if (!holds(s, rules, seat, a.card)) return refuse("EH-088: that card is not in your hand");
    const HandCardInfo& card = rules[a.card];
    if (card.deck == HandDeck::Military) return refuse("EH-095: military cards are played in battles only");
    if (card.timing != Timing::Turn) return refuse("EH-088: this card is not played at a moment of your own turn");
    if (!can_pay(s, rules, seat, card.cost, 1)) return refuse("EH-062: you cannot pay the cost of this card");
    if (!meets(s, rules, seat, card.need)) return refuse("EH-088: the card needs more than you have");
    if (!any_possible(s, rules, seat, card.effects)) return refuse("EH-088: none of its effects is possible now");
    return allow();
}

inline void ask_again(State& s, const ChooseBoom& asked) { s.agenda.run_next({BoomStep{asked.done}}); }
inline void ask_again(State& s, const ChooseDevelopment&) { s.agenda.run_next({Develop{}}); }
inline void ask_again(State& s, const MigratePeasants&) { s.agenda.run_next({Migration{}}); }
template <class Asked>
void ask_again(State& s, const Asked& asked)
{
    s.agenda.run_next({asked});
}

template <TurnQuestion Asked>
void apply(State& s, const Rules& rules, const Asked& asked, PlayCard a, Sink auto& tell)
{
    const HandCardInfo& card = rules[a.card];
    ask_again(s, asked);
    leave_hand(s, s.turn.seat, a.card);
    s.turn.playing = a.card;
    tell(HandCardPlayed{s.turn.seat, a.card});
    pay(s, rules, s.turn.seat, card.cost, {no_card, a.card}, tell);
    s.agenda.run_next({
        PayDiscards{s.turn.seat, card.cost.discard_admin, card.cost.discard_military},
        ResolveEffects{s.turn.seat, card.effects, 0},
        FinishPlaying{},
    });
}

// EH-020: the card goes to the discards after its last effect.
inline void perform(State& s, const Rules&, FinishPlaying, Sink auto&)
{
    if (s.turn.playing != no_hand_card) ++s.discard[s.turn.playing];
    s.turn.playing = no_hand_card;
}

}  // namespace tessera::eighteen_hundred
