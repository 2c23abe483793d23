#include "apps/server/config.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <sstream>

#include "base/text.h"
#include "engine/names.h"
#include "engine/read_toml.h"

namespace tessera::server {

namespace {

constexpr std::int64_t a_day = 86'400;

const std::vector<Setting>& settings()
{
    static const std::vector<Setting> list = {
        {"address", "The address to listen on; 0.0.0.0 or :: for all", &Config::address},
        {"port", "The port to listen on; 0 for a free one", &Config::port, 0, 65535},
        {"db", "Where games are kept: an SQLite file, or postgresql://USER@HOST/DATABASE", &Config::db},
        {"page", "The folder of the page; by default the one that came with the program", &Config::page},
        {"origins", "Addresses under which people reach the page, if not this one: https://play.example.org",
         &Config::origins},
        {"behind_proxy", "A proxy of yours stands in front: X-Forwarded-For tells who is asking",
         &Config::behind_proxy},
        {"name", "What other servers over the same database call this one", &Config::name},
        {"io_threads", "Threads that talk to clients", &Config::io_threads, 1, 64},
        {"bot_threads", "Threads that bots think in; 0 for one on each core but one", &Config::bot_threads, 0, 256},
        {"bot_milliseconds", "The longest that a bot thinks about a move", &Config::bot_milliseconds, 10, 600'000},
        {"store_threads", "Threads that read from the database", &Config::store_threads, 1, 64},
        {"lab_threads", "Threads that experiments run in; 0 refuses experiments", &Config::lab_threads, 0, 64},
        {"max_connections", "Connections at a time", &Config::max_connections, 1, 1'000'000},
        {"max_connections_per_address", "Connections at a time from one address", &Config::max_connections_per_address,
         1, 1'000'000},
        {"max_compressed_connections", "WebSockets at a time whose messages are compressed; 0 compresses none",
         &Config::max_compressed_connections, 0, 1'000'000},
        {"max_tables", "Tables in memory at a time", &Config::max_tables, 1, 1'000'000},
        {"max_body_kilobytes", "The longest body of a request", &Config::max_body_kilobytes, 1, 65'536},
        {"max_queue_kilobytes", "What may wait for a slow client before it is dropped", &Config::max_queue_kilobytes,
         64, 65'536},
        {"messages_per_second", "Messages of one connection, on average", &Config::messages_per_second, 1, 100'000},
        {"requests_per_second", "Requests from one address, on average", &Config::requests_per_second, 1, 100'000},
        {"tables_per_minute", "Tables that one address may create, on average", &Config::tables_per_minute, 1,
         1'000'000},
        {"experiments_per_hour", "Experiments that one address may start, on average", &Config::experiments_per_hour, 1,
         1'000'000},
        {"max_experiment_games", "Games in one experiment", &Config::max_experiment_games, 1, 1'000'000},
        {"max_sockets_per_table", "Connections to one table at a time from one address", &Config::max_sockets_per_table,
         1, 1'000'000},
        {"max_hints_per_address", "Hints that are thought about at a time for one address",
         &Config::max_hints_per_address, 1, 1'000'000},
        {"max_tables_per_address", "Tables of the last 30 days that are kept for one address",
         &Config::max_tables_per_address, 1, 1'000'000},
        {"max_content_megabytes_per_address", "Content of the last 30 days that is kept for one address",
         &Config::max_content_megabytes_per_address, 1, 1'000'000},
        {"max_listed_per_address", "Tables of one address in the lobby's list", &Config::max_listed_per_address, 1,
         1'000'000},
        {"max_experiments_per_address", "Experiments of one address that wait or run at a time",
         &Config::max_experiments_per_address, 1, 1'000'000},
        {"max_experiment_minutes", "How long one experiment of somebody from elsewhere may compute",
         &Config::max_experiment_minutes, 1, 1'000'000},
        {"listed_hours", "How long a table that nobody joins stays in the lobby's list", &Config::listed_hours, 1,
         87'600},
        {"unvisited_hours",
         "How long a table is kept to which nobody but its maker has come, without an action; 0 for ever",
         &Config::unvisited_hours, 0, 87'600},
        {"request_seconds", "How long a client may take to send a request", &Config::request_seconds, 1, 3600},
        {"ping_seconds", "How often a silent connection is asked whether it is still there", &Config::ping_seconds, 1,
         3600},
        {"idle_seconds", "How long a table without visitors stays in memory", &Config::idle_seconds, 1, a_day},
        {"webhooks", "What the address of a notification may begin with: https://ntfy.example.org/; none by default",
         &Config::webhooks},
        {"visitor_content",
         "Whether visitors may bring content of their own: yes, no, or auto for only while nobody else is served",
         &Config::visitor_content,
         0,
         0,
         {"auto", "yes", "no"}},
        {"log_level",
         "What is logged: error, warn, info or debug",
         &Config::log_level,
         0,
         0,
         {"error", "warn", "info", "debug"}},
        {"log_format", "How it is logged: text or json", &Config::log_format, 0, 0, {"text", "json"}},
    };
    return list;
}

std::vector<std::string> keys()
{
    std::vector<std::string> names;
    for (const Setting& setting : settings()) names.emplace_back(setting.key);
    return names;
}

const Setting& setting_called(std::string_view key, const std::string& where)
{
    for (const Setting& setting : settings())
        if (setting.key == key) return setting;
    const std::string word(key);
    throw BadConfig(where + ": there is no setting \"" + word + "\"" + did_you_mean(word, keys()));
}

[[noreturn]] void complain(const std::string& where, const std::string& found, const std::string& expected)
{
    throw BadConfig(where + ": found " + found + ", expected " + expected);
}

void put_number(Config& config, const Setting& setting, std::int64_t number, const std::string& where)
{
    if (number < setting.least || number > setting.most)
        complain(where, std::to_string(number),
                 "a number from " + std::to_string(setting.least) + " to " + std::to_string(setting.most));
    config.*std::get<std::int64_t Config::*>(setting.member) = number;
}

void put_word(Config& config, const Setting& setting, const std::string& word, const std::string& where)
{
    if (!setting.allowed.empty() &&
        std::find(setting.allowed.begin(), setting.allowed.end(), word) == setting.allowed.end()) {
        std::string expected;
        for (const std::string_view one : setting.allowed)
            expected += (expected.empty() ? "" : ", ") + std::string(one);
        complain(where, "\"" + word + "\"", "one of " + expected);
    }
    config.*std::get<std::string Config::*>(setting.member) = word;
}

void put_flag(Config& config, const Setting& setting, const std::string& word, const std::string& where)
{
    if (word != "true" && word != "false") complain(where, "\"" + word + "\"", "true or false");
    config.*std::get<bool Config::*>(setting.member) = word == "true";
}

// Words in a flag or a variable are separated by commas.
Words split(const std::string& text)
{
    Words words;
    std::istringstream in(text);
    for (std::string word; std::getline(in, word, ',');)
        if (!word.empty()) words.push_back(word);
    return words;
}

void put_text(Config& config, const Setting& setting, const std::string& text, const std::string& where)
{
    if (std::holds_alternative<std::int64_t Config::*>(setting.member)) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size()) complain(where, "\"" + text + "\"", "a number");
        put_number(config, setting, number, where);
    } else if (std::holds_alternative<bool Config::*>(setting.member)) {
        put_flag(config, setting, text, where);
    } else if (const auto* words = std::get_if<Words Config::*>(&setting.member)) {
        config.*(*words) = split(text);
    } else {
        put_word(config, setting, text, where);
    }
}

Words words_from(const toml::node& node, const std::string& where)
{
    Words words;
    const toml::array* array = node.as_array();
    if (array == nullptr) complain(where, "something else", "a list of words: [\"...\", \"...\"]");
    for (const toml::node& item : *array) {
        if (!item.is_string()) complain(where, "something else in the list", "words");
        words.push_back(item.ref<std::string>());
    }
    return words;
}

void put_toml(Config& config, const Setting& setting, const toml::node& node, const std::string& where)
{
    if (const auto* words = std::get_if<Words Config::*>(&setting.member)) {
        config.*(*words) = words_from(node, where);
    } else if (std::holds_alternative<std::int64_t Config::*>(setting.member)) {
        if (!node.is_integer()) complain(where, "something else", "a number");
        put_number(config, setting, node.ref<std::int64_t>(), where);
    } else if (std::holds_alternative<bool Config::*>(setting.member)) {
        if (!node.is_boolean()) complain(where, "something else", "true or false");
        config.*std::get<bool Config::*>(setting.member) = node.ref<bool>();
    } else {
        if (!node.is_string()) complain(where, "something else", "a word in quotes");
        put_word(config, setting, node.ref<std::string>(), where);
    }
}

void read_file(Config& config, const std::string& name, const std::string& text)
{
    try {
        const toml::table file = read_toml(text, name);
        for (const auto& [key, node] : file) {
            const std::string where = name + ":" + std::to_string(node.source().begin.line);
            put_toml(config, setting_called(key.str(), where), node, where);
        }
    } catch (const BadToml& e) {
        throw BadConfig(name + ":" + std::to_string(e.line()) + ": " + e.what());
    }
}

constexpr std::string_view prefix = "TESSERA_";

void read_environment(Config& config, const KeyValues& environment)
{
    for (const auto& [variable, value] : environment) {
        // TESSERA_CONFIG names the file, which was read before.
        if (!variable.starts_with(prefix) || variable == "TESSERA_CONFIG") continue;
        std::string key = variable.substr(prefix.size());
        std::transform(key.begin(), key.end(), key.begin(), [](unsigned char c) { return std::tolower(c); });
        const std::string where = "the environment variable " + variable;
        put_text(config, setting_called(key, where), value, where);
    }
}

}  // namespace

std::string Setting::flag() const
{
    std::string name = "--" + std::string(key);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

std::string Setting::variable() const
{
    std::string name = std::string(prefix) + std::string(key);
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::toupper(c); });
    return name;
}

std::string Setting::default_text() const
{
    const Config config;
    if (const auto* number = std::get_if<std::int64_t Config::*>(&member)) return std::to_string(config.*(*number));
    if (const auto* word = std::get_if<std::string Config::*>(&member)) return config.*(*word);
    return "";
}

std::span<const Setting> all_settings() { return settings(); }

bool is_this_machine(std::string_view name)
{
    return name == "localhost" || name == "127.0.0.1" || name == "[::1]" || name == "::1";
}

bool Config::is_for_this_machine() const { return is_this_machine(address) && !behind_proxy && origins.empty(); }

std::int64_t Config::for_an_address(std::int64_t limit) const
{
    return is_for_this_machine() ? std::numeric_limits<std::int64_t>::max() : limit;
}

Config configured(const ConfigSources& sources)
{
    Config config;
    if (!sources.file_name.empty()) read_file(config, sources.file_name, sources.file_text);
    read_environment(config, sources.environment);
    for (const auto& [key, value] : sources.flags) {
        const Setting& setting = setting_called(key, "the command line");
        put_text(config, setting, value, setting.flag());
    }
    return config;
}

}  // namespace tessera::server
