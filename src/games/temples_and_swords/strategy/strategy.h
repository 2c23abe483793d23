// How Temples and Swords is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/temples_and_swords/game.h"
#include "games/temples_and_swords/strategy/policy.h"

namespace tessera::temples_and_swords {

struct Strategy {
    using Game = temples_and_swords::Game;
    static constexpr std::string_view brings[] = {"evaluate",       "policy",          "variants",
                                                  "takes_heaviest", "first_of_equals", "is_quiet"};
    // A policy that plays its second thoughts as well loses to one that does not.
    static constexpr bool takes_heaviest = true;
    static constexpr bool first_of_equals = true;

    explicit Strategy(const Rules& the_rules) : rules(the_rules) {}

    Payoffs evaluate(const State& s) const { return temples_and_swords::evaluate(s, rules); }
    Policy policy(const State& s, Seat, std::size_t variant) const { return {s, rules, rules.variants[variant]}; }
    std::vector<std::string> variants() const { return {"usual", "warlike", "mild", "peaceful"}; }
    bool is_quiet(const State& s) const { return temples_and_swords::is_quiet(s); }

    const Rules& rules;
};

}  // namespace tessera::temples_and_swords
