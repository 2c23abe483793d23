// Fair by proof: with the same seed a player's choice does not change when everything hidden from it is dealt anew.
#pragma once

#include <gtest/gtest.h>

#include "base/random.h"
#include "players/players.h"

namespace tessera {

// Plays random games, and at each decision of a seat with a choice lets the player choose twice: in the game as it is,
// and with all that the seat does not know dealt anew. Returns the number of decisions that were compared.
inline int expect_fair(const AnyGame& game, const AnyPlayers& players, const PlayerSpec& spec, Seats seats, int games,
                       std::uint64_t seed)
{
    const std::unique_ptr<Bot> bot = players.bot(spec);
    int compared = 0;
    for (int i = 0; i < games; ++i) {
        Rng rng = Rng::for_task(seed, static_cast<std::uint64_t>(i));
        AnyState s = game.new_game(seats);
        while (!game.decider(s).is_nobody()) {
            if (game.decider(s).is_chance()) {
                game.apply(s, game.sample_chance(s, rng));
                continue;
            }
            const std::vector<Action> legal = game.legal(s);
            if (legal.size() > 1) {
                AnyState determinized = s;
                game.resample_hidden(determinized, game.decider(s).seat(), rng);
                const std::uint64_t thought = rng();
                EXPECT_EQ(bot->choose(s, thought).action, bot->choose(determinized, thought).action)
                    << "what " << spec.name << " does changes when the hidden is dealt anew, in game " << i
                    << " of seed " << seed << ". If DealingAnewDependsOnlyOnWhatTheSeatKnows fails as well, the game's "
                    << "resample_hidden is to blame, and not the bot.";
                ++compared;
            }
            game.apply(s, legal[rng.below(legal.size())]);
        }
    }
    return compared;
}

}  // namespace tessera
