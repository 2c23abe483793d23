// Which game, by which rules: the arguments that most commands share.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/content_source.h"
#include "engine/record.h"
#include "table/loaded_rule_set.h"

namespace tessera::cli {

struct GameArguments {
    std::string rule_set;
    std::vector<std::string> settings;
    std::string content_folder;

    // Adds GAME (unless it is asked for otherwise), --set and --content.
    void add_to(CLI::App& command);
    void add_options_to(CLI::App& command);

    OptionSettings option_settings() const;
    // Throws what loading throws; all of it is bad input.
    std::shared_ptr<const AnyGame> load() const;
    // The files it is loaded from.
    ContentFiles files() const;
    // The rule set and options of a record; only the content is the argument's.
    std::shared_ptr<const AnyGame> load(const GameRecord& record) const;
    // The same with everything that a table needs.
    std::shared_ptr<const table::LoadedRuleSet> loaded_rule_set() const;
    std::shared_ptr<const table::LoadedRuleSet> loaded_rule_set(const GameRecord& record) const;
};

// Throws BadInput if the rule set does not allow so many.
Seats checked_seats(const AnyGame& game, std::size_t count);

}  // namespace tessera::cli
