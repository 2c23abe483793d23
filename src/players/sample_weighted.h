// How the weights that a policy gives become a choice.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "base/random.h"
#include "engine/offers.h"

namespace tessera {

// One of these actions at random, each as likely as its weight says.
template <std::size_t most_actions, class Policy>
std::size_t sample_weighted(const Policy& policy, std::span<const Action> legal, Rng& rng)
{
    std::array<float, most_actions> weights;
    float sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) sum += weights[i] = policy.weight(legal[i]);
    float left = static_cast<float>(rng.unit()) * sum;
    for (std::size_t i = 0; i + 1 < legal.size(); ++i)
        if ((left -= weights[i]) < 0) return i;
    return legal.size() - 1;
}

// The action of the greatest weight, uniformly at random among equals.
template <class Policy>
std::size_t heaviest(const Policy& policy, std::span<const Action> legal, Rng& rng)
{
    std::size_t best = 0;
    float most = -1;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const float weight = policy.weight(legal[i]);
        if (weight < most) continue;
        equals = weight > most ? 1 : equals + 1;
        most = weight;
        if (rng.below(equals) == 0) best = i;
    }
    return best;
}

// The same, but among equals the one that was offered first: nothing is left to luck.
template <class Policy>
std::size_t first_heaviest(const Policy& policy, std::span<const Action> legal)
{
    std::size_t best = 0;
    float most = -1;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const float weight = policy.weight(legal[i]);
        if (weight <= most) continue;
        most = weight;
        best = i;
    }
    return best;
}

}  // namespace tessera
