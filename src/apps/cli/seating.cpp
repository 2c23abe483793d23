#include "apps/cli/seating.h"

#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/game_arguments.h"
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

std::vector<std::string> listed_players(const std::string& seats)
{
    if (seats.find_first_not_of("0123456789") == std::string::npos)
        throw BadInput(
            fmt::format("--seats {}: a number does not say who plays; expected players separated by commas, "
                        "as in --seats hard,greedy",
                        seats));
    return split_players(seats);
}

std::vector<std::string> seated_players(const std::string& player, const std::string& seats, const AnyGame& game)
{
    std::vector<std::string> names;
    if (!player.empty()) {
        const std::string usual =
            std::to_string(std::clamp(2, game.rule_set().least_seats, game.rule_set().most_seats));
        const std::string& count = seats.empty() ? usual : seats;
        if (count.size() != 1 || count[0] < '1' || count[0] > '9')
            throw BadInput(fmt::format("--seats {}: with --players, expected a number of seats", count));
        names.assign(static_cast<std::size_t>(count[0] - '0'), player);
    } else if (!seats.empty()) {
        names = listed_players(seats);
    } else {
        throw BadInput("nobody plays; say who, as in --seats hard,greedy or --players greedy --seats 3");
    }
    static_cast<void>(checked_seats(game, names.size()));
    return names;
}

std::vector<std::string> usual_players(const RuleSetInfo& rules)
{
    std::vector<std::string> players{human};
    players.resize(static_cast<std::size_t>(std::clamp(3, rules.least_seats, rules.most_seats)), "medium");
    return players;
}

}  // namespace tessera::cli
