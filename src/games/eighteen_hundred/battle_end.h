// After a battle: EH-084 to EH-087.
#pragma once

#include "games/eighteen_hundred/battles.h"

namespace tessera::eighteen_hundred {

inline Seat loser_of(const State& s) { return s.battle.attacker_won ? s.battle.defender : s.battle.attacker; }

// EH-084 (1): regiments in the battle province are ignored for the connection.
inline ProvinceSet retreats_of(const State& s, const Rules& rules, Seat loser)
{
    ProvinceSet free = controlled_by(s, rules, loser);
    for (std::size_t i = 0; i < s.players.size(); ++i)
        for (Province province : s.players[i].regiments) free.erase(province);
    Lines lines = lines_of(s, rules, loser);
    lines.blocked.erase(s.battle.province);
    ProvinceSet near = adjacent_to(s, rules, loser, s.battle.province);
    near |= connected_with(rules, lines, s.battle.province);
    const ProvinceSet found = free & near;
    // EH-085: without one, the option may allow any.
    return found.empty() && rules.retreats_anywhere ? free : found;
}

// The winner's regiment has the province (EH-086); the loser's goes elsewhere, or back to the supply (EH-085).
inline void perform(State& s, const Rules& rules, Retreat, Sink auto& tell)
{
    Battle& battle = s.battle;
    const Seat loser = loser_of(s);
    battle.loser_acted = battle.attacker_acted;
    if (battle.attacker_won) {
        battle.loser_acted = lift_regiment(s, loser, battle.province);
        put_regiment(s, battle.attacker, battle.province, battle.attacker_acted);
    }
    if (retreats_of(s, rules, loser).empty()) return tell(RegimentDisbanded{loser, battle.province});
    s.agenda.run_next({ChooseRetreat{loser}});
}

inline void offer(const State& s, const Rules& rules, const ChooseRetreat& asked, Offers<PickProvince>& out)
{
    for (Province province : retreats_of(s, rules, asked.seat)) out.add({province});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseRetreat& asked, PickProvince a)
{
    if (retreats_of(s, rules, asked.seat).contains(a.province)) return allow();
    return refuse("EH-084: the regiment retreats to a province you control, without a regiment, adjacent or connected");
}

inline void apply(State& s, const Rules&, const ChooseRetreat& asked, PickProvince a, Sink auto& tell)
{
    put_regiment(s, asked.seat, a.province, s.battle.loser_acted);
    tell(RegimentRetreated{asked.seat, s.battle.province, a.province});
}

// EH-084 (2) and (3), EH-087: the loser first, then co-defenders clockwise from the attacker.
inline void perform(State& s, const Rules& rules, SettleDefeat, Sink auto&)
{
    if (s.battle.attacker_won)
        for (std::size_t i = s.players.size() - 1; i > 0; --i) {
            const Seat seat = clockwise(s, s.battle.attacker, i);
            if (seat != s.battle.defender && defends(s, rules, seat))
                s.agenda.run_next({DrawHandCards{seat, HandDeck::Military, 1}, LoseBattle{seat}});
        }
    s.agenda.run_next({DrawHandCards{loser_of(s), HandDeck::Military, 1}, LoseBattle{loser_of(s)}});
}

inline bool waives_defeat(const State& s, const Rules& rules, Seat seat)
{
    if (has_static(s, rules, seat, StaticOp::NoDefeatLoss)) return true;
    for (const PlayedCard& played : s.battle.played) {
        if (played.seat != seat || played.cancelled || rules[played.card].on_loss == no_list) continue;
        for (const Operation& operation : rules[rules[played.card].on_loss].operations)
            if (operation.is<operation::WaiveDefeatLoss>()) return true;
    }
    return false;
}

inline void perform(State& s, const Rules& rules, LoseBattle step, Sink auto& tell)
{
    if (s.players[step.seat].citizens_in(s.battle.province) == 0 || waives_defeat(s, rules, step.seat)) return;
    change_prosperity(s, rules, step.seat, -rules.constants.defeat_cost, ProsperityBy::Defeat, {}, tell);
}

// EH-084 (4): those of the winner's cards, then those of the loser's, each in the order played.
inline void perform(State& s, const Rules& rules, BattleCardEffects step, Sink auto&)
{
    const std::size_t cards = s.battle.played.size();
    for (std::size_t place = step.place; place < 2 * cards; ++place) {
        const PlayedCard& played = s.battle.played[place % cards];
        const bool of_winner = attacks(s, played.seat) == s.battle.attacker_won;
        const ListId list = of_winner ? rules[played.card].on_win : rules[played.card].on_loss;
        if (played.cancelled || list == no_list || of_winner != (place < cards)) continue;
        return s.agenda.run_next({
            ResolveEffects{played.seat, list, 0},
            BattleCardEffects{static_cast<std::uint8_t>(place + 1)},
        });
    }
}

inline void perform(State& s, const Rules&, CloseBattle, Sink auto&)
{
    for (const PlayedCard& played : s.battle.played) ++s.discard[played.card];
    s.battle = {};
}

}  // namespace tessera::eighteen_hundred
