#include "apps/server/rule_set_cache.h"

#include <fmt/format.h>

#include <optional>

#include "engine/content.h"
#include "engine/registry.h"

namespace tessera::server {

namespace {

constexpr std::size_t most_remembered = 64;

std::string key_of(const std::string& rule_set, const OptionSettings& options, std::uint64_t fingerprint)
{
    std::string key = fmt::format("{} {:016x}", rule_set, fingerprint);
    for (const auto& [option, value] : options) key += fmt::format("\n{}={}", option, value);
    return key;
}

// Stands for the content that ships, whatever its number is.
constexpr std::uint64_t shipped = 0;

}  // namespace

RuleSetPointer RuleSetCache::remembered(const std::string& key)
{
    const std::lock_guard lock(mutex_);
    const auto found = rule_sets_.find(key);
    return found == rule_sets_.end() ? nullptr : found->second;
}

RuleSetPointer RuleSetCache::remember(const std::string& key, const RuleSetPointer& loaded)
{
    const std::lock_guard lock(mutex_);
    if (rule_sets_.size() >= most_remembered)
        std::erase_if(rule_sets_, [](const auto& entry) { return entry.second.use_count() == 1; });
    return rule_sets_.try_emplace(key, loaded).first->second;
}

RuleSetPointer RuleSetCache::open(const std::string& rule_set, const OptionSettings& options,
                                  const ContentFiles* own_files)
{
    if (own_files != nullptr) {
        RuleSetPointer loaded = table::loaded_rule_set(rule_set, options, own_files);
        const std::string key = key_of(rule_set, options, loaded->game->content_fingerprint());
        return remember(key, loaded);
    }
    const std::string key = key_of(rule_set, options, shipped);
    if (RuleSetPointer known = remembered(key)) return known;
    return remember(key, table::loaded_rule_set(rule_set, options));
}

RuleSetPointer RuleSetCache::open_for(const table::Header& header, store::Store& store)
{
    const std::string key = key_of(header.rule_set, header.options, header.content_fingerprint);
    if (RuleSetPointer known = remembered(key)) return known;
    try {
        RuleSetPointer today = open(header.rule_set, header.options, nullptr);
        if (today->game->content_fingerprint() == header.content_fingerprint) return remember(key, today);
    } catch (const UnknownRuleSet&) {
        // A designer's own rule set: its content was kept.
    } catch (const ContentError&) {
        // An option that is not there any more: the content it was set in was kept.
    }
    const ContentFiles kept = store.content(header.content_fingerprint);
    RuleSetPointer loaded = open(header.rule_set, header.options, &kept);
    if (loaded->game->content_fingerprint() != header.content_fingerprint)
        throw ContentError(
            std::vector{fmt::format("the table was begun under the content {:016x} of {}, which this version of "
                                    "Tessera reads differently; open it with the version it was begun with",
                                    header.content_fingerprint, header.rule_set)});
    return loaded;
}

ContentFiles files_of(const std::string& rule_set, const ContentFiles* own_files)
{
    return own_files != nullptr ? *own_files : content_from(game_of(rule_set).content);
}

ContentFiles files_of(const table::LoadedRuleSet& loaded, store::Store& store)
{
    const std::string& rule_set = loaded.game->rule_set().id;
    const std::uint64_t wanted = loaded.game->content_fingerprint();
    try {
        if (load_rule_set(rule_set, loaded.options)->content_fingerprint() == wanted)
            return files_of(rule_set, nullptr);
    } catch (const UnknownRuleSet&) {
        // A designer's own rule set.
    } catch (const ContentError&) {
        // Not a rule set that ships like this today.
    }
    return store.content(wanted);
}

}  // namespace tessera::server
