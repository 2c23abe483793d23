// expected: kuhn_poker::Fold.*nothing says who sees this verb: put it into the game's PublicVerbs
#include "tests/games/kuhn_poker/game.h"

struct Forgetful : tessera::kuhn_poker::Game {
    using PublicVerbs =
        tessera::TypeList<tessera::kuhn_poker::Check, tessera::kuhn_poker::Bet, tessera::kuhn_poker::Call>;
};

template struct tessera::Play<Forgetful>;
