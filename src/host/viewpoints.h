// From where somebody looks at a table: from the seats of their own, or as a spectator.
#pragma once

#include <optional>

#include "host/guests.h"
#include "table/table.h"

namespace tessera::host {

// Of those who speak for these seats, unless they choose otherwise. Of several people at one screen: the one who
// decides, or who decided last.
Seat usual_viewpoint(const table::Table& table, const std::vector<Seat>& seats);

// The viewpoint of the next update.
Seat wanted_viewpoint(const table::Table& table, const Guest& guest);

// What is asked is answered through the viewpoint of the last update that was sent, so that a client always knows for
// whom an answer is.
Seat shown_viewpoint(const table::Table& table, const Guest& guest);

// Why the past may not be looked at from this viewpoint, if so.
std::optional<table::Refusal> not_through(const table::Table& table, Seat viewpoint, const table::You& you);

}  // namespace tessera::host
