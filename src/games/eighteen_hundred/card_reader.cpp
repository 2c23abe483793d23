#include "games/eighteen_hundred/card_reader.h"

#include <fmt/format.h>
#include <algorithm>
#include <functional>

#include "base/text.h"
#include "engine/operation_reader.h"
#include "games/eighteen_hundred/effects.h"

namespace tessera::eighteen_hundred {

namespace {

using Words = std::vector<std::string>;

const Words policy_words = {"political", "economic", "industrial"};
const Words technology_words = {"agricultural", "infrastructure", "military"};
const Words group_words = {"technology", "core", "policy", "variety"};
const Words timing_words = {"turn", "battle", "harmed", "targeted", "boom"};

const Words metric_words = {"provinces",
                            "urban_provinces_beyond_two",
                            "cities",
                            "metropolises",
                            "peasants",
                            "farmers",
                            "laborers",
                            "bourgeois",
                            "citizens_here",
                            "citizens_abroad",
                            "mixed_provinces",
                            "roads",
                            "railroads",
                            "regiments",
                            "navy",
                            "trade_routes",
                            "monopolies",
                            "free_trade_agreements",
                            "institutions",
                            "technology_levels",
                            "policies_era2",
                            "policies_era3",
                            "battles_started",
                            "battles_won",
                            "military_cards",
                            "stockpile"};

const Words static_words = {"place_limit", "farm_max",       "railroad",     "battle_points",    "navy",
                            "food",        "regiment_limit", "collect",      "extra_migration",  "population_bonus",
                            "boom_bonus",  "no_defeat_loss", "sea_immunity", "free_trade_income"};

std::uint8_t small(const Section& from, std::string_view key, std::int64_t least = 1)
{
    return static_cast<std::uint8_t>(from.number(key, {least, 50}));
}

std::uint8_t small_or(const Section& from, std::string_view key, std::int64_t otherwise)
{
    return static_cast<std::uint8_t>(from.number_or(key, otherwise, {1, 50}));
}

}  // namespace

void add_id(const Section& from, std::vector<std::string>& ids, std::size_t most, std::string_view what)
{
    std::string id = from.text("id");
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
        from.mistake("id", fmt::format("there are two {} \"{}\"", what, id));
    if (ids.size() == most) from.mistake("id", fmt::format("there are more than {} {}", most, what));
    ids.push_back(std::move(id));
}

Metric CardReader::metric(const Section& from, std::string_view key)
{
    return id_at<Metric>(from.one_of(key, metric_words, "metric"));
}

// `need = { laborers = 4 }`: each metric with its minimum (or, under "limit", its maximum).
Needs CardReader::needs(const Section& from, std::string_view key)
{
    Needs needs;
    if (!from.has(key)) return needs;
    const Section table = from.section(key);
    for (const std::string& word : table.keys()) {
        const auto found = std::find(metric_words.begin(), metric_words.end(), word);
        if (found == metric_words.end()) continue;  // an unknown key, which is noted by itself
        const auto least = static_cast<std::uint8_t>(table.number(word, {0, 200}));
        if (needs.full())
            from.mistake(key, "at most three metrics can be named");
        else
            needs.push_back({id_at<Metric>(static_cast<std::size_t>(found - metric_words.begin())), least});
    }
    return needs;
}

Cost CardReader::cost(const Section& from)
{
    static const Words words = {"discard_admin", "discard_military", "spend_prosperity", "spend_commerce",
                                "spend_production"};
    Cost cost;
    if (!from.has("cost")) return cost;
    for (const Section& part : from.sections("cost")) {
        const std::uint8_t n = small(part, "n");
        switch (part.one_of("op", words, "cost")) {
            case 0: cost.discard_admin = n; break;
            case 1: cost.discard_military = n; break;
            case 2: cost.spend_prosperity = n; break;
            case 3: cost.spend_commerce = n; break;
            default: cost.spend_production = n; break;
        }
    }
    return cost;
}

Static CardReader::static_effect(const Section& from)
{
    Static out;
    out.op = id_at<StaticOp>(from.one_of("op", static_words, "static effect"));
    out.need = needs(from, "need");
    if (from.has("when")) out.when_full = from.one_of("when", {"full"}, "condition") == 0;
    if (out.op == StaticOp::Collect) {
        out.commerce = static_cast<std::uint8_t>(from.number_or("commerce", 0, {0, 20}));
        out.production = static_cast<std::uint8_t>(from.number_or("production", 0, {0, 20}));
        if (from.has("per")) {
            out.per = metric(from, "per");
            out.each = small(from, "each");
        }
        if (from.has("cap")) out.cap = small(from, "cap");
        return out;
    }
    if (from.has("per")) out.per_cube = from.one_of("per", {"cube"}, "count") == 0;
    if (out.op == StaticOp::Railroad || out.op == StaticOp::NoDefeatLoss || out.op == StaticOp::SeaImmunity) return out;
    out.n = small(from, "n", 0);
    if (out.op == StaticOp::BattlePoints)
        out.role = id_at<BattleRole>(from.one_of("role", content_words<BattleRole>(), "role"));
    if (out.op == StaticOp::Navy && !out.need.empty())
        from.mistake("need", "a navy may depend on the tokens of its card, and on nothing else");
    return out;
}

namespace {

// The arguments of operations that only a list of this card can have.
class ArgumentReader {
public:
    using ReadList = std::function<ListId(const Section& from, std::string_view key)>;
    explicit ArgumentReader(ReadList list) : list_(std::move(list)) {}
    void read(const Section& from, std::string_view key, ListId& list) const { list = list_(from, key); }

private:
    ReadList list_;
};

template <class T>
bool can_stand_on(CardPart part)
{
    if constexpr (requires { T::stands_on; })
        return std::find(T::stands_on.begin(), T::stands_on.end(), part) != T::stands_on.end();
    else
        return part == CardPart::Development || part == CardPart::Admin;
}

}  // namespace

ListId CardReader::list(const Section& from, std::string_view key, CardPart part, CardId card, HandCard hand_card)
{
    if (!from.has(key)) return no_list;
    EffectList effects;
    effects.card = card;
    effects.hand_card = hand_card;
    for (const Section& one : from.sections(key)) {
        const Operation read = operation(one, part, card, hand_card);
        if (effects.operations.full())
            from.mistake(key, "at most four effects can be listed");
        else
            effects.operations.push_back(read);
    }
    if (effects.operations.empty()) return no_list;
    if (rules_.lists.size() >= index_of(no_list)) from.mistake(key, "there are too many lists of effects");
    rules_.lists.push_back(effects);
    return id_at<ListId>(rules_.lists.size() - 1);
}

Operation CardReader::operation(const Section& from, CardPart part, CardId card, HandCard hand_card)
{
    Operation operation;
    const ArgumentReader arguments(
        [&](const Section& inside, std::string_view key) { return list(inside, key, part, card, hand_card); });
    read_operation<Operations>(arguments, from, "effect", [&]<class T>(const T& read) {
        if constexpr (requires { read.mistake_at(part); })
            if (const ArgumentMistake mistake = read.mistake_at(part); !mistake.what.empty())
                from.mistake(mistake.key, std::string(mistake.what));
        if (!can_stand_on<T>(part)) from.mistake("op", fmt::format("\"{}\" cannot stand here", operation_word<T>()));
        operation = Operation(read);
    });
    return operation;
}

void CardReader::read_copies(const Section& from, Card& card) const
{
    const bool fixed = card.group == CardGroup::Technology || card.group == CardGroup::Core;
    if (!fixed) return;
    const Section table = from.section("copies");
    for (std::size_t era = 1; era <= eras; ++era) {
        const std::string key = fmt::format("era{}", era);
        if (!card.in_era[era]) continue;
        const std::vector<std::int64_t> copies = table.numbers(key, {0, 8});
        if (copies.size() != max_players - 1)
            table.mistake(key, "expected a number of copies for each number of players from 2 to 8");
        for (std::size_t i = 0; i < copies.size() && i < max_players - 1; ++i)
            card.copies[era - 1][i] = static_cast<std::uint8_t>(copies[i]);
    }
}

void CardReader::read_development(const Section& from, CardGroup group_if_mat)
{
    const auto id = id_at<CardId>(rules_.cards.size());
    add_id(from, rules_.card_ids, max_cards, "development cards");
    Card card;
    card.id = rules_.card_ids.back();
    card.name = from.text("name");
    card.text = from.text("text");
    card.kind = id_at<CardKind>(from.one_of("kind", content_words<CardKind>(), "kind of card"));
    if (card.kind == CardKind::Policy) card.type = static_cast<std::uint8_t>(from.one_of("slot", policy_words, "type"));
    if (card.kind == CardKind::Technology) {
        card.type = static_cast<std::uint8_t>(from.one_of("slot", technology_words, "type"));
        card.level = static_cast<std::uint8_t>(from.number("level", {0, 9}));
    }
    if (group_if_mat == CardGroup::Mat) {
        card.in_era[0] = true;
        if (card.kind == CardKind::Institution) from.mistake("kind", "a mat holds policies and technologies only");
    } else {
        card.group = id_at<CardGroup>(1 + from.one_of("group", group_words, "group"));
        for (std::int64_t era : from.numbers("eras", {1, eras})) card.in_era[static_cast<std::size_t>(era)] = true;
        if ((card.group == CardGroup::Policy) != (card.kind == CardKind::Policy))
            from.mistake("group", "policies, and only they, are in the group \"policy\"");
        read_copies(from, card);
    }
    if (from.has("slots")) {
        const Section squares = from.section("slots");
        card.production = static_cast<std::uint8_t>(squares.number("production", {0, 20}));
        card.commerce = static_cast<std::uint8_t>(squares.number("commerce", {0, 20}));
    }
    if (from.has("static"))
        for (const Section& part : from.sections("static")) {
            const Static read = static_effect(part);
            if (card.statics.full())
                from.mistake("static", "at most three static effects can be listed");
            else
                card.statics.push_back(read);
            card.static_ops.insert(read.op);
        }
    card.on_play = list(from, "on_play", CardPart::Development, id, no_hand_card);
    if (from.has("activation")) {
        const Section activation = from.section("activation");
        card.need = needs(activation, "need");
        card.cost = cost(activation);
        card.activation = list(activation, "effects", CardPart::Development, id, no_hand_card);
    }
    if (from.has("route")) {
        const Section route = from.section("route");
        if (rules_.routes.size() == max_routes) from.mistake("route", "there are more than 12 trade routes");
        if (card.kind != CardKind::Institution) from.mistake("route", "only an institution is a trade route");
        card.route = id_at<RouteId>(rules_.routes.size());
        card.route_food = static_cast<std::uint8_t>(route.number("food", {0, 20}));
        card.route_production = static_cast<std::uint8_t>(route.number("production", {0, 20}));
        rules_.routes.push_back(id);
        rules_.route_ids.push_back(card.id);
    }
    rules_.cards.push_back(card);
}

// Conditions without which a military card may not be played.
void CardReader::conditions(const Section& from, HandCardInfo& card) const
{
    if (!from.has("only_if")) return;
    const Section only = from.section("only_if");
    if (only.has("role")) card.only_role = id_at<BattleRole>(only.one_of("role", content_words<BattleRole>(), "role"));
    card.only_coastal = only.flag_or("coastal", false);
    card.only_larger_navy = only.flag_or("larger_navy", false);
    card.only_railroad = only.flag_or("railroad", false);
}

void CardReader::read_hand_card(const Section& from, HandDeck deck)
{
    const auto id = id_at<HandCard>(rules_.hand_cards.size());
    add_id(from, rules_.hand_card_ids, max_hand_cards, "admin and military cards");
    HandCardInfo card;
    card.id = rules_.hand_card_ids.back();
    card.name = from.text("name");
    card.text = from.text("text");
    card.deck = deck;
    card.copies = static_cast<std::uint8_t>(from.number("copies", {1, 50}));
    if (deck == HandDeck::Admin) card.timing = id_at<Timing>(from.one_of("timing", timing_words, "timing"));
    card.cost = cost(from);
    if (deck == HandDeck::Admin) card.need = needs(from, "need");
    conditions(from, card);
    const bool in_battle = card.timing == Timing::Battle;
    card.effects = list(from, "effects", in_battle ? CardPart::Military : CardPart::Admin, no_card, id);
    if (card.effects == no_list) {
        from.mistake("effects", "a card needs at least one effect");
        return rules_.hand_cards.push_back(card);
    }
    if (in_battle) {
        card.on_win = list(from, "on_win", CardPart::OnWin, no_card, id);
        card.on_loss = list(from, "on_loss", CardPart::OnLoss, no_card, id);
    }
    if (card.timing != Timing::Turn && (card.cost.discard_admin > 0 || card.cost.discard_military > 0))
        from.mistake("cost", "only a card of the own turn can cost discards");
    for (const Operation& operation : rules_[card.effects].operations)
        card.cancels |= operation.is<operation::CancelLast>();
    if (card.timing == Timing::Harmed || card.timing == Timing::Targeted || card.timing == Timing::Boom) {
        for (const Operation& operation : rules_[card.effects].operations)
            if (!operation.visit([]<class T>(const T&) {
                    return requires { T::resolves_at_once; };
                }))
                from.mistake("effects", "a card of a window can only cancel or gain");
        rules_.window_cards.push_back(id);
    }
    rules_.hand_cards.push_back(card);
}

ScoringPart CardReader::scoring_part(const Section& from)
{
    ScoringPart part;
    part.kind = static_cast<ScoringPart::Kind>(from.one_of("op", {"per", "most", "flag"}, "kind of scoring"));
    part.n = small(from, "n");
    switch (part.kind) {
        case ScoringPart::Kind::Per:
            part.what = metric(from, "what");
            part.each = small(from, "each");
            break;
        case ScoringPart::Kind::Most:
            part.what = metric(from, "what");
            part.tie = small_or(from, "tie", 1);
            break;
        case ScoringPart::Kind::Flag:
            part.need = needs(from, "need");
            part.limit = needs(from, "limit");
            break;
    }
    return part;
}

void CardReader::read_ambition(const Section& from)
{
    add_id(from, rules_.ambition_ids, 60, "ambitions");
    Ambition ambition;
    ambition.id = rules_.ambition_ids.back();
    ambition.name = from.text("name");
    ambition.text = from.text("text");
    ambition.cap = small(from, "cap");
    for (const Section& part : from.sections("scoring")) {
        const ScoringPart read = scoring_part(part);
        if (ambition.parts.full())
            from.mistake("scoring", "at most three parts can be listed");
        else
            ambition.parts.push_back(read);
    }
    rules_.ambitions.push_back(ambition);
}

}  // namespace tessera::eighteen_hundred
