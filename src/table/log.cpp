// The log in the words of whoever reads it.
#include <algorithm>

#include "engine/things.h"
#include "table/pieces.h"
#include "table/table.h"
#include "table/writing.h"

namespace tessera::table {

namespace {

// Whom a line is about: the seat that it names first, or else the one whose action it follows from. What an action
// brings about for others (their turn begins, they pay a tax) is theirs.
Seat seat_of_line(const std::vector<std::string>& things, Seats seats, Seat actor)
{
    static const std::string noun = noun_of<Seat>() + ":";
    const auto named = std::find_if(things.begin(), things.end(),
                                    [](const std::string& thing) { return thing.compare(0, noun.size(), noun) == 0; });
    if (named == things.end()) return actor;
    for (int i = 0; i < seats.count; ++i)
        if (*named == noun + std::to_string(i)) return id_at<Seat>(static_cast<std::size_t>(i));
    return actor;
}

}  // namespace

void Table::write_news(const History::Told& told, Seat viewer, JsonWriter& json) const
{
    const std::string text = game().line(told.news, Narrator(viewer, names_));
    if (text.empty()) return;
    const std::vector<std::string> things = game().things(told.news, viewer);
    json.begin_object();
    json.member("revision", told.revision);
    json.member("position", told.position);
    json.key("seat");
    write_seat_or_null(seat_of_line(things, seats(), told.seat), json);
    json.member("news", game().news_name(told.news));
    json.member("text", text);
    json.key("things");
    write_texts(things, json);
    json.end_object();
}

std::vector<std::string> Table::story(Seat viewer, Position since) const
{
    const Narrator narrator(viewer, names_);
    std::vector<std::string> lines;
    for (const History::Told& told : history_.told()) {
        if (told.position <= since) continue;
        std::string line = game().line(told.news, narrator);
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

void Table::write_table_line(const TableLine& line, Seat viewer, JsonWriter& json) const
{
    json.begin_object();
    json.member("revision", line.revision);
    json.member("position", line.position);
    json.key("seat");
    write_seat_or_null(line.seat, json);
    json.key("news");
    json.null();
    json.member("text", viewer == line.seat ? line.to_self : line.to_others);
    json.key("things");
    json.begin_array();
    json.end_array();
    json.end_object();
}

}  // namespace tessera::table
