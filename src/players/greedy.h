// Looks one action ahead: tries each, sees what chance makes of it, and takes the one that the game's own evaluation
// likes best. Among equals it draws lots.
#pragma once

#include "players/one_ahead.h"
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
            const float value = worth_one_ahead<G>(s, rules_, action, seat, seed);
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
