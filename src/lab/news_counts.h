// The news of one game, counted: how often each kind, about which thing, of which seat, and what it came to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "lab/news_kinds.h"

namespace tessera::lab {

class NewsCounts {
public:
    struct Count {
        std::uint16_t kind;
        std::uint16_t thing;  // an index into the things of its kind, or nothing_named
        Seat seat;            // or the spectator, for news of no seat
        std::uint32_t times;
        std::uint32_t first;  // the turn in which it came first; 0 before the first turn
        std::int64_t amount;
    };

    explicit NewsCounts(const std::vector<NewsKind>& kinds)
    {
        std::uint32_t cells = 0;
        for (const NewsKind& kind : kinds) {
            first_cell_.push_back(cells);
            things_.push_back(static_cast<std::uint16_t>(kind.things.size()));
            cells += static_cast<std::uint32_t>(kind.things.size() + 1) * columns;
        }
        place_of_.assign(cells, nowhere);
    }

    void add(const CountedNews& news)
    {
        const std::uint16_t things = things_[news.kind];
        const std::size_t row = news.thing < things ? news.thing : things;
        const std::size_t column = index_of(news.seat) < columns - 1 ? index_of(news.seat) : columns - 1;
        std::uint32_t& place = place_of_[first_cell_[news.kind] + row * columns + column];
        if (place == nowhere) {
            place = static_cast<std::uint32_t>(counts_.size());
            counts_.push_back({news.kind, news.thing < things ? news.thing : nothing_named, news.seat, 0, turn_, 0});
            touched_.push_back(static_cast<std::uint32_t>(&place - place_of_.data()));
        }
        ++counts_[place].times;
        counts_[place].amount += news.amount;
    }

    // Another turn begins.
    void next_turn() { ++turn_; }
    std::uint32_t turns() const { return turn_; }

    const std::vector<Count>& counts() const { return counts_; }

    // Ready for the next game; keeps its memory.
    void clear()
    {
        for (const std::uint32_t cell : touched_) place_of_[cell] = nowhere;
        touched_.clear();
        counts_.clear();
        turn_ = 0;
    }

private:
    static constexpr std::uint32_t nowhere = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::uint32_t columns = max_seats + 1;  // the last one for news of no seat

    std::vector<std::uint32_t> first_cell_;  // of each kind
    std::vector<std::uint16_t> things_;      // how many, of each kind
    std::vector<std::uint32_t> place_of_;    // of each cell, its place among the counts
    std::vector<std::uint32_t> touched_;
    std::vector<Count> counts_;
    std::uint32_t turn_ = 0;
};

}  // namespace tessera::lab
