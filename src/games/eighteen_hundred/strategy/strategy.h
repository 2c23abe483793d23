// How 1800 is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/eighteen_hundred/game.h"
#include "games/eighteen_hundred/strategy/policy.h"
#include "games/eighteen_hundred/strategy/search.h"

namespace tessera::eighteen_hundred {

struct Strategy {
    using Game = eighteen_hundred::Game;
    static constexpr std::string_view brings[] = {"read",           "evaluate",          "policy",
                                                  "variants",       "takes_heaviest",    "is_quiet",
                                                  "uses_one_ply",   "one_ply_candidate", "compares_by_rollouts",
                                                  "rollout_payoffs"};
    static constexpr bool takes_heaviest = true;

    static Strategy read(const Rules& rules, Content& content) { return {rules, tuned_for(rules, content)}; }

    Payoffs evaluate(const State& s) const { return eighteen_hundred::evaluate(s, rules, tuned); }
    Policy policy(const State& s, Seat seat, std::size_t variant) const
    {
        return {s, rules, seat, tuned.variants[variant]};
    }
    std::vector<std::string> variants() const { return {variant_names.begin(), variant_names.end()}; }

    bool is_quiet(const State& s) const { return eighteen_hundred::is_quiet(s); }
    bool uses_one_ply(const State& s) const { return eighteen_hundred::uses_one_ply(s); }
    bool one_ply_candidate(const State& s, Action action) const
    {
        return eighteen_hundred::one_ply_candidate(s, rules, action);
    }
    bool compares_by_rollouts(const State& s) const { return eighteen_hundred::compares_by_rollouts(s, rules); }
    Payoffs rollout_payoffs(const State& s) const { return eighteen_hundred::rollout_payoffs(s, rules); }

    const Rules& rules;
    Tuned tuned;
};

}  // namespace tessera::eighteen_hundred
