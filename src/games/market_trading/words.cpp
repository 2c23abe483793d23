// The names of things, as prompts, labels and lines use them.
#include "games/market_trading/words.h"

#include <fmt/format.h>

#include <cctype>

namespace tessera::market_trading {

std::string good_name(const Rules& rules, Good good)
{
    std::string name = rules[good].name;
    for (char& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return name;
}

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
        if (cost.wild[i] > 0) parts.push_back(fmt::format("any {} T{}", cost.wild[i], i + 1));
    return parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, ", "));
}

std::string tile_name(const Player& player, const Rules& rules, Tile tile)
{
    const Terrain terrain = player.terrain[index_of(tile)];
    return fmt::format("{} {}", terrain == no_terrain ? "tile" : rules.terrain_ids[index_of(terrain)], index_of(tile));
}

}  // namespace tessera::market_trading
