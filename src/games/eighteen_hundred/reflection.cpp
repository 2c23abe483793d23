// What 1800 reads and writes, compiled.
#include "engine/typed_words.h"
#include "games/eighteen_hundred/game.h"
#include "games/eighteen_hundred/questions.h"

template class tessera::TypedWords<tessera::eighteen_hundred::Game>;
