#include "engine/registry.h"

#include <fmt/format.h>

#include "base/text.h"

namespace tessera {

namespace {

bool declares(const ContentFiles& files, const std::string& rule_set)
{
    for (const ContentFile& file : files)
        if (file.name == "ruleset." + rule_set + ".toml") return true;
    return false;
}

// A designer's directory belongs to the game whose shipped content has the same files beside the rule sets.
const GameEntry* game_with_files_like(const ContentFiles& files)
{
    for (const GameEntry& game : all_games()) {
        bool all_there = true;
        for (const EmbeddedFile& shipped : game.content) {
            if (is_rule_set_file(shipped.name) || is_beside_the_rules(shipped.name)) continue;
            bool there = false;
            for (const ContentFile& file : files) there |= file.name == shipped.name;
            all_there &= there;
        }
        if (all_there) return &game;
    }
    return nullptr;
}

}  // namespace

std::vector<RuleSetListing> rule_sets_of(std::span<const GameEntry> games)
{
    std::vector<RuleSetListing> listings;
    for (const GameEntry& game : games) {
        ContentFiles files = content_from(game.content);
        std::erase_if(files, [](const ContentFile& file) { return !is_rule_set_file(file.name); });
        Content content(std::move(files));
        for (RuleSetInfo& info : rule_sets_in(content)) listings.push_back({&game, std::move(info)});
    }
    return listings;
}

std::vector<RuleSetListing> shipped_rule_sets() { return rule_sets_of(all_games()); }

const GameEntry& game_of(const std::string& rule_set, const ContentFiles* own_files)
{
    std::vector<std::string> known;
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        if (listing.info.id == rule_set) return *listing.game;
        known.push_back(listing.info.id);
    }
    if (own_files != nullptr && declares(*own_files, rule_set))
        if (const GameEntry* game = game_with_files_like(*own_files)) return *game;
    throw UnknownRuleSet(fmt::format("there is no rule set \"{}\"{} There is: {}.", rule_set,
                                     did_you_mean(rule_set, known).empty() ? "." : did_you_mean(rule_set, known),
                                     joined(known)));
}

std::shared_ptr<const AnyGame> load_rule_set(const std::string& rule_set, const OptionSettings& settings,
                                             const ContentFiles* own_files)
{
    const GameEntry& game = game_of(rule_set, own_files);
    Content content(own_files != nullptr ? with_files_beside_the_rules(*own_files, game.content)
                                         : content_from(game.content));
    return game.load(content, rule_set, settings);
}

}  // namespace tessera
