// Phase 4, War: declaring attacks and choosing the next one to fight, TS-050 to TS-053.
#pragma once

#include "games/temples_and_swords/combat.h"

namespace tessera::temples_and_swords {

// TS-050: somebody else who controls the hex or has a unit in it, a slave included.
inline bool is_present(const State& s, Seat seat, Hex hex)
{
    return s.players[seat].hexes.contains(hex) || any(s.players[seat].units[hex]);
}

// TS-052: units that take part in no attack yet.
inline int free_units(const State& s, Hex hex, UnitKind kind)
{
    int free = s.mover().units[hex][kind];
    for (const DeclaredAttack& attack : s.turn.attacks)
        if (attack.hex == hex) free -= attack.force[kind];
    return free;
}

inline bool has_free_unit(const State& s, const Rules& rules, Hex hex)
{
    for (UnitKind kind : rules.fighters)
        if (free_units(s, hex, kind) > 0) return true;
    return false;
}

inline void offer(const State& s, const Rules& rules, Offers<Attack>& out)
{
    for (std::size_t i = 0; i < rules.places(); ++i) {
        if (!any(s.mover().units.items[i]) || !has_free_unit(s, rules, id_at<Hex>(i))) continue;
        for (std::size_t seat = 0; seat < s.players.size(); ++seat)
            if (id_at<Seat>(seat) != s.turn.seat && is_present(s, id_at<Seat>(seat), id_at<Hex>(i)))
                out.add({id_at<Hex>(i), id_at<Seat>(seat)});
    }
}

inline Verdict check(const State& s, const Rules& rules, Attack a)
{
    if (!is_hex(s, a.hex) || index_of(a.defender) >= s.players.size())
        return refuse("TS-050: there is nobody to attack");
    if (a.defender == s.turn.seat) return refuse("TS-050: an attack is against another player");
    if (!is_present(s, a.defender, a.hex)) return refuse("TS-050: this player has nothing in that hex");
    if (!has_free_unit(s, rules, a.hex))
        return refuse("TS-052: you have no military unit there that is free to attack");
    for (const DeclaredAttack& attack : s.turn.attacks)
        if (attack.hex == a.hex && attack.defender == a.defender)
            return refuse("TS-051: one attack on each defender in a hex");
    if (s.turn.attacks.full()) return refuse("TS-051: more attacks than can be kept apart in one turn");
    return allow();
}

inline void apply(State& s, const Rules&, Attack a, Sink auto&)
{
    s.turn.attacks.push_back({a.hex, a.defender, {}});
    s.agenda.run_next({CommitUnits{0}, ChooseAttack{}});
}

inline void offer(const State&, const Rules&, const ChooseAttack&, Offers<End>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, const ChooseAttack&, End) { return allow(); }
inline void apply(State& s, const Rules&, const ChooseAttack&, End, Sink auto&)
{
    s.agenda.run_next({FightAttacks{}});  // TS-053: all are declared before the first is fought
}

// TS-052: kind by kind, in the order of the unit chart.
inline UnitKind next_free_kind(const State& s, const Rules& rules, std::size_t from)
{
    for (UnitKind kind : rules.fighters)
        if (index_of(kind) >= from && free_units(s, s.turn.attacks.back().hex, kind) > 0) return kind;
    return no_kind;
}

inline void perform(State& s, const Rules& rules, CommitUnits step, Sink auto&)
{
    const UnitKind kind = next_free_kind(s, rules, step.from);
    if (kind == no_kind) return;
    s.agenda.run_next({ChooseCommitment{kind}, CommitUnits{narrow(static_cast<int>(index_of(kind)) + 1)}});
}

inline void offer(const State& s, const Rules&, const ChooseCommitment& asked, Offers<Commit>& out)
{
    const int free = free_units(s, s.turn.attacks.back().hex, asked.unit);
    for (int n = 0; n <= free; ++n) out.add({narrow(n)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseCommitment& asked, Commit a)
{
    const DeclaredAttack& attack = s.turn.attacks.back();
    if (a.units > free_units(s, attack.hex, asked.unit))
        return refuse("TS-052: you have fewer free units of this kind");
    const bool last_kind = next_free_kind(s, rules, index_of(asked.unit) + 1) == no_kind;
    if (last_kind && a.units == 0 && !any(attack.force)) return refuse("TS-052: an attack needs at least one unit");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseCommitment& asked, Commit a, Sink auto&)
{
    s.turn.attacks.back().force[asked.unit] = a.units;
}

// TS-053: one after the other; attacks on a player eliminated meanwhile lapse.
inline void perform(State& s, const Rules&, FightAttacks, Sink auto&)
{
    for (std::size_t i = s.turn.attacks.size(); i > 0; --i)
        if (!is_in_game(s.players[s.turn.attacks[i - 1].defender])) s.turn.attacks.erase_at(i - 1);
    if (!s.turn.attacks.empty()) s.agenda.run_next({ChooseCombat{}, FightAttacks{}});
}

inline void offer(const State& s, const Rules&, Offers<Fight>& out)
{
    for (const DeclaredAttack& attack : s.turn.attacks) out.add({attack.hex, attack.defender});
}

inline std::size_t place_of_attack(const State& s, Hex hex, Seat defender)
{
    std::size_t i = 0;
    while (i < s.turn.attacks.size() && !(s.turn.attacks[i].hex == hex && s.turn.attacks[i].defender == defender)) ++i;
    return i;
}

inline Verdict check(const State& s, const Rules&, Fight a)
{
    if (place_of_attack(s, a.hex, a.defender) == s.turn.attacks.size())
        return refuse("TS-053: only attacks that were declared are fought");
    return allow();
}

inline void apply(State& s, const Rules& rules, Fight a, Sink auto& tell)
{
    const std::size_t place = place_of_attack(s, a.hex, a.defender);
    s.combat = {};
    s.combat.hex = a.hex;
    s.combat.attacker = s.turn.seat;
    s.combat.defender = a.defender;
    s.combat.force = s.turn.attacks[place].force;
    s.turn.attacks.erase_at(place);
    tell(AttackBegan{s.turn.seat, a.hex, a.defender, narrow(force_size(s, rules, Side::Attacker)),
                     narrow(force_size(s, rules, Side::Defender))});
    s.agenda.run_next({CheckEliminations{}});  // TS-071: after each attack
    begin_fight(s, rules);
}

}  // namespace tessera::temples_and_swords
