// The rules' data: options and content of Market Trading, checked once, never changed afterwards.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/options.h"
#include "engine/seat.h"
#include "engine/type_list.h"
#include "games/market_trading/nouns.h"

namespace tessera::market_trading {

enum class BoardSource : std::uint8_t { Printed, Generated, Same };
enum class EndRule : std::uint8_t { Immediate, FinishRound };

struct GoodInfo {
    std::string name;
    Tier tier = 1;
    std::uint8_t value = 1;
    std::uint8_t first = 1;
};

struct TerrainInfo {
    std::string name;
    char letter = '?';
    Good resource{};
};

struct BoardInfo {
    std::string name;
    std::uint8_t terrains = 0;  // how many different ones: the pool it belongs to
    std::array<Terrain, board_tiles> tiles{};
};

// MT-006: the numbers of the board generator.
struct Generator {
    std::vector<std::uint8_t> terrains;
    std::uint8_t major_least = 0, major_most = 0;
    std::uint8_t middle_least = 0, middle_most = 0;
    std::uint8_t minor_min = 0;
    std::uint8_t middle_seeds = 0, minor_seeds = 0;
};

struct Rules {
    // Options, named as in options.toml.
    std::array<std::uint8_t, max_players> bowl_tokens{};
    std::uint8_t row_size = 10;
    BoardSource board_source = BoardSource::Printed;
    std::uint8_t starting_forages = 1;
    std::array<std::uint8_t, max_players> starting_bonus{};
    Goods initial_market{};
    std::uint8_t forage_amount = 2;
    bool forage_on_pile = true;
    std::uint8_t improve_use_max = 1;
    bool must_use_every_converter = false;  // improve_use_min = 1
    bool use_counts_reset_each_step = false;
    bool player_orders_effects = false;
    std::uint8_t market_cap = 4;
    bool payment_goes_to_market = false;
    bool first_value_after_take = true;
    std::uint8_t stale_row_rounds = 1;
    EndRule end_rule = EndRule::Immediate;
    std::uint8_t max_rounds = 30;
    std::uint8_t solo_par = 13;

    // Content.
    std::vector<GoodInfo> goods;
    std::vector<TerrainInfo> terrains;
    std::vector<BoardInfo> boards;
    std::vector<BoardId> board_pool;  // the boards that may be dealt
    Generator generator;
    std::vector<Improvement> improvements;
    bool cards_are_single = true;  // every improvement is in the deck once

    // Derived once, because it is asked all the time.
    std::array<GoodSet, tiers + 1> goods_of_tier{};
    std::array<FixedVector<Tile, 4>, board_tiles> neighbours{};

    std::vector<std::string> good_ids, terrain_ids, board_ids, card_ids;

    std::size_t good_count() const { return goods.size(); }
    const GoodInfo& operator[](Good good) const { return goods[index_of(good)]; }
    const TerrainInfo& operator[](Terrain terrain) const { return terrains[index_of(terrain)]; }
    const Improvement& operator[](CardId card) const { return improvements[index_of(card)]; }
    std::uint8_t value(Good good) const { return goods[index_of(good)].value; }
    Tier tier(Good good) const { return goods[index_of(good)].tier; }
    Good resource_of(Terrain terrain) const { return terrains[index_of(terrain)].resource; }
};

// Reads and checks everything; mistakes are noted in the content.
Rules load_rules(Content& content, const Options& options);

inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Good>) { return rules.good_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Terrain>) { return rules.terrain_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<BoardId>) { return rules.board_ids; }
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<CardId>) { return rules.card_ids; }

}  // namespace tessera::market_trading
