// What each action would be, in a few words.
#include <fmt/format.h>

#include "games/temples_and_swords/game.h"

namespace tessera::temples_and_swords {

namespace {

// `grassland, 3 of 6 populations, city`.
std::string hex_text(const State& s, const Rules& rules, Hex hex)
{
    if (!is_hex(s, hex)) return "no hex";
    const HexState& here = s.hexes[hex];
    std::string text = rules.terrain_ids[index_of(terrain_of(s, hex))];
    if (here.populations > 0)
        text += fmt::format(", {} of {} populations", here.populations, capacity_of(s, rules, hex));
    for (std::size_t i = 0; i < project_count; ++i)
        if (here.projects.items[i] > 0) text += ", " + item_name(rules, item_of(project_at(i)));
    return text;
}

std::string seat_text(Seat seat) { return fmt::format("seat {}", index_of(seat)); }

// Questions that end with the same word say what ends.
std::string end_text(const State& s)
{
    if (s.agenda.asks<ChooseHire>()) return "Hire nobody else";
    if (s.agenda.asks<ChooseMove>()) return "Move no further";
    if (s.agenda.asks<ChooseAttack>()) return s.turn.attacks.empty() ? "Attack nobody" : "Declare no further attack";
    return "Build no further";
}

const std::string& advance_name(const Rules& rules, Advance advance)
{
    static const std::string unknown = "an unknown advance";
    return index_of(advance) < advance_count ? rules[advance].name : unknown;
}

std::string kind_name(const Rules& rules, UnitKind kind)
{
    return index_of(kind) < unit_count ? item_name(rules, item_of(kind)) : "unknown unit";
}

}  // namespace

std::string label(const State& s, const Rules& rules, const Start& a)
{
    return fmt::format("Start in {} ({})", hex_name(rules, a.hex), hex_text(s, rules, a.hex));
}
std::string label(const State& s, const Rules&, const End&) { return end_text(s); }
std::string label(const State& s, const Rules& rules, const Hire& a)
{
    return fmt::format("Hire in {} ({})", hex_name(rules, a.hex), hex_text(s, rules, a.hex));
}
std::string label(const State&, const Rules&, const HireCount& a) { return counted(a.laborers, "laborer"); }
std::string label(const State&, const Rules& rules, const Dismiss& a)
{
    return fmt::format("Dismiss a laborer in {}", hex_name(rules, a.hex));
}
std::string label(const State&, const Rules& rules, const Disband& a)
{
    return fmt::format("Disband a {} in {}", kind_name(rules, a.unit), hex_name(rules, a.hex));
}
std::string label(const State& s, const Rules& rules, const BuyRolls& a)
{
    if (a.rolls == 0) return "Buy no tech roll";
    return fmt::format("Buy {} for {} gold", counted(a.rolls, "tech roll"),
                       price_of(rolls_on_sale(s, rules, s.mover()), a.rolls));
}
std::string label(const State&, const Rules& rules, const RollChart&)
{
    return fmt::format("Roll {} dice on the chart", rules.chart_rolls);
}
std::string label(const State&, const Rules& rules, const Copy& a)
{
    return fmt::format("Copy {}", advance_name(rules, a.advance));
}
std::string label(const State&, const Rules&, const Keep&) { return "Keep the points"; }
std::string label(const State&, const Rules& rules, const PickAdvance& a)
{
    return fmt::format("Take {}", advance_name(rules, a.advance));
}
std::string label(const State& s, const Rules& rules, const Move& a)
{
    if (!check(s, rules, a)) return "Move";
    const int size = group_size(s, rules, a.hex, a.unit, a.movements);
    const std::string left =
        rules[a.unit].movements > 1 ? fmt::format(" with {} left", counted(a.movements, "movement")) : "";
    return fmt::format("Move {} in {}{}", units_text(rules, a.unit, size), hex_name(rules, a.hex), left);
}
std::string label(const State& s, const Rules& rules, const MoveTo& a)
{
    return fmt::format("To {} ({})", hex_name(rules, a.hex), hex_text(s, rules, a.hex));
}
std::string label(const State&, const Rules&, const MoveCount& a) { return counted(a.units, "unit"); }
std::string label(const State& s, const Rules& rules, const Attack& a)
{
    if (!check(s, rules, a)) return "Attack";
    const Units& units = s.players[a.defender].units[a.hex];
    return fmt::format("Attack {} in {} ({} there)", seat_text(a.defender), hex_name(rules, a.hex),
                       units_text(rules, units));
}
std::string label(const State&, const Rules&, const Commit& a) { return counted(a.units, "unit"); }
std::string label(const State&, const Rules& rules, const Fight& a)
{
    return fmt::format("Fight {} in {}", seat_text(a.defender), hex_name(rules, a.hex));
}
std::string label(const State&, const Rules& rules, const UseUnit& a)
{
    return fmt::format("Lead with a {}", kind_name(rules, a.unit));
}
std::string label(const State&, const Rules&, const UseNone&) { return "Lead with no kind"; }
std::string label(const State&, const Rules& rules, const Lose& a)
{
    return fmt::format("Lose a {}", kind_name(rules, a.unit));
}
std::string label(const State&, const Rules&, const FightOn&) { return "Fight on"; }
std::string label(const State&, const Rules&, const Stop&) { return "Stop the attack"; }
std::string label(const State& s, const Rules& rules, const Capture&)
{
    return fmt::format("Capture {}", hex_name(rules, s.combat.hex));
}
std::string label(const State& s, const Rules& rules, const Leave&)
{
    return fmt::format("Leave {} to its people", hex_name(rules, s.combat.hex));
}
std::string label(const State&, const Rules&, const Enslave& a)
{
    return a.populations == 0 ? "Enslave nobody" : fmt::format("Enslave {}", counted(a.populations, "population"));
}
std::string label(const State& s, const Rules& rules, const Build& a)
{
    const int points = is_hex(s, a.hex) ? s.turn.points[a.hex] : 0;
    return fmt::format("Build in {} ({}; {})", hex_name(rules, a.hex), counted(points, "point"),
                       hex_text(s, rules, a.hex));
}
std::string label(const State& s, const Rules& rules, const Work& a)
{
    if (index_of(a.item) >= item_count || !s.agenda.asks<ChooseWork>()) return "Work";
    const Hex hex = s.agenda.top_as<ChooseWork>().hex;
    const int missing = missing_points(s, rules, hex, a.item) - a.points;
    return fmt::format("{} into a {} ({})", counted(a.points, "point"), item_name(rules, a.item),
                       missing <= 0 ? "completes it" : fmt::format("{} to go", missing));
}
std::string label(const State&, const Rules&, const Done&) { return "Spend no further points here"; }
std::string label(const State& s, const Rules& rules, const MigrateFrom& a)
{
    return fmt::format("From {} ({})", hex_name(rules, a.hex), hex_text(s, rules, a.hex));
}
std::string label(const State& s, const Rules& rules, const MigrateTo& a)
{
    return fmt::format("To {} ({})", hex_name(rules, a.hex), hex_text(s, rules, a.hex));
}

std::string label(const State&, const Rules&, const MapSeed& a) { return fmt::format("The map of seed {}", a.seed); }
std::string label(const State&, const Rules&, const FirstPlayer& a)
{
    return fmt::format("{} begins", seat_text(a.seat));
}
std::string label(const State&, const Rules& rules, const Site& a)
{
    return fmt::format("Site {}", hex_name(rules, a.hex));
}
std::string label(const State&, const Rules&, const TechDie& a) { return fmt::format("Tech die {}", a.face); }
std::string label(const State&, const Rules& rules, const ChartDie& a) { return advance_name(rules, a.advance); }
std::string label(const State&, const Rules&, const Hits& a) { return counted(a.hits, "hit"); }
std::string label(const State&, const Rules&, const DisasterDie& a) { return fmt::format("Disaster die {}", a.face); }
std::string label(const State&, const Rules& rules, const DisasterChart& a)
{
    return index_of(a.disaster) < disaster_count ? rules[a.disaster].name : "Disaster";
}
std::string label(const State&, const Rules& rules, const Strike& a)
{
    return fmt::format("{} is struck", hex_name(rules, a.hex));
}
std::string label(const State&, const Rules&, const Loss& a) { return counted(a.populations, "population") + " lost"; }
std::string label(const State&, const Rules&, const WarbandStrength& a) { return counted(a.soldiers, "soldier"); }
std::string label(const State&, const Rules&, const WarbandGold& a) { return fmt::format("{} gold lost", a.gold); }
std::string label(const State&, const Rules&, const MigrationDie& a) { return fmt::format("Migration die {}", a.face); }

}  // namespace tessera::temples_and_swords
