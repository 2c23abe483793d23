#include "table/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <limits>

namespace tessera::table {

namespace json = boost::json;

namespace {

// A value as it is quoted in a complaint: long ones are cut.
std::string shown(const json::value& value)
{
    std::string text = json::serialize(value);
    constexpr std::size_t longest = 60;
    if (text.size() <= longest) return text;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not inside a character
    return text.substr(0, end) + "...";
}

std::size_t characters_in(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

Fields::Fields(const json::value& json, std::string where) : where_(std::move(where)), object_(json.if_object())
{
    if (object_ == nullptr) throw BadValue(fmt::format("{} is {}, expected an object", where_, shown(json)));
}

const json::value* Fields::find(std::string_view name)
{
    const json::value* found = object_->if_contains(name);
    if (found != nullptr) read_.push_back(name);
    return found;
}

const json::value& Fields::need(std::string_view name)
{
    const json::value* found = find(name);
    if (found == nullptr) throw BadValue(fmt::format("{} lacks \"{}\"", where_, name));
    return *found;
}

void Fields::refuse(std::string_view name, const std::string& what) const
{
    throw BadValue(fmt::format("{} has {} as \"{}\", expected {}", where_, shown(object_->at(name)), name, what));
}

std::string Fields::text(std::string_view name, std::size_t longest)
{
    const json::value& value = need(name);
    if (!value.is_string()) refuse(name, "a text");
    const std::string_view text = value.get_string();
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (text.empty() || characters_in(text) > longest || std::any_of(text.begin(), text.end(), is_control))
        refuse(name, fmt::format("a text of 1 to {} characters without control characters", longest));
    return std::string(text);
}

std::uint64_t Fields::number(std::string_view name, std::uint64_t least, std::uint64_t most)
{
    const json::value& value = need(name);
    boost::system::error_code error;
    const auto number = value.is_number() ? value.to_number<std::uint64_t>(error) : 0;
    if (!value.is_number() || error || number < least || number > most)
        refuse(name, fmt::format("a whole number from {} to {}", least, most));
    return number;
}

std::size_t Fields::count(std::string_view name)
{
    return static_cast<std::size_t>(number(name, 0, std::numeric_limits<std::ptrdiff_t>::max()));
}

bool Fields::flag(std::string_view name)
{
    const json::value& value = need(name);
    if (!value.is_bool()) refuse(name, "true or false");
    return value.get_bool();
}

Seat Fields::seat(std::string_view name) { return id_at<Seat>(number(name, 0, max_seats - 1)); }

Seat Fields::viewpoint(std::string_view name) { return need(name).is_null() ? spectator : seat(name); }

std::size_t Fields::word(std::string_view name, const std::vector<std::string>& words)
{
    const json::value& value = need(name);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (value.is_string() && std::string_view(value.get_string()) == words[i]) return i;
    refuse(name, joined(words, "or"));
}

void Fields::finish() const
{
    for (const auto& member : *object_)
        if (std::find(read_.begin(), read_.end(), member.key()) == read_.end())
            throw BadValue(
                fmt::format("{} has an unknown member {}", where_, shown(json::value(json::string(member.key())))));
}

json::value parsed(std::string_view text, std::size_t deepest)
{
    json::parse_options options;
    options.max_depth = deepest;
    boost::system::error_code error;
    json::value document = json::parse(text, error, {}, options);
    if (error) throw BadValue(fmt::format("is not JSON: {}", error.message()));
    return document;
}

}  // namespace tessera::table
