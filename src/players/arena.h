// A whole game between players, for those who know the type.
#pragma once

#include <memory>
#include <vector>

#include "players/greedy.h"
#include "players/player.h"
#include "players/random.h"
#include "players/search.h"

namespace tessera {

template <Game G>
std::unique_ptr<Player<G>> seated(const PlayerSpec& spec, const typename G::Rules& rules)
{
    switch (spec.kind) {
        case PlayerKind::Random: return std::make_unique<RandomPlayer<G>>();
        case PlayerKind::Greedy: return std::make_unique<GreedyPlayer<G>>(rules);
        case PlayerKind::Search: return std::make_unique<Search<G>>(rules, spec.search);
    }
    promise_broken("a player is of a kind that there is");
}

template <Game G>
PlayedGame result_of(const typename G::State& s, const typename G::Rules& rules)
{
    using P = Play<G>;
    PlayedGame game;
    game.ranking = P::final_ranking(s, rules);
    game.payoffs = P::payoffs_at_end(s, rules);
    for (std::size_t i = 0; i < game.ranking.size(); ++i) game.scores.push_back(P::score_of(s, rules, id_at<Seat>(i)));
    return game;
}

// Chance and every player draw their luck from one generator, so the game depends on nothing but it and the players.
template <Game G>
PlayedGame play_game(const typename G::Rules& rules, std::span<const PlayerSpec> specs, Rng rng, Keep keep,
                     Sink auto& tell)
{
    using P = Play<G>;
    std::vector<std::unique_ptr<Player<G>>> players;
    for (const PlayerSpec& spec : specs) players.push_back(seated<G>(spec, rules));

    typename G::State s = P::new_game(rules, Seats{static_cast<int>(specs.size())}, tell);
    typename P::Choices choices;
    PlayedGame counted;
    while (!P::is_over(s)) {
        const Decider decider = P::decider_of(s);
        Action action;
        if (decider.is_chance()) {
            action = P::sample_chance(s, rules, rng);
            ++counted.chances;
        } else {
            choices.list.shrink(0);
            P::list_legal(s, rules, choices.list);
            ++counted.decisions;
            if (choices.list.size() == 1) {
                action = choices.list[0];
                ++counted.forced;
            } else {
                action = players[index_of(decider.seat())]->choose(s, choices.list.all(), rng(), {}).action;
            }
        }
        if (keep == Keep::Log) counted.log.push_back(action);
        P::carry_out(s, rules, action, tell);
    }
    PlayedGame game = result_of<G>(s, rules);
    game.decisions = counted.decisions;
    game.chances = counted.chances;
    game.forced = counted.forced;
    game.log = std::move(counted.log);
    return game;
}

}  // namespace tessera
