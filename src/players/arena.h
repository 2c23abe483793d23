// A whole game between bots, played through the interfaces that serve every game.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "base/random.h"
#include "players/game_observer.h"
#include "players/players.h"

namespace tessera {

// Who sits at each seat. A bot may sit at several of them, and play one game after the other.
using Bots = std::vector<std::shared_ptr<Bot>>;

Bots bots_for(const AnyPlayers& players, std::span<const PlayerSpec> specs);

struct PlayedGame {
    Ranking ranking;
    Payoffs payoffs;
    PerSeat<std::int32_t> scores;
    std::uint32_t decisions = 0;  // of seats
    std::uint32_t chances = 0;
    std::uint32_t forced = 0;  // decisions of seats with a single action
};

// Chance and every bot draw their luck from one generator, so the game depends on nothing but it, the bots and the
// position that it goes on from, if it does not begin at the start. Such a position is not over.
PlayedGame play_game(const AnyGame& game, const Bots& seats, Rng rng, GameObserver* observer = nullptr,
                     const KnownPosition* from = nullptr);

}  // namespace tessera
