// The `tessera` program: one subcommand to a file, each adding itself to the command line. What a command does is a
// function that returns the exit code; what it throws is answered here.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <stdexcept>

namespace tessera::cli {

// Exit codes: everything went well; what was looked at is not as it should be; the input makes no sense.
enum ExitCode { Good = 0, Failed = 1, BadUsage = 2, Interrupted = 130 };

// Something given on the command line or in a file that makes no sense: one message, exit code 2.
class BadInput : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

using Command = std::function<int()>;

// Each adds a subcommand; when it is chosen, `chosen` becomes what it does.
void add_games(CLI::App& app, Command& chosen);
void add_rules(CLI::App& app, Command& chosen);
void add_play(CLI::App& app, Command& chosen);
void add_replay(CLI::App& app, Command& chosen);
void add_simulate(CLI::App& app, Command& chosen);
void add_ladder(CLI::App& app, Command& chosen);
void add_lab(CLI::App& app, Command& chosen);
void add_bench(CLI::App& app, Command& chosen);
void add_scenario(CLI::App& app, Command& chosen);
void add_content(CLI::App& app, Command& chosen);
void add_serve(CLI::App& app, Command& chosen);
void add_backup(CLI::App& app, Command& chosen);
void add_restore(CLI::App& app, Command& chosen);

int run(int argc, char** argv);

}  // namespace tessera::cli
