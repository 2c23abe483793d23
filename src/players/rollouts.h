// Takes what the quick hand would do, unless playing on shows that something else is better.
//
// The quick hand's own choice and those that a look one action ahead likes best are tried in the same worlds: the same
// deal of what the seat does not know, and the same luck as far as the same luck is asked for. Each is played on by the
// quick hand for some turns and judged there. Whoever falls behind by more than luck explains is tried no further, and
// only who is ahead by more than luck explains is preferred: a careless comparison of many small differences would take
// the luckiest, not the best. (Policy improvement by rollouts, after Tesauro and Galperin.)
#pragma once

#include <algorithm>
#include <cmath>

#include "players/one_ahead.h"
#include "players/player.h"
#include "players/playout.h"

namespace tessera {

template <Game G>
class Rollouts final : public Player<G> {
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;

public:
    Rollouts(const Rules& rules, const SearchOptions& options)
        : rules_(rules),
          simulations_(options.simulations),
          playout_decisions_(options.playout_decisions == as_the_game_says ? search_hints_of<G>().playout_decisions
                                                                           : options.playout_decisions),
          playout_(options.playout)
    {
    }

    Choice choose(const State& s, std::span<const Action> legal, std::uint64_t seed, const Enough& enough) override
    {
        if (legal.size() == 1) return {.action = legal[0]};
        seat_ = P::decider_of(s).seat();
        decisions_ = 0;
        line_up(s, legal, seed);
        std::uint64_t done = 0;
        std::uint64_t worlds = 0;
        while (running_ > 1 && done + running_ <= simulations_ && !(worlds > 0 && enough && enough())) {
            done += try_in_one_world(s, seed, worlds++);
            if (worlds % worlds_between_looks == 0) drop_hopeless();
        }
        return conclusion(done);
    }

private:
    static constexpr std::size_t most_candidates = 4;
    static constexpr std::uint64_t worlds_between_looks = 8;

    // The first is the quick hand's choice, and the others are compared with it.
    struct Candidate {
        Action action;
        float one_ahead = 0;
        bool running = true;
        double worlds = 0;
        double payoffs = 0;
        double ahead = 0;  // of the first, summed
        double ahead_squared = 0;

        double lead() const { return worlds > 0 ? ahead / worlds : 0; }
        // How far the lead may be off by luck: its standard error.
        double luck() const
        {
            return worlds > 0 ? std::sqrt(std::max(0.0, ahead_squared / worlds - lead() * lead()) / worlds) : 0;
        }
    };

    void line_up(const State& s, std::span<const Action> legal, std::uint64_t seed)
    {
        Rng lots(seed);
        const Action first = legal[playout_ == Playout::ByLot ? ByLot<G>::pick(s, rules_, legal, lots)
                                                              : QuickMoves<G>::pick(s, rules_, legal, lots)];
        candidates_.clear();
        candidates_.push_back({first});
        for (Action action : legal) {
            if (action == first) continue;
            const Candidate next{action, worth_one_ahead<G>(s, rules_, action, seat_, seed)};
            const auto place = std::find_if(candidates_.begin() + 1, candidates_.end(),
                                            [&](const Candidate& c) { return c.one_ahead < next.one_ahead; });
            const auto index = static_cast<std::size_t>(place - candidates_.begin());
            if (index == most_candidates) continue;
            if (candidates_.size() < most_candidates) candidates_.push_back(next);
            std::move_backward(candidates_.begin() + index, candidates_.end() - 1, candidates_.end());
            candidates_[index] = next;
        }
        running_ = candidates_.size();
    }

    // Tries all that are still in the running in one world. Returns how many.
    std::uint64_t try_in_one_world(const State& s, std::uint64_t seed, std::uint64_t world)
    {
        Rng deal = Rng::for_task(seed, world);
        State dealt = s;
        if constexpr (G::hidden_information) P::deal_anew(dealt, rules_, seat_, deal);
        const std::uint64_t luck = deal();
        double first = 0;
        for (Candidate& candidate : candidates_) {
            if (!candidate.running) continue;
            const double payoff = played_on(dealt, candidate.action, luck);
            if (&candidate == candidates_.begin()) first = payoff;
            candidate.worlds += 1;
            candidate.payoffs += payoff;
            candidate.ahead += payoff - first;
            candidate.ahead_squared += (payoff - first) * (payoff - first);
        }
        return running_;
    }

    float played_on(State s, Action action, std::uint64_t luck)
    {
        Silent tell;
        P::carry_out(s, rules_, action, tell);
        ++decisions_;
        const Payoffs payoffs =
            playout_ == Playout::ByLot
                ? play_out<G, ByLot>(s, rules_, playout_decisions_, SharedLuck<G>(luck), decisions_)
                : play_out<G, QuickMoves>(s, rules_, playout_decisions_, SharedLuck<G>(luck), decisions_);
        return payoffs[seat_];
    }

    void drop_hopeless()
    {
        for (Candidate& candidate : candidates_) {
            if (&candidate == candidates_.begin() || !candidate.running) continue;
            if (candidate.lead() + candidate.luck() > 0) continue;
            candidate.running = false;
            --running_;
        }
    }

    Choice conclusion(std::uint64_t done)
    {
        const Candidate* best = candidates_.begin();
        double surest = 0;
        for (const Candidate& candidate : candidates_) {
            if (!candidate.running || candidate.lead() - candidate.luck() <= surest) continue;
            surest = candidate.lead() - candidate.luck();
            best = &candidate;
        }
        Choice choice;
        choice.action = best->action;
        choice.simulations = done;
        choice.decisions = decisions_;
        for (const Candidate& candidate : candidates_)
            if (candidate.worlds > 0)
                choice.considered.push_back({candidate.action, candidate.worlds / static_cast<double>(done),
                                             candidate.payoffs / candidate.worlds});
        std::stable_sort(choice.considered.begin(), choice.considered.end(),
                         [&](const Considered& a, const Considered& b) {
                             if ((a.action == choice.action) != (b.action == choice.action))
                                 return a.action == choice.action;
                             return a.share != b.share ? a.share > b.share : a.value > b.value;
                         });
        return choice;
    }

    const Rules& rules_;
    std::uint64_t simulations_;
    int playout_decisions_;
    Playout playout_;

    FixedVector<Candidate, most_candidates> candidates_;
    std::size_t running_ = 0;
    Seat seat_{};
    std::uint64_t decisions_ = 0;
};

}  // namespace tessera
