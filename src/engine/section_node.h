// What stands behind a section while it is read, and where its mistakes are noted. Only `section.cpp` and `content.cpp`
// look inside.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "engine/content.h"
#include "engine/read_toml.h"

namespace tessera {

// Where a text comes from: a file, or what was given by hand, which has no lines.
struct Origin {
    std::string name;
    bool has_lines = true;

    std::string at_line(std::size_t line) const
    {
        return has_lines && line > 0 ? fmt::format("{}:{}", name, line) : name;
    }
};

inline std::string kind_of(const toml::node& node)
{
    switch (node.type()) {
        case toml::node_type::table: return "a table";
        case toml::node_type::array: return "a list";
        case toml::node_type::string: return "a text";
        case toml::node_type::integer: return "a number";
        case toml::node_type::floating_point: return "a fraction";
        case toml::node_type::boolean: return "true or false";
        default: return "a date or time";
    }
}

// Whoever made thousands of mistakes is not helped by all of them, and finding words for each takes its time.
inline constexpr std::size_t most_mistakes = 100;

// The mistakes that were noted so far.
class Mistakes {
public:
    bool are_enough() const { return noted_.size() > most_mistakes; }
    void note(const std::string& what)
    {
        if (are_enough()) return;
        noted_.push_back(
            noted_.size() < most_mistakes ? what : fmt::format("there are more than these {} mistakes", most_mistakes));
    }
    const std::vector<std::string>& noted() const { return noted_; }

private:
    std::vector<std::string> noted_;
};

struct Section::Node {
    static const toml::table nothing;

    Origin origin;
    const toml::table* table;
    Mistakes* mistakes;
    std::set<std::string, std::less<>> asked{};

    // Without a table the section is one that is missing: that was noted, and what it lacks is not worth a word.
    Node(Origin the_origin, const toml::table* the_table, Mistakes* its_mistakes)
        : origin(std::move(the_origin)), table(the_table != nullptr ? the_table : &nothing), mistakes(its_mistakes)
    {
        if (the_table == nullptr) mistakes = nullptr;
    }
    // A copy that goes away would report what only the original was asked for.
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

    ~Node()
    {
        for (const auto& [key, value] : *table) {
            if (asked.contains(key.str()) || !wants_more()) continue;
            const std::vector<std::string> known(asked.begin(), asked.end());
            note(value, fmt::format("unknown key \"{}\"{}", key.str(), did_you_mean(key.str(), known)));
        }
    }

    std::string place(const toml::node& at) const { return origin.at_line(at.source().begin.line); }

    void note(const toml::node& at, const std::string& what) const
    {
        if (mistakes != nullptr) mistakes->note(fmt::format("{}: {}", place(at), what));
    }
    bool wants_more() const { return mistakes != nullptr && !mistakes->are_enough(); }

    const toml::node* find(std::string_view key)
    {
        asked.emplace(key);
        return table->get(key);
    }

    // The value under a key that has to be there and to have this type.
    template <class T>
    auto need(std::string_view key, std::string_view expected) -> decltype(table->as<T>())
    {
        const toml::node* node = find(key);
        if (node == nullptr) {
            note(*table, fmt::format("\"{}\" is missing, expected {}", key, expected));
            return nullptr;
        }
        if (const auto* value = node->as<T>()) return value;
        note(*node, fmt::format("\"{}\" is {}, expected {}", key, kind_of(*node), expected));
        return nullptr;
    }

    std::int64_t within(const toml::node& at, std::string_view key, std::int64_t number, Bounds bounds) const
    {
        if (number >= bounds.least && number <= bounds.most) return number;
        note(at, fmt::format("\"{}\" is {}, expected a number from {} to {}", key, number, bounds.least, bounds.most));
        return bounds.least;
    }

    std::size_t place_of(const toml::node& at, const std::string& word, const std::vector<std::string>& allowed,
                         std::string_view what) const
    {
        const auto found = std::find(allowed.begin(), allowed.end(), word);
        if (found != allowed.end()) return static_cast<std::size_t>(found - allowed.begin());
        if (!wants_more()) return 0;
        std::string expected = did_you_mean(word, allowed);
        if (expected.empty() && allowed.size() <= 8) expected = ", expected one of " + joined(allowed, "or");
        note(at, fmt::format("there is no {} \"{}\"{}", what, word, expected));
        return 0;
    }
};

}  // namespace tessera
