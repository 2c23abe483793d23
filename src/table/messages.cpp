#include "table/messages.h"

#include <fmt/format.h>

#include <array>

#include "table/fields.h"
#include "table/pieces.h"
#include "table/writing.h"

namespace tessera::table {

namespace json = boost::json;

namespace {

constexpr std::size_t deepest = 4;
constexpr std::size_t longest_action = 200;
constexpr std::size_t longest_thing = 100;
constexpr std::size_t most_things = 6;
constexpr std::size_t length_of_secret = 43;
constexpr std::uint64_t largest_id = (1ull << 53) - 1;

// What the members of several messages have in common.
class MessageFields : public Fields {
public:
    using Fields::Fields;

    RequestId id() { return number("id", 0, largest_id); }
    Revision revision() { return count("revision"); }
    std::string action() { return text("action", longest_action); }
    std::optional<Seat> seat_if_said() { return has("seat") ? std::optional<Seat>(seat("seat")) : std::nullopt; }
    // Also by the name it had before.
    std::optional<Seat> viewpoint_if_said()
    {
        std::optional<Seat> said;
        for (const char* name : {"eyes", "viewpoint"})
            if (has(name)) said = viewpoint(name);
        return said;
    }
};

bool is_secret(std::string_view text)
{
    static constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    return text.size() == length_of_secret && text.find_first_not_of(letters) == std::string_view::npos;
}

client::Message hello(MessageFields& f)
{
    client::Hello m;
    m.protocol = static_cast<int>(f.number("protocol", 1, 1'000'000));
    if (f.has("secret")) {
        m.secret = f.text("secret", length_of_secret);
        if (!is_secret(m.secret))
            throw BadValue("hello has no secret as \"secret\", expected 43 characters of base64url");
    }
    if (f.has("seen")) m.seen = f.count("seen");
    m.viewpoint = f.viewpoint_if_said();
    if (f.has("previews")) m.previews = f.flag("previews") ? Previews::Yes : Previews::No;
    return m;
}

client::Message why(MessageFields& f)
{
    client::Why m{f.id(), {}, {}};
    if (f.has("action") == f.has("things"))
        throw BadValue("why has to ask either about an \"action\" or about \"things\"");
    if (f.has("action")) {
        m.action = f.action();
        return m;
    }
    const json::array* things = f.need("things").if_array();
    if (things == nullptr || things->empty() || things->size() > most_things)
        f.refuse("things", fmt::format("a list of 1 to {} things", most_things));
    for (const json::value& thing : *things) {
        if (!thing.is_string() || thing.get_string().empty() || thing.get_string().size() > longest_thing)
            f.refuse("things", fmt::format("things of at most {} characters", longest_thing));
        m.things.emplace_back(thing.get_string());
    }
    return m;
}

client::Message seat(MessageFields& f)
{
    static const std::vector<std::string> kinds = {"human", "bot", "open"};
    client::ChangeSeat m{f.id(), f.seat("seat"), static_cast<SeatKind>(f.word("to", kinds)), {}, {}};
    if (m.to == SeatKind::Bot)
        m.level = read_level(f);
    else if (f.has("level"))
        f.refuse("level", "no level where no bot sits");
    if (f.has("name")) m.name = f.text("name", longest_name);
    return m;
}

client::Message settings(MessageFields& f)
{
    const RequestId id = f.id();
    const json::value& change = f.need("settings");
    if (change.is_object() && change.get_object().empty()) f.refuse("settings", "at least one setting");
    return client::ChangeSettings{id, read_settings(change, "settings")};
}

struct Kind {
    std::string_view type;
    client::Message (*read)(MessageFields&);
};

// Members are named in the order in which a mistake is best reported.
constexpr std::array<Kind, 18> kinds = {{
    {"hello", hello},
    {"act",
     [](MessageFields& f) -> client::Message {
         return client::Act{f.id(), f.revision(), f.action()};
     }},
    {"why", why},
    {"preview",
     [](MessageFields& f) -> client::Message {
         return client::Preview{f.id(), f.revision(), f.action()};
     }},
    {"undo",
     [](MessageFields& f) -> client::Message {
         return client::Undo{f.id(), f.revision(), f.seat_if_said()};
     }},
    {"consent",
     [](MessageFields& f) -> client::Message {
         return client::Consent{f.id(), f.revision(), f.flag("yes"), f.seat_if_said()};
     }},
    {"hint",
     [](MessageFields& f) -> client::Message {
         return client::Hint{f.id(), f.revision()};
     }},
    {"resign",
     [](MessageFields& f) -> client::Message {
         return client::Resign{f.id(), f.seat_if_said()};
     }},
    {"pause",
     [](MessageFields& f) -> client::Message {
         return client::Pause{f.id(), f.flag("on")};
     }},
    {"seat", seat},
    {"kick",
     [](MessageFields& f) -> client::Message {
         return client::Kick{f.id(), f.seat("seat")};
     }},
    {"close", [](MessageFields& f) -> client::Message { return client::Close{f.id()}; }},
    {"at",
     [](MessageFields& f) -> client::Message {
         return client::At{f.id(), f.count("position"), f.viewpoint_if_said()};
     }},
    {"chart", [](MessageFields& f) -> client::Message { return client::Chart{f.id()}; }},
    {"log",
     [](MessageFields& f) -> client::Message {
         return client::Log{f.id(), f.count("before")};
     }},
    {"settings", settings},
    {"look",
     [](MessageFields& f) -> client::Message {
         return client::Look{f.id(), f.viewpoint_if_said()};
     }},
    {"ping", [](MessageFields& f) -> client::Message { return client::Ping{f.id()}; }},
}};

// The number of the request, if the message makes that much sense.
std::optional<RequestId> id_of(const json::value& document)
{
    const json::object* object = document.if_object();
    const json::value* id = object == nullptr ? nullptr : object->if_contains("id");
    if (id == nullptr || !id->is_number()) return std::nullopt;
    boost::system::error_code error;
    const auto number = id->to_number<std::uint64_t>(error);
    return error || number > largest_id ? std::nullopt : std::optional<RequestId>(number);
}

const Kind& kind_of(const json::value& document)
{
    Fields fields(document, "the message");
    const std::string type = fields.text("type", 40);
    std::vector<std::string> known;
    for (const Kind& kind : kinds) {
        if (kind.type == type) return kind;
        known.emplace_back(kind.type);
    }
    throw BadValue(fmt::format("there is no message \"{}\"{}", type, did_you_mean(type, known)));
}

void write_here(const std::vector<bool>& here, JsonWriter& json)
{
    json.begin_array();
    for (std::size_t i = 0; i < here.size(); ++i) {
        json.begin_object();
        json.member("seat", i);
        json.member("here", static_cast<bool>(here[i]));
        json.end_object();
    }
    json.end_array();
}

}  // namespace

client::Message message_from_text(std::string_view text)
{
    if (text.size() > longest_message)
        throw BadMessage(ErrorCode::Size,
                         fmt::format("the message has {} bytes, expected at most {}", text.size(), longest_message));
    json::value document;
    try {
        document = parsed(text, deepest);
    } catch (const BadValue& bad) {
        throw BadMessage(ErrorCode::Message, fmt::format("the message {}", bad.what()));
    }
    try {
        const Kind& kind = kind_of(document);
        MessageFields fields(document, std::string(kind.type));
        static_cast<void>(fields.find("type"));
        client::Message message = kind.read(fields);
        fields.finish();
        return message;
    } catch (const BadValue& bad) {
        throw BadMessage(ErrorCode::Message, bad.what(), id_of(document));
    }
}

SettingsChange settings_change_from(const json::value& value, const std::string& where)
{
    try {
        return read_settings(value, where);
    } catch (const BadValue& bad) {
        throw BadMessage(ErrorCode::Message, bad.what());
    }
}

Occupant occupant_from(const json::value& value, const std::string& where)
{
    try {
        Fields fields(value, where);
        Occupant who = read_occupant(fields);
        fields.finish();
        return who;
    } catch (const BadValue& bad) {
        throw BadMessage(ErrorCode::Message, bad.what());
    }
}

void write_seats(const Table& table, std::string& out)
{
    JsonWriter json(out);
    write_seats(table, json);
}

void write_settings(const Settings& settings, std::string& out)
{
    JsonWriter json(out);
    write_settings(settings, json);
}

void write_decider(const Table& table, Seat viewer, std::string& out)
{
    JsonWriter json(out);
    write_decider(table, viewer, json);
}

void write_welcome(std::string_view table_id, const Table& table, const You& you, const std::vector<bool>& here,
                   std::string& out)
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "welcome");
    json.member("protocol", protocol_version);
    json.key("table");
    json.begin_object();
    json.member("id", table_id);
    json.member("rule_set", table.header().rule_set);
    json.member("game", table.game().game_id());
    json.member("name", table.game().rule_set().name);
    json.key("options");
    json.begin_object();
    for (const auto& [key, value] : table.header().options) {
        json.quoted_key(key);
        json.text(value);
    }
    json.end_object();
    json.member("content", fmt::format("{:016x}", table.game().content_fingerprint()));
    json.member("hidden", table.game().hidden_information());
    json.key("seats");
    write_seats(table, json);
    json.key("settings");
    write_settings(table.settings(), json);
    if (const std::optional<Revision> from = table.broken_from())
        json.member("broken_from", table.counted(*from, you.viewpoint));
    json.end_object();
    json.key("you");
    json.begin_object();
    json.key("seats");
    json.begin_array();
    for (Seat seat : you.seats) json.number(static_cast<int>(seat));
    json.end_array();
    json.member("owner", you.owner);
    write_viewpoint(you.viewpoint, json);
    json.end_object();
    json.key("here");
    write_here(here, json);
    json.end_object();
}

void write_presence(const std::vector<bool>& here, std::string& out)
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "presence");
    json.key("seats");
    write_here(here, json);
    json.end_object();
}

void write_done(RequestId id, Revision revision, std::string& out)
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "done");
    json.member("id", id);
    json.member("revision", revision);
    json.end_object();
}

void write_refused(RequestId id, Revision revision, const Refusal& refusal, std::string& out)
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "refused");
    json.member("id", id);
    json.member("revision", revision);
    write_refusal(refusal, json);
    json.end_object();
}

void write_error(ErrorCode code, std::string_view message, std::optional<RequestId> id, std::string& out)
{
    JsonWriter json(out);
    json.begin_object();
    json.member("type", "error");
    json.member("code", word_of(code));
    json.member("message", message);
    if (id) json.member("id", *id);
    json.end_object();
}

std::string_view word_of(ErrorCode code)
{
    static constexpr std::array<std::string_view, 11> words = {
        "message", "size", "flood", "protocol", "secret", "table", "origin", "store", "busy", "stopping", "internal"};
    return words[static_cast<std::size_t>(code)];
}

}  // namespace tessera::table
