// The choices of a decision on the screen, and what a player means by what is typed: a number, an action in words, or
// the beginnings of its words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace tessera::cli {

struct LegalAction {
    Action action;
    std::string label;
    std::string text;
};

class Choices {
public:
    Choices(const AnyGame& game, const AnyState& state);

    // Numbered; with their words beside the labels if there are few, in columns if there are many.
    std::string listed(const TextStyle& style, std::size_t width) const;

    // What was meant: a legal action, or a sentence that says why not.
    struct Meant {
        std::optional<Action> action;
        std::string complaint;
    };
    Meant meant_by(std::string_view typed) const;

private:
    std::vector<const LegalAction*> beginning_like(std::string_view typed) const;
    std::string in_columns(const TextStyle& style, std::size_t width) const;

    const AnyGame& game_;
    const AnyState& state_;
    std::vector<LegalAction> legal_;
};

}  // namespace tessera::cli
