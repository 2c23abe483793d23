// What each action would be, in a few words.
#include <fmt/format.h>

#include "base/text.h"
#include "engine/operation_text.h"
#include "games/market_trading/build.h"
#include "games/market_trading/effects.h"
#include "games/market_trading/setup.h"
#include "games/market_trading/words.h"

namespace tessera::market_trading {

namespace {

const std::string& word(const Rules& rules, Terrain terrain) { return rules.terrain_ids[index_of(terrain)]; }

// `, onto a pile of 3`, or nothing.
std::string onto_pile(const Player& player, Tile tile)
{
    const int pile = player.piles[index_of(tile)];
    return pile > 0 ? fmt::format(", onto a pile of {}", pile) : "";
}

// The arguments of operations, in words.
struct ArgumentWords {
    const Rules& rules;

    std::string operator()(const Cost& cost) const { return amounts(rules, cost); }
    std::string operator()(const Goods& goods) const { return amounts(rules, goods); }
    std::string operator()(Good good) const { return good == no_good ? "" : good_name(rules, good); }
    std::string operator()(const GoodSet& kinds) const
    {
        std::vector<std::string> all;
        for (Good good : kinds) all.push_back(good_name(rules, good));
        return joined(all, "or");
    }
    std::string operator()(const Candidates& candidates) const { return (*this)(candidates.goods); }
    std::string operator()(const Tiers& tiers) const { return (*this)(tiers.goods); }
    std::string operator()(const KindsOrTiers& kinds) const { return (*this)(kinds.goods); }
    std::string operator()(Terrain terrain) const { return word(rules, terrain); }
    std::string operator()(const TerrainSet& terrains) const
    {
        std::vector<std::string> all;
        for (Terrain terrain : terrains) all.push_back(word(rules, terrain));
        return joined(all, "or");
    }
    std::string operator()(const Per& per) const
    {
        if (per.count == Per::Count::Once) return "";
        const std::string what =
            per.count == Per::Count::Tiles ? "tile(s) of " + word(rules, per.terrain) : "improvement(s)";
        return fmt::format("every {}, {} times at most", counted(per.each, what), per.max);
    }
    std::string operator()(PlaceOfUnits where) const
    {
        return where == PlaceOfUnits::Same       ? "there"
               : where == PlaceOfUnits::Adjacent ? "on a tile next to it"
                                                 : "on a tile";
    }
    std::string operator()(UnitsPaid on) const { return on == UnitsPaid::First ? "the first" : "each"; }
    std::string operator()(bool flooded) const { return flooded ? "a flooded market" : "the market"; }
};

// An operation as it counts now, repeated so often.
template <class T>
T as_it_counts(const State&, const T& operation, int)
{
    return operation;
}

operation::Convert as_it_counts(const State&, operation::Convert convert, int times)
{
    for (std::uint8_t& amount : convert.in.named) amount = static_cast<std::uint8_t>(amount * times);
    const Goods once = convert.out;
    convert.out = {};
    add_goods(convert.out, once, times);
    return convert;
}

operation::Gain as_it_counts(const State& s, const operation::Gain& gain, int)
{
    operation::Gain now{};
    add_goods(now.out, gain.out, count_per(s, gain.per));
    return now;
}

// What a recipe does, for the label of a use.
std::string recipe_text(const State& s, const Rules& rules, const Effect& effect, int times)
{
    std::vector<std::string> parts;
    for (const Operation& operation : effect.operations)
        parts.push_back(operation.visit([&](const auto& a) {
            return operation_text(as_it_counts(s, a, parts.empty() ? times : 1), ArgumentWords{rules});
        }));
    return fmt::format("{}", fmt::join(parts, ", then "));
}

}  // namespace

std::string label(const State& s, const Rules& rules, const Settle& a)
{
    const auto asked = s.agenda.top_as<ChooseSettlement>();
    const Player& player = s.players[asked.seat];
    return fmt::format("Settle on {}: {} {}", tile_name(player, rules, a.tile), settled_units(rules, asked),
                       good_name(rules, resource_at(player, rules, a.tile)));
}

std::string label(const State& s, const Rules& rules, const Use& a)
{
    const Improvement& improvement = rules[a.card];
    if (a.recipe >= improvement.recipes.size()) return "Use " + improvement.name;
    return fmt::format("Use {}: {}", improvement.name,
                       recipe_text(s, rules, improvement.effects[improvement.recipes[a.recipe]], a.times));
}

std::string label(const State&, const Rules& rules, const Offer& a) { return "Offer 1 " + good_name(rules, a.good); }
std::string label(const State&, const Rules& rules, const Take& a) { return "Take 1 " + good_name(rules, a.good); }
std::string label(const State&, const Rules&, const Close&) { return "Close the trade"; }
std::string label(const State& s, const Rules&, const Done&)
{
    return s.turn.step == 2 ? "End the step and go on to building" : "End the step and go on to foraging";
}

std::string label(const State& s, const Rules& rules, const Build& a)
{
    const CardId card = s.row[index_of(a.slot)];
    if (card == no_card) return "Build nothing";
    return fmt::format("Build {} for {}", rules[card].name, amounts(rules, cost_for(s, rules, card)));
}

std::string label(const State&, const Rules&, const Pass&) { return "Build nothing"; }
std::string label(const State&, const Rules& rules, const Pay& a) { return "Pay 1 " + good_name(rules, a.good); }

std::string label(const State& s, const Rules& rules, const Forage& a)
{
    return fmt::format("Forage on {}: {} {}{}", tile_name(s.mover(), rules, a.tile), rules.forage_amount,
                       good_name(rules, resource_at(s.mover(), rules, a.tile)), onto_pile(s.mover(), a.tile));
}

std::string label(const State& s, const Rules& rules, const PickTile& a)
{
    const Operation& asking = operation_asked(s, rules, s.agenda.top_as<ChooseTile>());
    const std::string tile = tile_name(s.mover(), rules, a.tile);
    const std::string good = good_name(rules, resource_at(s.mover(), rules, a.tile));
    if (asking.is<operation::Transform>())
        return fmt::format("Turn {} into {}", tile, word(rules, asking.as<operation::Transform>().to));
    if (asking.is<operation::ExtraHarvest>()) return fmt::format("Take 1 more {} from {}", good, tile);
    const int units = asking.as<operation::Place>().n;
    return fmt::format("Place {} {} on {}{}", units, good, tile, onto_pile(s.mover(), a.tile));
}

std::string label(const State& s, const Rules& rules, const PickResource& a)
{
    const Operation& asking = operation_asked(s, rules, s.agenda.top_as<ChooseResource>());
    const std::string good = good_name(rules, a.good);
    if (asking.is<operation::Take>())
        return fmt::format("Take {} {}", std::min<int>(asking.as<operation::Take>().n, s.market[a.good]), good);
    return fmt::format("{} 1 {}", asking.is<operation::Remove>() ? "Remove" : "Gain", good);
}

std::string label(const State& s, const Rules& rules, const PickSlot& a)
{
    const CardId card = s.row[index_of(a.slot)];
    return card == no_card ? "An empty slot" : "Replace " + rules[card].name;
}

std::string label(const State& s, const Rules& rules, const PickEffect& a)
{
    const Occasion when = s.agenda.top_as<ChooseEffect>().when;
    const auto& effects = rules[a.card].effects;
    const auto same = std::count_if(effects.begin(), effects.end(), [&](const Effect& e) { return e.when == when; });
    return same == 1 ? rules[a.card].name : fmt::format("{}, effect {}", rules[a.card].name, a.index + 1);
}

std::string label(const State& s, const Rules&, const Skip&)
{
    return s.agenda.asks<ChooseTile>() && s.agenda.top_as<ChooseTile>().picked > 0 ? "No more tiles" : "Decline";
}
std::string label(const State&, const Rules& rules, const Store& a) { return "Keep 1 " + good_name(rules, a.good); }
std::string label(const State&, const Rules&, const StoreDone&) { return "Keep no more"; }

std::string label(const State&, const Rules& rules, const DealBoard& a)
{
    return fmt::format("{} for seat {}", rules.boards[index_of(a.board)].name, index_of(a.seat));
}
std::string label(const State&, const Rules&, const GenNumber& a) { return std::to_string(a.number); }
std::string label(const State&, const Rules& rules, const GenTerrain& a) { return rules[a.terrain].name; }
std::string label(const State&, const Rules&, const GenTile& a) { return fmt::format("Tile {}", index_of(a.tile)); }
std::string label(const State&, const Rules& rules, const DealCard& a)
{
    return fmt::format("{} into slot {}", rules[a.card].name, index_of(a.slot));
}

}  // namespace tessera::market_trading
