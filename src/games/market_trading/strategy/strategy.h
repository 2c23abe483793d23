// How Market Trading is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/market_trading/game.h"
#include "games/market_trading/strategy/policy.h"

namespace tessera::market_trading {

struct Strategy {
    using Game = market_trading::Game;
    static constexpr std::string_view brings[] = {"evaluate", "policy"};

    explicit Strategy(const Rules& the_rules) : rules(the_rules) {}

    Payoffs evaluate(const State& s) const { return market_trading::evaluate(s, rules); }
    Policy policy(const State& s, Seat, std::size_t) const { return {s, rules}; }

    const Rules& rules;
};

}  // namespace tessera::market_trading
