#include "players/heard.h"

#include <algorithm>

#include "base/text.h"
#include "engine/names.h"

namespace tessera {

NewsTerm news_term(std::string_view words, const std::vector<NewsKind>& kinds)
{
    const std::size_t colon = words.find(':');
    const std::string name(words.substr(0, colon));
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const NewsKind& kind) { return kind.name == name; });
    if (found == kinds.end()) {
        std::vector<std::string> names;
        names.reserve(kinds.size());
        for (const NewsKind& kind : kinds) names.push_back(kind.name);
        throw BadValue("there is no news \"" + name + "\"" + did_you_mean(name, names));
    }
    NewsTerm term{static_cast<std::size_t>(found - kinds.begin())};
    if (colon == std::string_view::npos) return term;
    const std::string thing(words.substr(colon + 1));
    const auto place = std::find(found->things.begin(), found->things.end(), thing);
    if (place == found->things.end())
        throw BadValue("\"" + name + "\" is never about \"" + thing + "\"" + did_you_mean(thing, found->things));
    term.thing = static_cast<std::uint16_t>(place - found->things.begin());
    return term;
}

}  // namespace tessera
