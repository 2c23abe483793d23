#include "table/game_box.h"

#include "engine/registry.h"

namespace tessera::table {

std::shared_ptr<const GameBox> open_box(const std::string& rule_set, const OptionSettings& options,
                                        const ContentFiles* own_files)
{
    auto box = std::make_shared<GameBox>();
    box->game = load_rule_set(rule_set, options, own_files);
    box->players = players_for(box->game);
    box->options = options;
    box->rules = RuleTexts(game_of(rule_set, own_files).specification);
    return box;
}

}  // namespace tessera::table
