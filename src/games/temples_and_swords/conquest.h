// What a victory brings: TS-065 to TS-071 for a player, TS-098 for a warband.
#pragma once

#include "games/temples_and_swords/attacks.h"

namespace tessera::temples_and_swords {

// TS-065: the defender's slaves change hands, as far as there are counters (TS-010), or are removed.
inline void take_slaves(State& s, const Rules& rules, Sink auto& tell)
{
    const Combat& combat = s.combat;
    std::uint8_t& slaves = s.players[combat.defender].units[combat.hex][rules.slave];
    if (slaves == 0) return;
    Player& attacker = s.players[combat.attacker];
    const int room = std::max(0, counters_left(attacker, rules, rules.slave));
    const int taken = rules.captured_slaves_are_destroyed ? 0 : std::min<int>(slaves, room);
    std::uint8_t& own = attacker.units[combat.hex][rules.slave];
    own = narrow(own + taken);
    tell(SlavesTaken{combat.attacker, combat.defender, combat.hex, slaves, rules.captured_slaves_are_destroyed});
    slaves = 0;
}

// TS-066
inline void plunder(State& s, const Rules& rules, Sink auto& tell)
{
    const Combat& combat = s.combat;
    const int wanted = rules.plunder_per_population * s.hexes[combat.hex].populations;
    const int gold = rules.victim_pays_plunder ? pay_as_far_as_possible(s.players[combat.defender], wanted) : wanted;
    if (gold == 0) return;
    receive(s.players[combat.attacker], gold);
    tell(Plundered{combat.attacker, combat.defender, combat.hex, narrow16(gold)});
}

// TS-067
inline bool may_capture(const State& s, const Rules& rules)
{
    return rules.populations_held_per_unit * force_size(s, rules, Side::Attacker) >= s.hexes[s.combat.hex].populations;
}

// TS-098: nothing of the player is left in the hex but what marched through it.
inline void raze(State& s, const Rules& rules, Sink auto& tell)
{
    const Hex hex = s.combat.hex;
    const Seat seat = s.combat.defender;
    HexState& here = s.hexes[hex];
    int projects = 0;
    for (std::uint8_t copies : here.projects) projects += copies;
    tell(HexRazed{seat, hex, here.populations, narrow(projects), narrow(points_for(here, rules))});
    here = {};
    s.players[seat].units[hex][rules.slave] = 0;
    s.players[seat].hexes.erase(hex);
    s.agenda.run_next({RollWarbandGold{}});
}

inline void perform(State& s, const Rules& rules, ReapVictory, Sink auto& tell)
{
    const Combat& combat = s.combat;
    if (is_warband(combat)) return raze(s, rules, tell);
    tell(AttackWon{combat.attacker, combat.hex, combat.defender, narrow(force_size(s, rules, Side::Attacker)),
                   !combat.fought});
    take_slaves(s, rules, tell);
    if (!s.players[combat.defender].hexes.contains(combat.hex)) return;
    plunder(s, rules, tell);
    if (may_capture(s, rules)) return s.agenda.run_next({ChooseCapture{}});
    if (!rules.slaves_require_capture) s.agenda.run_next({ChooseEnslaved{}});  // TS-070
}

inline void offer(const State&, const Rules&, Offers<Capture>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Capture) { return allow(); }

// TS-068
inline void apply(State& s, const Rules& rules, Capture, Sink auto& tell)
{
    const Combat& combat = s.combat;
    s.players[combat.defender].hexes.erase(combat.hex);
    take_control(s, combat.attacker, combat.hex);
    tell(HexCaptured{combat.attacker, combat.defender, combat.hex, s.hexes[combat.hex].populations,
                     has_city(s, rules, combat.hex)});
    s.agenda.run_next({ChooseEnslaved{}});  // TS-069
}

inline void offer(const State&, const Rules&, Offers<Leave>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Leave) { return allow(); }
inline void apply(State& s, const Rules& rules, Leave, Sink auto& tell)
{
    tell(CaptureDeclined{s.combat.attacker, s.combat.hex});
    if (!rules.slaves_require_capture) s.agenda.run_next({ChooseEnslaved{}});  // TS-070
}

// TS-069: at most half of the populations, rounded up, and at most as many as the survivors; TS-010.
inline int most_slaves(const State& s, const Rules& rules)
{
    const int populations = s.hexes[s.combat.hex].populations;
    const int share = (populations * rules.slave_share_num + rules.slave_share_den - 1) / rules.slave_share_den;
    const int counters = std::max(0, counters_left(s.players[s.combat.attacker], rules, rules.slave));
    return std::min({share, populations, force_size(s, rules, Side::Attacker), counters});
}

inline void offer(const State& s, const Rules& rules, Offers<Enslave>& out)
{
    for (int n = 0; n <= most_slaves(s, rules); ++n) out.add({narrow(n)});
}

inline Verdict check(const State& s, const Rules& rules, Enslave a)
{
    if (a.populations > most_slaves(s, rules))
        return refuse("TS-069: at most half of the populations, and at most as many as your surviving units");
    return allow();
}

inline void apply(State& s, const Rules& rules, Enslave a, Sink auto& tell)
{
    if (a.populations == 0) return let_go_if_empty(s, s.combat.hex, tell);
    std::uint8_t& slaves = s.players[s.combat.attacker].units[s.combat.hex][rules.slave];
    slaves = narrow(slaves + a.populations);
    tell(PopulationsEnslaved{s.combat.attacker, s.combat.hex, a.populations});
    remove_populations(s, s.combat.hex, a.populations, tell);  // TS-071
}

inline void outcomes(const State&, const Rules& rules, Outcomes<WarbandGold>& out)
{
    for (int gold = 1; gold <= rules.warband_gold_sides; ++gold) out.add({narrow(gold)});
}

inline void apply(State& s, const Rules&, WarbandGold a, Sink auto& tell)
{
    const int lost = pay_as_far_as_possible(s.players[s.combat.defender], a.gold);  // TS-009
    tell(GoldLost{s.combat.defender, narrow(lost)});
}

}  // namespace tessera::temples_and_swords
