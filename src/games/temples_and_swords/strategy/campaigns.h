// Where war pays: what there is to take, which army goes for it, and where units are worth their work. Guesses again;
// no rule is stated here.
#pragma once

#include <array>
#include <cmath>

#include "games/temples_and_swords/strategy/war_prospects.h"

namespace tessera::temples_and_swords {

// One look at the map with a player's eyes.
class Campaigns {
public:
    Campaigns(const State& s, const Rules& rules, const Tuned& tuned, Seat seat, const PolicyWeights& weights,
              const Outlook& outlook)
        : s_(s),
          rules_(rules),
          tuned_(tuned),
          own_(s.players[seat]),
          weights_(weights),
          others_(static_cast<float>(s.players.size() - 1)),
          eagerness_(weights.war * std::pow(weights.crowd, others_ - 1.0f))
    {
        float patience = 1;
        for (float& part : patience_) {
            part = patience;
            patience *= weights.patience;
        }
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (id_at<Seat>(i) != seat)
                for (Hex hex : s.players[i].hexes) prizes_.push_back(prize_in(s.players[i], hex, outlook));
    }

    struct Goal {
        Hex hex{};
        float worth = 0;
    };

    // Where the player's units in a hex had best go, with those who are there already.
    Goal goal_from(Hex from) const
    {
        const int units = fighters_at(own_, rules_, from);
        Goal best;
        for (const Prize& prize : prizes_) {
            const float strength = static_cast<float>(units + fighters_around(prize.hex, from)) / prize.units;
            const float enough = std::min(1.0f, strength);
            const float worth = prize.worth * patience(rules_.distance(from, prize.hex)) * enough * enough * enough;
            if (worth > best.worth) best = {prize.hex, worth};
        }
        return best;
    }

    // What a point of work brings that goes into units in this city: the best prize for which there are too few.
    float recruits_worth(Hex city) const
    {
        if (!has_city(s_, rules_, city)) return 0;
        int units = 0;
        for (Hex own : own_.hexes)
            if (rules_.distance(own, city) <= 1) units += fighters_at(own_, rules_, own);
        float best = 0;
        for (const Prize& prize : prizes_) {
            if (prize.units <= static_cast<float>(units)) continue;
            const float share = prize.worth * patience(1 + rules_.distance(city, prize.hex)) / prize.units;
            best = std::max(best, share - weights_.soldier);
        }
        return eagerness_ * best;
    }

private:
    // A hex of another player.
    struct Prize {
        Hex hex;
        float worth;  // to have it, and that the other has lost it
        float units;  // that take it and hold its people
    };

    Prize prize_in(const Player& other, Hex hex, const Outlook& outlook) const
    {
        const auto people = static_cast<float>(s_.hexes[hex].populations);
        const auto defenders = static_cast<float>(fighters_at(other, rules_, hex));
        const float held = std::ceil(people / static_cast<float>(rules_.populations_held_per_unit));
        const float lost = defenders > 0 ? weights_.margin + weights_.losses * defenders : 0.0f;
        const float worth = (0.85f + weights_.rivalry / others_) * hex_worth(s_, rules_, tuned_, hex, outlook) +
                            static_cast<float>(rules_.plunder_per_population) * people -
                            tuned_.weights.unit_lost * defenders;
        return {hex, worth, std::max(1.0f, held) + lost};
    }

    // The player's units in a hex and next to it, apart from those in one hex.
    int fighters_around(Hex hex, Hex except) const
    {
        int units = hex == except ? 0 : fighters_at(own_, rules_, hex);
        for (Hex next : rules_.neighbours[index_of(hex)])
            if (next != except) units += fighters_at(own_, rules_, next);
        return units;
    }

    float patience(int turns) const
    {
        return patience_[std::min(static_cast<std::size_t>(turns), patience_.size() - 1)];
    }

    const State& s_;
    const Rules& rules_;
    const Tuned& tuned_;
    const Player& own_;
    const PolicyWeights& weights_;
    float others_;                      // how many
    float eagerness_;                   // of work that goes into units, against other work
    std::array<float, 16> patience_{};  // what is left of a prize so many turns away
    FixedVector<Prize, max_places> prizes_;
};

}  // namespace tessera::temples_and_swords
