// A whole game between players, for those who know the type.
#pragma once

#include <bitset>
#include <memory>
#include <vector>

#include "engine/action_text.h"
#include "players/forbidden_actions.h"
#include "players/greedy.h"
#include "players/player.h"
#include "players/policy_player.h"
#include "players/random.h"
#include "players/rollouts.h"
#include "players/tree_search.h"
#include "players/witness.h"

namespace tessera {

template <Strategy S>
std::unique_ptr<Player<typename S::Game>> seated(const PlayerSpec& spec, const Advisor<S>& advisor)
{
    using Seated = std::unique_ptr<Player<typename S::Game>>;
    return std::visit(
        [&]<class Settings>(const Settings& settings) -> Seated {
            if constexpr (std::is_same_v<Settings, GreedySettings>)
                return std::make_unique<GreedyPlayer<S>>(advisor);
            else if constexpr (std::is_same_v<Settings, PolicySettings>)
                return std::make_unique<PolicyPlayer<S>>(advisor, settings);
            else if constexpr (std::is_same_v<Settings, TreeSettings>)
                return std::make_unique<TreeSearch<S>>(advisor, settings);
            else if constexpr (std::is_same_v<Settings, RolloutSettings>)
                return std::make_unique<Rollouts<S>>(advisor, settings);
            else
                return std::make_unique<RandomPlayer<typename S::Game>>();
        },
        spec.method);
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
template <Strategy S, class Onlooker>
PlayedGame play_on(StateOf<S> s, const Advisor<S>& advisor, std::span<const PlayerSpec> specs, Rng& rng, Keep keep,
                   Sink auto& tell, Onlooker& onlooker)
{
    using G = typename S::Game;
    using P = Play<G>;
    const RulesOf<S>& rules = advisor.rules;
    std::vector<std::unique_ptr<Player<G>>> players;
    std::vector<UniformQuestions<G>> uniform;
    std::vector<ForbiddenActions<G>> forbidden;
    for (const PlayerSpec& spec : specs) {
        players.push_back(seated(spec, advisor));
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

template <Strategy S, class Onlooker>
PlayedGame play_game(const Advisor<S>& advisor, std::span<const PlayerSpec> specs, Rng rng, Keep keep, Sink auto& tell,
                     Onlooker& onlooker)
{
    const Seats seats{static_cast<int>(specs.size())};
    const StateOf<S> start = Play<typename S::Game>::new_game(advisor.rules, seats, tell);
    return play_on(start, advisor, specs, rng, keep, tell, onlooker);
}

}  // namespace tessera
