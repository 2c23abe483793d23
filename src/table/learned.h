// Whether an action tells the people at a table something that they did not know, which decides whether it may be taken
// back for nothing (undo.cpp).
#pragma once

#include <span>

#include "engine/any_game.h"

namespace tessera::table {

// Whether one of these people may have learned something from an action, as far as `asking` can know: the answer
// depends on nothing that is hidden from that seat, so it can be told to it.
bool somebody_may_have_learned(const AnyGame& game, const AnyState& before, Action action, Seat asking,
                               std::span<const Seat> people);

}  // namespace tessera::table
