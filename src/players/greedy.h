// Takes the action of the highest one-ply value: tries each, sees what chance makes of it, and asks the game's own
// evaluation. Among equals it takes one uniformly at random.
#pragma once

#include "players/one_ply.h"
#include "players/player.h"

namespace tessera {

template <Game G>
class GreedyPlayer final : public Player<G> {
public:
    explicit GreedyPlayer(const typename G::Rules& rules) : rules_(rules) {}

    Choice choose(const typename G::State& s, std::span<const Action> legal, std::uint64_t seed, const Enough&) override
    {
        const Seat seat = Play<G>::decider_of(s).seat();
        Rng lots(seed);
        Choice choice{.action = legal[0]};
        float best = -1;
        std::uint32_t equals = 0;
        for (Action action : legal) {
            const float value = one_ply_value<G>(s, rules_, action, seat, seed);
            if (value < best) continue;
            equals = value > best ? 1 : equals + 1;
            best = value;
            if (lots.below(equals) == 0) choice.action = action;
        }
        return choice;
    }

private:
    const typename G::Rules& rules_;
};

}  // namespace tessera
