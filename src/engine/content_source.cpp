#include "engine/content_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/content.h"

namespace tessera {

bool is_beside_the_rules(std::string_view name)
{
    return name == questions_file || name == players_file || name == strategy_file;
}

ContentFiles with_files_beside_the_rules(ContentFiles own, std::span<const EmbeddedFile> shipped)
{
    for (const EmbeddedFile& file : shipped) {
        if (!is_beside_the_rules(file.name)) continue;
        const auto same = [&](const ContentFile& each) { return each.name == file.name; };
        if (std::none_of(own.begin(), own.end(), same)) own.push_back({std::string(file.name), std::string(file.text)});
    }
    return own;
}

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
