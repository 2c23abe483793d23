// A player of one game, for those who know the type. It is handed a state but looks only at what its seat knows.
#pragma once

#include <span>

#include "engine/play.h"
#include "players/players.h"

namespace tessera {

template <Game G>
class Player {
public:
    virtual ~Player() = default;

    // The choice of the seat that decides, out of its legal actions; the same for the same seed.
    virtual Choice choose(const typename G::State& s, std::span<const Action> legal, std::uint64_t seed,
                          const Enough& enough) = 0;
};

}  // namespace tessera
