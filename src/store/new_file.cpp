#include "store/new_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "store/store_error.h"

namespace tessera::store {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse_existing(const std::string& path)
{
    throw StoreError(Fault::Exists,
                     fmt::format("{} is there already and is not overwritten; give another name, or move "
                                 "it away first",
                                 path));
}

fs::path folder_of(const std::string& path)
{
    const fs::path folder = fs::path(path).parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

[[noreturn]] void fail(const std::string& path, int error)
{
    const Fault fault = error == ENOSPC || error == EDQUOT ? Fault::DiskFull : Fault::Unreachable;
    throw StoreError(fault, fmt::format("{} cannot be written: {}", path, std::strerror(error)));
}

void sync(const std::string& path, int flags)
{
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) fail(path, errno);
    const int error = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    if (error != 0) fail(path, error);
}

}  // namespace

NewFile::NewFile(std::string path) : path_(std::move(path))
{
    static std::atomic<int> drafts = 0;
    draft_ = fmt::format("{}.new-{}-{}", path_, ::getpid(), ++drafts);
    std::error_code ignored;
    if (fs::exists(path_, ignored)) refuse_existing(path_);
    if (!fs::is_directory(folder_of(path_), ignored)) {
        throw StoreError(Fault::Unreachable, fmt::format("{} cannot be written: there is no folder {}; create it first",
                                                         path_, folder_of(path_).string()));
    }
    // A log that lies beside a missing database would be played into the new one.
    if (fs::exists(path_ + "-wal", ignored)) {
        throw StoreError(Fault::Exists,
                         fmt::format("{0} is missing, but {0}-wal, which belongs to it, is there; bring the "
                                     "file back, or move both away",
                                     path_));
    }
}

NewFile::~NewFile()
{
    std::error_code ignored;
    for (const char* tail : {"", "-wal", "-shm", "-journal"}) fs::remove(draft_ + tail, ignored);
}

void NewFile::publish()
{
    // The seeds in it tell what the dice will show.
    if (::chmod(draft_.c_str(), S_IRUSR | S_IWUSR) != 0) fail(draft_, errno);
    sync(draft_, O_RDONLY);
    if (::renameat2(AT_FDCWD, draft_.c_str(), AT_FDCWD, path_.c_str(), RENAME_NOREPLACE) != 0) {
        if (errno == EEXIST) refuse_existing(path_);
        fail(path_, errno);
    }
    sync(folder_of(path_).string(), O_RDONLY | O_DIRECTORY);
}

}  // namespace tessera::store
