#include "table/writing.h"

#include <array>

#include "table/pieces.h"

namespace tessera::table {

void write_texts(const std::vector<std::string>& texts, JsonWriter& json)
{
    json.begin_array();
    for (const std::string& text : texts) json.text(text);
    json.end_array();
}

void write_preview(const Preview& preview, JsonWriter& json)
{
    static constexpr std::array<std::string_view, 4> thens = {"chance", "seat", "over", "unknown"};
    json.begin_object();
    json.key("lines");
    write_texts(preview.lines, json);
    json.key("changes");
    json.begin_array();
    for (const ViewChange& change : preview.changes) {
        json.begin_object();
        json.member("path", change.path);
        json.key("from");
        json.raw(change.from);
        json.key("to");
        json.raw(change.to);
        json.end_object();
    }
    json.end_array();
    json.member("more", preview.more);
    json.member("then", thens[static_cast<std::size_t>(preview.then)]);
    json.end_object();
}

void write_refusal(const Refusal& refusal, JsonWriter& json)
{
    json.member("code", word_of(refusal.code));
    json.key("rule");
    write_text_or_null(refusal.rule, json);
    json.member("reason", refusal.reason);
    json.key("text");
    write_text_or_null(refusal.text, json);
}

void write_scores(const Viewpoint& viewpoint, Seats seats, JsonWriter& json)
{
    json.begin_array();
    for (int i = 0; i < seats.count; ++i) {
        if (const std::optional<int> score = viewpoint.score(id_at<Seat>(static_cast<std::size_t>(i))))
            json.number(*score);
        else
            json.null();
    }
    json.end_array();
}

void write_seats(const Table& table, JsonWriter& json)
{
    json.begin_array();
    for (int i = 0; i < table.seats().count; ++i) {
        const Seat seat = id_at<Seat>(static_cast<std::size_t>(i));
        const Occupant& who = table.occupant(seat);
        json.begin_object();
        json.member("seat", i);
        json.member("name", table.name(seat));
        json.member("kind", word_of(who.kind));
        json.key("level");
        write_text_or_null(who.level, json);
        json.member("resigned", table.has_resigned(seat));
        json.end_object();
    }
    json.end_array();
}

void write_decider(const Table& table, Seat viewer, JsonWriter& json)
{
    if (table.is_withheld_from(viewer))
        json.word(word_of_window);
    else
        write_decider(table.decider(viewer), json);
}

void write_text_or_null(std::string_view text, JsonWriter& json)
{
    if (text.empty())
        json.null();
    else
        json.text(text);
}

}  // namespace tessera::table
