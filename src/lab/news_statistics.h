// The news of many games, counted: how often a thing happens, and how those fare to whom it happens. Like a series it
// is made of integers that add up, so that parts merge in any order.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "lab/news_counts.h"
#include "players/series.h"

namespace tessera::lab {

struct NewsStatistics {
    // One kind of news, or one kind of news about one thing.
    struct Entry {
        std::uint64_t games = 0;   // in which it was heard
        std::uint64_t times = 0;   // altogether
        std::int64_t amount = 0;   // altogether
        std::uint64_t owners = 0;  // seats of which it was heard, summed over the games
        std::uint64_t wins = 0;    // theirs, in parts of a whole win
        std::uint64_t firsts = 0;  // when each of them heard it first, in thousandths of the game's turns
    };
    // Those to whom a thing happened against those who only saw it, game by game: n seats won x against m that won y,
    // in parts of a whole win, and the sums of all products (`difference_of_rival_shares`).
    struct Rivals {
        std::uint64_t games = 0;
        std::uint64_t nn = 0, nx = 0, xx = 0, mm = 0, my = 0, yy = 0, nm = 0, ny = 0, xm = 0, xy = 0;
    };
    struct OfKind {
        Entry all;
        Spread times;                        // in a game, also in those in which it was not heard
        std::uint64_t times_of_winners = 0;  // heard of a seat that won
        std::int64_t amount_of_winners = 0;
        std::uint64_t each_once = 0;  // games in which it was heard of every seat exactly once
        std::vector<Entry> things;    // in the order of the kind's things
        std::vector<Rivals> rivals;   // the same; none for a kind about nothing that the game names
    };
    // Who has seen a thing: of whom anything was heard about it, or everybody, if it was news of no seat.
    struct Seen {
        std::uint64_t seats = 0;
        std::uint64_t wins = 0;
    };
    struct SeenThings {
        std::string about;
        std::vector<Seen> things;
    };

    NewsStatistics() = default;
    explicit NewsStatistics(std::vector<NewsKind> of_kinds);

    void add(const NewsCounts& counts, const Ranking& ranking);
    void merge(const NewsStatistics& other);

    const OfKind& of(std::size_t kind) const { return entries[kind]; }
    // Who has seen the things that the kind is about; none for a kind about nothing that the game names.
    const SeenThings* seen_of(std::size_t kind) const;

    // Of a thing that the kind is about: those who only saw it first, those to whom it happened second.
    RivalMoments rivals_of(std::size_t kind, std::size_t thing) const;

    // The share of games that those won to whom it happened.
    static Estimate win_share(const Entry& entry);

    std::uint64_t games = 0;
    std::vector<NewsKind> kinds;
    std::vector<OfKind> entries;
    std::vector<SeenThings> seen;

private:
    // What one game needs, kept for the next one.
    struct Scratch {
        std::vector<std::uint64_t> times;         // of each kind
        std::vector<std::uint16_t> owners;        // of each kind, a bit for each seat
        std::vector<std::uint16_t> more_often;    // the same for seats of whom it was heard more than once
        std::vector<std::uint32_t> things_heard;  // kind and thing, to count each once in this game
        std::vector<std::vector<std::uint16_t>> owners_of_things;  // of each kind that has rivals
        std::vector<std::vector<std::uint16_t>> seers;
        std::vector<std::uint32_t> things_seen;  // about and thing
    };
    void note_kinds(const Ranking& ranking);
    void note_seen(const Ranking& ranking);
    void note_rivals(std::size_t kind, std::size_t thing, std::uint16_t seers, const Ranking& ranking);

    std::vector<std::uint16_t> about_of_;                  // of each kind, its place among the seen, or nowhere
    std::vector<std::vector<std::uint16_t>> kinds_about_;  // of each of the seen, the kinds of a seat about it
    Scratch scratch_;
};

// Sums, added up and written member by member.
BOOST_DESCRIBE_STRUCT(NewsStatistics::Entry, (), (games, times, amount, owners, wins, firsts))
BOOST_DESCRIBE_STRUCT(NewsStatistics::Rivals, (), (games, nn, nx, xx, mm, my, yy, nm, ny, xm, xy))

// A series and its news, of the games of a range.
struct SeriesWithNews {
    Series series;
    NewsStatistics news;

    void merge(const SeriesWithNews& other);
};

SeriesWithNews play_series_with_news(const AnyPlayers& players, std::span<const PlayerSpec> seats, std::uint64_t seed,
                                     GameRange range);

}  // namespace tessera::lab
