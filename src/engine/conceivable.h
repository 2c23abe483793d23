// The actions that somebody may have in mind who points at some things and asks why nothing can be done with them:
// every way of filling in a verb that touches all of these things, allowed or not.
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/play.h"
#include "engine/things.h"

namespace tessera {

namespace detail {

// A value that a member may have, and which of the things it is; `none` for a value that was not asked for.
struct Candidate {
    static constexpr int none = -1;
    long long value;
    int thing;
};

// Numbers that nobody named are tried up to here.
inline constexpr long long numbers_tried = 12;

template <class T, class Rules>
std::vector<Candidate> candidates_for(const Rules& rules, Seats seats, std::string_view label,
                                      std::span<const std::string> things)
{
    std::vector<Candidate> found;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const std::string_view thing = things[i];
        const std::size_t colon = thing.find(':');
        if (colon == std::string_view::npos) continue;
        const std::string_view noun = thing.substr(0, colon);
        if (noun != kebab_case(label) && !(is_thing<T, Rules> && noun == noun_of<T>())) continue;
        try {
            found.push_back({static_cast<long long>(value_of<T>(rules, thing.substr(colon + 1))), static_cast<int>(i)});
        } catch (const BadValue&) {  // not a thing of this kind after all
        }
    }
    long long others = numbers_tried + 1;
    if constexpr (std::is_same_v<T, bool>)
        others = 2;
    else if constexpr (std::is_same_v<T, Seat>)
        others = seats.count;
    else if constexpr (is_thing<T, Rules>)
        others = static_cast<long long>(word_count<T>(rules));
    for (long long value = 0; value < others; ++value) found.push_back({value, Candidate::none});
    return found;
}

// All ways of choosing one candidate for each member so that every thing is used; at most so many.
void choose_each(const std::vector<std::vector<Candidate>>& members, std::size_t things, std::size_t most,
                 const std::function<void(std::span<const Candidate>)>& found);

// Every way of filling in the verb that uses all things.
template <class Verb, class Rules, class Found>
void fill_in(const Rules& rules, Seats seats, std::span<const std::string> things, std::size_t most, Found&& found)
{
    std::vector<std::vector<Candidate>> members;
    Verb verb{};
    for_each_member(verb, [&](std::string_view name, const auto& member) {
        members.push_back(candidates_for<std::decay_t<decltype(member)>>(rules, seats, name, things));
    });
    choose_each(members, things.size(), most, [&](std::span<const Candidate> chosen) {
        std::size_t i = 0;
        for_each_member(verb, [&](std::string_view, auto& member) {
            member = static_cast<std::decay_t<decltype(member)>>(chosen[i++].value);
        });
        found(verb);
    });
}

}  // namespace detail

// Those that the rules themselves would think of come first, then what could be said in answer to the question that is
// asked, then what could be said at all; at most so many of each verb.
template <Game G>
std::vector<Action> conceivable_actions(const typename G::State& s, const typename G::Rules& rules,
                                        std::span<const std::string> things, std::size_t most)
{
    using P = Play<G>;
    std::vector<Action> found;
    if (P::is_over(s) || things.empty()) return found;
    const auto add = [&](Action action) {
        if (std::find(found.begin(), found.end(), action) == found.end()) found.push_back(action);
    };

    std::vector<std::string> touched;
    const auto touches_all = [&](Action action) {
        touched.clear();
        G::Verbs::visit(action.kind, [&]<class Verb>(TypeTag<Verb>) {
            const Verb verb = unpack<Verb>(action);
            for_each_member(verb, [&](std::string_view name, const auto& member) {
                if (is_unsaid(member)) return;
                add_thing_of_action(rules, name, member, touched);
                touched.push_back(kebab_case(name) + ":" + word_of(rules, member));
            });
        });
        return std::all_of(things.begin(), things.end(), [&](const std::string& thing) {
            return std::find(touched.begin(), touched.end(), thing) != touched.end();
        });
    };
    P::for_each_offer(s, rules, [&](Action action) {
        if (touches_all(action)) add(action);
    });

    const auto fill_in = [&]<class Verb>(TypeTag<Verb>) {
        detail::fill_in<Verb>(rules, P::seats_at(s), things, most,
                              [&](const Verb& verb) { add(pack<Action, typename G::Verbs>(verb)); });
    };
    const Step top = s.agenda.top();
    G::Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
        if constexpr (SeatQuestion<T>) T::answers::for_each(fill_in);
    });
    if (found.empty()) G::Verbs::for_each(fill_in);
    return found;
}

}  // namespace tessera
