// Step 5, Forage: MT-037 to MT-040.
#pragma once

#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline void perform(State& s, const Rules& rules, ForageStep, Sink auto&)
{
    s.turn.step = 5;
    // MT-038: with no tile to choose, the forage and its effects are omitted.
    for (std::size_t i = 0; i < board_tiles; ++i)
        if (check_forage_tile(s.mover(), rules, id_at<Tile>(i))) return s.agenda.run_next({ChooseForage{}});
}

inline void offer(const State&, const Rules&, Offers<Forage>& out)
{
    for (std::size_t i = 0; i < board_tiles; ++i) out.add({id_at<Tile>(i)});
}

inline Verdict check(const State& s, const Rules& rules, Forage a)
{
    return check_forage_tile(s.mover(), rules, a.tile);
}

inline void apply(State& s, const Rules& rules, Forage a, Sink auto& tell)
{
    Player& player = s.mover();
    s.turn.focus = a.tile;
    s.turn.fresh = player.piles[index_of(a.tile)] == 0;
    add_units(player.piles[index_of(a.tile)], rules.forage_amount);
    tell(Foraged{s.turn.seat, a.tile, resource_at(player, rules, a.tile), rules.forage_amount});
    s.agenda.run_next({ResolveEffects{Occasion::OnForage, 0, 0}});  // MT-039
}

}  // namespace tessera::market_trading
