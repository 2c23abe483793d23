#include "players/measure.h"

#include <vector>

#include "base/random.h"

namespace tessera {

namespace {

constexpr std::uint64_t seed = 1;

struct Measured {
    double seconds = 0;
    std::uint64_t rounds = 0;
};

// Does something again and again until the time is used up; it is told how often it was done before.
template <class Work>
Measured repeat(double seconds, const Clock& clock, Work&& work)
{
    Measured measured;
    const double begin = clock();
    do {
        work(measured.rounds++);
        measured.seconds = clock() - begin;
    } while (measured.seconds < seconds);
    return measured;
}

// Positions of one uniformly random game in which a seat has a choice: all of them, or only the first.
enum class Positions { First, All };

std::vector<AnyState> positions_in(const AnyGame& game, Seats seats, Positions which)
{
    std::vector<AnyState> positions;
    Rng rng(seed);
    AnyState s = game.new_game(seats);
    while (!game.decider(s).is_nobody()) {
        if (game.decider(s).is_chance()) {
            game.apply(s, game.sample_chance(s, rng));
            continue;
        }
        const std::vector<Action> legal = game.legal(s);
        if (legal.size() > 1) positions.push_back(s);
        if (which == Positions::First && !positions.empty()) return positions;
        game.apply(s, legal[rng.below(legal.size())]);
    }
    ensure(!positions.empty(), "a game leaves somebody a choice");
    return positions;
}

void measure_play(const AnyPlayers& players, Seats seats, double seconds, const Clock& clock, Figures& into)
{
    constexpr std::uint64_t copies = 100000;
    const Measured copying = repeat(seconds / 2, clock, [&](std::uint64_t) { players.copies(seats, copies); });
    into.copy_nanoseconds = 1e9 * copying.seconds / static_cast<double>(copying.rounds * copies);

    constexpr std::uint64_t games = 50;
    std::uint64_t decisions = 0;
    const Measured playing =
        repeat(seconds, clock, [&](std::uint64_t i) { decisions += players.random_decisions(seats, games, seed + i); });
    into.playouts_per_second = static_cast<double>(playing.rounds * games) / playing.seconds;
    into.decisions_per_second = static_cast<double>(decisions) / playing.seconds;
    into.decisions_per_playout = into.decisions_per_second / into.playouts_per_second;
}

struct Searched {
    double seconds = 0;
    std::uint64_t simulations = 0;
    std::uint64_t decisions = 0;
};

Searched search(const AnyPlayers& players, std::string_view player, const std::vector<AnyState>& positions,
                double seconds, const Clock& clock)
{
    Searched searched;
    const std::unique_ptr<Bot> bot = players.bot(players.player(player));
    const Measured measured = repeat(seconds, clock, [&](std::uint64_t i) {
        const Choice choice = bot->choose(positions[i % positions.size()], seed + i);
        searched.simulations += choice.simulations;
        searched.decisions += choice.decisions;
    });
    searched.seconds = measured.seconds;
    return searched;
}

}  // namespace

Figures measure(const AnyGame& game, const AnyPlayers& players, Seats seats, double seconds, const Clock& clock)
{
    Figures figures;
    figures.state_bytes = game.state_bytes();
    const double part = seconds / 4;
    measure_play(players, seats, part, clock, figures);

    const Searched usual =
        search(players, "search:simulations=10000", positions_in(game, seats, Positions::All), part, clock);
    figures.simulations_per_second = static_cast<double>(usual.simulations) / usual.seconds;

    const Searched full = search(players, "search:simulations=10000,depth=end,playouts=uniform",
                                 positions_in(game, seats, Positions::First), part, clock);
    figures.full_simulations_per_second = static_cast<double>(full.simulations) / full.seconds;
    figures.decisions_per_full_simulation = static_cast<double>(full.decisions) / static_cast<double>(full.simulations);
    return figures;
}

}  // namespace tessera
