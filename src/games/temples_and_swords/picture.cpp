// The table drawn in text: the hexes in rows, every second one half a hex further right, and the players' holdings.
//
// A hex has two lines of eight columns. The first holds its name, its controller and its people, `E4 a5+2` for three
// basic populations and two laborers of the first player; the second its projects and the armies in it.
#include <fmt/format.h>

#include <cctype>

#include "games/temples_and_swords/words.h"

namespace tessera::temples_and_swords {

namespace {

constexpr std::size_t cell = 10;

// Players are a, b, c, ... on the map.
char mark_of(std::size_t seat) { return static_cast<char>('a' + seat); }

Tint tint_of(std::size_t seat)
{
    static constexpr std::array tints = {Tint::Red, Tint::Blue, Tint::Yellow, Tint::Green, Tint::Magenta, Tint::Cyan};
    return tints[seat % tints.size()];
}

std::size_t controller(const View& v, Hex hex)
{
    std::size_t seat = 0;
    while (seat < v.players.size() && !v.players[seat].hexes.contains(hex)) ++seat;
    return seat;
}

bool is_hex(const View& v, Hex hex) { return v.land.items[0].contains(hex) || v.land.items[1].contains(hex); }

std::string people(const View& v, const Rules& rules, const TextStyle& style, Hex hex)
{
    const HexState& here = v.hexes[hex];
    const Terrain terrain = v.land.items[0].contains(hex) ? Terrain{0} : Terrain{1};
    const std::string ground = fmt::format("{}{}", hex_name(rules, hex), rules[terrain].glyph == 'g' ? "\"" : ".");
    const std::size_t seat = controller(v, hex);
    std::string text = style.on(terrain == Terrain{0} ? Tint::Green : Tint::Yellow, ground);
    if (seat < v.players.size()) {
        std::string count = fmt::format(" {}{}", mark_of(seat), here.populations - here.laborers);
        if (here.laborers > 0) count += fmt::format("+{}", here.laborers);
        text += style(tint_of(seat), count);
    }
    return padded(text, cell);
}

// `CRT` for city, road and temple in capitals; unfinished ones are left to the list of holdings.
std::string works(const View& v, const Rules& rules, const TextStyle& style, Hex hex)
{
    std::string text;
    for (std::size_t i = 0; i < project_count; ++i)
        if (v.hexes[hex].projects.items[i] > 0) text += rules.projects.items[i].name[0];
    for (std::size_t seat = 0; seat < v.players.size(); ++seat) {
        const Units& units = v.players[seat].units[hex];
        std::string army;
        for (std::size_t kind = 0; kind < unit_count; ++kind)
            if (units.items[kind] > 0) army += fmt::format("{}{}", units.items[kind], rules.units.items[kind].symbol);
        if (!army.empty())
            text += fmt::format("{}{}", text.empty() ? "" : " ",
                                style(tint_of(seat), fmt::format("{}{}", mark_of(seat), army)));
    }
    return padded(text, cell);
}

std::string map(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out;
    for (std::size_t row = 0; row < rules.rows; ++row) {
        std::string upper(row % 2 == 0 ? 0 : cell / 2, ' ');
        std::string lower = upper;
        bool any = false;
        for (std::size_t column = 0; column < rules.columns; ++column) {
            const Hex hex = id_at<Hex>(row * rules.columns + column);
            const bool there = is_hex(v, hex);
            any |= there;
            upper += there ? people(v, rules, style, hex) : std::string(cell, ' ');
            lower += there ? works(v, rules, style, hex) : std::string(cell, ' ');
        }
        if (any) out.append(upper).append("\n").append(lower).append("\n");
    }
    return out;
}

std::string unfinished(const View& v, const Rules& rules, const Player& player)
{
    std::string out;
    for (Hex hex : player.hexes)
        for (std::size_t i = 0; i < item_count; ++i)
            if (v.hexes[hex].progress.items[i] > 0)
                out += fmt::format("{}{} {} {}", out.empty() ? "" : ", ", item_name(rules, id_at<Item>(i)),
                                   hex_name(rules, hex), v.hexes[hex].progress.items[i]);
    return out;
}

std::string holdings(const View& v, const Rules& rules, const TextStyle& style, std::size_t seat)
{
    const Player& player = v.players[seat];
    const bool to_move = v.turn.seat == id_at<Seat>(seat) && v.round > 0 && v.ending == Ending::NotYet;
    std::string out = style(tint_of(seat), fmt::format("{}  {}", mark_of(seat), rules.civs[seat]));
    out +=
        fmt::format(" (seat {}{}{})", seat, id_at<Seat>(seat) == v.viewer ? ", you" : "", to_move ? ", to move" : "");
    if (player.eliminated > 0) return out + "   eliminated\n";
    int populations = 0;
    for (Hex hex : player.hexes) populations += v.hexes[hex].populations;
    out += fmt::format("   {}   {} gold   {} tech points   {} in {}\n", counted(v.scores[seat], "victory point"),
                       player.gold, player.tech_points, counted(populations, "population"),
                       hexes_text(static_cast<int>(player.hexes.size())));
    std::string advances;
    for (Advance advance : player.advances) advances += (advances.empty() ? "" : ", ") + rules[advance].name;
    if (!advances.empty()) out += fmt::format("   knows {}\n", advances);
    if (const std::string work = unfinished(v, rules, player); !work.empty())
        out += fmt::format("   unfinished: {}\n", work);
    return out;
}

std::string dangers(const View& v, const Rules& rules)
{
    std::string out;
    for (const WarbandDue& warband : v.warbands)
        out += warband.hex == no_hex
                   ? fmt::format("A warband is coming for {}.\n", rules.civs[index_of(warband.seat)])
                   : fmt::format("A warband of {} is coming to {}.\n", warband.soldiers, hex_name(rules, warband.hex));
    for (const Disease& disease : v.diseases)
        out += fmt::format("Disease in {}, {} to go.\n", hex_name(rules, disease.hex), counted(disease.turns, "turn"));
    return out;
}

}  // namespace

std::string picture(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = style(Tint::Bold, v.round == 0 ? "Setup" : fmt::format("Round {}", v.round)) + "\n\n";
    out += map(v, rules, style) + "\n";
    for (std::size_t seat = 0; seat < v.players.size(); ++seat) out += holdings(v, rules, style, seat);
    return out + dangers(v, rules);
}

}  // namespace tessera::temples_and_swords
