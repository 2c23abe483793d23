#include "games/treasury/card_reader.h"

#include <fmt/format.h>

#include "engine/operation_info.h"

namespace tessera::treasury {

namespace {

bool depends_on_strength(const Quantity& quantity)
{
    using enum Count;
    return quantity.count == Strength || quantity.count == CivStrength || quantity.count == Raid ||
           quantity.count == Weaker;
}

std::uint8_t small(const Section& from, std::string_view key, Bounds bounds)
{
    return static_cast<std::uint8_t>(from.number(key, bounds));
}

}  // namespace

Card CardReader::read(const Section& from, const std::string& id, Age age) const
{
    Card card;
    card.id = id;
    card.age = age;
    if (from.number("age", {0, static_cast<std::int64_t>(max_ages) - 1}) != age)
        from.mistake("age", fmt::format("the file holds cards of age {}", age));
    read_business(from.section("business"), card);
    read_event(from.section("event"), card);
    return card;
}

void CardReader::read_business(const Section& from, Card& card) const
{
    card.name = from.text("name");
    card.text = from.text("text");
    for (std::size_t place : from.some_of("provides", rules_.resource_ids, "resource")) {
        if (card.provides.full()) {
            from.mistake("provides", fmt::format("a business has at most {} provisions", max_provisions));
            break;
        }
        card.provides.push_back(id_at<Resource>(place));
        card.weapons = static_cast<std::uint8_t>(card.weapons + (rules_[id_at<Resource>(place)].weapon ? 1 : 0));
    }
    if (card.provides.empty()) from.mistake("provides", "a business provides at least one resource");
    card.develop = small(from, "develop", {0, 4});
    card.gold = small(from, "gold", {1, 99});
    card.contract = small(from, "contract", {1, 99});
    int limited = 0;
    for (const Section& ability_from : from.sections("ability")) {
        if (card.abilities.full()) {
            from.mistake("ability", fmt::format("a business has at most {} abilities", max_abilities));
            break;
        }
        const Ability read = ability(ability_from, card);
        if (read.when == Occasion::Activate && card.occasions.contains(Occasion::Activate))
            ability_from.mistake("when", "a business has one ability that is used");
        if (read.per_round > 0 && ++limited > 1)
            ability_from.mistake("per_round", "only one ability of a card has \"per_round\"");
        card.occasions.insert(read.when);
        if (read.when == Occasion::Always) card.modifiers.insert(read.modifier);
        card.abilities.push_back(read);
    }
}

void CardReader::read_event(const Section& from, Card& card) const
{
    card.event_name = from.text("name");
    card.event_text = from.text("text");
    for (std::size_t place : from.some_of("demand", rules_.resource_ids, "resource"))
        card.demand.insert(id_at<Resource>(place));
    card.barbarian = from.flag_or("barbarian", false);
    Effects effects;
    ArgumentReader(rules_, card, true).read(from, "effect", effects);
    card.event = effects.first;
}

Ability CardReader::ability(const Section& from, Card& card) const
{
    Ability ability;
    ability.when = static_cast<Occasion>(from.one_of("when", content_words<Occasion>(), "occasion"));
    const ArgumentReader arguments(rules_, card, false);
    if (ability.when == Occasion::Always) {
        modifier(from, arguments, ability);
        return ability;
    }
    if (ability.when == Occasion::Event) {
        arguments.read(from, "demand", ability.demand);
        ability.by = static_cast<Ability::By>(from.one_of("by", {"any", "you", "others"}, "actor"));
    }
    if (from.has("per_round")) ability.per_round = small(from, "per_round", {1, 9});
    const std::size_t first = card.effects.size();
    Effects effects;
    arguments.read(from, "do", effects);
    if (effects.empty()) from.mistake("do", "an ability needs at least one effect");
    ability.effects = effects.first;
    // Section 3: content must not loop.
    if (ability.when != Occasion::Grows && ability.when != Occasion::Shrinks && ability.when != Occasion::Event)
        return ability;
    for (std::size_t i = first; i < card.effects.size(); ++i)
        if (const auto& read = card.effects[i].operation; read.is<operation::Grow>() || read.is<operation::Shrink>())
            from.mistake("do", "what happens on growth, decline or an event must not change the population");
    return ability;
}

void CardReader::modifier(const Section& from, const ArgumentReader& arguments, Ability& ability) const
{
    ability.modifier = static_cast<Modifier>(from.one_of("mod", content_words<Modifier>(), "modifier"));
    if (from.has("cond")) arguments.read(from, "cond", ability.conditions);
    switch (ability.modifier) {
        case Modifier::Substitute:
            arguments.read(from, "need", ability.need);
            arguments.read(from, "with", ability.with);
            return;
        case Modifier::Shield: {
            const std::size_t against = from.one_of("against", {"steal", "loss", "both"}, "kind of harm");
            ability.against_steal = against != 1;
            ability.against_loss = against != 0;
            return;
        }
        default: arguments.read(from, "n", ability.n); break;
    }
    if (ability.modifier != Modifier::Might) return;
    bool circular = depends_on_strength(ability.n.per);
    for (const Condition& condition : ability.conditions) circular |= depends_on_strength(condition.quantity);
    if (circular) from.mistake("mod", "might cannot depend on strength");
}

}  // namespace tessera::treasury
