// The half of a game that reads and writes: views, texts, JSON, things, by reflection. It is much code, so for each
// game it is compiled in a file of its own (`src/games/reflection.cpp.in`), and left out of the other (`entry.cpp.in`).
#pragma once

#include <boost/json.hpp>
#include <cstring>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/absent_seats.h"
#include "engine/any_game.h"
#include "engine/conceivable.h"
#include "engine/json.h"
#include "engine/operation_info.h"
#include "engine/play.h"
#include "engine/signature.h"
#include "engine/things.h"
#include "engine/view_schema.h"
#include "engine/write_json.h"

namespace tessera {

template <Game G>
class TypedWords : public AnyGame {
public:
    using State = typename G::State;
    using Rules = typename G::Rules;
    using Verbs = typename G::Verbs;
    using News = typename G::News;
    using P = Play<G>;

    const RuleSetInfo& rule_set() const override { return rule_set_; }

    boost::json::value view(const AnyState& s, Seat viewer) const override;
    void write_view(const AnyState& s, Seat viewer, std::string& out) const override;
    boost::json::value view_schema() const override;
    std::vector<ViewChange> view_changes(const AnyState& before, const AnyState& after, Seat viewer) const override;
    std::string text(Action action) const override;
    Action action_from_text(std::string_view text) const override;
    boost::json::value to_json(Action action) const override;
    Action action_from_json(const boost::json::value& json) const override;
    std::vector<std::string> things(Action action) const override;
    std::vector<std::string> things(const AnyNews& news, Seat viewer) const override;
    std::vector<Action> conceivable(const AnyState& s, std::span<const std::string> things,
                                    std::size_t most) const override;
    std::string label(const AnyState& s, Action action, Seat viewer) const override;
    std::string prompt(const AnyState& s, Seat viewer) const override;
    std::string question(const AnyState& s) const override;
    std::string_view asking_rule(const AnyState& s) const override;
    std::string news_name(const AnyNews& news) const override;
    boost::json::value to_json(const AnyNews& news) const override;
    std::string line(const AnyNews& news, const Narrator& narrator) const override;
    std::string picture(const AnyState& s, Seat viewer, const TextStyle& style) const override;
    boost::json::value to_json(const AnyState& s) const override;
    AnyState state_from_json(const boost::json::value& json) const override;
    void patch(AnyState& s, const boost::json::value& json) const override;
    std::uint64_t signature(const AnyState& s) const override;
    std::vector<OperationInfo> operations() const override;

protected:
    TypedWords(Rules rules, const RuleSetInfo& rule_set) : rules_(std::move(rules)), rule_set_(rule_set) {}

    static State& state(AnyState& s) { return *static_cast<State*>(s.data()); }
    static const State& state(const AnyState& s) { return *static_cast<const State*>(s.data()); }

    static AnyState wrapped(const State& s)
    {
        AnyState out(sizeof s);
        std::memcpy(out.data(), &s, sizeof s);
        return out;
    }

    Rules rules_;

private:
    void refuse_wrong_seats(const State& s) const;
    // Calls f(news) with the news in its own type.
    template <class F>
    static auto visit(const AnyNews& news, F&& f);

    RuleSetInfo rule_set_;
};

template <Game G>
boost::json::value TypedWords<G>::view(const AnyState& s, Seat viewer) const
{
    return tessera::to_json(rules_, P::view_for(state(s), rules_, viewer));
}

template <Game G>
void TypedWords<G>::write_view(const AnyState& s, Seat viewer, std::string& out) const
{
    JsonWriter writer(out);
    write_json(rules_, P::view_for(state(s), rules_, viewer), writer);
}

template <Game G>
boost::json::value TypedWords<G>::view_schema() const
{
    return view_schema_of<typename G::View>(rules_);
}

template <Game G>
std::vector<ViewChange> TypedWords<G>::view_changes(const AnyState& before, const AnyState& after, Seat viewer) const
{
    return changes_between(rules_, P::view_for(state(before), rules_, viewer),
                           P::view_for(state(after), rules_, viewer));
}

template <Game G>
std::string TypedWords<G>::text(Action action) const
{
    return text_of<Verbs>(rules_, action);
}

template <Game G>
Action TypedWords<G>::action_from_text(std::string_view text) const
{
    return packed_from_text<Action, Verbs>(rules_, text);
}

template <Game G>
boost::json::value TypedWords<G>::to_json(Action action) const
{
    return packed_to_json<Verbs>(rules_, action);
}

template <Game G>
Action TypedWords<G>::action_from_json(const boost::json::value& json) const
{
    return packed_from_json<Action, Verbs>(rules_, json);
}

template <Game G>
std::vector<std::string> TypedWords<G>::things(Action action) const
{
    std::vector<std::string> touched;
    Verbs::visit(action.kind, [&]<class Verb>(TypeTag<Verb>) {
        const Verb verb = unpack<Verb>(action);
        for_each_member(verb, [&](std::string_view label, const auto& member) {
            add_thing_of_action(rules_, label, member, touched);
        });
    });
    return touched;
}

template <Game G>
std::vector<std::string> TypedWords<G>::things(const AnyNews& news, Seat viewer) const
{
    std::vector<std::string> named;
    visit(news, [&](const auto& n) { add_things(rules_, P::redacted(rules_, n, viewer), {viewer}, named); });
    return named;
}

template <Game G>
std::vector<Action> TypedWords<G>::conceivable(const AnyState& s, std::span<const std::string> things,
                                               std::size_t most) const
{
    return conceivable_actions<G>(state(s), rules_, things, most);
}

template <Game G>
std::string TypedWords<G>::label(const AnyState& s, Action action, Seat viewer) const
{
    return P::label_for(state(s), rules_, action, viewer);
}

template <Game G>
std::string TypedWords<G>::prompt(const AnyState& s, Seat viewer) const
{
    if (P::is_over(state(s))) return "The game is over.";
    return P::prompt_for(state(s), rules_, viewer);
}

template <Game G>
std::string TypedWords<G>::question(const AnyState& s) const
{
    std::string out = "over";
    if (P::is_over(state(s))) return out;
    G::Steps::visit(state(s).agenda.top().kind, [&]<class T>(TypeTag<T>) { out = kebab_case(type_name<T>()); });
    return out;
}

template <Game G>
std::string_view TypedWords<G>::asking_rule(const AnyState& s) const
{
    std::string_view rule;
    if (P::is_over(state(s))) return rule;
    G::Steps::visit(state(s).agenda.top().kind, [&]<class T>(TypeTag<T>) {
        if constexpr (requires { rule_asking(TypeTag<T>{}); }) rule = rule_asking(TypeTag<T>{});
    });
    return rule;
}

template <Game G>
std::string TypedWords<G>::news_name(const AnyNews& news) const
{
    return visit(news, [](const auto& n) { return kebab_case(type_name<std::decay_t<decltype(n)>>()); });
}

template <Game G>
boost::json::value TypedWords<G>::to_json(const AnyNews& news) const
{
    return visit(news, [&](const auto& n) { return boost::json::value(tessera::to_json(rules_, n)); });
}

template <Game G>
std::string TypedWords<G>::line(const AnyNews& news, const Narrator& narrator) const
{
    return visit(news, [&](const auto& n) { return P::line_for(narrator, rules_, n); });
}

template <Game G>
std::string TypedWords<G>::picture(const AnyState& s, Seat viewer, const TextStyle& style) const
{
    return P::picture_of(P::view_for(state(s), rules_, viewer), rules_, style);
}

template <Game G>
boost::json::value TypedWords<G>::to_json(const AnyState& s) const
{
    return tessera::to_json(rules_, state(s));
}

template <Game G>
AnyState TypedWords<G>::state_from_json(const boost::json::value& json) const
{
    State s{};
    from_json(rules_, json, s);
    refuse_wrong_seats(s);
    return wrapped(s);
}

template <Game G>
void TypedWords<G>::patch(AnyState& s, const boost::json::value& json) const
{
    from_json(rules_, json, state(s));
    refuse_wrong_seats(state(s));
}

template <Game G>
std::uint64_t TypedWords<G>::signature(const AnyState& s) const
{
    return signature_of(state(s));
}

template <Game G>
std::vector<OperationInfo> TypedWords<G>::operations() const
{
    std::vector<OperationInfo> all;
    if constexpr (requires { typename G::StandingOperations; })
        all = operations_of<typename G::StandingOperations>(rules_);
    if constexpr (requires { typename G::Operations; })
        for (OperationInfo& info : operations_of<typename G::Operations>(rules_)) all.push_back(std::move(info));
    return all;
}

template <Game G>
void TypedWords<G>::refuse_wrong_seats(const State& s) const
{
    const Seats seats = P::seats_at(s);
    if (seats.count < rule_set_.least_seats || seats.count > rule_set_.most_seats)
        throw BadValue("found " + std::to_string(seats.count) + " seats, expected " +
                       std::to_string(rule_set_.least_seats) + " to " + std::to_string(rule_set_.most_seats));
    refuse_absent_seats(s, State{}, seats);
}

// Without a variant in between, which is much code for the compiler.
template <Game G>
template <class F>
auto TypedWords<G>::visit(const AnyNews& news, F&& f)
{
    return boost::mp11::mp_with_index<std::variant_size_v<News>>(news.kind, [&](auto place) {
        std::variant_alternative_t<place, News> n{};
        std::memcpy(static_cast<void*>(&n), news.members.data(), sizeof n);
        return f(n);
    });
}

}  // namespace tessera
