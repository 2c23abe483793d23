// How likely an attacker wins a fight to the end, by the sizes of the forces and their dice. Worked out once, because
// evaluation and rollout policy ask all the time; neither states a rule.
#pragma once

#include <algorithm>
#include <array>

namespace tessera::temples_and_swords {

class FightOdds {
public:
    // Larger forces and other numbers of dice are taken as the nearest ones that are known.
    static constexpr int most_units = 12;
    static constexpr int least_dice = 3, most_dice = 6;

    FightOdds() = default;
    // For dice that hit with this probability, the attacker rolling first.
    explicit FightOdds(double hit);

    float attacker_wins(int attackers, int defenders, int attack_dice, int defence_dice) const
    {
        if (attackers <= 0) return 0;
        if (defenders <= 0) return 1;
        return table_[place(attack_dice)][place(defence_dice)][size(attackers)][size(defenders)];
    }

private:
    using Sizes = std::array<std::array<float, most_units + 1>, most_units + 1>;

    static std::size_t place(int dice)
    {
        return static_cast<std::size_t>(std::clamp(dice, least_dice, most_dice) - least_dice);
    }
    static std::size_t size(int units) { return static_cast<std::size_t>(std::min(units, most_units)); }

    std::array<std::array<Sizes, most_dice - least_dice + 1>, most_dice - least_dice + 1> table_{};
};

}  // namespace tessera::temples_and_swords
