// Candidates compared in the same worlds. Whoever falls behind by more than chance explains is tried no further, and
// only who is ahead by more than chance explains is preferred to the first: a careless comparison of many small
// differences would take the luckiest, not the best.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/fixed_vector.h"
#include "engine/packed.h"

namespace tessera {

struct Candidate {
    Action action;
    float one_ply_value = 0;
    bool running = true;
    double worlds = 0;
    double payoffs = 0;
    double ahead = 0;  // of the first, summed up over the worlds
    double ahead_squared = 0;

    double lead() const { return worlds > 0 ? ahead / worlds : 0; }
    // How far the lead may be off by luck: its standard error.
    double luck() const
    {
        return worlds > 0 ? std::sqrt(std::max(0.0, ahead_squared / worlds - lead() * lead()) / worlds) : 0;
    }
};

class Comparison {
public:
    static constexpr std::size_t most_candidates = 8;
    static constexpr std::uint64_t worlds_between_looks = 8;

    // The others are compared with the first one.
    void begin_with(Action first)
    {
        candidates_.clear();
        candidates_.push_back({first});
    }

    // One of the highest one-ply values, if there are not so many higher ones already.
    void line_up(const Candidate& next, std::size_t most)
    {
        const auto place = std::find_if(candidates_.begin() + 1, candidates_.end(),
                                        [&](const Candidate& c) { return c.one_ply_value < next.one_ply_value; });
        const auto index = static_cast<std::size_t>(place - candidates_.begin());
        if (index == most) return;
        if (candidates_.size() < most) candidates_.push_back(next);
        std::move_backward(candidates_.begin() + index, candidates_.end() - 1, candidates_.end());
        candidates_[index] = next;
    }

    // How many are still tried.
    std::size_t running() const
    {
        return static_cast<std::size_t>(
            std::count_if(candidates_.begin(), candidates_.end(), [](const Candidate& c) { return c.running; }));
    }

    // Tries all that are running in one world: payoff_of(action).
    template <class PayoffOf>
    void try_in_one_world(PayoffOf&& payoff_of)
    {
        double first = 0;
        for (Candidate& candidate : candidates_) {
            if (!candidate.running) continue;
            const double payoff = payoff_of(candidate.action);
            if (&candidate == candidates_.begin()) first = payoff;
            candidate.worlds += 1;
            candidate.payoffs += payoff;
            candidate.ahead += payoff - first;
            candidate.ahead_squared += (payoff - first) * (payoff - first);
        }
    }

    // Whoever is behind the first, or behind one that has shown in two looks that it is better.
    void drop_hopeless()
    {
        double shown = 0;
        for (const Candidate& candidate : candidates_)
            if (candidate.running && candidate.worlds >= 2 * worlds_between_looks)
                shown = std::max(shown, candidate.lead() - candidate.luck());
        for (Candidate& candidate : candidates_) {
            if (&candidate == candidates_.begin() || !candidate.running) continue;
            const double at_best = candidate.lead() + candidate.luck();
            if (at_best <= 0 || at_best < shown) candidate.running = false;
        }
    }

    // No difference matters, or one of two is surely the better one.
    bool is_decided() const
    {
        bool indifferent_to_all = true, sure = running() == 2;
        for (const Candidate& candidate : candidates_) {
            if (&candidate == candidates_.begin() || !candidate.running) continue;
            if (std::abs(candidate.lead()) + 2 * candidate.luck() >= indifferent) indifferent_to_all = false;
            if (candidate.lead() < 4 * candidate.luck()) sure = false;
        }
        return indifferent_to_all || sure;
    }

    const Candidate& best() const
    {
        const Candidate* best = candidates_.begin();
        double surest = 0;
        for (const Candidate& candidate : candidates_) {
            if (!candidate.running || candidate.lead() - candidate.luck() <= surest) continue;
            surest = candidate.lead() - candidate.luck();
            best = &candidate;
        }
        return *best;
    }

    const FixedVector<Candidate, most_candidates>& candidates() const { return candidates_; }

private:
    // Of a win: whoever is ahead or behind by less does not matter.
    static constexpr double indifferent = 0.0005;

    FixedVector<Candidate, most_candidates> candidates_;
};

}  // namespace tessera
