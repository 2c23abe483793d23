// How long the game will last, and what things bring until then, counted in gold. These are guesses for evaluation and
// rollout policy; no rule is stated here.
#pragma once

#include <algorithm>
#include <cmath>

#include "games/temples_and_swords/build.h"
#include "games/temples_and_swords/game_end.h"
#include "games/temples_and_swords/strategy/tuned.h"
#include "games/temples_and_swords/tax.h"
#include "games/temples_and_swords/tech.h"

namespace tessera::temples_and_swords {

struct Outlook {
    float turns = 1;       // that the leader still needs
    float horizon = 1;     // what one point of something in every turn is worth, later turns counting less
    float gold_rate = 1;   // what one more gold in a turn means: much to the poor, little to who cannot spend it
    float population = 1;  // what one population is worth, with the taxes it pays

    float steady_gold() const { return horizon * gold_rate; }
};

inline Outlook outlook_for(const Tuned& tuned, float turns, float gold_rate)
{
    Outlook outlook;
    outlook.turns = std::max(1.0f, turns);
    outlook.horizon = outlook.turns / (1.0f + outlook.turns / 12.0f);
    outlook.gold_rate = gold_rate;
    outlook.population = 0.5f + (tuned.weights.labor + 0.45f * gold_rate) * outlook.horizon;
    return outlook;
}

// Turns until somebody has enough points, or until the last round. Points come ever faster: what matters most is how
// many people there are to earn them. Fitted to 20,000 games of the rollout policy, in which it is off by 1.8 turns.
inline float turns_left(const State& s, const Rules& rules)
{
    int lead = 0, people = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        if (!is_in_game(s.players[i])) continue;
        lead = std::max(lead, score(s, rules, id_at<Seat>(i)));
        int own = 0;
        for (Hex hex : s.players[i].hexes) own += s.hexes[hex].populations;
        people = std::max(people, own);
    }
    const auto missing = static_cast<float>(std::max(0, rules.victory_points - lead));
    const float by_growth = 12.3f + 0.3f * missing - 3.1f * std::log(1.0f + static_cast<float>(people));
    const float turns = 1.0f + std::max(0.05f * missing, by_growth);
    if (rules.round_limit == 0) return turns;
    return std::min(turns, 1.0f + static_cast<float>(rules.round_limit - s.round));
}

// What a player can spend in a turn: wages for most of the people, and rolls.
inline float spendable_gold(const Player& player, int populations, int cities)
{
    return 4.0f + 0.7f * static_cast<float>(populations) +
           (owns_all_advances(player) ? 0.0f : 3.0f * static_cast<float>(cities));
}

// An income means less the more there is of it: the worth of all of it, and of a little more.
inline float worth_of_income(float income, float spendable)
{
    return 1.5f * spendable * (1.0f - std::exp(-income / (1.5f * spendable)));
}
inline float rate_of_income(float income, float spendable) { return std::exp(-income / (1.5f * spendable)); }

// Gold that a hex yields in a turn when all its people are basic; their own taxes are part of what people are worth.
inline float steady_gold(const ProjectYield& yield, int populations, const Rules& rules)
{
    return static_cast<float>(yield.gold) + static_cast<float>((yield.tax_factor - 1) * populations) /
                                                static_cast<float>(rules.basic_populations_per_gold);
}

// What a project would bring to its player if it stood in this hex.
inline float project_worth(const State& s, const Rules& rules, const Tuned& tuned, const Player& player, Hex hex,
                           Project project, const Outlook& outlook)
{
    const HexState& here = s.hexes[hex];
    Projects with = here.projects;
    ++with[project];
    const Effects& effects = rules[project].effects;
    float worth = tuned.weights.point * static_cast<float>(effects.points);
    worth += outlook.steady_gold() * (steady_gold(yield_of(with, rules), here.populations, rules) -
                                      steady_gold(yield_of(here.projects, rules), here.populations, rules));
    if (!owns_all_advances(player))
        worth += 1.4f * outlook.steady_gold() * static_cast<float>(effects.tech_rolls) +
                 tuned.weights.rolls_on_sale * outlook.turns * static_cast<float>(effects.roll_prices.size());
    // A city opens the hex for improvements.
    if (project == rules.city) worth += tuned.weights.city_opens * outlook.turns;
    return worth + 0.8f * static_cast<float>(effects.dice[Side::Defender]);
}

inline bool can_stand(const State& s, const Rules& rules, const Player& player, Hex hex, Project project)
{
    const ProjectInfo& info = rules[project];
    if (info.needs_city && !has_city(s, rules, hex)) return false;
    if (info.per_hex > 0 && s.hexes[hex].projects[project] >= info.per_hex) return false;
    return owns(player, info.needs_advance);
}

// What a point of work brings in this hex, spent on the best project there.
inline float best_density(const State& s, const Rules& rules, const Tuned& tuned, const Player& player, Hex hex,
                          const Outlook& outlook)
{
    float best = 0;
    for (std::size_t i = 0; i < project_count; ++i) {
        if (!can_stand(s, rules, player, hex, project_at(i))) continue;
        const auto cost = static_cast<float>(cost_of(rules, player, id_at<Item>(i)));
        best = std::max(best, project_worth(s, rules, tuned, player, hex, project_at(i), outlook) / cost);
    }
    return best;
}

// What the work is worth that has gone into a hex and that is about to go there, the best project first.
inline float work_worth(const State& s, const Rules& rules, const Tuned& tuned, const Player& player, Hex hex,
                        int coming, const Outlook& outlook)
{
    struct Works {
        float density = 0;
        int missing = 0;
    };
    FixedVector<Works, project_count> sites;
    float worth = 0;
    for (std::size_t i = 0; i < project_count; ++i) {
        const int progress = s.hexes[hex].progress.items[i];
        if ((progress == 0 && coming == 0) || !can_stand(s, rules, player, hex, project_at(i))) continue;
        const int cost = cost_of(rules, player, id_at<Item>(i));
        const float density =
            project_worth(s, rules, tuned, player, hex, project_at(i), outlook) / static_cast<float>(cost);
        worth += tuned.weights.done * density * static_cast<float>(std::min(progress, cost));
        if (cost > progress) sites.push_back({density, cost - progress});
    }
    while (coming > 0 && !sites.empty()) {
        Works& best = *std::max_element(sites.begin(), sites.end(),
                                        [](const Works& a, const Works& b) { return a.density < b.density; });
        if (best.density <= 0) break;
        const int spent = std::min(coming, best.missing);
        worth +=
            (tuned.weights.coming + (spent == best.missing ? 0.1f : 0.0f)) * best.density * static_cast<float>(spent);
        coming -= spent;
        best.density = 0;
    }
    return worth + 0.3f * static_cast<float>(coming);
}

// What knowing an advance is good for besides its points.
inline float use_of(const Rules& rules, Advance advance, int cities, int temples, const Outlook& outlook)
{
    float use = 0;
    const auto open = static_cast<float>(std::max(0, cities - temples));
    for (std::size_t i = 0; i < project_count; ++i) {
        const ProjectInfo& project = rules.projects.items[i];
        if (!project.needs_advance.contains(advance)) continue;
        const Effects& effects = project.effects;
        use += std::min(open, outlook.turns / 3.0f) * 4.0f * static_cast<float>(effects.points);
        use += static_cast<float>(cities) * outlook.horizon *
               (0.5f * static_cast<float>(effects.gold_factor - 1) + 0.2f * static_cast<float>(effects.tech_rolls));
        use += 0.5f * static_cast<float>(effects.dice[Side::Defender]);
    }
    for (std::size_t i = 0; i < unit_count; ++i)
        if (rules.units.items[i].needs_advance.contains(advance)) use += 1.5f;
    const Effects& effects = rules[advance].effects;
    use += 2.0f * static_cast<float>(effects.dice[Side::Attacker] + effects.dice[Side::Defender]) * 0.6f;
    for (std::int16_t percent : effects.cost_percent) use -= 0.01f * static_cast<float>(percent) * outlook.turns * 0.6f;
    return use;
}

}  // namespace tessera::temples_and_swords
