// How the table is shown to those who are connected: by updates, each the whole table from one viewpoint.
#pragma once

#include <span>

#include "host/guests.h"
#include "table/table.h"

namespace tessera::host {

// Those who share a viewpoint and have seen as much get the same text. Who comes to another viewpoint is told
// everything anew: what was told through the one before is not for this one.
void show(const table::Table& table, std::span<Guest* const> guests);

// To everybody who has not seen the table as it is now, but for those who still read what was sent before.
void show_everybody(const table::Table& table, Guests& guests);

}  // namespace tessera::host
