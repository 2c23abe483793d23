// The table drawn in text: the map by region, the rows of cards, and the players with the cards they have in play.
#include <fmt/format.h>

#include "base/text.h"
#include "games/eighteen_hundred/words.h"

namespace tessera::eighteen_hundred {

namespace {

Tint tint_of(std::size_t seat)
{
    static constexpr std::array tints = {Tint::Red,     Tint::Blue, Tint::Green, Tint::Yellow,
                                         Tint::Magenta, Tint::Cyan, Tint::White, Tint::Black};
    return tints[seat % tints.size()];
}

// The letter by which the map names a player: the seat as A, B, C.
std::string letter(std::size_t seat) { return std::string(1, static_cast<char>('A' + seat)); }

// `A2p1l3b`: two peasants, a laborer, three bourgeois.
std::string citizens_text(const View& v, const Rules& rules, const TextStyle& style, Province province)
{
    std::string out;
    for (std::size_t i = 0; i < v.players.size(); ++i) {
        const PlayerView& player = v.players[i];
        const int peasants = player.peasants[province], employed = player.employed[province],
                  bourgeois = player.bourgeois[province];
        if (peasants + employed + bourgeois == 0) continue;
        std::string one = letter(i);
        if (peasants > 0) one += fmt::format("{}p", peasants);
        if (employed > 0) one += fmt::format("{}{}", employed, rules.is_urban(province) ? "l" : "f");
        if (bourgeois > 0) one += fmt::format("{}b", bourgeois);
        out += style(tint_of(i), one) + " ";
    }
    if (v.neutrals[province] > 0) out += style(Tint::Faint, fmt::format("n{}", v.neutrals[province])) + " ";
    return out;
}

std::string province_text(const View& v, const Rules& rules, const TextStyle& style, Province province)
{
    const bool urban = rules.is_urban(province);
    std::string out = urban ? rules[province].name + "*" : rules[province].name;
    for (std::size_t i = 0; i < v.players.size(); ++i)
        if (v.players[i].provinces.contains(province)) out = style(tint_of(i), out);
    out = padded(out, 16);
    std::string pieces;
    for (std::size_t i = 0; i < v.players.size(); ++i)
        if (v.players[i].regiments.contains(province)) pieces += style(tint_of(i), "[" + letter(i) + "]") + " ";
    if (v.buildings[province] > 0) pieces += fmt::format("{}{} ", v.buildings[province], urban ? "F" : "f");
    pieces += citizens_text(v, rules, style, province);
    std::string roads;
    for (const BorderTo& border : rules.borders_of[index_of(province)])
        if (v.roads.contains(border.border))
            roads += fmt::format(" {}{}", v.railroads.contains(border.border) ? "=" : "-", rules[border.across].name);
    return fmt::format("  {} {}{}", out, padded(pieces, 26), style(Tint::Faint, roads));
}

// Does anything stand there besides neutral citizens?
bool is_busy(const View& v, const Rules& rules, Province province)
{
    if (v.buildings[province] > 0) return true;
    for (const BorderTo& border : rules.borders_of[index_of(province)])
        if (v.roads.contains(border.border)) return true;
    for (const PlayerView& player : v.players)
        if (player.regiments.contains(province) || player.peasants[province] > 0 || player.bourgeois[province] > 0)
            return true;
    return false;
}

// Busy provinces have a line each; the others share one.
std::string region(const View& v, const Rules& rules, const TextStyle& style, const std::string& name)
{
    std::string out = style(Tint::Bold, sentence_case(name)) + "\n";
    std::vector<std::string> quiet;
    for (std::size_t i = 0; i < rules.province_count(); ++i) {
        const auto province = id_at<Province>(i);
        if (rules[province].region != name) continue;
        if (is_busy(v, rules, province))
            out += province_text(v, rules, style, province) + "\n";
        else
            quiet.push_back(fmt::format("{}{} n{}", rules[province].name, rules.is_urban(province) ? "*" : "",
                                        v.neutrals[province]));
    }
    if (!quiet.empty()) out += "  " + style(Tint::Faint, fmt::format("{}", fmt::join(quiet, ", "))) + "\n";
    return out;
}

std::string map(const View& v, const Rules& rules, const TextStyle& style)
{
    const std::string_view legend =
        "  * urban, [A] regiment, F factories, f farms; p l f b citizens, n neutral; - road, = railroad";
    std::string out = style(Tint::Bold, "Europe") + style(Tint::Faint, legend) + "\n";
    std::vector<std::string> regions;
    for (const ProvinceInfo& province : rules.provinces)
        if (std::find(regions.begin(), regions.end(), province.region) == regions.end())
            regions.push_back(province.region);
    for (const std::string& name : regions) out += region(v, rules, style, name);
    return out;
}

std::string rows(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out = style(Tint::Bold, "Booms on display") + " ";
    for (std::size_t i = 0; i < v.display.size(); ++i) {
        std::string name = rules[v.display[i]].name + (rules.is_urban(v.display[i]) ? "*" : "");
        if (v.turn.boomed.contains(v.display[i])) name = style(Tint::Faint, name);
        out += (i == 0 ? " " : ", ") + name;
    }
    out += "\n" + style(Tint::Bold, "Development pool") +
           style(Tint::Faint, fmt::format("  {} in the deck of era {}; admin deck {}, military deck {}",
                                          v.development_deck, v.era, v.admin_deck, v.military_deck)) +
           "\n";
    for (std::size_t i = 0; i < v.pool.size(); ++i) {
        const Card& card = rules[v.pool[i]];
        static constexpr std::array<std::string_view, 3> kinds = {"policy", "technology", "institution"};
        out += fmt::format("  {}  {} {} {}\n", i, style(Tint::Bold, padded(card.name, 26)),
                           padded(kinds[index_of(card.kind)], 12), style(Tint::Faint, card.text));
    }
    return out;
}

// `Navy 2/3P`.
std::string card_text(const Rules& rules, const CardInPlay& card)
{
    const Card& info = rules[card.card];
    std::string out = info.name;
    if (info.production > 0) out += fmt::format(" {}/{}P", card.production, info.production);
    if (info.commerce > 0) out += fmt::format(" {}/{}C", card.commerce, info.commerce);
    if (card.partner != spectator) out += fmt::format(" with {}", letter(index_of(card.partner)));
    return out;
}

std::string hand_text(const Rules& rules, const PlayerView& player)
{
    std::vector<std::string> known;
    for (std::size_t i = 0; i < rules.hand_cards.size(); ++i)
        for (int n = 0; n < player.hand.items[i]; ++n) known.push_back(rules.hand_cards[i].name);
    std::string out = fmt::format("{} admin, {} military", player.admin_cards, player.military_cards);
    return known.empty() ? out : fmt::format("{}: {}", out, fmt::join(known, ", "));
}

std::string tableau(const View& v, const Rules& rules, const TextStyle& style, std::size_t seat)
{
    const PlayerView& player = v.players[seat];
    const std::string nation = player.nation == no_nation ? "no nation" : rules[player.nation].name;
    std::string out = style(tint_of(seat), fmt::format("{} {}", letter(seat), nation));
    if (id_at<Seat>(seat) == v.viewer) out += " (you)";
    if (id_at<Seat>(seat) == v.turn.seat && !v.over) out += style(Tint::Yellow, "  to move");
    out += fmt::format(
        "   prosperity {}, stockpile {}P {}C, {} provinces, {} regiments, navy {}{}, {}\n", player.prosperity,
        player.production, player.commerce, player.provinces.size(), player.regiments.size(), player.navy,
        player.sea_open ? "" : " (sea closed)",
        player.shortage > player.food ? fmt::format("under-fed by {}", player.shortage - player.food) : "well-fed");
    std::vector<std::string> cards;
    for (const CardInPlay& card : v.cards)
        if (index_of(card.owner) == seat) cards.push_back(card_text(rules, card));
    out += fmt::format("  cards  {}\n", fmt::join(cards, ", "));
    std::vector<std::string> routes;
    for (std::size_t i = 0; i < rules.routes.size(); ++i)
        if (player.tokens.items[i] > 0)
            routes.push_back(fmt::format("{} {}", rules[rules.routes[i]].name, player.tokens.items[i]));
    if (!routes.empty()) out += fmt::format("  trade  {}\n", fmt::join(routes, ", "));
    out += fmt::format("  hand   {}\n", hand_text(rules, player));
    if (player.ambition != no_ambition) {
        const Ambition& ambition = rules.ambitions[index_of(player.ambition)];
        out += fmt::format("  ambition  {}: {}\n", ambition.name, ambition.text);
    }
    return out;
}

}  // namespace

std::string picture(const View& v, const Rules& rules, const TextStyle& style)
{
    std::string out =
        style(Tint::Bold, v.era == 0 ? "Setup" : fmt::format("Turn {}, era {}", v.turns + 1, v.era)) + "\n\n";
    out += map(v, rules, style) + "\n" + rows(v, rules, style) + "\n";
    // The viewer's own cards come last, next to the choices.
    for (std::size_t i = 0; i < v.players.size(); ++i)
        if (id_at<Seat>(i) != v.viewer) out += tableau(v, rules, style, i);
    if (index_of(v.viewer) < v.players.size()) out += "\n" + tableau(v, rules, style, index_of(v.viewer));
    if (v.battle.is_fought())
        out += fmt::format("\nBattle for {}: {} attacks {}\n", rules[v.battle.province].name,
                           letter(index_of(v.battle.attacker)), letter(index_of(v.battle.defender)));
    return out;
}

}  // namespace tessera::eighteen_hundred
