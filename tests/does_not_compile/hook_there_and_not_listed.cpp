// expected: the hook `payoffs` is there, but it is not listed: add "payoffs" to `brings`
#include "engine/play.h"
#include "tests/games/kuhn_poker/game.h"

struct Modest : tessera::kuhn_poker::Game {
    static constexpr std::array<std::string_view, 0> brings{};
};

template struct tessera::Play<Modest>;
