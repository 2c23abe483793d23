// Actions and steps in words: `build slot:3`, `use card:saw_pit recipe:0 times:1`. The exact form labels every member;
// what is typed may leave the labels out (`use saw_pit 0 1`). A member left out is one that was not said.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/names.h"
#include "engine/packed.h"

namespace tessera {

// The word that an action begins with: the verb's name, or what it calls itself.
template <class T>
std::string verb_name()
{
    if constexpr (requires { T::verb; })
        return std::string(T::verb);
    else
        return kebab_case(type_name<T>());
}

template <class List>
std::vector<std::string> verb_names()
{
    std::vector<std::string> names;
    List::for_each([&]<class T>(TypeTag<T>) { names.push_back(verb_name<T>()); });
    return names;
}

// The name of the verb and the members that are said, each as `label:word`.
template <class List, class Rules, class Tag>
std::vector<std::string> words_of_packed(const Rules& rules, const Packed<Tag>& packed)
{
    std::vector<std::string> words;
    List::visit(packed.kind, [&]<class T>(TypeTag<T>) {
        words.push_back(verb_name<T>());
        const T value = unpack<T>(packed);
        for_each_member(value, [&](std::string_view name, const auto& member) {
            if (!is_unsaid(member)) words.push_back(kebab_case(name) + ":" + word_of(rules, member));
        });
    });
    return words;
}

template <class List, class Rules, class Tag>
std::string text_of(const Rules& rules, const Packed<Tag>& packed)
{
    std::string text;
    for (const std::string& word : words_of_packed<List>(rules, packed)) text += (text.empty() ? "" : " ") + word;
    return text;
}

namespace detail {

// Gives the words of one action to the members of its verb: labelled words to the member named, the others in order.
template <class T, class Rules>
T members_from_words(const Rules& rules, std::span<const std::string_view> words)
{
    T value{};
    std::vector<bool> used(words.size());
    std::vector<std::string> labels;
    for_each_member(value, [&](std::string_view name, auto&) { labels.push_back(kebab_case(name)); });

    const auto label_of = [&](std::string_view word) -> std::string_view {
        const std::size_t colon = word.find(':');
        return colon == std::string_view::npos ? std::string_view{} : word.substr(0, colon);
    };
    for (std::string_view word : words) {
        const std::string_view label = label_of(word);
        if (!label.empty() && std::find(labels.begin(), labels.end(), label) == labels.end())
            throw BadValue("\"" + verb_name<T>() + "\" has no \"" + std::string(label) + "\"; it takes " +
                           (labels.empty() ? "nothing" : joined(labels)));
    }

    std::size_t place = 0;
    for_each_member(value, [&](std::string_view name, auto& member) {
        using Member = std::remove_reference_t<decltype(member)>;
        const std::string label = kebab_case(name);
        std::size_t chosen = words.size();
        for (std::size_t i = 0; i < words.size() && chosen == words.size(); ++i)
            if (!used[i] && label_of(words[i]) == label) chosen = i;
        for (std::size_t i = 0; i < words.size() && chosen == words.size(); ++i)
            if (!used[i] && label_of(words[i]).empty()) chosen = i;
        if (chosen == words.size()) {
            if constexpr (std::is_enum_v<Member>) {
                member = unsaid<Member>();
                return;
            } else {
                throw BadValue("\"" + verb_name<T>() + "\" needs " + joined(labels) + "; \"" + label + "\" is missing");
            }
        }
        used[chosen] = true;
        std::string_view word = words[chosen];
        if (!label_of(word).empty()) word.remove_prefix(label.size() + 1);
        member = value_of<Member>(rules, word);
        ++place;
    });
    if (place < words.size())
        throw BadValue("\"" + verb_name<T>() + "\" takes " + (labels.empty() ? "nothing" : joined(labels)) +
                       ", and nothing more");
    return value;
}

}  // namespace detail

// Reads either form; throws BadValue with what was found and expected.
template <class Form, class List, class Rules>
Form packed_from_text(const Rules& rules, std::string_view text)
{
    const std::vector<std::string_view> words = split_words(text);
    if (words.empty()) throw BadValue("found nothing, expected an action");
    Form packed{};
    bool found = false;
    List::for_each([&]<class T>(TypeTag<T>) {
        if (found || verb_name<T>() != words[0]) return;
        found = true;
        packed =
            pack<Form, List>(detail::members_from_words<T>(rules, std::span<const std::string_view>(words).subspan(1)));
    });
    if (!found)
        throw BadValue("there is no action \"" + std::string(words[0]) + "\"" +
                       did_you_mean(words[0], verb_names<List>()));
    return packed;
}

}  // namespace tessera
