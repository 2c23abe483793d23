// `tessera rules`: the rulebook.
#include <fmt/format.h>

#include "apps/cli/program.h"
#include "apps/cli/terminal.h"
#include "engine/registry.h"

namespace tessera::cli {

namespace {

// Headings stand out; the rest of the rulebook reads well as it is written.
std::string painted(std::string_view rulebook, const Ink& ink)
{
    std::string out;
    while (!rulebook.empty()) {
        const std::size_t end = std::min(rulebook.find('\n'), rulebook.size());
        const std::string_view line = rulebook.substr(0, end);
        out += line.starts_with('#') ? ink(Tint::Bold, line) : std::string(line);
        out += '\n';
        rulebook.remove_prefix(std::min(end + 1, rulebook.size()));
    }
    return out;
}

int show_rules(const std::string& rule_set)
{
    const GameEntry& game = game_of(rule_set);
    if (game.rulebook.empty()) throw BadInput(fmt::format("there is no rulebook for {} yet", rule_set));
    show_paged(painted(game.rulebook, ink_for_output()));
    return Good;
}

}  // namespace

void add_rules(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("rules", "Read the rulebook of a game");
    const auto rule_set = std::make_shared<std::string>();
    command->add_option("GAME", *rule_set, "The game whose rulebook to read")->required();
    command->callback([rule_set, &chosen] { chosen = [rule_set] { return show_rules(*rule_set); }; });
}

}  // namespace tessera::cli
