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
    const std::shared_ptr<Bot> challenging = players.bot(challenger), others = players.bot(other);
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        Bots bots(count, others);
        const std::uint64_t seat = i % count;
        bots[seat] = challenging;
        const PlayedGame game = play_game(*players.game(), bots, Rng::for_task(seed, i));
        const std::uint64_t winners = winners_of(game.ranking);
        ++match.games;
        if (winners == 0 || game.ranking[seat] != 1) continue;
        ++(winners == 1 ? match.wins : match.shared);
        match.points += whole_win / winners;
    }
    return match;
}

}  // namespace tessera
