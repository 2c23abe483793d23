// What a number of rollouts suffices for. Whoever has more of them tries more candidates: more worlds for the same few
// would only say more exactly what is known well enough.
#pragma once

#include <algorithm>
#include <cstdint>

#include "players/comparison.h"

namespace tessera {

class RolloutBudget {
public:
    explicit RolloutBudget(std::uint64_t rollouts) : rollouts_(std::max<std::uint64_t>(1, rollouts)) {}

    std::uint64_t rollouts() const { return rollouts_; }

    // Fewer than two candidates need mislead more often than they help: then the policy decides.
    bool suffices() const { return rollouts_ >= 2 * worlds_for_each; }

    std::size_t candidates() const
    {
        return std::clamp<std::uint64_t>(rollouts_ / worlds_for_each, 2, Comparison::most_candidates);
    }

private:
    static constexpr std::uint64_t worlds_for_each = 12;

    std::uint64_t rollouts_;
};

}  // namespace tessera
