// expected: kuhn_poker::Bet.*nothing says who sees this verb.*kuhn_poker::PotTaken.*nothing says who hears this news
#include "tests/games/kuhn_poker/game.h"

using namespace tessera::kuhn_poker;

// Hides what it declared: to say nothing of all is as wrong as to say nothing of one.
struct Silent : Game {
    using PublicVerbs = tessera::TypeList<>;
    using PublicNews = tessera::TypeList<>;
};

template struct tessera::Play<Silent>;
