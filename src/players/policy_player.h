// Takes what the policy takes, at once: in some world as the seat knows it, without any search.
#pragma once

#include "players/method.h"
#include "players/player.h"
#include "players/playout.h"

namespace tessera {

// The choice of the policy in some determinization, with the same seed always the same.
template <Strategy S>
Action action_by_policy(const Advisor<S>& advisor, const StateOf<S>& s, std::span<const Action> legal,
                        std::uint64_t seed, const PolicySettings& settings)
{
    using P = Play<typename S::Game>;
    Rng lots(seed);
    StateOf<S> dealt = s;
    if constexpr (S::Game::hidden_information) P::determinize(dealt, advisor.rules, P::decider_of(s).seat(), lots);
    return legal[settings.one_ply ? PolicyWithOnePly::pick(advisor, dealt, legal, lots, settings.variant)
                                  : PolicyAlone::pick(advisor, dealt, legal, lots, settings.variant)];
}

template <Strategy S>
class PolicyPlayer final : public Player<typename S::Game> {
public:
    PolicyPlayer(const Advisor<S>& advisor, const PolicySettings& settings) : advisor_(advisor), settings_(settings) {}

    Choice choose(const StateOf<S>& s, std::span<const Action> legal, std::uint64_t seed, const Enough&) override
    {
        if (legal.size() == 1) return {.action = legal[0]};
        return {.action = action_by_policy(advisor_, s, legal, seed, settings_)};
    }

private:
    Advisor<S> advisor_;
    PolicySettings settings_;
};

}  // namespace tessera
