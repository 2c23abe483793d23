// How a server is set up. Every setting has one key and can be given as a flag (`--bot-threads 4`), in the environment
// (`TESSERA_BOT_THREADS=4`) or in a TOML file (`bot_threads = 4`). A flag wins over the environment, the environment
// over the file, the file over the default. A key that nobody knows is refused, wherever it stands.
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera::server {

// A setting that makes no sense: where it stands, what was found and what was expected.
class BadConfig : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

using Words = std::vector<std::string>;

struct Config {
    // Where it listens and what it serves.
    std::string address = "127.0.0.1";
    std::int64_t port = 8080;
    std::string db = "tessera.db";
    std::string page;  // empty: the one beside the program
    Words origins;
    bool behind_proxy = false;
    std::string name;  // what other servers over the same database call this one

    // How much of the machine it takes.
    std::int64_t io_threads = 1;
    std::int64_t bot_threads = 0;  // 0: one for each core but one
    std::int64_t bot_milliseconds = 2000;
    std::int64_t store_threads = 4;
    std::int64_t lab_threads = 1;

    // What a stranger may ask of it.
    std::int64_t max_connections = 20000;
    std::int64_t max_connections_per_address = 200;
    std::int64_t max_compressed_connections = 500;
    std::int64_t max_tables = 20000;
    std::int64_t max_body_kilobytes = 2048;
    std::int64_t max_queue_kilobytes = 2048;
    std::int64_t messages_per_second = 50;
    std::int64_t requests_per_second = 50;
    std::int64_t tables_per_minute = 30;
    std::int64_t experiments_per_hour = 20;
    std::int64_t max_experiment_games = 10000;
    std::int64_t max_sockets_per_table = 32;
    std::int64_t max_hints_per_address = 4;
    std::int64_t max_tables_per_address = 500;
    std::int64_t max_content_megabytes_per_address = 50;
    std::int64_t max_listed_per_address = 5;
    std::int64_t max_experiments_per_address = 5;
    std::int64_t max_experiment_minutes = 60;
    std::int64_t listed_hours = 24;
    std::int64_t unvisited_hours = 24;
    std::int64_t request_seconds = 30;
    std::int64_t ping_seconds = 30;
    std::int64_t idle_seconds = 600;
    Words webhooks;
    std::string visitor_content = "auto";

    // What it tells the operator.
    std::string log_level = "info";
    std::string log_format = "text";

    // Whether nobody comes from another machine: it listens to this one alone, and no proxy stands in front.
    bool is_for_this_machine() const;
    // A limit on what one address may have. On a server for this machine there is none: everybody has the same address.
    std::int64_t for_an_address(std::int64_t limit) const;
    // Under whose name a visitor's things are kept: the address, or nobody's where there is no such limit.
    std::string counted(const std::string& visitor) const { return is_for_this_machine() ? "" : visitor; }
};

// Whether a name or an address is this machine's own for itself.
bool is_this_machine(std::string_view name);

// One setting: its key, what it means, and where its value lives.
struct Setting {
    std::string_view key;
    std::string_view meaning;
    std::variant<std::string Config::*, std::int64_t Config::*, bool Config::*, Words Config::*> member;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<std::string_view> allowed = {};

    std::string flag() const;      // --bot-threads
    std::string variable() const;  // TESSERA_BOT_THREADS
    // The default in words, for help pages.
    std::string default_text() const;
};

// All settings, in the order in which a help page lists them.
std::span<const Setting> all_settings();

using KeyValues = std::vector<std::pair<std::string, std::string>>;

// Puts a configuration together: flags by key, the variables of the environment (all of them; those that do not begin
// with TESSERA_ are not ours), and the text of the file, if there is one. Throws BadConfig.
struct ConfigSources {
    KeyValues flags = {};
    KeyValues environment = {};
    std::string file_name = {};
    std::string file_text = {};
};
Config configured(const ConfigSources& sources);

}  // namespace tessera::server
