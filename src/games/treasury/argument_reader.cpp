#include "games/treasury/argument_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/operation_reader.h"
#include "games/treasury/effects.h"
#include "games/treasury/quantity_words.h"

namespace tessera::treasury {

void ArgumentReader::read(const Section& from, std::string_view key, Effects& effects) const
{
    const std::vector<Section> list = from.sections(key);
    if (list.empty()) return;
    const std::size_t first = card_.effects.size();
    if (first + list.size() > max_effects)
        return from.mistake(key, fmt::format("a card has at most {} effects", max_effects));
    // The places of this list come first, so that it can be read through; lists inside it follow.
    card_.effects.resize(first + list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Effect read = effect(list[i]);
        card_.effects[first + i] = read;
        card_.effects[first + i].last = i + 1 == list.size();
    }
    effects.first = static_cast<std::uint8_t>(first);
}

Effect ArgumentReader::effect(const Section& from) const
{
    Effect effect;
    effect.of_event = of_event_;
    read_operation<Operations>(*this, from, "operation",
                               [&](const auto& read) { effect.operation = decltype(effect.operation)(read); });
    return effect;
}

void ArgumentReader::read(const Section& from, std::string_view key, EffectOptions& options) const
{
    for (const Section& option : from.sections(key)) {
        if (options.full()) return from.mistake(key, "there are at most four options");
        Effects effects;
        read(option, "do", effects);
        options.push_back(effects);
    }
}

void ArgumentReader::read(const Section& from, std::string_view key, Amount& amount) const
{
    if (!from.is_table(key)) {
        amount.base = static_cast<std::int16_t>(from.number(key, {0, 999}));
        return;
    }
    const Section table = from.section(key);
    amount.base = static_cast<std::int16_t>(table.number_or("base", 0, {0, 999}));
    amount.per = quantity(table, "per");
    amount.times = static_cast<std::uint8_t>(table.number_or("times", 1, {1, 99}));
    amount.div = static_cast<std::uint8_t>(table.number_or("div", 1, {1, 99}));
    amount.max = static_cast<std::int16_t>(table.number_or("max", amount.max, {1, 30000}));
}

void ArgumentReader::read(const Section& from, std::string_view key, Conditions& conditions) const
{
    if (!from.is_list(key)) return conditions.push_back(condition(from.section(key)));
    for (const Section& one : from.sections(key)) {
        if (conditions.full()) return from.mistake(key, "at most three conditions hold at once");
        conditions.push_back(condition(one));
    }
}

Condition ArgumentReader::condition(const Section& from) const
{
    static const std::vector<std::string> comparisons = {"ge", "le", "eq"};
    Condition condition;
    condition.quantity = quantity(from, "q");
    int given = 0;
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
        if (!from.has(comparisons[i])) continue;
        condition.comparison = static_cast<Condition::Comparison>(i);
        condition.number = static_cast<std::int16_t>(from.number(comparisons[i], {0, 999}));
        ++given;
    }
    if (given != 1) from.mistake("", "a condition has one of \"ge\", \"le\" and \"eq\"");
    return condition;
}

Quantity ArgumentReader::quantity(const Section& from, std::string_view key) const
{
    return quantity_named(from, key, from.text(key));
}

Quantity ArgumentReader::quantity_named(const Section& from, std::string_view key, const std::string& word) const
{
    for (const QuantityWords& words : quantity_words) {
        if (!words.names_resource && word == words.word) return {words.count, no_resource};
        if (!words.names_resource || !word.starts_with(words.word)) continue;
        const auto resource =
            std::find(rules_.resource_ids.begin(), rules_.resource_ids.end(), word.substr(words.word.size()));
        if (resource != rules_.resource_ids.end())
            return {words.count, id_at<Resource>(static_cast<std::size_t>(resource - rules_.resource_ids.begin()))};
    }
    from.mistake(key, fmt::format("found \"{}\", expected a quantity (docs/spec/treasury.md, section 4.12)", word));
    return {};
}

void ArgumentReader::read(const Section& from, std::string_view key, Selector& selector) const
{
    const std::vector<std::string>& words = content_words<Selection>();
    const std::string text = from.text(key);
    const std::size_t colon = text.find(':');
    const auto found = std::find(words.begin(), words.end(), text.substr(0, colon));
    if (found == words.end())
        return from.mistake(key, fmt::format("found \"{}\", expected a selection of players", text));
    selector.selection = static_cast<Selection>(found - words.begin());
    const bool needs_quantity = selector.selection >= Selection::Most;
    if (needs_quantity != (colon != std::string::npos))
        from.mistake(key, fmt::format("\"{}\" {} a quantity", *found, needs_quantity ? "needs" : "takes no"));
    else if (needs_quantity)
        selector.quantity = quantity_named(from, key, text.substr(colon + 1));
    if (needs_quantity && selector.quantity.count < Count::Gold)
        from.mistake(key, "players are compared by a quantity that belongs to a player");
}

void ArgumentReader::read(const Section& from, std::string_view key, Icon& icon) const
{
    const std::string word = from.text(key);
    if (word == "any")
        icon = {Icon::Kind::Any, no_resource};
    else if (word == "weapons")
        icon = {Icon::Kind::Weapons, no_resource};
    else if (word == "barbarian")
        icon = {Icon::Kind::Barbarian, no_resource};
    else
        icon = {Icon::Kind::One, id_at<Resource>(from.one_of(key, rules_.resource_ids, "resource"))};
}

void ArgumentReader::read(const Section& from, std::string_view key, Resource& resource) const
{
    resource = id_at<Resource>(from.one_of(key, rules_.resource_ids, "resource"));
}

}  // namespace tessera::treasury
