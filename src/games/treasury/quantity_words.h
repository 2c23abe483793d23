// What can be counted, in the words of the content and in those of a card's text (section 4.12).
#pragma once

#include <array>
#include <string_view>

#include "games/treasury/nouns.h"

namespace tessera::treasury {

struct QuantityWords {
    Count count;
    std::string_view word;        // in the content
    std::string_view text;        // on a card
    bool names_resource = false;  // which follows the word
};

inline constexpr std::array<QuantityWords, 21> quantity_words{{
    {Count::Players, "players", "player"},
    {Count::Treasury, "treasury", "gold in the treasury"},
    {Count::TreasuryShare, "treasury_share", "gold of your share of the treasury"},
    {Count::Population, "population", "population"},
    {Count::Surplus, "surplus", "population above the minimum"},
    {Count::CurrentAge, "age", "age"},
    {Count::Barbarians, "barbarians", "barbarian"},
    {Count::CivStrength, "civ_strength", "strength of all players"},
    {Count::Raid, "raid", "barbarian beyond the strength of all players"},
    {Count::DemandAny, "demand.any", "demand card"},
    {Count::DemandWeapons, "demand.weapons", "demand card with a weapon"},
    {Count::DemandOf, "demand.", "demand card with ", true},
    {Count::Gold, "gold", "gold"},
    {Count::Hand, "hand", "card in hand"},
    {Count::Strength, "strength", "strength"},
    {Count::Open, "open", "opened business"},
    {Count::Startups, "startups", "startup"},
    {Count::Contracts, "contracts", "contract"},
    {Count::Idle, "idle", "opened business without a contract"},
    {Count::Provides, "provides.", "provided ", true},
    {Count::Weaker, "weaker", "weaker opponent"},
}};

}  // namespace tessera::treasury
