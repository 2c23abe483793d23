// Warbands come due: TS-049 and TS-096 to TS-098. They fight by the rules of `combat.h`.
#pragma once

#include "games/temples_and_swords/combat.h"
#include "games/temples_and_swords/disasters.h"

namespace tessera::temples_and_swords {

inline std::size_t place_of_due_warband(const State& s)
{
    std::size_t i = 0;
    while (i < s.warbands.size() && s.warbands[i].seat != s.turn.seat) ++i;
    return i;
}

// The warband goes at its hex: it fights, or finds that the hex has changed hands.
inline void attack_with(State& s, const Rules& rules, const WarbandDue& warband, Sink auto& tell)
{
    if (!s.mover().hexes.contains(warband.hex)) return tell(WarbandMissed{s.turn.seat, warband.hex});  // TS-096
    s.combat = {};
    s.combat.hex = warband.hex;
    s.combat.defender = s.turn.seat;
    s.combat.warband = warband.soldiers;
    tell(WarbandAttacked{s.turn.seat, warband.hex, warband.soldiers, narrow(force_size(s, rules, Side::Defender))});
    begin_fight(s, rules);  // TS-097
}

// TS-049: one after the other, in the order of scheduling.
inline void perform(State& s, const Rules& rules, MeetWarbands, Sink auto& tell)
{
    const std::size_t place = place_of_due_warband(s);
    if (place == s.warbands.size()) return s.agenda.run_next({CheckEliminations{}});  // TS-099
    const WarbandDue warband = s.warbands[place];
    if (warband.soldiers > 0) {
        s.warbands.erase_at(place);
        s.agenda.run_next({MeetWarbands{}});
        return attack_with(s, rules, warband, tell);
    }
    // TS-094, TS-096: without warning, hex and strength are rolled now.
    const HexSet border = border_hexes(s, rules, s.turn.seat);
    if (border.empty()) {
        s.warbands.erase_at(place);
        return s.agenda.run_next({MeetWarbands{}});
    }
    s.turn.struck.clear();
    s.agenda.run_next({RollStrength{warband.sides}, MeetWarbands{}});
    if (border.size() > 1)
        s.agenda.run_next({DrawStrike{}});
    else
        s.turn.struck.push_back(*border.begin());
}

// The strength of the warband that was scheduled last, or of the one that comes due.
inline void apply(State& s, const Rules&, WarbandStrength a, Sink auto& tell)
{
    const bool announced = s.turn.disaster != no_disaster;
    WarbandDue& warband = announced ? s.warbands.back() : s.warbands[place_of_due_warband(s)];
    if (!announced) warband.hex = s.turn.struck[0];
    warband.soldiers = a.soldiers;
    tell(WarbandSighted{s.turn.seat, warband.hex, a.soldiers, s.warbands_so_far});
}

}  // namespace tessera::temples_and_swords
