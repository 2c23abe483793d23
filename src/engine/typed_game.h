// Any game made out of a typed one. Only a game's own `game.cpp` includes this, so that the reflection behind texts and
// JSON is compiled once for each game.
#pragma once

#include <boost/json.hpp>
#include <cstring>
#include <memory>
#include <utility>
#include <variant>

#include "engine/absent_seats.h"
#include "engine/any_game.h"
#include "engine/conceivable.h"
#include "engine/json.h"
#include "engine/play.h"
#include "engine/signature.h"
#include "engine/things.h"
#include "engine/write_json.h"

namespace tessera {

template <Game G>
class TypedGame final : public AnyGame {
    using State = typename G::State;
    using Rules = typename G::Rules;
    using Verbs = typename G::Verbs;
    using News = typename G::News;
    using P = Play<G>;

public:
    TypedGame(Rules rules, const Options& options, std::uint64_t content_fingerprint)
        : rules_(std::move(rules)),
          rule_set_(options.rule_set()),
          options_(options.all()),
          content_fingerprint_(content_fingerprint)
    {
    }

    const RuleSetInfo& rule_set() const override { return rule_set_; }
    const std::vector<Option>& options() const override { return options_; }
    std::string_view game_id() const override { return G::id; }
    std::uint64_t content_fingerprint() const override { return content_fingerprint_; }
    std::size_t state_bytes() const override { return sizeof(State); }
    bool hidden_information() const override { return G::hidden_information; }
    int longest_game(Seats seats) const override { return P::longest(rules_, seats); }

    AnyState new_game(Seats seats) const override
    {
        Silent tell;
        return wrapped(P::new_game(rules_, seats, tell));
    }

    Seats seats_of(const AnyState& s) const override { return P::seats_at(state(s)); }
    Decider decider(const AnyState& s) const override { return P::decider_of(state(s)); }

    std::vector<Action> legal(const AnyState& s) const override
    {
        typename P::Choices choices;
        if (P::decider_of(state(s)).is_seat()) P::list_legal(state(s), rules_, choices.list);
        return {choices.list.begin(), choices.list.end()};
    }

    Verdict check(const AnyState& s, Action action) const override { return P::verdict_on(state(s), rules_, action); }

    std::vector<AnyNews> apply(AnyState& s, Action action) const override
    {
        ensure(check(s, action).allowed(), "an action is applied only if it is legal");
        Recording<News> recording;
        P::carry_out(state(s), rules_, action, recording);
        std::vector<AnyNews> heard;
        for (const News& news : recording.heard) heard.push_back(wrapped(news));
        return heard;
    }

    std::vector<Outcome> chances(const AnyState& s) const override
    {
        if (!P::decider_of(state(s)).is_chance()) return {};
        typename P::Chances chances;
        P::list_outcomes(state(s), rules_, chances.distribution);
        const Distribution& distribution = chances.distribution;
        if (distribution.is_range()) return {{distribution[0], 1.0 / static_cast<double>(distribution.range())}};
        std::vector<Outcome> outcomes;
        for (std::size_t i = 0; i < distribution.size(); ++i)
            outcomes.push_back({distribution[i], distribution.probability(i)});
        return outcomes;
    }

    Action sample_chance(const AnyState& s, Rng& rng) const override
    {
        ensure(P::decider_of(state(s)).is_chance(), "chance is asked only where it decides");
        return P::sample_chance(state(s), rules_, rng);
    }

    boost::json::value view(const AnyState& s, Seat viewer) const override
    {
        return tessera::to_json(rules_, P::view_for(state(s), rules_, viewer));
    }

    void write_view(const AnyState& s, Seat viewer, std::string& out) const override
    {
        JsonWriter writer(out);
        write_json(rules_, P::view_for(state(s), rules_, viewer), writer);
    }

    std::vector<ViewChange> view_changes(const AnyState& before, const AnyState& after, Seat viewer) const override
    {
        return changes_between(rules_, P::view_for(state(before), rules_, viewer),
                               P::view_for(state(after), rules_, viewer));
    }

    void resample_hidden(AnyState& s, Seat seat, Rng& rng) const override { P::deal_anew(state(s), rules_, seat, rng); }

    Action seen_by(const AnyState& s, Action action, Seat viewer) const override
    {
        return P::seen_action(state(s), rules_, action, viewer);
    }

    int score(const AnyState& s, Seat seat) const override { return P::score_of(state(s), rules_, seat); }
    Ranking ranking(const AnyState& s) const override { return P::final_ranking(state(s), rules_); }
    Payoffs payoffs(const AnyState& s) const override { return P::payoffs_at_end(state(s), rules_); }

    Tally conserved(const AnyState& s) const override
    {
        Tally tally;
        P::count_conserved(state(s), rules_, tally);
        return tally;
    }

    std::string text(Action action) const override { return text_of<Verbs>(rules_, action); }
    Action action_from_text(std::string_view text) const override
    {
        return packed_from_text<Action, Verbs>(rules_, text);
    }
    boost::json::value to_json(Action action) const override { return packed_to_json<Verbs>(rules_, action); }
    Action action_from_json(const boost::json::value& json) const override
    {
        return packed_from_json<Action, Verbs>(rules_, json);
    }

    std::vector<std::string> things(Action action) const override
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

    std::vector<std::string> things(const AnyNews& news, Seat viewer) const override
    {
        std::vector<std::string> named;
        std::visit([&](const auto& n) { add_things(rules_, P::heard_news(rules_, n, viewer), {viewer}, named); },
                   typed(news));
        return named;
    }

    std::vector<Action> conceivable(const AnyState& s, std::span<const std::string> things,
                                    std::size_t most) const override
    {
        return conceivable_actions<G>(state(s), rules_, things, most);
    }

    std::string label(const AnyState& s, Action action) const override
    {
        std::string out;
        Verbs::visit(action.kind,
                     [&]<class Verb>(TypeTag<Verb>) { out = P::label_for(state(s), rules_, unpack<Verb>(action)); });
        return out;
    }

    std::string prompt(const AnyState& s) const override
    {
        std::string out;
        if (P::is_over(state(s))) return "The game is over.";
        const Step top = state(s).agenda.top();
        G::Steps::visit(top.kind, [&]<class T>(TypeTag<T>) {
            if constexpr (Question<T>) out = P::prompt_for(state(s), rules_, unpack<T>(top));
        });
        return out;
    }

    std::string question(const AnyState& s) const override
    {
        std::string out = "over";
        if (P::is_over(state(s))) return out;
        G::Steps::visit(state(s).agenda.top().kind, [&]<class T>(TypeTag<T>) { out = kebab_case(type_name<T>()); });
        return out;
    }

    std::string_view asking_rule(const AnyState& s) const override
    {
        std::string_view rule;
        if (P::is_over(state(s))) return rule;
        G::Steps::visit(state(s).agenda.top().kind, [&]<class T>(TypeTag<T>) {
            if constexpr (requires { rule_asking(TypeTag<T>{}); }) rule = rule_asking(TypeTag<T>{});
        });
        return rule;
    }

    std::string news_name(const AnyNews& news) const override
    {
        return std::visit([](const auto& n) { return kebab_case(type_name<std::decay_t<decltype(n)>>()); },
                          typed(news));
    }

    boost::json::value to_json(const AnyNews& news) const override
    {
        return std::visit([&](const auto& n) { return tessera::to_json(rules_, n); }, typed(news));
    }

    std::string line(const AnyNews& news, const Narrator& narrator) const override
    {
        return std::visit([&](const auto& n) { return P::line_for(narrator, rules_, n); }, typed(news));
    }

    std::string picture(const AnyState& s, Seat viewer, const Ink& ink) const override
    {
        return P::picture_of(P::view_for(state(s), rules_, viewer), rules_, ink);
    }

    boost::json::value to_json(const AnyState& s) const override { return tessera::to_json(rules_, state(s)); }

    AnyState state_from_json(const boost::json::value& json) const override
    {
        State s{};
        from_json(rules_, json, s);
        refuse_wrong_seats(s);
        return wrapped(s);
    }

    AnyState blank(Seats seats, std::string_view at) const override
    {
        return wrapped(P::blank_position(rules_, seats, at));
    }

    void patch(AnyState& s, const boost::json::value& json) const override
    {
        from_json(rules_, json, state(s));
        refuse_wrong_seats(state(s));
    }

    void run_to_decision(AnyState& s) const override
    {
        Silent tell;
        P::run_to_decision(state(s), rules_, tell);
    }

    std::uint64_t signature(const AnyState& s) const override { return signature_of(state(s)); }
    const void* typed_rules() const override { return &rules_; }

private:
    static State& state(AnyState& s) { return *static_cast<State*>(s.data()); }
    static const State& state(const AnyState& s) { return *static_cast<const State*>(s.data()); }

    void refuse_wrong_seats(const State& s) const
    {
        const Seats seats = P::seats_at(s);
        if (seats.count < rule_set_.least_seats || seats.count > rule_set_.most_seats)
            throw BadValue("found " + std::to_string(seats.count) + " seats, expected " +
                           std::to_string(rule_set_.least_seats) + " to " + std::to_string(rule_set_.most_seats));
        refuse_absent_seats(s, State{}, seats);
    }

    static AnyState wrapped(const State& s)
    {
        AnyState out(sizeof s);
        std::memcpy(out.data(), &s, sizeof s);
        return out;
    }

    static AnyNews wrapped(const News& news)
    {
        AnyNews out;
        out.kind = static_cast<std::uint16_t>(news.index());
        std::visit(
            [&](const auto& n) {
                static_assert(std::is_trivially_copyable_v<std::decay_t<decltype(n)>> &&
                              sizeof n <= sizeof out.members);
                std::memcpy(out.members.data(), &n, sizeof n);
            },
            news);
        return out;
    }

    static News typed(const AnyNews& news)
    {
        return boost::mp11::mp_with_index<std::variant_size_v<News>>(news.kind, [&](auto place) {
            std::variant_alternative_t<place, News> n{};
            std::memcpy(static_cast<void*>(&n), news.members.data(), sizeof n);
            return News(n);
        });
    }

    Rules rules_;
    RuleSetInfo rule_set_;
    std::vector<Option> options_;
    std::uint64_t content_fingerprint_;
};

}  // namespace tessera
