// How Temples and Swords is played well: the front door of this folder. It states no rule.
#pragma once

#include "games/temples_and_swords/game.h"
#include "games/temples_and_swords/strategy/policy.h"

namespace tessera::temples_and_swords {

struct Strategy {
    using Game = temples_and_swords::Game;
    static constexpr std::string_view brings[] = {"read",           "evaluate",        "policy",  "variants",
                                                  "takes_heaviest", "first_of_equals", "is_quiet"};
    // A policy that plays its second thoughts as well loses to one that does not.
    static constexpr bool takes_heaviest = true;
    static constexpr bool first_of_equals = true;

    static Strategy read(const Rules& rules, Content& content) { return {rules, tuned_for(rules, content)}; }

    Payoffs evaluate(const State& s) const { return temples_and_swords::evaluate(s, rules, tuned); }
    Policy policy(const State& s, Seat, std::size_t variant) const { return {s, rules, tuned, variant}; }
    std::vector<std::string> variants() const { return {variant_names.begin(), variant_names.end()}; }
    bool is_quiet(const State& s) const { return temples_and_swords::is_quiet(s); }

    const Rules& rules;
    Tuned tuned;
};

}  // namespace tessera::temples_and_swords
