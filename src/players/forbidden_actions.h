// What is forbidden to a player, however good it would be: a verb (`draw-admin`), a verb with one of its words
// (`settle:factory`), or whatever leads at once to some news of its own (`card-taken:navy`). So the lab finds out what
// it is worth to be able to do a thing.
#pragma once

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "engine/action_text.h"
#include "engine/play.h"
#include "players/listener.h"
#include "players/players.h"

namespace tessera {

template <Game G>
class ForbiddenActions {
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;
    using Verbs = typename G::Verbs;

public:
    // Throws BadValue for what is neither a verb nor news of a seat.
    ForbiddenActions(const PlayerSpec& spec, const Rules& rules)
    {
        if (spec.forbidden.empty()) return;
        const std::vector<std::string> verbs = verb_names<Verbs>();
        const std::vector<NewsKind> kinds = news_kinds_of<typename G::News>(rules);
        for (const std::string& words : spec.forbidden) {
            const std::size_t colon = words.find(':');
            const auto verb = std::find(verbs.begin(), verbs.end(), words.substr(0, colon));
            if (verb == verbs.end()) {
                news_.push_back(news_term(words, kinds));
                if (!kinds[news_.back().kind].of_a_seat) throw BadValue("\"" + words + "\" is not news of a seat");
                continue;
            }
            verbs_.push_back({static_cast<std::size_t>(verb - verbs.begin()),
                              colon == std::string::npos ? "" : words.substr(colon + 1)});
            refuse_strange_word(rules, verbs_.back());
        }
        if (!news_.empty()) heard_.emplace(kinds);
    }

    bool empty() const { return verbs_.empty() && news_.empty(); }

    // Removes what is forbidden to the seat. Whoever has no other choice is free.
    void remove_from(const State& s, const Rules& rules, Seat seat, ActionList& legal)
    {
        std::size_t left = 0;
        for (std::size_t i = 0; i < legal.size(); ++i)
            if (!is_forbidden(rules, legal[i]) && !leads_to_forbidden(s, rules, seat, legal[i]))
                std::swap(legal[left++], legal[i]);
        if (left > 0) legal.shrink(left);
    }

private:
    struct ForbiddenVerb {
        std::size_t verb = 0;
        std::string word;  // that the action names; empty: whatever it names
    };

    static void refuse_strange_word(const Rules& rules, const ForbiddenVerb& forbidden)
    {
        if (forbidden.word.empty()) return;
        std::vector<std::string> known;
        Verbs::visit(forbidden.verb, [&]<class Verb>(TypeTag<Verb>) {
            Verb verb{};
            for_each_member(verb, [&](std::string_view, const auto& member) {
                using T = std::remove_cvref_t<decltype(member)>;
                if constexpr (detail::is_facet<T, Rules> && std::is_enum_v<T>)
                    for (const std::string& word : words_of<T>(rules)) known.push_back(word);
            });
        });
        if (std::find(known.begin(), known.end(), forbidden.word) == known.end())
            throw BadValue("\"" + verb_names<Verbs>()[forbidden.verb] + "\" never names \"" + forbidden.word + "\"" +
                           did_you_mean(forbidden.word, known));
    }

    bool is_forbidden(const Rules& rules, Action action) const
    {
        return std::any_of(verbs_.begin(), verbs_.end(), [&](const ForbiddenVerb& forbidden) {
            if (forbidden.verb != action.kind) return false;
            if (forbidden.word.empty()) return true;
            for (const std::string& labelled : words_of_packed<Verbs>(rules, action))
                if (labelled.ends_with(":" + forbidden.word)) return true;
            return false;
        });
    }

    bool leads_to_forbidden(const State& s, const Rules& rules, Seat seat, Action action)
    {
        if (news_.empty()) return false;
        heard_->forget();
        Listener<typename G::News, Rules> listener(*heard_);
        State after = s;
        P::carry_out(after, rules, action, listener);
        return std::any_of(heard_->counts().begin(), heard_->counts().end(), [&](const Heard::Count& count) {
            return count.seat == seat &&
                   std::any_of(news_.begin(), news_.end(), [&](const NewsTerm& term) { return covers(term, count); });
        });
    }

    std::vector<ForbiddenVerb> verbs_;
    std::vector<NewsTerm> news_;
    std::optional<Heard> heard_;
};

}  // namespace tessera
