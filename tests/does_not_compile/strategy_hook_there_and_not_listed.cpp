// expected: the hook `is_quiet` is there, but it is not listed: add "is_quiet" to `brings`
#include "players/advisor.h"
#include "tests/games/dice_race/strategy/strategy.h"

using namespace tessera::dice_race;

struct Modest : Strategy {
    using Strategy::Strategy;
    bool is_quiet(const State&) const { return true; }
};

template class tessera::Advisor<Modest>;
