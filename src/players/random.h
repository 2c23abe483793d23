// Plays uniformly at random: any legal action, each as likely as another.
#pragma once

#include "players/player.h"

namespace tessera {

template <Game G>
class RandomPlayer final : public Player<G> {
public:
    Choice choose(const typename G::State&, std::span<const Action> legal, std::uint64_t seed, const Enough&) override
    {
        return {.action = legal[Rng(seed).below(legal.size())]};
    }
};

}  // namespace tessera
