// What each action would be, in a few words.
#include <fmt/format.h>

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

// What one operation of a recipe does.
std::string operation_text(const State& s, const Rules& rules, const Operation& operation, int times)
{
    switch (operation.op) {
        case Op::Convert: {
            Cost in = operation.in;
            Goods given{};
            for (std::uint8_t& amount : in.named) amount = static_cast<std::uint8_t>(amount * times);
            add_goods(given, operation.out, times);
            return fmt::format("{} -> {}", amounts(rules, in), amounts(rules, given));
        }
        case Op::Gain: {
            Goods given{};
            add_goods(given, operation.out, count_per(s, operation.per));
            return "gain " + amounts(rules, given);
        }
        case Op::GainOne: return "gain 1 unit of your choice";
        case Op::Place:
            if (operation.where == Operation::Where::Same) return fmt::format("place {} there", operation.n);
            return fmt::format("place {} on {}", operation.n,
                               operation.tiles == 1 ? "a tile" : fmt::format("each of {} tiles", operation.tiles));
        case Op::Transform:
            return fmt::format("turn a tile of {} into {}", word(rules, operation.from_terrain),
                               word(rules, operation.to_terrain));
        case Op::Credit: return fmt::format("{} credit for your next trade", operation.n);
        case Op::FloodPass: return fmt::format("{} flood passes for your next trade", operation.n);
        case Op::Take:
            return fmt::format("take {} from {}", operation.n, operation.flooded ? "a flooded market" : "the market");
        case Op::Remove: return "remove 1 unit from the market";
        case Op::Sweep: return "replace a card of the row";
        default: return "";
    }
}

// What a recipe does, for the label of a use.
std::string recipe_text(const State& s, const Rules& rules, const Effect& effect, int times)
{
    std::vector<std::string> parts;
    for (const Operation& operation : effect.operations)
        parts.push_back(operation_text(s, rules, operation, parts.empty() ? times : 1));
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
    const Operation& operation = operation_asked(s, rules, s.agenda.top_as<ChooseTile>());
    const std::string tile = tile_name(s.mover(), rules, a.tile);
    const std::string good = good_name(rules, resource_at(s.mover(), rules, a.tile));
    switch (operation.op) {
        case Op::Transform: return fmt::format("Turn {} into {}", tile, word(rules, operation.to_terrain));
        case Op::ExtraHarvest: return fmt::format("Take 1 more {} from {}", good, tile);
        default: return fmt::format("Place {} {} on {}{}", operation.n, good, tile, onto_pile(s.mover(), a.tile));
    }
}

std::string label(const State& s, const Rules& rules, const PickResource& a)
{
    const Operation& operation = operation_asked(s, rules, s.agenda.top_as<ChooseResource>());
    const std::string good = good_name(rules, a.good);
    switch (operation.op) {
        case Op::Take: return fmt::format("Take {} {}", std::min(operation.n, s.market[a.good]), good);
        case Op::Remove: return fmt::format("Remove 1 {}", good);
        default: return fmt::format("Gain 1 {}", good);
    }
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
