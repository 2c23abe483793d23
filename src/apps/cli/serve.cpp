// `tessera serve`: the table server. docs/server.md tells operators the rest.
#include "apps/server/server.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

#include "apps/cli/files.h"
#include "apps/cli/program.h"
#include "apps/server/config.h"

namespace tessera::cli {

namespace {

struct ServeArguments {
    std::string config;
    server::KeyValues flags;
};

server::KeyValues environment_variables()
{
    server::KeyValues variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string text = *variable;
        const std::size_t at = text.find('=');
        if (at != std::string::npos) variables.emplace_back(text.substr(0, at), text.substr(at + 1));
    }
    return variables;
}

int serve(const ServeArguments& arguments)
{
    server::ConfigSources sources;
    sources.flags = arguments.flags;
    sources.environment = environment_variables();
    sources.file_name = arguments.config;
    if (const char* named = std::getenv("TESSERA_CONFIG"); sources.file_name.empty() && named != nullptr)
        sources.file_name = named;
    if (!sources.file_name.empty()) sources.file_text = read_file(sources.file_name);
    try {
        server::serve(server::configured(sources));
    } catch (const server::BadConfig& e) {
        throw BadInput(e.what());
    }
    return Good;
}

void add_setting(CLI::App& command, const server::Setting& setting, ServeArguments& arguments)
{
    const std::string key(setting.key);
    std::string meaning(setting.meaning);
    if (const std::string usual = setting.default_text(); !usual.empty()) meaning += fmt::format(" [{}]", usual);
    if (std::holds_alternative<bool server::Config::*>(setting.member)) {
        command.add_flag_callback(
            setting.flag(), [&arguments, key] { arguments.flags.emplace_back(key, "true"); }, meaning);
        return;
    }
    const bool number = std::holds_alternative<std::int64_t server::Config::*>(setting.member);
    const bool words = std::holds_alternative<server::Words server::Config::*>(setting.member);
    command
        .add_option_function<std::string>(
            setting.flag(), [&arguments, key](const std::string& value) { arguments.flags.emplace_back(key, value); },
            meaning)
        ->type_name(number  ? "NUMBER"
                    : words ? "TEXT,..."
                            : "TEXT");
}

}  // namespace

void add_serve(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("serve", "Serve tables to browsers: play together, lose nothing");
    const auto arguments = std::make_shared<ServeArguments>();
    command->add_option("--config", arguments->config, "A TOML file with any of these settings: bot_threads = 4")
        ->type_name("FILE");
    for (const server::Setting& setting : server::all_settings()) add_setting(*command, setting, *arguments);
    command->footer(
        "Every setting can also stand in the environment (TESSERA_BOT_THREADS=4) or in the file. A flag wins over the\n"
        "environment, the environment over the file. SIGTERM and Ctrl-C stop the server; nothing is lost either way.\n"
        "\n"
        "Examples:\n"
        "  tessera serve --port 8080 --db games.db\n"
        "  tessera serve --config /etc/tessera/server.toml");
    command->callback([arguments, &chosen] { chosen = [arguments] { return serve(*arguments); }; });
}

}  // namespace tessera::cli
