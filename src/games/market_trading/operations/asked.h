// What operations have in common: of which card they are, how often they count, and which of them ask for a tile or a
// kind. MT-061: in a triggered effect such a choice may be declined. MT-063: within a use it may not.
#pragma once

#include "engine/members.h"
#include "games/market_trading/conditions.h"

namespace tessera::market_trading {

// Steps and questions name an effect by its improvement, and an operation by its place in the effect.
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

inline void ask_for_tile(State& s, const CarryOut& step)
{
    s.agenda.run_next({ChooseTile{step.improvement, step.effect, step.operation, 0, no_tile}});
}

inline void ask_for_resource(State& s, const CarryOut& step)
{
    s.agenda.run_next({ChooseResource{step.improvement, step.effect, step.operation}});
}

// An operation that asks for tiles says which will do, and what happens on the one that is picked.
template <class Asking>
concept AsksForTiles = requires(const State& s, const Rules& rules, const Asking& a)
{
    check_tile(s, rules, a, no_tile);
};

// One that asks for a kind says which there are to choose from.
template <class Asking>
concept AsksForAKind = requires(const State& s, const Rules& rules, const Asking& a)
{
    kinds_to_choose(s, rules, a);
};

// How many tiles behind this one (no_tile: all of them) could be chosen.
template <class Asking>
int tile_candidates(const State& s, const Rules& rules, const Asking& operation, Tile after)
{
    int candidates = 0;
    for (std::size_t i = after == no_tile ? 0 : index_of(after) + 1; i < board_tiles; ++i)
        candidates += check_tile(s, rules, operation, id_at<Tile>(i)) ? 1 : 0;
    return candidates;
}

template <class Asking>
bool has_tile_candidate(const State& s, const Rules& rules, const Asking& operation, Tile after)
{
    for (std::size_t i = after == no_tile ? 0 : index_of(after) + 1; i < board_tiles; ++i)
        if (check_tile(s, rules, operation, id_at<Tile>(i))) return true;
    return false;
}

inline void gain(State& s, const Goods& goods, int times, CardId card, Sink auto& tell)
{
    Goods gained{};
    add_goods(gained, goods, times);
    add_goods(s.mover().stock, gained);
    tell(GoodsGained{s.turn.seat, gained, card});
}

inline void place_units(State& s, const Rules& rules, Tile tile, int units, CardId card, Sink auto& tell)
{
    add_units(s.mover().piles[index_of(tile)], units);
    tell(UnitsPlaced{s.turn.seat, tile, resource_at(s.mover(), rules, tile), static_cast<std::uint8_t>(units), card});
}

}  // namespace tessera::market_trading
