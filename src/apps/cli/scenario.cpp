// `tessera scenario`: runs scenario files (docs/scenarios.md).
#include "engine/scenario.h"

#include <fmt/format.h>

#include "apps/cli/files.h"
#include "apps/cli/program.h"
#include "apps/cli/terminal.h"
#include "base/text.h"
#include "engine/registry.h"

namespace tessera::cli {

namespace {

struct Count {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t bad_files = 0;
};

void run_file(const std::string& path, const TextStyle& style, Count& count)
{
    const auto load = [](const std::string& rule_set, const OptionSettings& settings) {
        return load_rule_set(rule_set, settings);
    };
    for (const CaseReport& report : run_scenario(read_scenario(path, read_file(path)), load)) {
        const std::string rules = report.rules.empty() ? "" : fmt::format("  ({})", fmt::join(report.rules, ", "));
        fmt::print("{}  {}  {}{}\n", report.passed() ? style(Tint::Green, "ok  ") : style(Tint::Red, "FAIL"), path,
                   report.title, style(Tint::Faint, rules));
        for (const std::string& failure : report.failures) fmt::print("      {}\n", failure);
        ++(report.passed() ? count.passed : count.failed);
    }
}

// A file that makes no sense does not keep the others from running.
int run_files(const std::vector<std::string>& paths)
{
    const TextStyle style = style_for_output();
    Count count;
    for (const std::string& path : paths) {
        try {
            run_file(path, style, count);
        } catch (const BadScenario& e) {
            std::fflush(stdout);
            fmt::print(stderr, "{}\n", e.what());
            ++count.bad_files;
        } catch (const BadInput& e) {
            std::fflush(stdout);
            fmt::print(stderr, "tessera: {}\n", e.what());
            ++count.bad_files;
        }
    }
    if (count.passed + count.failed > 1) fmt::print("{} passed, {} failed\n", count.passed, count.failed);
    if (count.bad_files > 0) return BadUsage;
    return count.failed > 0 ? Failed : Good;
}

}  // namespace

void add_scenario(CLI::App& app, Command& chosen)
{
    CLI::App* command =
        app.add_subcommand("scenario", "Run scenarios: positions, actions, and what is expected of them");
    const auto paths = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *paths, "Scenario files; docs/scenarios.md describes them")->required();
    command->footer("The exit code is 0 if all pass, 1 if one fails, 2 if a file makes no sense.");
    command->callback([paths, &chosen] { chosen = [paths] { return run_files(*paths); }; });
}

}  // namespace tessera::cli
