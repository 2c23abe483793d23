// What Temples and Swords reads and writes, compiled.
#include "engine/typed_words.h"
#include "games/temples_and_swords/game.h"
#include "games/temples_and_swords/questions.h"

template class tessera::TypedWords<tessera::temples_and_swords::Game>;
