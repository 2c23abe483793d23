// What an operation says on a card. Its `text` names the arguments in braces, with what they count behind them; what
// stands in brackets is said only if an argument in it is not what it initially is:
//
//     static constexpr std::string_view text = "draw {n card(s)}[ from the {pile}]";
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/operation_info.h"

namespace tessera {

// `counted(1, "card(s)")` is "1 card", and `counted(2, "card(s)")` "2 cards".
std::string counted(int n, std::string_view noun);

namespace detail {

struct ArgumentText {
    std::string text;
    bool is_initial = false;
};

std::string filled_in(std::string_view text, const std::function<ArgumentText(Placeholder)>& text_of);

template <class T, class Words>
std::string argument_text(const T& argument, std::string_view noun, const Words& words_of)
{
    if constexpr (IsNumber<T>::value)
        return counted(argument, noun);
    else if constexpr (std::is_invocable_v<const Words&, const T&, std::string_view>)
        return words_of(argument, noun);
    else
        return words_of(argument);
}

}  // namespace detail

// `words_of(argument)` puts the arguments of the game's own types into words; `words_of(argument, noun)` those that
// count something.
template <class Operation, class Words>
std::string operation_text(const Operation& operation, const Words& words_of)
{
    static_assert(detail::SaysItsText<Operation>::value);
    return detail::filled_in(Operation::text, [&](detail::Placeholder placeholder) {
        detail::ArgumentText found;
        const Operation initial{};
        for_each_member_pair(operation, initial, [&](std::string_view name, const auto& member, const auto& at_first) {
            if (name != placeholder.argument) return;
            found.text = detail::argument_text(member, placeholder.noun, words_of);
            found.is_initial = found.text == detail::argument_text(at_first, placeholder.noun, words_of);
        });
        return found;
    });
}

}  // namespace tessera
