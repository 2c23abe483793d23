// What Market Trading reads and writes, compiled.
#include "engine/typed_words.h"
#include "games/market_trading/game.h"
#include "games/market_trading/questions.h"
#include "games/market_trading/things.h"

template class tessera::TypedWords<tessera::market_trading::Game>;
