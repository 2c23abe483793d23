// The search plays the dice race, held against the exact optimum.
#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>

#include "engine/signature.h"
#include "players/rollouts.h"
#include "players/tree_search.h"
#include "tests/games/dice_race/strategy/strategy.h"

namespace tessera::dice_race {
namespace {

using P = Play<Game>;

// The exact value of every position by dynamic programming: what seat 0 gets when both seats play best.
class Optimum {
public:
    explicit Optimum(const Rules& rules) : rules_(rules) {}

    double value_of(const State& s)
    {
        if (P::is_over(s)) return P::payoffs_at_end(s, rules_)[0];
        const std::uint64_t key = signature_of(s);
        if (const auto known = values_.find(key); known != values_.end()) return known->second;
        const double value = P::decider_of(s).is_chance() ? expectation(s) : best(s);
        values_.emplace(key, value);
        return value;
    }

    double value_of(State s, Action action)
    {
        Silent tell;
        P::carry_out(s, rules_, action, tell);
        return value_of(s);
    }

    // How much the seat that decides loses by an action.
    double loss_by(const State& s, Action action)
    {
        const double loss = value_of(s) - value_of(s, action);
        return P::decider_of(s).seat() == Seat{0} ? loss : -loss;
    }

private:
    double expectation(const State& s)
    {
        P::Chances chances;
        P::list_outcomes(s, rules_, chances.distribution);
        double sum = 0;
        for (std::size_t i = 0; i < chances.distribution.size(); ++i)
            sum += chances.distribution.probability(i) * value_of(s, chances.distribution[i]);
        return sum;
    }

    double best(const State& s)
    {
        P::Choices choices;
        P::list_legal(s, rules_, choices.list);
        const bool first = P::decider_of(s).seat() == Seat{0};
        double best = value_of(s, choices.list[0]);
        for (Action action : choices.list)
            best = first ? std::max(best, value_of(s, action)) : std::min(best, value_of(s, action));
        return best;
    }

    const Rules& rules_;
    std::unordered_map<std::uint64_t, double> values_;
};

// Any position in which a seat may roll or hold, each as likely as another.
State any_position(const Rules& rules, Rng& rng)
{
    const auto from_to = [&](int least, int most) {
        const int count = most - least + 1;
        return static_cast<std::uint8_t>(least + static_cast<int>(rng.below(static_cast<std::uint64_t>(count))));
    };
    State s = begin(rules, Seats{2});
    s.agenda.clear();
    for (Player& player : s.players) player.banked = from_to(0, rules.target - 3);
    s.round = from_to(1, rules.rounds);
    s.turn = {.seat = Seat{from_to(0, 1)}, .rolled = true};
    s.turn.points = from_to(2, rules.target - 1 - s.players[s.turn.seat].banked);
    s.agenda.run_next({RollOrHold{s.turn.seat}, PassTheDie{}});
    return s;
}

// What a player does in many positions.
struct Measured {
    int matched = 0;  // the optimum
    double lost = 0;  // by not matching it, on average
};

constexpr int positions = 400;

template <class Choose>
Measured measure(const Rules& rules, Choose choose)
{
    Optimum optimum(rules);
    Rng rng(3);
    Measured measured;
    for (int i = 0; i < positions; ++i) {
        const State s = any_position(rules, rng);
        P::Choices choices;
        P::list_legal(s, rules, choices.list);
        const double loss = optimum.loss_by(s, choose(s, choices.list.all(), rng()));
        measured.matched += loss < 1e-9 ? 1 : 0;
        measured.lost += loss / positions;
    }
    return measured;
}

TEST(SearchInTheDiceRace, MatchesTheOptimum)
{
    const Rules rules;
    const Strategy strategy(rules);
    TreeSearch<Strategy> search({rules, strategy}, {.simulations = 10000});
    const Measured measured = measure(rules, [&](const State& s, std::span<const Action> legal, std::uint64_t seed) {
        return search.choose(s, legal, seed, {}).action;
    });
    EXPECT_GE(measured.matched, positions * 95 / 100);
    EXPECT_LT(measured.lost, 0.005);
}

TEST(RolloutsInTheDiceRace, ImproveOnThePolicy)
{
    const Rules rules;
    const Strategy strategy(rules);
    const Advisor<Strategy> advisor(rules, strategy);
    Rollouts<Strategy> rollouts(advisor, {.rollouts = 1000});
    const Measured by_policy = measure(rules, [&](const State& s, std::span<const Action> legal, std::uint64_t seed) {
        Rng lots(seed);
        return legal[advisor.policy_choice(s, legal, lots, 0)];
    });
    const Measured improved = measure(rules, [&](const State& s, std::span<const Action> legal, std::uint64_t seed) {
        return rollouts.choose(s, legal, seed, {}).action;
    });
    EXPECT_GT(improved.matched, by_policy.matched);
    EXPECT_LT(improved.lost, by_policy.lost / 2);
}

}  // namespace
}  // namespace tessera::dice_race
