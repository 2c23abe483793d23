// The rulebook as people get it: what is written for them by hand, and behind it, made from the data so that nothing
// can be missing, what the cards say, the options as they stand, and the rulings of the specification.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/content_source.h"
#include "engine/options.h"
#include "engine/rule_texts.h"

namespace tessera {

struct RulebookParts {
    std::string_view written;  // Markdown
    const ContentFiles& content;
    std::span<const Option> options;
    const RuleTexts& rules;
};

// Markdown.
std::string whole_rulebook(const RulebookParts& parts);

}  // namespace tessera
