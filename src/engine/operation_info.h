// The operations of a game told as data: words, arguments, what each argument may be. Content is checked against it,
// and an editor can complete from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content.h"
#include "engine/names.h"
#include "engine/packed_operation.h"

namespace tessera {

struct OperationArgument {
    std::string key;
    std::string type;                // "number", "flag", or what the game calls it: "amount", "good"
    std::vector<std::string> words;  // those allowed, if it is a word
    std::optional<Bounds> bounds;    // if it is a number
    bool may_be_left_out = false;
};

struct OperationInfo {
    std::string word;
    std::string text;  // what it says on a card, with {arguments}
    std::vector<OperationArgument> arguments;
};

// How content spells a name of C++: `GainOne` is `gain_one`, and `else_`, which has to avoid a word of the language,
// is `else`.
std::string content_word(std::string_view name);

template <class Operation>
const std::string& operation_word()
{
    static const std::string word = content_word(type_name<Operation>());
    return word;
}

template <class List>
const std::vector<std::string>& operation_words()
{
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all;
        List::for_each([&]<class Operation>(TypeTag<Operation>) { all.push_back(operation_word<Operation>()); });
        return all;
    }();
    return words;
}

// All words of an enumeration, as content spells them.
template <DescribedEnum T>
const std::vector<std::string>& content_words()
{
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
            [&](auto enumerator) { all.push_back(content_word(enumerator.name)); });
        return all;
    }();
    return words;
}

namespace detail {

// `n card(s)`: the argument, and what it counts.
struct Placeholder {
    std::string_view argument;
    std::string_view noun;
};

constexpr Placeholder placeholder_of(std::string_view inside)
{
    const std::size_t space = inside.find(' ');
    if (space == std::string_view::npos) return {inside, ""};
    return {inside.substr(0, space), inside.substr(space + 1)};
}

// Does every pair of braces name a member?
template <class Operation>
concept HasText = requires
{
    Operation::text.size();
};

template <class Operation>
constexpr bool text_names_arguments()
{
    std::string_view rest;
    if constexpr (HasText<Operation>) rest = Operation::text;
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        const std::size_t close = rest.find('}', open);
        if (close == std::string_view::npos) return false;
        const Placeholder placeholder = placeholder_of(rest.substr(open + 1, close - open - 1));
        bool found = false;
        if constexpr (SaysMembers<Operation>)
            for (const DeclaredMember& member : members_of<Operation>) found |= member.name == placeholder.argument;
        if (!found) return false;
        rest = rest.substr(close + 1);
    }
    return true;
}

template <class Operation>
struct SaysItsText {
    static_assert(HasText<Operation>,
                  "an operation says what stands on the card: write `static constexpr std::string_view text = \"...\"` "
                  "beside its arguments, with {argument} where the card names one");
    static_assert(text_names_arguments<Operation>(),
                  "what stands in braces in the text of an operation is an argument");
    static constexpr bool value = true;
};

template <class T, class Rules>
OperationArgument argument_of(const Rules& rules)
{
    OperationArgument argument;
    if constexpr (std::is_same_v<T, bool>) {
        argument.type = "flag";
    } else if constexpr (requires { T::least, T::most; }) {
        argument.type = "number";
        argument.bounds = Bounds{T::least, T::most};
    } else {
        argument.type = content_word(type_name<T>());
        if constexpr (Named<T, Rules>) {
            const auto names = names_of(rules, TypeTag<T>{});
            argument.words.assign(names.begin(), names.end());
        } else if constexpr (DescribedEnum<T>) {
            argument.words = content_words<T>();
        }
    }
    return argument;
}

}  // namespace detail

template <class List, class Rules>
std::vector<OperationInfo> operations_of(const Rules& rules)
{
    std::vector<OperationInfo> all;
    List::for_each([&]<class Operation>(TypeTag<Operation>) {
        static_assert(detail::SaysItsText<Operation>::value);
        OperationInfo info{operation_word<Operation>(), std::string(Operation::text), {}};
        for_each_member_type<Operation>([&]<class T>(std::string_view name, TypeTag<T>) {
            OperationArgument argument = detail::argument_of<T>(rules);
            argument.key = content_word(name);
            argument.may_be_left_out = has_initial_value<Operation>(name);
            info.arguments.push_back(std::move(argument));
        });
        all.push_back(std::move(info));
    });
    return all;
}

// A sink that wants to know what cards do, rather than what happened, has `void carried_out(const std::string& word)`.
template <class Operation, class Tell>
void note_carried_out(Tell& tell)
{
    if constexpr (requires { tell.carried_out(operation_word<Operation>()); })
        tell.carried_out(operation_word<Operation>());
}

}  // namespace tessera
