// What it costs to keep games: durable appends by the size of a group commit, and how soon a store with many tables
// answers. These are times by the wall clock: most of them is waiting for the disk, so put TMPDIR on the disk in
// question. --benchmark_filter=store
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "store/store.h"
#include "tests/support/temporary_folder.h"

namespace tessera::store {
namespace {

NewTable table_of(int number)
{
    NewTable table;
    table.id = fmt::format("table-{}", number);
    table.header = fmt::format(R"({{"rule_set":"market-trading","seats":["human","bot:hard"],"text":"{}"}})",
                               std::string(300, 'h'));
    table.content_fingerprint = 1;
    table.content = {{"content.toml", std::string(20'000, '#')}};
    table.seed = std::string(32, 's');
    table.status.phase = number % 10 == 0 ? Phase::Waiting : Phase::Finished;
    table.status.listed = number % 10 == 0;
    table.status.summary = std::string(150, 's');
    return table;
}

const std::string typical_entry = R"({"act":"develop card:spearmaker on:2","seat":1,"time":1763200000000})";

// A transaction for so many tables, one entry each.
void store_appends(benchmark::State& state)
{
    const auto tables = static_cast<int>(state.range(0));
    const TemporaryFolder folder;
    const auto store = open_store(folder.file("bench.db"));
    std::vector<NewTable> created;
    std::vector<Append> appends(static_cast<std::size_t>(tables));
    for (int i = 0; i < tables; ++i) {
        created.push_back(table_of(i));
        appends[static_cast<std::size_t>(i)].table = created.back().id;
        appends[static_cast<std::size_t>(i)].entries = {typical_entry};
    }
    store->create(created);
    std::int64_t milliseconds = 0;
    for ([[maybe_unused]] auto round : state) {
        for (Append& append : appends) append.time = Time(std::chrono::milliseconds(++milliseconds));
        for (const Appended& answer : store->append(appends)) {
            if (!answer.done()) state.SkipWithError(answer.message.c_str());
        }
        for (Append& append : appends) ++append.first_revision;
    }
    state.SetItemsProcessed(state.iterations() * tables);
}
BENCHMARK(store_appends)->Arg(1)->Arg(10)->Arg(100)->UseRealTime()->Unit(benchmark::kMillisecond);

// A store of many tables, with a hundred entries each, written once for all benchmarks.
const std::string& store_of_10000_tables()
{
    static const TemporaryFolder folder;
    static const std::string path = [] {
        std::string file = folder.file("many.db");
        const auto store = open_store(file);
        for (int first = 0; first < 10'000; first += 1'000) {
            std::vector<NewTable> tables;
            for (int i = first; i < first + 1'000; ++i) {
                tables.push_back(table_of(i));
                tables.back().entries.assign(100, typical_entry);
                tables.back().secrets = {{std::string(32, static_cast<char>(i)), Role::Owner, no_seat}};
            }
            store->create(tables);
        }
        return file;
    }();
    return path;
}

void store_of_10000_tables_opens_and_lists(benchmark::State& state)
{
    const std::string& path = store_of_10000_tables();
    for ([[maybe_unused]] auto round : state) {
        const auto store = open_store(path);
        benchmark::DoNotOptimize(store->list({.open_seats = false, .listed = true}).lines.size());
    }
}
BENCHMARK(store_of_10000_tables_opens_and_lists)->UseRealTime()->Unit(benchmark::kMillisecond);

void store_of_10000_tables_loads_one(benchmark::State& state)
{
    const auto store = open_store(store_of_10000_tables());
    int number = 0;
    for ([[maybe_unused]] auto round : state) {
        number = (number + 7919) % 10'000;
        benchmark::DoNotOptimize(store->load(fmt::format("table-{}", number))->entries.size());
    }
}
BENCHMARK(store_of_10000_tables_loads_one)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tessera::store
