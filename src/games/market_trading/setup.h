// Setup: MT-001 to MT-009. Boards, then the row, the market, and settling from the last seat to the first.
#pragma once

#include "engine/game.h"
#include "games/market_trading/news.h"
#include "games/market_trading/rules.h"
#include "games/market_trading/state.h"
#include "games/market_trading/units.h"

namespace tessera::market_trading {

inline State begin(const Rules& rules, Seats seats)
{
    State s{};
    s.players = PerSeat<Player, max_players>(seats);
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        s.players[i] = Player{};
        s.players[i].bowl = rules.bowl_tokens[i];  // MT-002
        s.players[i].terrain.fill(no_terrain);
    }
    for (std::size_t i = 0; i < rules.improvements.size(); ++i)
        s.deck.items[i] = rules.improvements[i].copies;  // MT-003
    s.row.fill(no_card);
    s.market = rules.initial_market;  // MT-007: nobody sees it before the row is dealt, so it may stand at once
    s.agenda.run_next({
        DealBoards{Seat{0}},                                                  // MT-009: boards, seat 0 first,
        RefillRow{0},                                                         // MT-004: the row,
        Settling{id_at<Seat>(static_cast<std::size_t>(seats.count - 1)), 0},  // MT-008: settling, in descending order,
        BeginRound{},                                                         // and seat 0 starts round 1
    });
    return s;
}

// MT-005, MT-006: seat by seat, or one board for everybody.
inline void perform(State& s, const Rules& rules, DealBoards step, Sink auto&)
{
    if (index_of(step.seat) >= s.players.size()) return;
    const Seat next = id_at<Seat>(index_of(step.seat) + 1);
    switch (rules.board_source) {
        case BoardSource::Printed: return s.agenda.run_next({ChooseBoard{step.seat}, DealBoards{next}});
        case BoardSource::Generated: return s.agenda.run_next({GenerateBoard{step.seat}, DealBoards{next}});
        case BoardSource::Same: return s.agenda.run_next({ChooseBoard{step.seat}});
    }
}

inline void outcomes(const State& s, const Rules& rules, const ChooseBoard& asked, Outcomes<DealBoard>& out)
{
    for (BoardId board : rules.board_pool) {
        bool dealt = false;
        for (const Player& player : s.players) dealt |= player.board == board;
        if (!dealt) out.add({asked.seat, board});
    }
}

inline void apply(State& s, const Rules& rules, DealBoard a, Sink auto& tell)
{
    for (std::size_t i = 0; i < s.players.size(); ++i) {
        if (rules.board_source != BoardSource::Same && id_at<Seat>(i) != a.seat) continue;
        s.players[i].board = a.board;
        s.players[i].terrain = rules.boards[index_of(a.board)].tiles;
        tell(BoardDealt{id_at<Seat>(i), a.board});
    }
}

// MT-006: k, then k terrains, then their numbers of tiles, then the tiles one by one.
inline void perform(State& s, const Rules&, GenerateBoard step, Sink auto&)
{
    s.draft = {};
    s.agenda.run_next({ChooseTerrainCount{step.seat}, ChooseTerrain{step.seat}, LayTerrain{step.seat}});
}

inline void outcomes(const State&, const Rules& rules, const ChooseTerrainCount& asked, Outcomes<GenNumber>& out)
{
    for (std::uint8_t k : rules.generator.terrains) out.add({asked.seat, k});
}

inline void apply(State& s, const Rules&, const ChooseTerrainCount&, GenNumber a, Sink auto&)
{
    s.draft.terrain_count = a.number;
}

inline void outcomes(const State& s, const Rules& rules, const ChooseTerrain& asked, Outcomes<GenTerrain>& out)
{
    for (std::size_t i = 0; i < rules.terrains.size(); ++i)
        if (!s.draft.terrains.contains(id_at<Terrain>(i))) out.add({asked.seat, id_at<Terrain>(i)});
}

inline void apply(State& s, const Rules& rules, const ChooseTerrain& asked, GenTerrain a, Sink auto&)
{
    s.draft.terrains.push_back(a.terrain);
    if (s.draft.terrains.size() < s.draft.terrain_count) return s.agenda.run_next({ChooseTerrain{asked.seat}});
    s.agenda.run_next({ChooseNumber{asked.seat, rules.generator.major_least, rules.generator.major_most}});
}

inline void outcomes(const State&, const Rules&, const ChooseNumber& asked, Outcomes<GenNumber>& out)
{
    for (int n = asked.least; n <= asked.most; ++n) out.add({asked.seat, static_cast<std::uint8_t>(n)});
}

inline void apply(State& s, const Rules& rules, const ChooseNumber& asked, GenNumber a, Sink auto&)
{
    Draft& draft = s.draft;
    const Generator& generator = rules.generator;
    draft.tiles[draft.numbers_drawn++] = a.number;
    int left = static_cast<int>(board_tiles);
    for (std::uint8_t i = 0; i < draft.numbers_drawn; ++i) left -= draft.tiles[i];
    if (draft.numbers_drawn == 1) {
        const int most = left - generator.minor_min * (draft.terrain_count - 2);
        s.agenda.run_next({ChooseNumber{asked.seat, generator.middle_least,
                                        static_cast<std::uint8_t>(std::min<int>(generator.middle_most, most))}});
    } else if (draft.numbers_drawn == 2 && draft.terrain_count == 4) {
        s.agenda.run_next(
            {ChooseNumber{asked.seat, generator.minor_min, static_cast<std::uint8_t>(left - generator.minor_min)}});
    } else {
        draft.tiles[draft.terrain_count - 1] = static_cast<std::uint8_t>(left);
        draft.laying = static_cast<std::uint8_t>(draft.terrain_count - 1);
    }
}

// Terrains are laid from the last drawn to the second; what is then empty becomes the major one.
inline void perform(State& s, const Rules&, LayTerrain step, Sink auto& tell)
{
    Draft& draft = s.draft;
    if (draft.laid == draft.tiles[draft.laying]) {
        draft.laid = 0;
        --draft.laying;
    }
    if (draft.laying > 0) return s.agenda.run_next({ChooseLaidTile{step.seat}, LayTerrain{step.seat}});
    for (Terrain& terrain : s.players[step.seat].terrain)
        if (terrain == no_terrain) terrain = draft.terrains[0];
    tell(BoardGenerated{step.seat});
}

inline void outcomes(const State& s, const Rules& rules, const ChooseLaidTile& asked, Outcomes<GenTile>& out)
{
    const auto& terrain = s.players[asked.seat].terrain;
    const Terrain laying = s.draft.terrains[s.draft.laying];
    const std::uint8_t seeds = s.draft.laying == 1 ? rules.generator.middle_seeds : rules.generator.minor_seeds;
    const auto touches_its_terrain = [&](std::size_t i) {
        for (Tile neighbour : rules.neighbours[i])
            if (terrain[index_of(neighbour)] == laying) return true;
        return false;
    };
    bool can_grow = false;
    for (std::size_t i = 0; i < board_tiles; ++i) can_grow |= terrain[i] == no_terrain && touches_its_terrain(i);
    const bool anywhere = s.draft.laid < seeds || !can_grow;
    for (std::size_t i = 0; i < board_tiles; ++i)
        if (terrain[i] == no_terrain && (anywhere || touches_its_terrain(i))) out.add({asked.seat, id_at<Tile>(i)});
}

inline void apply(State& s, const Rules&, GenTile a, Sink auto&)
{
    s.players[a.seat].terrain[index_of(a.tile)] = s.draft.terrains[s.draft.laying];
    ++s.draft.laid;
}

// MT-008: each player settles so many times in succession, the highest seat first.
inline void perform(State& s, const Rules& rules, Settling step, Sink auto&)
{
    if (step.done < rules.starting_forages) return s.agenda.run_next({ChooseSettlement{step.seat, step.done}});
    if (step.seat != Seat{0}) s.agenda.run_next({Settling{id_at<Seat>(index_of(step.seat) - 1), 0}});
}

// The last of a player's settlements gets the bonus of the seat.
inline int settled_units(const Rules& rules, const ChooseSettlement& asked)
{
    const bool last = asked.done + 1 == rules.starting_forages;
    return rules.forage_amount + (last ? rules.starting_bonus[index_of(asked.seat)] : 0);
}

inline void offer(const State&, const Rules&, Offers<Settle>& out)
{
    for (std::size_t i = 0; i < board_tiles; ++i) out.add({id_at<Tile>(i)});
}

inline Verdict check(const State& s, const Rules& rules, const ChooseSettlement& asked, Settle a)
{
    return check_forage_tile(s.players[asked.seat], rules, a.tile);
}

inline void apply(State& s, const Rules& rules, const ChooseSettlement& asked, Settle a, Sink auto& tell)
{
    Player& player = s.players[asked.seat];
    const int units = settled_units(rules, asked);
    add_units(player.piles[index_of(a.tile)], units);
    tell(Settled{asked.seat, a.tile, resource_at(player, rules, a.tile), static_cast<std::uint8_t>(units)});
    s.agenda.run_next({Settling{asked.seat, static_cast<std::uint8_t>(asked.done + 1)}});
}

}  // namespace tessera::market_trading
