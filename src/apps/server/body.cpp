#include "apps/server/body.h"

#include <algorithm>
#include <boost/json.hpp>

#include "base/text.h"
#include "table/messages.h"

namespace tessera::server {

namespace json = boost::json;
using table::BadMessage;
using table::ErrorCode;

namespace {

constexpr std::size_t deepest = 16;
constexpr std::size_t most_options = 200;
constexpr std::size_t longest_option_key = 100;
constexpr std::size_t longest_option = 4096;
constexpr std::size_t longest_file_name = 100;
constexpr const char* options_expected = "at most 200 options by key, in words";

// They are kept, shown in messages, and become files when a table is exported.
bool is_file_name(std::string_view name)
{
    const auto allowed = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_';
    };
    return name.size() <= longest_file_name && name.ends_with(".toml") && !name.starts_with('.') &&
           std::all_of(name.begin(), name.end(), allowed);
}

json::object parsed(std::string_view text)
{
    json::parse_options options;
    options.max_depth = deepest;
    boost::system::error_code error;
    json::value value = json::parse({text.data(), text.size()}, error, {}, options);
    if (error) throw BadMessage(ErrorCode::Message, "The body is not JSON: " + error.message() + ".");
    if (!value.is_object()) throw BadMessage(ErrorCode::Message, "The body is not a JSON object.");
    return std::move(value.get_object());
}

}  // namespace

Body::Body(std::string_view text) : object_(parsed(text)), where_("the body") {}
Body::Body(json::object object, std::string where) : object_(std::move(object)), where_(std::move(where)) {}

void Body::complain(std::string_view key, const std::string& expected) const
{
    throw BadMessage(ErrorCode::Message, "\"" + std::string(key) + "\" in " + where_ + ": expected " + expected + ".");
}

const json::value* Body::member(std::string_view key)
{
    read_.emplace_back(key);
    return object_.if_contains({key.data(), key.size()});
}

const json::value& Body::needed(std::string_view key)
{
    const json::value* found = member(key);
    if (found == nullptr)
        throw BadMessage(ErrorCode::Message, "\"" + std::string(key) + "\" is missing in " + where_ + ".");
    return *found;
}

std::string Body::text(std::string_view key, std::size_t longest)
{
    const json::value& value = needed(key);
    if (!value.is_string() || value.get_string().size() > longest)
        complain(key, "a text of at most " + std::to_string(longest) + " characters");
    return std::string(value.get_string());
}

std::optional<std::string> Body::optional_text(std::string_view key, std::size_t longest)
{
    if (member(key) == nullptr) return std::nullopt;
    return text(key, longest);
}

std::optional<std::string> Body::text_or_null(std::string_view key, std::size_t longest)
{
    if (needed(key).is_null()) return std::nullopt;
    return text(key, longest);
}

std::int64_t Body::number(std::string_view key, std::int64_t least, std::int64_t most)
{
    boost::system::error_code error;
    const std::int64_t number = needed(key).to_number<std::int64_t>(error);
    if (error || number < least || number > most)
        complain(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return number;
}

std::optional<std::int64_t> Body::optional_number(std::string_view key, std::int64_t least, std::int64_t most)
{
    if (member(key) == nullptr) return std::nullopt;
    return number(key, least, most);
}

std::vector<std::string> Body::texts(std::string_view key, std::size_t most, std::size_t longest)
{
    const json::value& value = needed(key);
    const std::string expected = "a list of at most " + std::to_string(most) + " texts";
    if (!value.is_array() || value.get_array().size() > most) complain(key, expected);
    std::vector<std::string> texts;
    for (const json::value& item : value.get_array()) {
        if (!item.is_string() || item.get_string().size() > longest) complain(key, expected);
        texts.emplace_back(item.get_string());
    }
    return texts;
}

std::optional<Body> Body::optional_object(std::string_view key)
{
    const json::value* value = member(key);
    if (value == nullptr) return std::nullopt;
    if (!value->is_object()) complain(key, "an object");
    return Body(value->get_object(), "\"" + std::string(key) + "\"");
}

OptionSettings Body::options(std::string_view key)
{
    OptionSettings settings;
    const json::value* value = member(key);
    if (value == nullptr) return settings;
    if (!value->is_object() || value->get_object().size() > most_options) complain(key, options_expected);
    for (const auto& [option, set_to] : value->get_object()) {
        if (!set_to.is_string() || option.size() > longest_option_key || set_to.get_string().size() > longest_option)
            complain(key, options_expected);
        settings.emplace_back(option, set_to.get_string());
    }
    // In one order, so that tables with the same options share a rule set.
    std::sort(settings.begin(), settings.end());
    return settings;
}

std::optional<ContentFiles> Body::content(std::string_view key, VisitorContent visitors)
{
    const json::value* value = member(key);
    if (value == nullptr) return std::nullopt;
    if (visitors == VisitorContent::Refused) throw ContentRefused();
    if (!value->is_object()) complain(key, "the text of each TOML file by its name");
    ContentFiles files;
    for (const auto& [name, text] : value->get_object()) {
        if (!text.is_string()) complain(key, "the text of each TOML file by its name");
        if (!is_file_name(name)) complain(key, "names of files as letters, digits, dots and lines: options.toml");
        // A level that a stranger makes up could think for years: here the game's own are played.
        if (std::string_view(name) == players_file) continue;
        files.push_back({std::string(name), std::string(text.get_string())});
    }
    std::sort(files.begin(), files.end(), [](const ContentFile& a, const ContentFile& b) { return a.name < b.name; });
    return files;
}

std::optional<std::vector<table::Occupant>> Body::seats(std::string_view key)
{
    const json::value* given = member(key);
    if (given == nullptr) return std::nullopt;
    if (!given->is_array() || given->get_array().empty() || given->get_array().size() > max_seats)
        complain(key, "a list of 1 to " + std::to_string(max_seats) + " seats");
    std::vector<table::Occupant> seats;
    for (const json::value& seat : given->get_array())
        seats.push_back(table::occupant_from(seat, "seat " + std::to_string(seats.size())));
    return seats;
}

table::Settings Body::settings(std::string_view key)
{
    const json::value* given = member(key);
    if (given == nullptr) return {};
    return table::settings_change_from(*given, std::string(key)).applied_to({});
}

void Body::finish() const
{
    for (const auto& [key, value] : object_) {
        const std::string word(key);
        if (std::find(read_.begin(), read_.end(), word) != read_.end()) continue;
        const std::string meant = did_you_mean(word, read_);
        throw BadMessage(ErrorCode::Message,
                         "\"" + word + "\" is not known in " + where_ + (meant.empty() ? "." : meant));
    }
}

}  // namespace tessera::server
