#include "games/treasury/card_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace tessera::treasury {

namespace {

const std::vector<std::string> occasion_words = {
    "open",     "sold",     "claim",     "paid",       "round_end",   "activate", "event",   "you_start", "you_develop",
    "you_open", "you_sell", "you_claim", "rival_open", "rival_claim", "grows",    "shrinks", "always"};
const std::vector<std::string> op_words = {"gain", "lose",    "steal",   "endow",   "drain",    "grow",  "shrink",
                                           "draw", "discard", "fund",    "charter", "announce", "clear", "peek",
                                           "bury", "void",    "advance", "sale",    "if",       "may",   "choose"};
const std::vector<std::string> modifier_words = {
    "limit", "extra_draw", "gold_discount", "develop_discount", "might", "tax_relief", "price", "substitute", "shield"};
const std::vector<std::string> selection_words = {"you",    "each",   "others",     "left",       "right",
                                                  "choice", "weaker", "outmatched", "most",       "least",
                                                  "none",   "some",   "rival_most", "rival_least"};
// In the order of Count; the two that name a resource are read by their beginning.
const std::vector<std::string> count_words = {
    "",           "players",      "treasury", "treasury_share", "population", "surplus",        "age",
    "barbarians", "civ_strength", "raid",     "demand.any",     "demand.R",   "demand.weapons", "gold",
    "hand",       "strength",     "open",     "startups",       "contracts",  "idle",           "provides.R",
    "weaker"};

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
    card.event = effects(from, "effect", card, true);
}

Ability CardReader::ability(const Section& from, Card& card) const
{
    Ability ability;
    ability.when = static_cast<Occasion>(from.one_of("when", occasion_words, "occasion"));
    if (ability.when == Occasion::Always) {
        modifier(from, ability);
        return ability;
    }
    if (ability.when == Occasion::Event) {
        ability.demand = icon(from, "demand");
        ability.by = static_cast<Ability::By>(from.one_of("by", {"any", "you", "others"}, "actor"));
    }
    if (from.has("per_round")) ability.per_round = small(from, "per_round", {1, 9});
    const std::size_t first = card.effects.size();
    ability.effects = effects(from, "do", card, false);
    if (ability.effects == no_effect) from.mistake("do", "an ability needs at least one effect");
    // Section 3: content must not loop.
    if (ability.when != Occasion::Grows && ability.when != Occasion::Shrinks && ability.when != Occasion::Event)
        return ability;
    for (std::size_t i = first; i < card.effects.size(); ++i)
        if (card.effects[i].op == Op::Grow || card.effects[i].op == Op::Shrink)
            from.mistake("do", "what happens on growth, decline or an event must not change the population");
    return ability;
}

void CardReader::modifier(const Section& from, Ability& ability) const
{
    ability.modifier = static_cast<Modifier>(from.one_of("mod", modifier_words, "modifier"));
    if (from.has("cond")) ability.conditions = conditions(from, "cond");
    switch (ability.modifier) {
        case Modifier::Substitute:
            ability.need = id_at<Resource>(from.one_of("need", rules_.resource_ids, "resource"));
            ability.with = icon(from, "with");
            return;
        case Modifier::Shield: {
            const std::size_t against = from.one_of("against", {"steal", "loss", "both"}, "kind of harm");
            ability.against_steal = against != 1;
            ability.against_loss = against != 0;
            return;
        }
        default: ability.n = amount(from, "n"); break;
    }
    if (ability.modifier != Modifier::Might) return;
    bool circular = depends_on_strength(ability.n.per);
    for (const Condition& condition : ability.conditions) circular |= depends_on_strength(condition.quantity);
    if (circular) from.mistake("mod", "might cannot depend on strength");
}

std::uint8_t CardReader::effects(const Section& from, std::string_view key, Card& card, bool of_event) const
{
    const std::vector<Section> list = from.sections(key);
    if (list.empty()) return no_effect;
    const std::size_t first = card.effects.size();
    if (first + list.size() > max_effects) {
        from.mistake(key, fmt::format("a card has at most {} effects", max_effects));
        return no_effect;
    }
    // The places of this list come first, so that it can be read through; lists inside it follow.
    card.effects.resize(first + list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Effect read = effect(list[i], card, of_event);
        card.effects[first + i] = read;
        card.effects[first + i].last = i + 1 == list.size();
    }
    return static_cast<std::uint8_t>(first);
}

Effect CardReader::effect(const Section& from, Card& card, bool of_event) const
{
    Effect effect;
    effect.op = static_cast<Op>(from.one_of("op", op_words, "operation"));
    effect.of_event = of_event;
    arguments(from, effect, card);
    return effect;
}

// Each operation with the arguments of its entry in the vocabulary.
void CardReader::arguments(const Section& from, Effect& effect, Card& card) const
{
    const auto who = [&](std::string_view key) {
        if (from.has(key)) effect.who = selector(from, key);
    };
    const auto treasury = [&](std::string_view key) {
        if (from.has(key)) effect.treasury = from.one_of(key, {"supply", "treasury"}, "place of gold") == 1;
    };
    const auto which = [&] {
        effect.which = static_cast<Which>(from.one_of("which", {"smallest", "largest"}, "contract"));
    };
    switch (effect.op) {
        case Op::Gain:
            effect.n = amount(from, "n");
            who("who");
            return treasury("from");
        case Op::Lose:
            effect.n = amount(from, "n");
            who("who");
            return treasury("to");
        case Op::Steal:
            effect.n = amount(from, "n");
            effect.who = selector(from, "from");
            return;
        case Op::Endow:
        case Op::Drain:
        case Op::Grow:
        case Op::Shrink:
        case Op::Announce: effect.n = amount(from, "n"); return;
        case Op::Draw:
        case Op::Discard:
        case Op::Fund: effect.n = amount(from, "n"); return who("who");
        case Op::Charter: effect.max = small(from, "max", {1, 99}); return;
        case Op::Clear:
            effect.icon = icon(from, "icon");
            effect.n = amount(from, "n");
            return;
        case Op::Peek:
            effect.pile = static_cast<PeekAt>(from.one_of("pile", {"draw", "current"}, "pile"));
            effect.n.base = static_cast<std::int16_t>(from.number("n", {1, 6}));
            return;
        case Op::Bury: return;
        case Op::Void:
        case Op::Advance: who("who"); return which();
        case Op::Sale:
            who("who");
            effect.bonus = static_cast<std::uint8_t>(from.number_or("bonus", 0, {0, 99}));
            return;
        case Op::If:
            effect.conditions = conditions(from, "cond");
            effect.then = effects(from, "then", card, effect.of_event);
            if (from.has("else")) effect.otherwise = effects(from, "else", card, effect.of_event);
            return;
        case Op::May:
            if (from.has("pay") && from.has("discard")) from.mistake("", "expected \"pay\" or \"discard\", not both");
            effect.pay = static_cast<std::uint8_t>(from.number_or("pay", 0, {1, 99}));
            effect.discard = static_cast<std::uint8_t>(from.number_or("discard", 0, {1, 9}));
            treasury("to");
            effect.then = effects(from, "do", card, effect.of_event);
            return;
        case Op::Choose:
            for (const Section& option : from.sections("options")) {
                if (effect.options.full()) return from.mistake("options", "there are at most four options");
                effect.options.push_back(effects(option, "do", card, effect.of_event));
            }
            if (effect.options.size() < 2) from.mistake("options", "there are at least two options to choose from");
            return;
    }
}

Amount CardReader::amount(const Section& from, std::string_view key) const
{
    Amount amount;
    if (!from.is_table(key)) {
        amount.base = static_cast<std::int16_t>(from.number(key, {0, 999}));
        return amount;
    }
    const Section table = from.section(key);
    amount.base = static_cast<std::int16_t>(table.number_or("base", 0, {0, 999}));
    amount.per = quantity(table, "per");
    amount.times = static_cast<std::uint8_t>(table.number_or("times", 1, {1, 99}));
    amount.div = static_cast<std::uint8_t>(table.number_or("div", 1, {1, 99}));
    amount.max = static_cast<std::int16_t>(table.number_or("max", amount.max, {1, 30000}));
    return amount;
}

Conditions CardReader::conditions(const Section& from, std::string_view key) const
{
    Conditions all;
    if (!from.is_list(key)) {
        all.push_back(condition(from.section(key)));
        return all;
    }
    for (const Section& one : from.sections(key)) {
        if (all.full()) {
            from.mistake(key, "at most three conditions hold at once");
            break;
        }
        all.push_back(condition(one));
    }
    return all;
}

Condition CardReader::condition(const Section& from) const
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

Quantity CardReader::quantity(const Section& from, std::string_view key) const
{
    return quantity_named(from, key, from.text(key));
}

Quantity CardReader::quantity_named(const Section& from, std::string_view key, const std::string& word) const
{
    const auto plain = std::find(count_words.begin() + 1, count_words.end(), word);
    if (plain != count_words.end() && !word.ends_with(".R"))
        return {static_cast<Count>(plain - count_words.begin()), no_resource};
    for (const Count count : {Count::DemandOf, Count::Provides}) {
        const std::string_view stem = count == Count::DemandOf ? "demand." : "provides.";
        if (!word.starts_with(stem)) continue;
        const auto resource =
            std::find(rules_.resource_ids.begin(), rules_.resource_ids.end(), word.substr(stem.size()));
        if (resource != rules_.resource_ids.end())
            return {count, id_at<Resource>(static_cast<std::size_t>(resource - rules_.resource_ids.begin()))};
    }
    from.mistake(key, fmt::format("found \"{}\", expected a quantity (docs/spec/treasury.md, section 4.12)", word));
    return {};
}

Selector CardReader::selector(const Section& from, std::string_view key) const
{
    const std::string text = from.text(key);
    const std::size_t colon = text.find(':');
    const auto found = std::find(selection_words.begin(), selection_words.end(), text.substr(0, colon));
    Selector selector;
    if (found == selection_words.end()) {
        from.mistake(key, fmt::format("found \"{}\", expected a selection of players", text));
        return selector;
    }
    selector.selection = static_cast<Selection>(found - selection_words.begin());
    const bool needs_quantity = selector.selection >= Selection::Most;
    if (needs_quantity != (colon != std::string::npos))
        from.mistake(key, fmt::format("\"{}\" {} a quantity", *found, needs_quantity ? "needs" : "takes no"));
    else if (needs_quantity)
        selector.quantity = quantity_named(from, key, text.substr(colon + 1));
    if (needs_quantity && selector.quantity.count < Count::Gold)
        from.mistake(key, "players are compared by a quantity that belongs to a player");
    return selector;
}

Icon CardReader::icon(const Section& from, std::string_view key) const
{
    const std::string word = from.text(key);
    if (word == "any") return {Icon::Kind::Any, no_resource};
    if (word == "weapons") return {Icon::Kind::Weapons, no_resource};
    if (word == "barbarian") return {Icon::Kind::Barbarian, no_resource};
    return {Icon::Kind::One, id_at<Resource>(from.one_of(key, rules_.resource_ids, "resource"))};
}

}  // namespace tessera::treasury
