#include "players/series.h"

#include <algorithm>

namespace tessera {

std::uint64_t winners_of(const Ranking& ranking)
{
    return static_cast<std::uint64_t>(std::count(ranking.begin(), ranking.end(), 1));
}

void Spread::add(std::int64_t number)
{
    sum += number;
    sum_of_squares += number * number;
    least = std::min(least, number);
    most = std::max(most, number);
}

void Spread::merge(const Spread& other)
{
    sum += other.sum;
    sum_of_squares += other.sum_of_squares;
    least = std::min(least, other.least);
    most = std::max(most, other.most);
}

void Series::add(const PlayedGame& game)
{
    if (seats.empty()) seats.resize(game.ranking.size());
    ensure(seats.size() == game.ranking.size(), "all games of a series have the same number of seats");

    ++games;
    const std::uint64_t winners = winners_of(game.ranking);
    const std::uint8_t last = *std::max_element(game.ranking.begin(), game.ranking.end());
    shared += winners > 1 ? 1 : 0;
    decisions.add(game.decisions);
    chances.add(game.chances);
    forced.add(game.forced);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (game.ranking[i] == 1) {
            seats[i].wins += whole_win / winners;
            seats[i].sole_wins += winners == 1 ? 1 : 0;
        } else if (game.ranking[i] == last) {
            ++seats[i].last;
        }
        seats[i].score.add(game.scores[i]);
    }
}

void Series::merge(const Series& other)
{
    if (other.games == 0) return;
    if (seats.empty()) seats.resize(other.seats.size());
    ensure(seats.size() == other.seats.size(), "all games of a series have the same number of seats");

    games += other.games;
    shared += other.shared;
    decisions.merge(other.decisions);
    chances.merge(other.chances);
    forced.merge(other.forced);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].wins += other.seats[i].wins;
        seats[i].sole_wins += other.seats[i].sole_wins;
        seats[i].last += other.seats[i].last;
        seats[i].score.merge(other.seats[i].score);
    }
}

Estimate Series::win_share(std::size_t seat) const
{
    return share_of(static_cast<double>(seats[seat].wins) / static_cast<double>(whole_win), games);
}

Estimate Series::mean_score(std::size_t seat) const { return mean_of(seats[seat].score); }

Estimate Series::mean_of(const Spread& spread) const
{
    return tessera::mean_of(static_cast<double>(spread.sum), static_cast<double>(spread.sum_of_squares), games);
}

Series play_series(const AnyPlayers& players, std::span<const PlayerSpec> seats, std::uint64_t seed, GameRange range)
{
    const Bots bots = bots_for(players, seats);
    Series series;
    for (std::uint64_t i = range.first; i < range.end; ++i)
        series.add(play_game(*players.game(), bots, Rng::for_task(seed, i)));
    return series;
}

}  // namespace tessera
