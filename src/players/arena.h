// A whole game between players, for those who know the type.
#pragma once

#include <bitset>
#include <memory>
#include <vector>

#include "engine/action_text.h"
#include "players/forbidden_actions.h"
#include "players/greedy.h"
#include "players/player.h"
#include "players/random.h"
#include "players/rollouts.h"
#include "players/search.h"
#include "players/witness.h"

namespace tessera {

template <Game G>
std::unique_ptr<Player<G>> seated(const PlayerSpec& spec, const typename G::Rules& rules)
{
    switch (spec.kind) {
        case PlayerKind::Random: return std::make_unique<RandomPlayer<G>>();
        case PlayerKind::Greedy: return std::make_unique<GreedyPlayer<G>>(rules);
        case PlayerKind::Search:
            if constexpr (search_hints_of<G>().method == SearchMethod::Rollouts)
                return std::make_unique<Rollouts<G>>(rules, spec.search);
            else
                return std::make_unique<Search<G>>(rules, spec.search);
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

// The questions that a player answers uniformly at random, by the place of the step among the game's steps.
template <Game G>
using UniformQuestions = std::bitset<G::Steps::size>;

template <Game G>
UniformQuestions<G> uniform_questions(const PlayerSpec& spec)
{
    UniformQuestions<G> left;
    if (spec.uniform.empty()) return left;
    const std::vector<std::string> names = verb_names<typename G::Steps>();
    for (const std::string& name : spec.uniform) {
        const auto found = std::find(names.begin(), names.end(), name);
        ensure(found != names.end(), "a question that is left to the lot is one of the game");
        left.set(static_cast<std::size_t>(found - names.begin()));
    }
    return left;
}

// Plays on to the end. Chance and every player draw their luck from one generator, so what follows depends on nothing
// but it, the position and the players. Whoever looks on (`witness.h`) sees each decision.
template <Game G, class Onlooker>
PlayedGame play_on(typename G::State s, const typename G::Rules& rules, std::span<const PlayerSpec> specs, Rng& rng,
                   Keep keep, Sink auto& tell, Onlooker& onlooker)
{
    using P = Play<G>;
    std::vector<std::unique_ptr<Player<G>>> players;
    std::vector<UniformQuestions<G>> uniform;
    std::vector<ForbiddenActions<G>> forbidden;
    for (const PlayerSpec& spec : specs) {
        players.push_back(seated<G>(spec, rules));
        uniform.push_back(uniform_questions<G>(spec));
        forbidden.emplace_back(spec, rules);
    }

    typename P::Choices choices;
    PlayedGame counted;
    onlooker.moved_on(s, rules);
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
            const std::size_t seat = index_of(decider.seat());
            const std::size_t question = s.agenda.top().kind;
            if (!forbidden[seat].empty()) forbidden[seat].remove_from(s, rules, decider.seat(), choices.list);
            if (choices.list.size() == 1) {
                action = choices.list[0];
                ++counted.forced;
            } else if (uniform[seat].test(question)) {
                action = choices.list[rng.below(choices.list.size())];
            } else {
                action = players[seat]->choose(s, choices.list.all(), rng(), {}).action;
            }
            onlooker.decides(s, rules, decider.seat(), question, choices.list.size(), action);
        }
        if (keep == Keep::Log) counted.log.push_back(action);
        P::carry_out(s, rules, action, tell);
        onlooker.moved_on(s, rules);
    }
    onlooker.ended(s, rules);
    PlayedGame game = result_of<G>(s, rules);
    game.decisions = counted.decisions;
    game.chances = counted.chances;
    game.forced = counted.forced;
    game.log = std::move(counted.log);
    return game;
}

template <Game G, class Onlooker>
PlayedGame play_game(const typename G::Rules& rules, std::span<const PlayerSpec> specs, Rng rng, Keep keep,
                     Sink auto& tell, Onlooker& onlooker)
{
    const typename G::State start = Play<G>::new_game(rules, Seats{static_cast<int>(specs.size())}, tell);
    return play_on<G>(start, rules, specs, rng, keep, tell, onlooker);
}

}  // namespace tessera
