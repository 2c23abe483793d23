// The numbers with which evaluation and rollout policy weigh things. Found by playing, not by reasoning; no rule reads
// them.
#pragma once

#include <array>
#include <cstddef>

namespace tessera::temples_and_swords {

struct Weights {
    float point = 21.0f;         // gold that a victory point is worth
    float gold = 1.5f;           // of gold at hand
    float labor = 0.2f;          // of a population in every turn, besides its taxes
    float birth = 0.45f;         // of a population that is yet to be born
    float growth = 0.75f;        // of growing in this turn
    float room = 0.06f;          // of free land next to one's own, for each turn
    float spare_gold = 0.25f;    // of gold that cannot be spent at once
    float knowledge = 1.0f;      // of tech points, as a part of the advance they will buy
    float city_opens = 0.3f;     // of a city as the place of improvements, for each turn
    float rolls_on_sale = 0.2f;  // of a roll that can be bought, for each turn
    float done = 0.85f;          // of work that is done
    float coming = 0.7f;         // of work that will be done before the turn ends
    float upkeep = 0.9f;         // of a gold of upkeep
    float slave = 0.3f;          // of a slave in every turn
    float unit_lost = 1.5f;      // of a unit in a fight
    float war_gain = 0.8f;       // of what attacks can bring
    float war_loss = 1.0f;       // of what they can cost
    float campaign = 0.1f;       // of what armies are on the way to take
    float fragile = 30.0f;       // of having nobody left; a few people are half of nobody
    float sword = 50.0f;         // of having a unit when nobody is left
    float alone = 6.0f;          // of having all people in one hex
    float certainty = 0.5f;      // how sure a lead of a point is, in logits
};

// The weights of the rollout policy. They were tuned against greedy bots and earlier policies with two and four
// players, all at once, by an evolution strategy with a variance for each of them.
struct PolicyWeights {
    float hire_nobody = 6.7f;   // of hiring nobody else
    float wage = 1.13f;         // of a laborer's gold
    float spare_hand = 3.1f;    // of hiring where the hex still grows
    float needed_hand = 0.08f;  // of hiring where it does not
    float guard = 1.8f;         // of hiring for a guard
    float rolls = 4.7f;         // of a tech roll
    float roll_price = 0.9f;    // of its gold
    float far_sighted = 2.6f;   // thinks in so many times the turns that are left
    float begun = 1.2f;         // of a point of work that is done already
    float war = 2.6f;           // of what a campaign brings, against other work
    float crowd = 0.7f;         // of that, for each third player
    float rivalry = 5.7f;       // of what the victim loses
    float patience = 0.59f;     // of what is one turn of marching further away
    float margin = 0.39f;       // units more than needed
    float losses = 0.74f;       // units lost for each defender
    float soldier = 0.4f;       // what a unit costs besides its work
    float march = 3.6f;         // least that is worth a march
    float strike = 0.62f;       // least that is worth an attack
    float home = 0.69f;         // of guarding, against marching
};

// Variants of the policy: the usual one, a warlike one, a mild one that seldom marches, and one that keeps the peace.
inline constexpr std::size_t variant_count = 4;

constexpr std::array<PolicyWeights, variant_count> policy_variants()
{
    std::array<PolicyWeights, variant_count> variants{};
    auto& [usual, warlike, mild, peaceful] = variants;
    warlike.war = 4.0f * usual.war;
    warlike.patience = 0.75f;
    warlike.march = 0.3f * usual.march;
    mild.hire_nobody = 0.6f * usual.hire_nobody;
    mild.war = 0.15f * usual.war;
    peaceful.war = 0;
    return variants;
}

}  // namespace tessera::temples_and_swords
