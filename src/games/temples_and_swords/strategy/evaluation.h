// Who is ahead. Everything a player has is counted in gold, as far as it will bring gold or victory points before the
// game ends; what is left of the turn (upkeep, building, taxes, growth) is counted as if it went by itself. No rule is
// stated here.
#pragma once

#include <array>
#include <cmath>

#include "games/temples_and_swords/movement.h"
#include "games/temples_and_swords/population_change.h"
#include "games/temples_and_swords/population_distribution.h"
#include "games/temples_and_swords/strategy/campaigns.h"
#include "games/temples_and_swords/strategy/war_prospects.h"

namespace tessera::temples_and_swords {

// What is still to come in this turn.
struct Rest {
    bool hiring = false, upkeep = false, building = false, taxes = false, growth = false, migration = false;
};

inline Rest rest_of_turn(const State& s)
{
    Rest rest;
    for (const Step& step : s.agenda.steps()) {
        rest.hiring |= step.kind == Steps::index<ChooseHire>();
        rest.upkeep |= step.kind == Steps::index<PayUpkeep>();
        rest.building |= step.kind == Steps::index<BeginBuilding>();
        rest.taxes |= step.kind == Steps::index<CollectTaxes>();
        rest.growth |= step.kind == Steps::index<Grow>();
        rest.migration |= step.kind == Steps::index<BeginMigration>();
    }
    return rest;
}

// Everybody is looked at as at the end of this round, so that nobody seems ahead for being on turn: those who have had
// their turn have nothing to come, those who will have it all of it.
inline Rest rest_of_round(const State& s, Seat seat, const Rest& rest_of_mover)
{
    if (seat == s.turn.seat) return rest_of_mover;
    const bool later = place_of(s, seat) > place_of(s, s.turn.seat);
    return {.hiring = later, .upkeep = later, .building = false, .taxes = later, .growth = later, .migration = later};
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

// What a player's holdings add up to, for what is not worth something by itself.
struct Sums {
    int populations = 0, populated = 0, cities = 0, temples = 0, laborers = 0, taxed = 0, projects_gold = 0;
    float income = 0;  // in a turn without laborers
};

inline Sums sums_of(const State& s, const Rules& rules, const Player& player)
{
    Sums sums;
    for (Hex hex : player.hexes) {
        const HexState& here = s.hexes[hex];
        const int city = here.projects[rules.city];
        const ProjectYield yield = yield_of(here.projects, rules);
        sums.populations += here.populations;
        sums.populated += here.populations > 0 ? 1 : 0;
        sums.cities += city;
        sums.temples += points_for(here, rules) - city * rules[rules.city].effects.points;
        sums.laborers += here.laborers;
        sums.taxed += basic_populations(here) * yield.tax_factor;
        sums.projects_gold += yield.gold;
        sums.income += steady_gold(yield, here.populations, rules) +
                       static_cast<float>(here.populations) / static_cast<float>(rules.basic_populations_per_gold);
    }
    return sums;
}

// Gold as it will be when the turn is over.
inline float coming_gold(const Rules& rules, const Player& player, const Sums& sums, int upkeep, const Rest& rest)
{
    int gold = static_cast<int>(std::min<std::uint32_t>(player.gold, 100000));
    if (rest.upkeep) gold -= sums.laborers * rules.laborer_upkeep + upkeep;
    if (rest.taxes) gold += sums.taxed / rules.basic_populations_per_gold + sums.projects_gold;
    return static_cast<float>(gold);
}

inline bool will_grow(const State& s, const Rules& rules, Hex hex)
{
    return s.hexes[hex].populations < capacity_of(s, rules, hex) && harvest_suffices(s, rules, hex);
}

// So many can be hired without stopping the growth of the hex; all, if it is full.
inline int hands_to_spare(const State& s, const Rules& rules, Hex hex)
{
    const HexState& here = s.hexes[hex];
    if (here.populations >= capacity_of(s, rules, hex)) return here.populations;
    const int harvest = rules[terrain_of(s, hex)].harvest;
    int hired = 0;
    while (hired < here.populations && (here.populations - hired - 1) * harvest >= here.populations) ++hired;
    return hired;
}

// What a population brings that settles new land.
inline float settling_worth(const Tuned& tuned, const Outlook& outlook)
{
    return 1.0f + tuned.weights.birth * outlook.population * std::min(4.0f, outlook.turns - 1.0f);
}

// What migration will bring: the fuller a hex, the likelier somebody settles new land.
inline float migration_worth(const State& s, const Rules& rules, const Tuned& tuned, const Player& player,
                             const Sums& sums, const Outlook& outlook)
{
    FixedVector<int, max_places> fullest;
    for (Hex hex : player.hexes)
        if (s.hexes[hex].populations > 0) fullest.push_back(s.hexes[hex].populations);
    const auto rolls = std::min(fullest.size(), static_cast<std::size_t>(migration_rolls(rules, sums.populated)));
    std::partial_sort(fullest.begin(), fullest.begin() + rolls, fullest.end(), [](int a, int b) { return a > b; });
    float settlers = 0;
    for (std::size_t i = 0; i < rolls; ++i) settlers += static_cast<float>(fullest[i] + 1) / 6.0f;
    return std::min(settlers, 0.5f * room_to_grow(s, rules, player)) * 0.8f * settling_worth(tuned, outlook);
}

// What stands just before it is gained: settlers who are leaving, an advance that the chart shows.
inline float worth_at_hand(const State& s, const Tuned& tuned, const Outlook& outlook)
{
    if (s.agenda.asks<ChooseMigrationTarget>()) return 0.8f * settling_worth(tuned, outlook);
    if (s.agenda.asks<ChooseMigrationHex>()) return 0.4f * settling_worth(tuned, outlook);
    if (s.agenda.asks<PickResult>()) return 1.3f * tuned.weights.point;
    return 0;
}

// Build points that the mover has in a hex, or will have when it comes to building.
inline int coming_points(const State& s, const Rules& rules, const Player& player, Hex hex, const Rest& rest)
{
    if (&player != &s.mover()) return 0;
    return rest.building ? build_points(s, rules, hex) : s.turn.points[hex];
}

// What a hex with its people is worth besides the gold it yields, with the work that is done there.
inline float holding_worth(const State& s, const Rules& rules, const Tuned& tuned, const Player& player, Hex hex,
                           const Outlook& outlook, const Rest& rest)
{
    const HexState& here = s.hexes[hex];
    float worth = tuned.weights.point * static_cast<float>(points_for(here, rules));
    if (here.populations > 0) {
        // People, and those who will be born as long as the hex has room.
        const float labor = outlook.population - 0.45f * outlook.steady_gold();
        const int room = capacity_of(s, rules, hex) - here.populations;
        worth += labor * static_cast<float>(here.populations) + 1.0f;
        worth += tuned.weights.birth * outlook.population * std::min(static_cast<float>(room), outlook.turns - 1.0f);
        if (rest.growth && will_grow(s, rules, hex)) worth += tuned.weights.growth * outlook.population;
    }
    if (rest.hiring && here.laborers == 0 && here.populations > 0) {
        // What hiring here can still bring, if those go to work who are not needed for the harvest.
        const float gain = tuned.weights.coming * best_density(s, rules, tuned, player, hex, outlook) - 1.5f;
        worth += 0.6f * std::max(0.0f, gain) * static_cast<float>(hands_to_spare(s, rules, hex));
    }
    const int coming = coming_points(s, rules, player, hex, rest);
    for (UnitKind kind : rules.military) worth += 0.4f * here.progress[item_of(kind)];
    return worth + work_worth(s, rules, tuned, player, hex, coming, outlook);
}

// Whether there is a unit, or about to be one.
inline float armed(const State& s, const Rules& rules, const Tuned& tuned, const Player& player, const Rest& rest)
{
    if (!armies_of(player, rules).empty()) return 1.0f;
    for (Hex hex : player.hexes) {
        const int points = coming_points(s, rules, player, hex, rest);
        if (points == 0) continue;
        for (UnitKind kind : rules.military)
            if (may_build(s, rules, hex, item_of(kind)) && points >= missing_points(s, rules, hex, item_of(kind)))
                return tuned.weights.coming;
    }
    return 0.0f;
}

// What a player has, without what armies threaten.
inline float worth_of(const State& s, const Rules& rules, const Tuned& tuned, Seat seat, float turns,
                      const Rest& rest_of_mover)
{
    const Player& player = s.players[seat];
    const Rest rest = rest_of_round(s, seat, rest_of_mover);
    const Sums sums = sums_of(s, rules, player);
    const float spendable = spendable_gold(player, sums.populations, sums.cities);
    const Outlook outlook = outlook_for(tuned, turns, rate_of_income(sums.income, spendable));

    float worth = outlook.horizon * worth_of_income(sums.income, spendable);
    worth += tuned.weights.room * outlook.turns * room_to_grow(s, rules, player);
    int people = sums.populations;
    for (Hex hex : player.hexes) {
        worth += holding_worth(s, rules, tuned, player, hex, outlook, rest);
        people += rest.growth && will_grow(s, rules, hex) ? 1 : 0;
    }

    const int upkeep = unit_upkeep(player, rules);
    const float gold = coming_gold(rules, player, sums, upkeep, rest);
    const float keen = std::min(1.0f, 0.45f + 0.1f * turns);
    worth += tuned.weights.gold * keen *
             (gold <= spendable ? gold : spendable + tuned.weights.spare_gold * (gold - spendable));

    const auto missing = static_cast<int>(advance_count - player.advances.size());
    const int points = std::min<int>(player.tech_points, missing * rules.advance_cost);
    worth += tuned.weights.knowledge * tuned.weights.point * static_cast<float>(points) /
             static_cast<float>(rules.advance_cost);
    for (Advance advance : player.advances)
        worth += tuned.weights.point * static_cast<float>(rules[advance].effects.points) +
                 use_of(rules, advance, sums.cities, sums.temples, outlook);

    if (seat == s.turn.seat) worth += worth_at_hand(s, tuned, outlook);
    if (rest.migration) worth += migration_worth(s, rules, tuned, player, sums, outlook);

    // Disasters come without warning, and whoever has lost his people gets them back only by the sword, which means
    // the less the more there are to strike back.
    const float hardly_anybody = std::exp(-0.5f * static_cast<float>(people));
    const auto rivals = static_cast<float>(s.players.size() - 1);
    const float sword = tuned.weights.sword / (rivals * rivals);
    worth += hardly_anybody * (sword * armed(s, rules, tuned, player, rest) - tuned.weights.fragile);
    if (sums.populated <= 2) worth -= tuned.weights.alone / static_cast<float>(std::max(1, sums.populated));

    // Units cost their upkeep; slaves work for nothing.
    worth -= tuned.weights.upkeep * static_cast<float>(upkeep);
    return worth + tuned.weights.slave * outlook.turns * static_cast<float>(units_on_map(player, rules, rules.slave));
}

// What the armies are on the way to take, however far away.
inline float campaign_worth(const State& s, const Rules& rules, const Tuned& tuned, Seat seat, const Outlook& outlook)
{
    const Armies armies = armies_of(s.players[seat], rules);
    if (armies.empty()) return 0;
    const Campaigns campaigns(s, rules, tuned, seat, tuned.variants[0], outlook);
    float worth = 0;
    for (const Army& army : armies) worth += campaigns.goal_from(army.hex).worth;
    return tuned.weights.campaign * worth;
}

// Each seat's chance to win: the further ahead, the surer. What is yet to come is part of what everybody has.
inline Payoffs evaluation_of(const State& s, const Rules& rules, const Tuned& tuned)
{
    const std::size_t seats = s.players.size();
    const float turns = turns_left(s, rules);
    const Outlook outlook = outlook_for(tuned, turns, 0.7f);
    const Rest rest = rest_of_turn(s);
    std::array<float, max_players> worth{};
    for (std::size_t i = 0; i < seats; ++i)
        if (is_in_game(s.players[i])) worth[i] = worth_of(s, rules, tuned, id_at<Seat>(i), turns, rest);
    for (std::size_t i = 0; i < seats; ++i) add_threats(s, rules, tuned, id_at<Seat>(i), outlook, worth);
    add_attacks_under_way(s, rules, tuned, outlook, worth);
    for (std::size_t i = 0; i < seats; ++i) worth[i] += campaign_worth(s, rules, tuned, id_at<Seat>(i), outlook);

    Payoffs chances(Seats{static_cast<int>(seats)});
    const float sureness = tuned.weights.certainty / tuned.weights.point;
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
Payoffs best_for_mover(const State& s, const Rules& rules, const Tuned& tuned, Ways ways)
{
    Payoffs best = evaluation_of(s, rules, tuned);
    bool any_way = false;
    ways([&](const State& after) {
        const Payoffs chances = evaluation_of(after, rules, tuned);
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

// Between turns everything that was begun is finished, and nobody seems ahead for being on turn.
inline bool is_quiet(const State& s)
{
    if (!s.agenda.asks<ChooseHire>()) return false;
    for (Hex hex : s.players[s.turn.seat].hexes)
        if (s.hexes[hex].laborers > 0) return false;
    return true;
}

inline Payoffs evaluate(const State& s, const Rules& rules, const Tuned& tuned)
{
    if (s.agenda.asks<ChooseHireCount>()) {
        const Hex hex = s.agenda.top_as<ChooseHireCount>().hex;
        const int most = std::min<int>(s.hexes[hex].populations, laborers_affordable(s, rules));
        return best_for_mover(s, rules, tuned, [&](auto look) {
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
        return best_for_mover(s, rules, tuned, [&](auto look) {
            for (Hex target : reach_of(s, rules, asked.hex)) look(after_march(s, asked.hex, target, asked.unit, group));
        });
    }
    if (s.agenda.asks<ChooseMoveCount>()) {
        const auto asked = s.agenda.top_as<ChooseMoveCount>();
        const int group = group_size(s, rules, asked.hex, asked.unit, asked.movements);
        return best_for_mover(s, rules, tuned, [&](auto look) {
            for (int n : {1, group}) look(after_march(s, asked.hex, asked.target, asked.unit, n));
        });
    }
    return evaluation_of(s, rules, tuned);
}

}  // namespace tessera::temples_and_swords
