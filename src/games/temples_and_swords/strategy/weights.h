// The numbers with which evaluation and policy weigh things. They stand in
// content/temples-and-swords/strategy.toml, with what made them; no rule reads
// them.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstddef>
#include <string_view>

namespace tessera::temples_and_swords {

// Of the evaluation, in gold.
struct Weights {
    float point = 0;          // gold that a victory point is worth
    float gold = 0;           // of gold at hand
    float labor = 0;          // of a population in every turn, besides its taxes
    float birth = 0;          // of a population that is yet to be born
    float growth = 0;         // of growing in this turn
    float room = 0;           // of free land next to one's own, for each turn
    float spare_gold = 0;     // of gold that cannot be spent at once
    float knowledge = 0;      // of tech points, as a part of the advance they will buy
    float city_opens = 0;     // of a city as the place of improvements, for each turn
    float rolls_on_sale = 0;  // of a roll that can be bought, for each turn
    float done = 0;           // of work that is done
    float coming = 0;         // of work that will be done before the turn ends
    float upkeep = 0;         // of a gold of upkeep
    float slave = 0;          // of a slave in every turn
    float unit_lost = 0;      // of a unit in a fight
    float war_gain = 0;       // of what attacks can bring
    float war_loss = 0;       // of what they can cost
    float campaign = 0;       // of what armies are on the way to take
    float fragile = 0;        // of having nobody left; a few people are half of nobody
    float sword = 0;          // of having a unit when nobody is left
    float alone = 0;          // of having all people in one hex
    float certainty = 0;      // how sure a lead of a point is, in logits
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (point, gold, labor, birth, growth, room, spare_gold, knowledge, city_opens, rolls_on_sale, done,
                       coming, upkeep, slave, unit_lost, war_gain, war_loss, campaign, fragile, sword, alone,
                       certainty))

// Of the policy.
struct PolicyWeights {
    float hire_nobody = 0;  // of hiring nobody else
    float wage = 0;         // of a laborer's gold
    float spare_hand = 0;   // of hiring where the hex still grows
    float needed_hand = 0;  // of hiring where it does not
    float guard = 0;        // of hiring for a guard
    float rolls = 0;        // of a tech roll
    float roll_price = 0;   // of its gold
    float far_sighted = 0;  // thinks in so many times the turns that are left
    float begun = 0;        // of a point of work that is done already
    float war = 0;          // of what a campaign brings, against other work
    float crowd = 0;        // of that, for each third player
    float rivalry = 0;      // of what the victim loses
    float patience = 0;     // of what is one turn of marching further away
    float margin = 0;       // units more than needed
    float losses = 0;       // units lost for each defender
    float soldier = 0;      // what a unit costs besides its work
    float march = 0;        // least that is worth a march
    float strike = 0;       // least that is worth an attack
    float home = 0;         // of guarding, against marching
};
BOOST_DESCRIBE_STRUCT(PolicyWeights, (),
                      (hire_nobody, wage, spare_hand, needed_hand, guard, rolls, roll_price, far_sighted, begun, war,
                       crowd, rivalry, patience, margin, losses, soldier, march, strike, home))

// Variants of the policy: the usual one, a warlike one, a mild one that seldom
// marches, and one that keeps the peace.
inline constexpr std::array<std::string_view, 4> variant_names = {"usual", "warlike", "mild", "peaceful"};

}  // namespace tessera::temples_and_swords
