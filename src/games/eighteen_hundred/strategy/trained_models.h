// Linear models of what cards are worth beyond the estimate that their effects give, trained by playing: a card is
// worth so much more, or less, to take. The weights stand in content/eighteen-hundred/strategy.toml, with what they
// were trained on; no rule reads them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/content.h"

namespace tessera::eighteen_hundred {

struct Rules;

// What the worth of a card depends on, and the weight of each: multiplied with each other and added up, they are points
// of prosperity.
inline constexpr std::size_t feature_count = 5;
using Features = std::array<float, feature_count>;
using LinearModel = std::array<float, feature_count>;

inline float predict(const LinearModel& model, const Features& features)
{
    float sum = 0;
    for (std::size_t i = 0; i < feature_count; ++i) sum += model[i] * features[i];
    return sum;
}

struct CardModels {
    std::vector<LinearModel> taking{};  // each development card
    LinearModel drawing{};              // an admin card instead
};

// With two players cards are worth something else than with more.
struct TrainedModels {
    CardModels two{}, more{};

    bool empty() const { return two.taking.empty(); }
    const CardModels& at(std::size_t players) const { return players == 2 ? two : more; }
};

// The models for the cards of these rules. Of a card that is not in the table they know nothing.
TrainedModels read_models(const Section& from, const Rules& rules);

}  // namespace tessera::eighteen_hundred
