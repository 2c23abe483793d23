// expected: SaysItsText<Feast>.*an operation says what stands on the card.*SaysItsText<Fast>.*braces
#include "engine/operation_text.h"

using namespace tessera;

struct Feast {
    MEMBERS(Number<1, 9> n);
};

struct Fast {
    MEMBERS(Number<1, 9> n);
    static constexpr std::string_view text = "fast for {days} days";
};

static_assert(detail::SaysItsText<Feast>::value);
static_assert(detail::SaysItsText<Fast>::value);
