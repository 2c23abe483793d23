#include "table/entry.h"

#include <fmt/format.h>

#include <limits>

#include "base/json_writer.h"
#include "table/fields.h"
#include "table/pieces.h"

namespace tessera::table {

namespace {

constexpr std::size_t deepest = 6;
constexpr std::uint64_t latest = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t longest_action = 200;
constexpr std::size_t longest_word = 200;
constexpr const char* by_owner = "owner";
constexpr const char* by_clock = "clock";

// Writes what an entry says behind its type.
struct Writer {
    JsonWriter& json;

    void seat(Seat seat) { json.member("seat", static_cast<int>(seat)); }

    void operator()(const Sat& e)
    {
        json.member("type", "sat");
        seat(e.seat);
        write_occupant(e.who, json);
        switch (e.by.who) {
            case ChangedBy::Who::Unsaid: break;
            case ChangedBy::Who::Seat: json.member("by", static_cast<int>(e.by.seat)); break;
            case ChangedBy::Who::Owner: json.member("by", by_owner); break;
            case ChangedBy::Who::Clock: json.member("by", by_clock); break;
        }
        if (e.joined) json.member("joined", true);
    }
    void operator()(const Acted& e)
    {
        json.member("type", "act");
        if (e.seat) seat(*e.seat);
        json.member("action", e.action);
        if (e.forced) json.member("forced", true);
    }
    void operator()(const TookBack& e)
    {
        json.member("type", "took-back");
        seat(e.seat);
        json.member("to", e.to);
    }
    void operator()(const AskedToTakeBack& e)
    {
        json.member("type", "asked-to-take-back");
        seat(e.seat);
        json.member("to", e.to);
    }
    void operator()(const Consented& e)
    {
        json.member("type", "consented");
        seat(e.seat);
        json.member("yes", e.yes);
    }
    void operator()(const Resigned& e)
    {
        json.member("type", "resigned");
        seat(e.seat);
        json.member("level", e.level);
    }
    void operator()(const Paused& e)
    {
        json.member("type", "paused");
        json.member("on", e.on);
    }
    void operator()(const Changed& e)
    {
        json.member("type", "changed");
        json.key("settings");
        write_settings(e.settings, json);
    }
    void operator()(const Asked& e)
    {
        json.member("type", "asked");
        seat(e.seat);
    }
    void operator()(const WindowClosed&) { json.member("type", "window-closed"); }
    void operator()(const Closed&) { json.member("type", "closed"); }
};

ChangedBy read_changed_by(Fields& fields)
{
    if (!fields.has("by")) return {};
    if (!fields.need("by").is_string()) return ChangedBy::somebody(fields.seat("by"));
    return fields.word("by", {by_owner, by_clock}) == 0 ? ChangedBy::owner() : ChangedBy::clock();
}

Sat read_sat(Fields& fields)
{
    Sat e;
    e.seat = fields.seat("seat");
    e.who = read_occupant(fields);
    e.by = read_changed_by(fields);
    e.joined = fields.has("joined") && fields.flag("joined");
    return e;
}

decltype(Entry::what) what_from(Fields& fields)
{
    const std::string type = fields.text("type", longest_word);
    if (type == "sat") return read_sat(fields);
    if (type == "act") {
        Acted e;
        if (fields.has("seat")) e.seat = fields.seat("seat");
        e.action = fields.text("action", longest_action);
        if (fields.has("forced")) e.forced = fields.flag("forced");
        return e;
    }
    if (type == "took-back") return TookBack{fields.seat("seat"), fields.count("to")};
    if (type == "asked-to-take-back") return AskedToTakeBack{fields.seat("seat"), fields.count("to")};
    if (type == "consented") return Consented{fields.seat("seat"), fields.flag("yes")};
    if (type == "resigned") return Resigned{fields.seat("seat"), read_level(fields)};
    if (type == "paused") return Paused{fields.flag("on")};
    if (type == "changed") return Changed{read_settings(fields.need("settings"), "settings").applied_to({})};
    if (type == "asked") return Asked{fields.seat("seat")};
    if (type == "window-closed") return WindowClosed{};
    if (type == "closed") return Closed{};
    fields.refuse("type", "the type of an entry");
}

}  // namespace

Settings SettingsChange::applied_to(Settings settings) const
{
    if (clock) settings.clock = *clock;
    if (undo) settings.undo = *undo;
    if (hints) settings.hints = *hints;
    if (spectators) settings.spectators = *spectators;
    if (forced) settings.forced = *forced;
    if (listed) settings.listed = *listed;
    if (window_seconds) settings.window_seconds = *window_seconds;
    return settings;
}

std::string entry_text(const Entry& entry)
{
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.member("at", entry.at);
    std::visit(Writer{json}, entry.what);
    json.end_object();
    return text;
}

Entry entry_from_text(std::string_view text)
{
    try {
        const boost::json::value document = parsed(text, deepest);
        Fields fields(document, "the entry");
        Entry entry;
        entry.at = static_cast<Time>(fields.number("at", 0, latest));
        entry.what = what_from(fields);
        fields.finish();
        return entry;
    } catch (const BadValue& e) {
        throw BadEntry(fmt::format("\"{}\" is no entry of a table: {}", text.substr(0, 200), e.what()));
    }
}

std::string header_text(const Header& header)
{
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.member("rule_set", header.rule_set);
    json.key("options");
    json.begin_object();
    for (const auto& [key, value] : header.options) {
        json.quoted_key(key);
        json.text(value);
    }
    json.end_object();
    json.member("content", fmt::format("{:016x}", header.content_fingerprint));
    json.key("seats");
    json.begin_array();
    for (const Occupant& who : header.seats) {
        json.begin_object();
        write_occupant(who, json);
        json.end_object();
    }
    json.end_array();
    json.key("settings");
    write_settings(header.settings, json);
    json.end_object();
    return text;
}

Header header_from_text(std::string_view text)
{
    try {
        const boost::json::value document = parsed(text, deepest);
        Fields fields(document, "the header");
        Header header;
        header.rule_set = fields.text("rule_set", longest_word);
        header.options = read_options(fields.need("options"), "options");
        const std::string digits = fields.text("content", 16);
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), header.content_fingerprint, 16);
        if (error != std::errc{} || end != digits.data() + digits.size())
            fields.refuse("content", "hexadecimal digits");
        header.seats = read_occupants(fields.need("seats"), "seats");
        header.settings = read_settings(fields.need("settings"), "settings").applied_to({});
        fields.finish();
        return header;
    } catch (const BadValue& e) {
        throw BadEntry(fmt::format("the header of a table makes no sense: {}", e.what()));
    }
}

}  // namespace tessera::table
