// Step 1, Harvest: MT-013 to MT-015.
#pragma once

#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline void perform(State& s, const Rules& rules, Harvest, Sink auto& tell)
{
    Player& player = s.mover();
    s.turn.step = 1;

    // MT-013: what was stored comes back first, and does not count as harvested.
    if (count_units(player.stored) > 0) {
        add_goods(player.stock, player.stored);
        tell(StoreReturned{s.turn.seat, player.stored});
        player.stored = {};
    }

    // MT-014: one unit from every pile, all at once.
    for (std::size_t i = 0; i < board_tiles; ++i) {
        if (player.piles[i] == 0) continue;
        --player.piles[i];
        const Good good = resource_at(player, rules, id_at<Tile>(i));
        add_units(player.stock[good], 1);
        add_units(s.turn.harvested[good], 1);
        ++s.turn.piles_harvested;
    }
    if (s.turn.piles_harvested > 0) tell(Harvested{s.turn.seat, s.turn.harvested});

    s.agenda.run_next({ResolveEffects{Occasion::OnHarvest, 0, 0}});  // MT-015
}

}  // namespace tessera::market_trading
