// What is asked, and what each action would be.
#include <fmt/format.h>

#include "base/text.h"
#include "engine/game.h"
#include "games/market_trading/build.h"
#include "games/market_trading/effects.h"
#include "games/market_trading/words.h"

namespace tessera::market_trading {

namespace {

std::string good_name(const Rules& rules, Good good)
{
    std::string name = rules[good].name;
    name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    return name;
}

// What a recipe does, for the label of a use.
std::string recipe_text(const State& s, const Rules& rules, const Effect& effect, int times)
{
    const Operation& first = effect.operations[0];
    std::string out;
    switch (first.op) {
        case Op::Convert: {
            Cost in = first.in;
            Goods given{};
            for (std::uint8_t& units : in.named) units = static_cast<std::uint8_t>(units * times);
            for (std::uint8_t& units : in.wild) units = static_cast<std::uint8_t>(units * times);
            add_goods(given, first.out, times);
            out = fmt::format("{} -> {}", amounts(rules, in), amounts(rules, given));
            break;
        }
        case Op::Gain: {
            Goods given{};
            add_goods(given, first.out, count_per(s, first.per));
            out = "gain " + amounts(rules, given);
            break;
        }
        case Op::GainOne: out = "gain 1 unit of your choice"; break;
        case Op::Transform:
            out = fmt::format("turn a {} into a {}", rules.terrain_ids[index_of(first.from_terrain)],
                              rules.terrain_ids[index_of(first.to_terrain)]);
            break;
        case Op::Credit: out = fmt::format("+{} credit in your next trade", first.n); break;
        case Op::FloodPass: out = fmt::format("{} flood passes for your next trade", first.n); break;
        case Op::Take: out = "take from the market"; break;
        case Op::Remove: out = "remove a unit from the market"; break;
        case Op::Sweep: out = "replace a card of the row"; break;
        default: out = "use"; break;
    }
    return out;
}

template <class Asked>
std::string by_card(const State& s, const Rules& rules, const Asked& asked, std::string_view what)
{
    return fmt::format("{}: {}", rules[card_asked(s, asked)].name, what);
}

}  // namespace

std::string amounts(const Rules& rules, const Goods& goods)
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        if (goods.items[i] > 0) parts.push_back(fmt::format("{} {}", goods.items[i], good_name(rules, id_at<Good>(i))));
    return parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, ", "));
}

std::string amounts(const Rules& rules, const Cost& cost)
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < rules.good_count(); ++i)
        if (cost.named.items[i] > 0)
            parts.push_back(fmt::format("{} {}", cost.named.items[i], good_name(rules, id_at<Good>(i))));
    for (std::size_t i = 0; i < tiers; ++i)
        if (cost.wild[i] > 0) parts.push_back(fmt::format("{} any T{}", cost.wild[i], i + 1));
    return parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, ", "));
}

std::string tile_name(const Player& player, const Rules& rules, Tile tile)
{
    const Terrain terrain = player.terrain[index_of(tile)];
    return fmt::format("{} {}", terrain == no_terrain ? "tile" : rules.terrain_ids[index_of(terrain)], index_of(tile));
}

std::string prompt(const State& s, const Rules& rules, const ChooseSettlement& asked)
{
    const bool last = asked.done + 1 == rules.starting_forages;
    const int units = rules.forage_amount + (last ? rules.starting_bonus[index_of(asked.seat)] : 0);
    static_cast<void>(s);
    return fmt::format("Settle: choose a tile for your starting pile of {} (MT-008).", units);
}

std::string prompt(const State& s, const Rules&, const Hub&)
{
    return fmt::format("Step {}: use improvements and trade, in any order, or end the step (MT-016).", s.turn.step);
}

std::string prompt(const State& s, const Rules& rules, const Trade&)
{
    return fmt::format("Trade: you offer {} and take {}; credit left {} (MT-023).", amounts(rules, s.trade.offered),
                       amounts(rules, s.trade.taken), s.trade.credit);
}

std::string prompt(const State&, const Rules&, const ChooseBuilding&)
{
    return "Step 3: build one improvement from the row, or pass (MT-031).";
}

std::string prompt(const State& s, const Rules&, const ChoosePayment&)
{
    const Tier due = tier_due(s.payment);
    return fmt::format("Pay {} unit{} of any T{} kind (MT-033).", s.payment.wild[due - 1u],
                       s.payment.wild[due - 1u] == 1 ? "" : "s", due);
}

std::string prompt(const State&, const Rules& rules, const ChooseForage&)
{
    return fmt::format("Step 5: forage, placing {} units on one of your tiles (MT-037).", rules.forage_amount);
}

std::string prompt(const State& s, const Rules& rules, const ChooseTile& asked)
{
    const Operation& operation = operation_asked(s, rules, asked);
    const int left = tiles_to_pick(operation) - asked.picked;
    switch (operation.op) {
        case Op::Transform: return by_card(s, rules, asked, "choose the tile to change (MT-063).");
        case Op::ExtraHarvest:
            return by_card(s, rules, asked, fmt::format("take one more unit from a pile, up to {} (MT-061).", left));
        default:
            return by_card(s, rules, asked,
                           fmt::format("choose a tile to place {} on, up to {} more (MT-061).", operation.n, left));
    }
}

std::string prompt(const State& s, const Rules& rules, const ChooseResource& asked)
{
    switch (operation_asked(s, rules, asked).op) {
        case Op::Take: return by_card(s, rules, asked, "choose what to take from the market.");
        case Op::Remove: return by_card(s, rules, asked, "choose what to remove from the market.");
        default: return by_card(s, rules, asked, "choose what to gain.");
    }
}

std::string prompt(const State&, const Rules&, const ChooseSlot&) { return "Choose a card of the row to replace."; }

std::string prompt(const State& s, const Rules& rules, const ChooseStored& asked)
{
    return by_card(s, rules, asked, "store a unit until your next harvest, or stop (MT-041).");
}

std::string prompt(const State&, const Rules&, const ChooseEffect&) { return "Choose the next effect (MT-059)."; }
std::string prompt(const State&, const Rules&, const ChooseBoard&) { return "A board is dealt (MT-005)."; }
std::string prompt(const State&, const Rules&, const ChooseTerrainCount&)
{
    return "The number of terrains is drawn (MT-006).";
}
std::string prompt(const State&, const Rules&, const ChooseNumber&) { return "A number of tiles is drawn (MT-006)."; }
std::string prompt(const State&, const Rules&, const ChooseTerrain&) { return "A terrain is drawn (MT-006)."; }
std::string prompt(const State&, const Rules&, const ChooseLaidTile&) { return "A tile is drawn (MT-006)."; }
std::string prompt(const State&, const Rules&, const ChooseCard&) { return "A card is dealt to the row (MT-051)."; }

std::string label(const State& s, const Rules& rules, const Settle& a)
{
    return "Settle on " + tile_name(s.players[s.agenda.top_as<ChooseSettlement>().seat], rules, a.tile);
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
    return s.turn.step == 2 ? "Done: go on to building" : "Done: go on to foraging";
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
    return fmt::format("Forage on {} (pile {})", tile_name(s.mover(), rules, a.tile),
                       s.mover().piles[index_of(a.tile)]);
}

std::string label(const State& s, const Rules& rules, const PickTile& a)
{
    return sentence_case(tile_name(s.mover(), rules, a.tile));
}

std::string label(const State&, const Rules& rules, const PickResource& a) { return rules[a.good].name; }

std::string label(const State& s, const Rules& rules, const PickSlot& a)
{
    const CardId card = s.row[index_of(a.slot)];
    return card == no_card ? "An empty slot" : "Replace " + rules[card].name;
}

std::string label(const State&, const Rules& rules, const PickEffect& a)
{
    return fmt::format("{} (effect {})", rules[a.card].name, a.index + 1);
}

std::string label(const State&, const Rules&, const Skip&) { return "No more"; }
std::string label(const State&, const Rules& rules, const Store& a) { return "Store 1 " + good_name(rules, a.good); }
std::string label(const State&, const Rules&, const StoreDone&) { return "Store no more"; }

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
