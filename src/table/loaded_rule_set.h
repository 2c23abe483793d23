// A rule set, loaded: what all tables with the same rules share. It never changes, so tables in different threads may
// share one.
#pragma once

#include <memory>
#include <string>

#include "engine/any_game.h"
#include "engine/content_source.h"
#include "engine/options.h"
#include "engine/rule_texts.h"
#include "players/players.h"

namespace tessera::table {

struct LoadedRuleSet {
    std::shared_ptr<const AnyGame> game;
    std::shared_ptr<const AnyPlayers> players;  // none for a game that bots cannot play
    OptionSettings options;                     // that differ from the rule set
    RuleTexts rules;
};

// The rule set as it ships, or with a designer's own files. Throws UnknownRuleSet or ContentError.
std::shared_ptr<const LoadedRuleSet> loaded_rule_set(const std::string& rule_set, const OptionSettings& options = {},
                                                     const ContentFiles* own_files = nullptr);

}  // namespace tessera::table
