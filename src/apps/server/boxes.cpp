#include "apps/server/boxes.h"

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

BoxPointer Boxes::remembered(const std::string& key)
{
    const std::lock_guard lock(mutex_);
    const auto found = boxes_.find(key);
    return found == boxes_.end() ? nullptr : found->second;
}

BoxPointer Boxes::remember(const std::string& key, const BoxPointer& box)
{
    const std::lock_guard lock(mutex_);
    if (boxes_.size() >= most_remembered)
        std::erase_if(boxes_, [](const auto& entry) { return entry.second.use_count() == 1; });
    return boxes_.try_emplace(key, box).first->second;
}

BoxPointer Boxes::open(const std::string& rule_set, const OptionSettings& options, const ContentFiles* own_files)
{
    if (own_files != nullptr) {
        BoxPointer box = table::open_box(rule_set, options, own_files);
        const std::string key = key_of(rule_set, options, box->game->content_fingerprint());
        return remember(key, box);
    }
    const std::string key = key_of(rule_set, options, shipped);
    if (BoxPointer known = remembered(key)) return known;
    return remember(key, table::open_box(rule_set, options));
}

BoxPointer Boxes::open_for(const table::Header& header, store::Store& store)
{
    const std::string key = key_of(header.rule_set, header.options, header.content_fingerprint);
    if (BoxPointer known = remembered(key)) return known;
    try {
        BoxPointer today = open(header.rule_set, header.options, nullptr);
        if (today->game->content_fingerprint() == header.content_fingerprint) return remember(key, today);
    } catch (const UnknownRuleSet&) {
        // A designer's own rule set: its content was kept.
    } catch (const ContentError&) {
        // An option that is not there any more: the content it was set in was kept.
    }
    const ContentFiles kept = store.content(header.content_fingerprint);
    BoxPointer box = open(header.rule_set, header.options, &kept);
    if (box->game->content_fingerprint() != header.content_fingerprint)
        throw ContentError(
            std::vector{fmt::format("the table was begun under the content {:016x} of {}, which this version of "
                                    "Tessera reads differently; open it with the version it was begun with",
                                    header.content_fingerprint, header.rule_set)});
    return box;
}

ContentFiles files_of(const std::string& rule_set, const ContentFiles* own_files)
{
    return own_files != nullptr ? *own_files : content_from(game_of(rule_set).content);
}

ContentFiles files_of(const table::GameBox& box, store::Store& store)
{
    const std::string& rule_set = box.game->rule_set().id;
    const std::uint64_t wanted = box.game->content_fingerprint();
    try {
        if (load_rule_set(rule_set, box.options)->content_fingerprint() == wanted) return files_of(rule_set, nullptr);
    } catch (const UnknownRuleSet&) {
        // A designer's own rule set.
    } catch (const ContentError&) {
        // Not a rule set that ships like this today.
    }
    return store.content(wanted);
}

}  // namespace tessera::server
