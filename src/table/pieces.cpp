#include "table/pieces.h"

#include <fmt/format.h>

#include "players/players.h"

namespace tessera::table {

namespace json = boost::json;

namespace {

constexpr std::uint64_t least_seconds = 10;
constexpr std::uint64_t most_seconds = 30 * 24 * 60 * 60;
constexpr std::size_t most_options = 100;
constexpr std::size_t longest_option = 200;

const std::vector<std::string> seat_kinds = {"human", "bot", "open"};
const std::vector<std::string> time_outs = {"bot", "remind"};
constexpr std::uint64_t most_window_seconds = 120;
const std::vector<std::string> undo_rules = {"consent", "free", "never"};

std::optional<ClockSetting> read_clock(const json::value& value, const std::string& where)
{
    if (value.is_null()) return std::nullopt;
    Fields fields(value, where);
    ClockSetting clock;
    clock.seconds = static_cast<std::int64_t>(fields.number("seconds", least_seconds, most_seconds));
    clock.then = static_cast<TimeOut>(fields.word("then", time_outs));
    fields.finish();
    return clock;
}

}  // namespace

std::vector<std::string> bot_levels()
{
    std::vector<std::string> levels = {"random", "greedy"};
    for (const std::string_view level : standard_levels) levels.emplace_back(level);
    return levels;
}

std::string_view word_of(SeatKind kind) { return seat_kinds[static_cast<std::size_t>(kind)]; }
std::string_view word_of(TimeOut then)
{
    return then == TimeOut::Pass ? "pass" : std::string_view(time_outs[static_cast<std::size_t>(then)]);
}
std::string_view word_of(UndoRule rule) { return undo_rules[static_cast<std::size_t>(rule)]; }

void write_occupant(const Occupant& who, JsonWriter& json)
{
    json.member("kind", word_of(who.kind));
    if (!who.level.empty()) json.member("level", who.level);
    if (!who.name.empty()) json.member("name", who.name);
}

std::string read_level(Fields& fields)
{
    const std::vector<std::string> levels = bot_levels();
    return levels[fields.word("level", levels)];
}

Occupant read_occupant(Fields& fields)
{
    Occupant who;
    who.kind = static_cast<SeatKind>(fields.word("kind", seat_kinds));
    if (who.kind == SeatKind::Bot)
        who.level = read_level(fields);
    else if (fields.has("level"))
        fields.refuse("level", "no level where no bot sits");
    if (fields.has("name")) who.name = fields.text("name", longest_name);
    return who;
}

std::vector<Occupant> read_occupants(const json::value& value, const std::string& where)
{
    const json::array* list = value.if_array();
    if (list == nullptr || list->empty() || list->size() > max_seats)
        throw BadValue(fmt::format("{} has to be a list of 1 to {} seats", where, max_seats));
    std::vector<Occupant> seats;
    for (const json::value& item : *list) {
        Fields fields(item, fmt::format("{}.{}", where, seats.size()));
        seats.push_back(read_occupant(fields));
        fields.finish();
    }
    return seats;
}

void write_settings(const Settings& settings, JsonWriter& json)
{
    json.begin_object();
    json.key("clock");
    if (settings.clock) {
        json.begin_object();
        json.member("seconds", settings.clock->seconds);
        json.member("then", word_of(settings.clock->then));
        json.end_object();
    } else {
        json.null();
    }
    json.member("undo", word_of(settings.undo));
    json.member("hints", settings.hints);
    json.member("spectators", settings.spectators);
    json.member("forced", settings.forced);
    json.member("listed", settings.listed);
    json.key("window_seconds");
    if (settings.window_seconds)
        json.number(*settings.window_seconds);
    else
        json.null();
    json.end_object();
}

SettingsChange read_settings(const json::value& value, const std::string& where)
{
    Fields fields(value, where);
    SettingsChange change;
    if (const json::value* clock = fields.find("clock")) change.clock = read_clock(*clock, where + ".clock");
    if (fields.has("undo")) change.undo = static_cast<UndoRule>(fields.word("undo", undo_rules));
    if (fields.has("hints")) change.hints = fields.flag("hints");
    if (fields.has("spectators")) change.spectators = fields.flag("spectators");
    if (fields.has("forced")) change.forced = fields.flag("forced");
    if (fields.has("listed")) change.listed = fields.flag("listed");
    if (const json::value* seconds = fields.find("window_seconds")) {
        change.window_seconds.emplace();
        if (!seconds->is_null())
            change.window_seconds->emplace(
                static_cast<std::int64_t>(fields.number("window_seconds", 1, most_window_seconds)));
    }
    fields.finish();
    return change;
}

OptionSettings read_options(const json::value& value, const std::string& where)
{
    const json::object* object = value.if_object();
    if (object == nullptr || object->size() > most_options)
        throw BadValue(fmt::format("{} has to be a table of at most {} options", where, most_options));
    Fields fields(value, where);
    OptionSettings options;
    for (const auto& option : *object) {
        const std::string key(option.key());
        options.emplace_back(key, fields.text(option.key(), longest_option));
    }
    return options;
}

void write_decider(Decider decider, JsonWriter& json)
{
    if (decider.is_seat())
        json.number(static_cast<int>(decider.seat()));
    else if (decider.is_chance())
        json.word("chance");
    else
        json.null();
}

void write_seat_or_null(Seat seat, JsonWriter& json)
{
    if (seat == spectator)
        json.null();
    else
        json.number(static_cast<int>(seat));
}

void write_viewpoint(Seat viewer, JsonWriter& json)
{
    for (const char* name : {"viewpoint", "eyes"}) {
        json.key(name);
        write_seat_or_null(viewer, json);
    }
}

}  // namespace tessera::table
