#include "engine/content_source.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/content.h"

namespace tessera {

ContentFiles content_from(std::span<const EmbeddedFile> embedded)
{
    ContentFiles files;
    for (const EmbeddedFile& file : embedded) files.push_back({std::string(file.name), std::string(file.text)});
    return files;
}

ContentFiles content_from_directory(const std::string& directory)
{
    namespace fs = std::filesystem;
    std::error_code error;
    ContentFiles files;
    for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() != ".toml") continue;
        std::ifstream in(it->path(), std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        if (!in) throw ContentError({fmt::format("{}: cannot be read", it->path().string())});
        files.push_back({it->path().filename().string(), text.str()});
    }
    if (error) throw ContentError({fmt::format("{}: {}", directory, error.message())});
    if (files.empty()) throw ContentError({fmt::format("{}: holds no .toml file", directory)});
    return files;
}

}  // namespace tessera
