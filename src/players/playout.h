// Plays a position on: by the policy or uniformly at random, to the end or for a number of decisions.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "players/one_ply.h"

namespace tessera {

// Who moves in a playout. By the policy, and by the best one-ply value where the strategy wants to look ahead.
struct PolicyWithOnePly {
    template <Strategy S>
    static std::size_t pick(const Advisor<S>& advisor, const StateOf<S>& s, std::span<const Action> legal, Rng& rng,
                            std::size_t variant)
    {
        if (advisor.uses_one_ply(s))
            if (const auto best = best_here(advisor, s, legal, rng())) return *best;
        return advisor.policy_choice(s, legal, rng, variant);
    }
};

// By the policy as it is.
struct PolicyAlone {
    template <Strategy S>
    static std::size_t pick(const Advisor<S>& advisor, const StateOf<S>& s, std::span<const Action> legal, Rng& rng,
                            std::size_t variant)
    {
        return advisor.policy_choice(s, legal, rng, variant);
    }
};

// Every legal action is equally likely.
struct Uniform {
    template <Strategy S>
    static std::size_t pick(const Advisor<S>&, const StateOf<S>&, std::span<const Action> legal, Rng& rng, std::size_t)
    {
        return rng.below(legal.size());
    }
};

// The random numbers of a playout that stands for itself: everything draws from one generator.
struct IndependentRandomNumbers {
    Rng& rng;

    Rng& lots() { return rng; }
    Rng& of_step(std::size_t) { return rng; }
    void begin_moment() {}
};

// The random numbers of playouts that are compared. Every kind of chance draws from a stream of its own that begins
// anew at every quiet moment: so the same dice fall in both as long as the same dice are rolled, and a difference in
// one turn does not reshuffle all turns that follow.
template <Game G>
class CommonRandomNumbers {
public:
    explicit CommonRandomNumbers(std::uint64_t world) : world_(world), lots_(world) {}

    Rng& lots() { return lots_; }
    Rng& of_step(std::size_t kind)
    {
        return stream_ = Rng::for_task(world_ + moment_ * G::Steps::size + kind, drawn_[kind]++);
    }
    void begin_moment()
    {
        ++moment_;
        drawn_.fill(0);
    }

private:
    std::uint64_t world_;
    std::uint64_t moment_ = 0;
    std::array<std::uint32_t, G::Steps::size> drawn_{};
    Rng lots_;
    Rng stream_{0};
};

// Which variant of the policy each seat plays on by: one seat by its own, all others by another.
struct SeatVariants {
    Seat seat = spectator;
    std::size_t own = 0;
    std::size_t others = 0;

    std::size_t of(Seat decider) const { return decider == seat ? own : others; }
};

// Plays on until the game is over or the decisions are used up, and says how it ended or will end by the evaluation.
// That is asked at a quiet moment when a seat decides, so that no chance is left open. Counts the decisions of seats.
template <class Mover, Strategy S, class Luck>
Payoffs play_out(const Advisor<S>& advisor, StateOf<S>& s, int most_decisions, Luck&& luck, std::uint64_t& decisions,
                 const SeatVariants& variants = {})
{
    using P = Play<typename S::Game>;
    const RulesOf<S>& rules = advisor.rules;
    Silent tell;
    typename P::Choices choices;
    int left = most_decisions < 0 ? std::numeric_limits<int>::max() : most_decisions;
    while (!P::is_over(s)) {
        if (P::decider_of(s).is_chance()) {
            P::carry_out(s, rules, P::sample_chance(s, rules, luck.of_step(s.agenda.top().kind)), tell);
            continue;
        }
        if (advisor.is_quiet(s)) {
            if (left <= 0) return advisor.evaluation(s);
            luck.begin_moment();
        }
        --left;
        choices.list.shrink(0);
        P::list_legal(s, rules, choices.list);
        const std::size_t i = choices.list.size() == 1 ? 0
                                                       : Mover::pick(advisor, s, choices.list.all(), luck.lots(),
                                                                     variants.of(P::decider_of(s).seat()));
        P::carry_out(s, rules, choices.list[i], tell);
        ++decisions;
    }
    return advisor.rollout_payoffs(s);
}

}  // namespace tessera
