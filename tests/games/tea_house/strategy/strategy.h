// How the tea house is played well. A game does without, but then its bots know nothing but how games end.
#pragma once

#include <algorithm>
#include <string_view>

#include "tests/games/tea_house/game.h"

namespace tessera::tea_house {

// What an action scores says enough: the better, the more likely.
class Policy {
public:
    Policy(const State& s, const Rules& rules) : s_(s), rules_(rules) {}

    float weight(Action action) const
    {
        if (action.kind == Game::Verbs::index<ThrowAway>()) return 1.0f;
        const Serve serve = unpack<Serve>(action);
        return static_cast<float>(points_for(s_, rules_, serve.tea));
    }

private:
    const State& s_;
    const Rules& rules_;
};

struct Strategy {
    using Game = tea_house::Game;
    static constexpr std::string_view brings[] = {"evaluate", "policy"};

    explicit Strategy(const Rules& the_rules) : rules(the_rules) {}

    // Whoever has twice the points of the best of the others has won.
    Payoffs evaluate(const State& s) const
    {
        Payoffs values(Seats{static_cast<int>(s.players.size())});
        for (std::size_t i = 0; i < s.players.size(); ++i) {
            float best = 1;
            for (std::size_t j = 0; j < s.players.size(); ++j)
                if (j != i) best = std::max(best, static_cast<float>(s.players[j].points));
            values[i] = std::min(1.0f, 0.5f * static_cast<float>(s.players[i].points) / best);
        }
        return values;
    }

    Policy policy(const State& s, Seat, std::size_t) const { return {s, rules}; }

    const Rules& rules;
};

}  // namespace tessera::tea_house
