// `tessera ladder`: how much stronger each level is than the one below it.
#include "players/ladder.h"

#include <fmt/format.h>

#include "apps/cli/game_arguments.h"
#include "apps/cli/program.h"
#include "apps/cli/seating.h"
#include "apps/cli/series_arguments.h"

namespace tessera::cli {

namespace {

struct LadderArguments {
    GameArguments game;
    SeriesArguments series{.games = 400};
    std::string levels = "random,greedy,hard,expert";
    int seats = 2;
};

void print_match(const std::string& challenger, const std::string& other, const Match& match)
{
    const Estimate share = match.win_share();
    const Estimate elo = match.elo();
    fmt::print("{:<12} over {:<12} {:>5.1f}% ({:.1f} to {:.1f})   {:>+6.0f} ({:+.0f} to {:+.0f})   {} : {}{}\n",
               challenger, other, 100 * share.value, 100 * share.low, 100 * share.high, elo.value, elo.low, elo.high,
               match.wins, match.losses(), match.shared > 0 ? fmt::format(", {} shared", match.shared) : "");
    std::fflush(stdout);
}

int climb(const LadderArguments& arguments)
{
    const std::shared_ptr<const AnyGame> game = arguments.game.load();
    const Seats seats = checked_seats(*game, static_cast<std::size_t>(arguments.seats));
    if (seats.count < 2) throw BadInput("--seats 1: a ladder needs at least two seats");
    const std::shared_ptr<const AnyPlayers> players = players_for(game);
    std::vector<PlayerSpec> levels;
    for (const std::string& name : split_players(arguments.levels)) levels.push_back(players->player(name));
    if (levels.size() < 2) throw BadInput("--levels: expected at least two players, separated by commas");

    notice_interrupts();
    const TextStyle style = style_for_output();
    fmt::print("{}, {} seats, {} games for each pair, seats rotated, seed {}\n\n",
               style(Tint::Bold, game->rule_set().name), seats.count, arguments.series.games, arguments.series.seed);
    fmt::print("{}\n", style(Tint::Faint, fmt::format("{:<30}{:<24}{:<26}{}", "", "wins", "Elo", "won : lost")));
    for (std::size_t i = 1; i < levels.size(); ++i) {
        const PlayerSpec &challenger = levels[i], &other = levels[i - 1];
        Match match{.seats = seats.count};
        const ParallelResult result = merge_games<Match>(
            {{0, arguments.series.games},
             arguments.series.threads,
             0,
             fmt::format("{} over {}: ", challenger.name, other.name)},
            [=, seed = arguments.series.seed](GameRange range) {
                return play_match(*players, challenger, other, seats, seed, range);
            },
            match);
        if (match.games > 0) print_match(challenger.name, other.name, match);
        if (!result.finished) {
            fmt::print("Interrupted after {} games of this pair.\n", match.games);
            leave_at_once(Interrupted);
        }
    }
    const double equal = 100.0 / seats.count;
    fmt::print("\n{}\n",
               style(Tint::Faint,
                     fmt::format("Equal players win {:.0f}%. Behind each figure stands its 95% interval.", equal)));
    return Good;
}

}  // namespace

void add_ladder(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("ladder", "Measure how much stronger each level is than the one below");
    const auto arguments = std::make_shared<LadderArguments>();
    arguments->game.add_to(*command);
    arguments->series.add_to(*command, "Games for each pair of neighbours");
    command->add_option("--levels", arguments->levels, "The players, from the bottom up")
        ->type_name("PLAYER,...")
        ->capture_default_str();
    command->add_option("--seats", arguments->seats, "One seat for the stronger, all others for the weaker")
        ->type_name("NUMBER")
        ->capture_default_str()
        ->check(CLI::Range(1, static_cast<int>(max_seats)));
    command->callback([arguments, &chosen] { chosen = [arguments] { return climb(*arguments); }; });
}

}  // namespace tessera::cli
