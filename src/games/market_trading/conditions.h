// When an effect happens: the conditions of section 4.10, and how often `per` counts. MT-060: all of them must hold at
// the moment at which the effect comes up.
#pragma once

#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline bool is_next_to(const Player& player, const Rules& rules, Tile tile, Terrain terrain)
{
    for (Tile neighbour : rules.neighbours[index_of(tile)])
        if (player.terrain[index_of(neighbour)] == terrain) return true;
    return false;
}

inline bool has_at_least(const Goods& goods, const FixedVector<AtLeast, 3>& demands)
{
    for (const AtLeast& demand : demands)
        if (goods[demand.good] < demand.units) return false;
    return true;
}

inline int kinds_donated(const State& s, const Rules& rules, Tier from_tier)
{
    int kinds = 0;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        kinds += s.turn.donated.items[i] > 0 && rules.goods[i].tier >= from_tier ? 1 : 0;
    return kinds;
}

inline bool focus_fits(const State& s, const Rules& rules, const Conditions& c)
{
    const bool asks_nothing = c.terrain.empty() && c.next_to == no_terrain && c.fresh == Conditions::Freshness::Any;
    if (asks_nothing) return true;
    if (s.turn.focus == no_tile) return false;
    if (!c.terrain.empty() && !c.terrain.contains(s.mover().terrain[index_of(s.turn.focus)])) return false;
    if (c.next_to != no_terrain && !is_next_to(s.mover(), rules, s.turn.focus, c.next_to)) return false;
    if (c.fresh == Conditions::Freshness::Any) return true;
    return s.turn.fresh == (c.fresh == Conditions::Freshness::Fresh);
}

inline bool holds(const State& s, const Rules& rules, const Conditions& c)
{
    if (!focus_fits(s, rules, c)) return false;
    if (!has_at_least(s.turn.harvested, c.harvested_min)) return false;
    if (s.turn.piles_harvested < c.piles_min) return false;
    if (!c.built_kind.empty() && (s.turn.built == no_card || !c.built_kind.contains(rules[s.turn.built].kind)))
        return false;
    if (!has_at_least(s.turn.donated, c.donated_min)) return false;
    if (c.donated_kinds_min > 0 && kinds_donated(s, rules, 1) < c.donated_kinds_min) return false;
    if (c.donated_high_kinds_min > 0 && kinds_donated(s, rules, 2) < c.donated_high_kinds_min) return false;
    return has_at_least(s.mover().tokens.beside, c.tokens_min);
}

inline int count_per(const State& s, const Per& per)
{
    if (per.count == Per::Count::Once) return 1;
    const int counted = per.count == Per::Count::Tiles ? tiles_of(s.mover(), per.terrain)
                                                       : static_cast<int>(s.mover().improvements.size());
    return std::min<int>(per.max, counted / per.each);
}

}  // namespace tessera::market_trading
