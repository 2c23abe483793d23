// Chance: distributions are exact, and samples follow them.
#include <cmath>

#include "tests/conformance/conformance.h"

namespace tessera::conformance {

TEST_P(Conformance, ProbabilitiesSumToOne)
{
    in_positions(thousands(), [&](const Position& p) {
        if (!p.decider.is_chance() || is_range(p)) return;
        double sum = 0;
        for (const Outcome& outcome : game().chances(p.state)) {
            ASSERT_GT(outcome.probability, 0) << p.text(outcome.action);
            sum += outcome.probability;
        }
        ASSERT_NEAR(sum, 1.0, 1e-9) << p;
    });
}

TEST_P(Conformance, SamplesAreAmongTheOutcomes)
{
    in_positions(thousands(), [&](const Position& p) {
        if (!p.decider.is_chance()) return;
        ASSERT_TRUE(game().check(p.state, p.next)) << p;
        ASSERT_TRUE(is_range(p) || contains(p.choices, p.next)) << p;
    });
}

// Chi-square with so wide a margin (six standard deviations) that only a wrong sampler fails.
TEST_P(Conformance, SamplesFollowTheDistribution)
{
    constexpr int distributions = 12;
    constexpr int samples_for_each_outcome = 400;
    int looked_at = 0;
    Rng rng(7);
    in_positions(hundreds(), [&](const Position& p) {
        if (!p.decider.is_chance() || is_range(p) || p.choices.size() < 2 || ++looked_at > distributions) return;
        const std::vector<Outcome> outcomes = game().chances(p.state);
        const int samples = samples_for_each_outcome * static_cast<int>(outcomes.size());
        std::vector<int> counts(outcomes.size());
        for (int i = 0; i < samples; ++i) {
            const Action sampled = game().sample_chance(p.state, rng);
            for (std::size_t k = 0; k < outcomes.size(); ++k) counts[k] += outcomes[k].action == sampled ? 1 : 0;
        }
        double chi_square = 0;
        for (std::size_t k = 0; k < outcomes.size(); ++k) {
            const double expected = samples * outcomes[k].probability;
            chi_square += (counts[k] - expected) * (counts[k] - expected) / expected;
        }
        const double freedom = static_cast<double>(outcomes.size()) - 1;
        ASSERT_LT(chi_square, freedom + 6 * std::sqrt(2 * freedom) + 6) << p;
    });
}

}  // namespace tessera::conformance
