// Things on the table, as noun and word: `card:potter`, `hex:C4`, `seat:2`. The noun is the kind of thing, whatever
// part it plays in an action or a piece of news, so that a page needs to know only what it draws. Plain numbers are no
// things; in an action they go by the name that it gives them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/containers.h"
#include "engine/names.h"

namespace tessera {

// `card` for CardId, `pool-place` for PoolPlace.
template <class T>
const std::string& noun_of()
{
    static const std::string noun = [] {
        std::string name = kebab_case(type_name<T>());
        if (name.size() > 3 && name.substr(name.size() - 3) == "-id") name.resize(name.size() - 3);
        return name;
    }();
    return noun;
}

template <class T, class Rules>
constexpr bool is_thing = std::is_enum_v<T> && (std::is_same_v<T, Seat> || Named<T, Rules> || DescribedEnum<T>);

// What a member of an action touches; nothing where it is not said.
template <class Rules, class T>
void add_thing_of_action(const Rules& rules, std::string_view label, const T& member, std::vector<std::string>& out)
{
    if (is_unsaid(member)) return;
    if constexpr (is_thing<T, Rules>)
        out.push_back(noun_of<T>() + ":" + word_of(rules, member));
    else
        out.push_back(kebab_case(label) + ":" + word_of(rules, member));
}

// All things in a piece of news.
template <class Rules, class T>
void add_things(const Rules& rules, const T& value, std::vector<std::string>& out)
{
    if constexpr (is_thing<T, Rules>) {
        if (!is_unsaid(value)) out.push_back(noun_of<T>() + ":" + word_of(rules, value));
    } else if constexpr (detail::IsFixedVector<T>::value || detail::IsStdArray<T>::value ||
                         detail::IsBitSet<T>::value) {
        for (const auto& item : value) add_things(rules, item, out);
    } else if constexpr (detail::IsEnumArray<T>::value) {
        for (std::size_t i = 0; i < T::size(); ++i)
            if (!(value.items[i] == typename T::value_type{})) add_things(rules, id_at<typename T::id_type>(i), out);
    } else if constexpr (DescribedStruct<T>) {
        for_each_member(value, [&](std::string_view, const auto& member) { add_things(rules, member, out); });
    }
}

}  // namespace tessera
