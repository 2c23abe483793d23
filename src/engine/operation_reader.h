// Reads operations from content: the word, and the arguments that the operation declares. What only the game knows,
// such as an amount or a list of effects, its own reader reads by functions `read(section, key, T& into)`.
#pragma once

#include <algorithm>
#include <string>

#include "engine/content.h"
#include "engine/operation_info.h"

namespace tessera {

template <class T, class Reader>
void read_argument(const Reader& reader, const Section& from, const std::string& key, T& into)
{
    if constexpr (std::is_same_v<T, bool>) {
        into = from.flag_or(key, into);
    } else if constexpr (detail::IsNumber<T>::value) {
        into = static_cast<int>(from.number(key, {T::least, T::most}));
    } else if constexpr (DescribedEnum<T>) {
        std::string what = kebab_case(type_name<T>());
        std::replace(what.begin(), what.end(), '-', ' ');
        into = enumerators_of<T>().values[from.one_of(key, content_words<T>(), what)];
    } else {
        reader.read(from, key, into);
    }
}

template <class Operation, class Reader>
Operation read_arguments(const Reader& reader, const Section& from)
{
    Operation operation{};
    for_each_member(operation, [&](std::string_view name, auto& member) {
        const std::string key = content_word(name);
        if (!has_initial_value<Operation>(name) || from.has(key)) read_argument(reader, from, key, member);
    });
    if constexpr (requires { operation.mistake(); }) {
        const ArgumentMistake mistake = operation.mistake();
        if (!mistake.what.empty()) from.mistake(mistake.key, std::string(mistake.what));
    }
    return operation;
}

// Calls f(operation) for the operation that the key `op` names. `what` says what stands there, for mistakes.
template <class List, class Reader, class F>
void read_operation(const Reader& reader, const Section& from, std::string_view what, F&& f)
{
    const std::vector<std::string>& words = operation_words<List>();
    const std::size_t place = from.one_of("op", words, what);
    if (!from.is_text("op") || from.text("op") != words[place]) {
        // That there is no such operation is noted; what its arguments would be, nobody knows.
        for (const std::string& key : from.keys()) static_cast<void>(from.has(key));
        return;
    }
    List::visit(place, [&]<class Operation>(TypeTag<Operation>) { f(read_arguments<Operation>(reader, from)); });
}

}  // namespace tessera
