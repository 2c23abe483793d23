// A bot that is kept from something: actions that are forbidden to it, and questions that it answers uniformly at
// random instead of thinking about them. So the lab finds out what a thing, or a decision, is worth.
#pragma once

#include "lab/forbidden_actions.h"
#include "lab/study.h"

namespace tessera::lab {

class RestrictedBot final : public Bot {
public:
    RestrictedBot(std::shared_ptr<const AnyGame> game, std::unique_ptr<Bot> bot, const Sitter& sitter);

    Choice choose_from(std::span<const Action> actions, const AnyState& s, std::uint64_t seed,
                       const Enough& enough) override;

private:
    std::unique_ptr<Bot> bot_;
    ForbiddenActions forbidden_;
    std::vector<bool> uniform_;  // of each step of the game
};

}  // namespace tessera::lab
