// The sink that counts the news of a game, and the list of what it can hear.
#pragma once

#include <array>
#include <boost/mp11.hpp>
#include <numeric>
#include <type_traits>

#include "engine/containers.h"
#include "engine/names.h"
#include "players/heard.h"

namespace tessera {

namespace detail {

// Ids that the game names come before mere enumerators: `BusinessOpened{seat, card, by}` is about its card.
template <class News, class Rules>
constexpr bool names_an_id()
{
    bool named = false;
    for_each_member_type<News>([&]<class T>(std::string_view, TypeTag<T>) { named = named || Named<T, Rules>; });
    return named;
}

template <class T, class News, class Rules>
inline constexpr bool is_thing_of =
    !std::is_same_v<T, Seat> && (Named<T, Rules> || (DescribedEnum<T> && !names_an_id<News, Rules>()));

template <class T>
inline constexpr bool is_amount = (std::is_integral_v<T> && !std::is_same_v<T, bool>) || IsEnumArray<T>::value;

// A clock is no amount: adding up the numbers of rounds says nothing.
constexpr bool is_clock(std::string_view member) { return member == "round" || member == "turn"; }

template <class T>
std::int64_t total(const T& amount)
{
    if constexpr (IsEnumArray<T>::value)
        return std::accumulate(amount.begin(), amount.end(), std::int64_t{0});
    else
        return static_cast<std::int64_t>(amount);
}

// What else has words: `BusinessOpened{seat, card, by}` also says how. It is counted as a kind of its own,
// `business-opened.by`.
template <class T, class Rules>
inline constexpr bool is_facet =
    !std::is_same_v<T, Seat> && (Named<T, Rules> || DescribedEnum<T> || std::is_same_v<T, bool>);

// Calls f(name, member, is_main) for each member that has words.
template <class Rules, class SomeNews, class F>
constexpr void for_each_facet(SomeNews& news, F&& f)
{
    using Plain = std::remove_const_t<SomeNews>;
    bool main_found = false;
    for_each_member(news, [&](std::string_view name, auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if constexpr (is_facet<T, Rules>) {
            const bool is_main = is_thing_of<T, Plain, Rules> && !main_found;
            main_found = main_found || is_main;
            f(name, member, is_main);
        }
    });
}

// Calls f(name, member) for each amount but the first, which belongs to the news itself: `FinalStanding{seat, points,
// points_from_cities}` is also counted as `final-standing.points-from-cities`.
template <class SomeNews, class F>
constexpr void for_each_further_amount(SomeNews& news, F&& f)
{
    bool first_found = false;
    for_each_member(news, [&](std::string_view name, auto& member) {
        if constexpr (is_amount<std::remove_cvref_t<decltype(member)>>) {
            if (is_clock(name)) return;
            if (first_found) f(name, member);
            first_found = true;
        }
    });
}

template <class SomeNews, class Rules>
std::size_t kinds_beside_the_main()
{
    std::size_t count = 0;
    SomeNews news{};
    for_each_facet<Rules>(news, [&](std::string_view, auto&, bool is_main) { count += is_main ? 0 : 1; });
    for_each_further_amount(news, [&](std::string_view, auto&) { ++count; });
    return count;
}

template <class T, class Rules>
void describe_things(const Rules& rules, NewsKind& kind)
{
    if constexpr (std::is_same_v<T, bool>) {
        kind.about = "yes-or-no";
        kind.things = {"no", "yes"};
    } else {
        kind.about = kebab_case(type_name<T>());
        if (kind.about.ends_with("-id")) kind.about.resize(kind.about.size() - 3);
        kind.about_an_id = Named<T, Rules>;
        const std::span<const std::string> words = words_of<T>(rules);
        kind.things.assign(words.begin(), words.end());
    }
}

template <class SomeNews, class Rules>
NewsKind news_kind(const Rules& rules)
{
    NewsKind kind;
    kind.name = kebab_case(type_name<SomeNews>());
    SomeNews news{};
    for_each_member(news, [&](std::string_view name, auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if (std::is_same_v<T, Seat> && name == "seat") kind.of_a_seat = true;
        if (is_amount<T> && !is_clock(name) && kind.amount.empty()) kind.amount = kebab_case(name);
    });
    for_each_facet<Rules>(news, [&](std::string_view, auto& member, bool is_main) {
        if (is_main) describe_things<std::remove_cvref_t<decltype(member)>>(rules, kind);
    });
    return kind;
}

template <class SomeNews, class Rules>
void add_facets(const Rules& rules, std::vector<NewsKind>& kinds)
{
    const NewsKind whole = news_kind<SomeNews>(rules);
    SomeNews news{};
    for_each_facet<Rules>(news, [&](std::string_view name, auto& member, bool is_main) {
        if (is_main) return;
        NewsKind facet = whole;
        facet.name += "." + kebab_case(name);
        describe_things<std::remove_cvref_t<decltype(member)>>(rules, facet);
        kinds.push_back(std::move(facet));
    });
    for_each_further_amount(news, [&](std::string_view name, auto&) {
        NewsKind further;
        further.name = whole.name + "." + kebab_case(name);
        further.of_a_seat = whole.of_a_seat;
        further.amount = kebab_case(name);
        kinds.push_back(std::move(further));
    });
}

}  // namespace detail

// First one for each type of news, then what else each of them says: its facets and its further amounts.
template <class AnyOfTheNews, class Rules>
std::vector<NewsKind> news_kinds_of(const Rules& rules)
{
    std::vector<NewsKind> kinds;
    const auto for_each_type = [](auto&& f) {
        boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, AnyOfTheNews>>(f);
    };
    for_each_type([&](auto which) { kinds.push_back(detail::news_kind<typename decltype(which)::type>(rules)); });
    for_each_type([&](auto which) { detail::add_facets<typename decltype(which)::type>(rules, kinds); });
    return kinds;
}

template <class AnyOfTheNews, class Rules>
class Listener : public NewsSink {
    static constexpr std::size_t types = boost::mp11::mp_size<AnyOfTheNews>::value;

public:
    explicit Listener(Heard& heard) : heard_(heard)
    {
        std::size_t next = types;
        boost::mp11::mp_for_each<boost::mp11::mp_iota_c<types>>([&](auto i) {
            using SomeNews = boost::mp11::mp_at_c<AnyOfTheNews, i>;
            first_facet_[i] = static_cast<std::uint16_t>(next);
            next += detail::kinds_beside_the_main<SomeNews, Rules>();
            begins_a_turn_[i] = type_name<SomeNews>() == "TurnBegan";
            announces_turns_ = announces_turns_ || begins_a_turn_[i];
        });
    }

    // Does this game say when a turn begins?
    bool announces_turns() const { return announces_turns_; }

    template <class SomeNews>
    void operator()(const SomeNews& news)
    {
        constexpr std::size_t type = boost::mp11::mp_find<AnyOfTheNews, SomeNews>::value;
        Seat seat = spectator;
        std::int64_t amount = 0;
        bool counted = false;
        for_each_member(news, [&](std::string_view name, const auto& member) {
            using T = std::remove_cvref_t<decltype(member)>;
            if constexpr (std::is_same_v<T, Seat>) {
                if (name == "seat") seat = member;
            }
            if constexpr (detail::is_amount<T>) {
                if (!counted && !detail::is_clock(name)) {
                    amount = detail::total(member);
                    counted = true;
                }
            }
        });

        if (begins_a_turn_[type]) heard_.next_turn();
        std::uint16_t thing = nothing_named;
        std::uint16_t facet = first_facet_[type];
        detail::for_each_facet<Rules>(news, [&](std::string_view, const auto& member, bool is_main) {
            const std::uint16_t word = is_unsaid(member) ? nothing_named : static_cast<std::uint16_t>(index_of(member));
            if (is_main)
                thing = word;
            else
                heard_.add(facet++, word, seat, amount);
        });
        detail::for_each_further_amount(news, [&](std::string_view, const auto& member) {
            heard_.add(facet++, nothing_named, seat, detail::total(member));
        });
        heard_.add(static_cast<std::uint16_t>(type), thing, seat, amount);
    }

private:
    Heard& heard_;
    std::array<std::uint16_t, types> first_facet_{};
    std::array<bool, types> begins_a_turn_{};
    bool announces_turns_ = false;
};

}  // namespace tessera
