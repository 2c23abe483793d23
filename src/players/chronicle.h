// What was heard in many games: how often a thing happens, and how those fare to whom it happens. Like a series it is
// made of integers that add up, so that parts merge in any order.
#pragma once

#include <cstdint>
#include <vector>

#include "players/heard.h"
#include "players/series.h"

namespace tessera {

class Chronicle {
public:
    // One kind of news, or one kind of news about one thing.
    struct Entry {
        std::uint64_t games = 0;   // in which it was heard
        std::uint64_t times = 0;   // altogether
        std::int64_t amount = 0;   // altogether
        std::uint64_t owners = 0;  // seats of which it was heard, summed over the games
        std::uint64_t wins = 0;    // theirs, in parts of a whole win
    };
    struct OfKind {
        Entry all;
        Spread times;               // in a game, also in those in which it was not heard
        std::vector<Entry> things;  // in the order of the kind's things
    };

    explicit Chronicle(std::vector<NewsKind> kinds);

    void add(const Heard& heard, const Ranking& ranking);
    void merge(const Chronicle& other);

    std::uint64_t games() const { return games_; }
    const std::vector<NewsKind>& kinds() const { return kinds_; }
    const OfKind& of(std::size_t kind) const { return entries_[kind]; }

    // The share of games that those won to whom it happened.
    static Estimate win_share(const Entry& entry);

private:
    std::vector<NewsKind> kinds_;
    std::vector<OfKind> entries_;
    std::uint64_t games_ = 0;
};

// A series and its chronicle, of the games of a range.
struct ToldSeries {
    Series series;
    Chronicle chronicle;

    void merge(const ToldSeries& other);
};

ToldSeries play_and_tell(const AnyPlayers& players, std::span<const PlayerSpec> seats, std::uint64_t seed,
                         GameRange range);

}  // namespace tessera
