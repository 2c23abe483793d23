#include "store/server_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "store/store_error.h"

namespace tessera::store {

namespace {

// `process 4711`, as the holder wrote it.
std::string holder_of(int file)
{
    std::array<char, 100> text{};
    const ssize_t length = ::pread(file, text.data(), text.size(), 0);
    std::string holder(text.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
    while (!holder.empty() && holder.back() == '\n') holder.pop_back();
    return holder.empty() ? "another process" : holder;
}

}  // namespace

ServerLock::ServerLock(const std::string& path)
{
    const std::string name = path + ".lock";
    file_ = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file_ < 0) {
        throw StoreError(Fault::Unreachable, fmt::format("{} cannot be served: {} cannot be written: {}", path, name,
                                                         std::strerror(errno)));
    }
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
        const int error = errno;
        const std::string holder = holder_of(file_);
        ::close(file_);
        if (error != EWOULDBLOCK) {
            throw StoreError(Fault::Unreachable, fmt::format("{} cannot be locked: {}", name, std::strerror(error)));
        }
        throw StoreError(Fault::InUse,
                         fmt::format("{} is served by another server ({}); stop that one, give this one a file of its "
                                     "own, or let both share a PostgreSQL database",
                                     path, holder));
    }
    // Only for the message above; the lock holds without it.
    const std::string text = fmt::format("process {}\n", ::getpid());
    if (::ftruncate(file_, 0) == 0) [[maybe_unused]]
        const ssize_t written = ::pwrite(file_, text.data(), text.size(), 0);
}

ServerLock::~ServerLock() { ::close(file_); }

}  // namespace tessera::store
