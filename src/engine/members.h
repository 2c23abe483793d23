// What a struct is made of, by name: everything that is written, read, compared or shown goes through here. A verb, a
// step, a piece of news or an operation says its members where it declares them:
//
//     struct TakeCard {
//         MEMBERS(Destination to; Seat seat = spectator; Place business);
//     };
//
// One without members, `struct EndTurn {};`, needs nothing more. What is larger, and has functions of its own, is
// declared as usual and described behind it by BOOST_DESCRIBE_STRUCT.
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "base/text.h"
#include "engine/type_list.h"

// Declares members, and keeps the words of their declaration: names and initial values are read out of it.
#define MEMBERS(...) \
    __VA_ARGS__;     \
    static constexpr std::string_view declared_members = #__VA_ARGS__

namespace tessera {

// The name of a type as written in C++, without its namespaces.
template <class T>
consteval std::string_view type_name()
{
    std::string_view name = __PRETTY_FUNCTION__;
    const std::size_t start = name.find("T = ") + 4;
    name = name.substr(start, name.find_first_of(";]", start) - start);
    const std::size_t colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

namespace detail {

struct DeclaredMember {
    std::string_view name;
    bool has_initial_value = false;
};

template <class T>
concept SaysMembers = requires
{
    T::declared_members;
};

constexpr bool is_part_of_name(char c)
{
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// `Seat seat = spectator`: the name is the last word before the initial value.
constexpr DeclaredMember member_declared_by(std::string_view words)
{
    const std::size_t initial = words.find_first_of("={");
    std::size_t end = std::min(initial, words.size());
    while (end > 0 && !is_part_of_name(words[end - 1])) --end;
    std::size_t begin = end;
    while (begin > 0 && is_part_of_name(words[begin - 1])) --begin;
    return {words.substr(begin, end - begin), initial != std::string_view::npos};
}

// Between semicolons.
template <std::size_t Count>
constexpr std::array<DeclaredMember, Count> members_declared_by(std::string_view words)
{
    std::array<DeclaredMember, Count> members{};
    for (DeclaredMember& member : members) {
        const std::size_t end = words.find(';');
        member = member_declared_by(words.substr(0, end));
        words = words.substr(end + 1);
    }
    return members;
}

constexpr std::size_t count_members_declared_by(std::string_view words)
{
    std::size_t count = 1;
    for (char c : words) count += c == ';' ? 1 : 0;
    return count;
}

template <SaysMembers T>
inline constexpr auto members_of =
    members_declared_by<count_members_declared_by(T::declared_members)>(T::declared_members);

// References to all members.
template <std::size_t Count, class T>
constexpr auto tie_members(T& value)
{
    static_assert(Count <= 10,
                  "MEMBERS takes up to ten members: a larger struct is described by BOOST_DESCRIBE_STRUCT");
    if constexpr (Count == 1) {
        auto& [a] = value;
        return std::tie(a);
    } else if constexpr (Count == 2) {
        auto& [a, b] = value;
        return std::tie(a, b);
    } else if constexpr (Count == 3) {
        auto& [a, b, c] = value;
        return std::tie(a, b, c);
    } else if constexpr (Count == 4) {
        auto& [a, b, c, d] = value;
        return std::tie(a, b, c, d);
    } else if constexpr (Count == 5) {
        auto& [a, b, c, d, e] = value;
        return std::tie(a, b, c, d, e);
    } else if constexpr (Count == 6) {
        auto& [a, b, c, d, e, f] = value;
        return std::tie(a, b, c, d, e, f);
    } else if constexpr (Count == 7) {
        auto& [a, b, c, d, e, f, g] = value;
        return std::tie(a, b, c, d, e, f, g);
    } else if constexpr (Count == 8) {
        auto& [a, b, c, d, e, f, g, h] = value;
        return std::tie(a, b, c, d, e, f, g, h);
    } else if constexpr (Count == 9) {
        auto& [a, b, c, d, e, f, g, h, i] = value;
        return std::tie(a, b, c, d, e, f, g, h, i);
    } else if constexpr (Count == 10) {
        auto& [a, b, c, d, e, f, g, h, i, j] = value;
        return std::tie(a, b, c, d, e, f, g, h, i, j);
    }
}

template <class T>
using DescribedMembers =
    boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

}  // namespace detail

template <class T>
concept DescribedStruct = std::is_class_v<T> &&(std::is_empty_v<T> || detail::SaysMembers<T> ||
                                                boost::describe::has_describe_members<std::remove_const_t<T>>::value);

template <DescribedStruct T>
constexpr std::size_t member_count()
{
    if constexpr (detail::SaysMembers<T>)
        return detail::members_of<T>.size();
    else if constexpr (std::is_empty_v<T>)
        return 0;
    else
        return boost::mp11::mp_size<detail::DescribedMembers<T>>::value;
}

// Calls f(name, member reference) for each member, in order.
template <DescribedStruct T, class F>
constexpr void for_each_member(T& value, F&& f)
{
    using Plain = std::remove_const_t<T>;
    if constexpr (detail::SaysMembers<Plain>) {
        constexpr std::size_t count = member_count<Plain>();
        const auto members = detail::tie_members<count>(value);
        [&]<std::size_t... Is>(std::index_sequence<Is...>)
        {
            (f(detail::members_of<Plain>[Is].name, std::get<Is>(members)), ...);
        }
        (std::make_index_sequence<count>{});
    } else if constexpr (!std::is_empty_v<Plain>) {
        boost::mp11::mp_for_each<detail::DescribedMembers<Plain>>(
            [&](auto member) { f(std::string_view(member.name), value.*member.pointer); });
    }
}

// Calls f(name, member of one, member of the other) for each member of two structs of one type, in order.
template <DescribedStruct T, class F>
constexpr void for_each_member_pair(T& one, T& other, F&& f)
{
    using Plain = std::remove_const_t<T>;
    if constexpr (detail::SaysMembers<Plain>) {
        constexpr std::size_t count = member_count<Plain>();
        const auto of_one = detail::tie_members<count>(one);
        const auto of_other = detail::tie_members<count>(other);
        [&]<std::size_t... Is>(std::index_sequence<Is...>)
        {
            (f(detail::members_of<Plain>[Is].name, std::get<Is>(of_one), std::get<Is>(of_other)), ...);
        }
        (std::make_index_sequence<count>{});
    } else if constexpr (!std::is_empty_v<Plain>) {
        boost::mp11::mp_for_each<detail::DescribedMembers<Plain>>(
            [&](auto member) { f(std::string_view(member.name), one.*member.pointer, other.*member.pointer); });
    }
}

// Calls f(name, TypeTag<Member>) for each member, in order.
template <DescribedStruct T, class F>
constexpr void for_each_member_type(F&& f)
{
    if constexpr (detail::SaysMembers<T>) {
        using Members = decltype(detail::tie_members<member_count<T>()>(std::declval<T&>()));
        [&]<std::size_t... Is>(std::index_sequence<Is...>)
        {
            (f(detail::members_of<T>[Is].name, TypeTag<std::remove_cvref_t<std::tuple_element_t<Is, Members>>>{}), ...);
        }
        (std::make_index_sequence<member_count<T>()>{});
    } else if constexpr (!std::is_empty_v<T>) {
        boost::mp11::mp_for_each<detail::DescribedMembers<T>>([&](auto member) {
            f(std::string_view(member.name),
              TypeTag<std::remove_cvref_t<decltype(std::declval<T&>().*member.pointer)>>{});
        });
    }
}

// Does a member of a struct with MEMBERS get a value where it is declared?
template <DescribedStruct T>
constexpr bool has_initial_value(std::string_view name)
{
    if constexpr (detail::SaysMembers<T>)
        for (const detail::DeclaredMember& member : detail::members_of<T>)
            if (member.name == name) return member.has_initial_value;
    return false;
}

// `seeds_from`: as they are written.
template <DescribedStruct T>
std::vector<std::string> member_names()
{
    std::vector<std::string> names;
    for_each_member_type<T>([&](std::string_view name, auto) { names.emplace_back(name); });
    return names;
}

// `seeds-from`: in words.
template <DescribedStruct T>
std::vector<std::string> member_labels()
{
    std::vector<std::string> labels = member_names<T>();
    for (std::string& label : labels) label = kebab_case(label);
    return labels;
}

}  // namespace tessera
