// Who sees what of an action, or of a piece of news. In a game with hidden information everything is hidden until the
// game says otherwise. For each verb and each kind of news it says one of two things:
//
//     everybody sees it whole       it stands in the list `PublicVerbs` or `PublicNews`
//     somebody sees less of it      a `redact_for` returns what a viewer may see, and leaves the rest unsaid
//
// What is in neither does not compile, so whoever adds a verb or a kind of news decides who sees it. Nobody has to
// remember to ask: `Play::redacted` stands between the rules and everything that is told of them.
#pragma once

#include <concepts>
#include <variant>

#include "engine/game.h"

namespace tessera {

template <class G, class Verb>
concept RedactsVerb = requires(const typename G::State& s, const typename G::Rules& rules, const Verb& verb,
                               Seat viewer)
{
    {
        redact_for(s, rules, verb, viewer)
        } -> std::same_as<Verb>;
};

template <class G, class News>
concept RedactsNews = requires(const typename G::Rules& rules, const News& news, Seat viewer)
{
    {
        redact_for(rules, news, viewer)
        } -> std::same_as<News>;
};

namespace detail {

template <class G>
constexpr auto public_verbs_of()
{
    if constexpr (requires { typename G::PublicVerbs; })
        return typename G::PublicVerbs{};
    else
        return TypeList<>{};
}

template <class G>
constexpr auto public_news_of()
{
    if constexpr (requires { typename G::PublicNews; })
        return typename G::PublicNews{};
    else
        return TypeList<>{};
}

// The compiler names the type together with these sentences: they say what to write for it.

template <class G, class Verb>
struct WhoSeesVerb {
    static constexpr bool everybody = decltype(public_verbs_of<G>())::template contains<Verb>;
    static constexpr bool redacted = RedactsVerb<G, Verb>;
    static_assert(everybody || redacted,
                  "nothing says who sees this verb: put it into the game's PublicVerbs if everybody sees all of it; "
                  "otherwise write `Verb redact_for(const State&, const Rules&, Verb, Seat viewer)`, which leaves "
                  "unsaid what the viewer may not know");
    static_assert(!everybody || !redacted,
                  "this verb stands in PublicVerbs, and a redact_for hides something of it: take one of the two away");
    static constexpr bool is_said = true;
};

template <class G, class News>
struct WhoSeesNews {
    static constexpr bool everybody = decltype(public_news_of<G>())::template contains<News>;
    static constexpr bool redacted = RedactsNews<G, News>;
    static_assert(everybody || redacted,
                  "nothing says who hears this news: put it into the game's PublicNews if everybody hears all of it; "
                  "otherwise write `News redact_for(const Rules&, News, Seat viewer)`, which leaves unsaid what the "
                  "viewer may not know");
    static_assert(!everybody || !redacted,
                  "this news stands in PublicNews, and a redact_for hides something of it: take one of the two away");
    static constexpr bool is_said = true;
};

template <class G, class... Verbs>
constexpr bool verbs_are_said(TypeList<Verbs...>)
{
    return (WhoSeesVerb<G, Verbs>::is_said && ...);
}

template <class G, class... News>
constexpr bool news_is_said(const std::variant<News...>*)
{
    return (WhoSeesNews<G, News>::is_said && ...);
}

}  // namespace detail

// Whether the game has said who sees what. It is the compiler that answers no.
template <class G>
constexpr bool says_who_sees_what()
{
    if constexpr (G::hidden_information)
        return detail::verbs_are_said<G>(typename G::Verbs{}) &&
               detail::news_is_said<G>(static_cast<const typename G::News*>(nullptr));
    else
        return true;
}

}  // namespace tessera
