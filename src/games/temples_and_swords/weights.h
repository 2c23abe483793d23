// The numbers with which evaluation and quick moves weigh things. Found by playing, not by reasoning; no rule reads
// them.
#pragma once

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
    float fragile = 30.0f;       // of having nobody left; a few people are half of nobody
    float alone = 6.0f;          // of having all people in one hex
    float certainty = 0.5f;      // how sure a lead of a point is, in logits
};

}  // namespace tessera::temples_and_swords
