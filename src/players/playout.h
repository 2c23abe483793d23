// Plays a position on: by the game's own rollout policy or uniformly at random, to the end or for a number of
// decisions.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "players/one_ply.h"

namespace tessera {

// The game's own policy, and the best one-ply value where the game wants to look ahead.
template <Game G>
struct RolloutPolicy {
    static std::size_t pick(const typename G::State& s, const typename G::Rules& rules, std::span<const Action> legal,
                            Rng& rng, int variant = 0)
    {
        if (Play<G>::uses_one_ply_at(s))
            if (const auto best = best_here<G>(s, rules, legal, rng())) return *best;
        return Play<G>::policy_choice(s, rules, legal, rng, variant);
    }
};

// The game's own policy as it is, without any look ahead.
template <Game G>
struct PolicyWithoutLookahead {
    static std::size_t pick(const typename G::State& s, const typename G::Rules& rules, std::span<const Action> legal,
                            Rng& rng, int variant = 0)
    {
        return Play<G>::policy_choice(s, rules, legal, rng, variant);
    }
};

// Every legal action is equally likely.
template <Game G>
struct Uniform {
    static std::size_t pick(const typename G::State&, const typename G::Rules&, std::span<const Action> legal, Rng& rng,
                            int = 0)
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

// One seat plays on by the game's usual policy, and all others by this variant of it.
struct PolicyVariants {
    Seat seat = spectator;
    int others = 0;

    int of(Seat decider) const { return decider == seat ? 0 : others; }
};

// Plays on until the game is over or the decisions are used up, and says how it ended or will end by the evaluation.
// That is asked at a quiet moment when a seat decides, so that no chance is left open. Counts the decisions of seats.
template <Game G, template <Game> class Policy, class Luck>
Payoffs play_out(typename G::State& s, const typename G::Rules& rules, int most_decisions, Luck&& luck,
                 std::uint64_t& decisions, PolicyVariants variants = {})
{
    using P = Play<G>;
    Silent tell;
    typename P::Choices choices;
    int left = most_decisions < 0 ? std::numeric_limits<int>::max() : most_decisions;
    while (!P::is_over(s)) {
        if (P::decider_of(s).is_chance()) {
            P::carry_out(s, rules, P::sample_chance(s, rules, luck.of_step(s.agenda.top().kind)), tell);
            continue;
        }
        if (P::is_quiet_at(s)) {
            if (left <= 0) return P::evaluation(s, rules);
            luck.begin_moment();
        }
        --left;
        choices.list.shrink(0);
        P::list_legal(s, rules, choices.list);
        const std::size_t i = choices.list.size() == 1 ? 0
                                                       : Policy<G>::pick(s, rules, choices.list.all(), luck.lots(),
                                                                         variants.of(P::decider_of(s).seat()));
        P::carry_out(s, rules, choices.list[i], tell);
        ++decisions;
    }
    return P::rollout_payoffs_at_end(s, rules);
}

}  // namespace tessera
