#include "engine/json_path.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

bool same_key(std::string_view a, std::string_view b)
{
    const auto spelled = [](char c) { return c == '-' ? '_' : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return spelled(x) == spelled(y); });
}

std::string_view first_key(std::string_view path) { return path.substr(0, path.find('.')); }

std::string_view rest_of(std::string_view path)
{
    const std::size_t dot = path.find('.');
    return dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
}

bool is_none(const json::value& value)
{
    return value.is_null() || (value.is_string() && value.get_string() == "none");
}

}  // namespace

std::optional<json::value> value_at(const json::value& document, std::string_view path)
{
    if (path.empty()) return document;
    const std::string_view key = first_key(path);
    if (const json::object* object = document.if_object()) {
        for (const auto& [name, value] : *object)
            if (same_key(name, key)) return value_at(value, rest_of(path));
    } else if (const json::array* array = document.if_array()) {
        if (key == "size") return json::value(array->size());
        std::size_t place = array->size();
        std::from_chars(key.data(), key.data() + key.size(), place);
        if (place < array->size()) return value_at((*array)[place], rest_of(path));
    }
    return std::nullopt;
}

bool is_past_end(const json::value& document, std::string_view path)
{
    for (std::size_t dot = 0; dot < path.size(); ++dot) {
        if (dot > 0 && path[dot] != '.') continue;
        const auto list = value_at(document, path.substr(0, dot));
        const std::string_view key = first_key(path.substr(dot == 0 ? 0 : dot + 1));
        if (list && list->is_array() &&
            std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; }))
            if (!value_at(*list, key)) return true;
    }
    return false;
}

json::value nested_at(std::string_view path, const json::value& value)
{
    if (path.empty()) return value;
    json::object object;
    object[first_key(path)] = nested_at(rest_of(path), value);
    return object;
}

namespace {

// A list told by its places, `{ 2 = 1, 7 = 1 }`: what stands at the others is nothing.
bool same_list(const json::object& by_place, const json::array& list)
{
    std::size_t told = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const json::value* there = by_place.if_contains(std::to_string(i));
        if (there != nullptr) ++told;
        if (there == nullptr ? !is_nothing(list[i]) : !same_value(*there, list[i])) return false;
    }
    return told == by_place.size();
}

}  // namespace

bool same_value(const json::value& a, const json::value& b)
{
    if (is_none(a) && is_none(b)) return true;
    if (a.is_number() && b.is_number())
        return a.to_number<double>() == b.to_number<double>() && (a.is_double() || b.is_double() || a == b);
    if (a.is_array() && b.is_array())
        return std::equal(a.get_array().begin(), a.get_array().end(), b.get_array().begin(), b.get_array().end(),
                          same_value);
    if (a.is_array() && b.is_object()) return same_value(b, a);
    if (a.is_object() && b.is_array()) return same_list(a.get_object(), b.get_array());
    if (!a.is_object() || !b.is_object()) return a == b;

    // What one of two tables leaves out, the other may say to be nothing.
    const auto agrees = [](const json::object& one, const json::object& other) {
        return std::all_of(one.begin(), one.end(), [&](const auto& item) {
            const auto there = value_at(other, item.key());
            return there ? same_value(item.value(), *there) : is_nothing(item.value());
        });
    };
    return agrees(a.get_object(), b.get_object()) && agrees(b.get_object(), a.get_object());
}

bool is_nothing(const json::value& value)
{
    if (is_none(value)) return true;
    if (value.is_bool()) return !value.get_bool();
    if (value.is_number()) return value.to_number<double>() == 0;
    if (value.is_array()) return value.get_array().empty();
    return value.is_object() && std::all_of(value.get_object().begin(), value.get_object().end(),
                                            [](const auto& item) { return is_nothing(item.value()); });
}

std::string plain_text(const json::value& value)
{
    if (value.is_null()) return "none";
    if (value.is_string()) return std::string(value.get_string());
    if (value.is_bool()) return value.get_bool() ? "yes" : "no";
    return json::serialize(value);
}

}  // namespace tessera
