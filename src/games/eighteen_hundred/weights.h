// The numbers with which evaluation and quick moves weigh things, in points of prosperity. Found by playing, not by
// reasoning; no rule reads them.
#pragma once

#include <array>
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

// What the quick hand goes by: how gladly it does a thing. It has its own idea of effects and cards, because it does
// not see what they lead to.
struct Likings {
    EffectWeights effect{.production = 0.073f,
                         .commerce = 1.0f,
                         .draw_admin = 0.095f,
                         .draw_military = 0.039f,
                         .build_farm = 0.17f,
                         .build_road = 0.078f,
                         .add_peasant = 0.23f,
                         .place_regiment = 0.83f,
                         .raise_regiment = 0.055f,
                         .regiment_action = 0.19f,
                         .migrate = 0.055f,
                         .convert = 0.1f,
                         .population_boom = 1.1f,
                         .commercial_boom = 0.72f,
                         .break_route = 5.9f,
                         .free_trade = 0.43f,
                         .take_card = 0.29f,
                         .veto_card = 0.065f,
                         .steal_admin = 0.21f,
                         .ultimatum = 0.25f,
                         .strike = 0.46f,
                         .discard_admin = 0.24f,
                         .discard_military = 0.072f,
                         .spend_commerce = 0.27f,
                         .harvest = 0.032f,
                         .raise_limit = 0.12f,
                         .others_prosperity = 0.76f};
    CardWeights card{.no_place_limit = 0.54f,
                     .place_limit = 0.6f,
                     .farm_max = 0.041f,
                     .railroad = 0.12f,
                     .battle_points = 0.11f,
                     .extra_migration = 0.36f,
                     .population_bonus = 0.63f,
                     .no_defeat_loss = 0.23f,
                     .sea_immunity = 0.9f,
                     .food = 0.22f,
                     .navy = 1.0f,
                     .regiment_limit = 1.9f};

    // How many turns there will be.
    float pace = 1.15f;       // for each card, before anything is known
    float pace_trust = 10.0f; // in that, in cards

    // What cards are good for.
    float lasting = 0.026f;   // of a card in play, for every turn that is left, at most once
    float factory = 0.11f;    // for every turn that is left
    float wish = 0.38f;       // of what the ambition asks for
    float wish_most = 0.34f;  // of being the first in something
    float wish_late = 1.0f;   // more of a wish in the last turn, and half as much more in the one before

    // Tokens onto cards.
    float commerce_square = 1.0f;  // what it costs, against a production square
    float filled = 1.7f;
    float completes = 1.7f;         // if all that is missing can be placed now
    float too_late = 0.046f;        // if it can no longer be filled
    float need_unmet = 0.63f;       // if what the card asks for is not there yet
    float collecting = 7.4f;        // where they lie and pay
    float collecting_late = 0.18f;  // of that, for every turn that is left
    float kept = 2.3f;              // where they just lie

    // Taking cards, or drawing an admin card instead.
    float draw_admin = 0.15f;
    float draw_pace = 1.0f;  // the power of the turns for a card with which that grows
    float prolong = 0.6f;    // a turn more for all players together
    float card_base = 0.18f;
    float card_output = 0.3f;    // of what it adds to the output of a turn, for every turn that is left
    float stock = 0.3f;          // of what is in stock, as income
    float growth = 0.05f;        // of the income of commerce, for every turn that is left
    float deny = 0.05f;          // of what another would make of it
    float booms = 0.26f;         // commerce expected of them in a turn, for each that cities bring
    float others_booms = 0.21f;  // the same for each other player
    float card_standing = 1.2f;
    float card_on_play = 0.71f;
    float card_collects = 0.5f;
    float card_late = 0.045f;     // of that, for every turn that is left
    float card_replaced = 0.86f;  // of the card that makes room
    float card_food = 0.42f;
    float card_production = 0.97f;
    float card_route = 2.7f;

    // In the turn.
    float activation = 3.1f;
    float end_step = 0.033f;
    float admin_card = 2.7f;

    // Booms, settlers, migrants.
    float own_boom = 6.9f;
    float population_boom = 1.1f;
    float others_boom = 3.9f;
    float settle_farm = 0.75f;
    float settle_factory = 8.2f;
    float settle_town = 7.0f;
    float settle_city = 2.0f;
    float settle_among_own = 0.026f;
    float settler_leaves = 0.12f;
    float settle_wish = 2.7f;
    float migrate = 0.024f;
    float to_urban = 4.8f;

    // Regiments.
    float select_regiment = 0.14f;
    float march = 1.1f;
    float march_urban = 1.9f;
    float march_hostile = 3.4f;
    float march_own = 0.75f;
    float march_leaving = 0.28f;
    float hold = 0.3f;
    float oppress = 0.26f;
    float pillage = 0.14f;

    // Where effects take place.
    float build_near_own = 0.28f;
    float build_near_peasants = 0.98f;
    float peasant_urban = 0.43f;
    float peasant_lonely = 0.22f;
    float regiment_front = 1.5f;
    float regiment_urban = 1.6f;
    float convert_urban = 1.1f;
    float convert_gains = 2.2f;

    // Answers.
    float accept = 1.4f;            // an offer of free trade; to decline is 1
    float lose_prosperity = 0.44f;  // against discarding a card
    float keep_card = 0.96f;        // for what it is worth
    float own_harm = 0.093f;        // to hurt oneself
};

// Hands of several tempers: the usual one; an eager one that takes a card in every turn, so that the game is short; and
// a simple one that has no eye for its ambition, nor for what is nearly done.
inline constexpr std::size_t hand_count = 3;

constexpr std::array<Likings, hand_count> tempers()
{
    std::array<Likings, hand_count> hands{};
    auto& [usual, eager, simple] = hands;
    for (Likings* hand : {&eager, &simple}) {
        hand->draw_admin = 0.09f;
        hand->draw_pace = 0;
        hand->prolong = 0;
    }
    simple.wish = 0;
    simple.settle_wish = 0;
    simple.filled = 0;
    simple.completes = 1;
    return hands;
}

}  // namespace tessera::eighteen_hundred
