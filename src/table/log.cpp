// The log in the words of whoever reads it.
#include "table/pieces.h"
#include "table/table.h"
#include "table/writing.h"

namespace tessera::table {

void Table::write_news(const History::Told& told, Seat viewer, JsonWriter& json) const
{
    const std::string text = game().line(told.news, Narrator(viewer, names_));
    if (text.empty()) return;
    json.begin_object();
    json.member("revision", told.revision);
    json.member("position", told.position);
    json.key("seat");
    write_seat_or_null(told.seat, json);
    json.member("news", game().news_name(told.news));
    json.member("text", text);
    json.key("things");
    write_texts(game().things(told.news, viewer), json);
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
