// Boards made by the draws of MT-006, a thousand of them.
#include <gmock/gmock.h>

#include <array>
#include <map>
#include <set>

#include "base/random.h"
#include "games/market_trading/state.h"
#include "tests/games/market_trading/tables.h"

namespace tessera::market_trading {
namespace {

struct Generated {
    std::vector<Terrain> drawn;  // major, middle, minors
    std::array<Terrain, board_tiles> tiles;
    std::vector<std::pair<Terrain, int>> laid;  // tile by tile, as drawn
};

Generated generate(const AnyGame& game, std::uint64_t seed)
{
    Rng rng(seed);
    AnyState s = game.new_game(Seats{1});
    Generated board;
    while (game.question(s) != "choose-card") {
        const Action action = game.sample_chance(s, rng);
        if (game.question(s) == "choose-terrain") board.drawn.push_back(Terrain{action.members[1]});
        if (game.question(s) == "choose-laid-tile") {
            const auto& state = *static_cast<const State*>(s.data());
            board.laid.emplace_back(state.draft.terrains[state.draft.laying], action.members[1]);
        }
        game.apply(s, action);
    }
    board.tiles = static_cast<const State*>(s.data())->players[0].terrain;
    return board;
}

bool are_adjacent(int a, int b)
{
    const int rows = a / 6 - b / 6, columns = a % 6 - b % 6;
    return rows * rows + columns * columns == 1;
}

// MT-006
TEST(GeneratedBoards, HaveLegalNumbersOfTiles)
{
    const auto game = load({{"board_source", "generated"}});
    std::set<std::size_t> terrain_counts;
    std::set<int> majors, middles;
    std::set<Terrain> first_terrains;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Generated board = generate(*game, seed);
        std::map<Terrain, int> tiles;
        for (Terrain terrain : board.tiles) ++tiles[terrain];

        ASSERT_TRUE(board.drawn.size() == 3 || board.drawn.size() == 4);
        ASSERT_EQ(tiles.size(), board.drawn.size()) << "seed " << seed;
        const int major = tiles[board.drawn[0]], middle = tiles[board.drawn[1]];
        EXPECT_TRUE(major >= 9 && major <= 13) << "seed " << seed;
        EXPECT_TRUE(middle >= 5 && middle <= 8) << "seed " << seed;
        for (std::size_t i = 2; i < board.drawn.size(); ++i) EXPECT_GE(tiles[board.drawn[i]], 2) << "seed " << seed;
        terrain_counts.insert(board.drawn.size());
        majors.insert(major);
        middles.insert(middle);
        first_terrains.insert(board.drawn[0]);
    }
    // Everything that may be drawn is drawn.
    EXPECT_EQ(terrain_counts.size(), 2u);
    EXPECT_EQ(majors.size(), 5u);
    EXPECT_EQ(middles.size(), 4u);
    EXPECT_EQ(first_terrains.size(), 5u);
}

// MT-006
TEST(GeneratedBoards, TerrainsGrowFromTheirSeedsInTheOrderLastDrawnToSecond)
{
    const auto game = load({{"board_source", "generated"}});
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Generated board = generate(*game, seed);
        std::set<int> empty;
        for (int i = 0; i < 24; ++i) empty.insert(i);
        std::size_t laying = board.drawn.size() - 1;
        std::vector<int> own;
        for (const auto& [terrain, tile] : board.laid) {
            if (terrain != board.drawn[laying]) {
                --laying;
                own.clear();
            }
            ASSERT_EQ(terrain, board.drawn[laying]) << "seed " << seed;
            const auto touches_own = [&](int at) {
                return std::any_of(own.begin(), own.end(), [&](int other) { return are_adjacent(at, other); });
            };
            const bool seeding = own.size() < (laying == 1 ? 2u : 1u);
            const bool can_grow = std::any_of(empty.begin(), empty.end(), touches_own);
            EXPECT_TRUE(seeding || !can_grow || touches_own(tile)) << "seed " << seed << ", tile " << tile;
            EXPECT_EQ(empty.erase(tile), 1u);
            own.push_back(tile);
        }
        EXPECT_EQ(laying, 1u);
        for (int tile : empty) EXPECT_EQ(board.tiles[static_cast<std::size_t>(tile)], board.drawn[0]);
    }
}

}  // namespace
}  // namespace tessera::market_trading
