// Operations on the own board: units on tiles, and the terrain itself.
#pragma once

#include "games/market_trading/operations/asked.h"

namespace tessera::market_trading {

inline bool are_adjacent(const Rules& rules, Tile a, Tile b) { return rules.neighbours[index_of(a)].contains(b); }

inline Verdict check_terrain(const State& s, const TerrainSet& reached, Tile tile)
{
    if (!reached.empty() && !reached.contains(s.mover().terrain[index_of(tile)]))
        return refuse("MT-062: the effect does not reach this terrain");
    return allow();
}

// `place`: n units on the focus tile, or on each of up to so many tiles next to it, or anywhere.
struct operation::Place {
    MEMBERS(PlaceOfUnits where; Number<1, 24> n = 1; Number<1, 24> tiles = 1; TerrainSet terrain = {};
            bool empty = false);
    static constexpr std::string_view text = "place {n} {where}[, up to {tiles} tiles]";
    static constexpr std::array when{Occasion::Use, Occasion::OnBuild, Occasion::OnForage};

    ArgumentMistake mistake_at(Occasion occasion) const
    {
        if (occasion == Occasion::OnBuild && where != PlaceOfUnits::Any)
            return {"where", "on_build has no focus tile: only \"any\" makes sense"};
        return {};
    }
};

inline Verdict check_tile(const State& s, const Rules& rules, const operation::Place& a, Tile tile)
{
    if (index_of(tile) >= board_tiles) return refuse("MT-061: a board has 24 tiles");
    if (const Verdict verdict = check_terrain(s, a.terrain, tile); !verdict) return verdict;
    if (a.where == PlaceOfUnits::Adjacent && (s.turn.focus == no_tile || !are_adjacent(rules, s.turn.focus, tile)))
        return refuse("MT-062: the tile is not next to the one you foraged on");
    if (a.empty && s.mover().piles[index_of(tile)] > 0) return refuse("MT-062: the tile must have no pile");
    return allow();
}

inline int tiles_to_pick(const operation::Place& a) { return a.tiles; }

inline void perform(State& s, const Rules& rules, const operation::Place& a, const CarryOut& step, Sink auto& tell)
{
    if (a.where == PlaceOfUnits::Same) {
        if (s.turn.focus != no_tile) place_units(s, rules, s.turn.focus, a.n, card_asked(s, step), tell);
        return;
    }
    if (has_tile_candidate(s, rules, a, no_tile)) ask_for_tile(s, step);  // MT-062
}

inline void choose_tile(State& s, const Rules& rules, const operation::Place& a, Tile tile, CardId card,
                        Sink auto& tell)
{
    place_units(s, rules, tile, a.n, card, tell);
}

// `transform`: an own tile without a pile becomes another terrain for good, and the focus tile of this use.
struct operation::Transform {
    MEMBERS(Terrain from; Terrain to);
    static constexpr std::string_view text = "turn a tile of {from} into {to}";
    static constexpr std::array when{Occasion::Use};
};

inline Verdict check_tile(const State& s, const Rules&, const operation::Transform& a, Tile tile)
{
    if (index_of(tile) >= board_tiles) return refuse("MT-061: a board has 24 tiles");
    if (s.mover().terrain[index_of(tile)] != a.from) return refuse("MT-020: the tile has another terrain");
    if (s.mover().piles[index_of(tile)] > 0) return refuse("MT-020: the tile must have no pile");
    return allow();
}

inline int tiles_to_pick(const operation::Transform&) { return 1; }

inline Verdict check_first(const State& s, const Rules& rules, const operation::Transform& a, int)
{
    if (has_tile_candidate(s, rules, a, no_tile)) return allow();
    return refuse("MT-020: you have no tile of that terrain without a pile");
}

inline void perform(State& s, const Rules& rules, const operation::Transform& a, const CarryOut& step, Sink auto&)
{
    if (has_tile_candidate(s, rules, a, no_tile)) ask_for_tile(s, step);  // MT-062
}

inline void choose_tile(State& s, const Rules&, const operation::Transform& a, Tile tile, CardId card, Sink auto& tell)
{
    s.mover().terrain[index_of(tile)] = a.to;
    s.turn.focus = tile;
    tell(TileTransformed{s.turn.seat, tile, a.to, card});
}

// `extra_harvest`: a unit from each of up to n piles, and these units are harvested.
struct operation::ExtraHarvest {
    MEMBERS(Number<1, 50> n; TerrainSet terrain = {});
    static constexpr std::string_view text = "take 1 more from up to {n pile(s)}[ on {terrain}]";
    static constexpr std::array when{Occasion::OnHarvest};
};

inline Verdict check_tile(const State& s, const Rules&, const operation::ExtraHarvest& a, Tile tile)
{
    if (index_of(tile) >= board_tiles) return refuse("MT-061: a board has 24 tiles");
    if (const Verdict verdict = check_terrain(s, a.terrain, tile); !verdict) return verdict;
    return s.mover().piles[index_of(tile)] > 0 ? allow() : refuse("MT-062: there is no pile to take from");
}

inline int tiles_to_pick(const operation::ExtraHarvest& a) { return a.n; }

inline void perform(State& s, const Rules& rules, const operation::ExtraHarvest& a, const CarryOut& step, Sink auto&)
{
    if (has_tile_candidate(s, rules, a, no_tile)) ask_for_tile(s, step);  // MT-062
}

inline void choose_tile(State& s, const Rules& rules, const operation::ExtraHarvest&, Tile tile, CardId card,
                        Sink auto& tell)
{
    Player& player = s.mover();
    const Good good = resource_at(player, rules, tile);
    --player.piles[index_of(tile)];
    add_units(player.stock[good], 1);
    add_units(s.turn.harvested[good], 1);
    tell(HarvestedMore{s.turn.seat, tile, good, card});
}

}  // namespace tessera::market_trading
