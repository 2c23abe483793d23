// A sitting: draws the table, asks the humans, lets the bots move, and keeps the game safe on disk all the while.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/choices.h"
#include "apps/cli/line_reader.h"
#include "engine/text_style.h"
#include "table/table.h"

namespace tessera::cli {

enum class KeepRecord { Ask, Always };

// Nobody plays by the clock here, and a record keeps no times.
inline constexpr table::Time no_time = 0;

class PlaySession {
public:
    // `save_path`: where the game is kept from the first decision of a human on.
    PlaySession(table::Table table, std::string save_path, KeepRecord keep);

    int run();

private:
    enum class Next { SameDecision, NextDecision, Leave };

    // Everything up to the next decision that a human has to think about. False if Ctrl-C ended it early.
    bool advance();
    void apply(const table::Result& result);
    // The human who decided last, if there is any.
    std::optional<Seat> last_asked() const;
    std::string saved_text() const;

    // One decision of a human, with all questions around it.
    Next decide(Seat seat);
    Next obey(Seat seat, const Choices& choices, const std::string& typed);
    void draw(Seat seat, const Choices& choices);
    void draw_curtain(Seat seat);
    void hint();
    void why(const Choices& choices, const std::string& action);
    void tell_log(Seat seat, bool all) const;
    Next undo(Seat seat);
    void save_copy(const std::string& path);
    void autosave();
    int leave();
    int finish();

    Seat viewer() const;
    bool is_shared() const { return table_.humans().size() > 1; }
    void print_players() const;
    void print_ranking(Seat viewpoint) const;

    table::Table table_;
    std::string save_path_;
    KeepRecord keep_;
    bool saved_ = false;
    TextStyle style_;
    LineReader lines_;
    std::vector<table::Position> told_until_;  // for each seat: after how many actions it was last asked
    std::optional<Seat> at_the_screen_;
};

}  // namespace tessera::cli
