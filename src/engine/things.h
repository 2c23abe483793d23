// Things on the table, as noun and word: `card:potter`, `hex:C4`, `seat:2`. The noun is the kind of thing, whatever
// part it plays in an action or a piece of news, so that a page needs to know only what it draws. Plain numbers are no
// things; in an action they go by the name that it gives them.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "engine/type_list.h"
#include "engine/walk.h"

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

// Something that every seat has of its own and that goes by a number: the third tile of its land. The game says what it
// is called: `constexpr std::string_view own_noun(TypeTag<Tile>) { return "tile"; }`.
template <class T>
concept OwnThing = requires
{
    {
        own_noun(TypeTag<T>{})
        } -> std::convertible_to<std::string_view>;
};

// Who hears a piece of news, and whose things it is about.
struct Hearing {
    Seat viewer;
    Seat owner = spectator;
};

// The own things of the one who hears it go by their number, as in actions: `tile:3`. Those of others have the seat in
// between: `tile:1:3`.
template <class Rules, class T>
void add_own_thing(const Rules& rules, const T& value, Hearing hearing, std::vector<std::string>& out)
{
    if (is_unsaid(value) || hearing.owner == spectator) return;
    std::string thing(own_noun(TypeTag<T>{}));
    if (hearing.owner != hearing.viewer) thing += ":" + std::to_string(index_of(hearing.owner));
    out.push_back(thing + ":" + word_of(rules, value));
}

namespace detail {

// Collects the things in a piece of news.
template <class Rules>
class ThingsOfNews {
public:
    ThingsOfNews(const Rules& rules, Hearing hearing, std::vector<std::string>& out)
        : rules_(rules), hearing_(hearing), out_(out)
    {
    }

    template <class T>
    void single(const T& value)
    {
        if constexpr (is_thing<T, Rules>) {
            if (!is_unsaid(value)) out_.push_back(noun_of<T>() + ":" + word_of(rules_, value));
        } else if constexpr (OwnThing<T>) {
            add_own_thing(rules_, value, hearing_, out_);
        }
    }

    template <class T>
    void agenda(const T&)
    {
    }

    template <class T>
    void list(const T& items)
    {
        for (const auto& item : items) walk(*this, item);
    }

    template <class T>
    void set(const T& ids)
    {
        for (const typename T::id_type id : ids) single(id);
    }

    template <class T>
    void amounts(const T& amounts)
    {
        for (std::size_t i = 0; i < T::size(); ++i)
            if (!(amounts.items[i] == typename T::value_type{})) single(id_at<typename T::id_type>(i));
    }

    template <class T>
    void members(const T& value)
    {
        const Hearing above = hearing_;
        if constexpr (requires { static_cast<Seat>(value.seat); }) hearing_.owner = value.seat;
        for_each_member(value, [&](std::string_view, const auto& member) { walk(*this, member); });
        hearing_ = above;
    }

private:
    const Rules& rules_;
    Hearing hearing_;
    std::vector<std::string>& out_;
};

}  // namespace detail

// All things in a piece of news.
template <class Rules, class T>
void add_things(const Rules& rules, const T& value, Hearing hearing, std::vector<std::string>& out)
{
    detail::ThingsOfNews<Rules> visitor(rules, hearing, out);
    walk(visitor, value);
}

}  // namespace tessera
