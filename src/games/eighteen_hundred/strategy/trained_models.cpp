#include "games/eighteen_hundred/strategy/trained_models.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/eighteen_hundred/rules.h"

namespace tessera::eighteen_hundred {

namespace {

LinearModel read_model(const Section& from, std::string_view key)
{
    LinearModel model{};
    const std::vector<double> weights = from.decimals(key);
    if (weights.size() != model.size())
        from.mistake(key, fmt::format("\"{}\" has {} numbers, expected {}", key, weights.size(), model.size()));
    else
        std::transform(weights.begin(), weights.end(), model.begin(), [](double w) { return static_cast<float>(w); });
    return model;
}

// A card that these rules do not have is left alone: it may be a card of other rules.
CardModels read_card_models(const Section& from, const Rules& rules)
{
    CardModels models;
    models.taking.resize(rules.card_ids.size());
    const Section taking = from.section("taking");
    for (const std::string& id : taking.keys()) {
        const auto card = std::find(rules.card_ids.begin(), rules.card_ids.end(), id);
        const LinearModel model = read_model(taking, id);
        if (card != rules.card_ids.end())
            models.taking[static_cast<std::size_t>(card - rules.card_ids.begin())] = model;
    }
    models.drawing = read_model(from, "drawing");
    return models;
}

}  // namespace

TrainedModels read_models(const Section& from, const Rules& rules)
{
    return {read_card_models(from.section("two"), rules), read_card_models(from.section("more"), rules)};
}

}  // namespace tessera::eighteen_hundred
