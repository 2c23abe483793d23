// expected: the hook `seats_of` is listed in `brings`, but it cannot be called: write it as `Seats seats_of\(const
// State&\)`
#include "engine/play.h"
#include "tests/games/kuhn_poker/game.h"

struct Boastful : tessera::kuhn_poker::Game {
    static constexpr std::string_view brings[] = {"payoffs", "seats_of"};
};

template struct tessera::Play<Boastful>;
