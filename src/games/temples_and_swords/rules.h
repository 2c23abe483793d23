// The rules' data: options and content of Temples and Swords, checked once, never changed afterwards.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/seat.h"
#include "engine/type_list.h"
#include "games/temples_and_swords/nouns.h"

namespace tessera::temples_and_swords {

enum class StartMode : std::uint8_t { Choose, Preset, Random };
enum class OwnedResults : std::uint8_t { RerollAll, RerollEach, Lose };

using Land = EnumArray<Terrain, HexSet, terrain_count>;

struct MapInfo {
    std::string id;
    std::string name;
    int players = 0;
    Land land{};
    std::vector<Hex> sites;
};

// TS-015, TS-016: a generated map for so many players.
struct RandomMapSize {
    std::uint8_t columns = 0, rows = 0;
    std::uint8_t site_distance = 0;
    int site_spread = 0;
};

struct Generator {
    int mixing_swaps_per_hex = 0;
    int good_site_min_grass = 0;
    int attempts = 1;
    int spread_step = 0;
    std::array<RandomMapSize, max_players + 1> size{};  // by the number of players
};

// TS-102: so many migration rolls for more than so many populated hexes.
struct MigrationRolls {
    int more_than = 0;
    int rolls = 0;
};

struct Rules {
    // Options, named after what they allow.
    int victory_points = 20;
    bool domination_requires_armies = true;
    bool finish_round = false;
    int round_limit = 100;  // 0: none
    bool random_map = false;
    StartMode start_mode = StartMode::Choose;
    bool last_player_starts_first = true;
    int min_start_distance = 3;
    int starting_gold = 5;
    int seat_gold_bonus = 0;
    bool laborers_go_first = false;
    OwnedResults owned_results = OwnedResults::RerollAll;
    bool foreign_roads = true;
    bool simultaneous_combat = false;
    bool declarations_bind_all_combat = false;
    bool victim_pays_plunder = false;
    bool slaves_require_capture = true;
    bool slaves_fight = false;
    bool captured_slaves_are_destroyed = false;
    bool taxes_round_up = false;
    int disaster_faces = 1;
    bool disasters_strike_anybody = false;
    bool disease_starts_now = false;
    bool warbands_are_announced = true;
    bool full_hexes_spill = false;
    bool migration_repeats = false;

    // Content: the plain numbers.
    Terrain start_terrain{};
    int start_populations = 3;
    Projects start_projects{};
    AdvanceSet start_advances{};
    int laborer_upkeep = 1;
    int laborer_points = 1;
    int basic_populations_per_gold = 2;
    std::vector<int> tech_points;  // by face
    int advance_cost = 10;
    int chart_rolls = 3;
    int combat_sides = 6;
    int hit_faces = 1;  // how many
    int base_dice = 3;
    int plunder_per_population = 2;
    int populations_held_per_unit = 2;
    int slave_share_num = 1, slave_share_den = 2;
    int disaster_sides = 6;
    int migration_sides = 6;
    std::vector<int> migration_need;  // by populations, from 1
    std::vector<MigrationRolls> migration_rolls;
    int counters_per_kind = 99;
    int warband_gold_sides = 6;

    // Content: the pieces.
    EnumArray<Terrain, TerrainInfo, terrain_count> terrains;
    EnumArray<Project, ProjectInfo, project_count> projects;
    EnumArray<UnitKind, UnitInfo, unit_count> units;
    EnumArray<Advance, AdvanceInfo, advance_count> advances;
    EnumArray<Disaster, DisasterInfo, disaster_count> disasters;
    Project city{};
    UnitKind slave{};
    std::vector<std::string> warband_names;
    std::vector<std::string> colours;  // by seat
    std::vector<std::string> civs;     // by seat

    // The maps that the option allows, and the grid that they share.
    std::vector<MapInfo> maps;
    Generator generator;
    std::size_t columns = 0, rows = 0;
    std::array<FixedVector<Hex, 6>, max_places> neighbours{};
    std::array<std::array<std::uint8_t, max_places>, max_places> distances{};

    // Derived once, because it is asked all the time.
    KindSet military{};
    KindSet fighters{};                      // military units, and slaves if they fight
    EnumArray<Side, KindSet, 2> advanced{};  // kinds that can be declared in this role
    bool roads_lead_far = false;             // a movement may run along two road hexes

    std::vector<std::string> hex_ids, terrain_ids, project_ids, unit_ids, item_ids, advance_ids, disaster_ids;

    std::size_t places() const { return columns * rows; }
    int distance(Hex a, Hex b) const { return distances[index_of(a)][index_of(b)]; }
    const TerrainInfo& operator[](Terrain terrain) const { return terrains[terrain]; }
    const ProjectInfo& operator[](Project project) const { return projects[project]; }
    const UnitInfo& operator[](UnitKind kind) const { return units[kind]; }
    const AdvanceInfo& operator[](Advance advance) const { return advances[advance]; }
    const DisasterInfo& operator[](Disaster disaster) const { return disasters[disaster]; }
};

inline constexpr Project project_at(std::size_t i) { return id_at<Project>(i); }
inline constexpr UnitKind kind_at(std::size_t i) { return id_at<UnitKind>(i); }

inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Hex>) { return rules.hex_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Terrain>) { return rules.terrain_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Project>) { return rules.project_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<UnitKind>) { return rules.unit_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Item>) { return rules.item_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Advance>) { return rules.advance_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Disaster>) { return rules.disaster_ids; }

// Throws ContentError with every mistake there is.
Rules load_rules(Content& content, const Options& options);

}  // namespace tessera::temples_and_swords
