// The schema of a game, made by reflection on its verbs, steps and news.
#pragma once

#include <array>
#include <cstring>
#include <numeric>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/containers.h"
#include "engine/game.h"
#include "engine/game_schema.h"
#include "engine/names.h"
#include "engine/things.h"

namespace tessera {

namespace detail {

template <class T, class Rules>
constexpr MemberSchema::Type member_type()
{
    using Type = MemberSchema::Type;
    if constexpr (std::is_same_v<T, Seat>)
        return Type::Seat;
    else if constexpr (Named<T, Rules>)
        return Type::Id;
    else if constexpr (DescribedEnum<T>)
        return Type::Enumerator;
    else if constexpr (std::is_same_v<T, bool>)
        return Type::Truth;
    else if constexpr (std::is_integral_v<T>)
        return Type::Number;
    else if constexpr (IsEnumArray<T>::value)
        return Type::Amounts;
    else
        return Type::Other;
}

template <class T, class Rules>
MemberSchema member_schema(const Rules& rules, std::string_view name)
{
    MemberSchema member{kebab_case(name), member_type<T, Rules>(), "", {}};
    if constexpr (Named<T, Rules> || DescribedEnum<T>) {
        member.noun = noun_of<T>();
        const std::span<const std::string> words = words_of<T>(rules);
        member.words.assign(words.begin(), words.end());
    } else if constexpr (std::is_same_v<T, bool>) {
        member.words = {"no", "yes"};
    }
    return member;
}

template <class T>
std::int64_t member_value(const T& member)
{
    if constexpr (IsEnumArray<T>::value)
        return std::accumulate(member.begin(), member.end(), std::int64_t{0});
    else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>)
        return is_unsaid(member) ? not_said : static_cast<std::int64_t>(member);
    else
        return not_said;
}

template <class News, std::size_t place>
std::int64_t member_value_at(const AnyNews& any)
{
    News told;
    std::memcpy(static_cast<void*>(&told), any.members.data(), sizeof told);
    std::int64_t value = not_said;
    std::size_t at = 0;
    for_each_member(told, [&](std::string_view, const auto& member) {
        if (at++ == place) value = member_value(member);
    });
    return value;
}

template <class News, class Rules>
NewsSchema news_schema(const Rules& rules)
{
    NewsSchema news{kebab_case(type_name<News>()), {}};
    using Value = std::int64_t (*)(const AnyNews&);
    const auto values = []<std::size_t... places>(std::index_sequence<places...>)
    {
        return std::array<Value, sizeof...(places)>{&member_value_at<News, places>...};
    }
    (std::make_index_sequence<member_count<News>()>{});
    for_each_member_type<News>([&]<class T>(std::string_view name, TypeTag<T>) {
        news.members.push_back({member_schema<T>(rules, name), values[news.members.size()]});
    });
    return news;
}

template <class Verb, class Rules>
VerbSchema verb_schema(const Rules& rules)
{
    VerbSchema verb{verb_name<Verb>(), {}};
    const Verb value{};
    for_each_member(value, [&](std::string_view name, const auto& member) {
        verb.members.push_back(member_schema<std::remove_cvref_t<decltype(member)>>(rules, name));
    });
    return verb;
}

}  // namespace detail

template <Game G>
GameSchema schema_of(const typename G::Rules& rules)
{
    GameSchema schema;
    G::Verbs::for_each([&]<class Verb>(TypeTag<Verb>) { schema.verbs.push_back(detail::verb_schema<Verb>(rules)); });
    G::Steps::for_each([&]<class Step>(TypeTag<Step>) {
        schema.steps.push_back({verb_name<Step>(), SeatQuestion<Step>});
    });
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, typename G::News>>(
        [&](auto which) { schema.news.push_back(detail::news_schema<typename decltype(which)::type>(rules)); });
    return schema;
}

}  // namespace tessera
