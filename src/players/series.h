// Many games counted: who won, with how many points, after how many decisions. The counters are integers that add up,
// so that parts of a series played by different threads or machines merge into the same result in any order.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "base/statistics.h"
#include "players/arena.h"

namespace tessera {

// A whole win in the small change of shared ones: it can be split among up to eight winners.
inline constexpr std::uint64_t whole_win = 840;

// How many share the win.
std::uint64_t winners_of(const Ranking& ranking);

// Numbers seen, one for each game.
struct Spread {
    std::int64_t sum = 0;
    std::int64_t sum_of_squares = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();

    void add(std::int64_t number);
    void merge(const Spread& other);
};

struct Series {
    struct AtSeat {
        std::uint64_t wins = 0;       // in parts of a whole win; who shares a win gets a part
        std::uint64_t sole_wins = 0;  // games
        std::uint64_t last = 0;       // games in which nobody ranked behind this seat, and somebody before it
        Spread score;
    };

    std::uint64_t games = 0;
    std::uint64_t shared = 0;  // games with several winners
    Spread decisions;          // of seats
    Spread chances;
    Spread forced;
    PerSeat<AtSeat> seats;

    void add(const PlayedGame& game);
    void merge(const Series& other);

    Estimate win_share(std::size_t seat) const;
    Estimate mean_score(std::size_t seat) const;
    Estimate mean_of(const Spread& spread) const;
};

// The games first, first+1, ... up to before `end` of a series. Each depends on nothing but the players, the seed and
// its number, so a series may be cut into ranges anywhere.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

Series play_series(const AnyPlayers& players, std::span<const PlayerSpec> seats, std::uint64_t seed, GameRange range);

}  // namespace tessera
