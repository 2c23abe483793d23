// Phase 8, Population Change: TS-100 to TS-106. Growth, then migration.
#pragma once

#include "games/temples_and_swords/turn.h"

namespace tessera::temples_and_swords {

// TS-100, TS-101: basic populations harvest, and all people of the hex eat.
inline bool harvest_suffices(const State& s, const Rules& rules, Hex hex)
{
    const HexState& here = s.hexes[hex];
    return here.populations > 0 && basic_populations(here) * rules[terrain_of(s, hex)].harvest >= here.populations;
}

inline void perform(State& s, const Rules& rules, Grow, Sink auto& tell)
{
    int grown = 0;
    for (Hex hex : s.mover().hexes) {
        if (!harvest_suffices(s, rules, hex)) continue;
        if (s.hexes[hex].populations >= capacity_of(s, rules, hex)) {
            s.turn.brimming.insert(hex);
            continue;
        }
        ++s.hexes[hex].populations;
        ++grown;
    }
    if (grown > 0) tell(Grown{s.turn.seat, narrow(grown)});
}

// TS-102
inline int migration_rolls(const Rules& rules, int populated)
{
    int rolls = 0;
    for (const MigrationRolls& row : rules.migration_rolls)
        if (populated > row.more_than) rolls = row.rolls;
    return rolls;
}

inline void perform(State& s, const Rules& rules, BeginMigration, Sink auto&)
{
    s.agenda.run_next({Migrate{narrow(migration_rolls(rules, populated_hexes(s, s.mover())))}});
}

// TS-103: the hexes with most populations among those not yet picked.
inline HexSet fullest_hexes(const State& s, const Rules& rules)
{
    HexSet fullest;
    int most = 1;
    for (Hex hex : s.mover().hexes) {
        if (s.turn.picked.contains(hex) && !rules.migration_repeats) continue;
        const int populations = s.hexes[hex].populations;
        if (populations < most) continue;
        if (populations > most) fullest.clear();
        most = populations;
        fullest.insert(hex);
    }
    return fullest;
}

inline void perform(State& s, const Rules& rules, Migrate step, Sink auto&)
{
    if (step.rolls == 0 || fullest_hexes(s, rules).empty()) return;
    s.agenda.run_next({ChooseMigrationHex{step.rolls}});
}

inline void offer(const State& s, const Rules& rules, Offers<MigrateFrom>& out)
{
    for (Hex hex : fullest_hexes(s, rules)) out.add({hex});
}

inline Verdict check(const State& s, const Rules& rules, MigrateFrom a)
{
    if (!fullest_hexes(s, rules).contains(a.hex))
        return refuse("TS-103: the hex with most populations that was not picked yet");
    return allow();
}

inline void apply(State& s, const Rules&, const ChooseMigrationHex& asked, MigrateFrom a, Sink auto&)
{
    s.turn.picked.insert(a.hex);
    s.agenda.run_next({RollMigrationDie{a.hex}, Migrate{narrow(asked.rolls - 1)}});
}

inline void outcomes(const State&, const Rules& rules, Outcomes<MigrationDie>& out)
{
    for (int face = 1; face <= rules.migration_sides; ++face) out.add({narrow(face)});
}

inline bool takes_settlers(const State& s, const Rules& rules, Hex hex)
{
    if (!is_hex(s, hex)) return false;
    const Seat controller = controller_of(s, hex);
    return (controller == s.turn.seat || controller == spectator) &&
           s.hexes[hex].populations < capacity_of(s, rules, hex);
}

// TS-104: the die is rolled even if it cannot matter.
inline void apply(State& s, const Rules& rules, const RollMigrationDie& asked, MigrationDie a, Sink auto& tell)
{
    const int populations = s.hexes[asked.hex].populations;
    bool possible = a.face >= rules.migration_need[static_cast<std::size_t>(populations - 1)];
    bool room = false;
    for (Hex next : rules.neighbours[index_of(asked.hex)]) room |= takes_settlers(s, rules, next);
    possible &= room;  // TS-105: it must move, if there is such a hex
    if (possible) return s.agenda.run_next({ChooseMigrationTarget{asked.hex}});
    tell(MigrationFailed{s.turn.seat, asked.hex});
}

inline void offer(const State&, const Rules& rules, const ChooseMigrationTarget& asked, Offers<MigrateTo>& out)
{
    for (Hex next : rules.neighbours[index_of(asked.hex)]) out.add({next});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseMigrationTarget& asked, MigrateTo a)
{
    if (!rules.neighbours[index_of(asked.hex)].contains(a.hex) || !takes_settlers(s, rules, a.hex))
        return refuse("TS-105: to an adjacent hex that is yours or nobody's and below capacity");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseMigrationTarget& asked, MigrateTo a, Sink auto& tell)
{
    const bool settled = !is_own(s, a.hex);
    take_control(s, s.turn.seat, a.hex);
    ++s.hexes[a.hex].populations;
    tell(Migrated{s.turn.seat, asked.hex, a.hex, settled});
    if (rules.full_hexes_spill && s.turn.brimming.contains(asked.hex))
        s.turn.brimming.erase(asked.hex);  // TS-106: once, and nobody leaves
    else
        remove_populations(s, asked.hex, 1, tell);
}

}  // namespace tessera::temples_and_swords
