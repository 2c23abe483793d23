// Random maps: TS-015 to TS-017. Everything follows from one seed that chance gives.
#pragma once

#include <array>
#include <utility>

#include "base/random.h"
#include "games/temples_and_swords/board.h"

namespace tessera::temples_and_swords {

// TS-015: the generator, spelled out so that a seed means the same map everywhere.
class MapDice {
public:
    explicit MapDice(std::uint32_t seed) : state_(seed) {}

    std::size_t below(std::size_t k) { return static_cast<std::size_t>(next() % k); }

private:
    std::uint64_t next()
    {
        const std::uint64_t result = mix_bits(state_);
        state_ += 0x9E3779B97F4A7C15u;
        return result;
    }

    std::uint64_t state_;
};

// A map in the making: the hexes in hex order.
struct MapDraft {
    const Rules& rules;
    const RandomMapSize& size;
    std::array<Hex, max_hexes> hexes{};
    std::array<bool, max_places> grass{};  // by place
    FixedVector<Hex, max_players> sites{};

    MapDraft(const Rules& all, const RandomMapSize& wanted) : rules(all), size(wanted)
    {
        std::size_t i = 0;
        for (std::size_t row = 0; row < size.rows; ++row)
            for (std::size_t column = 0; column < size.columns; ++column)
                hexes[i++] = id_at<Hex>(row * rules.columns + column);
    }

    std::size_t count() const { return static_cast<std::size_t>(size.columns * size.rows); }
    bool is_grass(Hex hex) const { return grass[index_of(hex)]; }

    // The grid is wider than the map: a place beside it is not a hex.
    bool contains(Hex hex) const
    {
        return index_of(hex) % rules.columns < size.columns && index_of(hex) / rules.columns < size.rows;
    }

    int grass_around(Hex hex) const
    {
        int sum = 0;
        for (Hex next : rules.neighbours[index_of(hex)]) sum += contains(next) && is_grass(next) ? 1 : 0;
        return sum;
    }

    int like_neighbours(Hex hex) const
    {
        int sum = 0;
        for (Hex next : rules.neighbours[index_of(hex)])
            sum += contains(next) && is_grass(next) == is_grass(hex) ? 1 : 0;
        return sum;
    }

    void exchange(Hex a, Hex b) { std::swap(grass[index_of(a)], grass[index_of(b)]); }
};

// TS-015: half grassland, half desert, shuffled; then exchanges that gather equal terrain into regions.
inline void lay_terrain(MapDraft& draft, MapDice& dice)
{
    const std::size_t n = draft.count();
    for (std::size_t i = 0; i < n; ++i) draft.grass[index_of(draft.hexes[i])] = i < n / 2;
    for (std::size_t left = n; left > 1; --left) draft.exchange(draft.hexes[left - 1], draft.hexes[dice.below(left)]);
    const auto swaps = static_cast<std::size_t>(draft.rules.generator.mixing_swaps_per_hex) * n;
    for (std::size_t k = 0; k < swaps; ++k) {
        const Hex a = draft.hexes[dice.below(n)];
        const Hex b = draft.hexes[dice.below(n)];
        if (draft.is_grass(a) == draft.is_grass(b)) continue;
        const int before = draft.like_neighbours(a) + draft.like_neighbours(b);
        draft.exchange(a, b);
        if (draft.like_neighbours(a) + draft.like_neighbours(b) <= before) draft.exchange(a, b);
    }
}

// TS-016: the total capacity within distance 2.
inline int site_value(const MapDraft& draft, Hex site)
{
    int value = 0;
    for (std::size_t i = 0; i < draft.count(); ++i)
        if (draft.rules.distance(site, draft.hexes[i]) <= 2)
            value += draft.rules.terrains.items[draft.is_grass(draft.hexes[i]) ? 0 : 1].capacity;
    return value;
}

// The first set in lexicographic hex order that has room, or none.
inline bool choose_sites(MapDraft& draft, const FixedVector<Hex, max_hexes>& good, std::size_t from, std::size_t wanted)
{
    if (draft.sites.size() == wanted) return true;
    for (std::size_t i = from; i < good.size(); ++i) {
        bool far = true;
        for (Hex site : draft.sites) far &= draft.rules.distance(site, good[i]) >= draft.size.site_distance;
        if (!far) continue;
        draft.sites.push_back(good[i]);
        if (choose_sites(draft, good, i + 1, wanted)) return true;
        draft.sites.take_back();
    }
    return false;
}

// TS-016: good sites of similar value, one for each player.
inline bool find_sites(MapDraft& draft, std::size_t players, int spread)
{
    FixedVector<Hex, max_hexes> good;
    std::array<int, max_places> value{};
    int best = 0;
    for (std::size_t i = 0; i < draft.count(); ++i) {
        const Hex hex = draft.hexes[i];
        if (!draft.is_grass(hex) || draft.grass_around(hex) < draft.rules.generator.good_site_min_grass) continue;
        good.push_back(hex);
        value[index_of(hex)] = site_value(draft, hex);
        best = std::max(best, value[index_of(hex)]);
    }
    FixedVector<Hex, max_hexes> similar;
    for (Hex hex : good)
        if (value[index_of(hex)] >= best - spread) similar.push_back(hex);
    draft.sites.clear();
    return choose_sites(draft, similar, 0, players);
}

// Lays the map that belongs to the seed, and says how many were rejected before it.
inline int lay_random_map(State& s, const Rules& rules, std::uint32_t seed)
{
    const std::size_t players = s.players.size();
    MapDraft draft(rules, rules.generator.size[players]);
    MapDice dice(seed);
    int rejected = 0;
    while (true) {
        lay_terrain(draft, dice);
        const int spread = draft.size.site_spread + rules.generator.spread_step * (rejected / rules.generator.attempts);
        if (find_sites(draft, players, spread)) break;
        ++rejected;  // TS-017
    }
    s.land = {};
    for (std::size_t i = 0; i < draft.count(); ++i)
        s.land.items[draft.is_grass(draft.hexes[i]) ? 0 : 1].insert(draft.hexes[i]);
    s.sites = draft.sites;
    return rejected;
}

}  // namespace tessera::temples_and_swords
