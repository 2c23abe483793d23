// A fight, round by round: TS-054 to TS-063. The same rules serve attacks of players and of warbands (TS-097); what a
// victory brings stands in `conquest.h` and `warbands.h`.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

inline bool is_warband(const Combat& combat) { return combat.attacker == spectator; }

// TS-054: every fighting unit of the defender in the hex. The attacker's force is what was committed (TS-052).
inline Units force_of(const State& s, const Rules& rules, Side side)
{
    if (side == Side::Attacker) return s.combat.force;
    Units force{};
    for (UnitKind kind : rules.fighters) force[kind] = s.players[s.combat.defender].units[s.combat.hex][kind];
    return force;
}

inline int force_size(const State& s, const Rules& rules, Side side)
{
    if (side == Side::Attacker && is_warband(s.combat)) return s.combat.warband;
    return count(force_of(s, rules, side), rules.fighters);
}

inline Seat seat_of(const State& s, Side side)
{
    return side == Side::Attacker ? s.combat.attacker : s.combat.defender;
}

// TS-056: the attacker's blow, and what comes after it. TS-063: or both at once.
inline void perform(State& s, const Rules& rules, FightRound, Sink auto&)
{
    s.combat.fought = true;
    if (rules.simultaneous_combat)
        return s.agenda.run_next({DeclareKind{Side::Attacker}, DeclareKind{Side::Defender}, RollDamage{Side::Attacker},
                                  RollDamage{Side::Defender}, RemoveCasualties{Side::Defender},
                                  RemoveCasualties{Side::Attacker}, EndFightRound{}});
    s.agenda.run_next(
        {DeclareKind{Side::Attacker}, RollDamage{Side::Attacker}, RemoveCasualties{Side::Defender}, AnswerBlow{}});
}

// TS-062: a declaration binds until the same side's next one, or to the end of the fight.
inline void perform(State& s, const Rules& rules, DeclareKind step, Sink auto&)
{
    Fighting& side = s.combat.side(step.side);
    side.declared = no_kind;
    if (!rules.declarations_bind_all_combat) side.bound.clear();
    if (seat_of(s, step.side) != spectator) s.agenda.run_next({ChooseKind{step.side}});
}

inline void offer(const State&, const Rules& rules, const ChooseKind& asked, Offers<UseUnit>& out)
{
    for (UnitKind kind : rules.advanced[asked.side]) out.add({kind});
}

// TS-058
inline Verdict check(const State& s, const Rules& rules, const ChooseKind& asked, UseUnit a)
{
    if (!rules.advanced[asked.side].contains(a.unit))
        return refuse("TS-058: only kinds that roll more dice in this role are declared");
    if (force_of(s, rules, asked.side)[a.unit] == 0) return refuse("TS-058: your force has no such unit left");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseKind& asked, UseUnit a, Sink auto& tell)
{
    s.combat.side(asked.side).declared = a.unit;
    s.combat.side(asked.side).bound.insert(a.unit);
    tell(KindDeclared{seat_of(s, asked.side), a.unit});
}

inline void offer(const State&, const Rules&, Offers<UseNone>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, UseNone) { return allow(); }
inline void apply(State&, const Rules&, UseNone, Sink auto&) {}

// TS-059
inline int dice_of(const State& s, const Rules& rules, Side side)
{
    const UnitKind declared = s.combat.side(side).declared;
    int dice = declared == no_kind ? rules.base_dice : rules[declared].dice[side];
    const Seat seat = seat_of(s, side);
    if (seat == spectator) return dice;  // TS-097: a warband knows no advances
    const Player& player = s.players[seat];
    int bonus = 0;
    const auto add = [&](const Effects& effects, int copies) {
        dice += copies * effects.dice[side];
        bonus += copies * effects.bonus_dice[side];
    };
    if (player.hexes.contains(s.combat.hex))
        for (std::size_t i = 0; i < project_count; ++i)
            add(rules.projects.items[i].effects, s.hexes[s.combat.hex].projects.items[i]);
    for (Advance advance : player.advances) add(rules[advance].effects, 1);
    if (dice > rules.base_dice) dice += bonus;
    return std::min(dice, static_cast<int>(max_places) - 1);
}

// TS-060: each die hits for itself.
inline void outcomes(const State& s, const Rules& rules, const RollDamage& asked, Outcomes<Hits>& out)
{
    const int dice = dice_of(s, rules, asked.side);
    const double hit = static_cast<double>(rules.hit_faces) / rules.combat_sides;
    double probability = 1;
    for (int i = 0; i < dice; ++i) probability *= 1 - hit;
    for (int k = 0; k <= dice; ++k) {
        out.add({narrow(k)}, probability);
        probability *= hit / (1 - hit) * (dice - k) / (k + 1);
    }
}

inline void apply(State& s, const Rules& rules, const RollDamage& asked, Hits a, Sink auto& tell)
{
    tell(DamageRolled{seat_of(s, asked.side), narrow(dice_of(s, rules, asked.side)), a.hits});
    s.combat.side(other(asked.side)).hits = a.hits;
}

// TS-060, TS-061: one unit for each hit, surplus hits are lost.
inline void perform(State& s, const Rules& rules, RemoveCasualties step, Sink auto&)
{
    Fighting& side = s.combat.side(step.side);
    if (step.side == Side::Attacker && is_warband(s.combat)) {
        s.combat.warband = narrow(std::max(0, s.combat.warband - side.hits));
        side.hits = 0;
    }
    if (side.hits > 0 && force_size(s, rules, step.side) > 0)
        return s.agenda.run_next({ChooseCasualty{step.side}, RemoveCasualties{step.side}});
    side.hits = 0;
}

inline void offer(const State& s, const Rules& rules, const ChooseCasualty& asked, Offers<Lose>& out)
{
    const Units force = force_of(s, rules, asked.side);
    for (UnitKind kind : rules.fighters)
        if (force[kind] > 0) out.add({kind});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseCasualty& asked, Lose a)
{
    const Units force = force_of(s, rules, asked.side);
    if (index_of(a.unit) >= unit_count || force[a.unit] == 0) return refuse("TS-061: your force has no such unit");
    const KindSet bound = s.combat.side(asked.side).bound;
    if (!bound.contains(a.unit) && count(force, bound) > 0)
        return refuse("TS-062: units of the kind that you declared are lost first");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseCasualty& asked, Lose a, Sink auto& tell)
{
    const Seat seat = seat_of(s, asked.side);
    --s.players[seat].units[s.combat.hex][a.unit];
    if (asked.side == Side::Attacker) --s.combat.force[a.unit];
    --s.combat.side(asked.side).hits;
    tell(UnitLost{seat, s.combat.hex, a.unit});
}

// TS-056: only survivors answer.
inline void perform(State& s, const Rules& rules, AnswerBlow, Sink auto&)
{
    if (force_size(s, rules, Side::Defender) == 0) return s.agenda.run_next({EndFightRound{}});
    s.agenda.run_next(
        {DeclareKind{Side::Defender}, RollDamage{Side::Defender}, RemoveCasualties{Side::Attacker}, EndFightRound{}});
}

// TS-056, TS-063: victory, failure, or another round.
inline void perform(State& s, const Rules& rules, EndFightRound, Sink auto& tell)
{
    const Combat& combat = s.combat;
    if (force_size(s, rules, Side::Attacker) == 0) {
        if (is_warband(combat))
            tell(WarbandRepelled{combat.defender, combat.hex});
        else
            tell(AttackFailed{combat.attacker, combat.hex, combat.defender});
        return;
    }
    if (force_size(s, rules, Side::Defender) == 0) return s.agenda.run_next({ReapVictory{}});
    if (is_warband(combat)) return s.agenda.run_next({FightRound{}});  // TS-097: it never stops
    s.agenda.run_next({ChooseToFightOn{}});
}

inline void offer(const State&, const Rules&, Offers<FightOn>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, FightOn) { return allow(); }
inline void apply(State& s, const Rules&, FightOn, Sink auto&) { s.agenda.run_next({FightRound{}}); }

// TS-057: no reward, and everybody stays.
inline void offer(const State&, const Rules&, Offers<Stop>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Stop) { return allow(); }
inline void apply(State& s, const Rules&, Stop, Sink auto& tell)
{
    tell(AttackStopped{s.combat.attacker, s.combat.hex, s.combat.defender});
}

// A fight begins; without a defending unit it is won at once (TS-055, TS-097).
inline void begin_fight(State& s, const Rules& rules)
{
    const bool undefended = force_size(s, rules, Side::Defender) == 0;
    if (undefended) return s.agenda.run_next({ReapVictory{}});
    s.agenda.run_next({FightRound{}});
}

}  // namespace tessera::temples_and_swords
