// The pieces that entries, messages and bodies of requests have in common, as JSON: who sits in a seat, settings,
// options. Reading throws BadValue.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_writer.h"
#include "engine/seat.h"
#include "table/entry.h"
#include "table/fields.h"

namespace tessera::table {

inline constexpr std::size_t longest_name = 40;

// Members of the object that is being written.
void write_occupant(const Occupant& who, JsonWriter& json);
Occupant read_occupant(Fields& fields);
std::vector<Occupant> read_occupants(const boost::json::value& json, const std::string& where);

// The name of a level that bots have.
std::string read_level(Fields& fields);

void write_settings(const Settings& settings, JsonWriter& json);
SettingsChange read_settings(const boost::json::value& json, const std::string& where);

OptionSettings read_options(const boost::json::value& json, const std::string& where);

// A seat, `"chance"` or null.
void write_decider(Decider decider, JsonWriter& json);
// A seat, or null for the spectator or nobody.
void write_seat_or_null(Seat seat, JsonWriter& json);
// The member `viewpoint`, and by the name it had before for clients that know no other.
void write_viewpoint(Seat viewer, JsonWriter& json);

}  // namespace tessera::table
