// The rules of a game by their numbers, as its specification states them: `**TR-031** A business developed this turn
// opens next turn at the earliest.` The page shows the text when somebody asks why.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct RuleText {
    std::string_view id;
    std::string text;  // as Markdown, without the number, its lines joined
};

class RuleTexts {
public:
    RuleTexts() = default;
    // Reads a specification, which must outlive this.
    explicit RuleTexts(std::string_view specification);

    // In the order of the specification.
    const std::vector<RuleText>& all() const { return rules_; }
    // Empty if there is no such rule.
    std::string_view find(std::string_view id) const;

private:
    std::vector<RuleText> rules_;
};

}  // namespace tessera
