// Whether an action reveals information to the people at a table, which decides whether it may be taken back for
// nothing (undo.cpp).
#pragma once

#include <span>

#include "engine/any_game.h"

namespace tessera::table {

// Whether an action may reveal something to one of these people, as far as `asking` can know: the answer
// depends on nothing that is hidden from that seat, so it can be told to it.
bool may_reveal_information(const AnyGame& game, const AnyState& before, Action action, Seat asking,
                            std::span<const Seat> people);

}  // namespace tessera::table
