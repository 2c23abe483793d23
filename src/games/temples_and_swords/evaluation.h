// Who is ahead. Everything a player has is counted in gold, as far as it will bring gold or victory points before the
// game ends; what is left of the turn (upkeep, building, taxes, growth) is counted as if it went by itself. These are
// guesses; no rule is stated here.
#pragma once

#include <array>
#include <cmath>

#include "games/temples_and_swords/attacks.h"
#include "games/temples_and_swords/build.h"
#include "games/temples_and_swords/game_end.h"
#include "games/temples_and_swords/movement.h"
#include "games/temples_and_swords/population_change.h"
#include "games/temples_and_swords/population_distribution.h"
#include "games/temples_and_swords/tax.h"
#include "games/temples_and_swords/tech.h"

namespace tessera::temples_and_swords {

// What a victory point costs in gold when it is bought by advances, cities and temples.
inline constexpr float point_worth = 9.0f;

// How long the game will last, and so how much things are worth that pay by and by.
struct Outlook {
    float turns = 1;    // that the leader still needs
    float horizon = 1;  // turns by which a steady gold is counted, later ones less
    float population = 1;
};

inline Outlook outlook_of(const State& s, const Rules& rules)
{
    int lead = 0;
    for (std::size_t i = 0; i < s.players.size(); ++i)
        if (is_in_game(s.players[i])) lead = std::max(lead, score(s, rules, id_at<Seat>(i)));
    Outlook outlook;
    outlook.turns = 1.0f + static_cast<float>(std::max(0, rules.victory_points - lead)) / 0.8f;
    if (rules.round_limit > 0)
        outlook.turns = std::min(outlook.turns, 1.0f + static_cast<float>(rules.round_limit - s.round));
    outlook.turns = std::max(1.0f, outlook.turns);
    outlook.horizon = outlook.turns / (1.0f + outlook.turns / 12.0f);
    outlook.population = 0.5f + 0.45f * outlook.horizon;
    return outlook;
}

// What is still to come in this turn.
struct Rest {
    bool upkeep = false, building = false, taxes = false, growth = false;
};

inline Rest rest_of_turn(const State& s)
{
    Rest rest;
    for (const Step& step : s.agenda.steps()) {
        rest.upkeep |= step.kind == Steps::index<PayUpkeep>();
        rest.building |= step.kind == Steps::index<BeginBuilding>();
        rest.taxes |= step.kind == Steps::index<CollectTaxes>();
        rest.growth |= step.kind == Steps::index<Grow>();
    }
    return rest;
}

// Gold that a hex yields in a turn when all its people are basic, taxes left to the worth of the people.
inline float steady_gold(HexState hex, const Rules& rules)
{
    hex.laborers = 0;
    const Yield yield = yield_of(hex, rules);
    return static_cast<float>(yield.projects) +
           static_cast<float>(yield.taxed - hex.populations) / static_cast<float>(rules.basic_populations_per_gold);
}

// What a project would bring to its player if it stood in this hex.
inline float project_worth(const State& s, const Rules& rules, const Player& player, Hex hex, Project project,
                           const Outlook& outlook)
{
    HexState with = s.hexes[hex];
    ++with.projects[project];
    const Effects& effects = rules[project].effects;
    float worth = point_worth * static_cast<float>(effects.points);
    worth += outlook.horizon * (steady_gold(with, rules) - steady_gold(s.hexes[hex], rules));
    if (!owns_all_advances(player))
        worth += outlook.horizon * (0.9f * static_cast<float>(effects.tech_rolls) +
                                    0.2f * static_cast<float>(effects.roll_prices.size()));
    worth += 0.8f * static_cast<float>(effects.dice[Side::Defender]);
    if (effects.road_hexes > 1) worth += 0.2f;
    return worth;
}

// What a point of work brings in this hex, spent on the best project there.
inline float best_density(const State& s, const Rules& rules, const Player& player, Hex hex, const Outlook& outlook)
{
    const bool city = has_city(s, rules, hex);
    float best = 0;
    for (std::size_t i = 0; i < project_count; ++i) {
        const ProjectInfo& project = rules.projects.items[i];
        if (project.needs_city && !city) continue;
        if (project.per_hex > 0 && s.hexes[hex].projects.items[i] >= project.per_hex) continue;
        if (!owns(player, project.needs_advance)) continue;
        const float worth = project_worth(s, rules, player, hex, project_at(i), outlook);
        const auto cost = static_cast<float>(cost_of(rules, player, id_at<Item>(i)));
        best = std::max(best, worth / cost);
    }
    return best;
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
               (0.35f * static_cast<float>(effects.gold_factor - 1) + 0.2f * static_cast<float>(effects.tech_rolls));
        use += 0.5f * static_cast<float>(effects.dice[Side::Defender]);
    }
    for (std::size_t i = 0; i < unit_count; ++i)
        if (rules.units.items[i].needs_advance.contains(advance)) use += 1.5f;
    const Effects& effects = rules[advance].effects;
    use += 2.0f * static_cast<float>(effects.dice[Side::Attacker] + effects.dice[Side::Defender]) * 0.6f;
    for (std::int16_t percent : effects.cost_percent) use -= 0.01f * static_cast<float>(percent) * outlook.turns * 0.6f;
    return use;
}

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
inline float hex_worth(const State& s, const Rules& rules, Hex hex, const Outlook& outlook)
{
    const HexState& here = s.hexes[hex];
    return point_worth * static_cast<float>(points_for(here, rules)) + outlook.horizon * steady_gold(here, rules) +
           outlook.population * static_cast<float>(here.populations);
}

// What fights may bring one player and cost another.
struct Prospect {
    float gain = 0;
    float loss = 0;
};

// What an attacker with so many units can expect of a hex.
inline Prospect prospect_of(const State& s, const Rules& rules, Seat attacker, Seat defender, Hex hex, int units,
                            const Units& kinds, const Outlook& outlook)
{
    const Player& attacking = s.players[attacker];
    const Player& defending = s.players[defender];
    const int defenders = fighters_at(defending, rules, hex);
    float wins = 1;
    if (defenders > 0)
        wins = rules.odds.attacker_wins(units, defenders, likely_dice(s, rules, attacking, kinds, hex, Side::Attacker),
                                        likely_dice(s, rules, defending, defending.units[hex], hex, Side::Defender));
    const int populations = s.hexes[hex].populations;
    const auto slaves = static_cast<float>(defending.units[hex][rules.slave]);
    const auto fallen = static_cast<float>(std::min(units, defenders));
    Prospect prospect;
    if (defending.hexes.contains(hex)) {
        prospect.gain = static_cast<float>(rules.plunder_per_population * populations);
        const int left = defenders == 0 ? units : std::max(1, units - defenders / 2);
        if (rules.populations_held_per_unit * left >= populations) {
            prospect.loss = hex_worth(s, rules, hex, outlook);
            prospect.gain += 0.85f * prospect.loss;
        }
    }
    prospect.gain += 0.5f * outlook.horizon * slaves;
    prospect.loss += 0.5f * outlook.horizon * slaves;
    prospect.gain = wins * prospect.gain - 1.5f * fallen * (1.1f - wins);
    prospect.loss = wins * (prospect.loss + 1.5f * static_cast<float>(defenders));
    return prospect;
}

// The attacks that a player threatens: the best two of what his armies can reach, less if they are further away.
inline void add_threats(const State& s, const Rules& rules, Seat attacker, const Outlook& outlook,
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
            const Prospect prospect = prospect_of(s, rules, attacker, defender, hex, near, kinds, outlook);
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
        worth[i] -= losses[0] + 0.4f * losses[1];
    }
    worth[index_of(attacker)] += 0.8f * gains[0] + 0.3f * gains[1];
}

// Land that nobody holds yet next to one's own: where the people will go.
inline float room_to_grow(const State& s, const Rules& rules, const Player& player)
{
    HexSet frontier;
    for (Hex hex : player.hexes)
        for (Hex next : rules.neighbours[index_of(hex)]) frontier.insert(next);
    for (const Player& other : s.players)
        for (Hex hex : other.hexes) frontier.erase(hex);
    return static_cast<float>((frontier & s.land[Terrain{0}]).size()) +
           0.4f * static_cast<float>((frontier & s.land[Terrain{1}]).size());
}

// What a player has, without what armies threaten.
inline float worth_of(const State& s, const Rules& rules, Seat seat, const Outlook& outlook, const Rest& rest)
{
    const Player& player = s.players[seat];
    const bool moving = seat == s.turn.seat;
    float worth = 0;
    int cities = 0, temples = 0, laborers = 0, basic = 0, projects_gold = 0;
    for (Hex hex : player.hexes) {
        const HexState& here = s.hexes[hex];
        const int points = points_for(here, rules);
        const bool city = here.projects[rules.city] > 0;
        cities += city ? 1 : 0;
        temples += points - (city ? rules[rules.city].effects.points : 0);
        const Yield yield = yield_of(here, rules);
        basic += yield.taxed;
        projects_gold += yield.projects;
        laborers += here.laborers;
        worth += point_worth * static_cast<float>(points) + outlook.horizon * steady_gold(here, rules);
        if (here.populations > 0) {
            worth += outlook.population * static_cast<float>(here.populations) + 1.0f;
            const bool room = here.populations < capacity_of(s, rules, hex);
            if (room) worth += 0.5f * outlook.population;
            if (moving && rest.growth && room && harvest_suffices(s, rules, hex)) worth += 0.9f * outlook.population;
        }
        // Work that is done, and work that will be done before the turn ends.
        int work = 0;
        for (std::size_t i = 0; i < project_count; ++i) work += here.progress.items[i];
        int coming = 0;
        if (moving && rest.building)
            coming = here.laborers * rules.laborer_points + player.units[hex][rules.slave];
        else if (moving)
            coming = s.turn.points[hex];
        if (work + coming > 0) {
            const float density = best_density(s, rules, player, hex, outlook);
            worth += density * (0.85f * static_cast<float>(work) + 0.8f * static_cast<float>(coming));
        }
        for (UnitKind kind : rules.military) worth += 0.4f * here.progress[item_of(kind)];
    }

    worth += 0.06f * outlook.horizon * room_to_grow(s, rules, player);

    // Gold as it will be at the end of the turn.
    auto gold = static_cast<float>(player.gold);
    const auto upkeep = static_cast<float>(unit_upkeep(player, rules));
    if (moving && rest.upkeep) gold -= static_cast<float>(laborers * rules.laborer_upkeep) + upkeep;
    if (moving && rest.taxes) gold += static_cast<float>(basic / rules.basic_populations_per_gold + projects_gold);
    const float spendable = 8.0f + 2.0f * static_cast<float>(cities);
    const float keen = std::min(1.0f, 0.45f + 0.1f * outlook.turns);
    worth += keen * (gold <= spendable ? gold : spendable + 0.6f * (gold - spendable));

    // Knowledge.
    const auto missing = static_cast<float>(advance_count - player.advances.size());
    const float points =
        std::min(static_cast<float>(player.tech_points), missing * static_cast<float>(rules.advance_cost));
    worth += 1.15f * point_worth / static_cast<float>(rules.advance_cost) * points;
    for (Advance advance : player.advances)
        worth += point_worth * static_cast<float>(rules[advance].effects.points) +
                 use_of(rules, advance, cities, temples, outlook);

    // Units cost their upkeep; slaves work for nothing.
    worth -= 0.9f * upkeep;
    worth += 0.55f * outlook.horizon * static_cast<float>(units_on_map(player, rules, rules.slave));
    return worth;
}

// Attacks that are declared or under way count as what can be expected of them.
inline void add_attacks_under_way(const State& s, const Rules& rules, const Outlook& outlook,
                                  std::array<float, max_players>& worth)
{
    const auto add = [&](Hex hex, Seat defender, const Units& force) {
        const int units = count(force, rules.fighters);
        const Prospect prospect = prospect_of(s, rules, s.turn.seat, defender, hex, units, force, outlook);
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

// Each seat's chance to win: the further ahead, and the nearer the end, the surer.
inline Payoffs glance_at(const State& s, const Rules& rules)
{
    const std::size_t seats = s.players.size();
    const Outlook outlook = outlook_of(s, rules);
    const Rest rest = rest_of_turn(s);
    std::array<float, max_players> worth{};
    for (std::size_t i = 0; i < seats; ++i)
        if (is_in_game(s.players[i])) worth[i] = worth_of(s, rules, id_at<Seat>(i), outlook, rest);
    for (std::size_t i = 0; i < seats; ++i) add_threats(s, rules, id_at<Seat>(i), outlook, worth);
    add_attacks_under_way(s, rules, outlook, worth);

    Payoffs chances(Seats{static_cast<int>(seats)});
    const float sureness = 2.2f / (1.0f + 0.18f * outlook.turns) / point_worth;
    float most = -1e9f;
    for (std::size_t i = 0; i < seats; ++i)
        if (is_in_game(s.players[i])) most = std::max(most, worth[i]);
    float sum = 0;
    for (std::size_t i = 0; i < seats; ++i) {
        chances[i] = is_in_game(s.players[i]) ? std::exp(sureness * (worth[i] - most)) : 0.0f;
        sum += chances[i];
    }
    for (float& chance : chances) chance /= sum;
    return chances;
}

// In the middle of a choice the best way to go on counts: how many to hire, where to march.
template <class Ways>
Payoffs best_for_mover(const State& s, const Rules& rules, Ways ways)
{
    Payoffs best = glance_at(s, rules);
    bool any_way = false;
    ways([&](const State& after) {
        const Payoffs chances = glance_at(after, rules);
        if (!any_way || chances[s.turn.seat] > best[s.turn.seat]) best = chances;
        any_way = true;
    });
    return best;
}

inline State after_march(const State& s, Hex from, Hex to, UnitKind unit, int number)
{
    State after = s;
    Player& player = after.mover();
    player.units[from][unit] = narrow(player.units[from][unit] - number);
    player.units[to][unit] = narrow(player.units[to][unit] + number);
    return after;
}

inline Payoffs evaluate(const State& s, const Rules& rules)
{
    if (s.agenda.asks<ChooseHireCount>()) {
        const Hex hex = s.agenda.top_as<ChooseHireCount>().hex;
        const int most = std::min<int>(s.hexes[hex].populations, laborers_affordable(s, rules));
        return best_for_mover(s, rules, [&](auto look) {
            State after = s;
            for (int n = 1; n <= most; ++n) {
                after.hexes[hex].laborers = narrow(n);
                look(after);
            }
        });
    }
    if (s.agenda.asks<ChooseTarget>()) {
        const auto asked = s.agenda.top_as<ChooseTarget>();
        const int group = group_size(s, rules, asked.hex, asked.unit, asked.movements);
        return best_for_mover(s, rules, [&](auto look) {
            for (Hex target : reach_of(s, rules, asked.hex)) look(after_march(s, asked.hex, target, asked.unit, group));
        });
    }
    if (s.agenda.asks<ChooseMoveCount>()) {
        const auto asked = s.agenda.top_as<ChooseMoveCount>();
        const int group = group_size(s, rules, asked.hex, asked.unit, asked.movements);
        return best_for_mover(s, rules, [&](auto look) {
            for (int n : {1, group}) look(after_march(s, asked.hex, asked.target, asked.unit, n));
        });
    }
    return glance_at(s, rules);
}

}  // namespace tessera::temples_and_swords
