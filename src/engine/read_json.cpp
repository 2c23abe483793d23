#include "engine/read_json.h"

#include <charconv>

namespace tessera::detail {

std::string found(const json::value& value) { return "found " + json::serialize(value); }

bool same_key(std::string_view member, std::string_view key) { return member == key || kebab_case(member) == key; }

bool is_none(const json::value& from) { return from.is_null() || (from.is_string() && from.get_string() == "none"); }

bool truth_from_json(const json::value& from, const Where& where)
{
    if (!from.is_bool()) where.refuse(found(from) + ", expected true or false");
    return from.get_bool();
}

std::int64_t integer_from_json(const json::value& from, const Where& where)
{
    boost::system::error_code error;
    const auto number = from.to_number<std::int64_t>(error);
    if (error) where.refuse(found(from) + ", expected a number");
    return number;
}

std::uint64_t natural_from_json(const json::value& from, const Where& where)
{
    boost::system::error_code error;
    const auto number = from.to_number<std::uint64_t>(error);
    if (error) where.refuse(found(from) + ", expected a number");
    return number;
}

double real_from_json(const json::value& from, const Where& where)
{
    if (!from.is_number()) where.refuse(found(from) + ", expected a number");
    return from.to_number<double>();
}

const json::array& list_in(const json::value& from, const Where& where, std::string_view expected)
{
    if (!from.is_array()) where.refuse(found(from) + ", expected " + std::string(expected));
    return from.get_array();
}

const json::object& table_in(const json::value& from, const Where& where, std::string_view expected)
{
    if (!from.is_object()) where.refuse(found(from) + ", expected " + std::string(expected));
    return from.get_object();
}

std::string_view text_in(const json::value& from, const Where& where, std::string_view expected)
{
    if (!from.is_string()) where.refuse(found(from) + ", expected " + std::string(expected));
    return from.get_string();
}

std::size_t place_from_key(std::string_view key, std::size_t size, const Where& where)
{
    std::size_t place = size;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), place);
    if (error != std::errc{} || end != key.data() + key.size() || place >= size)
        where.refuse("expected a place below " + std::to_string(size));
    return place;
}

void refuse_size(std::size_t items, std::string_view expected, std::size_t size, const Where& where)
{
    where.refuse("found " + std::to_string(items) + " items, expected " + std::string(expected) + std::to_string(size));
}

}  // namespace tessera::detail
