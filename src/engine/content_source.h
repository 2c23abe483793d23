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

// What stands beside the content but is no part of the rules: a game plays the same with another file, or none. What
// the designers of a game ask of it (`lab/questions.h`), who can sit down at it (`players/levels.h`), and the numbers
// of its strategy.
inline constexpr std::string_view questions_file = "questions.toml";
inline constexpr std::string_view players_file = "players.toml";
inline constexpr std::string_view strategy_file = "strategy.toml";

bool is_beside_the_rules(std::string_view name);

ContentFiles content_from(std::span<const EmbeddedFile> embedded);

// A designer's files, with those that stand beside the rules as they ship where there are none among them.
ContentFiles with_files_beside_the_rules(ContentFiles own, std::span<const EmbeddedFile> shipped);

// All TOML files of a directory. Throws ContentError if it cannot be read or holds none.
ContentFiles content_from_directory(const std::string& directory);

}  // namespace tessera
