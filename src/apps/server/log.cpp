#include "apps/server/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "base/json_writer.h"

namespace tessera::server {

namespace {

bool as_json = false;

void write(spdlog::level::level_enum level, std::string_view what, Fields fields)
{
    if (!spdlog::should_log(level)) return;
    const std::string line = as_json ? log_json(what, fields) : log_text(what, fields);
    spdlog::log(level, "{}", line);
}

bool is_plain(std::string_view value)
{
    const auto plain = [](unsigned char c) { return c > ' ' && c < 127 && c != '"' && c != '=' && c != '\\'; };
    return !value.empty() && std::all_of(value.begin(), value.end(), plain);
}

}  // namespace

void set_up_log(const std::string& level, const std::string& format)
{
    as_json = format == "json";
    const auto logger = std::make_shared<spdlog::logger>("tessera", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    logger->set_level(spdlog::level::from_str(level));
    logger->flush_on(spdlog::level::warn);
    if (as_json)
        logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
    else
        logger->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %l %v", spdlog::pattern_time_type::utc);
    spdlog::set_default_logger(logger);
    spdlog::flush_every(std::chrono::seconds(1));
}

void log_error(std::string_view what, Fields fields) { write(spdlog::level::err, what, fields); }
void log_warning(std::string_view what, Fields fields) { write(spdlog::level::warn, what, fields); }
void log_info(std::string_view what, Fields fields) { write(spdlog::level::info, what, fields); }
void log_debug(std::string_view what, Fields fields) { write(spdlog::level::debug, what, fields); }

std::string log_text(std::string_view what, Fields fields)
{
    std::string line(what);
    for (const Field& field : fields) {
        line += ' ';
        line += field.key;
        line += '=';
        if (is_plain(field.value))
            line += field.value;
        else
            append_quoted(line, field.value);
    }
    return line;
}

std::string log_json(std::string_view what, Fields fields)
{
    std::string line = "\"what\":";
    append_quoted(line, what);
    for (const Field& field : fields) {
        line += ',';
        append_quoted(line, field.key);
        line += ':';
        if (field.quoted)
            append_quoted(line, field.value);
        else
            line += field.value;
    }
    return line;
}

}  // namespace tessera::server
