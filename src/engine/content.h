// Reading content: TOML files, checked as they are read. Every mistake (a wrong type, a number out of range, a
// reference to nothing, an unknown key) is noted with file, line and what was expected; loading goes on, so that a
// designer sees all of them at once, and nothing starts before they are mended.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content_source.h"

namespace tessera {

// All mistakes of a content directory, one to a line.
class ContentError : public std::runtime_error {
public:
    explicit ContentError(std::vector<std::string> mistakes);
    const std::vector<std::string>& mistakes() const { return mistakes_; }

private:
    std::vector<std::string> mistakes_;
};

struct Bounds {
    std::int64_t least;
    std::int64_t most;
};

// One TOML table being read. Keys that nobody asked for are mistakes, noted when the last copy of the section goes
// away.
class Section {
public:
    struct Node;
    explicit Section(std::shared_ptr<Node> node) : node_(std::move(node)) {}

    bool has(std::string_view key) const;
    std::vector<std::string> keys() const;

    std::int64_t number(std::string_view key, Bounds bounds) const;
    std::int64_t number_or(std::string_view key, std::int64_t otherwise, Bounds bounds) const;
    // With or without a fraction; finite.
    double decimal(std::string_view key) const;
    double decimal_or(std::string_view key, double otherwise) const;
    std::vector<double> decimals(std::string_view key) const;
    bool flag_or(std::string_view key, bool otherwise) const;
    std::string text(std::string_view key) const;
    std::string text_or(std::string_view key, std::string otherwise) const;
    std::vector<std::int64_t> numbers(std::string_view key, Bounds bounds) const;
    std::vector<std::string> texts(std::string_view key) const;

    // The place of a word in a list of allowed ones: `what` says what it names ("terrain").
    std::size_t one_of(std::string_view key, const std::vector<std::string>& allowed, std::string_view what) const;
    // The same for a list of words.
    std::vector<std::size_t> some_of(std::string_view key, const std::vector<std::string>& allowed,
                                     std::string_view what) const;

    Section section(std::string_view key) const;
    std::vector<Section> sections(std::string_view key) const;

    // What stands under the key, where several forms are allowed: a text, a list, a table, or something else?
    bool is_text(std::string_view key) const;
    bool is_list(std::string_view key) const;
    bool is_table(std::string_view key) const;

    // Notes a mistake at the key's value, or at the table if the key is empty.
    void mistake(std::string_view key, const std::string& what) const;
    // Where the key's value stands, for mistakes that show only later: `options.toml:12`.
    std::string place(std::string_view key) const;

private:
    std::shared_ptr<Node> node_;
};

// The content of one game, file by file.
class Content {
public:
    explicit Content(ContentFiles files);
    ~Content();
    Content(const Content&) = delete;
    Content& operator=(const Content&) = delete;

    bool has_file(std::string_view name) const;
    std::vector<std::string> file_names() const;
    Section file(std::string_view name);
    // A table that is not in a file: something given by hand, as it was given and in TOML. Its mistakes have no line.
    Section by_hand(const std::string& given, const std::string& toml);

    void mistake(const std::string& what);
    // Throws ContentError if anything was noted so far.
    void refuse_mistakes() const;

    // Those of the files that are no part of the rules.
    ContentFiles files_beside_the_rules() const;

    // The same content has the same number; a saved game remembers it.
    std::uint64_t fingerprint() const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace tessera
