// The calibration games keep the promises that need their types.
#include "tests/conformance/typed_conformance.h"
#include "tests/games/connect_four/game.h"
#include "tests/games/dice_race/strategy/strategy.h"
#include "tests/games/kuhn_poker/game.h"
#include "tests/games/tea_house/strategy/strategy.h"

namespace tessera::conformance {

using CalibrationGames = testing::Types<NoStrategy<connect_four::Game>, dice_race::Strategy,
                                        NoStrategy<kuhn_poker::Game>, tea_house::Strategy>;
INSTANTIATE_TYPED_TEST_SUITE_P(calibration, TypedConformance, CalibrationGames);

}  // namespace tessera::conformance
