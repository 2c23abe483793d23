// What Treasury reads and writes, compiled.
#include "engine/typed_words.h"
#include "games/treasury/game.h"
#include "games/treasury/questions.h"
#include "games/treasury/things.h"

template class tessera::TypedWords<tessera::treasury::Game>;
