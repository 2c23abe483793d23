// Step 7, migration: EH-103 to EH-109.
#pragma once

#include "games/eighteen_hundred/trade.h"

namespace tessera::eighteen_hundred {

// Part 1: a peasant to an adjacent province.

inline bool can_migrate(const State& s, const Rules& rules, Seat seat, Province from, Province to)
{
    return adjacent_to(s, rules, seat, from).contains(to) &&
           (!rules.adjacent_move_requires_control || controls(s, rules, seat, to));
}

inline bool can_leave(const State& s, const Rules& rules, Seat seat, Province from)
{
    if (s.players[seat].peasants[from] == 0) return false;
    for (Province to : adjacent_to(s, rules, seat, from))
        if (!rules.adjacent_move_requires_control || controls(s, rules, seat, to)) return true;
    return false;
}

inline bool can_migrate_at_all(const State& s, const Rules& rules, Seat seat)
{
    return any_province(rules, [&](Province from) { return can_leave(s, rules, seat, from); });
}

// EH-103: the allowance is checked before each move.
inline void perform(State& s, const Rules& rules, Migration, Sink auto&)
{
    const int allowance = rules.constants.adjacent_moves + sum_of(s, rules, s.turn.seat, StaticOp::ExtraMigration);
    if (s.turn.migrated < allowance) s.agenda.run_next({MigratePeasants{}});
}

inline void offer_from(const State& s, const Rules& rules, Seat seat, Offers<MigrateFrom>& out)
{
    for (std::size_t i = 0; i < rules.province_count(); ++i)
        if (s.players[seat].peasants.items[i] > 0) out.add({id_at<Province>(i)});
}

inline Verdict check_from(const State& s, const Rules& rules, Seat seat, Province from)
{
    if (!rules.has(from) || s.players[seat].peasants[from] == 0) return refuse("EH-103: you have no peasant there");
    if (!can_leave(s, rules, seat, from)) return refuse("EH-103: you control no province adjacent to it");
    return allow();
}

inline void offer(const State& s, const Rules& rules, const MigratePeasants&, Offers<MigrateFrom>& out)
{
    offer_from(s, rules, s.turn.seat, out);
}

inline Verdict check(const State& s, const Rules& rules, const MigratePeasants&, MigrateFrom a)
{
    return check_from(s, rules, s.turn.seat, a.province);
}

// EH-104: one after the other.
inline void apply(State& s, const Rules&, const MigratePeasants&, MigrateFrom a, Sink auto&)
{
    add_to(s.turn.migrated, 1);
    s.agenda.run_next({ChooseDestination{s.turn.seat, a.province}, Migration{}});
}

inline void offer(const State& s, const Rules& rules, const ChooseDestination& asked, Offers<MigrateTo>& out)
{
    for (Province to : adjacent_to(s, rules, asked.seat, asked.from)) out.add({to});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseDestination& asked, MigrateTo a)
{
    if (rules.has(a.province) && can_migrate(s, rules, asked.seat, asked.from, a.province)) return allow();
    return refuse("EH-103: a peasant moves to an adjacent province that you control");
}

inline void apply(State& s, const Rules&, const ChooseDestination& asked, MigrateTo a, Sink auto& tell)
{
    Player& player = s.players[asked.seat];
    --player.peasants[asked.from];
    add_to(player.peasants[a.province], 1);
    tell(PeasantMigrated{asked.seat, asked.from, a.province});
}

// Part 2: peasants settle on improvements. EH-107: nobody leaves one.

// EH-105, EH-106: can a peasant from there reach the province?
inline bool is_settler(const State& s, Seat seat, const Lines& lines, Province from)
{
    return s.players[seat].peasants[from] > 0 && !lines.blocked.contains(from);
}

inline ProvinceSet settlers_for(const State& s, const Rules& rules, Seat seat, Province province)
{
    const Lines lines = lines_of(s, rules, seat);
    ProvinceSet from;
    for (Province near : connected_with(rules, lines, province))
        if (is_settler(s, seat, lines, near)) from.insert(near);
    return from;
}

inline bool has_settler(const State& s, const Rules& rules, Seat seat, const Lines& lines, Province province)
{
    bool found = false;
    walk_from(rules, lines, province, [&](Province near) { return found |= is_settler(s, seat, lines, near); });
    return found;
}

inline void offer(const State& s, const Rules& rules, Offers<Settle>& out)
{
    for (Province province : controlled_by(s, rules, s.turn.seat)) {
        const bool urban = rules.is_urban(province);
        if (unworked(s, province) > 0) out.add({province, urban ? Improvement::Factory : Improvement::Farm});
        if (urban) out.add({province, Improvement::UrbanCenter});
    }
}

inline Verdict check(const State& s, const Rules& rules, Settle a)
{
    const Seat seat = s.turn.seat;
    if (!rules.has(a.province) || !controls(s, rules, seat, a.province))
        return refuse("EH-105: you do not control the province");
    if (a.improvement > Improvement::UrbanCenter || rules.is_urban(a.province) != (a.improvement != Improvement::Farm))
        return refuse("EH-105: the province has no such improvement");
    if (a.improvement != Improvement::UrbanCenter && unworked(s, a.province) <= 0)
        return refuse("EH-022: every farm or factory there has its citizen");
    const Lines lines = lines_of(s, rules, seat);
    if (!has_settler(s, rules, seat, lines, a.province))
        return refuse("EH-105: no peasant of yours is connected with the province");
    const bool needs_food = a.improvement != Improvement::Farm || rules.farm_move_requires_well_fed;
    if (needs_food && !is_well_fed(s, rules, seat, lines, a.province))
        return refuse("EH-108: your workers would not all be fed");
    return allow();
}

inline void apply(State& s, const Rules&, Settle a, Sink auto&)
{
    s.agenda.run_next({ChooseSettler{a.province, a.improvement}, SettlePeasants{}});
}

inline void offer(const State& s, const Rules& rules, const ChooseSettler& asked, Offers<SettleFrom>& out)
{
    for (Province from : settlers_for(s, rules, s.turn.seat, asked.province)) out.add({from});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseSettler& asked, SettleFrom a)
{
    if (settlers_for(s, rules, s.turn.seat, asked.province).contains(a.province)) return allow();
    return refuse("EH-105: no peasant of yours there is connected with the improvement");
}

inline void apply(State& s, const Rules&, const ChooseSettler& asked, SettleFrom a, Sink auto& tell)
{
    Player& player = s.mover();
    --player.peasants[a.province];
    const bool center = asked.improvement == Improvement::UrbanCenter;
    add_to((center ? player.bourgeois : player.employed)[asked.province], 1);
    tell(PeasantSettled{s.turn.seat, a.province, asked.province, asked.improvement});
}

}  // namespace tessera::eighteen_hundred
