// Variants of the rollout policy. The best one, by which experts play, was tuned at tables of the usual one, and knows
// trained models besides (`trained_models.h`). The usual one, by which hard plays, was tuned against greedy players and
// in games of two; its numbers are those in `weights.h`. An eager one takes a card in every turn, so that the game is
// short; and a simple one also has no eye for its ambition, nor for what is nearly done.
#pragma once

#include <array>

#include "games/eighteen_hundred/strategy/weights.h"

namespace tessera::eighteen_hundred {

inline constexpr PolicyWeights expert_weights{.effect = {.production = 0.11f,
                                                         .commerce = 1.7f,
                                                         .draw_admin = 0.12f,
                                                         .draw_military = 0.036f,
                                                         .build_farm = 0.1f,
                                                         .build_road = 0.037f,
                                                         .add_peasant = 0.13f,
                                                         .place_regiment = 0.8f,
                                                         .raise_regiment = 0.014f,
                                                         .regiment_action = 0.19f,
                                                         .migrate = 0.019f,
                                                         .convert = 0.11f,
                                                         .population_boom = 0.47f,
                                                         .commercial_boom = 2.3f,
                                                         .break_route = 1.9f,
                                                         .free_trade = 0.37f,
                                                         .take_card = 0.26f,
                                                         .take_technology = 0.2f,
                                                         .veto_card = 0.044f,
                                                         .steal_admin = 0.89f,
                                                         .ultimatum = 0.11f,
                                                         .strike = 0.14f,
                                                         .discard_admin = 0.26f,
                                                         .discard_military = 0.017f,
                                                         .spend_commerce = 1.1f,
                                                         .harvest = 0.032f,
                                                         .raise_limit = 0.044f,
                                                         .others_prosperity = 0.18f},
                                              .card = {.no_place_limit = 0.97f,
                                                       .place_limit = 0.76f,
                                                       .farm_max = 0.093f,
                                                       .railroad = 0.37f,
                                                       .battle_points = 0.082f,
                                                       .extra_migration = 0.57f,
                                                       .population_bonus = 0.38f,
                                                       .no_defeat_loss = 0.37f,
                                                       .sea_immunity = 1.5f,
                                                       .food = 0.41f,
                                                       .navy = 0.57f,
                                                       .regiment_limit = 0.16f},
                                              .pace = 0.59f,
                                              .pace_trust = 41.0f,
                                              .lasting = 0.065f,
                                              .factory = 0.024f,
                                              .wish = 0.18f,
                                              .wish_card = 0.18f,
                                              .wish_most = 0.13f,
                                              .wish_army = 0.28f,
                                              .wish_late = 2.1f,
                                              .commerce_square = 1.1f,
                                              .filled = 1.4f,
                                              .completes = 1.1f,
                                              .too_late = 0.0098f,
                                              .need_unmet = 0.71f,
                                              .collecting = 4.3f,
                                              .collecting_late = 0.35f,
                                              .kept = 3.1f,
                                              .draw_admin = 0.19f,
                                              .prolong = 0.72f,
                                              .card_base = 0.092f,
                                              .card_output = 0.2f,
                                              .stock = 0.26f,
                                              .growth = 0.089f,
                                              .deny = 0.14f,
                                              .booms = 0.17f,
                                              .others_booms = 0.35f,
                                              .card_standing = 0.76f,
                                              .card_on_play = 0.94f,
                                              .card_collects = 0.65f,
                                              .card_late = 0.03f,
                                              .card_replaced = 2.1f,
                                              .card_food = 0.25f,
                                              .card_production = 2.1f,
                                              .card_route = 1.7f,
                                              .activation = 1.3f,
                                              .end_step = 0.056f,
                                              .admin_card = 2.1f,
                                              .own_boom = 69.0f,
                                              .population_boom = 1.3f,
                                              .others_boom = 2.7f,
                                              .settle_farm = 0.65f,
                                              .settle_factory = 31.0f,
                                              .settle_town = 7.7f,
                                              .settle_city = 1.0f,
                                              .settle_among_own = 0.019f,
                                              .settler_leaves = 0.044f,
                                              .settle_wish = 1.3f,
                                              .migrate = 0.025f,
                                              .to_urban = 3.8f,
                                              .select_regiment = 0.25f,
                                              .march = 1.2f,
                                              .march_urban = 2.4f,
                                              .march_hostile = 4.3f,
                                              .march_own = 0.74f,
                                              .march_leaving = 0.46f,
                                              .hold = 0.29f,
                                              .oppress = 0.12f,
                                              .pillage = 0.23f,
                                              .build_near_own = 0.53f,
                                              .build_near_peasants = 3.8f,
                                              .peasant_urban = 0.36f,
                                              .peasant_lonely = 0.22f,
                                              .regiment_front = 0.59f,
                                              .regiment_urban = 0.96f,
                                              .convert_urban = 0.78f,
                                              .convert_gains = 6.7f,
                                              .accept = 1.6f,
                                              .lose_prosperity = 0.11f,
                                              .keep_card = 0.8f,
                                              .own_harm = 0.053f};

constexpr std::array<PolicyWeights, variant_count> policy_variants()
{
    std::array<PolicyWeights, variant_count> variants{};
    auto& [expert, usual, eager, simple] = variants;
    expert = expert_weights;
    for (PolicyWeights* variant : {&eager, &simple}) {
        variant->draw_admin = 0.09f;
        variant->prolong = 0;
    }
    simple.wish = 0;
    simple.wish_card = 0;
    simple.settle_wish = 0;
    simple.filled = 0;
    simple.completes = 1;
    return variants;
}

}  // namespace tessera::eighteen_hundred
