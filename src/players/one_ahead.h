// What an action leads to, by the game's own evaluation: one action ahead.
#pragma once

#include "engine/play.h"

namespace tessera {

// In how many worlds an action is tried if it depends on luck or on what the seat does not know.
constexpr std::uint64_t worlds_one_ahead = 8;

template <Game G>
float worth_in_one_world(typename G::State s, const typename G::Rules& rules, Action action, Seat seat, Rng& rng,
                         bool& lucky)
{
    using P = Play<G>;
    Silent tell;
    if constexpr (G::hidden_information) P::deal_anew(s, rules, seat, rng);
    P::carry_out(s, rules, action, tell);
    while (P::decider_of(s).is_chance()) {
        lucky = true;
        P::carry_out(s, rules, P::sample_chance(s, rules, rng), tell);
    }
    return (P::is_over(s) ? P::payoffs_at_end(s, rules) : P::glance(s, rules))[seat];
}

// What the seat can expect of an action. Every action is tried in the same worlds, so that luck favours none.
template <Game G>
float worth_one_ahead(const typename G::State& s, const typename G::Rules& rules, Action action, Seat seat,
                      std::uint64_t seed)
{
    float sum = 0;
    for (std::uint64_t world = 0; world < worlds_one_ahead; ++world) {
        Rng rng = Rng::for_task(seed, world);
        bool lucky = G::hidden_information;
        sum += worth_in_one_world<G>(s, rules, action, seat, rng, lucky);
        if (!lucky) return sum;
    }
    return sum / static_cast<float>(worlds_one_ahead);
}

}  // namespace tessera
