#include "apps/cli/json_text.h"

#include <fmt/format.h>

#include <boost/json.hpp>

namespace tessera::cli {

namespace {

namespace json = boost::json;

bool is_simple(const json::value& value) { return !value.is_object() && !value.is_array(); }

void write(const json::value& value, const std::string& indent, std::string& out)
{
    const std::string deeper = indent + "  ";
    if (const json::object* object = value.if_object(); object != nullptr && !object->empty()) {
        // A figure with its interval fits on a line.
        const bool one_line = object->size() <= 3 && std::all_of(object->begin(), object->end(), [](const auto& entry) {
                                  return entry.value().is_number();
                              });
        std::string_view link = one_line ? "{" : "{\n";
        for (const auto& [key, item] : *object) {
            out += fmt::format("{}{}{}: ", link, one_line ? "" : deeper, json::serialize(json::value(key)));
            write(item, deeper, out);
            link = one_line ? ", " : ",\n";
        }
        out += one_line ? "}" : "\n" + indent + "}";
    } else if (const json::array* array = value.if_array(); array != nullptr && !array->empty()) {
        // Numbers and names fit on a line.
        const bool one_line = std::all_of(array->begin(), array->end(), is_simple);
        std::string_view link = one_line ? "[" : "[\n";
        for (const json::value& item : *array) {
            out += link;
            if (!one_line) out += deeper;
            write(item, deeper, out);
            link = one_line ? ", " : ",\n";
        }
        out += one_line ? "]" : "\n" + indent + "]";
    } else if (value.is_double()) {
        out += fmt::format("{}", value.get_double());
    } else {
        out += json::serialize(value);
    }
}

}  // namespace

std::string json_text(const json::value& value)
{
    std::string out;
    write(value, "", out);
    return out + "\n";
}

}  // namespace tessera::cli
