// Takes the action of the highest one-ply value: tries each, sees what chance makes of it, and asks the evaluation.
// Among equals it takes one uniformly at random.
#pragma once

#include "players/one_ply.h"
#include "players/player.h"

namespace tessera {

template <Strategy S>
class GreedyPlayer final : public Player<typename S::Game> {
public:
    explicit GreedyPlayer(const Advisor<S>& advisor) : advisor_(advisor) {}

    Choice choose(const StateOf<S>& s, std::span<const Action> legal, std::uint64_t seed, const Enough&) override
    {
        const Seat seat = Play<typename S::Game>::decider_of(s).seat();
        Rng lots(seed);
        Choice choice{.action = legal[0]};
        float best = -1;
        std::uint32_t equals = 0;
        for (Action action : legal) {
            const float value = one_ply_value(advisor_, s, action, seat, seed);
            if (value < best) continue;
            equals = value > best ? 1 : equals + 1;
            best = value;
            if (lots.below(equals) == 0) choice.action = action;
        }
        return choice;
    }

private:
    Advisor<S> advisor_;
};

}  // namespace tessera
