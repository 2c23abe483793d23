#include "games/temples_and_swords/map_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace tessera::temples_and_swords {

namespace {

// A map as it is drawn: places by column and row, the letters as written.
struct Drawing {
    std::string id;
    std::string name;
    int players = 0;
    std::vector<std::string> rows;

    std::size_t columns() const
    {
        std::size_t most = 0;
        for (const std::string& row : rows) most = std::max(most, row.size());
        return most;
    }
    char at(int column, int row) const
    {
        const bool inside = row >= 0 && row < static_cast<int>(rows.size()) && column >= 0 &&
                            column < static_cast<int>(rows[static_cast<std::size_t>(row)].size());
        return inside ? rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] : '.';
    }
};

struct Place {
    int column = 0;
    int row = 0;
};

// TS-002
std::vector<Place> neighbours_of(Place p)
{
    const int shift = p.row % 2 == 0 ? -1 : 0;  // where the rows above and below begin
    return {{p.column + shift, p.row - 1}, {p.column + shift + 1, p.row - 1}, {p.column - 1, p.row},
            {p.column + 1, p.row},         {p.column + shift, p.row + 1},     {p.column + shift + 1, p.row + 1}};
}

// TS-003
int distance_between(Place a, Place b)
{
    const int dx = (a.column - a.row / 2) - (b.column - b.row / 2);
    const int dz = a.row - b.row;
    return std::max({std::abs(dx), std::abs(dz), std::abs(dx + dz)});
}

bool is_site(char letter) { return letter >= '0' && letter <= '9'; }

void for_each_hex(const Drawing& map, const std::function<void(Place, char)>& visit)
{
    for (int row = 0; row < static_cast<int>(map.rows.size()); ++row)
        for (int column = 0; column < static_cast<int>(map.columns()); ++column)
            if (map.at(column, row) != '.') visit({column, row}, map.at(column, row));
}

std::size_t hexes_within_reach(const Drawing& map, Place start)
{
    std::vector<Place> reached{start};
    Drawing left = map;
    const auto take = [&](Place p) {
        left.rows[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)] = '.';
    };
    take(start);
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Place next : neighbours_of(reached[i]))
            if (left.at(next.column, next.row) != '.') {
                take(next);
                reached.push_back(next);
            }
    return reached.size();
}

void check_sites(const Section& from, const Drawing& map)
{
    std::vector<Place> sites;
    for (int number = 1; number <= map.players; ++number) {
        int found = 0;
        for_each_hex(map, [&](Place p, char letter) {
            if (letter != '0' + number) return;
            ++found;
            sites.push_back(p);
        });
        if (found != 1)
            from.mistake("rows", fmt::format("TS-004: found the start site {} {} times, expected once", number, found));
    }
    int digits = 0;
    for_each_hex(map, [&](Place, char letter) { digits += is_site(letter) ? 1 : 0; });
    if (digits != map.players)
        from.mistake("rows", fmt::format("TS-004: found {} start sites, expected {}", digits, map.players));
    for (std::size_t i = 0; i < sites.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (distance_between(sites[i], sites[j]) < 3)
                from.mistake("rows", "TS-004: two start sites are less than 3 apart");
}

// TS-004
void check_map(const Section& from, const Drawing& map, const Rules& rules)
{
    const char grass = rules.terrains.items[0].glyph, desert = rules.terrains.items[1].glyph;
    std::size_t grassland = 0, deserts = 0;
    Place some{};
    for_each_hex(map, [&](Place p, char letter) {
        some = p;
        if (letter == grass || is_site(letter))
            ++grassland;
        else if (letter == desert)
            ++deserts;
        else
            from.mistake(
                "rows", fmt::format("TS-004: found '{}', expected '{}', '{}', '.' or a number", letter, grass, desert));
    });
    const std::size_t hexes = grassland + deserts;
    if (hexes == 0) return from.mistake("rows", "TS-004: the map has no hexes");
    if (grassland != deserts)
        from.mistake("rows",
                     fmt::format("TS-004: found {} hexes of grassland and {} of desert, expected as many of both",
                                 grassland, deserts));
    if (hexes > max_hexes || map.columns() > max_columns)
        from.mistake("rows", fmt::format("TS-004: found {} hexes in {} columns, expected at most {} in {}", hexes,
                                         map.columns(), max_hexes, max_columns));
    if (hexes_within_reach(map, some) != hexes) from.mistake("rows", "TS-004: not all hexes are connected");
    check_sites(from, map);
}

Drawing read_drawing(const Section& from, const Rules& rules)
{
    Drawing map;
    map.id = from.text("id");
    map.name = from.text("name");
    map.players = static_cast<int>(from.number("players", {2, max_players}));
    static_cast<void>(from.text("symmetry"));
    static_cast<void>(from.text("text"));
    for (std::string row : from.texts("rows")) {
        row.erase(std::remove(row.begin(), row.end(), ' '), row.end());
        map.rows.push_back(std::move(row));
    }
    check_map(from, map, rules);
    return map;
}

void read_generator(const Section& from, Rules& rules)
{
    Generator& generator = rules.generator;
    generator.mixing_swaps_per_hex = static_cast<int>(from.number("mixing_swaps_per_hex", {0, 100}));
    generator.good_site_min_grass = static_cast<int>(from.number("good_site_min_grass", {0, 6}));
    generator.attempts = static_cast<int>(from.number("attempts", {1, 10000}));
    generator.spread_step = static_cast<int>(from.number("spread_step", {1, 100}));
    for (const Section& entry : from.sections("size")) {
        const auto players = static_cast<std::size_t>(entry.number("players", {2, max_players}));
        if (players > max_players) continue;
        RandomMapSize& size = generator.size[players];
        if (size.rows > 0) entry.mistake("players", "this number of players has a size already");
        size.columns = static_cast<std::uint8_t>(entry.number("columns", {2, max_columns}));
        size.rows = static_cast<std::uint8_t>(entry.number("rows", {2, 48}));
        size.site_distance = static_cast<std::uint8_t>(entry.number("site_distance", {1, 20}));
        size.site_spread = static_cast<int>(entry.number("site_spread", {0, 1000}));
        if (size.rows % 2 != 0 || size.rows * size.columns > static_cast<int>(max_hexes))
            entry.mistake("rows", fmt::format("expected an even number of rows and at most {} hexes", max_hexes));
    }
    for (std::size_t players = 2; players <= max_players; ++players)
        if (generator.size[players].rows == 0)
            from.mistake("size", fmt::format("there is no size for {} players", players));
}

// The places of the grid, their names (TS-001), neighbours and distances.
void lay_grid(Rules& rules)
{
    const auto columns = static_cast<int>(rules.columns), rows = static_cast<int>(rules.rows);
    const auto place_at = [&](std::size_t i) {
        return Place{static_cast<int>(i) % columns, static_cast<int>(i) / columns};
    };
    const auto hex_at = [&](Place p) {
        return id_at<Hex>(static_cast<std::size_t>(p.row) * rules.columns + static_cast<std::size_t>(p.column));
    };
    for (std::size_t i = 0; i < rules.places(); ++i) {
        const Place p = place_at(i);
        rules.hex_ids.push_back(fmt::format("{}{}", static_cast<char>('A' + p.column), p.row + 1));
        for (Place next : neighbours_of(p))
            if (next.column >= 0 && next.column < columns && next.row >= 0 && next.row < rows)
                rules.neighbours[i].push_back(hex_at(next));
        for (std::size_t j = 0; j < rules.places(); ++j)
            rules.distances[i][j] = static_cast<std::uint8_t>(distance_between(p, place_at(j)));
    }
}

MapInfo map_from(const Drawing& drawing, const Rules& rules)
{
    MapInfo map;
    map.id = drawing.id;
    map.name = drawing.name;
    map.players = drawing.players;
    map.sites.resize(static_cast<std::size_t>(drawing.players));
    for_each_hex(drawing, [&](Place p, char letter) {
        const auto hex =
            id_at<Hex>(static_cast<std::size_t>(p.row) * rules.columns + static_cast<std::size_t>(p.column));
        map.land.items[letter == rules.terrains.items[1].glyph ? 1 : 0].insert(hex);
        if (is_site(letter)) map.sites[static_cast<std::size_t>(letter - '1')] = hex;
    });
    return map;
}

// TS-014: `auto` is the first map for each number of players.
std::vector<Drawing> allowed_maps(const std::vector<Drawing>& maps, std::size_t choice)
{
    constexpr std::size_t automatic = 0, random = 1;
    if (choice == random) return {};
    if (choice != automatic) return {maps[choice - 2]};
    std::vector<Drawing> first;
    for (const Drawing& map : maps) {
        const auto same = [&](const Drawing& other) { return other.players == map.players; };
        if (std::none_of(first.begin(), first.end(), same)) first.push_back(map);
    }
    return first;
}

}  // namespace

void read_maps(Content& content, const Options& options, Rules& rules)
{
    std::vector<Drawing> maps;
    std::vector<std::string> words = {"auto", "random"};
    {
        const Section file = content.file("maps.toml");
        read_generator(file.section("random_map"), rules);
        for (const Section& from : file.sections("map")) {
            maps.push_back(read_drawing(from, rules));
            if (std::find(words.begin(), words.end(), maps.back().id) != words.end())
                from.mistake("id", fmt::format("there are two maps \"{}\"", maps.back().id));
            words.push_back(maps.back().id);
        }
        for (int players = 2; players <= static_cast<int>(max_players); ++players)
            if (std::none_of(maps.begin(), maps.end(), [&](const Drawing& map) { return map.players == players; }))
                file.mistake("map", fmt::format("there is no map for {} players", players));
    }
    const std::size_t choice = options.choice("map", words);
    content.refuse_mistakes();

    rules.random_map = choice == 1;
    const std::vector<Drawing> allowed = allowed_maps(maps, choice);
    for (const Drawing& map : allowed) {
        rules.columns = std::max(rules.columns, map.columns());
        rules.rows = std::max(rules.rows, map.rows.size());
    }
    if (rules.random_map)
        for (const RandomMapSize& size : rules.generator.size) {
            rules.columns = std::max<std::size_t>(rules.columns, size.columns);
            rules.rows = std::max<std::size_t>(rules.rows, size.rows);
        }
    if (rules.places() > max_places)
        options.mistake("map", fmt::format("the maps need {} columns and {} rows, expected at most {} places in all",
                                           rules.columns, rules.rows, max_places));
    content.refuse_mistakes();
    lay_grid(rules);
    for (const Drawing& map : allowed) rules.maps.push_back(map_from(map, rules));
}

}  // namespace tessera::temples_and_swords
