#include "games/market_trading/card_reader.h"

#include <fmt/format.h>
#include <algorithm>

#include "engine/operation_reader.h"
#include "games/market_trading/effects.h"

namespace tessera::market_trading {

namespace {

const std::vector<std::string>& kind_words = content_words<ImprovementKind>();

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
        card.gives_discount |= operation.is<operation::Discount>();
        card.pays_in_donation |= operation.is<operation::Premium>() || operation.is<operation::Overflow>();
    }
    card.effects.push_back(effect);
}

void CardReader::check_limits(const Section& from, const Improvement& card)
{
    std::size_t ways = 0;
    for (std::uint8_t place : card.recipes) ways += card.effects[place].times;
    if (ways > max_ways_to_use)
        from.mistake("effect", fmt::format("a card can be used in at most {} ways, repetitions counted, found {}",
                                           max_ways_to_use, ways));
    const auto stores = std::count_if(card.effects.begin(), card.effects.end(),
                                      [](const Effect& effect) { return effect.operations[0].is<operation::Store>(); });
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
    effect.when = static_cast<Occasion>(from.one_of("when", content_words<Occasion>(), "occasion"));
    effect.conditions = conditions(from);
    for (const Section& operation_from : from.sections("do")) {
        const Operation read = operation(operation_from, effect.when);
        const int times = read.is<operation::Convert>() ? int{read.as<operation::Convert>().times} : 1;
        if (effect.operations.empty())
            effect.times = static_cast<std::uint8_t>(times);
        else if (times > 1)
            from.mistake("do", "only the first operation of a recipe can have \"times\"");
        if (effect.operations.full())
            from.mistake("do", "an effect has at most three operations");
        else
            effect.operations.push_back(read);
    }
    if (effect.operations.empty()) {
        from.mistake("do", "an effect needs at least one operation");
        effect.operations.push_back({});
    }
    for (const Operation& operation : effect.operations)
        if (operation.is<operation::Store>() && effect.operations.size() > 1)
            from.mistake("do", "\"store\" stands in an effect of its own");
    const Conditions& c = effect.conditions;
    const bool about_the_focus = !c.terrain.empty() || c.next_to != no_terrain || c.fresh != Conditions::Freshness::Any;
    const bool before_the_forage =
        effect.when == Occasion::Use || effect.when == Occasion::OnHarvest || effect.when == Occasion::OnBuild;
    if (about_the_focus && before_the_forage)
        from.mistake("if", fmt::format("\"{}\" comes before the forage, so no tile has been foraged on",
                                       content_words<Occasion>()[index_of(effect.when)]));
    return effect;
}

Operation CardReader::operation(const Section& from, Occasion when) const
{
    Operation operation;
    read_operation<Operations>(*this, from, "operation", [&]<class T>(const T& read) {
        if (std::find(T::when.begin(), T::when.end(), when) == T::when.end())
            from.mistake("op", fmt::format("\"{}\" cannot stand in an effect of \"{}\"", operation_word<T>(),
                                           content_words<Occasion>()[index_of(when)]));
        if constexpr (requires { read.mistake_at(when); })
            if (const ArgumentMistake mistake = read.mistake_at(when); !mistake.what.empty())
                from.mistake(mistake.key, std::string(mistake.what));
        operation = Operation(read);
    });
    return operation;
}

// Arguments.

void CardReader::read(const Section& from, std::string_view key, Cost& cost) const { cost = this->cost(from, key); }
void CardReader::read(const Section& from, std::string_view key, Goods& goods) const { goods = this->goods(from, key); }
void CardReader::read(const Section& from, std::string_view key, Good& good) const
{
    good = id_at<Good>(from.one_of(key, rules_.good_ids, "resource"));
}
void CardReader::read(const Section& from, std::string_view key, Terrain& terrain) const
{
    terrain = this->terrain(from, key);
}
void CardReader::read(const Section& from, std::string_view key, TerrainSet& terrains) const
{
    terrains = terrain_set(from, key);
}

void CardReader::read(const Section& from, std::string_view key, Per& per) const
{
    const Section table = from.section(key);
    const std::vector<std::string> counts = {"tiles", "improvements"};
    per.count = table.one_of("count", counts, "thing to count") == 0 ? Per::Count::Tiles : Per::Count::Improvements;
    if (per.count == Per::Count::Tiles) per.terrain = terrain(table, "terrain");
    per.each = static_cast<std::uint8_t>(table.number("each", {1, 24}));
    per.max = static_cast<std::uint8_t>(table.number("max", {1, 24}));
}

void CardReader::read(const Section& from, std::string_view key, Candidates& candidates) const
{
    if (!from.is_text(key)) {
        candidates.goods = good_set(from, key);
        return;
    }
    candidates.source =
        static_cast<Candidates::Source>(1 + from.one_of(key, {"harvested", "paid", "terrain"}, "source"));
    if (candidates.source == Candidates::Source::Terrain)
        candidates.min_tiles = static_cast<std::uint8_t>(from.number("min_tiles", {1, 50}));
}

void CardReader::read(const Section& from, std::string_view key, Tiers& tiers_read) const
{
    for (std::int64_t tier : from.numbers(key, {1, tiers}))
        tiers_read.goods |= rules_.goods_of_tier[static_cast<std::size_t>(tier)];
}

void CardReader::read(const Section& from, std::string_view key, KindsOrTiers& kinds) const
{
    if (from.has(key)) {
        kinds.goods = good_set(from, key);
        return;
    }
    Tiers all;
    read(from, "tiers", all);
    kinds.goods = all.goods;
}

}  // namespace tessera::market_trading
