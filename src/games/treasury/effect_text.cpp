#include "games/treasury/effect_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "engine/operation_text.h"
#include "games/treasury/effects.h"
#include "games/treasury/quantity_words.h"

namespace tessera::treasury {

namespace {

std::string words_of(const Rules& rules, const Quantity& quantity)
{
    const auto found = std::find_if(quantity_words.begin(), quantity_words.end(),
                                    [&](const QuantityWords& words) { return words.count == quantity.count; });
    if (found == quantity_words.end()) return "";
    return std::string(found->text) + (found->names_resource ? rules[quantity.resource].id : "");
}

// The arguments of operations, in words.
struct ArgumentWords {
    const Rules& rules;
    const Card& card;

    std::string operator()(const Amount& n, std::string_view noun) const
    {
        if (n.per.count == Count::Nothing) return counted(n.base, noun);
        std::string text = n.base > 0 ? fmt::format("{} and ", n.base) : "";
        text += fmt::format("{} for {} {}", counted(n.times, noun), n.div > 1 ? fmt::format("every {}", n.div) : "each",
                            words_of(rules, n.per));
        if (n.max < Amount{}.max) text += fmt::format(", at most {}", n.max);
        return text;
    }

    std::string operator()(const Selector& who) const
    {
        const std::string what = words_of(rules, who.quantity);
        switch (who.selection) {
            case Selection::You: return "you";
            case Selection::Each: return "each player";
            case Selection::Others: return "each opponent";
            case Selection::Left: return "the player to your left";
            case Selection::Right: return "the player to your right";
            case Selection::Choice: return "an opponent of your choice";
            case Selection::Weaker: return "each weaker opponent";
            case Selection::Outmatched: return "each player weaker than the barbarians";
            case Selection::Most: return fmt::format("whoever has most {}", what);
            case Selection::Least: return fmt::format("whoever has least {}", what);
            case Selection::None: return fmt::format("each player without {}", what);
            case Selection::Some: return fmt::format("each player with {}", what);
            case Selection::RivalMost: return fmt::format("the opponent with most {}", what);
            case Selection::RivalLeast: return fmt::format("the opponent with least {}", what);
        }
        return "";
    }

    std::string operator()(const Conditions& conditions) const
    {
        std::vector<std::string> all;
        for (const Condition& condition : conditions) {
            const char* least = condition.comparison == Condition::Comparison::AtLeast  ? "at least "
                                : condition.comparison == Condition::Comparison::AtMost ? "at most "
                                                                                        : "";
            all.push_back(fmt::format("{} is {}{}", words_of(rules, condition.quantity), least, condition.number));
        }
        return joined(all);
    }

    std::string operator()(const Icon& icon) const
    {
        switch (icon.kind) {
            case Icon::Kind::Any: return "anything";
            case Icon::Kind::One: return rules[icon.resource].id;
            case Icon::Kind::Weapons: return "a weapon";
            case Icon::Kind::Barbarian: return "a barbarian";
        }
        return "";
    }

    std::string operator()(const Effects& effects) const { return effects_text(rules, card, effects); }

    std::string operator()(const EffectOptions& options) const
    {
        std::vector<std::string> all;
        for (const Effects& option : options) all.push_back(effects_text(rules, card, option));
        return joined(all, "or");
    }

    template <DescribedEnum T>
    std::string operator()(T word) const
    {
        return content_words<T>()[index_of(word)];
    }
};

}  // namespace

std::string effects_text(const Rules& rules, const Card& card, Effects effects)
{
    std::string text;
    for (std::size_t i = effects.first; i < card.effects.size(); ++i) {
        text += text.empty() ? "" : ", then ";
        text += card.effects[i].operation.visit([&](const auto& operation) {
            return operation_text(operation, ArgumentWords{rules, card});
        });
        if (card.effects[i].last) break;
    }
    return text;
}

}  // namespace tessera::treasury
