// The players of any game made out of those of a typed one. Only the file that CMake writes for each game includes
// this.
#pragma once

#include <memory>
#include <span>
#include <variant>

#include "players/greedy.h"
#include "players/policy_player.h"
#include "players/prepared_game.h"
#include "players/random.h"
#include "players/rollouts.h"
#include "players/tree_search.h"

namespace tessera {

template <Strategy S>
std::unique_ptr<Player<typename S::Game>> player_for(const PlayerSpec& spec, const Advisor<S>& advisor)
{
    using TypedPlayer = std::unique_ptr<Player<typename S::Game>>;
    return std::visit(
        [&]<class Settings>(const Settings& settings) -> TypedPlayer {
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

template <Strategy S>
class TypedBot final : public Bot {
public:
    TypedBot(std::shared_ptr<const PreparedGame<S>> game, const PlayerSpec& spec)
        : Bot(game->game), game_(std::move(game)), player_(player_for(spec, game_->advisor()))
    {
    }

    Choice choose_from(std::span<const Action> actions, const AnyState& any, std::uint64_t seed,
                       const Enough& enough) override
    {
        const auto& s = *static_cast<const StateOf<S>*>(any.data());
        ensure(Play<typename S::Game>::decider_of(s).is_seat(), "a bot is asked only when a seat decides");
        return player_->choose(s, actions, seed, enough);
    }

private:
    std::shared_ptr<const PreparedGame<S>> game_;
    std::unique_ptr<Player<typename S::Game>> player_;
};

template <Strategy S>
class TypedPlayers final : public AnyPlayers {
    using G = typename S::Game;
    using P = Play<G>;
    using State = StateOf<S>;

public:
    explicit TypedPlayers(std::shared_ptr<const AnyGame> game) : AnyPlayers(game), game_(prepared<S>(std::move(game)))
    {
    }

    PlayerSpec player(std::string_view name) const override { return game_->levels.player(name); }
    std::vector<std::string> levels() const override { return game_->levels.names(); }

    std::unique_ptr<Bot> bot(const PlayerSpec& spec) const override
    {
        return std::make_unique<TypedBot<S>>(game_, spec);
    }

    std::uint64_t random_decisions(Seats seats, std::uint64_t games, std::uint64_t seed) const override
    {
        Silent tell;
        Rng rng(seed);
        std::uint64_t decisions = 0;
        for (std::uint64_t i = 0; i < games; ++i) {
            State s = P::new_game(game_->rules, seats, tell);
            play_out<Uniform>(game_->advisor(), s, to_the_end, IndependentRandomNumbers{rng}, decisions);
        }
        return decisions;
    }

    std::uint64_t copies(Seats seats, std::uint64_t count) const override
    {
        Silent tell;
        std::array<State, 2> states{P::new_game(game_->rules, seats, tell), P::new_game(game_->rules, seats, tell)};
        for (std::uint64_t i = 0; i < count; ++i) {
            states[1] = states[0];
            __asm__ volatile("" : : "r"(states.data()) : "memory");  // else the compiler copies once, or never
        }
        return count;
    }

private:
    std::shared_ptr<const PreparedGame<S>> game_;
};

}  // namespace tessera
