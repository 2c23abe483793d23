// Speed, as figures and as ratios: what our connect four and its search cost beside the same rules written by hand, and
// how fast every rule set that ships plays. All times are processor times of one core. Options are those of Google
// Benchmark (--benchmark_min_time=2).
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <ctime>
#include <map>
#include <string>

#include "bench/plain_connect_four.h"
#include "engine/registry.h"
#include "lab/play.h"
#include "players/measure.h"
#include "players/tree_search.h"
#include "tests/games/connect_four/game.h"

namespace tessera {
namespace {

using ConnectFour = connect_four::Game;
using Untaught = NoStrategy<ConnectFour>;
using P = Play<ConnectFour>;

constexpr int games_per_round = 100;

void count(benchmark::State& state, std::uint64_t decisions, std::uint64_t items)
{
    state.counters["decisions"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    state.SetItemsProcessed(static_cast<std::int64_t>(items));
}

void random_games_by_hand(benchmark::State& state)
{
    Rng rng(1);
    std::uint64_t decisions = 0;
    for ([[maybe_unused]] auto round : state) {
        for (int game = 0; game < games_per_round; ++game) {
            plain::ConnectFour s;
            while (!s.is_over()) {
                const plain::MoveList list = s.moves();
                s.drop(list.columns[rng.below(static_cast<std::uint64_t>(list.count))]);
            }
            benchmark::DoNotOptimize(s.won);
            decisions += s.played;
        }
    }
    count(state, decisions, static_cast<std::uint64_t>(state.iterations()) * games_per_round);
}
BENCHMARK(random_games_by_hand);

void random_games_through_the_engine(benchmark::State& state)
{
    Rng rng(1);
    Silent tell;
    const connect_four::Rules rules;
    const Untaught strategy(rules);
    const Advisor<Untaught> advisor(rules, strategy);
    std::uint64_t decisions = 0;
    for ([[maybe_unused]] auto round : state) {
        for (int game = 0; game < games_per_round; ++game) {
            connect_four::State s = P::new_game(rules, Seats{2}, tell);
            benchmark::DoNotOptimize(
                play_out<Uniform>(advisor, s, to_the_end, IndependentRandomNumbers{rng}, decisions));
        }
    }
    count(state, decisions, static_cast<std::uint64_t>(state.iterations()) * games_per_round);
}
BENCHMARK(random_games_through_the_engine);

void search_of_10000_simulations(benchmark::State& state)
{
    Silent tell;
    const connect_four::Rules rules;
    const Untaught strategy(rules);
    TreeSearch<Untaught> search({rules, strategy}, {.simulations = 10000, .playouts = Playouts::Uniform});
    const connect_four::State s = P::new_game(rules, Seats{2}, tell);
    P::Choices choices;
    P::list_legal(s, rules, choices.list);
    std::uint64_t decisions = 0;
    std::uint64_t simulations = 0;
    for ([[maybe_unused]] auto round : state) {
        const Choice choice = search.choose(s, choices.list.all(), simulations, {});
        decisions += choice.decisions;
        simulations += choice.simulations;
    }
    count(state, decisions, simulations);
}
BENCHMARK(search_of_10000_simulations)->Unit(benchmark::kMillisecond);

// Shows the table as usual and keeps the figures for the ratios.
class Keeping : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs)
            for (const auto& [name, counter] : run.counters)
                figures_[run.benchmark_name() + "/" + name] = counter.value;
        ConsoleReporter::ReportRuns(runs);
    }

    // 0 if that was not measured.
    double operator()(const std::string& name) const
    {
        const auto found = figures_.find(name);
        return found == figures_.end() ? 0 : found->second;
    }

private:
    std::map<std::string, double> figures_;
};

std::string shown(double figure)
{
    return figure < 100 ? fmt::format("{:.2f}", figure) : fmt::format("{:.0f}", figure);
}

enum class Goal { None, AtLeast, AtMost };

void print(const std::string& what, double figure, Goal goal = Goal::None, double bound = 0)
{
    const bool reached = goal == Goal::AtMost ? figure <= bound : figure >= bound;
    std::string remark;
    if (goal != Goal::None)
        remark = fmt::format("   goal: at {} {}{}", goal == Goal::AtMost ? "most" : "least", shown(bound),
                             reached ? "" : ", MISSED");
    fmt::print("  {:<48} {:>10}{}\n", what, shown(figure), remark);
}

void print_connect_four(const Keeping& figures)
{
    const double by_hand = figures("random_games_by_hand/items_per_second");
    const double engine = figures("random_games_through_the_engine/items_per_second");
    const double raw = figures("random_games_through_the_engine/decisions");
    if (by_hand == 0 || raw == 0) return;
    fmt::print("\nconnect four\n");
    print("random games a second, by hand", by_hand);
    print("random games a second, through the engine", engine);
    print("engine, as a share of by hand", engine / by_hand, Goal::AtLeast, 0.6);
    print("simulations a second, at 10000 a move", figures("search_of_10000_simulations/items_per_second"),
          Goal::AtLeast, 750000);
    print("search, as a share of raw decisions a second", figures("search_of_10000_simulations/decisions") / raw,
          Goal::AtLeast, 0.7);
}

void print_connection(const Keeping& figures)
{
    const double games = figures("random_games_of_1800/items_per_second");
    const double asking = figures("connection_and_food_in_random_games_of_1800/items_per_second");
    if (games == 0 || asking == 0) return;
    fmt::print("\n1800\n");
    print("connection and food, as a share of a random game", games / asking, Goal::AtMost, 0.1);
}

void print_rule_set(const RuleSetInfo& info)
{
    const auto processor_time = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    const std::shared_ptr<const AnyGame> game = load_rule_set(info.id);
    const Figures figures = measure(*game, *players_for(game), Seats{2}, 6.0, processor_time);
    fmt::print("\n{}, two seats\n", info.id);
    print("bytes of a state", static_cast<double>(figures.state_bytes), Goal::AtMost, 2048);
    print("nanoseconds to copy it", figures.copy_nanoseconds, Goal::AtMost, 100);
    print("random decisions a second", figures.decisions_per_second, Goal::AtLeast, 3e6);
    print("random games a second", figures.playouts_per_second);
    print("decisions in a random game", figures.decisions_per_playout);
    print("simulations a second, as the game hints", figures.simulations_per_second, Goal::AtLeast, 50000);
    print("simulations a second, to the end at random", figures.full_simulations_per_second);
    print("search, as a share of raw decisions a second", figures.search_efficiency(), Goal::AtLeast, 0.7);
}

// What it costs to look on and count everything, as a share of the bare games. Both sides are timed in turns, and the
// quickest turn of each counts, so that what else the machine does disturbs neither.
double lab_overhead(const std::string& rule_set, const std::string& player)
{
    constexpr std::size_t seats = 3;
    constexpr int turns = 7;
    const std::shared_ptr<const AnyGame> game = load_rule_set(rule_set);
    std::vector<lab::ReadyArm> arms;
    arms.push_back(lab::ready_arm(rule_set, game, std::vector<lab::Sitter>(seats, {player, {}}), false,
                                  content_from(game_of(rule_set).content)));
    const lab::ReadyStudy study = lab::ready_study("run", 1, std::move(arms));
    const lab::ReadyArm& arm = study.arms[0];
    const auto seconds = [](const auto& work) {
        const std::clock_t begin = std::clock();
        work();
        return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    };
    const std::uint64_t games = player == "random" ? 600 : 20;
    double bare = 1e9;
    double counted = 1e9;
    for (int turn = 0; turn < turns; ++turn) {
        bare = std::min(bare, seconds([&] { play_series(*arm.players, arm.specs, 1, {0, games}); }));
        counted = std::min(counted, seconds([&] { lab::play_part(study, {0, games}); }));
    }
    return counted / bare - 1;
}

void print_lab(const RuleSetInfo& info)
{
    if (info.least_seats > 3 || info.most_seats < 3) return;
    fmt::print("\n{}, three seats in the lab\n", info.id);
    print("overhead with random players", lab_overhead(info.id, "random"));
    print("overhead with greedy players", lab_overhead(info.id, "greedy"), Goal::AtMost, 0.1);
}

}  // namespace
}  // namespace tessera

int main(int argc, char** argv)
{
    using namespace tessera;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    Keeping figures;
    benchmark::RunSpecifiedBenchmarks(&figures);
    print_connect_four(figures);
    print_connection(figures);
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        print_rule_set(listing.info);
        print_lab(listing.info);
    }
    return 0;
}
