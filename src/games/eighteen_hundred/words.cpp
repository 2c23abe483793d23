// The names of things, as prompts, labels and lines use them.
#include "games/eighteen_hundred/words.h"

#include <fmt/format.h>

namespace tessera::eighteen_hundred {

std::string counted(int n, std::string_view what) { return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s"); }

std::string nation_name(const State& s, const Rules& rules, Seat seat)
{
    if (!sits(s, seat) || s.players[seat].nation == no_nation) return fmt::format("Seat {}", index_of(seat));
    return rules[s.players[seat].nation].name;
}

std::string_view role_name(Role role)
{
    static constexpr std::array<std::string_view, 4> names = {"peasant", "farmer", "laborer", "bourgeois"};
    return index_of(role) < names.size() ? names[index_of(role)] : "citizen";
}

std::string citizen_name(const State& s, const Rules& rules, Owner owner, Role role)
{
    if (owner == neutral) return fmt::format("a neutral {}", role_name(role));
    const Seat seat = seat_of(owner);
    if (!sits(s, seat) || s.players[seat].nation == no_nation) return fmt::format("a foreign {}", role_name(role));
    const std::string& adjective = rules[s.players[seat].nation].adjective;
    const bool vowel = std::string_view("AEIOU").find(adjective[0]) != std::string_view::npos;
    return fmt::format("{} {} {}", vowel ? "an" : "a", adjective, role_name(role));
}

std::string border_name(const Rules& rules, BorderId border)
{
    if (index_of(border) >= rules.borders.size()) return "nowhere";
    const auto [a, b] = rules.borders[index_of(border)];
    return fmt::format("{} - {}", rules[a].name, rules[b].name);
}

std::string_view building_name(const Rules& rules, Province province)
{
    return rules.is_urban(province) ? "factory" : "farm";
}

std::string_view improvement_name(Improvement improvement)
{
    static constexpr std::array<std::string_view, 3> names = {"farm", "factory", "urban center"};
    return index_of(improvement) < names.size() ? names[index_of(improvement)] : "improvement";
}

std::string_view resource_name(Resource resource)
{
    return resource == Resource::Production ? "production" : "commerce";
}

}  // namespace tessera::eighteen_hundred
