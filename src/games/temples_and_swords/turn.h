// The turn: TS-024 to TS-026. Eight phases, then the end of the turn.
#pragma once

#include <algorithm>

#include "games/temples_and_swords/setup.h"

namespace tessera::temples_and_swords {

inline bool is_in_game(const Player& player) { return player.eliminated == 0; }

inline void perform(State& s, const Rules&, BeginRound, Sink auto& tell)
{
    ++s.round;  // TS-024
    tell(RoundBegan{s.round});
    std::size_t place = 0;
    while (!is_in_game(s.players[seat_at_place(s, place)])) ++place;
    s.agenda.run_next({TakeTurn{seat_at_place(s, place)}});
}

// TS-025: the phases that are still to come, from this one on.
inline void run_phases_from(State& s, int phase)
{
    s.agenda.run_next({EndTurn{}});  // TS-026
    if (phase <= 8) s.agenda.run_next({Grow{}, BeginMigration{}});
    if (phase <= 7) s.agenda.run_next({SufferDiseases{0}, FaceDisaster{}, CheckEliminations{}});
    if (phase <= 6) s.agenda.run_next({CollectTaxes{}});
    if (phase <= 5) s.agenda.run_next({BeginBuilding{}});
    if (phase <= 4) s.agenda.run_next({ChooseMove{}, MeetWarbands{}, ChooseAttack{}});
    if (phase <= 3) s.agenda.run_next({DoResearch{}});
    if (phase <= 2) s.agenda.run_next({PayUpkeep{}});
    if (phase <= 1) s.agenda.run_next({ChooseHire{}});
}

// Does one of these stand on the agenda?
template <class... Any>
bool waits(const State& s)
{
    const auto is_one = [](const Step& step) { return ((step.kind == Steps::index<Any>()) || ...); };
    return std::any_of(s.agenda.steps().begin(), s.agenda.steps().end(), is_one);
}

// TS-025: the phase that is under way, 1 to 8, by what is still to come; 0 between turns.
inline std::uint8_t phase_of(const State& s)
{
    if (!waits<EndTurn>(s)) return 0;
    if (waits<ChooseHire, ChooseHireCount>(s)) return 1;
    if (waits<DoResearch>(s)) return 2;
    // Movement waits as long as there is research to do, and asks for itself again afterwards.
    if (waits<ChooseRolls, RollTech, RollTechDie, SeekAdvance, ChooseAdvance, RollChartDie, ReadChart, PickResult>(s))
        return 3;
    if (waits<BeginBuilding>(s)) return 4;
    if (waits<CollectTaxes>(s)) return 5;
    return waits<Grow>(s) ? 7 : 8;  // nothing is asked in phase 6
}

inline void perform(State& s, const Rules&, TakeTurn step, Sink auto& tell)
{
    s.turn = {};
    s.turn.seat = step.seat;
    tell(TurnBegan{step.seat, s.round});
    run_phases_from(s, 1);
}

}  // namespace tessera::temples_and_swords
