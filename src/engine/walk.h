// What a value of a state, a view or a piece of news is made of, found out by reflection. This is the one place that
// tells single values from lists, sets, amounts by name, the agenda and structs. Whoever reads, writes or compares them
// brings a visitor: `walk` calls the one of its functions that fits, and that goes on into the parts.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/containers.h"
#include "engine/names.h"

namespace tessera {

template <class T>
inline constexpr bool is_single_value = std::is_arithmetic_v<T> || std::is_enum_v<T> ||
                                        std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>;

// Goes through several values of the same type at once, if more are given. Returns what the visitor returns.
template <class Visitor, class T, class... Others>
auto walk(Visitor& visitor, T& value, Others&... others)
{
    using Plain = std::remove_const_t<T>;
    if constexpr (is_single_value<Plain>) {
        return visitor.single(value, others...);
    } else if constexpr (detail::IsAgenda<Plain>::value) {
        return visitor.agenda(value, others...);
    } else if constexpr (detail::IsFixedVector<Plain>::value || detail::IsStdArray<Plain>::value) {
        return visitor.list(value, others...);
    } else if constexpr (detail::IsBitSet<Plain>::value) {
        return visitor.set(value, others...);
    } else if constexpr (detail::IsEnumArray<Plain>::value) {
        return visitor.amounts(value, others...);
    } else {
        static_assert(DescribedStruct<Plain>, "a value in a state is described, or one of our containers");
        return visitor.members(value, others...);
    }
}

// Calls f(id) for each thing that the rules know and of which there may be an amount; an array may have room for more.
template <class Amounts, class Rules, class F>
void for_each_counted(const Rules& rules, F&& f)
{
    using Id = typename Amounts::id_type;
    const std::size_t known = std::min(word_count<Id>(rules), Amounts::size());
    for (std::size_t i = 0; i < known; ++i) f(id_at<Id>(i));
}

}  // namespace tessera
