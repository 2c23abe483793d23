// Enters games that were played into a ledger, one after the other, and keeps the row of numbers that the last one came
// to.
#pragma once

#include <span>

#include "lab/game_trace.h"
#include "lab/ledger.h"
#include "lab/study.h"

namespace tessera::lab {

class Bookkeeper {
public:
    explicit Bookkeeper(const ReadyArm& arm);

    // Enters game i.
    void enter(std::uint64_t i, const PlayedGame& game, const GameTrace& trace);

    const Ledger& ledger() const { return ledger_; }
    // The last game, a number for each column of the ledger; `missing` where it has none.
    std::span<const std::int64_t> row() const { return row_; }

private:
    // A game that is being entered.
    struct Entry {
        const PlayedGame& game;
        const GameTrace& trace;
        std::vector<std::size_t> sitter_at;  // each seat

        std::size_t turns_scored() const { return trace.scores.size() / sitter_at.size(); }
        std::int32_t score_at(std::size_t turn, std::size_t seat) const
        {
            return trace.scores[turn * sitter_at.size() + seat];
        }
    };

    // What was found out about one game from its scores.
    struct Course {
        std::int64_t margin = missing;
        std::int64_t lead_changes = 0;
        std::int64_t lead_for_good = missing;  // when the winner was never behind again, in thousandths of the game
    };

    void make_columns();
    void make_ratios();
    void enter_row(const Entry& entry);
    void enter_moments(const Entry& entry);
    void enter_decisions(const GameTrace& trace);
    void enter_ratios(const Entry& entry);
    Course course_of(const Entry& entry) const;

    const ReadyArm& arm_;
    Ledger ledger_;
    std::vector<std::string> sitter_names_;                              // each once, if there are several
    std::vector<std::size_t> column_of_histogram_;                       // the last histogram is that of all scores
    std::vector<std::pair<std::size_t, std::size_t>> columns_of_ratio_;  // of those that every game has
    std::vector<std::int64_t> row_;
    // Scratch: of each kind of news, how often it came and what it came to.
    std::vector<std::int64_t> times_, amounts_;
};

}  // namespace tessera::lab
