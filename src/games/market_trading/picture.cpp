// The table drawn in text: the market with its places, the row, and the players' boards side by side.
#include <fmt/format.h>

#include "games/market_trading/words.h"

namespace tessera::market_trading {

namespace {

// The ground of a terrain, by the order of the five terrains.
Tint ground(Terrain terrain)
{
    static constexpr std::array tints = {Tint::Green, Tint::Yellow, Tint::White, Tint::Blue, Tint::Magenta};
    return index_of(terrain) < tints.size() ? tints[index_of(terrain)] : Tint::Plain;
}

// `Grain ■■·· 1 (2)`: the copies there are, the value, and the first value.
std::string market_shelf(const View& v, const Rules& rules, const TextStyle& style, Good good, std::size_t name_columns)
{
    const int copies = v.market[good];
    std::string places;
    for (int i = 0; i < rules.market_cap; ++i) places += i < copies ? "■" : "·";
    const Tint tint = copies >= rules.market_cap ? Tint::Red : copies == 0 ? Tint::Green : Tint::Plain;
    const std::string values = fmt::format("{} ({})", rules[good].value, rules[good].first);
    return fmt::format("{} {} {}", padded(rules[good].name, name_columns), style(tint, places),
                       style(Tint::Faint, padded(values, 9)));
}

// The kinds of a tier, in lines of equal length.
std::string market_tier(const View& v, const Rules& rules, const TextStyle& style, Tier tier)
{
    std::size_t name_columns = 0;
    for (Good good : rules.goods_of_tier[tier]) name_columns = std::max(name_columns, columns_of(rules[good].name));
    constexpr std::size_t width = 105;
    const std::size_t kinds = rules.goods_of_tier[tier].size();
    const std::size_t shelf = name_columns + rules.market_cap + 11u;
    const std::size_t lines = (kinds * shelf + width - 1) / width;
    std::string out;
    std::size_t shown = 0;
    for (Good good : rules.goods_of_tier[tier]) {
        if (shown % ((kinds + lines - 1) / lines) == 0) out += fmt::format("{}  T{} ", shown == 0 ? "" : "\n", tier);
        out += market_shelf(v, rules, style, good, name_columns);
        ++shown;
    }
    return out + "\n";
}

std::string market(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = style(Tint::Bold, "Market") + style(Tint::Faint, "  copies, value (of the first copy)") + "\n";
    for (Tier tier = 1; tier <= tiers; ++tier)
        if (!rules.goods_of_tier[tier].empty()) out += market_tier(v, rules, style, tier);
    return out;
}

std::string row(const View& v, const Rules& rules, const TextStyle& style)
{
    const std::string piles = fmt::format("  deck {}, discard {}", count_cards(v.deck), count_cards(v.discard));
    std::string out = style(Tint::Bold, "Row") + style(Tint::Faint, piles) + "\n";
    for (std::size_t i = 0; i < rules.row_size; ++i) {
        if (v.row[i] == no_card) {
            out += fmt::format("  {:>2}  -\n", i);
            continue;
        }
        const Improvement& card = rules[v.row[i]];
        out += fmt::format("  {:>2}  {} {} {}\n", i, style(Tint::Bold, padded(card.name, 28)),
                           padded(amounts(rules, card.cost), 28), style(Tint::Faint, card.text));
    }
    return out;
}

// A tile shows its letter, its number and its pile: `F08:3 `.
std::string tile(const Player& player, const Rules& rules, const TextStyle& style, std::size_t i)
{
    const Terrain terrain = player.terrain[i];
    if (terrain == no_terrain) return "  ?    ";
    const std::string pile = player.piles[i] > 0 ? fmt::format(":{:<3}", player.piles[i]) : "    ";
    return style.on(ground(terrain), fmt::format("{}{:02}{}", rules[terrain].letter, i, pile));
}

// Where the tokens of a player lie, which some cards ask about.
std::string tokens(const Rules& rules, const Player& player)
{
    std::string out = count_units(player.tokens.beside) > 0 ? amounts(rules, player.tokens.beside) : "";
    if (player.tokens.square > 0)
        out += fmt::format("{}{} on the square", out.empty() ? "" : ", ", player.tokens.square);
    return out;
}

std::string improvements(const View& v, const Rules& rules, const TextStyle& style, const Player& player, bool to_move)
{
    std::string out;
    for (std::size_t i = 0; i < player.improvements.size(); ++i) {
        const Improvement& card = rules[player.improvements[i]];
        const bool used = to_move && v.turn.uses[i] >= rules.improve_use_max;
        out += fmt::format("  {} {}\n", padded(card.name, 30), style(Tint::Faint, (used ? "(used) " : "") + card.text));
    }
    return out;
}

std::string board(const View& v, const Rules& rules, const TextStyle& style, Seat seat)
{
    const Player& player = v.players[seat];
    const bool to_move = v.turn.seat == seat && v.round > 0 && v.ending == Ending::NotYet;
    std::string out = style(to_move ? Tint::Yellow : Tint::Bold, fmt::format("Seat {}", index_of(seat)));
    if (seat == v.viewer) out += " (you)";
    out += fmt::format("   bowl {}   scored {}", player.bowl, v.scores[seat]);
    if (to_move) out += style(Tint::Yellow, fmt::format("   to move, step {}", v.turn.step));
    out += "\n";
    for (std::size_t row = 0; row < board_rows; ++row) {
        out += "  ";
        for (std::size_t column = 0; column < board_columns; ++column)
            out += tile(player, rules, style, row * board_columns + column);
        out += "\n";
    }
    if (count_units(player.stock) > 0 || to_move) out += fmt::format("  stock   {}\n", amounts(rules, player.stock));
    if (count_units(player.stored) > 0) out += fmt::format("  stored  {}\n", amounts(rules, player.stored));
    if (const std::string beside = tokens(rules, player); !beside.empty()) out += fmt::format("  tokens  {}\n", beside);
    return out + improvements(v, rules, style, player, to_move);
}

// Alone, the race is against par; otherwise the last round is what counts.
std::string headline(const View& v, const Rules& rules)
{
    if (v.round == 0) return "Setup";
    if (v.players.size() == 1) return fmt::format("Round {}, par {}", v.round, rules.solo_par);
    return fmt::format("Round {} of at most {}", v.round, rules.max_rounds);
}

}  // namespace

std::string picture(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = style(Tint::Bold, headline(v, rules)) + "\n\n";
    out += market(v, rules, style) + "\n" + row(v, rules, style) + "\n";
    // The viewer's own board comes last, next to the choices.
    for (std::size_t i = 0; i < v.players.size(); ++i)
        if (id_at<Seat>(i) != v.viewer) out += board(v, rules, style, id_at<Seat>(i)) + "\n";
    if (index_of(v.viewer) < v.players.size()) out += board(v, rules, style, v.viewer);
    return out;
}

}  // namespace tessera::market_trading
