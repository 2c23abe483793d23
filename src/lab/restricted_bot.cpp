#include "lab/restricted_bot.h"

#include <algorithm>

#include "base/ensure.h"
#include "base/random.h"

namespace tessera::lab {

RestrictedBot::RestrictedBot(std::shared_ptr<const AnyGame> of_game, std::unique_ptr<Bot> bot, const Sitter& sitter)
    : Bot(std::move(of_game)), bot_(std::move(bot)), forbidden_(game(), sitter.forbidden)
{
    const GameSchema schema = game().schema();
    for (const StepSchema& step : schema.steps)
        uniform_.push_back(std::find(sitter.uniform.begin(), sitter.uniform.end(), step.name) != sitter.uniform.end());
    for (const std::string& name : sitter.uniform)
        ensure(std::any_of(schema.steps.begin(), schema.steps.end(),
                           [&](const StepSchema& step) { return step.name == name; }),
               "a question that is answered at random is one of the game");
}

Choice RestrictedBot::choose_from(std::span<const Action> actions, const AnyState& s, std::uint64_t seed,
                                  const Enough& enough)
{
    std::vector<Action> allowed(actions.begin(), actions.end());
    if (!forbidden_.empty()) forbidden_.remove_from(s, allowed);
    if (allowed.size() == 1) return {.action = allowed[0]};
    if (uniform_[game().step_asking(s)]) return {.action = allowed[Rng(seed).below(allowed.size())]};
    return bot_->choose_from(allowed, s, seed, enough);
}

}  // namespace tessera::lab
