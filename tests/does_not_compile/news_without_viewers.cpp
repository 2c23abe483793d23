// expected: kuhn_poker::Folded.*nothing says who hears this news: put it into the game's PublicNews
#include "tests/games/kuhn_poker/game.h"

using namespace tessera::kuhn_poker;

struct Forgetful : Game {
    using PublicNews = tessera::TypeList<Checked, ChipPaid, CardShown, PotTaken>;
};

template struct tessera::Play<Forgetful>;
