// Units, piles and points: the small movements that every chapter makes.
#pragma once

#include <algorithm>

#include "engine/game.h"
#include "games/market_trading/news.h"
#include "games/market_trading/rules.h"
#include "games/market_trading/state.h"

namespace tessera::market_trading {

// Section 3: no pile and no stock holds more than 255 units of a kind; further ones are lost.
inline void add_units(std::uint8_t& amount, int units)
{
    amount = static_cast<std::uint8_t>(std::min(amount + units, 255));
}

inline void add_goods(Goods& into, const Goods& goods, int times = 1)
{
    for (std::size_t i = 0; i < max_goods; ++i) add_units(into.items[i], goods.items[i] * times);
}

inline int count_units(const Goods& goods)
{
    int units = 0;
    for (std::uint8_t amount : goods) units += amount;
    return units;
}

inline Good resource_at(const Player& player, const Rules& rules, Tile tile)
{
    return rules.resource_of(player.terrain[index_of(tile)]);
}

inline int tiles_of(const Player& player, Terrain terrain)
{
    return static_cast<int>(std::count(player.terrain.begin(), player.terrain.end(), terrain));
}

inline int units_in_piles(const Player& player)
{
    int units = 0;
    for (std::uint8_t pile : player.piles) units += pile;
    return units;
}

// MT-038: where a forage, or a settlement, may be placed.
inline Verdict check_forage_tile(const Player& player, const Rules& rules, Tile tile)
{
    if (index_of(tile) >= board_tiles) return refuse("MT-037: a board has 24 tiles");
    if (!rules.forage_on_pile && player.piles[index_of(tile)] > 0)
        return refuse("MT-038: only tiles without a pile may be chosen");
    return allow();
}

inline bool is_flooded(const State& s, const Rules& rules, Good good) { return s.market[good] >= rules.market_cap; }

// The game is over, and nothing that still stood on the agenda happens.
inline void end_game(State& s, Ending ending, Seat winner, Sink auto& tell)
{
    s.ending = ending;
    s.winner = winner;
    s.agenda.clear();
    tell(GameEnded{ending, winner, s.round, s.players.size() == 1});
}

// MT-057: a lone player wins by emptying the bowl in time.
inline Seat lone_winner(const State& s, const Rules& rules)
{
    return s.players[0].bowl == 0 && s.round <= rules.solo_par ? Seat{0} : spectator;
}

// MT-049: tokens go from the bowl beside the market; what the bowl lacks is surplus. MT-054: the last token may end the
// game at once, so whoever calls this has put everything else on the agenda before.
inline void score_tokens(State& s, const Rules& rules, Seat seat, int points, Good beside, Sink auto& tell)
{
    Player& player = s.players[seat];
    const int tokens = std::min<int>(points, player.bowl);
    player.bowl = static_cast<std::uint8_t>(player.bowl - tokens);
    player.surplus = static_cast<std::uint16_t>(player.surplus + points - tokens);
    std::uint8_t& place = beside == no_good ? player.tokens.square : player.tokens.beside[beside];
    place = static_cast<std::uint8_t>(place + tokens);

    if (player.bowl == 0 && rules.end_rule == EndRule::Immediate)
        end_game(s, Ending::BowlEmptied, s.players.size() == 1 ? lone_winner(s, rules) : seat, tell);
}

}  // namespace tessera::market_trading
