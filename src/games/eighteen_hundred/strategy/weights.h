// The numbers with which evaluation and rollout policy weigh things, in points of prosperity. Found by playing, not by
// reasoning; no rule reads them.
#pragma once

#include <cstddef>

namespace tessera::eighteen_hundred {

// Of what an effect brings once.
struct EffectWeights {
    float production = 0.18f;
    float commerce = 0.35f;
    float draw_admin = 0.28f;
    float draw_military = 0.15f;
    float build_farm = 0.2f;
    float build_road = 0.12f;
    float add_peasant = 0.35f;
    float place_regiment = 0.6f;
    float raise_regiment = 0.2f;
    float regiment_action = 0.2f;
    float migrate = 0.1f;
    float convert = 0.4f;
    float population_boom = 0.6f;
    float commercial_boom = 0.7f;
    float break_route = 0.5f;
    float free_trade = 0.6f;
    float take_card = 0.9f;
    float take_technology = 0.9f;
    float veto_card = 0.1f;
    float steal_admin = 0.35f;
    float ultimatum = 0.4f;
    float strike = 0.2f;
    float discard_admin = 0.2f;
    float discard_military = 0.1f;
    float spend_commerce = 0.3f;
    float harvest = 0.05f;
    float raise_limit = 0.1f;
    float others_prosperity = 0.6f;  // what others gain
};

// Of a card that lies in play.
struct CardWeights {
    float no_place_limit = 1.2f;
    float place_limit = 0.4f;
    float farm_max = 0.15f;
    float railroad = 0.3f;
    float battle_points = 0.25f;
    float extra_migration = 0.4f;
    float population_bonus = 1.2f;
    float no_defeat_loss = 0.2f;
    float sea_immunity = 0.4f;
    float food = 0.3f;
    float navy = 0.3f;
    float regiment_limit = 0.6f;
};

// Of a position.
struct Weights {
    EffectWeights effect{};
    CardWeights card{};
    float lasting = 0.1f;  // of a card in play, for every turn that is left, at most once
    float kept_token = 0.15f;
    float on_cards = 0.9f;
    float factory = 0.08f;  // for every turn that is left
    float output = 0.75f;
    float development = 1.2f;
    float late = 0.12f;  // what needs time, for every turn that is left
    float opening = 0.4f;
    float idle_peasant = 0.1f;
    float province = 0.1f;
    float urban = 0.4f;
    float bourgeois = 0.15f;
    float unstaffed = 0.1f;
    float admin_card = 0.12f;
    float military_card = 0.1f;
    float regiment = 0.5f;
    float navy = 0.1f;
    float hunger = 0.8f;
    float threat = 1.0f;
    float way_to_city = 0.4f;
    float way_to_metropolis = 0.6f;
    float booms = 1.2f;
    float others_booms = 0.25f;
    float ambition_now = 0.6f;
    float ambition_doubt = 0.075f;
    float sureness = 0.35f;
};

// The weights of the rollout policy: how likely it is to do a thing. It has its own idea of effects and cards, because
// it does not see what they lead to.
struct PolicyWeights {
    EffectWeights effect{.production = 0.1f,
                         .commerce = 1.7f,
                         .draw_admin = 0.12f,
                         .draw_military = 0.037f,
                         .build_farm = 0.16f,
                         .build_road = 0.029f,
                         .add_peasant = 0.17f,
                         .place_regiment = 0.39f,
                         .raise_regiment = 0.017f,
                         .regiment_action = 0.15f,
                         .migrate = 0.025f,
                         .convert = 0.063f,
                         .population_boom = 0.6f,
                         .commercial_boom = 1.1f,
                         .break_route = 1.6f,
                         .free_trade = 0.26f,
                         .take_card = 0.34f,
                         .take_technology = 0.2f,
                         .veto_card = 0.059f,
                         .steal_admin = 0.53f,
                         .ultimatum = 0.14f,
                         .strike = 0.3f,
                         .discard_admin = 0.27f,
                         .discard_military = 0.022f,
                         .spend_commerce = 0.76f,
                         .harvest = 0.035f,
                         .raise_limit = 0.036f,
                         .others_prosperity = 0.18f};
    CardWeights card{.no_place_limit = 2.1f,
                     .place_limit = 0.57f,
                     .farm_max = 0.078f,
                     .railroad = 0.24f,
                     .battle_points = 0.076f,
                     .extra_migration = 0.52f,
                     .population_bonus = 0.8f,
                     .no_defeat_loss = 0.28f,
                     .sea_immunity = 1.1f,
                     .food = 0.57f,
                     .navy = 0.59f,
                     .regiment_limit = 0.29f};

    // How many turns there will be.
    float pace = 0.8f;         // for each card, before anything is known
    float pace_trust = 17.0f;  // in that, in cards

    // What cards are good for.
    float lasting = 0.041f;   // of a card in play, for every turn that is left, at most once
    float factory = 0.048f;   // for every turn that is left
    float wish = 0.13f;       // of what effects do for the ambition
    float wish_card = 0.13f;  // of what a card itself counts for it
    float wish_taken = 0.8f;  // of a technology that an effect takes from the pool
    float wish_most = 0.3f;   // of being the first in something
    float wish_army = 0.6f;   // of what regiments do for the ambition
    float wish_late = 2.0f;   // more of a wish in the last turn, and half as much more in the one before

    // Tokens onto cards.
    float commerce_square = 1.8f;  // what it costs, against a production square
    float filled = 1.6f;
    float completes = 2.4f;         // if all that is missing can be placed now
    float too_late = 0.02f;         // if it can no longer be filled
    float need_unmet = 0.63f;       // if what the card asks for is not there yet
    float collecting = 8.4f;        // where they lie and pay
    float collecting_late = 0.45f;  // of that, for every turn that is left
    float kept = 2.9f;              // where they just lie

    // Taking cards, or drawing an admin card instead.
    float draw_admin = 0.15f;
    float prolong = 0.6f;  // a turn more for all players together
    float card_base = 0.1f;
    float card_output = 0.17f;   // of what it adds to the output of a turn, for every turn that is left
    float stock = 0.23f;         // of what is in stock, as income
    float growth = 0.051f;       // of the income of commerce, for every turn that is left
    float deny = 0.15f;          // of what another would make of it
    float booms = 0.18f;         // commerce expected of them in a turn, for each that cities bring
    float others_booms = 0.32f;  // the same for each other player
    float card_standing = 1.0f;
    float card_on_play = 1.3f;
    float card_collects = 0.74f;
    float card_late = 0.026f;    // of that, for every turn that is left
    float card_replaced = 2.1f;  // of the card that makes room
    float card_food = 0.21f;
    float card_production = 2.7f;
    float card_route = 2.0f;

    // In the turn.
    float activation = 1.5f;
    float end_step = 0.038f;
    float admin_card = 3.1f;

    // Booms, settlers, migrants.
    float own_boom = 50.0f;
    float population_boom = 2.2f;
    float others_boom = 3.5f;
    float settle_farm = 0.43f;
    float settle_factory = 17.0f;
    float settle_town = 5.2f;
    float settle_city = 3.1f;
    float settle_among_own = 0.018f;
    float settler_leaves = 0.033f;
    float settle_wish = 1.5f;
    float migrate = 0.029f;
    float to_urban = 5.1f;

    // Regiments.
    float select_regiment = 0.2f;
    float march = 0.87f;
    float march_urban = 1.9f;
    float march_hostile = 2.5f;
    float march_own = 0.55f;
    float march_leaving = 0.37f;
    float hold = 0.34f;
    float oppress = 0.11f;
    float pillage = 0.21f;

    // Where effects take place.
    float build_near_own = 0.38f;
    float build_near_peasants = 2.4f;
    float peasant_urban = 0.53f;
    float peasant_lonely = 0.37f;
    float regiment_front = 1.0f;
    float regiment_urban = 1.1f;
    float convert_urban = 1.1f;
    float convert_gains = 3.8f;

    // Answers.
    float accept = 1.4f;             // an offer of free trade; to decline is 1
    float lose_prosperity = 0.081f;  // against discarding a card
    float keep_card = 0.71f;         // for what it is worth
    float own_harm = 0.045f;         // to hurt oneself
};

// How many variants of the policy there are (`policy_variants.h`).
inline constexpr std::size_t variant_count = 4;

}  // namespace tessera::eighteen_hundred
