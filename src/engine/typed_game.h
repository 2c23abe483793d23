// Any game made out of a typed one: how it is played. What it reads and writes stands in typed_words.h. Only what CMake
// makes for each game includes this (`src/games/entry.cpp.in`).
#pragma once

#include <boost/mp11.hpp>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.h"
#include "engine/content.h"
#include "engine/options.h"
#include "engine/play.h"
#include "engine/typed_words.h"

namespace tessera {

// Keeps the news of a game for those who do not know its types.
template <class AnyOfTheNews>
class AnyNewsSink : public NewsSink {
public:
    explicit AnyNewsSink(std::vector<AnyNews>& news) : news_(news) {}

    template <class News>
    void operator()(const News& news)
    {
        static_assert(std::is_trivially_copyable_v<News> && sizeof news <= sizeof(AnyNews::members));
        AnyNews& kept = news_.emplace_back();
        kept.kind = static_cast<std::uint16_t>(boost::mp11::mp_find<AnyOfTheNews, News>::value);
        std::memcpy(kept.members.data(), &news, sizeof news);
    }

private:
    std::vector<AnyNews>& news_;
};

template <Game G>
class TypedGame final : public TypedWords<G> {
    using State = typename G::State;
    using Rules = typename G::Rules;
    using News = typename G::News;
    using P = Play<G>;
    using TypedWords<G>::rules_;
    using TypedWords<G>::state;
    using TypedWords<G>::wrapped;

public:
    TypedGame(Rules rules, const Options& options, const Content& content)
        : TypedWords<G>(std::move(rules), options.rule_set()),
          options_(options.all()),
          content_fingerprint_(content.fingerprint()),
          files_beside_the_rules_(content.files_beside_the_rules())
    {
    }

    const std::vector<Option>& options() const override { return options_; }
    std::string_view game_id() const override { return G::id; }
    std::uint64_t content_fingerprint() const override { return content_fingerprint_; }
    const ContentFiles& files_beside_the_rules() const override { return files_beside_the_rules_; }
    std::size_t state_bytes() const override { return sizeof(State); }
    bool hidden_information() const override { return G::hidden_information; }
    int longest_game(Seats seats) const override { return P::longest(rules_, seats); }

    AnyState new_game(Seats seats, std::vector<AnyNews>& news) const override
    {
        AnyNewsSink<News> tell(news);
        return wrapped(P::new_game(rules_, seats, tell));
    }

    Seats seats_of(const AnyState& s) const override { return P::seats_at(state(s)); }
    Decider decider(const AnyState& s) const override { return P::decider_of(state(s)); }

    std::size_t step_asking(const AnyState& s) const override { return state(s).agenda.top().kind; }

    void list_legal(const AnyState& s, std::vector<Action>& actions) const override
    {
        typename P::Choices choices;
        if (P::decider_of(state(s)).is_seat()) P::list_legal(state(s), rules_, choices.list);
        actions.assign(choices.list.begin(), choices.list.end());
    }

    Verdict check(const AnyState& s, Action action) const override { return P::verdict_on(state(s), rules_, action); }

    void carry_out(AnyState& s, Action action, std::vector<AnyNews>& news) const override
    {
        AnyNewsSink<News> tell(news);
        P::carry_out(state(s), rules_, action, tell);
    }

    std::optional<Action> unnoticed_answer(const AnyState& s) const override { return P::unnoticed_answer(state(s)); }

    bool leads_past_secret_question(const AnyState& s, Action action) const override
    {
        return P::leads_past_secret_question(state(s), rules_, action);
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

    void resample_hidden(AnyState& s, Seat seat, Rng& rng) const override
    {
        P::determinize(state(s), rules_, seat, rng);
    }

    Action redact_for(const AnyState& s, Action action, Seat viewer) const override
    {
        return P::redacted(state(s), rules_, action, viewer);
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

    AnyState blank(Seats seats, std::string_view at) const override
    {
        return wrapped(P::blank_position(rules_, seats, at));
    }

    void run_to_decision(AnyState& s) const override
    {
        std::vector<AnyNews> news;
        AnyNewsSink<News> tell(news);
        P::run_to_decision(state(s), rules_, tell);
    }

    const void* typed_rules() const override { return &rules_; }

private:
    std::vector<Option> options_;
    std::uint64_t content_fingerprint_;
    ContentFiles files_beside_the_rules_;
};

// For GameEntry::load: reads the rules with the game's own function, and refuses what is wrong with the files.
template <Game G, auto load_rules>
std::unique_ptr<AnyGame> load_game(Content& content, const std::string& rule_set, const OptionSettings& settings)
{
    const Options options(content, rule_set, settings);
    typename G::Rules rules = load_rules(content, options);
    content.refuse_mistakes();
    return std::make_unique<TypedGame<G>>(std::move(rules), options, content);
}

}  // namespace tessera
