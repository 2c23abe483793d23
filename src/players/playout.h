// Plays a position on, quickly: by the game's own light hand or by lot, to the end or for a number of decisions.
#pragma once

#include <cstdint>
#include <limits>

#include "engine/play.h"

namespace tessera {

// The game's own quick moves.
template <Game G>
struct QuickMoves {
    static std::size_t pick(const typename G::State& s, const typename G::Rules& rules, std::span<const Action> legal,
                            Rng& rng)
    {
        return Play<G>::quick_choice(s, rules, legal, rng);
    }
};

// Every legal action is equally likely.
template <Game G>
struct ByLot {
    static std::size_t pick(const typename G::State&, const typename G::Rules&, std::span<const Action> legal, Rng& rng)
    {
        return rng.below(legal.size());
    }
};

// Plays on until the game is over or the decisions are used up, and says how it ended or will end by a glance. The
// glance falls on a moment when a seat decides, so that no chance is left open. Counts the decisions of seats.
template <Game G, template <Game> class Hand>
Payoffs play_out(typename G::State& s, const typename G::Rules& rules, int most_decisions, Rng& rng,
                 std::uint64_t& decisions)
{
    using P = Play<G>;
    Silent tell;
    typename P::Choices choices;
    int left = most_decisions < 0 ? std::numeric_limits<int>::max() : most_decisions;
    while (!P::is_over(s)) {
        if (P::decider_of(s).is_chance()) {
            P::carry_out(s, rules, P::sample_chance(s, rules, rng), tell);
            continue;
        }
        if (left-- == 0) return P::glance(s, rules);
        choices.list.shrink(0);
        P::list_legal(s, rules, choices.list);
        const std::size_t i = choices.list.size() == 1 ? 0 : Hand<G>::pick(s, rules, choices.list.all(), rng);
        P::carry_out(s, rules, choices.list[i], tell);
        ++decisions;
    }
    return P::payoffs_at_end(s, rules);
}

}  // namespace tessera
