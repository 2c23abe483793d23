// What is asked.
#include <fmt/format.h>

#include "games/market_trading/donation.h"
#include "games/market_trading/effects.h"
#include "games/market_trading/setup.h"
#include "games/market_trading/words.h"

namespace tessera::market_trading {

namespace {

std::string units(int n) { return n == 1 ? "1 unit" : fmt::format("{} units", n); }

// ` For your next trade: 1 credit and 2 flood passes.`
std::string help_for_trade(const Turn& turn)
{
    std::vector<std::string> parts;
    if (turn.bonus_credit > 0) parts.push_back(fmt::format("{} credit", turn.bonus_credit));
    if (turn.flood_passes > 0)
        parts.push_back(fmt::format("{} flood pass{}", turn.flood_passes, turn.flood_passes == 1 ? "" : "es"));
    return parts.empty() ? "" : fmt::format(" For your next trade: {}.", fmt::join(parts, " and "));
}

template <class Asked>
std::string by_card(const State& s, const Rules& rules, const Asked& asked, std::string_view what)
{
    return fmt::format("{}: {}", rules[card_asked(s, asked)].name, what);
}

}  // namespace

std::string prompt(const State&, const Rules& rules, const ChooseSettlement& asked)
{
    return fmt::format("Settle: choose a tile for {} before the first round (MT-008).",
                       units(settled_units(rules, asked)));
}

std::string prompt(const State& s, const Rules&, const Hub&)
{
    return fmt::format("Step {}: use improvements and trade{}, or end the step (MT-016).{}", s.turn.step,
                       s.turn.trade_open ? ", in any order" : " again after the next use", help_for_trade(s.turn));
}

std::string prompt(const State& s, const Rules& rules, const Trade&)
{
    const std::string offered = amounts(rules, s.trade.offered);
    if (!s.trade.taking)
        return fmt::format("Trade: you offer {} and have {} to spend; offer more, or take (MT-023).", offered,
                           s.trade.credit);
    return fmt::format("Trade: you offer {} and take {}; {} left to spend (MT-024).", offered,
                       amounts(rules, s.trade.taken), s.trade.credit);
}

std::string prompt(const State&, const Rules&, const ChooseBuilding&)
{
    return "Step 3: build one improvement from the row, or pass (MT-031).";
}

std::string prompt(const State& s, const Rules& rules, const ChoosePayment&)
{
    const Tier due = tier_due(s.payment);
    return fmt::format("Pay {} of T{}{} (MT-033).", units(s.payment.wild[due - 1u]), due,
                       s.payment.for_building ? fmt::format(" for {}", rules[s.turn.built].name) : " as input");
}

std::string prompt(const State&, const Rules& rules, const ChooseForage&)
{
    return fmt::format("Step 5: forage, placing {} on one of your tiles (MT-037).", units(rules.forage_amount));
}

std::string prompt(const State& s, const Rules& rules, const ChooseTile& asked)
{
    const Operation& asking = operation_asked(s, rules, asked);
    if (asking.is<operation::Transform>())
        return by_card(s, rules, asked,
                       fmt::format("choose the tile that becomes {} (MT-063).",
                                   rules.terrain_ids[index_of(asking.as<operation::Transform>().to)]));
    const bool harvests = asking.is<operation::ExtraHarvest>();
    const int tiles =
        harvests ? tiles_to_pick(asking.as<operation::ExtraHarvest>()) : tiles_to_pick(asking.as<operation::Place>());
    const int left = tiles - asked.picked;
    const std::string_view which = asked.picked > 0 ? "another" : "a";
    const std::string most = left > 1 ? fmt::format(", {} at most", left) : "";
    if (harvests) return by_card(s, rules, asked, fmt::format("take 1 more from {} pile{} (MT-061).", which, most));
    const int units = asking.as<operation::Place>().n;
    return by_card(s, rules, asked, fmt::format("place {} on {} tile{} (MT-061).", units, which, most));
}

std::string prompt(const State& s, const Rules& rules, const ChooseResource& asked)
{
    const Operation& asking = operation_asked(s, rules, asked);
    if (asking.is<operation::Remove>()) return by_card(s, rules, asked, "remove a unit from the market (MT-063).");
    if (!asking.is<operation::Take>()) return by_card(s, rules, asked, "gain 1 unit (MT-061).");
    const int units = asking.as<operation::Take>().n;
    return by_card(s, rules, asked, fmt::format("take {} of a kind from the market (MT-061).", units));
}

std::string prompt(const State&, const Rules&, const ChooseSlot&)
{
    return "Choose the card of the row that is replaced (MT-063).";
}

std::string prompt(const State& s, const Rules& rules, const ChooseStored& asked)
{
    const int left = store_of(s, rules, asked.improvement)->n - asked.stored;
    return by_card(s, rules, asked, fmt::format("keep up to {} until your next harvest (MT-041).", units(left)));
}

std::string prompt(const State&, const Rules&, const ChooseEffect&)
{
    return "Choose which effect comes next (MT-059).";
}
std::string prompt(const State&, const Rules&, const ChooseBoard&) { return "A board is dealt (MT-005)."; }
std::string prompt(const State&, const Rules&, const ChooseTerrainCount&)
{
    return "The number of terrains is drawn (MT-006).";
}
std::string prompt(const State&, const Rules&, const ChooseNumber&) { return "A number of tiles is drawn (MT-006)."; }
std::string prompt(const State&, const Rules&, const ChooseTerrain&) { return "A terrain is drawn (MT-006)."; }
std::string prompt(const State&, const Rules&, const ChooseLaidTile&) { return "A tile is drawn (MT-006)."; }
std::string prompt(const State&, const Rules&, const ChooseCard&) { return "A card is dealt to the row (MT-051)."; }

}  // namespace tessera::market_trading
