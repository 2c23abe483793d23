// Fair by proof: with the same seed a player's choice does not change when everything hidden from it is dealt anew.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "players/arena.h"

namespace tessera {

// Plays random games, and at each decision of a seat with a choice lets the player choose twice: in the game as it is,
// and with all that the seat does not know dealt anew. Returns the number of decisions that were compared.
template <Game G>
int expect_fair(const PlayerSpec& spec, const typename G::Rules& rules, Seats seats, int games, std::uint64_t seed)
{
    using P = Play<G>;
    Silent tell;
    const std::unique_ptr<Player<G>> player = seated<G>(spec, rules);
    int compared = 0;
    for (int game = 0; game < games; ++game) {
        Rng rng = Rng::for_task(seed, static_cast<std::uint64_t>(game));
        typename G::State s = P::new_game(rules, seats, tell);
        while (!P::is_over(s)) {
            if (P::decider_of(s).is_chance()) {
                P::carry_out(s, rules, P::sample_chance(s, rules, rng), tell);
                continue;
            }
            typename P::Choices choices;
            P::list_legal(s, rules, choices.list);
            if (choices.list.size() > 1) {
                typename G::State dealt_anew = s;
                P::deal_anew(dealt_anew, rules, P::decider_of(s).seat(), rng);
                const std::uint64_t thought = rng();
                const Action chosen = player->choose(s, choices.list.all(), thought, {}).action;
                const Action chosen_anew = player->choose(dealt_anew, choices.list.all(), thought, {}).action;
                EXPECT_EQ(chosen.bits(), chosen_anew.bits())
                    << spec.name << " looks at what it may not know, in game " << game << " of seed " << seed;
                ++compared;
            }
            P::carry_out(s, rules, choices.list[rng.below(choices.list.size())], tell);
        }
    }
    return compared;
}

}  // namespace tessera
