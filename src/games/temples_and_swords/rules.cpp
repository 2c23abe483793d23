#include "games/temples_and_swords/rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/temples_and_swords/map_reader.h"
#include "games/temples_and_swords/piece_reader.h"

namespace tessera::temples_and_swords {

namespace {

void read_options(const Options& options, Rules& rules)
{
    const auto number = [&](std::string_view key) { return static_cast<int>(options.number(key)); };
    // Is the second of two words chosen?
    const auto second = [&](std::string_view key, const char* first, const char* other) {
        return options.choice(key, {first, other}) == 1;
    };
    rules.victory_points = number("victory_points");
    rules.domination_requires_armies = options.flag("domination_requires_armies");
    rules.finish_round = options.flag("finish_round");
    rules.round_limit = number("round_limit");
    rules.start_mode = static_cast<StartMode>(options.choice("start_mode", {"choose", "preset", "random"}));
    rules.last_player_starts_first = !second("start_order", "reverse", "forward");
    rules.min_start_distance = number("min_start_distance");
    rules.starting_gold = number("starting_gold");
    rules.seat_gold_bonus = number("seat_gold_bonus");
    rules.laborers_go_first = second("unpaid_upkeep", "choose", "laborers_first");
    rules.owned_results =
        static_cast<OwnedResults>(options.choice("owned_results", {"reroll_all", "reroll_each", "lose"}));
    rules.foreign_roads = options.flag("foreign_roads");
    rules.simultaneous_combat = second("combat_order", "attacker_first", "simultaneous");
    rules.declarations_bind_all_combat = second("casualty_lock", "round", "combat");
    rules.victim_pays_plunder = second("plunder_source", "bank", "victim");
    rules.slaves_require_capture = options.flag("slaves_require_capture");
    rules.slaves_fight = options.flag("slaves_fight");
    rules.captured_slaves_are_destroyed = second("captured_slaves", "transfer", "destroy");
    rules.taxes_round_up = second("tax_rounding", "down", "up");
    rules.disaster_faces = number("disaster_faces");
    rules.disasters_strike_anybody = second("disaster_scope", "own", "map");
    rules.disease_starts_now = second("disease_start", "next_turn", "now");
    rules.warbands_are_announced = !second("warband_warning", "full", "none");
    rules.full_hexes_spill = second("migration_mode", "move", "spill");
    rules.migration_repeats = options.flag("migration_repeat");
}

void read_combat(const Section& from, Rules& rules)
{
    rules.combat_sides = read_die(from, "die");
    const std::vector<std::int64_t> faces = from.numbers("hit_faces", {1, rules.combat_sides});
    rules.hit_faces = static_cast<int>(faces.size());
    if (faces.empty() || rules.hit_faces >= rules.combat_sides)
        from.mistake("hit_faces", "expected at least one face that hits and one that does not");
    rules.base_dice = static_cast<int>(from.number("base_dice", {1, 20}));
}

void read_migration(const Section& from, Rules& rules)
{
    rules.migration_sides = read_die(from, "die");
    for (std::int64_t need : from.numbers("need", {1, 100})) rules.migration_need.push_back(static_cast<int>(need));
    std::size_t largest = 0;
    for (const TerrainInfo& terrain : rules.terrains)
        largest = std::max(largest, static_cast<std::size_t>(terrain.capacity));
    if (rules.migration_need.size() != largest)
        from.mistake("need", fmt::format("found {} numbers, expected {}, the largest capacity",
                                         rules.migration_need.size(), largest));
    for (const Section& row : from.sections("rolls")) {
        const int more_than = static_cast<int>(row.number("more_than", {0, max_hexes}));
        const bool first = rules.migration_rolls.empty();
        if (first ? more_than != 0 : more_than <= rules.migration_rolls.back().more_than)
            row.mistake("more_than", "the numbers rise from 0 on");
        rules.migration_rolls.push_back({more_than, static_cast<int>(row.number("rolls", {0, 20}))});
    }
}

void read_numbers(const Section& game, Rules& rules)
{
    const auto number = [](const Section& from, std::string_view key, Bounds bounds) {
        return static_cast<int>(from.number(key, bounds));
    };
    const Section identity = game.section("game");
    for (const char* key : {"id", "name", "draft_version", "text"}) static_cast<void>(identity.text(key));
    for (const char* key : {"players_min", "players_max"}) static_cast<void>(identity.number(key, {2, max_players}));

    const Section economy = game.section("economy");
    rules.laborer_upkeep = number(economy, "laborer_upkeep", {1, 9});
    rules.laborer_points = number(economy, "laborer_points", {1, 5});
    rules.basic_populations_per_gold = number(economy, "basic_populations_per_gold", {1, 20});

    const Section tech = game.section("tech");
    const int sides = read_die(tech, "die");
    for (std::int64_t points : tech.numbers("points", {0, 20})) rules.tech_points.push_back(static_cast<int>(points));
    if (rules.tech_points.size() != static_cast<std::size_t>(sides))
        tech.mistake("points",
                     fmt::format("found {} numbers, expected {}, one for each face", rules.tech_points.size(), sides));
    rules.advance_cost = number(tech, "advance_cost", {1, 1000});
    rules.chart_rolls = number(tech, "chart_rolls", {1, 8});

    read_combat(game.section("combat"), rules);

    const Section conquest = game.section("conquest");
    rules.plunder_per_population = number(conquest, "plunder_per_population", {0, 100});
    rules.populations_held_per_unit = number(conquest, "populations_held_per_unit", {0, 100});
    rules.slave_share_num = number(conquest, "slave_share_num", {0, 100});
    rules.slave_share_den = number(conquest, "slave_share_den", {1, 100});

    const Section disaster = game.section("disaster");
    rules.disaster_sides = read_die(disaster, "die");
    if (read_die(disaster, "chart_die") != static_cast<int>(disaster_count))
        disaster.mistake("chart_die",
                         fmt::format("expected a die with {} sides, one for each disaster", disaster_count));

    read_migration(game.section("migration"), rules);
    rules.counters_per_kind = number(game.section("supply"), "counters_per_kind", {1, 99});
}

// Read when the pieces are known, to which it refers.
void read_start(const Section& from, Rules& rules)
{
    rules.start_terrain = id_at<Terrain>(from.one_of("terrain", rules.terrain_ids, "terrain"));
    if (rules.start_terrain != Terrain{0})
        from.mistake("terrain", "expected the first terrain: start sites and generated maps rely on it");
    rules.start_populations = static_cast<int>(from.number("populations", {1, rules.terrains.items[0].capacity}));
    for (std::size_t project : from.some_of("projects", rules.project_ids, "project"))
        if (project < project_count) ++rules.start_projects.items[project];
    for (std::size_t advance : from.some_of("advances", rules.advance_ids, "advance"))
        if (advance < advance_count) rules.start_advances.insert(id_at<Advance>(advance));
    static_cast<void>(read_die(from, "order_die"));  // TS-018: a tie is rolled again, so the die does not matter
}

void read_peoples(Content& content, Rules& rules)
{
    const Section file = content.file("civs.toml");
    for (const Section& from : file.sections("colour")) {
        rules.colours.push_back(from.text("name"));
        for (const char* key : {"id", "rgb", "mark"}) static_cast<void>(from.text(key));
    }
    for (const Section& from : file.sections("civ")) {
        rules.civs.push_back(from.text("name"));
        for (const char* key : {"id", "people", "ruler"}) static_cast<void>(from.text(key));
        if (from.texts("cities").empty()) from.mistake("cities", "expected at least one name");
    }
    if (rules.colours.size() < max_players || rules.civs.size() < max_players)
        file.mistake("", fmt::format("found {} colours and {} civs, expected at least {} of both", rules.colours.size(),
                                     rules.civs.size(), max_players));
}

}  // namespace

Rules load_rules(Content& content, const Options& options)
{
    Rules rules;
    read_options(options, rules);
    {
        const Section game = content.file("game.toml");
        read_terrains(game, rules);
        read_numbers(game, rules);
        read_pieces(content, options, rules);
        read_start(game.section("setup"), rules);
    }
    read_peoples(content, rules);
    content.refuse_mistakes();
    read_maps(content, options, rules);
    if (static_cast<std::size_t>(options.rule_set().most_seats) > max_players || options.rule_set().least_seats < 2)
        content.mistake(fmt::format("2 to {} seats are possible", max_players));
    return rules;
}

}  // namespace tessera::temples_and_swords
