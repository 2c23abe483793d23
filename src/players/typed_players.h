// The players of any game made out of those of a typed one. Only the file that CMake writes for each game includes
// this.
#pragma once

#include "players/arena.h"
#include "players/prepared_game.h"

namespace tessera {

template <Strategy S>
class TypedBot final : public Bot {
    using P = Play<typename S::Game>;

public:
    TypedBot(std::shared_ptr<const PreparedGame<S>> game, const PlayerSpec& spec)
        : game_(std::move(game)), player_(seated(spec, game_->advisor()))
    {
    }

    Choice choose(const AnyState& any, std::uint64_t seed, const Enough& enough) override
    {
        const auto& s = *static_cast<const StateOf<S>*>(any.data());
        ensure(P::decider_of(s).is_seat(), "a bot is asked only when a seat decides");
        typename P::Choices choices;
        P::list_legal(s, game_->rules, choices.list);
        return player_->choose(s, choices.list.all(), seed, enough);
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
    explicit TypedPlayers(std::shared_ptr<const AnyGame> game) : game_(prepared<S>(std::move(game))) {}

    PlayerSpec player(std::string_view name) const override { return game_->levels.player(name); }
    std::vector<std::string> levels() const override { return game_->levels.names(); }

    std::unique_ptr<Bot> bot(const PlayerSpec& spec) const override
    {
        return std::make_unique<TypedBot<S>>(game_, spec);
    }

    void check(const PlayerSpec& spec) const override { static_cast<void>(ForbiddenActions<G>(spec, game_->rules)); }

    PlayedGame play(std::span<const PlayerSpec> seats, std::uint64_t seed, std::uint64_t index,
                    Keep keep) const override
    {
        Silent tell;
        Unwatched nobody;
        return play_game(game_->advisor(), seats, Rng::for_task(seed, index), keep, tell, nobody);
    }

    PlayedGame play_and_watch(std::span<const PlayerSpec> seats, std::uint64_t seed, std::uint64_t index,
                              Watched& watched, const KnownPosition* from = nullptr) const override
    {
        watched.forget();
        Witness<G> witness(watched);
        Rng rng = Rng::for_task(seed, index);
        if (from == nullptr) return play_game(game_->advisor(), seats, rng, Keep::Result, witness, witness);
        AnyState dealt = from->state;
        game_->game->resample_hidden(dealt, from->seat, rng);
        const auto& start = *static_cast<const State*>(dealt.data());
        return play_on(start, game_->advisor(), seats, rng, Keep::Result, witness, witness);
    }

    std::vector<NewsKind> news_kinds() const override { return news_kinds_of<typename G::News>(game_->rules); }

    std::vector<StepKind> step_kinds() const override
    {
        std::vector<StepKind> kinds;
        G::Steps::for_each([&]<class Step>(TypeTag<Step>) {
            kinds.push_back({verb_name<Step>(), SeatQuestion<Step>});
        });
        return kinds;
    }

    std::vector<std::string> verbs() const override { return verb_names<typename G::Verbs>(); }

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
