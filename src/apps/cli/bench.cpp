// `tessera bench`: how fast a game is played and searched on this machine.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "apps/cli/game_arguments.h"
#include "apps/cli/program.h"
#include "players/measure.h"

namespace tessera::cli {

namespace {

struct BenchArguments {
    GameArguments game;
    int seats = 0;
    double seconds = 4;
};

// The time that this thread has had on a processor, so that other programs do not count.
double processor_seconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// 3400000 becomes `3.40 million`.
std::string in_words(double number)
{
    if (number >= 1e6) return fmt::format("{:.2f} million", number / 1e6);
    if (number >= 1e4) return fmt::format("{:.1f} thousand", number / 1e3);
    return fmt::format("{:.0f}", number);
}

int bench(const BenchArguments& arguments)
{
    const std::shared_ptr<const AnyGame> game = arguments.game.load();
    const RuleSetInfo& info = game->rule_set();
    const int usual = std::clamp(2, info.least_seats, info.most_seats);
    const Seats seats = checked_seats(*game, static_cast<std::size_t>(arguments.seats == 0 ? usual : arguments.seats));
    const Figures f = measure(*game, *players_for(game), seats, arguments.seconds, processor_seconds);
    fmt::print("{}, {} seats, on one core\n\n", info.name, seats.count);
    const auto row = [](std::string_view what, const std::string& figure) {
        fmt::print("  {:<44}{:>16}\n", what, figure);
    };
    row("state, bytes", std::to_string(f.state_bytes));
    row("copy of a state, nanoseconds", fmt::format("{:.1f}", f.copy_nanoseconds));
    row("random decisions per second", in_words(f.decisions_per_second));
    row("random games per second", in_words(f.playouts_per_second));
    row("decisions in a random game", fmt::format("{:.1f}", f.decisions_per_playout));
    row("search, simulations per second", in_words(f.simulations_per_second));
    row("search with full playouts, per second", in_words(f.full_simulations_per_second));
    row("speed of full playouts against random games", fmt::format("{:.0f}%", 100 * f.search_efficiency()));
    return Good;
}

}  // namespace

void add_bench(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("bench", "Measure how fast a game is played and searched here");
    const auto arguments = std::make_shared<BenchArguments>();
    arguments->game.add_to(*command);
    command->add_option("--seats", arguments->seats, "How many seats")
        ->type_name("NUMBER")
        ->check(CLI::Range(1, static_cast<int>(max_seats)));
    command->add_option("--seconds", arguments->seconds, "How long to measure, about")
        ->type_name("NUMBER")
        ->capture_default_str()
        ->check(CLI::Range(0.1, 3600.0));
    command->callback([arguments, &chosen] { chosen = [arguments] { return bench(*arguments); }; });
}

}  // namespace tessera::cli
