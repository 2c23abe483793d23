// The games that there are. A game is registered by one line in src/games/CMakeLists.txt; everybody else finds it here
// by the name of a rule set.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/content_source.h"
#include "engine/options.h"

namespace tessera {

// What a game tells about itself before any of its rule sets is loaded.
struct GameEntry {
    std::string_view id;
    std::span<const EmbeddedFile> content;
    std::string_view rulebook;       // for people, as Markdown
    std::string_view specification;  // its rules with their numbers, as Markdown
    std::unique_ptr<AnyGame> (*load)(Content& content, const std::string& rule_set, const OptionSettings& settings);
};

// All registered games (defined where the games are joined, in src/games).
std::span<const GameEntry> all_games();

struct RuleSetListing {
    const GameEntry* game;
    RuleSetInfo info;
};

// In the order of the games. Their other content is not looked at: listing is quick.
std::vector<RuleSetListing> rule_sets_of(std::span<const GameEntry> games);
std::vector<RuleSetListing> shipped_rule_sets();

class UnknownRuleSet : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The game that a rule set belongs to. With files of the designer's own, these are searched as well.
// Throws UnknownRuleSet with the names that there are.
const GameEntry& game_of(const std::string& rule_set, const ContentFiles* own_files = nullptr);

// Loads a rule set: the shipped content, or the designer's own files. Throws UnknownRuleSet or ContentError.
std::shared_ptr<const AnyGame> load_rule_set(const std::string& rule_set, const OptionSettings& settings = {},
                                             const ContentFiles* own_files = nullptr);

}  // namespace tessera
