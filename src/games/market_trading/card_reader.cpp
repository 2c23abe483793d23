#include "games/market_trading/card_reader.h"

#include <fmt/format.h>
#include <algorithm>

namespace tessera::market_trading {

namespace {

const std::vector<std::string> kind_words = {"craft", "land", "trade", "civic"};
const std::vector<std::string> occasion_words = {"use", "on_harvest", "on_build", "on_forage", "on_donate", "always"};
const std::vector<std::string> op_words = {"convert", "gain",       "gain_one", "place",   "transform", "extra_harvest",
                                           "credit",  "flood_pass", "take",     "remove",  "sweep",     "score",
                                           "store",   "discount",   "premium",  "overflow"};

// The occasions at which an operation may stand.
std::vector<Occasion> occasions_of(Op op)
{
    using enum Occasion;
    switch (op) {
        case Op::Gain:
        case Op::GainOne: return {Use, OnHarvest, OnBuild, OnForage};
        case Op::Place: return {Use, OnBuild, OnForage};
        case Op::ExtraHarvest: return {OnHarvest};
        case Op::Take: return {Use, OnBuild};
        case Op::Score: return {OnBuild, OnDonate};
        case Op::Store: return {OnDonate};
        case Op::Discount:
        case Op::Premium:
        case Op::Overflow: return {Always};
        default: return {Use};
    }
}

}  // namespace

Improvement CardReader::read(const Section& from, const std::string& id) const
{
    Improvement card;
    card.id = id;
    card.name = from.text("name");
    card.text = from.text("text");
    static_cast<void>(from.text_or("lore", ""));
    card.kind = static_cast<ImprovementKind>(from.one_of("kind", kind_words, "kind of improvement"));
    card.copies = static_cast<std::uint8_t>(from.number_or("copies", 1, {1, 9}));
    card.cost = cost(from, "cost");
    if (from.has("requires")) {
        const Section required = from.section("requires");
        for (const std::string& word : required.keys()) {
            const auto found = std::find(rules_.terrain_ids.begin(), rules_.terrain_ids.end(), word);
            if (found == rules_.terrain_ids.end()) continue;  // noted as an unknown key
            card.required_tiles.items[static_cast<std::size_t>(found - rules_.terrain_ids.begin())] =
                static_cast<std::uint8_t>(required.number(word, {1, board_tiles}));
        }
    }
    for (const Section& effect_from : from.sections("effect")) {
        const Effect read = effect(effect_from);
        if (card.effects.full())
            from.mistake("effect", fmt::format("a card has at most {} effects", max_effects));
        else
            add(read, card);
    }
    check_limits(from, card);
    return card;
}

void CardReader::add(const Effect& effect, Improvement& card)
{
    if (effect.when == Occasion::Use) card.recipes.push_back(static_cast<std::uint8_t>(card.effects.size()));
    card.occasions.insert(effect.when);
    for (const Operation& operation : effect.operations) {
        card.gives_discount |= operation.op == Op::Discount;
        card.pays_in_donation |= operation.op == Op::Premium || operation.op == Op::Overflow;
    }
    card.effects.push_back(effect);
}

void CardReader::check_limits(const Section& from, const Improvement& card)
{
    std::size_t ways = 0;
    for (std::uint8_t place : card.recipes) ways += card.effects[place].operations[0].times;
    if (ways > max_ways_to_use)
        from.mistake("effect", fmt::format("a card can be used in at most {} ways, repetitions counted, found {}",
                                           max_ways_to_use, ways));
    const auto stores = std::count_if(card.effects.begin(), card.effects.end(),
                                      [](const Effect& effect) { return effect.operations[0].op == Op::Store; });
    if (stores > 1) from.mistake("effect", "a card stores in one effect at most");
}

Cost CardReader::cost(const Section& from, std::string_view key) const
{
    Cost cost;
    const Section table = from.section(key);
    static const std::vector<std::string> wild = {"any_t1", "any_t2", "any_t3", "any_t4"};
    for (const std::string& word : table.keys()) {
        const auto is_wild = std::find(wild.begin(), wild.end(), word);
        const auto good = std::find(rules_.good_ids.begin(), rules_.good_ids.end(), word);
        if (is_wild == wild.end() && good == rules_.good_ids.end()) continue;  // noted as an unknown key
        const auto units = static_cast<std::uint8_t>(table.number(word, {1, 20}));
        if (is_wild != wild.end())
            cost.wild[static_cast<std::size_t>(is_wild - wild.begin())] = units;
        else
            cost.named.items[static_cast<std::size_t>(good - rules_.good_ids.begin())] = units;
    }
    return cost;
}

Goods CardReader::goods(const Section& from, std::string_view key) const
{
    const Cost read = cost(from, key);
    for (std::uint8_t wild : read.wild)
        if (wild > 0) from.mistake(key, fmt::format("\"{}\" must name its kinds", key));
    return read.named;
}

GoodSet CardReader::good_set(const Section& from, std::string_view key) const
{
    GoodSet set;
    for (std::size_t place : from.some_of(key, rules_.good_ids, "resource")) set.insert(id_at<Good>(place));
    return set;
}

GoodSet CardReader::goods_of_tiers(const Section& from) const
{
    GoodSet set;
    for (std::int64_t tier : from.numbers("tiers", {1, tiers}))
        set |= rules_.goods_of_tier[static_cast<std::size_t>(tier)];
    return set;
}

TerrainSet CardReader::terrain_set(const Section& from, std::string_view key) const
{
    TerrainSet set;
    for (std::size_t place : from.some_of(key, rules_.terrain_ids, "terrain")) set.insert(id_at<Terrain>(place));
    return set;
}

Terrain CardReader::terrain(const Section& from, std::string_view key) const
{
    return id_at<Terrain>(from.one_of(key, rules_.terrain_ids, "terrain"));
}

FixedVector<AtLeast, 3> CardReader::at_least(const Section& from, std::string_view key) const
{
    FixedVector<AtLeast, 3> demands;
    const Goods amounts = goods(from, key);
    for (std::size_t i = 0; i < max_goods; ++i) {
        if (amounts.items[i] == 0) continue;
        if (demands.full())
            from.mistake(key, fmt::format("\"{}\" names more than three kinds", key));
        else
            demands.push_back({id_at<Good>(i), amounts.items[i]});
    }
    return demands;
}

Per CardReader::per(const Section& from) const
{
    Per per;
    if (!from.has("per")) return per;
    const Section table = from.section("per");
    const std::vector<std::string> counts = {"tiles", "improvements"};
    per.count = table.one_of("count", counts, "thing to count") == 0 ? Per::Count::Tiles : Per::Count::Improvements;
    if (per.count == Per::Count::Tiles) per.terrain = terrain(table, "terrain");
    per.each = static_cast<std::uint8_t>(table.number("each", {1, 24}));
    per.max = static_cast<std::uint8_t>(table.number("max", {1, 24}));
    return per;
}

Conditions CardReader::conditions(const Section& from) const
{
    Conditions c;
    if (!from.has("if")) return c;
    const Section table = from.section("if");
    if (table.has("terrain")) c.terrain = terrain_set(table, "terrain");
    if (table.has("next_to")) c.next_to = terrain(table, "next_to");
    if (table.has("fresh"))
        c.fresh = table.flag_or("fresh", true) ? Conditions::Freshness::Fresh : Conditions::Freshness::NotFresh;
    if (table.has("harvested_min")) c.harvested_min = at_least(table, "harvested_min");
    c.piles_min = static_cast<std::uint8_t>(table.number_or("piles_min", 0, {1, board_tiles}));
    if (table.has("built_kind"))
        for (std::size_t place : table.some_of("built_kind", kind_words, "kind of improvement"))
            c.built_kind.insert(id_at<ImprovementKind>(place));
    if (table.has("donated_min")) c.donated_min = at_least(table, "donated_min");
    c.donated_kinds_min = static_cast<std::uint8_t>(table.number_or("donated_kinds_min", 0, {1, max_goods}));
    c.donated_high_kinds_min = static_cast<std::uint8_t>(table.number_or("donated_high_kinds_min", 0, {1, max_goods}));
    if (table.has("tokens_min")) c.tokens_min = at_least(table, "tokens_min");
    return c;
}

Effect CardReader::effect(const Section& from) const
{
    Effect effect;
    effect.when = static_cast<Occasion>(from.one_of("when", occasion_words, "occasion"));
    effect.conditions = conditions(from);
    for (const Section& operation_from : from.sections("do")) {
        const Operation read = operation(operation_from, effect.when);
        if (effect.operations.full())
            from.mistake("do", "an effect has at most three operations");
        else
            effect.operations.push_back(read);
    }
    if (effect.operations.empty()) {
        from.mistake("do", "an effect needs at least one operation");
        effect.operations.push_back({});
    }
    for (std::size_t i = 0; i < effect.operations.size(); ++i) {
        if (i > 0 && effect.operations[i].times > 1)
            from.mistake("do", "only the first operation of a recipe can have \"times\"");
        if (effect.operations[i].op == Op::Store && effect.operations.size() > 1)
            from.mistake("do", "\"store\" stands in an effect of its own");
    }
    const Conditions& c = effect.conditions;
    const bool about_the_focus = !c.terrain.empty() || c.next_to != no_terrain || c.fresh != Conditions::Freshness::Any;
    const bool before_the_forage =
        effect.when == Occasion::Use || effect.when == Occasion::OnHarvest || effect.when == Occasion::OnBuild;
    if (about_the_focus && before_the_forage)
        from.mistake("if", fmt::format("\"{}\" comes before the forage, so no tile has been foraged on",
                                       occasion_words[index_of(effect.when)]));
    return effect;
}

Operation CardReader::operation(const Section& from, Occasion when) const
{
    Operation operation;
    operation.op = static_cast<Op>(from.one_of("op", op_words, "operation"));
    const std::vector<Occasion> allowed = occasions_of(operation.op);
    if (std::find(allowed.begin(), allowed.end(), when) == allowed.end())
        from.mistake("op", fmt::format("\"{}\" cannot stand in an effect of \"{}\"", op_words[index_of(operation.op)],
                                       occasion_words[index_of(when)]));
    arguments(from, operation);
    if (operation.op == Op::Place && when == Occasion::OnBuild && operation.where != Operation::Where::Any)
        from.mistake("where", "on_build has no focus tile: only \"any\" makes sense");
    return operation;
}

// Each operation with the arguments of its entry in the vocabulary.
void CardReader::arguments(const Section& from, Operation& operation) const
{
    const auto small = [&](std::string_view key) { return static_cast<std::uint8_t>(from.number(key, {1, 50})); };
    const auto small_or_1 = [&](std::string_view key) {
        return static_cast<std::uint8_t>(from.number_or(key, 1, {1, 24}));
    };
    switch (operation.op) {
        case Op::Convert: {
            operation.in = cost(from, "in");
            operation.out = goods(from, "out");
            operation.times = small_or_1("times");
            const bool wild =
                std::any_of(operation.in.wild.begin(), operation.in.wild.end(), [](auto n) { return n > 0; });
            if (wild && operation.times > 1) from.mistake("times", "a recipe with wild inputs has \"times\" 1");
            return;
        }
        case Op::Gain:
            operation.out = goods(from, "out");
            operation.per = per(from);
            return;
        case Op::GainOne:
            if (!from.is_text("from")) {
                operation.goods = good_set(from, "from");
                return;
            }
            operation.from =
                static_cast<Operation::From>(1 + from.one_of("from", {"harvested", "paid", "terrain"}, "source"));
            if (operation.from == Operation::From::Terrain) operation.min_tiles = small("min_tiles");
            for (std::size_t i = 0; i < rules_.goods.size(); ++i) operation.goods.insert(id_at<Good>(i));
            return;
        case Op::Place:
            operation.where = static_cast<Operation::Where>(from.one_of("where", {"same", "adjacent", "any"}, "place"));
            operation.n = small_or_1("n");
            operation.tiles = small_or_1("tiles");
            if (from.has("terrain")) operation.terrain = terrain_set(from, "terrain");
            operation.empty = from.flag_or("empty", false);
            return;
        case Op::Transform:
            operation.from_terrain = terrain(from, "from");
            operation.to_terrain = terrain(from, "to");
            return;
        case Op::ExtraHarvest:
            operation.n = small("n");
            if (from.has("terrain")) operation.terrain = terrain_set(from, "terrain");
            return;
        case Op::Credit:
        case Op::FloodPass: operation.n = small("n"); return;
        case Op::Take:
            operation.goods = goods_of_tiers(from);
            operation.n = small_or_1("n");
            operation.flooded = from.flag_or("flooded", false);
            return;
        case Op::Remove: operation.goods = goods_of_tiers(from); return;
        case Op::Sweep: return;
        case Op::Score:
            operation.n = small("n");
            if (from.has("beside")) operation.beside = id_at<Good>(from.one_of("beside", rules_.good_ids, "resource"));
            operation.per = per(from);
            return;
        case Op::Store:
            operation.n = small("n");
            operation.goods = goods_of_tiers(from);
            return;
        case Op::Discount: operation.in = cost(from, "cost"); return;
        case Op::Premium:
            operation.goods = from.has("what") ? good_set(from, "what") : goods_of_tiers(from);
            operation.first_only = from.one_of("on", {"first", "each"}, "occasion") == 0;
            operation.n = small("n");
            operation.max = small("max");
            return;
        case Op::Overflow:
            operation.goods = goods_of_tiers(from);
            operation.n = small("n");
            operation.max = small("max");
            return;
    }
}

}  // namespace tessera::market_trading
