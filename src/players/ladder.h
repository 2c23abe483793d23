// Who is stronger, measured: one player against another at every other seat, the seats rotated from game to game. Like
// a series, a match is made of integers and merges.
#pragma once

#include <cstdint>

#include "base/statistics.h"
#include "players/series.h"

namespace tessera {

struct Match {
    int seats = 2;
    std::uint64_t games = 0;
    std::uint64_t wins = 0;    // of the challenger alone
    std::uint64_t shared = 0;  // with somebody else
    std::uint64_t points = 0;  // in parts of a whole win

    void merge(const Match& other);
    std::uint64_t losses() const { return games - wins - shared; }

    // Of the wins, a shared one counting in part; with equal players it is one by the number of seats.
    Estimate win_share() const;
    // How much stronger the challenger is than each of the others.
    Estimate elo() const;
};

// The challenger sits at seat i modulo the number of seats in game i, the other player everywhere else.
Match play_match(const AnyPlayers& players, const PlayerSpec& challenger, const PlayerSpec& other, Seats seats,
                 std::uint64_t seed, GameRange range);

}  // namespace tessera
