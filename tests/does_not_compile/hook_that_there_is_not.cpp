// expected: the game lists a hook in `brings` that there is not
#include "engine/play.h"
#include "tests/games/kuhn_poker/game.h"

struct Misspelt : tessera::kuhn_poker::Game {
    static constexpr std::string_view brings[] = {"payoffs", "pay_offs"};
};

template struct tessera::Play<Misspelt>;
