// Values inside a JSON document by path (`players.0.stock.grain`), and what counts as the same value: the way in which
// scenarios look at a state.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

namespace json = boost::json;

// Keys may be written with - or _; `size` is the length of a list.
std::optional<json::value> value_at(const json::value& document, std::string_view path);

// Does the path name an item behind the end of a list?
bool is_past_end(const json::value& document, std::string_view path);

// The document that has only this path: the way back.
json::value nested_at(std::string_view path, const json::value& value);

// Numbers are compared as numbers, and `"none"` is the same as null.
bool same_value(const json::value& a, const json::value& b);

// Zero, false, none, or empty: what is left unsaid in a state's JSON.
bool is_nothing(const json::value& value);

// A value as it stands in an action: `grain`, `2`, `yes`, `none`.
std::string plain_text(const json::value& value);

}  // namespace tessera
