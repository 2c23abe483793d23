// How Market Trading is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/market_trading/game.h"
#include "games/market_trading/strategy/policy.h"

namespace tessera::market_trading {

struct Strategy {
    using Game = market_trading::Game;
    static constexpr std::string_view brings[] = {"read", "evaluate", "policy"};

    static Strategy read(const Rules& rules, Content& content) { return {rules, tuned_for(rules, content)}; }

    Payoffs evaluate(const State& s) const { return market_trading::evaluate(s, rules, tuned); }
    Policy policy(const State& s, Seat, std::size_t) const { return {s, rules, tuned}; }

    const Rules& rules;
    Tuned tuned;
};

}  // namespace tessera::market_trading
