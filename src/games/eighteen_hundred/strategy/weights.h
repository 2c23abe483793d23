// The numbers with which evaluation and policy weigh things, in points of
// prosperity. They stand in content/eighteen-hundred/strategy.toml, with what
// made them; no rule reads them.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstddef>
#include <string_view>

namespace tessera::eighteen_hundred {

// Of what an effect brings once.
struct EffectWeights {
    float production = 0;
    float commerce = 0;
    float draw_admin = 0;
    float draw_military = 0;
    float build_farm = 0;
    float build_road = 0;
    float add_peasant = 0;
    float place_regiment = 0;
    float raise_regiment = 0;
    float regiment_action = 0;
    float migrate = 0;
    float convert = 0;
    float population_boom = 0;
    float commercial_boom = 0;
    float break_route = 0;
    float free_trade = 0;
    float take_card = 0;
    float take_technology = 0;
    float veto_card = 0;
    float steal_admin = 0;
    float ultimatum = 0;
    float strike = 0;
    float discard_admin = 0;
    float discard_military = 0;
    float spend_commerce = 0;
    float harvest = 0;
    float raise_limit = 0;
    float others_prosperity = 0;  // what others gain
};
BOOST_DESCRIBE_STRUCT(EffectWeights, (),
                      (production, commerce, draw_admin, draw_military, build_farm, build_road, add_peasant,
                       place_regiment, raise_regiment, regiment_action, migrate, convert, population_boom,
                       commercial_boom, break_route, free_trade, take_card, take_technology, veto_card, steal_admin,
                       ultimatum, strike, discard_admin, discard_military, spend_commerce, harvest, raise_limit,
                       others_prosperity))

// Of a card that lies in play.
struct CardWeights {
    float no_place_limit = 0;
    float place_limit = 0;
    float farm_max = 0;
    float railroad = 0;
    float battle_points = 0;
    float extra_migration = 0;
    float population_bonus = 0;
    float no_defeat_loss = 0;
    float sea_immunity = 0;
    float food = 0;
    float navy = 0;
    float regiment_limit = 0;
};
BOOST_DESCRIBE_STRUCT(CardWeights, (),
                      (no_place_limit, place_limit, farm_max, railroad, battle_points, extra_migration,
                       population_bonus, no_defeat_loss, sea_immunity, food, navy, regiment_limit))

// Of a position.
struct Weights {
    EffectWeights effect{};
    CardWeights card{};
    float lasting = 0;  // of a card in play, for every turn that is left, at most once
    float kept_token = 0;
    float on_cards = 0;
    float factory = 0;  // for every turn that is left
    float output = 0;
    float development = 0;
    float late = 0;  // what needs time, for every turn that is left
    float opening = 0;
    float idle_peasant = 0;
    float province = 0;
    float urban = 0;
    float bourgeois = 0;
    float unstaffed = 0;
    float admin_card = 0;
    float military_card = 0;
    float regiment = 0;
    float navy = 0;
    float hunger = 0;
    float threat = 0;
    float way_to_city = 0;
    float way_to_metropolis = 0;
    float booms = 0;
    float others_booms = 0;
    float ambition_now = 0;
    float ambition_doubt = 0;
    float sureness = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (effect, card, lasting, kept_token, on_cards, factory, output, development, late, opening,
                       idle_peasant, province, urban, bourgeois, unstaffed, admin_card, military_card, regiment, navy,
                       hunger, threat, way_to_city, way_to_metropolis, booms, others_booms, ambition_now,
                       ambition_doubt, sureness))

// How many turns there will be.
struct PaceWeights {
    float pace = 0;        // for each card, before anything is known
    float pace_trust = 0;  // in that, in cards
};
BOOST_DESCRIBE_STRUCT(PaceWeights, (), (pace, pace_trust))

// What cards are good for.
struct CardUseWeights {
    float lasting = 0;     // of a card in play, for every turn that is left, at most once
    float factory = 0;     // for every turn that is left
    float wish = 0;        // of what effects do for the ambition
    float wish_card = 0;   // of what a card itself counts for it
    float wish_taken = 0;  // of a technology that an effect takes from the pool
    float wish_most = 0;   // of being the first in something
    float wish_army = 0;   // of what regiments do for the ambition
    float wish_late = 0;   // more of a wish in the last turn, and half as much more
                           // in the one before
};
BOOST_DESCRIBE_STRUCT(CardUseWeights, (),
                      (lasting, factory, wish, wish_card, wish_taken, wish_most, wish_army, wish_late))

// Tokens onto cards.
struct TokenWeights {
    float commerce_square = 0;  // what it costs, against a production square
    float filled = 0;
    float completes = 0;        // if all that is missing can be placed now
    float too_late = 0;         // if it can no longer be filled
    float need_unmet = 0;       // if what the card asks for is not there yet
    float collecting = 0;       // where they lie and pay
    float collecting_late = 0;  // of that, for every turn that is left
    float kept = 0;             // where they just lie
};
BOOST_DESCRIBE_STRUCT(TokenWeights, (),
                      (commerce_square, filled, completes, too_late, need_unmet, collecting, collecting_late, kept))

// Taking cards, or drawing an admin card instead.
struct TakingWeights {
    float draw_admin = 0;
    float prolong = 0;  // a turn more for all players together
    float card_base = 0;
    float card_output = 0;   // of what it adds to the output of a turn, for every turn that is left
    float stock = 0;         // of what is in stock, as income
    float growth = 0;        // of the income of commerce, for every turn that is left
    float deny = 0;          // of what another would make of it
    float booms = 0;         // commerce expected of them in a turn, for each that cities bring
    float others_booms = 0;  // the same for each other player
    float card_standing = 0;
    float card_on_play = 0;
    float card_collects = 0;
    float card_late = 0;      // of that, for every turn that is left
    float card_replaced = 0;  // of the card that makes room
    float card_food = 0;
    float card_production = 0;
    float card_route = 0;
};
BOOST_DESCRIBE_STRUCT(TakingWeights, (),
                      (draw_admin, prolong, card_base, card_output, stock, growth, deny, booms, others_booms,
                       card_standing, card_on_play, card_collects, card_late, card_replaced, card_food, card_production,
                       card_route))

// In the turn.
struct TurnWeights {
    float activation = 0;
    float end_step = 0;
    float admin_card = 0;
};
BOOST_DESCRIBE_STRUCT(TurnWeights, (), (activation, end_step, admin_card))

// Booms, settlers, migrants.
struct PeopleWeights {
    float own_boom = 0;
    float population_boom = 0;
    float others_boom = 0;
    float settle_farm = 0;
    float settle_factory = 0;
    float settle_town = 0;
    float settle_city = 0;
    float settle_among_own = 0;
    float settler_leaves = 0;
    float settle_wish = 0;
    float migrate = 0;
    float to_urban = 0;
};
BOOST_DESCRIBE_STRUCT(PeopleWeights, (),
                      (own_boom, population_boom, others_boom, settle_farm, settle_factory, settle_town, settle_city,
                       settle_among_own, settler_leaves, settle_wish, migrate, to_urban))

// Regiments.
struct RegimentWeights {
    float select_regiment = 0;
    float march = 0;
    float march_urban = 0;
    float march_hostile = 0;
    float march_own = 0;
    float march_leaving = 0;
    float hold = 0;
    float oppress = 0;
    float pillage = 0;
};
BOOST_DESCRIBE_STRUCT(RegimentWeights, (),
                      (select_regiment, march, march_urban, march_hostile, march_own, march_leaving, hold, oppress,
                       pillage))

// Where effects take place.
struct PlaceWeights {
    float build_near_own = 0;
    float build_near_peasants = 0;
    float peasant_urban = 0;
    float peasant_lonely = 0;
    float regiment_front = 0;
    float regiment_urban = 0;
    float convert_urban = 0;
    float convert_gains = 0;
};
BOOST_DESCRIBE_STRUCT(PlaceWeights, (),
                      (build_near_own, build_near_peasants, peasant_urban, peasant_lonely, regiment_front,
                       regiment_urban, convert_urban, convert_gains))

// Answers.
struct AnswerWeights {
    float accept = 0;           // an offer of free trade; to decline is 1
    float lose_prosperity = 0;  // against discarding a card
    float keep_card = 0;        // for what it is worth
    float own_harm = 0;         // to hurt oneself
};
BOOST_DESCRIBE_STRUCT(AnswerWeights, (), (accept, lose_prosperity, keep_card, own_harm))

// Of the policy: how likely it is to do a thing. It has its own idea of effects
// and cards, because it does not see what they lead to.
struct PolicyWeights : PaceWeights,
                       CardUseWeights,
                       TokenWeights,
                       TakingWeights,
                       TurnWeights,
                       PeopleWeights,
                       RegimentWeights,
                       PlaceWeights,
                       AnswerWeights {
    EffectWeights effect{};
    CardWeights card{};
};
BOOST_DESCRIBE_STRUCT(PolicyWeights,
                      (PaceWeights, CardUseWeights, TokenWeights, TakingWeights, TurnWeights, PeopleWeights,
                       RegimentWeights, PlaceWeights, AnswerWeights),
                      (effect, card))

// Variants of the policy: the best one, by which experts play; the usual one,
// by which hard plays; an eager one, which takes a card in every turn, so that
// the game is short; and a simple one that also has no eye for its ambition,
// nor for what is nearly done.
inline constexpr std::size_t variant_count = 4;
inline constexpr std::array<std::string_view, variant_count> variant_names = {"expert", "usual", "eager", "simple"};

}  // namespace tessera::eighteen_hundred
