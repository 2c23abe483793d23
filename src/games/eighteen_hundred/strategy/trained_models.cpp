// The weights of `trained_models.h`. Wherever a card could be taken, in games of two and of four, each of them was
// taken once, the game was played on to its end by the rollout policy, with common random numbers, and what that
// changed was fitted to the features of each card by linear regression (some 45,000 moments with two players, 180,000
// with four), with a ridge: as much of it as made the policy that goes by the weights play best.
#include "games/eighteen_hundred/strategy/trained_models.h"

#include <algorithm>
#include <string_view>

#include "games/eighteen_hundred/rules.h"

namespace tessera::eighteen_hundred {

namespace {

struct Known {
    std::string_view card;
    LinearModel two, more;
};

// In any case, for the turns to come, for the income of commerce, for both, and for squares for commerce and turns, in
// the measures of CardChoices.
constexpr Known known[] = {
    {"crop_rotation", {-0.37f, -0.50f, 0.30f, 0.12f, -0.44f}, {-0.13f, -0.16f, 0.08f, 0.00f, -0.11f}},
    {"mechanical_reaper", {-0.06f, -0.85f, 0.23f, -0.57f, -0.35f}, {-0.30f, -0.28f, 0.04f, -0.15f, -0.05f}},
    {"chemical_fertiliser", {0.02f, -0.40f, 0.14f, -0.45f, -0.20f}, {0.05f, -0.08f, 0.05f, -0.31f, -0.03f}},
    {"macadam_roads", {-0.24f, -0.70f, 0.17f, -0.39f, 0.80f}, {-0.21f, -0.25f, 0.04f, -0.20f, 0.27f}},
    {"railroad", {-0.06f, -0.81f, 0.21f, -0.04f, -0.26f}, {-0.14f, -0.31f, 0.06f, -0.13f, -0.44f}},
    {"trunk_lines_and_telegraph", {0.13f, -0.12f, 0.07f, -0.44f, 0.00f}, {0.08f, -0.15f, 0.05f, -0.32f, -0.11f}},
    {"percussion_rifles", {-0.10f, -0.85f, 0.15f, 0.02f, 0.20f}, {-0.31f, -0.33f, 0.05f, -0.03f, -0.21f}},
    {"breech_loading_artillery", {-0.03f, -0.08f, 0.12f, -0.38f, 0.02f}, {-0.15f, -0.15f, 0.05f, -0.19f, -0.20f}},
    {"machine_guns", {0.00f, -0.02f, 0.09f, -0.06f, -0.05f}, {0.05f, -0.09f, 0.04f, -0.25f, -0.09f}},
    {"enlightened_absolutism", {-0.77f, -0.25f, 0.17f, 0.18f, -0.30f}, {-0.46f, -0.43f, 0.07f, -0.09f, -0.20f}},
    {"constitutional_charter", {-0.51f, -0.37f, 0.14f, -0.06f, -0.11f}, {-0.32f, -0.22f, -0.20f, -0.14f, -0.10f}},
    {"bonapartism", {-0.36f, -0.35f, -0.01f, 0.03f, -0.19f}, {-0.44f, -0.38f, 0.04f, -0.03f, -0.08f}},
    {"parliamentary_government", {0.75f, 1.04f, -0.50f, 0.46f, 0.48f}, {0.09f, 0.10f, -0.11f, 0.00f, 0.08f}},
    {"nationalism", {-0.56f, -0.61f, 0.25f, -0.13f, -0.36f}, {-0.41f, -0.37f, 0.06f, -0.02f, -0.36f}},
    {"second_empire", {-0.39f, -0.39f, 0.24f, -0.28f, -0.49f}, {-0.26f, -0.26f, -0.04f, -0.36f, -0.12f}},
    {"universal_suffrage", {0.40f, 0.62f, 0.37f, 1.02f, 0.25f}, {0.79f, 0.44f, 0.24f, 1.06f, 0.31f}},
    {"social_democracy", {-0.19f, -0.28f, 0.15f, -0.22f, -0.24f}, {-0.02f, -0.07f, 0.04f, -0.31f, -0.05f}},
    {"militarism", {-0.33f, -0.48f, 0.24f, -0.40f, -0.30f}, {-0.15f, -0.12f, 0.06f, -0.30f, -0.10f}},
    {"mercantilism", {0.63f, 0.53f, 0.31f, 0.27f, 0.25f}, {0.24f, 0.17f, -0.01f, 0.00f, 0.10f}},
    {"corn_laws", {1.60f, 1.46f, 0.51f, 0.48f, 0.77f}, {0.61f, 0.46f, 0.20f, 0.15f, 0.23f}},
    {"merchant_banking", {0.60f, 0.69f, -0.90f, -0.76f, -0.48f}, {2.16f, 1.57f, 1.23f, 0.89f, 0.81f}},
    {"laissez_faire", {-1.30f, -1.30f, 0.28f, 0.31f, -1.66f}, {-0.45f, -0.23f, -0.07f, -0.14f, -0.24f}},
    {"protective_tariffs", {-0.96f, -0.48f, 0.09f, 0.01f, -0.90f}, {-0.55f, -0.38f, -0.06f, -0.23f, -0.34f}},
    {"gold_standard", {1.26f, 1.23f, 1.08f, 1.07f, 0.30f}, {1.27f, 1.02f, 1.06f, 1.03f, 0.57f}},
    {"finance_capital", {0.97f, 1.19f, 0.41f, 1.58f, 0.63f}, {1.21f, 0.65f, 0.55f, 1.62f, 0.46f}},
    {"imperial_preference", {0.83f, 0.79f, 0.08f, 0.96f, 0.39f}, {0.55f, 0.32f, 0.12f, 0.78f, 0.22f}},
    {"trusts_and_cartels", {0.50f, 0.54f, 0.24f, 0.74f, 0.26f}, {0.54f, 0.29f, 0.13f, 0.65f, 0.22f}},
    {"steam_power", {-0.38f, -0.17f, 0.18f, 0.37f, -0.37f}, {-0.42f, -0.26f, 0.13f, 0.27f, -0.15f}},
    {"putting_out_system", {-0.34f, -0.59f, 0.41f, 0.13f, -0.23f}, {-0.45f, -0.34f, 0.02f, 0.02f, -0.20f}},
    {"ironmasters", {-0.72f, -0.56f, 0.30f, 0.62f, -0.13f}, {-0.96f, -0.67f, -0.21f, -0.11f, -0.32f}},
    {"factory_system", {0.08f, -0.17f, -0.03f, -0.03f, -0.06f}, {-0.08f, -0.03f, 0.00f, 0.08f, 0.00f}},
    {"railway_mania", {-0.43f, -0.37f, 0.14f, 0.45f, 0.01f}, {0.01f, 0.03f, -0.06f, 0.09f, 0.09f}},
    {"state_arsenals", {-0.25f, -0.62f, 0.26f, -0.18f, -0.24f}, {0.03f, 0.03f, 0.01f, 0.03f, 0.03f}},
    {"mass_production", {0.11f, -0.04f, 0.02f, -0.05f, 0.01f}, {0.03f, 0.00f, 0.03f, 0.00f, 0.04f}},
    {"electrification", {1.00f, 0.96f, 0.11f, 1.05f, 0.56f}, {0.64f, 0.34f, 0.22f, 0.77f, 0.25f}},
    {"command_economy", {0.01f, -0.06f, 0.04f, 0.00f, 0.03f}, {-0.01f, -0.04f, 0.03f, -0.17f, 0.01f}},
    {"standing_army", {0.39f, 0.85f, -0.35f, -0.38f, 0.44f}, {0.19f, 0.30f, -0.09f, -0.36f, 0.23f}},
    {"navy", {0.11f, -0.04f, 0.11f, -0.28f, 0.20f}, {0.51f, 1.22f, -0.02f, -0.56f, 0.67f}},
    {"stock_exchange", {0.44f, 0.96f, -0.13f, -0.42f, 0.61f}, {0.13f, 0.40f, 0.04f, -0.42f, 0.22f}},
    {"free_trade_agreement", {0.00f, 0.00f, 0.00f, 0.00f, 0.00f}, {0.73f, 0.70f, -0.18f, -0.49f, 0.38f}},
    {"officers_academy", {-0.78f, -0.85f, 0.25f, 0.29f, -0.31f}, {-0.88f, -0.60f, 0.13f, 0.21f, -0.43f}},
    {"board_of_agriculture", {-0.65f, -0.56f, 0.41f, 0.36f, -0.56f}, {-0.94f, -0.67f, 0.22f, 0.29f, -0.49f}},
    {"diplomatic_corps", {-0.51f, -0.41f, 0.32f, -0.18f, -0.08f}, {-0.32f, -0.36f, 0.05f, -0.09f, -0.28f}},
    {"academy_of_sciences", {-0.95f, -1.62f, 0.39f, -0.56f, 0.09f}, {-0.73f, -0.89f, 0.33f, -0.55f, -0.93f}},
    {"opera_house", {1.22f, 1.03f, 0.85f, 0.72f, 0.47f}, {2.77f, 2.04f, 1.67f, 1.25f, 1.03f}},
    {"fortress_line", {-0.52f, -0.37f, 0.26f, 0.30f, -0.38f}, {-0.54f, -0.42f, 0.05f, 0.07f, -0.21f}},
    {"canal_company", {-0.55f, -0.34f, 0.31f, 0.27f, -0.23f}, {-0.31f, -0.23f, -0.02f, -0.02f, -0.11f}},
    {"general_staff", {-0.29f, -0.93f, 0.27f, -0.71f, -0.03f}, {-0.32f, -0.27f, -0.14f, -0.20f, -0.15f}},
    {"national_schools", {-0.39f, -0.70f, 0.37f, -0.39f, -0.31f}, {-0.37f, -0.37f, 0.09f, -0.16f, -0.30f}},
    {"great_exhibition", {4.41f, 3.50f, 2.13f, 1.98f, 1.75f}, {1.78f, 1.34f, 2.17f, 1.67f, 0.77f}},
    {"public_health_act", {-0.25f, -0.15f, 0.12f, -0.07f, -0.12f}, {-0.22f, -0.18f, 0.05f, -0.13f, -0.12f}},
    {"red_cross", {0.04f, -0.07f, 0.00f, -0.18f, -0.08f}, {0.00f, 0.02f, -0.01f, 0.03f, 0.02f}},
    {"chartered_company", {0.03f, 0.02f, -0.10f, -0.16f, 0.07f}, {-0.21f, -0.14f, -0.41f, -0.28f, -0.06f}},
    {"central_bank", {0.43f, 0.32f, -0.05f, -0.03f, 0.24f}, {-0.02f, -0.02f, 0.00f, -0.02f, 0.01f}},
    {"credit_mobilier", {-0.08f, -0.91f, 0.25f, -1.09f, -0.10f}, {-0.17f, -0.15f, -0.17f, -0.21f, -0.09f}},
    {"trade_unions", {0.20f, 0.23f, 0.14f, 0.28f, 0.13f}, {0.07f, 0.02f, 0.05f, 0.02f, 0.02f}},
    {"conscription", {0.20f, 0.12f, -0.02f, -0.01f, 0.07f}, {-0.08f, -0.03f, -0.07f, -0.09f, -0.02f}},
    {"olympic_games", {2.86f, 1.86f, 1.13f, 2.06f, 1.16f}, {1.41f, 0.70f, 0.81f, 1.59f, 0.48f}},
    {"suez_canal_company", {0.15f, 0.02f, 0.00f, -0.13f, 0.03f}, {0.02f, -0.02f, 0.03f, -0.12f, -0.01f}},
    {"intelligence_bureau", {-0.76f, -0.72f, 0.28f, -0.68f, -0.38f}, {-0.20f, -0.12f, 0.03f, -0.31f, -0.08f}},
    {"garden_suburbs", {-0.15f, -0.28f, 0.19f, -0.18f, -0.20f}, {0.00f, -0.06f, 0.04f, -0.27f, -0.04f}},
    {"dreadnought_yards", {0.01f, -0.10f, 0.04f, -0.25f, -0.08f}, {0.07f, -0.02f, 0.03f, -0.18f, -0.01f}},
    {"merchant_marine", {-0.69f, -0.40f, -0.76f, -0.68f, -0.23f}, {-0.40f, -0.20f, -0.31f, -0.49f, -0.13f}},
    {"west_indies", {0.32f, 0.62f, -1.33f, -0.66f, 0.37f}, {-0.51f, -0.37f, -0.65f, -0.47f, -0.22f}},
    {"north_america", {1.47f, 1.28f, 0.72f, 0.63f, 0.70f}, {0.13f, 0.07f, -0.03f, -0.06f, 0.05f}},
    {"levant", {0.69f, 1.12f, -1.18f, -0.56f, 0.43f}, {-0.26f, -0.19f, -0.47f, -0.31f, -0.12f}},
    {"india", {-0.18f, 0.56f, -1.34f, -0.46f, 0.35f}, {-0.40f, -0.13f, -0.37f, -0.23f, -0.09f}},
    {"china", {-2.24f, -0.46f, -1.61f, -0.47f, -0.14f}, {-1.09f, -0.51f, -0.70f, -0.60f, -0.31f}},
    {"river_plate", {0.47f, 0.55f, -0.45f, -0.16f, 0.37f}, {-0.09f, -0.04f, -0.22f, -0.11f, -0.01f}},
    {"indochina", {-0.96f, -0.45f, -0.81f, -0.66f, -0.24f}, {-0.34f, -0.11f, -0.39f, -0.21f, -0.08f}},
    {"congo", {-1.90f, -0.61f, -1.81f, -0.74f, -0.35f}, {-0.81f, -0.27f, -0.74f, -0.45f, -0.20f}},
    {"southern_africa", {-2.11f, -0.75f, -1.79f, -0.73f, -0.51f}, {-0.77f, -0.25f, -0.77f, -0.40f, -0.17f}},
};

// To draw an admin card instead: in any case, for the turns to come, for an output above that of the others and turns,
// for prosperity ahead of the others, and if the oldest card is swept for it (EH-056).
constexpr LinearModel drawing_of_two = {-0.01f, 0.26f, 0.24f, -0.02f, -0.65f};
constexpr LinearModel drawing_of_more = {0.27f, -0.39f, 0.47f, 0.14f, -0.25f};

}  // namespace

TrainedModels trained_models_for(const Rules& rules)
{
    TrainedModels models;
    models.two.drawing = drawing_of_two;
    models.more.drawing = drawing_of_more;
    for (const std::string& id : rules.card_ids) {
        const auto* found =
            std::find_if(std::begin(known), std::end(known), [&](const Known& each) { return each.card == id; });
        const bool is_known = found != std::end(known);
        models.two.taking.push_back(is_known ? found->two : LinearModel{});
        models.more.taking.push_back(is_known ? found->more : LinearModel{});
    }
    return models;
}

}  // namespace tessera::eighteen_hundred
