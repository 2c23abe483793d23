#include "games/temples_and_swords/strategy/fight_odds.h"

namespace tessera::temples_and_swords {

namespace {

using HitChances = std::array<double, FightOdds::most_dice + 1>;

HitChances hit_chances(int dice, double hit)
{
    HitChances chances{};
    chances[0] = 1;
    for (int die = 0; die < dice; ++die)
        for (std::size_t k = chances.size(); k-- > 0;)
            chances[k] = chances[k] * (1 - hit) + (k > 0 ? chances[k - 1] * hit : 0);
    return chances;
}

}  // namespace

FightOdds::FightOdds(double hit)
{
    for (int attack = least_dice; attack <= most_dice; ++attack)
        for (int defence = least_dice; defence <= most_dice; ++defence) {
            const HitChances blows = hit_chances(attack, hit);
            const HitChances answers = hit_chances(defence, hit);
            Sizes& wins = table_[place(attack)][place(defence)];
            for (std::size_t d = 0; d < wins.size(); ++d) wins[0][d] = 0;
            for (std::size_t a = 1; a < wins.size(); ++a) {
                wins[a][0] = 1;
                for (std::size_t d = 1; d < wins.size(); ++d) {
                    double sum = 0;
                    for (std::size_t h = 0; h < blows.size(); ++h) {
                        if (h >= d) {
                            sum += blows[h];
                            continue;
                        }
                        for (std::size_t g = 0; g < answers.size() && g < a; ++g)
                            if (h + g > 0) sum += blows[h] * answers[g] * static_cast<double>(wins[a - g][d - h]);
                    }
                    // A round in which nobody hits is fought again.
                    wins[a][d] = static_cast<float>(sum / (1 - blows[0] * answers[0]));
                }
            }
        }
}

}  // namespace tessera::temples_and_swords
