// The log in the words of whoever reads it.
#include <algorithm>
#include <iterator>

#include "engine/things.h"
#include "table/pieces.h"
#include "table/table.h"
#include "table/writing.h"

namespace tessera::table {

namespace {

// In a page; it has all lines of an entry or none.
constexpr std::size_t lines_of_a_page = 100;

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

// News and what happened at the table, from the last that the viewer got to know to the first.
Table::LogPage Table::log_page(Seat viewer, Revision since, Revision before) const
{
    const std::vector<History::Told>& told = history_.told();
    const auto unknown = std::partition_point(
        told.begin(), told.end(), [&](const History::Told& one) { return known_with(one, viewer).has_value(); });
    const auto of_news = [&](const History::Told& one) { return noticed_.revision(viewer, *known_with(one, viewer)); };
    const auto of_line = [&](const TableLine& one) { return noticed_.revision(viewer, one.revision); };
    auto news = std::make_reverse_iterator(
        std::partition_point(told.begin(), unknown, [&](const History::Told& one) { return of_news(one) < before; }));
    auto line = std::make_reverse_iterator(std::partition_point(
        table_lines_.begin(), table_lines_.end(), [&](const TableLine& one) { return of_line(one) < before; }));
    LogPage page;
    for (Revision from = before;;) {
        if (news == told.rend() && line == table_lines_.rend()) return page;
        const bool is_news = news != told.rend() && (line == table_lines_.rend() || of_news(*news) >= of_line(*line));
        const Revision revision = is_news ? of_news(*news) : of_line(*line);
        if (revision <= since) return page;
        if (revision != from && page.lines.size() >= lines_of_a_page) {
            page.from = from;
            return page;
        }
        from = revision;
        std::string text = is_news ? log_line(*news++, viewer) : log_line(*line++, viewer);
        if (!text.empty()) page.lines.push_back(std::move(text));
    }
}

void Table::write_log_page(const LogPage& page, JsonWriter& json)
{
    json.key("log_from");
    if (page.from)
        json.number(*page.from);
    else
        json.null();
    json.key("log");
    json.begin_array();
    for (auto line = page.lines.rbegin(); line != page.lines.rend(); ++line) json.raw(*line);
    json.end_array();
}

void Table::write_log(std::uint64_t id, Seat viewer, Revision before, std::string& out) const
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "log");
    json.member("id", id);
    write_log_page(log_page(viewer, 0, before), json);
    json.end_object();
}

void Table::write_rewind(Seat viewer, Revision since, JsonWriter& json) const
{
    std::optional<Position> rewind;
    const Revision seen = noticed_.all_entries(viewer, since);
    for (const Rewind& back : rewinds_)
        if (back.revision > seen) rewind = std::min(rewind.value_or(back.to), back.to);
    json.key("rewind");
    if (rewind)
        json.number(noticed_.position(viewer, *rewind));
    else
        json.null();
}

std::string Table::log_line(const History::Told& told, Seat viewer) const
{
    const std::string text = game().line(told.news, Narrator(viewer, names_));
    if (text.empty()) return {};
    std::string line;
    JsonWriter json(line);
    const std::vector<std::string> things = game().things(told.news, viewer);
    json.begin_object();
    json.member("revision", noticed_.revision(viewer, known_with(told, viewer).value_or(told.revision)));
    json.member("position", noticed_.position(viewer, told.position));
    json.key("seat");
    write_seat_or_null(seat_of_line(things, seats(), told.seat), json);
    json.member("news", game().news_name(told.news));
    json.member("text", text);
    json.key("things");
    write_texts(things, json);
    json.end_object();
    return line;
}

std::vector<std::string> Table::story(Seat viewer, Position since) const
{
    const Narrator narrator(viewer, names_);
    std::vector<std::string> lines;
    for (const History::Told& told : history_.told()) {
        if (told.position <= since || !known_with(told, viewer)) continue;
        std::string line = game().line(told.news, narrator);
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

std::string Table::log_line(const TableLine& line, Seat viewer) const
{
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.member("revision", noticed_.revision(viewer, line.revision));
    json.member("position", noticed_.position(viewer, line.position));
    json.key("seat");
    write_seat_or_null(line.seat, json);
    json.key("news");
    json.null();
    json.member("text", viewer == line.seat ? line.to_self : line.to_others);
    json.key("things");
    json.begin_array();
    json.end_array();
    json.end_object();
    return text;
}

}  // namespace tessera::table
