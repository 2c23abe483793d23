// Takes what the policy would do, unless rollouts show that something else is better.
//
// That choice and the others of the highest one-ply value are tried in the same worlds: the same determinization, and
// common random numbers. Each is played on by the policy and judged at the end, or by the evaluation where playouts are
// cut off. `comparison.h` says who of them is better. (Policy improvement by rollouts, after Tesauro and Galperin.)
//
// The others play on by variants of the policy that the settings name, now this, now that: nobody knows theirs, and
// whoever expects war of everybody lets chances pass. A strategy may leave some decisions to its policy and have only
// others compared, such as those near the end.
#pragma once

#include "players/comparison.h"
#include "players/one_ply.h"
#include "players/player.h"
#include "players/policy_player.h"
#include "players/rollout_budget.h"

namespace tessera {

template <Strategy S>
class Rollouts final : public Player<typename S::Game> {
    using G = typename S::Game;
    using P = Play<G>;
    using State = StateOf<S>;

public:
    Rollouts(const Advisor<S>& advisor, const RolloutSettings& settings)
        : advisor_(advisor), settings_(settings), budget_(settings.rollouts)
    {
        if (settings_.others.empty()) settings_.others = {settings_.variant};
    }

    Choice choose(const State& s, std::span<const Action> legal, std::uint64_t seed, const Enough& enough) override
    {
        if (legal.size() == 1) return {.action = legal[0]};
        const Seat seat = P::decider_of(s).seat();
        const Action by_policy = first_candidate(s, legal, seed);
        if (!budget_.suffices()) return {.action = by_policy};
        if (!compares(s)) return left_to_the_policy(s, by_policy, seat, seed);
        decisions_ = 0;
        line_up(s, legal, by_policy, seat, seed);
        std::uint64_t done = 0;
        std::uint64_t worlds = 0;
        for (;;) {
            const std::size_t running = comparison_.running();
            if (running == 1 || done + running > budget_.rollouts() || (worlds > 0 && enough && enough())) break;
            try_in_one_world(s, seat, seed, worlds++);
            done += running;
            if (worlds % Comparison::worlds_between_looks != 0) continue;
            comparison_.drop_hopeless();
            if (worlds > Comparison::worlds_between_looks && comparison_.is_decided()) break;
        }
        return conclusion(done);
    }

private:
    Action first_candidate(const State& s, std::span<const Action> legal, std::uint64_t seed) const
    {
        if (settings_.playouts == Playouts::Policy)
            return action_by_policy(advisor_, s, legal, seed, {.variant = settings_.variant, .one_ply = true});
        Rng lots(seed);
        State dealt = s;
        if constexpr (G::hidden_information) P::determinize(dealt, advisor_.rules, P::decider_of(s).seat(), lots);
        return legal[lots.below(legal.size())];
    }

    // Uniform playouts have no policy to leave anything to.
    bool compares(const State& s) const
    {
        return settings_.playouts == Playouts::Uniform || advisor_.compares_by_rollouts(s);
    }

    // Whoever asks for reasons hears what the evaluation makes of it.
    Choice left_to_the_policy(const State& s, Action by_policy, Seat seat, std::uint64_t seed) const
    {
        return {.action = by_policy,
                .considered = {{by_policy, 1.0, one_ply_value(advisor_, s, by_policy, seat, seed)}}};
    }

    void line_up(const State& s, std::span<const Action> legal, Action by_policy, Seat seat, std::uint64_t seed)
    {
        comparison_.begin_with(by_policy);
        for (Action action : legal)
            if (action != by_policy)
                comparison_.line_up({action, one_ply_value(advisor_, s, action, seat, seed)}, budget_.candidates());
    }

    void try_in_one_world(const State& s, Seat seat, std::uint64_t seed, std::uint64_t world)
    {
        Rng deal = Rng::for_task(seed, world);
        State dealt = s;
        if constexpr (G::hidden_information) P::determinize(dealt, advisor_.rules, seat, deal);
        const std::uint64_t luck = deal();
        const SeatVariants variants{seat, settings_.variant, settings_.others[world % settings_.others.size()]};
        comparison_.try_in_one_world([&](Action action) { return played_on(dealt, action, luck, variants)[seat]; });
    }

    Payoffs played_on(State s, Action action, std::uint64_t luck, const SeatVariants& variants)
    {
        Silent tell;
        P::carry_out(s, advisor_.rules, action, tell);
        ++decisions_;
        CommonRandomNumbers<G> shared(luck);
        if (settings_.playouts == Playouts::Uniform)
            return play_out<Uniform>(advisor_, s, settings_.depth, shared, decisions_);
        if constexpr (Advisor<S>::may_use_one_ply)
            if (settings_.one_ply)
                return play_out<PolicyWithOnePly>(advisor_, s, settings_.depth, shared, decisions_, variants);
        return play_out<PolicyAlone>(advisor_, s, settings_.depth, shared, decisions_, variants);
    }

    Choice conclusion(std::uint64_t done) const
    {
        Choice choice;
        choice.action = comparison_.best().action;
        choice.simulations = done;
        choice.decisions = decisions_;
        for (const Candidate& candidate : comparison_.candidates())
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

    Advisor<S> advisor_;
    RolloutSettings settings_;
    RolloutBudget budget_;
    Comparison comparison_;
    std::uint64_t decisions_ = 0;
};

}  // namespace tessera
