#include "tests/games/temples_and_swords/tables.h"

#include <map>

#include "base/ensure.h"

namespace tessera::temples_and_swords {

std::shared_ptr<const AnyGame> load(const OptionSettings& settings)
{
    static std::map<OptionSettings, std::shared_ptr<const AnyGame>> loaded;
    std::shared_ptr<const AnyGame>& game = loaded[settings];
    if (game == nullptr) game = load_rule_set("temples-and-swords", settings);
    return game;
}

ContentFiles with_replaced(std::string_view file, std::string_view from, std::string_view to)
{
    ContentFiles files = content_from(game_of("temples-and-swords").content);
    for (ContentFile& changed : files) {
        if (changed.name != file) continue;
        const std::size_t place = changed.text.find(from);
        ensure(place != std::string::npos, "a test replaces text that stands in the content");
        changed.text.replace(place, from.size(), to);
        return files;
    }
    promise_broken("a test changes a content file that there is");
}

std::string mistakes_of(const ContentFiles& files, const OptionSettings& settings)
{
    try {
        load_rule_set("temples-and-swords", settings, &files);
    } catch (const ContentError& e) {
        return e.what();
    }
    return "none";
}

const Rules& rules_of(const AnyGame& game) { return *static_cast<const Rules*>(game.typed_rules()); }

}  // namespace tessera::temples_and_swords
