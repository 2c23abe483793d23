// What fights may bring: armies within reach of hexes, and attacks that are declared or under way. Guesses again.
#pragma once

#include <array>

#include "games/temples_and_swords/attacks.h"
#include "games/temples_and_swords/strategy/outlook.h"

namespace tessera::temples_and_swords {

inline int fighters_at(const Player& player, const Rules& rules, Hex hex)
{
    const Units& units = player.units[hex];
    return any(units) ? count(units, rules.fighters) : 0;
}

// The dice with which a player fights in a hex, declaring the best kind that there is.
inline int likely_dice(const State& s, const Rules& rules, const Player& player, const Units& units, Hex hex, Side side)
{
    int dice = rules.base_dice;
    for (UnitKind kind : rules.advanced[side])
        if (units[kind] > 0) dice = std::max<int>(dice, rules[kind].dice[side]);
    for (Advance advance : player.advances) dice += rules[advance].effects.dice[side];
    if (player.hexes.contains(hex))
        for (std::size_t i = 0; i < project_count; ++i)
            dice += s.hexes[hex].projects.items[i] * rules.projects.items[i].effects.dice[side];
    return dice;
}

// Where a player has fighting units.
struct Army {
    Hex hex;
    int fighters;
    bool fast;
};
using Armies = FixedVector<Army, 24>;

inline Armies armies_of(const Player& player, const Rules& rules)
{
    Armies armies;
    for (std::size_t i = 0; i < rules.places() && !armies.full(); ++i) {
        const Hex hex = id_at<Hex>(i);
        const int fighters = fighters_at(player, rules, hex);
        if (fighters == 0) continue;
        bool fast = false;
        for (UnitKind kind : rules.military) fast |= player.units[hex][kind] > 0 && rules[kind].movements > 1;
        armies.push_back({hex, fighters, fast});
    }
    return armies;
}

// What a hex is worth to whoever holds it.
inline float hex_worth(const State& s, const Rules& rules, const Tuned& tuned, Hex hex, const Outlook& outlook)
{
    const HexState& here = s.hexes[hex];
    return tuned.weights.point * static_cast<float>(points_for(here, rules)) +
           outlook.steady_gold() * steady_gold(yield_of(here.projects, rules), here.populations, rules) +
           outlook.population * static_cast<float>(here.populations);
}

// What fights may bring one player and cost another.
struct Prospect {
    float gain = 0;
    float loss = 0;
};

// What an attacker with so many units can expect of a hex.
inline Prospect prospect_of(const State& s, const Rules& rules, const Tuned& tuned, Seat attacker, Seat defender,
                            Hex hex, int units, const Units& kinds, const Outlook& outlook)
{
    const Player& attacking = s.players[attacker];
    const Player& defending = s.players[defender];
    const int defenders = fighters_at(defending, rules, hex);
    float wins = 1;
    if (defenders > 0)
        wins = tuned.odds.attacker_wins(units, defenders, likely_dice(s, rules, attacking, kinds, hex, Side::Attacker),
                                        likely_dice(s, rules, defending, defending.units[hex], hex, Side::Defender));
    const int populations = s.hexes[hex].populations;
    const auto slaves = static_cast<float>(defending.units[hex][rules.slave]);
    const auto fallen = static_cast<float>(std::min(units, defenders));
    Prospect prospect;
    if (defending.hexes.contains(hex)) {
        prospect.gain = static_cast<float>(rules.plunder_per_population * populations);
        const int left = defenders == 0 ? units : std::max(1, units - defenders / 2);
        if (rules.populations_held_per_unit * left >= populations) {
            prospect.loss = hex_worth(s, rules, tuned, hex, outlook);
            prospect.gain += 0.85f * prospect.loss;
        }
    }
    prospect.gain += 0.5f * outlook.horizon * slaves;
    prospect.loss += 0.5f * outlook.horizon * slaves;
    prospect.gain = wins * prospect.gain - tuned.weights.unit_lost * fallen * (1.1f - wins);
    prospect.loss = wins * (prospect.loss + tuned.weights.unit_lost * static_cast<float>(defenders));
    return prospect;
}

// The attacks that a player threatens: the best two of what his armies can reach, less if they are further away.
inline void add_threats(const State& s, const Rules& rules, const Tuned& tuned, Seat attacker, const Outlook& outlook,
                        std::array<float, max_players>& worth)
{
    const Armies armies = armies_of(s.players[attacker], rules);
    if (armies.empty()) return;
    std::array<float, 2> gains{};
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        const Seat defender = id_at<Seat>(i);
        if (defender == attacker) continue;
        std::array<float, 2> losses{};
        for (Hex hex : s.players[i].hexes) {
            int near = 0;
            int nearest = 99;
            Units kinds{};
            for (const Army& army : armies) {
                const int steps = (rules.distance(army.hex, hex) + (army.fast ? 1 : 0)) / (army.fast ? 2 : 1);
                nearest = std::min(nearest, steps);
                if (steps > 1) continue;
                near += army.fighters;
                for (std::size_t k = 0; k < unit_count; ++k)
                    kinds.items[k] = std::max(kinds.items[k], s.players[attacker].units[army.hex].items[k]);
            }
            if (nearest > 4) continue;
            if (near == 0)
                for (const Army& army : armies) near = std::max(near, army.fighters);
            const Prospect prospect = prospect_of(s, rules, tuned, attacker, defender, hex, near, kinds, outlook);
            static constexpr std::array<float, 5> chances = {0.6f, 0.5f, 0.25f, 0.14f, 0.08f};
            const float chance = chances[static_cast<std::size_t>(nearest)];
            const auto keep_best = [](std::array<float, 2>& best, float value) {
                if (value > best[0]) {
                    best[1] = best[0];
                    best[0] = value;
                } else {
                    best[1] = std::max(best[1], value);
                }
            };
            keep_best(gains, chance * prospect.gain);
            keep_best(losses, chance * prospect.loss);
        }
        worth[i] -= tuned.weights.war_loss * (losses[0] + 0.4f * losses[1]);
    }
    worth[index_of(attacker)] += tuned.weights.war_gain * (gains[0] + 0.4f * gains[1]);
}

// Attacks that are declared or under way count as what can be expected of them.
inline void add_attacks_under_way(const State& s, const Rules& rules, const Tuned& tuned, const Outlook& outlook,
                                  std::array<float, max_players>& worth)
{
    const auto add = [&](Hex hex, Seat defender, const Units& force) {
        const int units = count(force, rules.fighters);
        const Prospect prospect = prospect_of(s, rules, tuned, s.turn.seat, defender, hex, units, force, outlook);
        worth[index_of(s.turn.seat)] += 0.5f * prospect.gain;
        worth[index_of(defender)] -= 0.5f * prospect.loss;
    };
    for (const DeclaredAttack& attack : s.turn.attacks) {
        Units force = attack.force;
        if (!any(force))
            for (UnitKind kind : rules.fighters) force[kind] = narrow(std::max(0, free_units(s, attack.hex, kind)));
        add(attack.hex, attack.defender, force);
    }
    const bool fighting = s.agenda.asks<ChooseToFightOn>() || s.agenda.asks<ChooseKind>() ||
                          s.agenda.asks<ChooseCasualty>() || s.agenda.asks<ChooseCapture>();
    if (fighting && !is_warband(s.combat)) add(s.combat.hex, s.combat.defender, s.combat.force);
}

}  // namespace tessera::temples_and_swords
