// How the dice race is played well: who is ahead, and a sensible move at once. A game does without, but then its bots
// know nothing but how games end.
#pragma once

#include <string_view>

#include "tests/games/dice_race/game.h"

namespace tessera::dice_race {

// One roll in six loses the points of the turn, the others add four on average: up to twenty points it pays to roll.
class Policy {
public:
    explicit Policy(const State& s) : rolls_(s.turn.points < 20) {}

    float weight(Action action) const
    {
        const bool roll = action.kind == Game::Verbs::index<Roll>();
        return roll == rolls_ ? 1.0f : 0.0f;
    }

private:
    bool rolls_;
};

struct Strategy {
    using Game = dice_race::Game;
    static constexpr std::string_view brings[] = {"evaluate", "policy", "takes_heaviest"};
    static constexpr bool takes_heaviest = true;

    explicit Strategy(const Rules& the_rules) : rules(the_rules) {}

    // The lead as a share of the target. Points of this turn count half: they are not home yet.
    Payoffs evaluate(const State& s) const
    {
        PerSeat<float> points(Seats{2});
        for (std::size_t i = 0; i < 2; ++i) points[i] = s.players[i].banked;
        points[s.turn.seat] += 0.5f * s.turn.points;

        const float lead = (points[0] - points[1]) / static_cast<float>(rules.target);
        Payoffs payoffs(Seats{2});
        payoffs[0] = std::clamp(0.5f + 0.5f * lead, 0.0f, 1.0f);
        payoffs[1] = 1.0f - payoffs[0];
        return payoffs;
    }

    Policy policy(const State& s, Seat, std::size_t) const { return Policy(s); }

    const Rules& rules;
};

}  // namespace tessera::dice_race
