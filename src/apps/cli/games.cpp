// `tessera games`: the rule sets that there are, and what can be set in one of them.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "apps/cli/game_arguments.h"
#include "apps/cli/program.h"
#include "apps/cli/terminal.h"
#include "engine/registry.h"

namespace tessera::cli {

namespace {

std::string seats_text(const RuleSetInfo& info)
{
    if (info.least_seats == info.most_seats) return fmt::format("{} seats", info.least_seats);
    return fmt::format("{} to {} seats", info.least_seats, info.most_seats);
}

int list_games()
{
    const TextStyle style = style_for_output();
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const RuleSetInfo& info = listing.info;
        fmt::print("{}  {}, {}\n", style(Tint::Bold, padded(info.id, 22)), info.name, seats_text(info));
        fmt::print("{}  {}\n", std::string(22, ' '), info.summary);
    }
    fmt::print("\n`tessera games GAME` tells what can be set in one of them.\n");
    return Good;
}

struct GamesArguments : GameArguments {
    bool view_schema = false;
};

// Of which the page makes its types.
int print_view_schema(const GameArguments& arguments)
{
    fmt::print("{}\n", boost::json::serialize(arguments.load()->view_schema()));
    return Good;
}

int describe_game(const GameArguments& arguments)
{
    const TextStyle style = style_for_output();
    const std::shared_ptr<const AnyGame> game = arguments.load();
    const RuleSetInfo& info = game->rule_set();
    fmt::print("{} ({}), {}\n{}\n", style(Tint::Bold, info.name), info.id, seats_text(info), info.summary);
    if (game->options().empty()) return Good;

    fmt::print("\nOptions, changed by --set KEY=VALUE:\n");
    for (const Option& option : game->options()) {
        const std::string ruling = option.ruling.empty() ? "" : fmt::format("  {}", option.ruling);
        fmt::print("\n  {} = {}{}\n", style(Tint::Bold, option.key), style(Tint::Cyan, option.value_text()),
                   style(Tint::Faint, ruling));
        fmt::print("      {}\n      Allowed: {}\n", option.text, option.allowed_text());
    }
    return Good;
}

}  // namespace

void add_games(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("games", "List the games, or the options of one");
    const auto arguments = std::make_shared<GamesArguments>();
    CLI::Option* game =
        command->add_option("GAME", arguments->rule_set, "Describe this rule set, with its options and their values");
    command->add_flag("--view-schema", arguments->view_schema, "Print what its views look like, as a JSON schema")
        ->needs(game);
    arguments->add_options_to(*command);
    command->callback([arguments, &chosen] {
        chosen = [arguments] {
            if (arguments->view_schema) return print_view_schema(*arguments);
            return arguments->rule_set.empty() ? list_games() : describe_game(*arguments);
        };
    });
}

}  // namespace tessera::cli
