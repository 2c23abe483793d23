// What was heard in one game, counted: how often each kind of news, about which thing, of which seat, and what it came
// to. It is counted for every game alike, by reflection on its news (`listener.h`).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace tessera {

// A kind of news of some rule set, as far as it can be counted.
struct NewsKind {
    std::string name;                 // `business-opened`
    bool of_a_seat = false;           // it has a member `seat`
    std::string about;                // the type of what it is about: `card`; empty if it is about nothing
    bool about_an_id = false;         // something that the game names, a card or a board, and no mere enumerator
    std::vector<std::string> things;  // the words of what it can be about
    std::string amount;               // its first number, or the total of its first amounts; empty if it has none
};

// News that names no thing, or one that is not said.
inline constexpr std::uint16_t nothing_named = std::numeric_limits<std::uint16_t>::max();

// News of some kind, or only what it says about one thing: `trade-closed`, `business-opened.by:gold`.
struct NewsTerm {
    std::size_t kind = 0;
    std::uint16_t thing = nothing_named;  // nothing_named: about anything
};

// Throws BadValue if there is no such news, or if it is never about that.
NewsTerm news_term(std::string_view words, const std::vector<NewsKind>& kinds);

class Heard {
public:
    struct Count {
        std::uint16_t kind;
        std::uint16_t thing;  // an index into the things of its kind, or nothing_named
        Seat seat;            // or the spectator, for news of no seat
        std::uint32_t times;
        std::uint32_t first;  // the turn in which it was heard first; 0 before the first turn
        std::int64_t amount;
    };

    explicit Heard(const std::vector<NewsKind>& kinds)
    {
        std::uint32_t cells = 0;
        for (const NewsKind& kind : kinds) {
            first_cell_.push_back(cells);
            things_.push_back(static_cast<std::uint16_t>(kind.things.size()));
            cells += static_cast<std::uint32_t>(kind.things.size() + 1) * columns;
        }
        place_of_.assign(cells, nowhere);
    }

    void add(std::uint16_t kind, std::uint16_t thing, Seat seat, std::int64_t amount)
    {
        const std::size_t row = thing < things_[kind] ? thing : things_[kind];
        const std::size_t column = index_of(seat) < columns - 1 ? index_of(seat) : columns - 1;
        std::uint32_t& place = place_of_[first_cell_[kind] + row * columns + column];
        if (place == nowhere) {
            place = static_cast<std::uint32_t>(counts_.size());
            counts_.push_back({kind, thing < things_[kind] ? thing : nothing_named, seat, 0, turn_, 0});
            touched_.push_back(static_cast<std::uint32_t>(&place - place_of_.data()));
        }
        ++counts_[place].times;
        counts_[place].amount += amount;
    }

    // Another turn begins.
    void next_turn() { ++turn_; }
    std::uint32_t turns() const { return turn_; }

    const std::vector<Count>& counts() const { return counts_; }

    // Ready for the next game; keeps its memory.
    void forget()
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

inline bool covers(const NewsTerm& term, const Heard::Count& count)
{
    return term.kind == count.kind && (term.thing == nothing_named || term.thing == count.thing);
}

}  // namespace tessera
