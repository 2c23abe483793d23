// expected: HasWorth<Feast>.*nothing says what a bot expects of this operation
#include "games/treasury/strategy/operation_worth.h"

using namespace tessera;
using namespace tessera::treasury;

struct Feast {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "feast for {n gold}";
};

static_assert(HasWorth<Feast>::value);
