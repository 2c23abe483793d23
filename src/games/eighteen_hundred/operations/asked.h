// What operations have in common: the step that carries one out, which of them ask, and how often. EH-063: what is
// asked may be skipped unless the operation says that it must be chosen.
#pragma once

#include "games/eighteen_hundred/migration.h"

namespace tessera::eighteen_hundred {

template <class Asked>
const Operation& operation_asked(const Rules& rules, const Asked& asked)
{
    return rules[asked.list].operations[asked.index];
}

// The operation once more, if there is more to do.
template <class Asked>
void carry_on(State& s, const Asked& asked)
{
    s.agenda.run_next({CarryOut{asked.seat, asked.list, asked.index, static_cast<std::uint8_t>(asked.left - 1)}});
}

// Some operations ask for a province: they say which will do, and what happens in the one chosen.
template <class T>
concept AsksForProvince = requires(const State& s, const Rules& rules, Seat seat, const T& a)
{
    check_province(s, rules, seat, a, no_province);
};

template <class T>
bool has_province_for(const State& s, const Rules& rules, Seat seat, const T& a)
{
    return any_province(rules, [&](Province p) { return check_province(s, rules, seat, a, p).allowed(); });
}

// Some ask for another player.
template <class T>
concept AsksForPlayer = T::asks_for_player;

}  // namespace tessera::eighteen_hundred
