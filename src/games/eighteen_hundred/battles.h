// Battles: EH-080 to EH-083, EH-087, EH-089, EH-095, EH-096. What follows from one is in `battle_end.h`.
#pragma once

#include "engine/operation_info.h"
#include "games/eighteen_hundred/operations/battle_cards.h"
#include "games/eighteen_hundred/regiments.h"

namespace tessera::eighteen_hundred {

// EH-087: the attacker stands alone; everybody else in the battle defends.
inline bool attacks(const State& s, Seat seat) { return seat == s.battle.attacker; }
inline BattleRole role_of(const State& s, Seat seat)
{
    return attacks(s, seat) ? BattleRole::Attacker : BattleRole::Defender;
}
inline Seat opponent_of(const State& s, Seat seat) { return attacks(s, seat) ? s.battle.defender : s.battle.attacker; }

// Who defends: the regiment's owner, and with an option everybody else with citizens there.
inline bool defends(const State& s, const Rules& rules, Seat seat)
{
    if (seat == s.battle.defender) return true;
    return rules.all_citizens_defend && !attacks(s, seat) && s.players[seat].citizens_in(s.battle.province) > 0;
}

// EH-080. EH-079: an agreement between the two ends first.
void start_battle(State& s, const Rules& rules, Seat attacker, bool attacker_acted, Province province, Sink auto& tell)
{
    const Seat defender = regiment_in(s, province);
    end_agreement(s, attacker, defender, tell);
    s.battle = {};
    s.battle.province = province;
    s.battle.attacker = attacker;
    s.battle.defender = defender;
    s.battle.turn = attacker;
    s.battle.attacker_acted = attacker_acted;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (attacks(s, id_at<Seat>(i)) || defends(s, rules, id_at<Seat>(i))) s.battle.parties.insert(id_at<Seat>(i));
    add_to(s.players[attacker].battles_started, 1);
    tell(BattleBegan{province, attacker, defender});
    s.agenda.run_next({BattleTurn{}});
}

// EH-081, EH-087: attacker, defender, co-defenders clockwise from the attacker, and round again.
inline Seat party_after(const State& s, Seat seat)
{
    FixedVector<Seat, max_players + 1> order{s.battle.attacker, s.battle.defender};
    for (std::size_t i = 1; i < s.players.size(); ++i) {
        const Seat other = clockwise(s, s.battle.attacker, i);
        if (other != s.battle.defender) order.push_back(other);
    }
    std::size_t place = 0;
    while (order[place] != seat) ++place;
    for (std::size_t i = 1; i <= order.size(); ++i) {
        const Seat next = order[(place + i) % order.size()];
        if (s.battle.parties.contains(next)) return next;
    }
    return seat;
}

inline void perform(State& s, const Rules&, BattleTurn, Sink auto&)
{
    if (s.battle.parties.empty()) return s.agenda.run_next({DecideBattle{}});
    s.agenda.run_next({PlayBattleCard{s.battle.turn}});
}

inline void pass_battle_turn(State& s)
{
    s.battle.turn = party_after(s, s.battle.turn);
    s.agenda.run_next({BattleTurn{}});
}

inline void apply(State& s, const Rules&, const PlayBattleCard& asked, Pass, Sink auto&)
{
    s.battle.parties.erase(asked.seat);
    pass_battle_turn(s);
}

// EH-096: the opponent's latest card that counts and is not of this kind itself; the number of cards if there is none.
inline std::size_t card_to_cancel(const State& s, const Rules& rules, Seat seat)
{
    for (std::size_t i = s.battle.played.size(); i-- > 0;) {
        const PlayedCard& played = s.battle.played[i];
        if (played.seat == opponent_of(s, seat) && !played.cancelled && !rules[played.card].cancels) return i;
    }
    return s.battle.played.size();
}

inline bool railroad_touches(const State& s, const Rules& rules, Province province)
{
    for (const BorderTo& border : rules.borders_of[index_of(province)])
        if (s.railroads.contains(border.border)) return true;
    return false;
}

inline void offer(const State& s, const Rules& rules, const PlayBattleCard& asked, Offers<PlayCard>& out)
{
    offer_hand(s, rules, asked.seat, out);
}

// EH-089, EH-095
inline Verdict check(const State& s, const Rules& rules, const PlayBattleCard& asked, PlayCard a)
{
    if (!holds(s, rules, asked.seat, a.card)) return refuse("EH-081: that card is not in your hand");
    const HandCardInfo& card = rules[a.card];
    if (card.timing != Timing::Battle) return refuse("EH-089: this card is not played in battles");
    if (s.battle.played.full()) return refuse("EH-081: no more cards fit into this battle");
    if (card.only_role != BattleRole::Any && card.only_role != role_of(s, asked.seat))
        return refuse("EH-095: the card is for the other side of a battle");
    if (card.only_coastal && !rules[s.battle.province].coastal)
        return refuse("EH-095: the card needs a coastal province");
    if (card.only_larger_navy && s.players[asked.seat].navy <= s.players[opponent_of(s, asked.seat)].navy)
        return refuse("EH-095: the card needs a larger navy than the opponent's");
    if (card.only_railroad && !railroad_touches(s, rules, s.battle.province))
        return refuse("EH-095: the card needs a railroad at the province");
    if (!can_pay(s, rules, asked.seat, card.cost, 0)) return refuse("EH-095: you cannot pay the cost of this card");
    if (!meets(s, rules, asked.seat, card.need)) return refuse("EH-089: the card needs more than you have");
    if (card.cancels && card_to_cancel(s, rules, asked.seat) == s.battle.played.size())
        return refuse("EH-096: the opponent has played no card that could be cancelled");
    return allow();
}

inline void apply(State& s, const Rules& rules, const PlayBattleCard& asked, PlayCard a, Sink auto& tell)
{
    const HandCardInfo& card = rules[a.card];
    leave_hand(s, asked.seat, a.card);
    tell(HandCardPlayed{asked.seat, a.card});
    pay(s, rules, asked.seat, card.cost, {no_card, a.card}, tell);
    if (card.cancels) {
        PlayedCard& cancelled = s.battle.played[card_to_cancel(s, rules, asked.seat)];
        cancelled.cancelled = true;
        tell(BattleCardCancelled{asked.seat, cancelled.card});
    }
    s.battle.played.push_back({asked.seat, a.card, false});
    pass_battle_turn(s);
    for (const Operation& operation : rules[card.effects].operations) {
        BattleOperations::for_each([&]<class T>(TypeTag<T>) {
            if (operation.is<T>()) note_carried_out<T>(tell);
        });
        if (!operation.is<operation::DiscardRandomMilitary>()) continue;
        const int cards = operation.as<operation::DiscardRandomMilitary>().n;
        s.agenda.run_next({LoseCards{opponent_of(s, asked.seat), static_cast<std::uint8_t>(cards)}});
    }
}

// discard_random_military: so many, or all if there are fewer.

inline void perform(State& s, const Rules& rules, LoseCards step, Sink auto&)
{
    if (step.left == 0 || hand_size(rules, s.players[step.seat], HandDeck::Military) == 0) return;
    s.agenda.run_next({ChooseLostCard{step.seat}, LoseCards{step.seat, static_cast<std::uint8_t>(step.left - 1)}});
}

inline void outcomes(const State& s, const Rules& rules, const ChooseLostCard& asked, Outcomes<LoseCard>& out)
{
    const HandCards& hand = s.players[asked.seat].hand;
    const double cards = count_of(rules, hand, HandDeck::Military);
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
        if (rules.hand_cards[i].deck == HandDeck::Military && hand.items[i] > 0)
            out.add({asked.seat, id_at<HandCard>(i)}, hand.items[i] / cards);
}

inline void apply(State& s, const Rules&, LoseCard a, Sink auto& tell) { discard(s, a.seat, a.card, tell); }

// Battle points: EH-082.

// Regiments of a player in provinces adjacent, for that player, to the battle.
inline int adjacent_regiments(const State& s, const Rules& rules, Seat seat)
{
    ProvinceSet near = s.players[seat].regiments & adjacent_to(s, rules, seat, s.battle.province);
    return static_cast<int>(near.size());
}

inline int points_of(const State& s, const operation::Points& a, Seat seat)
{
    return a.role == BattleRole::Any || a.role == role_of(s, seat) ? int{a.n} : 0;
}

inline int points_of(const State& s, const Rules& rules, const operation::PointsPer& a, Seat seat)
{
    const int units = a.what == BattleCount::CitizensHere ? s.players[seat].citizens_in(s.battle.province)
                                                          : adjacent_regiments(s, rules, seat);
    return std::min<int>(a.n * units, a.cap);
}

inline int card_points(const State& s, const Rules& rules, const PlayedCard& played)
{
    if (played.cancelled) return 0;
    int points = 0;
    for (const Operation& operation : rules[rules[played.card].effects].operations) {
        if (operation.is<operation::Points>()) points += points_of(s, operation.as<operation::Points>(), played.seat);
        if (operation.is<operation::PointsPer>())
            points += points_of(s, rules, operation.as<operation::PointsPer>(), played.seat);
    }
    return points;
}

// Citizens of one side in the province: those of all defenders count together (EH-087).
inline int side_citizens(const State& s, const Rules& rules, bool attacking)
{
    if (attacking) return s.players[s.battle.attacker].citizens_in(s.battle.province);
    int sum = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (defends(s, rules, id_at<Seat>(i))) sum += s.players[i].citizens_in(s.battle.province);
    return sum;
}

inline int battle_points(const State& s, const Rules& rules, bool attacking)
{
    const Seat leader = attacking ? s.battle.attacker : s.battle.defender;
    int points = battle_points_of(s, rules, leader, attacking ? BattleRole::Attacker : BattleRole::Defender);
    if (side_citizens(s, rules, attacking) > side_citizens(s, rules, !attacking)) ++points;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const Seat seat = id_at<Seat>(i);
        const bool on_this_side = attacking ? attacks(s, seat) : defends(s, rules, seat);
        if (on_this_side) points += adjacent_regiments(s, rules, seat);
    }
    for (const PlayedCard& played : s.battle.played)
        if (attacks(s, played.seat) == attacking) points += card_points(s, rules, played);
    return points;
}

// EH-083: the defender wins ties.
inline void perform(State& s, const Rules& rules, DecideBattle, Sink auto& tell)
{
    const int attack = battle_points(s, rules, true);
    const int defence = battle_points(s, rules, false);
    s.battle.attacker_won = attack > defence;
    add_to(s.players[s.battle.attacker_won ? s.battle.attacker : s.battle.defender].battles_won, 1);
    tell(BattleDecided{s.battle.province, s.battle.attacker, s.battle.defender, static_cast<std::uint8_t>(attack),
                       static_cast<std::uint8_t>(defence), s.battle.attacker_won,
                       static_cast<std::uint8_t>(s.battle.played.size())});
    s.agenda.run_next({
        Retreat{},             // EH-084 (1)
        SettleDefeat{},        // (2) and (3)
        BattleCardEffects{0},  // (4)
        CloseBattle{},
    });
}

}  // namespace tessera::eighteen_hundred
