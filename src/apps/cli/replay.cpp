// `tessera replay`: tells a saved game, and checks on the way that it is still played as it was.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "apps/cli/files.h"
#include "apps/cli/game_arguments.h"
#include "apps/cli/json_text.h"
#include "apps/cli/program.h"
#include "apps/cli/terminal.h"
#include "engine/record.h"

namespace tessera::cli {

namespace {

struct ReplayArguments {
    std::string path;
    GameArguments game;
    std::optional<std::size_t> to;
    bool quiet = false;
    bool state = false;
};

void tell(const AnyGame& game, const GameRecord& record, const ReplayedAction& done, const TextStyle& style)
{
    const Decider decider = game.decider(done.before);
    const std::string who = decider.is_seat() ? record.names[index_of(decider.seat())] : "chance";
    fmt::print("{}\n", style(Tint::Faint, fmt::format("{:>4}  {}: {}", done.number, who, game.text(done.action))));
    const Narrator narrator(spectator, record.names);
    for (const AnyNews& news : done.news)
        if (const std::string line = game.line(news, narrator); !line.empty()) fmt::print("      {}\n", line);
}

void print_end(const AnyGame& game, const GameRecord& record, const AnyState& state)
{
    if (const Decider asked = game.decider(state); !asked.is_nobody()) {
        const std::string prompt = game.prompt(state, asked.is_seat() ? asked.seat() : spectator);
        fmt::print("\nThe game is not over.{}{}\n", prompt.empty() ? "" : " ", prompt);
        return;
    }
    const Ranking ranking = game.ranking(state);
    fmt::print("\nThe game is over.\n");
    for (std::size_t rank = 1; rank <= ranking.size() + 1; ++rank)
        for (std::size_t i = 0; i < ranking.size(); ++i)
            if (ranking[i] == rank)
                fmt::print("  {}. {}  {:>4}\n", rank, padded(record.names[i], 16), game.score(state, id_at<Seat>(i)));
}

int replay_file(const ReplayArguments& arguments)
{
    const GameRecord record = record_from_text(arguments.path, read_file(arguments.path));
    const std::shared_ptr<const AnyGame> game = arguments.game.load(record);
    if (arguments.to && *arguments.to > record.log.size())
        throw BadInput(fmt::format("--to {}: {} has {} actions", *arguments.to, arguments.path, record.log.size()));

    const TextStyle style = style_for_output();
    const bool telling = !arguments.quiet && !arguments.state;
    const std::size_t most = arguments.to.value_or(record.log.size());
    try {
        const AnyState state = replay(*game, record, most, [&](const ReplayedAction& done) {
            if (telling) tell(*game, record, done, style);
        });
        if (arguments.state) {
            fmt::print("{}", json_text(game->to_json(state)));
            return Good;
        }
        if (telling) {
            fmt::print("\n{}", game->picture(state, spectator, style));
            print_end(*game, record, state);
        }
        if (arguments.quiet) fmt::print("{}: {} actions, as recorded\n", arguments.path, most);
        return Good;
    } catch (const BadRecord& e) {
        const bool other = game->content_fingerprint() != record.content_fingerprint;
        throw BadRecord(fmt::format("{}: {}{}", arguments.path, e.what(),
                                    other ? " (it was played with other content than this)" : ""));
    }
}

}  // namespace

void add_replay(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("replay", "Tell a saved game again, and check that it still plays the same");
    const auto arguments = std::make_shared<ReplayArguments>();
    command->add_option("FILE", arguments->path, "The saved game")->required();
    command->add_option("--to", arguments->to, "Stop after so many actions")->type_name("NUMBER");
    command->add_flag("--quiet", arguments->quiet, "Only check");
    command->add_flag("--state", arguments->state, "Print the position as JSON, with the names that scenarios use");
    command
        ->add_option("--content", arguments->game.content_folder, "The content it was played with, if it was your own")
        ->type_name("DIR");
    command->callback([arguments, &chosen] { chosen = [arguments] { return replay_file(*arguments); }; });
}

}  // namespace tessera::cli
