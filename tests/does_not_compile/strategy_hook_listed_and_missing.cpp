// expected: the hook `rollout_payoffs` is listed in `brings`, but it cannot be called: write it as `Payoffs
// rollout_payoffs
#include "players/advisor.h"
#include "tests/games/dice_race/strategy/strategy.h"

using namespace tessera::dice_race;

struct Boastful : Strategy {
    static constexpr std::string_view brings[] = {"evaluate", "policy", "takes_heaviest", "rollout_payoffs"};
    using Strategy::Strategy;
};

template class tessera::Advisor<Boastful>;
