// The files of an SQLite store that is being served, known by what they are rather than by their names. SQLite goes on
// writing into a file that was deleted, moved away or replaced, and all of that would be lost.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace tessera::store {

class SqliteFiles {
public:
    // As they are now: the database and its log, which both are open.
    explicit SqliteFiles(const std::string& path);

    // Throws Unreachable as long as a name leads to something else than it did. Costs two calls of the system.
    void refuse_moved() const;

private:
    struct File {
        std::string path;
        dev_t device;
        ino_t inode;
    };
    std::vector<File> files_;
};

}  // namespace tessera::store
