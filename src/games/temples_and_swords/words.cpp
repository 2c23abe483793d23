// The names of things, as prompts, labels and lines use them.
#include "games/temples_and_swords/words.h"

#include <fmt/format.h>

#include <cctype>

namespace tessera::temples_and_swords {

namespace {

std::string lower(std::string text)
{
    for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

}  // namespace

const std::string& hex_name(const Rules& rules, Hex hex)
{
    static const std::string nowhere = "an unknown hex";
    return index_of(hex) < rules.hex_ids.size() ? rules.hex_ids[index_of(hex)] : nowhere;
}

std::string units_text(const Rules& rules, UnitKind kind, int number)
{
    const UnitInfo& unit = rules[kind];
    return fmt::format("{} {}", number, lower(number == 1 ? unit.name : unit.plural));
}

std::string units_text(const Rules& rules, const Units& units)
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < unit_count; ++i)
        if (units.items[i] > 0) parts.push_back(units_text(rules, kind_at(i), units.items[i]));
    return parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, ", "));
}

std::string counted(int number, std::string_view what)
{
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::string hexes_text(int number) { return fmt::format("{} {}", number, number == 1 ? "hex" : "hexes"); }

std::string item_name(const Rules& rules, Item item)
{
    return lower(is_project(item) ? rules[project_of(item)].name : rules[kind_of(item)].name);
}

}  // namespace tessera::temples_and_swords
