// expected: DoesSomething<.*Feast>.*nothing says what this operation does
#include "games/treasury/effects.h"

using namespace tessera;
using namespace tessera::treasury;

struct Feast {
    MEMBERS(Amount n);
    static constexpr std::string_view text = "feast for {n gold}";
};

static_assert(DoesSomething<Feast>::value);
