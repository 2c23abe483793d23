// Effects of projects and advances: they stand, and add up to what a project does where it stands, or an advance for
// its owner (`Effects`). The chapters look at the sum, and so do bots.
#pragma once

#include <algorithm>

#include "engine/members.h"
#include "games/temples_and_swords/nouns.h"

namespace tessera::temples_and_swords {

// TS-011.
struct operation::Vp {
    MEMBERS(Amount<0, 20> amount);
    static constexpr std::string_view text = "{amount} VP";
    void add_to(Effects& sum) const { sum.points += amount.number; }
};

// TS-084: gold of its hex in the tax; with another project, only if that stands there too.
struct operation::HexGold {
    MEMBERS(Amount<0, 20> amount; Project with = no_project);
    static constexpr std::string_view text = "{amount} gold in the tax[ with a {with}]";

    void add_to(Effects& sum) const
    {
        if (with == no_project)
            sum.gold += amount.number;
        else if (index_of(with) < project_count)
            sum.gold_with[with] = static_cast<std::uint8_t>(sum.gold_with[with] + amount.number);
    }
};

// TS-085: multiplies what the hex yields, and with `tax` its basic populations in the tax sum.
struct operation::HexGoldFactor {
    MEMBERS(Number<1, 5> factor; bool tax = false);
    static constexpr std::string_view text = "{factor} times the gold of the hex";

    void add_to(Effects& sum) const
    {
        sum.gold_factor *= factor;
        if (tax) sum.tax_factor *= factor;
    }
};

// TS-035: one tech roll on sale at each price.
struct operation::TechPurchases {
    MEMBERS(Prices prices);
    static constexpr std::string_view text = "tech rolls on sale for {prices} gold";
    void add_to(Effects& sum) const { sum.roll_prices.insert(sum.roll_prices.end(), prices.begin(), prices.end()); }
};

// TS-034: free of charge.
struct operation::TechRolls {
    MEMBERS(Amount<0, 9> amount);
    static constexpr std::string_view text = "{amount} free tech roll(s)";
    void add_to(Effects& sum) const { sum.tech_rolls += amount.number; }
};

// TS-034: without a roll.
struct operation::TechPoints {
    MEMBERS(Amount<0, 9> amount);
    static constexpr std::string_view text = "{amount} tech point(s)";
    void add_to(Effects& sum) const { sum.tech_points += amount.number; }
};

// TS-044: a movement may run along so many road hexes.
struct operation::Road {
    MEMBERS(Number<1, 2> hexes);
    static constexpr std::string_view text = "a road, {hexes} hexes a movement";
    void add_to(Effects& sum) const { sum.road_hexes = std::max<int>(sum.road_hexes, hexes); }
};

// TS-059: on damage rolls; with `bonus_only`, on those that have an extra die already.
struct operation::CombatDice {
    MEMBERS(Amount<0, 5> amount; DiceRole role; bool bonus_only = false);
    static constexpr std::string_view text = "{amount} more dice in {role}";

    void add_to(Effects& sum) const
    {
        DiceByRole& dice = bonus_only ? sum.bonus_dice : sum.dice;
        const auto add = [&](Side side) { dice[side] = static_cast<std::uint8_t>(dice[side] + amount.number); };
        if (role != DiceRole::Defence) add(Side::Attacker);
        if (role != DiceRole::Attack) add(Side::Defender);
    }
};

// TS-080: what projects cost the owner.
struct operation::BuildCostPercent {
    MEMBERS(ProjectSet projects; Number<-90, 300> percent);
    static constexpr std::string_view text = "{projects}: cost changed by {percent} percent";

    void add_to(Effects& sum) const
    {
        for (Project project : projects)
            sum.cost_percent[project] = static_cast<std::int16_t>(sum.cost_percent[project] + percent);
    }
};

}  // namespace tessera::temples_and_swords
