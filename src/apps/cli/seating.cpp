#include "apps/cli/seating.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "apps/cli/program.h"

namespace tessera::cli {

std::vector<std::string> split_players(const std::string& list)
{
    std::vector<std::string> players;
    std::size_t at = 0;
    while (at <= list.size()) {
        const std::size_t comma = std::min(list.find(',', at), list.size());
        const std::string part = list.substr(at, comma - at);
        const bool goes_on =
            !players.empty() && part.find('=') != std::string::npos && part.find(':') == std::string::npos;
        if (part.empty()) throw BadInput(fmt::format("\"{}\": expected players separated by commas", list));
        if (goes_on)
            players.back() += "," + part;
        else
            players.push_back(part);
        at = comma + 1;
    }
    return players;
}

std::vector<std::string> usual_players(const RuleSetInfo& rules)
{
    std::vector<std::string> players{human};
    players.resize(static_cast<std::size_t>(std::clamp(3, rules.least_seats, rules.most_seats)), "medium");
    return players;
}

std::vector<std::string> usual_names(const std::vector<std::string>& players)
{
    static constexpr std::array<const char*, max_seats> bot_names = {"Ada",  "Boris", "Clio", "Darius",
                                                                     "Edda", "Felix", "Gaia", "Hugo"};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < players.size(); ++i)
        names.push_back(players[i] == human ? fmt::format("Player {}", i + 1) : bot_names[i % max_seats]);
    return names;
}

}  // namespace tessera::cli
