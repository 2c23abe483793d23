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

std::string market_shelf(const View& v, const Rules& rules, const Ink& ink, Good good)
{
    const int copies = v.market[good];
    std::string places;
    for (int i = 0; i < rules.market_cap; ++i) places += i < copies ? "■" : "·";
    const bool flooded = copies >= rules.market_cap;
    return fmt::format("{} {} {}", padded(rules[good].name, 13),
                       ink(flooded       ? Tint::Red
                           : copies == 0 ? Tint::Green
                                         : Tint::Plain,
                           places),
                       ink(Tint::Faint, padded(fmt::format("{}({})", rules[good].value, rules[good].first), 6)));
}

std::string market(const View& v, const Rules& rules, const Ink& ink)
{
    std::string out = ink(Tint::Bold, "Market") + ink(Tint::Faint, "  value (first copy)") + "\n";
    for (Tier tier = 1; tier <= tiers; ++tier) {
        std::size_t in_line = 0;
        for (Good good : rules.goods_of_tier[tier]) {
            if (in_line == 0) out += fmt::format("  T{} ", tier);
            out += market_shelf(v, rules, ink, good);
            if (++in_line == 4) {
                out += "\n";
                in_line = 0;
            }
        }
        if (in_line > 0) out += "\n";
    }
    return out;
}

std::string row(const View& v, const Rules& rules, const Ink& ink)
{
    int deck = 0;
    for (std::uint8_t copies : v.deck) deck += copies;
    std::string out = ink(Tint::Bold, "Row") + ink(Tint::Faint, fmt::format("  deck {}", deck)) + "\n";
    for (std::size_t i = 0; i < rules.row_size; ++i) {
        if (v.row[i] == no_card) {
            out += fmt::format("  {:>2}  -\n", i);
            continue;
        }
        const Improvement& card = rules[v.row[i]];
        out += fmt::format("  {:>2}  {} {} {}\n", i, ink(Tint::Bold, padded(card.name, 28)),
                           padded(amounts(rules, card.cost), 28), ink(Tint::Faint, card.text));
    }
    return out;
}

// A tile shows its letter, its number and its pile: `F08:3`.
std::string tile(const Player& player, const Rules& rules, const Ink& ink, std::size_t i)
{
    const Terrain terrain = player.terrain[i];
    if (terrain == no_terrain) return "  ?   ";
    const std::string pile = player.piles[i] > 0 ? fmt::format(":{:<2}", player.piles[i]) : "   ";
    return ink.on(ground(terrain), fmt::format("{}{:02}{}", rules[terrain].letter, i, pile));
}

std::string board(const View& v, const Rules& rules, const Ink& ink, Seat seat)
{
    const Player& player = v.players[seat];
    const bool to_move = v.turn.seat == seat && v.round > 0 && v.ending == Ending::NotYet;
    std::string out = ink(to_move ? Tint::Yellow : Tint::Bold, fmt::format("Seat {}", index_of(seat)));
    if (seat == v.viewer) out += " (you)";
    out += fmt::format("   bowl {}   scored {}", player.bowl, v.scores[seat]);
    if (to_move) out += ink(Tint::Yellow, fmt::format("   to move, step {}", v.turn.step));
    out += "\n";
    for (std::size_t row = 0; row < board_rows; ++row) {
        out += "  ";
        for (std::size_t column = 0; column < board_columns; ++column)
            out += tile(player, rules, ink, row * board_columns + column);
        out += "\n";
    }
    out += fmt::format("  stock: {}", amounts(rules, player.stock));
    if (count_units(player.stored) > 0) out += fmt::format("   stored: {}", amounts(rules, player.stored));
    out += "\n";
    for (std::size_t i = 0; i < player.improvements.size(); ++i) {
        const Improvement& card = rules[player.improvements[i]];
        const bool used = to_move && v.turn.uses[i] >= rules.improve_use_max;
        out += fmt::format("  {} {} {}\n", used ? ink(Tint::Faint, "x") : " ", padded(card.name, 28),
                           ink(Tint::Faint, card.text));
    }
    return out;
}

}  // namespace

std::string picture(const View& v, const Rules& rules, const Ink& ink)
{
    std::string out = ink(Tint::Bold, fmt::format("Round {} of at most {}", v.round, rules.max_rounds)) + "\n\n";
    out += market(v, rules, ink) + "\n" + row(v, rules, ink) + "\n";
    // The viewer's own board comes last, next to the choices.
    for (std::size_t i = 0; i < v.players.size(); ++i)
        if (id_at<Seat>(i) != v.viewer) out += board(v, rules, ink, id_at<Seat>(i)) + "\n";
    if (index_of(v.viewer) < v.players.size()) out += board(v, rules, ink, v.viewer);
    return out;
}

}  // namespace tessera::market_trading
