#include "table/loaded_rule_set.h"

#include "engine/registry.h"

namespace tessera::table {

std::shared_ptr<const LoadedRuleSet> loaded_rule_set(const std::string& rule_set, const OptionSettings& options,
                                                     const ContentFiles* own_files)
{
    auto loaded = std::make_shared<LoadedRuleSet>();
    loaded->game = load_rule_set(rule_set, options, own_files);
    loaded->players = players_for(loaded->game);
    loaded->options = options;
    loaded->rules = RuleTexts(game_of(rule_set, own_files).specification);
    return loaded;
}

}  // namespace tessera::table
