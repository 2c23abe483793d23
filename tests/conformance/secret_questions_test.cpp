// Secret questions: nobody else learns that somebody is asked. Two worlds that differ only in hidden cards, in one of
// which a seat is asked and passes, are the same to everybody else.
#include <boost/json.hpp>

#include "tests/conformance/conformance.h"

namespace tessera::conformance {

namespace {

// What others see of an action, when whoever is asked in secret about it has passed.
struct Seen {
    bool leads_past_secret_question = false;
    bool asked = false;  // somebody who is not the viewer
    std::vector<std::string> told;
    std::string view, question;
    Decider decider = Decider::nobody();
    std::vector<std::string> own_choices;
};

Seen seen(const AnyGame& game, AnyState s, Action action, Seat viewer)
{
    static const std::vector<std::string> names = {"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans"};
    Seen out;
    out.leads_past_secret_question = game.leads_past_secret_question(s, action);
    const auto apply = [&](Action taken) {
        for (const AnyNews& news : game.apply(s, taken)) {
            std::string line = game.line(news, Narrator(viewer, names));
            if (line.empty()) continue;
            for (const std::string& thing : game.things(news, viewer)) line += " " + thing;
            out.told.push_back(std::move(line));
        }
    };
    apply(action);
    for (auto pass = game.unnoticed_answer(s); pass; pass = game.unnoticed_answer(s)) {
        if (game.decider(s).seat() == viewer) break;
        out.asked = true;
        apply(*pass);
    }
    game.write_view(s, viewer, out.view);
    out.decider = game.decider(s);
    if (out.decider.is_nobody()) return out;
    out.question = game.question(s);
    if (out.decider.is_seat() && out.decider.seat() == viewer)
        for (Action choice : game.legal(s)) out.own_choices.push_back(game.label(s, choice, viewer));
    return out;
}

std::string view_text(const AnyGame& game, const AnyState& s, Seat viewer)
{
    std::string text;
    game.write_view(s, viewer, text);
    return text;
}

}  // namespace

// Wherever a secret question is asked, everybody knows that one might be.
TEST_P(Conformance, ASecretQuestionIsAskedOnlyWhereOneMayBeExpected)
{
    in_games(std::max(1, many_games() / 10), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        AnyState after = p.state;
        game().apply(after, p.next);
        if (!game().unnoticed_answer(after)) return;
        ASSERT_TRUE(game().leads_past_secret_question(p.state, p.next)) << p;
        ASSERT_TRUE(game().check(after, *game().unnoticed_answer(after))) << p;
        ASSERT_GT(game().legal(after).size(), 1u) << "who can only pass is not asked, " << p;
    });
}

// The one who decides, and whoever looks on, cannot tell from anything whether another one was asked and passed.
TEST_P(Conformance, WhetherSomebodyWasAskedInSecretIsNotSeen)
{
    if (!game().hidden_information()) return;
    int compared = 0, differed = 0;
    bool has_secret_questions = false;
    in_games(std::max(2, many_games() / 40), [&](const Position& p) {
        if (!p.decider.is_seat()) return;
        const bool expected = game().leads_past_secret_question(p.state, p.next);
        has_secret_questions = has_secret_questions || expected;
        if (!expected) return;
        const auto another = id_at<Seat>(static_cast<std::size_t>(p.number % seats().count));
        for (std::uint64_t deal = 0; deal < 3; ++deal) {
            // The hand of the one who acts stays as it is, so the action is possible.
            AnyState other = p.state;
            Rng rng = Rng::for_task(static_cast<std::uint64_t>(p.number), deal);
            game().resample_hidden(other, p.decider.seat(), rng);
            for (Seat viewer : {p.decider.seat(), another, spectator}) {
                if (view_text(game(), other, viewer) != view_text(game(), p.state, viewer)) continue;
                const Seen here = seen(game(), p.state, p.next, viewer);
                const Seen there = seen(game(), other, p.next, viewer);
                ++compared;
                if (here.asked != there.asked) ++differed;
                ASSERT_EQ(there.leads_past_secret_question, here.leads_past_secret_question) << p;
                ASSERT_EQ(there.told, here.told) << "as told to viewer " << index_of(viewer) << " " << p;
                ASSERT_EQ(there.view, here.view) << "as seen by viewer " << index_of(viewer) << " " << p;
                ASSERT_EQ(there.decider, here.decider) << p;
                ASSERT_EQ(there.question, here.question) << p;
                ASSERT_EQ(there.own_choices, here.own_choices) << p;
            }
        }
    });
    if (has_secret_questions) {
        EXPECT_GT(compared, 0);
        EXPECT_GT(differed, 0) << "nobody was asked in one world only, so nothing is proved";
    }
}

}  // namespace tessera::conformance
