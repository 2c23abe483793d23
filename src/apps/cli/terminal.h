// The terminal, if there is one: colour, width, a pager, and the wish to stop (Ctrl-C).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/ink.h"

namespace tessera::cli {

bool output_is_terminal();
bool errors_are_terminal();
bool input_is_terminal();

// Colour on a terminal, unless NO_COLOR says otherwise.
Ink ink_for_output();

std::size_t terminal_width();
std::size_t terminal_height();

// Shows a long text: through $PAGER or less on a terminal, plainly otherwise.
void show_paged(const std::string& text);

// From now on Ctrl-C is noted instead of ending the program, and a blocked read returns.
void notice_interrupts();
bool interrupted();

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

// `[########........]  50%`
std::string progress_bar(double share);

}  // namespace tessera::cli
