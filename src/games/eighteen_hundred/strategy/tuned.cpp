#include "games/eighteen_hundred/strategy/tuned.h"

#include "engine/read_numbers.h"

namespace tessera::eighteen_hundred {

Tuned tuned_for(const Rules& rules, Content& content)
{
    Tuned tuned;
    const Section file = content.file(strategy_file);
    read_numbers(file.section("evaluation"), tuned.weights);
    std::array<PolicyWeights, variant_count> variants{};
    read_variants(file.section("policy"), variant_names, variants);
    for (std::size_t i = 0; i < variant_count; ++i) tuned.variants[i].weights = variants[i];
    tuned.variants.front().models = read_models(file.section("models"), rules);
    estimate_cards(rules, tuned);
    return tuned;
}

}  // namespace tessera::eighteen_hundred
