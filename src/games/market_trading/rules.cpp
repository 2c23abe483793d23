#include "games/market_trading/rules.h"

#include <fmt/format.h>
#include <algorithm>

#include "base/text.h"
#include "games/market_trading/card_reader.h"

namespace tessera::market_trading {

namespace {

// Reads the id of an entry and notes one that stands there twice.
void add_id(const Section& from, std::vector<std::string>& ids, std::size_t most, std::string_view what)
{
    std::string id = from.text("id");
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
        from.mistake("id", fmt::format("there are two {}s \"{}\"", what, id));
    if (ids.size() == most) from.mistake("id", fmt::format("there are more than {} {}s", most, what));
    ids.push_back(std::move(id));
}

// Gives the sections back: what they say about terrain is checked when the terrains are known.
std::vector<Section> read_goods(Content& content, Rules& rules)
{
    const Section file = content.file("resources.toml");
    std::vector<Section> sections = file.sections("resource");
    for (const Section& from : sections) {
        add_id(from, rules.good_ids, max_goods, "resource");
        GoodInfo good;
        good.name = from.text("name");
        good.tier = static_cast<Tier>(from.number("tier", {1, tiers}));
        good.value = static_cast<std::uint8_t>(from.number("value", {1, 50}));
        good.first = static_cast<std::uint8_t>(from.number("first", {1, 50}));
        static_cast<void>(from.text_or("colour", ""));  // for the page
        if (!rules.goods.empty() && good.tier < rules.goods.back().tier)
            from.mistake("tier", "tiers must not decrease from one resource to the next");
        rules.goods.push_back(good);
    }
    for (std::size_t i = 0; i < rules.goods.size() && i < max_goods; ++i)
        rules.goods_of_tier[rules.goods[i].tier].insert(id_at<Good>(i));
    return sections;
}

// Every T1 kind comes from one terrain, and the terrain says the same.
void check_origins(const std::vector<Section>& goods, const Rules& rules)
{
    for (std::size_t i = 0; i < goods.size(); ++i) {
        const Section& from = goods[i];
        if (rules.goods[i].tier > 1) {
            if (from.has("terrain")) from.mistake("terrain", "only resources of tier 1 come from a terrain");
            continue;
        }
        const std::string word = from.text("terrain");
        const auto found = std::find(rules.terrain_ids.begin(), rules.terrain_ids.end(), word);
        if (found == rules.terrain_ids.end()) {
            from.mistake("terrain",
                         fmt::format("there is no terrain \"{}\"{}", word, did_you_mean(word, rules.terrain_ids)));
            continue;
        }
        const Good carried = rules.terrains[static_cast<std::size_t>(found - rules.terrain_ids.begin())].resource;
        if (carried != id_at<Good>(i))
            from.mistake("terrain",
                         fmt::format("the terrain \"{}\" carries {}", word, rules.good_ids[index_of(carried)]));
    }
}

void read_terrains(const Section& file, Rules& rules)
{
    for (const Section& from : file.sections("terrain")) {
        add_id(from, rules.terrain_ids, max_terrains, "terrain");
        TerrainInfo terrain;
        terrain.name = from.text("name");
        const std::string letter = from.text("letter");
        if (letter.size() != 1) from.mistake("letter", "\"letter\" must be a single letter");
        terrain.letter = letter.empty() ? '?' : letter[0];
        terrain.resource = id_at<Good>(from.one_of("resource", rules.good_ids, "resource"));
        if (index_of(terrain.resource) < rules.goods.size() && rules[terrain.resource].tier != 1)
            from.mistake("resource", "a terrain carries a resource of tier 1");
        for (const TerrainInfo& other : rules.terrains) {
            if (other.resource == terrain.resource) from.mistake("resource", "another terrain carries it already");
            if (other.letter == terrain.letter) from.mistake("letter", "another terrain has this letter");
        }
        static_cast<void>(from.text_or("colour", ""));
        rules.terrains.push_back(terrain);
    }
}

void read_boards(const Section& file, Rules& rules)
{
    for (const Section& from : file.sections("board")) {
        add_id(from, rules.board_ids, 250, "board");
        BoardInfo board;
        board.name = from.text("name");
        const std::vector<std::string> pools = {"three", "four"};
        board.terrains = static_cast<std::uint8_t>(3 + from.one_of("pool", pools, "pool"));
        const std::vector<std::string> rows = from.texts("rows");
        TerrainSet seen;
        bool well_formed = rows.size() == board_rows;
        for (std::size_t row = 0; row < rows.size() && well_formed; ++row) {
            well_formed = rows[row].size() == board_columns;
            for (std::size_t column = 0; column < board_columns && well_formed; ++column) {
                const auto found = std::find_if(rules.terrains.begin(), rules.terrains.end(),
                                                [&](const TerrainInfo& t) { return t.letter == rows[row][column]; });
                well_formed = found != rules.terrains.end();
                const auto terrain = id_at<Terrain>(static_cast<std::size_t>(found - rules.terrains.begin()));
                board.tiles[row * board_columns + column] = terrain;
                if (well_formed) seen.insert(terrain);
            }
        }
        if (!well_formed)
            from.mistake("rows", fmt::format("expected {} rows of {} letters of terrains", board_rows, board_columns));
        else if (seen.size() != board.terrains)
            from.mistake("pool", fmt::format("the board has {} terrains, but is in the pool of {}", seen.size(),
                                             board.terrains));
        rules.boards.push_back(board);
    }
}

void read_generator(const Section& from, Rules& rules)
{
    Generator& generator = rules.generator;
    for (std::int64_t k : from.numbers("terrains", {3, 4})) generator.terrains.push_back(static_cast<std::uint8_t>(k));
    std::sort(generator.terrains.begin(), generator.terrains.end());
    if (generator.terrains.empty() ||
        std::adjacent_find(generator.terrains.begin(), generator.terrains.end()) != generator.terrains.end())
        from.mistake("terrains", "expected different numbers of terrains, at least one");
    else if (generator.terrains.back() > rules.terrains.size())
        from.mistake("terrains", fmt::format("there are only {} terrains", rules.terrains.size()));
    const auto range = [&](std::string_view key, std::uint8_t& least, std::uint8_t& most) {
        const std::vector<std::int64_t> ends = from.numbers(key, {1, 20});
        if (ends.size() != 2 || ends[0] > ends[1]) return from.mistake(key, "expected the least and the most");
        least = static_cast<std::uint8_t>(ends[0]);
        most = static_cast<std::uint8_t>(ends[1]);
    };
    range("major", generator.major_least, generator.major_most);
    range("middle", generator.middle_least, generator.middle_most);
    generator.minor_min = static_cast<std::uint8_t>(from.number("minor_min", {1, 8}));
    const Section seeds = from.section("seeds");
    generator.middle_seeds = static_cast<std::uint8_t>(seeds.number("middle", {1, 20}));
    generator.minor_seeds = static_cast<std::uint8_t>(seeds.number("minor", {1, 20}));
    // MT-006 must always find room for the smallest middle and both minors.
    if (generator.major_most + generator.middle_least + 2 * generator.minor_min > static_cast<int>(board_tiles))
        from.mistake("major", "the largest major, the smallest middle and two smallest minors need more than 24 tiles");
}

void read_improvements(Content& content, Rules& rules)
{
    const Section file = content.file("improvements.toml");
    const CardReader reader(rules);
    for (const Section& from : file.sections("improvement")) {
        add_id(from, rules.card_ids, max_cards, "improvement");
        rules.improvements.push_back(reader.read(from, rules.card_ids.back()));
        rules.cards_are_single &= rules.improvements.back().copies == 1;
    }
}

template <std::size_t N>
std::array<std::uint8_t, N> by_seat(const std::vector<std::int64_t>& numbers)
{
    std::array<std::uint8_t, N> out{};
    for (std::size_t i = 0; i < N && i < numbers.size(); ++i) out[i] = static_cast<std::uint8_t>(numbers[i]);
    return out;
}

void read_options(const Options& options, Rules& rules)
{
    const auto small = [&](std::string_view key) { return static_cast<std::uint8_t>(options.number(key)); };
    rules.bowl_tokens = by_seat<max_players>(options.numbers("bowl_tokens"));
    rules.row_size = small("row_size");
    rules.board_source = static_cast<BoardSource>(options.choice("board_source", {"printed", "generated", "same"}));
    rules.starting_forages = small("starting_forages");
    rules.starting_bonus = by_seat<max_players>(options.numbers("starting_bonus"));
    rules.forage_amount = small("forage_amount");
    rules.forage_on_pile = options.flag("forage_on_pile");
    rules.improve_use_max = small("improve_use_max");
    rules.must_use_every_converter = options.number("improve_use_min") == 1;
    rules.use_counts_reset_each_step = options.choice("improve_use_window", {"turn", "step"}) == 1;
    rules.player_orders_effects = options.choice("trigger_order", {"build_order", "player_choice"}) == 1;
    rules.market_cap = small("market_cap");
    rules.payment_goes_to_market = options.choice("build_payment_to", {"bank", "market"}) == 1;
    rules.first_value_after_take = options.flag("first_value_after_take");
    rules.stale_row_rounds = small("stale_row_rounds");
    rules.end_rule = static_cast<EndRule>(options.choice("end_rule", {"immediate", "finish_round"}));
    rules.max_rounds = small("max_rounds");
    rules.solo_par = small("solo_par");

    for (const auto& [id, copies] : options.amounts("initial_market")) {
        const auto found = std::find(rules.good_ids.begin(), rules.good_ids.end(), id);
        if (found == rules.good_ids.end())
            options.mistake("initial_market", fmt::format("there is no resource \"{}\"", id));
        else if (copies > rules.market_cap)  // MT-R35
            options.mistake("initial_market",
                            fmt::format("{} {} are more than market_cap allows ({})", copies, id, rules.market_cap));
        else
            rules.initial_market.items[static_cast<std::size_t>(found - rules.good_ids.begin())] =
                static_cast<std::uint8_t>(copies);
    }

    // MT-005: boards are dealt without replacement.
    const std::size_t pool = options.choice("board_pool", {"three", "four", "all"});
    for (std::size_t i = 0; i < rules.boards.size(); ++i)
        if (pool == 2 || rules.boards[i].terrains == 3 + pool) rules.board_pool.push_back(id_at<BoardId>(i));
    const auto needed = rules.board_source == BoardSource::Same
                            ? std::size_t{1}
                            : static_cast<std::size_t>(options.rule_set().most_seats);
    if (rules.board_source != BoardSource::Generated && rules.board_pool.size() < needed)
        options.mistake("board_pool", fmt::format("the pool holds {} boards, expected at least {}, one for each player",
                                                  rules.board_pool.size(), needed));
}

void find_neighbours(Rules& rules)
{
    for (std::size_t i = 0; i < board_tiles; ++i) {
        const std::size_t column = i % board_columns;
        if (i >= board_columns) rules.neighbours[i].push_back(id_at<Tile>(i - board_columns));
        if (column > 0) rules.neighbours[i].push_back(id_at<Tile>(i - 1));
        if (column + 1 < board_columns) rules.neighbours[i].push_back(id_at<Tile>(i + 1));
        if (i + board_columns < board_tiles) rules.neighbours[i].push_back(id_at<Tile>(i + board_columns));
    }
}

}  // namespace

Rules load_rules(Content& content, const Options& options)
{
    Rules rules;
    {
        const std::vector<Section> goods = read_goods(content, rules);
        const Section boards = content.file("boards.toml");
        read_terrains(boards, rules);
        check_origins(goods, rules);
        read_boards(boards, rules);
        read_generator(boards.section("generator"), rules);
    }
    content.refuse_mistakes();  // cards refer to all of these
    read_improvements(content, rules);
    read_options(options, rules);
    find_neighbours(rules);
    if (static_cast<std::size_t>(options.rule_set().most_seats) > max_players)
        content.mistake(fmt::format("at most {} seats are possible", max_players));
    return rules;
}

}  // namespace tessera::market_trading
