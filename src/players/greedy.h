// Looks one action ahead: tries each, sees what chance makes of it, and takes the one that the game's own evaluation
// likes best. Among equals it draws lots.
#pragma once

#include <array>

#include "players/player.h"

namespace tessera {

template <Game G>
class GreedyPlayer final : public Player<G> {
    using P = Play<G>;
    using State = typename G::State;

public:
    explicit GreedyPlayer(const typename G::Rules& rules) : rules_(rules) {}

    Choice choose(const State& s, std::span<const Action> legal, std::uint64_t seed, const Enough&) override
    {
        const Seat seat = P::decider_of(s).seat();
        Rng lots(seed);
        Choice choice{.action = legal[0]};
        float best = -1;
        std::uint32_t equals = 0;
        for (Action action : legal) {
            const float value = worth(s, action, seat, seed);
            if (value < best) continue;
            equals = value > best ? 1 : equals + 1;
            best = value;
            if (lots.below(equals) == 0) choice.action = action;
        }
        return choice;
    }

private:
    // In how many worlds an action is tried if it depends on luck or on what the seat does not know.
    static constexpr std::uint64_t worlds = 8;

    // What the seat can expect of an action. Every action is tried in the same worlds, so that luck favours none.
    float worth(const State& s, Action action, Seat seat, std::uint64_t seed) const
    {
        float sum = 0;
        for (std::uint64_t world = 0; world < worlds; ++world) {
            Rng rng = Rng::for_task(seed, world);
            bool lucky = G::hidden_information;
            sum += worth_in_one_world(s, action, seat, rng, lucky);
            if (!lucky) return sum;
        }
        return sum / static_cast<float>(worlds);
    }

    float worth_in_one_world(State s, Action action, Seat seat, Rng& rng, bool& lucky) const
    {
        Silent tell;
        if constexpr (G::hidden_information) P::deal_anew(s, rules_, seat, rng);
        P::carry_out(s, rules_, action, tell);
        while (P::decider_of(s).is_chance()) {
            lucky = true;
            P::carry_out(s, rules_, P::sample_chance(s, rules_, rng), tell);
        }
        return (P::is_over(s) ? P::payoffs_at_end(s, rules_) : P::glance(s, rules_))[seat];
    }

    const typename G::Rules& rules_;
};

}  // namespace tessera
