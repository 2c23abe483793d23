// How Treasury is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/treasury/game.h"
#include "games/treasury/strategy/policy.h"

namespace tessera::treasury {

struct Strategy {
    using Game = treasury::Game;
    static constexpr std::string_view brings[] = {"evaluate", "policy"};

    explicit Strategy(const Rules& the_rules) : rules(the_rules) {}

    Payoffs evaluate(const State& s) const { return treasury::evaluate(s, rules); }
    Policy policy(const State& s, Seat, std::size_t) const { return {s, rules}; }

    const Rules& rules;
};

}  // namespace tessera::treasury
