#include "tests/games/market_trading/tables.h"

#include <map>

#include "base/ensure.h"

namespace tessera::market_trading {

namespace {

std::string& text_of(ContentFiles& files, std::string_view name)
{
    for (ContentFile& file : files)
        if (file.name == name) return file.text;
    promise_broken("a test changes a content file that there is");
}

}  // namespace

std::shared_ptr<const AnyGame> load(const OptionSettings& settings)
{
    static std::map<OptionSettings, std::shared_ptr<const AnyGame>> loaded;
    std::shared_ptr<const AnyGame>& game = loaded[settings];
    if (game == nullptr) game = load_rule_set("market-trading", settings);
    return game;
}

ContentFiles shipped_files() { return content_from(game_of("market-trading").content); }

ContentFiles with_added(std::string_view file, std::string_view text)
{
    ContentFiles files = shipped_files();
    text_of(files, file) += text;
    return files;
}

ContentFiles with_replaced(std::string_view file, std::string_view from, std::string_view to)
{
    ContentFiles files = shipped_files();
    std::string& text = text_of(files, file);
    const std::size_t place = text.find(from);
    ensure(place != std::string::npos, "a test replaces text that stands in the content");
    text.replace(place, from.size(), to);
    return files;
}

std::shared_ptr<const AnyGame> load_with_cards(std::string_view cards, const OptionSettings& settings)
{
    const ContentFiles files = with_added("improvements.toml", cards);
    return load_rule_set("market-trading", settings, &files);
}

std::string card(std::string_view id, std::string_view effects)
{
    return "\n[[improvement]]\nid = \"" + std::string(id) +
           "\"\nname = \"A card of the test\"\nkind = \"craft\"\ncost = { any_t1 = 1 }\ntext = \"See its effects.\"\n" +
           std::string(effects);
}

std::string mistakes_of(const ContentFiles& files, const OptionSettings& settings)
{
    try {
        load_rule_set("market-trading", settings, &files);
    } catch (const ContentError& e) {
        return e.what();
    }
    return "none";
}

const Rules& rules_of(const AnyGame& game) { return *static_cast<const Rules*>(game.typed_rules()); }

}  // namespace tessera::market_trading
