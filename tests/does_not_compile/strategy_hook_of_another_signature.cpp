// expected: the hook `is_quiet` cannot be called as it stands: write it as `bool is_quiet\(const State&\) const`
#include "players/advisor.h"
#include "tests/games/dice_race/strategy/strategy.h"

using namespace tessera::dice_race;

// Not even listed: that would do nothing, in silence.
struct Mistaken : Strategy {
    using Strategy::Strategy;
    bool is_quiet(const State&, const Rules&) const { return true; }
};

template class tessera::Advisor<Mistaken>;
