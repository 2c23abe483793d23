// The sink that counts the news of a game, and the list of what it can hear.
#pragma once

#include <boost/mp11.hpp>
#include <type_traits>

#include "engine/names.h"
#include "players/heard.h"

namespace tessera {

namespace detail {

// Ids that the game names come before mere enumerators: `BusinessOpened{seat, card, by}` is about its card.
template <class News, class Rules>
constexpr bool names_an_id()
{
    bool named = false;
    using Members = boost::describe::describe_members<News, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>([&](auto member) {
        using T = std::remove_cvref_t<decltype(std::declval<News>().*member.pointer)>;
        named = named || Named<T, Rules>;
    });
    return named;
}

template <class T, class News, class Rules>
inline constexpr bool is_thing_of =
    !std::is_same_v<T, Seat> && (Named<T, Rules> || (DescribedEnum<T> && !names_an_id<News, Rules>()));

template <class T>
inline constexpr bool is_amount = std::is_integral_v<T> && !std::is_same_v<T, bool>;

template <class SomeNews, class Rules>
NewsKind news_kind(const Rules& rules)
{
    NewsKind kind;
    kind.name = kebab_case(type_name<SomeNews>());
    SomeNews news{};
    for_each_member(news, [&](std::string_view name, auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if (std::is_same_v<T, Seat> && name == "seat") kind.of_a_seat = true;
        if constexpr (is_thing_of<T, SomeNews, Rules>) {
            if (kind.things.empty()) kind.things = words_of<T>(rules);
        }
        if (is_amount<T> && kind.amount.empty()) kind.amount = kebab_case(name);
    });
    return kind;
}

}  // namespace detail

template <class AnyOfTheNews, class Rules>
std::vector<NewsKind> news_kinds_of(const Rules& rules)
{
    std::vector<NewsKind> kinds;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, AnyOfTheNews>>(
        [&](auto which) { kinds.push_back(detail::news_kind<typename decltype(which)::type>(rules)); });
    return kinds;
}

template <class AnyOfTheNews, class Rules>
class Listener : public NewsSink {
public:
    explicit Listener(Heard& heard) : heard_(heard) {}

    template <class SomeNews>
    void operator()(const SomeNews& news)
    {
        constexpr auto kind = static_cast<std::uint16_t>(boost::mp11::mp_find<AnyOfTheNews, SomeNews>::value);
        std::uint16_t thing = nothing_named;
        Seat seat = spectator;
        std::int64_t amount = 0;
        bool counted = false;
        bool named = false;
        for_each_member(news, [&](std::string_view name, const auto& member) {
            using T = std::remove_cvref_t<decltype(member)>;
            if constexpr (std::is_same_v<T, Seat>) {
                if (name == "seat") seat = member;
            }
            if constexpr (detail::is_thing_of<T, SomeNews, Rules>) {
                if (!named && !is_unsaid(member)) thing = static_cast<std::uint16_t>(index_of(member));
                named = true;
            }
            if constexpr (detail::is_amount<T>) {
                if (!counted) amount = static_cast<std::int64_t>(member);
                counted = true;
            }
        });
        heard_.add(kind, thing, seat, amount);
    }

private:
    Heard& heard_;
};

}  // namespace tessera
