#include "tests/support/calibration.h"

#include <array>

#include "base/ensure.h"

namespace tessera {

namespace connect_four {
const GameEntry& entry();
}
namespace dice_race {
const GameEntry& entry();
}
namespace kuhn_poker {
const GameEntry& entry();
}
namespace tea_house {
const GameEntry& entry();
}

std::span<const GameEntry> calibration_games()
{
    static const std::array<GameEntry, 4> games = {connect_four::entry(), dice_race::entry(), kuhn_poker::entry(),
                                                   tea_house::entry()};
    return games;
}

std::vector<RuleSetListing> calibration_rule_sets() { return rule_sets_of(calibration_games()); }

std::shared_ptr<const AnyGame> load_calibration(const std::string& rule_set, const OptionSettings& settings)
{
    for (const RuleSetListing& listing : calibration_rule_sets()) {
        if (listing.info.id != rule_set) continue;
        Content content(content_from(listing.game->content));
        return listing.game->load(content, rule_set, settings);
    }
    promise_broken("a test asks for a calibration game that there is");
}

}  // namespace tessera
