// The terminal, if there is one: colour, width, a pager, and the wish to stop (Ctrl-C).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/text_style.h"

namespace tessera::cli {

bool output_is_terminal();
bool errors_are_terminal();
bool input_is_terminal();

// Colour on a terminal, unless NO_COLOR says otherwise.
TextStyle style_for_output();

std::size_t terminal_width();
std::size_t terminal_height();

// Shows a long text: through $PAGER or less on a terminal, plainly otherwise.
void show_paged(const std::string& text);

// From now on Ctrl-C is noted instead of ending the program. What is being written is not disturbed by it.
void notice_interrupts();
bool interrupted();

// Until there is something to read on standard input, or its end, or the wish to stop.
void wait_for_input();

// Ends the program without waiting for threads that are still at work.
[[noreturn]] void leave_at_once(int exit_code);

// A line that is overwritten on the spot: progress on standard error, only if that is a terminal.
class ProgressLine {
public:
    ProgressLine() : shown_(errors_are_terminal()) {}
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(std::string_view text);
    void clear();

private:
    bool shown_;
    bool anything_ = false;
};

// How far many games have got, and how long it will take: `[#####.....]  50%  200 of 400 games, 17 a second, 12 s to
// go`.
class GamesProgress {
public:
    GamesProgress(std::string what, std::uint64_t games_wanted);
    void show(std::uint64_t games_done);

private:
    ProgressLine line_;
    std::string what_;
    std::uint64_t wanted_;
    std::chrono::steady_clock::time_point begin_;
};

}  // namespace tessera::cli
