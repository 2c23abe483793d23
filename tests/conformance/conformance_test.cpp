// The rule sets that go through the suite: all that ship, and the calibration games.
#include "tests/conformance/conformance.h"

namespace tessera::conformance {

INSTANTIATE_TEST_SUITE_P(RuleSets, Conformance, testing::ValuesIn(all_subjects()), name_of_test);

}  // namespace tessera::conformance
