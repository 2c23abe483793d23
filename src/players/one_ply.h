// The one-ply value of an action: what it leads to, by the game's own evaluation.
#pragma once

#include <optional>
#include <span>

#include "engine/play.h"

namespace tessera {

// In how many worlds an action is tried if it depends on luck or on what the seat does not know.
constexpr std::uint64_t one_ply_worlds = 8;

// In this very world, which goes on; chance falls as it may.
template <Game G>
float value_here(typename G::State& s, const typename G::Rules& rules, Action action, Seat seat, Rng& rng, bool& lucky)
{
    using P = Play<G>;
    Silent tell;
    P::carry_out(s, rules, action, tell);
    while (P::decider_of(s).is_chance()) {
        lucky = true;
        P::carry_out(s, rules, P::sample_chance(s, rules, rng), tell);
    }
    return (P::is_over(s) ? P::payoffs_at_end(s, rules) : P::evaluation(s, rules))[seat];
}

// Which action leads to the best position in this world, of those that the game wants looked at; none if there are
// none.
template <Game G>
std::optional<std::size_t> best_here(const typename G::State& s, const typename G::Rules& rules,
                                     std::span<const Action> legal, std::uint64_t luck)
{
    const Seat seat = Play<G>::decider_of(s).seat();
    std::optional<std::size_t> best;
    float most = -1;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!Play<G>::uses_one_ply_at(s, rules, legal[i])) continue;
        Rng rng(luck);
        bool lucky = false;
        typename G::State after = s;
        const float worth = value_here<G>(after, rules, legal[i], seat, rng, lucky);
        if (worth <= most) continue;
        most = worth;
        best = i;
    }
    return best;
}

// What the seat can expect of an action. Every action is tried in the same worlds, so that luck favours none.
template <Game G>
float one_ply_value(const typename G::State& s, const typename G::Rules& rules, Action action, Seat seat,
                    std::uint64_t seed)
{
    float sum = 0;
    for (std::uint64_t world = 0; world < one_ply_worlds; ++world) {
        Rng rng = Rng::for_task(seed, world);
        bool lucky = G::hidden_information;
        typename G::State after = s;
        if constexpr (G::hidden_information) Play<G>::determinize(after, rules, seat, rng);
        sum += value_here<G>(after, rules, action, seat, rng, lucky);
        if (!lucky) return sum;
    }
    return sum / static_cast<float>(one_ply_worlds);
}

}  // namespace tessera
