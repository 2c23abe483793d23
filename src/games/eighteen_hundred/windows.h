// What is aimed at a player, and how it can be averted: EH-079, EH-090 to EH-092, EH-094, EH-099, EH-102.
#pragma once

#include "games/eighteen_hundred/building.h"
#include "games/eighteen_hundred/resources.h"

namespace tessera::eighteen_hundred {

// EH-102: the card stays and may be activated again.
inline void end_agreement(State& s, Seat a, Seat b, Sink auto& tell)
{
    if (!s.players[a].partners.contains(b)) return;
    s.players[a].partners.erase(b);
    s.players[b].partners.erase(a);
    for (CardInPlay& card : s.cards)
        if ((card.owner == a && card.partner == b) || (card.owner == b && card.partner == a)) card.partner = spectator;
    tell(AgreementEnded{a, b});
}

// EH-079
inline void end_agreement_with(State& s, Seat by, Owner victim, Sink auto& tell)
{
    if (is_player(victim)) end_agreement(s, by, seat_of(victim), tell);
}

// Harms somebody, after those concerned were asked.
inline void aim(State& s, const Harm& harm)
{
    s.harm = harm;
    s.agenda.run_next({AskHarmed{}, DoHarm{}});
}

inline bool harms_a_citizen(HarmKind kind)
{
    return kind == HarmKind::Oppress || kind == HarmKind::Massacre || kind == HarmKind::Convert ||
           kind == HarmKind::Strike;
}

// EH-090 to EH-092: the "harmed" cards, the "targeted" cards, or either.
inline bool averts(const State& s, const Rules& rules, Seat seat, HandCard card)
{
    return (harms_a_citizen(s.harm.kind) && fits_window(s, rules, seat, card, Timing::Harmed)) ||
           (s.harm.admin_card != no_hand_card && fits_window(s, rules, seat, card, Timing::Targeted));
}

// EH-094: might a player hold one, as far as everybody knows?
inline bool might_avert(const State& s, const Rules& rules, Seat seat)
{
    return (harms_a_citizen(s.harm.kind) && might_hold_window_card(s, rules, seat, Timing::Harmed)) ||
           (s.harm.admin_card != no_hand_card && might_hold_window_card(s, rules, seat, Timing::Targeted));
}

// EH-091: of two parties the first victim is asked first. EH-094: who holds no fitting card passes unasked.
inline void perform(State& s, const Rules& rules, AskHarmed, Sink auto&)
{
    while (!s.harm.averted && s.harm.asked < 2) {
        const Owner victim = s.harm.asked++ == 0 ? s.harm.victim : s.harm.other_victim;
        if (is_player(victim) && seat_of(victim) != s.harm.by && might_avert(s, rules, seat_of(victim)))
            return s.agenda.run_next({HarmWindow{seat_of(victim)}, AskHarmed{}});
    }
}

inline void offer(const State&, const Rules& rules, const HarmWindow&, Offers<PlayCard>& out)
{
    for (HandCard card : rules.window_cards) out.add({card});
}

inline Verdict check(const State& s, const Rules& rules, const HarmWindow& asked, PlayCard a)
{
    if (rules.has(a.card) && averts(s, rules, asked.seat, a.card)) return allow();
    return refuse("EH-090: only a card of your hand that answers what is aimed at you can be played");
}

inline void apply(State& s, const Rules& rules, const HarmWindow& asked, PlayCard a, Sink auto& tell)
{
    play_in_window(s, rules, asked.seat, a.card, tell);
}

inline void apply(State&, const Rules&, const HarmWindow&, Pass, Sink auto&) {}

// What `cancel_harm` and `cancel_admin` do.
inline void avert(State& s, Seat seat, Sink auto& tell)
{
    s.harm.averted = true;
    tell(HarmAverted{seat, s.harm.by, s.harm.kind});
}

// A citizen leaves its improvement and stays as a peasant (EH-076).
inline void make_peasant(State& s, Owner owner, Role role, Province province)
{
    Player& player = s.players[seat_of(owner)];
    --citizens(player, role)[province];
    add_to(player.peasants[province], 1);
}

// EH-077: the citizen is gone, the deed costs prosperity, and the victim's owner may answer with a regiment.
inline void massacre(State& s, const Rules& rules, const Harm& harm, Sink auto& tell)
{
    if (harm.victim == neutral)
        --s.neutrals[harm.province];
    else
        --citizens(s.players[seat_of(harm.victim)], harm.role)[harm.province];
    tell(CitizenMassacred{harm.by, harm.victim, harm.role, harm.province});
    change_prosperity(s, rules, harm.by, -rules.constants.massacre_cost, ProsperityBy::Massacre, {}, tell);
    if (is_player(harm.victim) && !s.players[seat_of(harm.victim)].regiments.empty())
        s.agenda.run_next({React{seat_of(harm.victim)}});
}

inline void convert(State& s, const Harm& harm, Sink auto& tell)
{
    --(harm.victim == neutral ? s.neutrals : s.players[seat_of(harm.victim)].peasants)[harm.province];
    add_to(s.players[harm.by].peasants[harm.province], 1);
    tell(PeasantConverted{harm.by, harm.victim, harm.province});
}

inline void strike(State& s, const Harm& harm, Sink auto& tell)
{
    Player& player = s.players[seat_of(harm.victim)];
    const int laborers = std::min<int>(harm.n, player.employed[harm.province]);
    add_to(player.employed[harm.province], -laborers);
    add_to(player.peasants[harm.province], laborers);
    tell(LaborersStruck{harm.by, seat_of(harm.victim), harm.province, static_cast<std::uint8_t>(laborers)});
}

inline void perform(State& s, const Rules& rules, DoHarm, Sink auto& tell)
{
    const Harm harm = s.harm;
    s.harm = {};
    if (harm.averted) return;
    switch (harm.kind) {
        case HarmKind::Oppress:
            end_agreement_with(s, harm.by, harm.victim, tell);
            make_peasant(s, harm.victim, harm.role, harm.province);
            return tell(CitizenOppressed{harm.by, harm.victim, harm.role, harm.province});
        case HarmKind::Massacre:
            end_agreement_with(s, harm.by, harm.victim, tell);
            return massacre(s, rules, harm, tell);
        case HarmKind::Convert: return convert(s, harm, tell);
        case HarmKind::Strike: return strike(s, harm, tell);
        case HarmKind::StealAdmin: return s.agenda.run_next({ChooseStolenCard{harm.by, seat_of(harm.victim)}});
        case HarmKind::Ultimatum:
            tell(UltimatumMade{harm.by, seat_of(harm.victim), harm.n});
            return s.agenda.run_next({AnswerUltimatum{seat_of(harm.victim), harm.n}});
        case HarmKind::BreakRoute:
            --s.players[seat_of(harm.victim)].tokens[harm.route];  // EH-099
            return tell(RouteBroken{harm.by, seat_of(harm.victim), harm.route});
        case HarmKind::EndTrade: return end_agreement(s, seat_of(harm.victim), seat_of(harm.other_victim), tell);
    }
}

// The card moved by `steal_admin` is known to its two players.

inline void outcomes(const State& s, const Rules& rules, const ChooseStolenCard& asked, Outcomes<StealCard>& out)
{
    const HandCards& hand = s.players[asked.from].hand;
    const double cards = count_of(rules, hand, HandDeck::Admin);
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
        if (rules.hand_cards[i].deck == HandDeck::Admin && hand.items[i] > 0)
            out.add({asked.thief, asked.from, id_at<HandCard>(i)}, hand.items[i] / cards);
}

inline void apply(State& s, const Rules&, StealCard a, Sink auto& tell)
{
    --s.players[a.from].hand[a.card];
    ++s.players[a.thief].hand[a.card];
    follow_stolen(s, a.thief, a.from, a.card);
    tell(CardStolen{a.thief, a.from, a.card});
}

// An ultimatum: cards of the victim's choice, or prosperity.

inline void offer(const State&, const Rules&, Offers<LoseProsperity>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, LoseProsperity) { return allow(); }

inline void apply(State& s, const Rules& rules, const AnswerUltimatum& asked, LoseProsperity, Sink auto& tell)
{
    change_prosperity(s, rules, asked.seat, -asked.n, ProsperityBy::Ultimatum, {}, tell);
}

inline Verdict check(const State& s, const Rules& rules, const AnswerUltimatum& asked, DiscardCard a)
{
    if (!holds(s, rules, asked.seat, a.card)) return refuse("EH-091: that card is not in your hand");
    if (rules[a.card].deck != HandDeck::Admin) return refuse("EH-091: the ultimatum asks for admin cards");
    if (hand_size(rules, s.players[asked.seat], HandDeck::Admin) < asked.n)
        return refuse("EH-091: you have too few admin cards, so you lose prosperity");
    return allow();
}

inline void apply(State& s, const Rules&, const AnswerUltimatum& asked, DiscardCard a, Sink auto& tell)
{
    discard(s, asked.seat, a.card, tell);
    s.agenda.run_next({PayDiscards{asked.seat, static_cast<std::uint8_t>(asked.n - 1), 0}});
}

}  // namespace tessera::eighteen_hundred
