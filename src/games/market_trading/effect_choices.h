// The choices inside effects: a tile, a kind, a card of the row. MT-061: in a triggered effect they may be declined.
// MT-063: within a use they may not.
#pragma once

#include "games/market_trading/conditions.h"

namespace tessera::market_trading {

template <class Asked>
const Effect& effect_asked(const State& s, const Rules& rules, const Asked& asked)
{
    return rules[s.mover().improvements[asked.improvement]].effects[asked.effect];
}

template <class Asked>
const Operation& operation_asked(const State& s, const Rules& rules, const Asked& asked)
{
    return effect_asked(s, rules, asked).operations[asked.operation];
}

template <class Asked>
CardId card_asked(const State& s, const Asked& asked)
{
    return s.mover().improvements[asked.improvement];
}

// Tiles.

inline bool are_adjacent(const Rules& rules, Tile a, Tile b) { return rules.neighbours[index_of(a)].contains(b); }

inline Verdict check_tile(const State& s, const Rules& rules, const Operation& operation, Tile tile)
{
    const Player& player = s.mover();
    if (index_of(tile) >= board_tiles) return refuse("MT-061: a board has 24 tiles");
    const Terrain terrain = player.terrain[index_of(tile)];
    const bool has_pile = player.piles[index_of(tile)] > 0;
    if (operation.op == Op::Transform) {
        if (terrain != operation.from_terrain) return refuse("MT-020: the tile has another terrain");
        if (has_pile) return refuse("MT-020: the tile must have no pile");
        return allow();
    }
    if (!operation.terrain.empty() && !operation.terrain.contains(terrain))
        return refuse("MT-062: the effect does not reach this terrain");
    if (operation.op == Op::ExtraHarvest) return has_pile ? allow() : refuse("MT-062: there is no pile to take from");
    if (operation.where == Operation::Where::Adjacent &&
        (s.turn.focus == no_tile || !are_adjacent(rules, s.turn.focus, tile)))
        return refuse("MT-062: the tile is not next to the one you foraged on");
    if (operation.empty && has_pile) return refuse("MT-062: the tile must have no pile");
    return allow();
}

// How many tiles behind this one (no_tile: all of them) could be chosen.
inline int tile_candidates(const State& s, const Rules& rules, const Operation& operation, Tile after)
{
    int candidates = 0;
    for (std::size_t i = after == no_tile ? 0 : index_of(after) + 1; i < board_tiles; ++i)
        candidates += check_tile(s, rules, operation, id_at<Tile>(i)) ? 1 : 0;
    return candidates;
}

inline bool has_tile_candidate(const State& s, const Rules& rules, const Operation& operation, Tile after)
{
    for (std::size_t i = after == no_tile ? 0 : index_of(after) + 1; i < board_tiles; ++i)
        if (check_tile(s, rules, operation, id_at<Tile>(i))) return true;
    return false;
}

inline int tiles_to_pick(const Operation& operation)
{
    switch (operation.op) {
        case Op::Place: return operation.tiles;
        case Op::ExtraHarvest: return operation.n;
        default: return 1;
    }
}

inline void offer(const State&, const Rules&, const ChooseTile& asked, Offers<PickTile>& out)
{
    for (std::size_t i = asked.last == no_tile ? 0 : index_of(asked.last) + 1; i < board_tiles; ++i)
        out.add({id_at<Tile>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseTile& asked, PickTile a)
{
    const Operation& operation = operation_asked(s, rules, asked);
    if (const Verdict verdict = check_tile(s, rules, operation, a.tile); !verdict) return verdict;
    if (asked.last != no_tile && a.tile <= asked.last)
        return refuse("MT-061: several tiles are chosen from north-west to south-east");
    const int more = tiles_to_pick(operation) - asked.picked - 1;
    if (more > 0 && effect_asked(s, rules, asked).when == Occasion::Use) {
        const int possible = tile_candidates(s, rules, operation, asked.last) - 1;
        if (tile_candidates(s, rules, operation, a.tile) < std::min(more, possible))
            return refuse("MT-063: within a use, as many tiles are chosen as possible");
    }
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseTile& asked, PickTile a, Sink auto& tell)
{
    Player& player = s.mover();
    const Operation& operation = operation_asked(s, rules, asked);
    const CardId card = card_asked(s, asked);
    if (operation.op == Op::Transform) {
        player.terrain[index_of(a.tile)] = operation.to_terrain;
        s.turn.focus = a.tile;
        tell(TileTransformed{s.turn.seat, a.tile, operation.to_terrain, card});
    } else if (operation.op == Op::ExtraHarvest) {
        const Good good = resource_at(player, rules, a.tile);
        --player.piles[index_of(a.tile)];
        add_units(player.stock[good], 1);
        add_units(s.turn.harvested[good], 1);
        tell(HarvestedMore{s.turn.seat, a.tile, good, card});
    } else {
        place_units(s, rules, a.tile, operation.n, card, tell);
    }

    ChooseTile again = asked;
    again.last = a.tile;
    if (++again.picked < tiles_to_pick(operation) && has_tile_candidate(s, rules, operation, a.tile))
        s.agenda.run_next({again});
}

// Kinds.

inline GoodSet resource_candidates(const State& s, const Rules& rules, const Operation& operation)
{
    const Player& player = s.mover();
    GoodSet candidates;
    const auto allows = [&](Good good) {
        if (operation.op == Op::Take && operation.flooded) return is_flooded(s, rules, good);
        if (operation.op != Op::GainOne) return s.market[good] > 0;
        switch (operation.from) {
            case Operation::From::Harvested: return s.turn.harvested[good] > 0;
            case Operation::From::Paid: return rules.tier(good) == 1 && s.turn.paid[good] > 0;
            default: return true;
        }
    };
    if (operation.op == Op::GainOne && operation.from == Operation::From::Terrain) {
        for (std::size_t i = 0; i < rules.terrains.size(); ++i)
            if (tiles_of(player, id_at<Terrain>(i)) >= operation.min_tiles)
                candidates.insert(rules.terrains[i].resource);
        return candidates;
    }
    for (Good good : operation.goods)
        if (allows(good)) candidates.insert(good);
    return candidates;
}

inline void offer(const State& s, const Rules& rules, const ChooseResource& asked, Offers<PickResource>& out)
{
    for (Good good : resource_candidates(s, rules, operation_asked(s, rules, asked))) out.add({good});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseResource& asked, PickResource a)
{
    const GoodSet candidates = resource_candidates(s, rules, operation_asked(s, rules, asked));
    if (index_of(a.good) >= rules.good_count() || !candidates.contains(a.good))
        return refuse("MT-062: that kind is not among those to choose from");
    return allow();
}

inline void apply(State& s, const Rules& rules, const ChooseResource& asked, PickResource a, Sink auto& tell)
{
    const Operation& operation = operation_asked(s, rules, asked);
    const CardId card = card_asked(s, asked);
    if (operation.op == Op::GainOne) {
        Goods one{};
        one[a.good] = 1;
        return gain(s, one, 1, card, tell);
    }
    if (operation.op == Op::Remove) {
        --s.market[a.good];
        return tell(RemovedFromMarket{s.turn.seat, a.good, card});
    }
    const std::uint8_t units = std::min(operation.n, s.market[a.good]);
    s.market[a.good] = static_cast<std::uint8_t>(s.market[a.good] - units);
    add_units(s.mover().stock[a.good], units);
    s.turn.taken.insert(a.good);
    tell(TakenFromMarket{s.turn.seat, a.good, units, card});
}

// Cards of the row.

inline void offer(const State&, const Rules& rules, Offers<PickSlot>& out)
{
    for (std::uint8_t slot = 0; slot < rules.row_size; ++slot) out.add({Slot{slot}});
}

inline Verdict check(const State& s, const Rules& rules, PickSlot a)
{
    if (index_of(a.slot) >= rules.row_size || s.row[index_of(a.slot)] == no_card)
        return refuse("MT-062: there is no card in that slot");
    return allow();
}

inline void apply(State& s, const Rules&, PickSlot a, Sink auto& tell)
{
    CardId& card = s.row[index_of(a.slot)];
    ++s.discard[card];
    tell(CardSwept{s.turn.seat, a.slot, card});
    card = no_card;
    s.agenda.run_next({RefillSlot{a.slot}});
}

// Declining.

inline void offer(const State&, const Rules&, Offers<Skip>& out) { out.add({}); }

template <class Asked>
Verdict check(const State& s, const Rules& rules, const Asked& asked, Skip)
{
    if (effect_asked(s, rules, asked).when == Occasion::Use) return refuse("MT-063: within a use nothing is declined");
    return allow();
}

inline void apply(State&, const Rules&, Skip, Sink auto&) {}

}  // namespace tessera::market_trading
