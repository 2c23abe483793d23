#include "store/sqlite_files.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "store/store_error.h"

namespace tessera::store {

namespace {

[[noreturn]] void refuse(const std::string& path, const std::string& what)
{
    throw StoreError(Fault::Unreachable,
                     fmt::format("{} {} while it is served; nothing more is taken, because it would be lost: bring it "
                                 "back under its name and it goes on; docs/store.md tells what can be done if it "
                                 "was deleted",
                                 path, what));
}

}  // namespace

SqliteFiles::SqliteFiles(const std::string& path)
{
    for (const std::string& name : {path, path + "-wal"}) {
        struct stat file {};
        if (::stat(name.c_str(), &file) != 0) refuse(name, fmt::format("cannot be found ({})", std::strerror(errno)));
        files_.push_back({name, file.st_dev, file.st_ino});
    }
}

void SqliteFiles::refuse_moved() const
{
    for (const File& known : files_) {
        struct stat file {};
        if (::stat(known.path.c_str(), &file) != 0) refuse(known.path, "was moved away or deleted");
        // As long as a file is open, no other one gets its number.
        if (file.st_dev != known.device || file.st_ino != known.inode)
            refuse(known.path, "was replaced by another file");
    }
}

}  // namespace tessera::store
