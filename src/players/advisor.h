// What a strategy says of a position, or what holds where it says nothing: the only place that asks for its hooks.
// Players hold one of these, and see neither what is missing nor how much.
#pragma once

#include <span>

#include "engine/play.h"
#include "players/sample_weighted.h"
#include "players/strategy.h"

namespace tessera {

template <Strategy S>
class Advisor {
    using G = typename S::Game;
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;
    static_assert(strategy_hooks::are_checked<S>);
    static_assert(detail::lists_only<S>(strategy_hooks::all),
                  "the strategy lists a hook in `brings` that there is not; docs/hooks.md has those that there are");

public:
    static constexpr bool may_use_one_ply = strategy_hooks::UsesOnePly<S>::brought;

    Advisor(const Rules& the_rules, const S& strategy) : rules(the_rules), strategy_(strategy) {}

    const Rules& rules;

    // How the game will end, estimated: for each seat from 0, lost, to 1, won. Without an evaluation nobody is ahead.
    Payoffs evaluation(const State& s) const
    {
        if constexpr (strategy_hooks::Evaluate<S>::brought) {
            return strategy_.evaluate(s);
        } else {
            const Seats seats = P::seats_at(s);
            Payoffs even(seats);
            for (float& share : even) share = 1.0f / static_cast<float>(seats.count);
            return even;
        }
    }

    // The evaluation, or how the game ended.
    Payoffs outlook(const State& s) const { return P::is_over(s) ? P::payoffs_at_end(s, rules) : evaluation(s); }

    // What the seat that decides takes by its policy, at once. Without a policy everything is as likely.
    std::size_t policy_choice(const State& s, std::span<const Action> legal, Rng& rng, std::size_t variant) const
    {
        if constexpr (strategy_hooks::MakesPolicy<S>::brought) {
            const auto policy = strategy_.policy(s, P::decider_of(s).seat(), variant);
            if constexpr (first_of_equals())
                return first_heaviest(policy, legal);
            else if constexpr (takes_heaviest())
                return heaviest(policy, legal, rng);
            else
                return sample_weighted<G::max_actions>(policy, legal, rng);
        } else {
            return rng.below(legal.size());
        }
    }

    // May a playout end at this moment? Not where the evaluation is fair only now and then, such as between two turns.
    bool is_quiet(const State& s) const
    {
        if constexpr (strategy_hooks::IsQuiet<S>::brought)
            return strategy_.is_quiet(s);
        else
            return true;
    }

    // Does the policy go by one-ply values here, and of which actions?
    bool uses_one_ply(const State& s) const
    {
        if constexpr (may_use_one_ply)
            return strategy_.uses_one_ply(s);
        else
            return false;
    }
    bool is_one_ply_candidate(const State& s, Action action) const
    {
        if constexpr (strategy_hooks::OnePlyCandidate<S>::brought)
            return strategy_.one_ply_candidate(s, action);
        else
            return true;
    }

    // Do rollouts compare the actions of this moment, or is it left to the policy?
    bool compares_by_rollouts(const State& s) const
    {
        if constexpr (strategy_hooks::ComparesByRollouts<S>::brought)
            return strategy_.compares_by_rollouts(s);
        else
            return true;
    }

    // What a rollout says at the end of a game: few games tell more by how clearly they were won than by who won.
    Payoffs rollout_payoffs(const State& s) const
    {
        if constexpr (strategy_hooks::RolloutPayoffs<S>::brought)
            return strategy_.rollout_payoffs(s);
        else
            return P::payoffs_at_end(s, rules);
    }

private:
    static constexpr bool takes_heaviest()
    {
        if constexpr (strategy_hooks::TakesHeaviest<S>::brought)
            return S::takes_heaviest;
        else
            return false;
    }
    static constexpr bool first_of_equals()
    {
        if constexpr (strategy_hooks::FirstOfEquals<S>::brought)
            return takes_heaviest() && S::first_of_equals;
        else
            return false;
    }

    const S& strategy_;
};

}  // namespace tessera
