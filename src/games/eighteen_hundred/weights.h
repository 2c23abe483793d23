// The numbers with which evaluation and quick moves weigh things, in points of prosperity. Found by playing, not by
// reasoning; no rule reads them.
#pragma once

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
    float lasting = 0.1f;  // of all that, for every turn that is left, at most once
    float kept_token = 0.15f;
    float on_cards = 0.9f;
};

// Of a position.
struct Weights {
    EffectWeights effect{};
    CardWeights card{};
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

// What the quick hand goes by.
struct Likings {
    float own_boom = 2.2f;
    float population_boom = 1.5f;
    float collecting = 4.0f;
    float kept = 0.8f;
    float filled = 1.0f;
    float draw_admin = 0.8f;
    float card_collects = 3.0f;
    float card_activation = 4.0f;
    float card_factories = 0.8f;
    float card_food = 0.5f;
    float card_production = 1.2f;
    float card_route = 1.5f;
    float end_step = 0.04f;
    float activation = 3.0f;
    float admin_card = 1.0f;
    float settle_farm = 3.0f;
    float settle_other = 4.0f;
    float select_regiment = 0.04f;
    float migrate = 0.03f;
    float to_urban = 3.0f;
};

}  // namespace tessera::eighteen_hundred
