// The files of the page. Everything under one folder is served and nothing else: no hidden files, no links that lead
// out of it, no way up. Files are read once and kept while they are unchanged.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "apps/server/http.h"

namespace tessera::server {

class StaticFiles {
public:
    // An empty folder name serves a few sentences instead of a page.
    explicit StaticFiles(const std::filesystem::path& folder);

    // Reads files, so it belongs on a thread that may wait. Unknown paths that look like places within the page get
    // the page itself, which finds its own way.
    Answer answer(const Request& request);

private:
    struct Kept {
        std::filesystem::file_time_type written;
        std::string text;
        std::string etag;
    };

    std::optional<std::filesystem::path> find(const Request& request) const;
    // The file, if it lies in the folder and is not too large.
    std::shared_ptr<const Kept> read(const std::filesystem::path& file);
    // The file as it is, or compressed beforehand (`app.js.br`, `app.js.gz`), as the client can read it.
    Answer file_answer(const Request& request, const std::filesystem::path& file);

    std::filesystem::path folder_;
    std::mutex mutex_;
    std::map<std::filesystem::path, std::shared_ptr<const Kept>> kept_;
};

// By the ending of the name.
std::string_view media_type(const std::filesystem::path& file);

// The page that came with the program at this place, or nothing.
std::filesystem::path page_beside(const std::filesystem::path& program);

}  // namespace tessera::server
