#include "apps/cli/terminal.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace tessera::cli {

namespace {

std::atomic<bool> stop_wanted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

// Readable once somebody wants to stop: whoever waits for input wakes, however late he began to wait.
int stop_event = -1;

void note_interrupt(int)
{
    const int before = errno;
    stop_wanted = true;
    const std::uint64_t one = 1;
    if (stop_event >= 0) (void)!write(stop_event, &one, sizeof one);
    errno = before;
}

}  // namespace

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return isatty(STDERR_FILENO) == 1; }
bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }

TextStyle style_for_output()
{
    const char* no_colour = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    const bool wanted = no_colour == nullptr || *no_colour == '\0';
    return TextStyle(output_is_terminal() && wanted && kind != nullptr && std::string_view(kind) != "dumb");
}

std::size_t terminal_width()
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 100;
}

std::size_t terminal_height()
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
    return 60;
}

void show_paged(const std::string& text)
{
    if (!output_is_terminal()) {
        fmt::print("{}", text);
        return;
    }
    const char* pager = std::getenv("PAGER");
    const std::string command = pager != nullptr && *pager != '\0' ? pager : "less -R -F -X";
    std::fflush(stdout);
    struct sigaction ignore {
    }, before{};
    ignore.sa_handler = SIG_IGN;  // leaving the pager early is no error
    sigaction(SIGPIPE, &ignore, &before);
    FILE* pipe = popen(command.c_str(), "w");
    bool shown = pipe != nullptr;
    if (pipe != nullptr) {
        std::fwrite(text.data(), 1, text.size(), pipe);
        constexpr int not_found = 127 << 8;
        shown = pclose(pipe) != not_found;
    }
    sigaction(SIGPIPE, &before, nullptr);
    if (!shown) fmt::print("{}", text);
}

void notice_interrupts()
{
    if (stop_event < 0) stop_event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    struct sigaction action {};
    action.sa_handler = note_interrupt;
    action.sa_flags = SA_RESTART;  // what is being written is written to its end
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool interrupted() { return stop_wanted; }

void wait_for_input()
{
    std::array<pollfd, 2> watched = {{{STDIN_FILENO, POLLIN, 0}, {stop_event, POLLIN, 0}}};
    while (!interrupted() && poll(watched.data(), watched.size(), -1) < 0 && errno == EINTR) {}
}

void leave_at_once(int exit_code)
{
    std::fflush(nullptr);
    std::_Exit(exit_code);
}

void ProgressLine::show(std::string_view text)
{
    if (!shown_) return;
    fmt::print(stderr, "\r\x1b[K{}", text);
    std::fflush(stderr);
    anything_ = true;
}

void ProgressLine::clear()
{
    if (!anything_) return;
    fmt::print(stderr, "\r\x1b[K");
    std::fflush(stderr);
    anything_ = false;
}

GamesProgress::GamesProgress(std::string what, std::uint64_t games_wanted)
    : what_(std::move(what)), wanted_(games_wanted), begin_(std::chrono::steady_clock::now())
{
}

void GamesProgress::show(std::uint64_t games_done)
{
    constexpr std::size_t width = 30;
    const double share = static_cast<double>(games_done) / static_cast<double>(wanted_);
    const auto full = static_cast<std::size_t>(share * width);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
    std::string left;
    if (games_done > 0)
        left = fmt::format(", {:.3g} a second, {:.0f} s to go", static_cast<double>(games_done) / passed.count(),
                           passed.count() * (1 / share - 1));
    line_.show(fmt::format("{}[{}{}] {:3.0f}%  {} of {} games{}", what_, std::string(full, '#'),
                           std::string(width - full, '.'), 100 * share, games_done, wanted_, left));
}

}  // namespace tessera::cli
