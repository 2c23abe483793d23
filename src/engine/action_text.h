// Actions and steps in words: `build slot:3`, `use card:saw_pit recipe:0 times:1`. The exact form labels every member;
// what is typed may leave the labels out (`use saw_pit 0 1`). A member left out is one that was not said.
#pragma once

#include <optional>
#include <span>
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

// The words that follow a verb, given to its members: labelled words to the member named, the others in order. Throws
// BadValue where they do not fit.
class WordsForMembers {
public:
    WordsForMembers(std::string verb, std::vector<std::string> labels, std::span<const std::string_view> words);

    // The word for the next member, if there is one.
    std::optional<std::string_view> next();
    [[noreturn]] void refuse_missing() const;
    void refuse_more() const;

private:
    std::string verb_;
    std::vector<std::string> labels_;
    std::vector<std::string_view> words_;  // those not given away yet
    std::size_t place_ = 0;                // of the next member
};

template <class T, class Rules>
T members_from_words(const Rules& rules, std::span<const std::string_view> words)
{
    T value{};
    WordsForMembers given(verb_name<T>(), member_labels<T>(), words);
    for_each_member(value, [&](std::string_view, auto& member) {
        using Member = std::remove_reference_t<decltype(member)>;
        if (const std::optional<std::string_view> word = given.next())
            member = value_of<Member>(rules, *word);
        else if constexpr (std::is_enum_v<Member>)
            member = unsaid<Member>();
        else
            given.refuse_missing();
    });
    given.refuse_more();
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
