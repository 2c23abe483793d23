// Takes what the rollout policy would do, unless rollouts show that something else is better.
//
// That choice and the others of the highest one-ply value are tried in the same worlds: the same determinization, and
// common random numbers. Each is played on by the rollout policy for some turns and evaluated there. Whoever falls
// behind by more than chance explains is tried no further, and only who is ahead by more than chance explains is
// preferred: a careless comparison of many small differences would take the luckiest, not the best. (Policy improvement
// by rollouts, after Tesauro and Galperin.)
//
// Whoever has more rollouts tries more candidates: more worlds for the same few would only say more exactly what is
// known well enough.
//
// If the game has several variants of its policy, the others play on by another of them in every world: nobody knows
// theirs, and whoever expects war of everybody lets chances pass.
//
// A game may leave some decisions to its policy and have only others compared, such as those near the end.
#pragma once

#include <algorithm>
#include <cmath>

#include "players/one_ply.h"
#include "players/player.h"
#include "players/playout.h"

namespace tessera {

template <Game G>
class Rollouts final : public Player<G> {
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;

public:
    Rollouts(const Rules& rules, const SearchOptions& options)
        : rules_(rules),
          rollouts_(std::max<std::uint64_t>(1, options.simulations / hints.rollout_cost)),
          most_candidates_(std::clamp<std::uint64_t>(rollouts_ / worlds_for_each, 2, most_candidates)),
          playout_decisions_(options.playout_decisions == as_the_game_says ? hints.playout_decisions
                                                                           : options.playout_decisions),
          playout_(options.playout)
    {
    }

    Choice choose(const State& s, std::span<const Action> legal, std::uint64_t seed, const Enough& enough) override
    {
        if (legal.size() == 1) return {.action = legal[0]};
        seat_ = P::decider_of(s).seat();
        const Action by_policy = policy_choice(s, legal, seed);
        if (rollouts_ < fewest_to_compare) return {.action = by_policy};
        if (!compares(s)) return left_to_the_policy(s, by_policy, seed);
        decisions_ = 0;
        line_up(s, legal, by_policy, seed);
        std::uint64_t done = 0;
        std::uint64_t worlds = 0;
        while (running_ > 1 && done + running_ <= rollouts_ && !(worlds > 0 && enough && enough())) {
            done += try_in_one_world(s, seed, worlds++);
            if (worlds % worlds_between_looks != 0) continue;
            drop_hopeless();
            if (worlds > worlds_between_looks && is_decided()) break;
        }
        return conclusion(done);
    }

private:
    static constexpr SearchHints hints = search_hints_of<G>();
    static constexpr std::size_t most_candidates = 8;
    static constexpr std::uint64_t worlds_for_each = 12;
    static constexpr std::uint64_t worlds_between_looks = 8;
    // Fewer mislead: with them the policy moves, by a variant that the game names. With few it is a milder one, and
    // with next to none the mildest, which does not even look ahead.
    static constexpr std::uint64_t fewest_to_compare = 2 * worlds_for_each;
    static constexpr std::uint64_t few = 8;
    static constexpr std::uint64_t next_to_none = 4;
    static constexpr std::uint64_t variants_expected =
        hints.variants_expected > 0 ? hints.variants_expected : hints.variants;
    // Of a win: whoever is ahead or behind by less does not matter.
    static constexpr double indifferent = 0.0005;

    // The others are compared with the first.
    struct Candidate {
        Action action;
        float one_ply_value = 0;
        bool running = true;
        double worlds = 0;
        double payoffs = 0;
        double ahead = 0;  // of the first, summed
        double ahead_squared = 0;

        double lead() const { return worlds > 0 ? ahead / worlds : 0; }
        // How far the lead may be off by luck: its standard error.
        double luck() const
        {
            return worlds > 0 ? std::sqrt(std::max(0.0, ahead_squared / worlds - lead() * lead()) / worlds) : 0;
        }
    };

    int variant() const
    {
        if (rollouts_ >= fewest_to_compare) return 0;
        if (rollouts_ >= few) return hints.variant_without_rollouts;
        return std::max(0, rollouts_ >= next_to_none ? hints.variants - 2 : hints.variants - 1);
    }

    // In some world as the seat knows it.
    Action policy_choice(const State& s, std::span<const Action> legal, std::uint64_t seed) const
    {
        Rng lots(seed);
        State dealt = s;
        if constexpr (G::hidden_information) P::determinize(dealt, rules_, seat_, lots);
        if (playout_ == Playout::Uniform) return legal[Uniform<G>::pick(dealt, rules_, legal, lots)];
        if (rollouts_ < next_to_none) return legal[P::policy_choice(dealt, rules_, legal, lots, variant())];
        return legal[RolloutPolicy<G>::pick(dealt, rules_, legal, lots, variant())];
    }

    // Uniform playouts have no policy to leave anything to.
    bool compares(const State& s) const
    {
        return playout_ == Playout::Uniform || P::compares_by_rollouts_at(s, rules_);
    }

    // Whoever asks for reasons hears what the evaluation makes of it.
    Choice left_to_the_policy(const State& s, Action by_policy, std::uint64_t seed) const
    {
        return {.action = by_policy,
                .considered = {{by_policy, 1.0, one_ply_value<G>(s, rules_, by_policy, seat_, seed)}}};
    }

    void line_up(const State& s, std::span<const Action> legal, Action by_policy, std::uint64_t seed)
    {
        candidates_.clear();
        candidates_.push_back({by_policy});
        for (Action action : legal) {
            if (action == by_policy) continue;
            const Candidate next{action, one_ply_value<G>(s, rules_, action, seat_, seed)};
            const auto place = std::find_if(candidates_.begin() + 1, candidates_.end(),
                                            [&](const Candidate& c) { return c.one_ply_value < next.one_ply_value; });
            const auto index = static_cast<std::size_t>(place - candidates_.begin());
            if (index == most_candidates_) continue;
            if (candidates_.size() < most_candidates_) candidates_.push_back(next);
            std::move_backward(candidates_.begin() + index, candidates_.end() - 1, candidates_.end());
            candidates_[index] = next;
        }
        running_ = candidates_.size();
    }

    // Tries all that are still in the running in one world. Returns how many.
    std::uint64_t try_in_one_world(const State& s, std::uint64_t seed, std::uint64_t world)
    {
        Rng deal = Rng::for_task(seed, world);
        State dealt = s;
        if constexpr (G::hidden_information) P::determinize(dealt, rules_, seat_, deal);
        const std::uint64_t luck = deal();
        const PolicyVariants variants{
            seat_, (hints.variant_without_rollouts + static_cast<int>(world % variants_expected)) % hints.variants};
        double first = 0;
        for (Candidate& candidate : candidates_) {
            if (!candidate.running) continue;
            const double payoff = played_on(dealt, candidate.action, luck, variants);
            if (&candidate == candidates_.begin()) first = payoff;
            candidate.worlds += 1;
            candidate.payoffs += payoff;
            candidate.ahead += payoff - first;
            candidate.ahead_squared += (payoff - first) * (payoff - first);
        }
        return running_;
    }

    float played_on(State s, Action action, std::uint64_t luck, const PolicyVariants& variants)
    {
        Silent tell;
        P::carry_out(s, rules_, action, tell);
        ++decisions_;
        CommonRandomNumbers<G> shared(luck);
        if (playout_ == Playout::Uniform)
            return play_out<G, Uniform>(s, rules_, playout_decisions_, shared, decisions_)[seat_];
        if constexpr (hints.rollouts_look_ahead)
            return play_out<G, RolloutPolicy>(s, rules_, playout_decisions_, shared, decisions_, variants)[seat_];
        else
            return play_out<G, PolicyWithoutLookahead>(s, rules_, playout_decisions_, shared, decisions_,
                                                       variants)[seat_];
    }

    // Whoever is behind the first, or behind one that has shown in two looks that it is better.
    void drop_hopeless()
    {
        double shown = 0;
        for (const Candidate& candidate : candidates_)
            if (candidate.running && candidate.worlds >= 2 * worlds_between_looks)
                shown = std::max(shown, candidate.lead() - candidate.luck());
        for (Candidate& candidate : candidates_) {
            if (&candidate == candidates_.begin() || !candidate.running) continue;
            const double at_best = candidate.lead() + candidate.luck();
            if (at_best > 0 && at_best >= shown) continue;
            candidate.running = false;
            --running_;
        }
    }

    // No difference matters, or one of two is surely the better one.
    bool is_decided() const
    {
        bool indifferent_to_all = true, sure = running_ == 2;
        for (const Candidate& candidate : candidates_) {
            if (&candidate == candidates_.begin() || !candidate.running) continue;
            if (std::abs(candidate.lead()) + 2 * candidate.luck() >= indifferent) indifferent_to_all = false;
            if (candidate.lead() < 4 * candidate.luck()) sure = false;
        }
        return indifferent_to_all || sure;
    }

    Choice conclusion(std::uint64_t done)
    {
        const Candidate* best = candidates_.begin();
        double surest = 0;
        for (const Candidate& candidate : candidates_) {
            if (!candidate.running || candidate.lead() - candidate.luck() <= surest) continue;
            surest = candidate.lead() - candidate.luck();
            best = &candidate;
        }
        Choice choice;
        choice.action = best->action;
        choice.simulations = done;
        choice.decisions = decisions_;
        for (const Candidate& candidate : candidates_)
            if (candidate.worlds > 0)
                choice.considered.push_back({candidate.action, candidate.worlds / static_cast<double>(done),
                                             candidate.payoffs / candidate.worlds});
        std::stable_sort(choice.considered.begin(), choice.considered.end(),
                         [&](const Considered& a, const Considered& b) {
                             if ((a.action == choice.action) != (b.action == choice.action))
                                 return a.action == choice.action;
                             return a.share != b.share ? a.share > b.share : a.value > b.value;
                         });
        return choice;
    }

    const Rules& rules_;
    std::uint64_t rollouts_;
    std::size_t most_candidates_;
    int playout_decisions_;
    Playout playout_;

    FixedVector<Candidate, most_candidates> candidates_;
    std::size_t running_ = 0;
    Seat seat_{};
    std::uint64_t decisions_ = 0;
};

}  // namespace tessera
