// What a development card is worth, estimated for the evaluation and the rollout policy. It guesses and states no rule.
#pragma once

#include <vector>

#include "games/eighteen_hundred/nouns.h"
#include "games/eighteen_hundred/strategy/trained_models.h"
#include "games/eighteen_hundred/strategy/weights.h"

namespace tessera::eighteen_hundred {

struct Rules;

// All figures are in points of prosperity.
struct CardEstimate {
    float activation = 0;  // what activating it once brings, factories apart
    float factories = 0;   // how many of them an activation builds
    float standing = 0;    // what having it in play is good for, apart from what it collects
    float on_play = 0;     // what playing it brings
    float ambition = 0;    // what it does for the ambition
};

// What somebody with an ambition looks at.
struct Aim {
    EnumArray<Metric, float, metrics> wishes{};  // what one more of it brings
    std::vector<CardEstimate> estimates{};       // of each development card
    std::vector<float> hand_cards{};             // what playing each admin or military card brings
};

// A variant of the rollout policy: its weights, and what it looks at with each ambition, and at last with none.
struct PolicyVariant {
    PolicyWeights weights{};
    TrainedModels models{};
    std::vector<Aim> aims{};

    const Aim& aim_of(AmbitionId ambition) const
    {
        return ambition == no_ambition ? aims.back() : aims[index_of(ambition)];
    }
};

// The numbers of the strategy, and what they make of every card and every effect: worked out once, because evaluation
// and policy are asked millions of times.
struct Tuned {
    Weights weights{};
    std::array<PolicyVariant, variant_count> variants{};
    std::vector<CardEstimate> estimates{};                    // of each development card
    std::vector<std::array<float, 4>> operation_estimates{};  // of each list of effects
};

// Looks at every card and every effect, by the weights.
void estimate_cards(const Rules& rules, Tuned& tuned);

}  // namespace tessera::eighteen_hundred
