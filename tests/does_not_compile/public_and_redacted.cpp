// expected: kuhn_poker::Deal.*this verb stands in PublicVerbs, and a redact_for hides something of
// it.*kuhn_poker::CardDealt.*this news stands in PublicNews, and a redact_for hides something of it
#include "tests/games/kuhn_poker/game.h"

using namespace tessera::kuhn_poker;

struct Contradictory : Game {
    using PublicVerbs = Verbs;
    using PublicNews = tessera::TypeList<CardDealt, Checked, ChipPaid, Folded, CardShown, PotTaken>;
};

template struct tessera::Play<Contradictory>;
