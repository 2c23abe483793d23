#include "apps/cli/line_reader.h"

#include <unistd.h>

#include <array>
#include <cerrno>

#include "apps/cli/terminal.h"

namespace tessera::cli {

namespace {

std::string without_blanks(const std::string& line)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

std::optional<std::string> LineReader::next()
{
    while (!interrupted()) {
        if (const std::size_t end = waiting_.find('\n'); end != std::string::npos) {
            const std::string line = waiting_.substr(0, end);
            waiting_.erase(0, end + 1);
            return without_blanks(line);
        }
        if (ended_) {
            if (waiting_.empty()) return std::nullopt;
            waiting_ += '\n';  // the last line may lack its end
            continue;
        }
        wait_for_input();
        if (interrupted()) break;
        std::array<char, 4096> room;
        const ssize_t count = ::read(STDIN_FILENO, room.data(), room.size());
        if (count > 0) waiting_.append(room.data(), static_cast<std::size_t>(count));
        if (count == 0 || (count < 0 && errno != EINTR)) ended_ = true;
    }
    return std::nullopt;
}

}  // namespace tessera::cli
