// `tessera simulate`: many games among bots, and who wins them.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "apps/cli/game_arguments.h"
#include "apps/cli/json_text.h"
#include "apps/cli/news_tables.h"
#include "apps/cli/program.h"
#include "apps/cli/seating.h"
#include "apps/cli/series_arguments.h"
#include "lab/news_statistics.h"

namespace tessera::cli {

namespace {

namespace json = boost::json;

struct SimulateArguments {
    GameArguments game;
    SeriesArguments series;
    std::string seats;
    std::string player;
    std::vector<std::string> news;
    bool as_json = false;
};

struct Simulation {
    std::shared_ptr<const AnyGame> game;
    std::vector<PlayerSpec> players;
    std::uint64_t seed = 0;
    std::uint64_t games_wanted = 0;
    lab::SeriesWithNews all;
};

// How long a game is in rounds and turns, if it announces them.
void print_lengths(const lab::NewsStatistics& news)
{
    for (std::size_t kind = 0; kind < news.kinds.size(); ++kind) {
        const std::string& name = news.kinds[kind].name;
        if (name != "round-began" && name != "turn-began") continue;
        const Spread& times = news.of(kind).times;
        const Estimate mean =
            mean_of(static_cast<double>(times.sum), static_cast<double>(times.sum_of_squares), news.games);
        fmt::print("{:<18}{:<26}{} to {}\n", name == "round-began" ? "rounds" : "turns", with_interval(mean, 1, 1, ""),
                   times.least, times.most);
    }
}

void print_table(const Simulation& s, const std::vector<std::string>& news)
{
    const TextStyle style = style_for_output();
    const Series& series = s.all.series;
    const std::string of = series.games == s.games_wanted ? "" : fmt::format(" of {}", s.games_wanted);
    fmt::print("{}, {}{} games, seed {}\n", style(Tint::Bold, s.game->rule_set().name), series.games, of, s.seed);
    if (series.games == 0) {
        fmt::print("No game was finished.\n");
        return;
    }

    fmt::print("\n{}\n", style(Tint::Faint, fmt::format("{:<6}{:<12}{:<26}{:<26}{}", "seat", "player", "wins", "score",
                                                        "least to most")));
    for (std::size_t i = 0; i < series.seats.size(); ++i)
        fmt::print("{:<6}{:<12}{:<26}{:<26}{} to {}\n", i, s.players[i].name,
                   with_interval(series.win_share(i), 100, 1, "%"), with_interval(series.mean_score(i), 1, 2, ""),
                   series.seats[i].score.least, series.seats[i].score.most);
    if (series.shared > 0) fmt::print("{} games had several winners, who share the win.\n", series.shared);

    const auto length = [&](std::string_view what, const Spread& spread) {
        fmt::print("{:<18}{:<26}{} to {}\n", what, with_interval(series.mean_of(spread), 1, 1, ""), spread.least,
                   spread.most);
    };
    fmt::print("\n{}\n", style(Tint::Faint, fmt::format("{:<18}{:<26}{}", "in a game", "mean", "least to most")));
    print_lengths(s.all.news);
    length("decisions", series.decisions);
    length("  without choice", series.forced);
    length("strokes of luck", series.chances);
    print_news(s.all.news, news, style);
    fmt::print("\n{}\n", style(Tint::Faint, "Behind each figure stands its 95% interval."));
}

json::object spread_json(const Series& series, const Spread& spread)
{
    const Estimate mean = series.mean_of(spread);
    return {
        {"mean", mean.value}, {"low", mean.low}, {"high", mean.high}, {"least", spread.least}, {"most", spread.most}};
}

void print_json(const Simulation& s)
{
    const Series& series = s.all.series;
    json::object options;
    for (const Option& option : s.game->options()) options[option.key] = option.value_text();
    json::array seats;
    for (std::size_t i = 0; i < series.seats.size(); ++i) {
        const Estimate wins = series.win_share(i);
        seats.push_back(json::object{{"player", s.players[i].name},
                                     {"wins", {{"share", wins.value}, {"low", wins.low}, {"high", wins.high}}},
                                     {"sole_wins", series.seats[i].sole_wins},
                                     {"last", series.seats[i].last},
                                     {"score", spread_json(series, series.seats[i].score)}});
    }
    json::object out{{"rule_set", s.game->rule_set().id},
                     {"options", options},
                     {"content", fmt::format("{:016x}", s.game->content_fingerprint())},
                     {"seed", s.seed},
                     {"games_wanted", s.games_wanted},
                     {"games", series.games},
                     {"shared_wins", series.shared},
                     {"seats", seats}};
    if (series.games > 0) {
        out["decisions"] = spread_json(series, series.decisions);
        out["forced"] = spread_json(series, series.forced);
        out["chances"] = spread_json(series, series.chances);
        out["news"] = news_json(s.all.news);
    }
    fmt::print("{}", json_text(out));
}

int simulate(const SimulateArguments& arguments)
{
    const std::shared_ptr<const AnyGame> game = arguments.game.load();
    const std::shared_ptr<const AnyPlayers> players = players_for(game);
    std::vector<PlayerSpec> specs;
    for (const std::string& name : seated_players(arguments.player, arguments.seats, *game))
        specs.push_back(players->player(name));
    const std::vector<lab::NewsKind> kinds = lab::news_kinds_of(game->schema());
    check_news_names(arguments.news, kinds);

    notice_interrupts();
    lab::SeriesWithNews all{{}, lab::NewsStatistics(kinds)};
    const ParallelResult result = merge_games<lab::SeriesWithNews>(
        {{0, arguments.series.games}, arguments.series.threads},
        [players, specs, seed = arguments.series.seed](GameRange range) {
            return lab::play_series_with_news(*players, specs, seed, range);
        },
        all);
    const Simulation s{game, specs, arguments.series.seed, arguments.series.games, std::move(all)};
    arguments.as_json ? print_json(s) : print_table(s, arguments.news);
    if (!result.finished) leave_at_once(Interrupted);
    return Good;
}

}  // namespace

void add_simulate(CLI::App& app, Command& chosen)
{
    CLI::App* command = app.add_subcommand("simulate", "Let bots play many games, and see who wins");
    const auto arguments = std::make_shared<SimulateArguments>();
    arguments->game.add_to(*command);
    arguments->series.add_to(*command, "How many games");
    command->add_option("--seats", arguments->seats, "Who plays, in the order of the seats; with --players, how many")
        ->type_name("PLAYER,...");
    command->add_option("--players", arguments->player, "The same player at every seat")->type_name("PLAYER");
    command->add_option("--news", arguments->news, "Also tell how often something happened; `all` lists what there is")
        ->type_name("KIND,...")
        ->delimiter(',');
    command->add_flag("--json", arguments->as_json, "Print the result as JSON");
    command->footer(
        "Players are random, greedy, easy, medium, hard, expert, or a method with its settings (docs/players.md):\n"
        "  policy:variant=usual\n"
        "  tree:simulations=5000,depth=30,exploration=0.7\n"
        "  rollouts:rollouts=100,depth=end\n"
        "  search:simulations=5000                 by the method that suits the game\n"
        "Ctrl-C ends the simulation and prints what was finished so far.");
    command->callback([arguments, &chosen] { chosen = [arguments] { return simulate(*arguments); }; });
}

}  // namespace tessera::cli
