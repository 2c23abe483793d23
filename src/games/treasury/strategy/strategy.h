// How Treasury is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/treasury/game.h"
#include "games/treasury/strategy/policy.h"

namespace tessera::treasury {

struct Strategy {
    using Game = treasury::Game;
    static constexpr std::string_view brings[] = {"read", "evaluate", "policy"};

    static Strategy read(const Rules& rules, Content& content) { return {rules, tuned_for(rules, content)}; }

    Payoffs evaluate(const State& s) const { return treasury::evaluate(s, rules, tuned); }
    Policy policy(const State& s, Seat, std::size_t) const { return {s, rules, tuned}; }

    const Rules& rules;
    Tuned tuned;
};

}  // namespace tessera::treasury
