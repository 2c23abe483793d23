// Where content comes from: files by name, embedded in the program or read from a designer's directory.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct EmbeddedFile {
    std::string_view name;
    std::string_view text;
};

struct ContentFile {
    std::string name;
    std::string text;
};

using ContentFiles = std::vector<ContentFile>;

// What the designers of a game ask of it (`lab/questions.h`). It stands beside the content but is no part of the rules:
// a game plays the same with another file, or none.
inline constexpr std::string_view questions_file = "questions.toml";

ContentFiles content_from(std::span<const EmbeddedFile> embedded);

// All TOML files of a directory. Throws ContentError if it cannot be read or holds none.
ContentFiles content_from_directory(const std::string& directory);

}  // namespace tessera
