// Pieces of the messages that a table writes: lines of the log, previews, refusals.
#pragma once

#include <string>
#include <vector>

#include "base/json_writer.h"
#include "table/table.h"
#include "table/viewpoint.h"

namespace tessera::table {

void write_texts(const std::vector<std::string>& texts, JsonWriter& json);
void write_preview(const Preview& preview, JsonWriter& json);
// Members of the object that is being written.
void write_refusal(const Refusal& refusal, JsonWriter& json);
// For each seat its score, or null.
void write_scores(const Viewpoint& viewpoint, Seats seats, JsonWriter& json);
// The list of seats as they are.
void write_seats(const Table& table, JsonWriter& json);
// How a decision is called that only whoever is asked may know of.
inline constexpr std::string_view word_of_window = "window";
// Who decides as the viewer may know: a seat, `"chance"`, `"window"`, or null when the game is over.
void write_decider(const Table& table, Seat viewer, JsonWriter& json);
// Null if there is none.
void write_text_or_null(std::string_view text, JsonWriter& json);

}  // namespace tessera::table
