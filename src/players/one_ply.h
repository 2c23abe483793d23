// The one-ply value of an action: what it leads to, by the evaluation.
#pragma once

#include <optional>
#include <span>

#include "players/advisor.h"

namespace tessera {

// In how many worlds an action is tried if it depends on luck or on what the seat does not know.
constexpr std::uint64_t one_ply_worlds = 8;

// In this very world, which goes on; chance falls as it may.
template <Strategy S>
float value_here(const Advisor<S>& advisor, StateOf<S>& s, Action action, Seat seat, Rng& rng, bool& lucky)
{
    using P = Play<typename S::Game>;
    Silent tell;
    P::carry_out(s, advisor.rules, action, tell);
    while (P::decider_of(s).is_chance()) {
        lucky = true;
        P::carry_out(s, advisor.rules, P::sample_chance(s, advisor.rules, rng), tell);
    }
    return advisor.outlook(s)[seat];
}

// Which action leads to the best position in this world, of those that the strategy wants looked at; none if there are
// none.
template <Strategy S>
std::optional<std::size_t> best_here(const Advisor<S>& advisor, const StateOf<S>& s, std::span<const Action> legal,
                                     std::uint64_t luck)
{
    const Seat seat = Play<typename S::Game>::decider_of(s).seat();
    std::optional<std::size_t> best;
    float most = -1;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!advisor.is_one_ply_candidate(s, legal[i])) continue;
        Rng rng(luck);
        bool lucky = false;
        StateOf<S> after = s;
        const float value = value_here(advisor, after, legal[i], seat, rng, lucky);
        if (value <= most) continue;
        most = value;
        best = i;
    }
    return best;
}

// What the seat can expect of an action. Every action is tried in the same worlds, so that luck favours none.
template <Strategy S>
float one_ply_value(const Advisor<S>& advisor, const StateOf<S>& s, Action action, Seat seat, std::uint64_t seed)
{
    using G = typename S::Game;
    float sum = 0;
    for (std::uint64_t world = 0; world < one_ply_worlds; ++world) {
        Rng rng = Rng::for_task(seed, world);
        bool lucky = G::hidden_information;
        StateOf<S> after = s;
        if constexpr (G::hidden_information) Play<G>::determinize(after, advisor.rules, seat, rng);
        sum += value_here(advisor, after, action, seat, rng, lucky);
        if (!lucky) return sum;
    }
    return sum / static_cast<float>(one_ply_worlds);
}

}  // namespace tessera
