// Enters games into a ledger, one after the other, and keeps the row of numbers that the last one came to.
#pragma once

#include <span>

#include "lab/ledger.h"
#include "lab/study.h"

namespace tessera::lab {

class Bookkeeper {
public:
    explicit Bookkeeper(const ReadyArm& arm);

    // Plays game i and enters it.
    void play(std::uint64_t seed, std::uint64_t i);

    const Ledger& ledger() const { return ledger_; }
    // The last game, a number for each column of the ledger; `missing` where it has none.
    std::span<const std::int64_t> row() const { return row_; }

private:
    // What was found out about one game from its scores.
    struct Course {
        std::int64_t margin = missing;
        std::int64_t lead_changes = 0;
        std::int64_t lead_for_good = missing;  // when the winner was never behind again, in thousandths of the game
    };

    void make_columns();
    void make_ratios();
    void enter_row(const PlayedGame& game, std::span<const std::size_t> sitter_at);
    void enter_moments(const PlayedGame& game);
    void enter_decisions();
    void enter_ratios(const PlayedGame& game);
    Course course_of(const PlayedGame& game) const;
    std::size_t turns_scored() const { return watched_.scores.size() / ledger_.seats; }
    std::int32_t score_at(std::size_t turn, std::size_t seat) const
    {
        return watched_.scores[turn * ledger_.seats + seat];
    }

    const ReadyArm& arm_;
    Ledger ledger_;
    Watched watched_;
    std::vector<std::string> sitter_names_;                              // each once, if there are several
    std::vector<std::size_t> column_of_histogram_;                       // the last histogram is that of all scores
    std::vector<std::pair<std::size_t, std::size_t>> columns_of_ratio_;  // of those that every game has
    std::vector<std::int64_t> row_;
    // Scratch: of each kind of news, how often it was heard and what it came to.
    std::vector<std::int64_t> times_, amounts_;
};

}  // namespace tessera::lab
