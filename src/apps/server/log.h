// The server's log: one line for each thing that happened, with its particulars as fields, so that people can read it
// and programs can search it. Secrets and what clients write never go into it unescaped.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tessera::server {

// A particular of a log line: `table=k3v9`.
struct Field {
    Field(std::string_view name, std::string_view text) : key(name), value(text), quoted(true) {}
    Field(std::string_view name, const char* text) : Field(name, std::string_view(text)) {}
    Field(std::string_view name, const std::string& text) : Field(name, std::string_view(text)) {}
    Field(std::string_view name, std::integral auto number) : key(name), value(std::to_string(number)), quoted(false) {}

    std::string_view key;
    std::string value;
    bool quoted;
};

using Fields = std::initializer_list<Field>;

// Levels `error`, `warn`, `info`, `debug`; formats `text` and `json`. Lines go to standard error.
void set_up_log(const std::string& level, const std::string& format);

void log_error(std::string_view what, Fields fields = {});
void log_warning(std::string_view what, Fields fields = {});
void log_info(std::string_view what, Fields fields = {});
void log_debug(std::string_view what, Fields fields = {});

// The line without time and level, as it stands in either format; for the log itself and its tests.
std::string log_text(std::string_view what, Fields fields);
std::string log_json(std::string_view what, Fields fields);

}  // namespace tessera::server
