#include "tests/support/recorded_game.h"

#include <fstream>
#include <iterator>

#include "engine/registry.h"
#include "tests/support/places.h"

namespace tessera {

RecordedGame recorded_game(const std::string& name, const Watch& watch)
{
    const std::string path = source_tree() + "tests/recorded/" + name + ".json";
    std::ifstream in(path);
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const GameRecord record = record_from_text(path, text);
    const auto game = load_rule_set(record.rule_set, record.options);
    std::vector<std::string> heard;
    AnyState end = replay(*game, record, record.log.size(), [&](const ReplayedAction& action) {
        for (const AnyNews& news : action.news) heard.push_back(game->news_name(news));
        if (watch) watch(action);
    });
    return {game, std::move(end), std::move(heard)};
}

}  // namespace tessera
