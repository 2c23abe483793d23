// What a table costs: views written straight and through a document, updates with and without previews, and opening a
// table by applying its entries again. `ratio` says how many times as long a document takes. Options are those of
// Google Benchmark (--benchmark_filter=open_table).
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <boost/json.hpp>
#include <ctime>
#include <functional>

#include "base/random.h"
#include "engine/registry.h"
#include "table/table.h"

namespace tessera::table {
namespace {

// A game that is played at random, up to so many actions.
struct Played {
    std::shared_ptr<const LoadedRuleSet> loaded;
    Header header;
    std::vector<Entry> entries;

    Played(const std::string& rule_set, std::size_t actions) : loaded(loaded_rule_set(rule_set))
    {
        const RuleSetInfo& info = loaded->game->rule_set();
        header = {rule_set, {}, loaded->game->content_fingerprint(), {}, {}};
        for (int i = 0; i < info.least_seats; ++i) header.seats.push_back({SeatKind::Human, "", "Anna"});
        Rng rng(1);
        Table table(loaded, header, 1);
        while (entries.size() < actions && !table.decider().is_nobody()) {
            Next next = table.next(1);
            Entry entry;
            if (std::holds_alternative<Entry>(next)) {
                entry = std::get<Entry>(next);
            } else {
                const std::vector<Action> legal = loaded->game->legal(table.state());
                entry = {1, Acted{table.decider().seat(), loaded->game->text(legal[rng.below(legal.size())])}};
            }
            table.apply(entry);
            entries.push_back(std::move(entry));
        }
    }

    Table table(std::size_t first) const
    {
        Table made(loaded, header, 1);
        for (std::size_t i = 0; i < first; ++i) made.apply(entries[i]);
        return made;
    }
};

// The moments of a game at which somebody has a choice, a few dozen of them.
std::vector<Table> moments(const Played& played)
{
    std::vector<Table> found;
    Table table(played.loaded, played.header, 1);
    for (const Entry& entry : played.entries) {
        if (table.revision() % 16 == 0 && table.decider().is_seat()) found.push_back(table);
        table.apply(entry);
    }
    return found;
}

// Processor time, so that what else the machine does disturbs it little.
double microseconds(const std::function<void()>& work, int times)
{
    const std::clock_t start = std::clock();
    for (int i = 0; i < times; ++i) work();
    return 1e6 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / times;
}

void write_views(benchmark::State& state, const std::string& rule_set)
{
    const Played played(rule_set, 600);
    const std::vector<Table> tables = moments(played);
    const AnyGame& game = *played.loaded->game;
    std::string out;
    std::size_t bytes = 0;
    const auto straight = [&] {
        for (const Table& table : tables) {
            out.clear();
            game.write_view(table.state(), Seat{0}, out);
            bytes += out.size();
        }
    };
    const auto through_a_document = [&] {
        for (const Table& table : tables)
            benchmark::DoNotOptimize(boost::json::serialize(game.view(table.state(), Seat{0})));
    };
    for ([[maybe_unused]] auto round : state) straight();
    const double count = static_cast<double>(tables.size());
    state.counters["bytes"] = static_cast<double>(bytes) / (static_cast<double>(state.iterations()) * count);
    state.counters["us/view"] = microseconds(straight, 50) / count;
    state.counters["ratio"] = microseconds(through_a_document, 50) / microseconds(straight, 50);
}

void write_updates(benchmark::State& state, const std::string& rule_set, Previews previews)
{
    const Played played(rule_set, 600);
    const std::vector<Table> tables = moments(played);
    std::string out;
    std::size_t bytes = 0, actions = 0;
    for (const Table& table : tables) actions += played.loaded->game->legal(table.state()).size();
    const auto write = [&](const Table& table) {
        out.clear();
        table.write_update(table.decider().seat(), table.revision() - std::min<Revision>(table.revision(), 2), out,
                           previews);
    };
    for ([[maybe_unused]] auto round : state)
        for (const Table& table : tables) {
            write(table);
            bytes += out.size();
        }
    double worst = 0;
    for (const Table& table : tables) worst = std::max(worst, microseconds([&] { write(table); }, 20));
    state.counters["worst_us"] = worst;
    const double updates = static_cast<double>(state.iterations()) * static_cast<double>(tables.size());
    state.counters["bytes"] = static_cast<double>(bytes) / updates;
    state.counters["actions"] = static_cast<double>(actions) / static_cast<double>(tables.size());
    const auto write_all = [&] {
        for (const Table& table : tables) write(table);
    };
    state.counters["us/update"] = microseconds(write_all, 20) / static_cast<double>(tables.size());
}

// From the texts of the entries, as a server reads them.
void open_table(benchmark::State& state, const std::string& rule_set)
{
    const Played played(rule_set, 1000);
    std::vector<std::string> lines;
    for (const Entry& entry : played.entries) lines.push_back(entry_text(entry));
    for ([[maybe_unused]] auto round : state) {
        Table table(played.loaded, played.header, 1);
        for (const std::string& line : lines) table.apply(entry_from_text(line));
        benchmark::DoNotOptimize(table.revision());
    }
    state.counters["actions"] = static_cast<double>(lines.size());
}

void register_all()
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::string id = listing.info.id;
        const auto add = [&](const std::string& name, const std::function<void(benchmark::State&)>& run) {
            benchmark::RegisterBenchmark(fmt::format("{}/{}", name, id).c_str(), run)->Unit(benchmark::kMillisecond);
        };
        add("write_views", [id](benchmark::State& state) { write_views(state, id); });
        add("write_updates", [id](benchmark::State& state) { write_updates(state, id, Previews::No); });
        add("write_updates_with_previews", [id](benchmark::State& state) { write_updates(state, id, Previews::Yes); });
        add("open_table", [id](benchmark::State& state) { open_table(state, id); });
    }
}

}  // namespace
}  // namespace tessera::table

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    tessera::table::register_all();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
