// How fast a rule set plays and is searched, for `tessera bench` and bench/. The clock is the caller's.
#pragma once

#include <cstdint>
#include <functional>

#include "players/players.h"

namespace tessera {

// Seconds that have passed, since whenever.
using Clock = std::function<double()>;

struct Figures {
    std::size_t state_bytes = 0;
    double copy_nanoseconds = 0;       // to copy a state
    double decisions_per_second = 0;   // at random, through whole games
    double playouts_per_second = 0;    // whole games at random
    double decisions_per_playout = 0;  // of seats

    // Search as the game is searched: playouts by the policy, cut off and evaluated where its players do so.
    double simulations_per_second = 0;
    // Search with uniform playouts to the end, from the beginning of the game.
    double full_simulations_per_second = 0;
    double decisions_per_full_simulation = 0;

    // What is left of the speed of raw play when a tree is searched: decisions per second of one by those of the other.
    double search_efficiency() const
    {
        return full_simulations_per_second * decisions_per_full_simulation / decisions_per_second;
    }
};

// Measures for about so many seconds altogether.
Figures measure(const AnyGame& game, const AnyPlayers& players, Seats seats, double seconds, const Clock& clock);

}  // namespace tessera
