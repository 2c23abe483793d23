// `tessera rules`: the rulebook.
#include <fmt/format.h>

#include "apps/cli/game_arguments.h"
#include "apps/cli/program.h"
#include "apps/cli/terminal.h"
#include "engine/registry.h"
#include "engine/rulebook.h"

namespace tessera::cli {

namespace {

// Headings stand out; the rest of the rulebook reads well as it is written.
std::string painted(std::string_view rulebook, const TextStyle& style)
{
    std::string out;
    while (!rulebook.empty()) {
        const std::size_t end = std::min(rulebook.find('\n'), rulebook.size());
        const std::string_view line = rulebook.substr(0, end);
        out += line.starts_with('#') ? style(Tint::Bold, line) : std::string(line);
        out += '\n';
        rulebook.remove_prefix(std::min(end + 1, rulebook.size()));
    }
    return out;
}

int show_rules(const GameArguments& arguments)
{
    const std::shared_ptr<const AnyGame> game = arguments.load();
    const ContentFiles files = arguments.files();
    const GameEntry& entry = game_of(arguments.rule_set, &files);
    if (entry.rulebook.empty()) throw BadInput(fmt::format("there is no rulebook for {} yet", arguments.rule_set));
    const RuleTexts rules(entry.specification);
    show_paged(painted(whole_rulebook({entry.rulebook, files, game->options(), rules}), style_for_output()));
    return Good;
}

}  // namespace

void add_rules(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("rules", "Read the rulebook of a game");
    const auto arguments = std::make_shared<GameArguments>();
    arguments->add_to(*command);
    command->callback([arguments, &chosen] { chosen = [arguments] { return show_rules(*arguments); }; });
}

}  // namespace tessera::cli
