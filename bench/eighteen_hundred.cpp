// What connection and food cost in 1800: whole random games, and beside them only the questions about connection and
// food that the rules ask in the same games, where they ask them.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/play.h"
#include "engine/registry.h"
#include "games/eighteen_hundred/game.h"

namespace tessera::eighteen_hundred {
namespace {

using P = Play<Game>;

constexpr int games = 20;

// A moment in which the rules ask: about a boom in a province, or about settling in these.
struct Asking {
    State s;
    Province boom = no_province;
    std::vector<Province> places{};  // a province once for each improvement that has room
};

const Rules& rules()
{
    static const std::shared_ptr<const AnyGame> game = load_rule_set("1800");
    return *static_cast<const Rules*>(game->typed_rules());
}

template <class Look>
void play_random_game(int number, Look&& look)
{
    Silent tell;
    Rng rng = Rng::for_task(5, static_cast<std::uint64_t>(number));
    State s = P::new_game(rules(), Seats{2}, tell);
    while (!P::is_over(s)) {
        Action action;
        if (P::decider_of(s).is_chance()) {
            action = P::sample_chance(s, rules(), rng);
        } else {
            P::Choices choices;
            P::list_legal(s, rules(), choices.list);
            action = choices.list[rng.below(choices.list.size())];
        }
        look(s, action);
        P::carry_out(s, rules(), action, tell);
    }
}

std::vector<Province> places_to_settle(const State& s)
{
    std::vector<Province> places;
    for (Province province : controlled_by(s, rules(), s.turn.seat)) {
        if (rules().is_urban(province)) places.push_back(province);
        if (unworked(s, province) > 0) places.push_back(province);
    }
    return places;
}

std::vector<Asking> moments_of_random_games()
{
    std::vector<Asking> moments;
    for (int i = 0; i < games; ++i)
        play_random_game(i, [&](const State& s, Action action) {
            if (s.agenda.asks<SettlePeasants>()) moments.push_back({s, no_province, places_to_settle(s)});
            if (s.agenda.asks<ChooseSettler>()) moments.push_back({s});
            if (action.kind != Verbs::index<Boom>()) return;
            const Province province = unpack<Boom>(action).province;
            if (rules().is_urban(province)) moments.push_back({s, province});
        });
    return moments;
}

int ask(const Asking& moment)
{
    const State& s = moment.s;
    int answers = 0;
    if (moment.boom != no_province) {
        for (std::size_t i = 0; i < s.players.size(); ++i)
            answers += boom_income(s, rules(), id_at<Seat>(i), moment.boom);
        return answers;
    }
    const int times = 2;  // to see whether there is a choice, and to list it
    for (int i = 0; i < times; ++i) {
        if (s.agenda.asks<ChooseSettler>()) {
            const Province province = s.agenda.top_as<ChooseSettler>().province;
            const ProvinceSet from = settlers_for(s, rules(), s.turn.seat, province);
            for (std::size_t k = 0; k <= from.size(); ++k)
                answers += settlers_for(s, rules(), s.turn.seat, province).empty() ? 0 : 1;
            continue;
        }
        for (Province province : moment.places) {
            const Lines lines = lines_of(s, rules(), s.turn.seat);
            if (!has_settler(s, rules(), s.turn.seat, lines, province)) continue;
            const bool urban = rules().is_urban(province);
            answers += !urban || is_well_fed(s, rules(), s.turn.seat, lines, province) ? 1 : 0;
        }
    }
    return answers;
}

void random_games_of_1800(benchmark::State& state)
{
    for ([[maybe_unused]] auto round : state)
        for (int i = 0; i < games; ++i) play_random_game(i, [](const State&, Action) {});
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * games);
}
BENCHMARK(random_games_of_1800)->Unit(benchmark::kMillisecond);

void connection_and_food_in_random_games_of_1800(benchmark::State& state)
{
    const std::vector<Asking> moments = moments_of_random_games();
    for ([[maybe_unused]] auto round : state)
        for (const Asking& moment : moments) benchmark::DoNotOptimize(ask(moment));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * games);
    state.counters["moments"] = static_cast<double>(moments.size()) / games;
}
BENCHMARK(connection_and_food_in_random_games_of_1800)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tessera::eighteen_hundred
