#include "players/ladder.h"

#include <algorithm>
#include <vector>

namespace tessera {

void Match::merge(const Match& other)
{
    ensure(seats == other.seats, "all games of a match have the same number of seats");
    games += other.games;
    wins += other.wins;
    shared += other.shared;
    points += other.points;
}

Estimate Match::win_share() const
{
    return share_of(static_cast<double>(points) / static_cast<double>(whole_win), games);
}

Estimate Match::elo() const { return elo_of(win_share(), seats - 1); }

Match play_match(const AnyPlayers& players, const PlayerSpec& challenger, const PlayerSpec& other, Seats seats,
                 std::uint64_t seed, GameRange range)
{
    ensure(seats.count > 1, "a match needs an opponent");
    Match match{.seats = seats.count};
    const auto count = static_cast<std::uint64_t>(seats.count);
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        std::vector<PlayerSpec> specs(count, other);
        specs[i % count] = challenger;
        const PlayedGame game = players.play(specs, seed, i);
        const auto winners = static_cast<std::uint64_t>(std::count(game.ranking.begin(), game.ranking.end(), 1));
        ++match.games;
        if (winners == 0 || game.ranking[i % count] != 1) continue;
        ++(winners == 1 ? match.wins : match.shared);
        match.points += whole_win / winners;
    }
    return match;
}

}  // namespace tessera
