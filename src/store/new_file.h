// A file that is there as a whole or not at all: written beside its place under another name, then moved there, never
// over another file.
#pragma once

#include <string>

namespace tessera::store {

class NewFile {
public:
    // Throws Exists if there is such a file, Unreachable if there is no such folder.
    explicit NewFile(std::string path);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    // Unless it was published, nothing remains.
    ~NewFile();

    const std::string& draft() const { return draft_; }

    // On disk and under its name, also after a crash. Throws Exists, Unreachable.
    void publish();

private:
    std::string path_;
    std::string draft_;
};

}  // namespace tessera::store
