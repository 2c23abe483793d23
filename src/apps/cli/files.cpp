#include "apps/cli/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "apps/cli/program.h"

namespace tessera::cli {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void cannot(std::string_view what, const std::string& path)
{
    throw BadInput(fmt::format("cannot {} {}: {}", what, path, std::strerror(errno)));
}

// Everything, and down to the disk, so that a power cut after the move leaves no empty file.
bool write_all(int file, const std::string& text)
{
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t written = ::write(file, text.data() + done, text.size() - done);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        done += static_cast<std::size_t>(written);
    }
    return ::fsync(file) == 0;
}

fs::path data_folder()
{
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') return fs::path(data);
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / ".local/share";
    return fs::current_path();
}

}  // namespace

std::string read_file(const std::string& path)
{
    std::error_code error;
    if (fs::is_directory(path, error)) throw BadInput(fmt::format("cannot read {}: it is a folder", path));
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    if (!in) cannot("read", path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_file(const std::string& path, const std::string& text)
{
    const std::string beside = fmt::format("{}.{}.new", path, ::getpid());
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) cannot("write", path);
    const bool written = write_all(file, text);
    if (const bool closed = ::close(file) == 0; !written || !closed) {
        ::unlink(beside.c_str());
        cannot("write", path);
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0) {
        const int why = errno;
        ::unlink(beside.c_str());
        errno = why;
        cannot("write", path);
    }
}

std::string new_save_path(const std::string& rule_set)
{
    const fs::path folder = data_folder() / "tessera" / "saves";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw BadInput(fmt::format("cannot make the folder {}: {}", folder.string(), error.message()));
    const std::time_t now = std::time(nullptr);
    char day[32];
    std::tm local{};
    std::strftime(day, sizeof day, "%Y-%m-%d", localtime_r(&now, &local));
    for (int number = 1;; ++number) {
        const fs::path path = folder / fmt::format("{}-{}-{}.json", rule_set, day, number);
        if (!fs::exists(path)) return path.string();
    }
}

}  // namespace tessera::cli
