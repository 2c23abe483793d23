// Secrets: what a seat is shown depends on nothing but what it may know. Everything hidden from a seat is dealt anew,
// and then nothing that the seat can see may have changed.
#include <boost/json.hpp>

#include "tests/conformance/conformance.h"
#include "tests/conformance/differences.h"
#include "tests/players/fairness.h"

namespace tessera::conformance {

namespace {

std::string view_text(const AnyGame& game, const AnyState& s, Seat viewer)
{
    return boost::json::serialize(game.view(s, viewer));
}

AnyState determinized(const AnyGame& game, const AnyState& s, Seat viewer, std::uint64_t seed)
{
    AnyState other = s;
    Rng rng(seed);
    game.resample_hidden(other, viewer, rng);
    return other;
}

std::uint64_t seed_for(const Position& p)
{
    return mix_bits(static_cast<std::uint64_t>(p.game_index) * 10007 + static_cast<std::uint64_t>(p.number));
}

// Two positions that must be the same to a viewer; the message says which members are not, and what usually went wrong.
void expect_same(const AnyGame& game, const AnyState& first, const AnyState& second, Seat viewer, const Position& p,
                 std::string_view usual_cause)
{
    if (game.signature(first) == game.signature(second)) return;
    ADD_FAILURE() << "dealt anew for viewer " << index_of(viewer) << " " << p << ":\n"
                  << differences(game.to_json(first), game.to_json(second)) << usual_cause;
}

void expect_same_view(const AnyGame& game, const AnyState& first, const AnyState& second, Seat viewer,
                      const Position& p)
{
    if (view_text(game, first, viewer) == view_text(game, second, viewer)) return;
    ADD_FAILURE() << "the view of " << index_of(viewer) << " changes when the hidden is dealt anew " << p << ":\n"
                  << differences(game.view(first, viewer), game.view(second, viewer))
                  << "Either view() shows what the viewer may not know, or resample_hidden() changes what it does.";
}

// What a viewer is told of an action: the lines in the log with the things they name, and the table afterwards.
struct Told {
    std::vector<std::string> lines;
    std::string view;
};

Told told(const AnyGame& game, AnyState s, Action action, Seat viewer)
{
    static const std::vector<std::string> names = {"Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans"};
    Told out;
    for (const AnyNews& news : game.apply(s, action)) {
        out.lines.push_back(game.line(news, Narrator(viewer, names)));
        if (out.lines.back().empty()) continue;
        for (const std::string& thing : game.things(news, viewer)) out.lines.back() += " " + thing;
    }
    out.view = view_text(game, s, viewer);
    return out;
}

}  // namespace

TEST_P(Conformance, WhereNothingIsHiddenNothingIsDealtAnew)
{
    if (game().hidden_information()) return;
    in_positions(thousands(), [&](const Position& p) {
        for (Seat viewer : all_viewers()) {
            const AnyState other = determinized(game(), p.state, viewer, seed_for(p));
            expect_same(game(), p.state, other, viewer, p,
                        "With hidden_information = false, resample_hidden changes nothing.");
            if (HasFailure()) return;
            if (p.decider.is_nobody()) continue;
            ASSERT_EQ(game().redact_for(p.state, p.next, viewer), p.next) << p;
        }
    });
}

// The spectator's view holds what everybody knows, so no seat's unknown is in it.
TEST_P(Conformance, ViewsDoNotChangeWhenTheHiddenIsDealtAnew)
{
    in_positions(hundreds(), [&](const Position& p) {
        for (Seat viewer : all_viewers()) {
            const AnyState other = determinized(game(), p.state, viewer, seed_for(p));
            expect_same_view(game(), p.state, other, viewer, p);
            expect_same_view(game(), p.state, other, spectator, p);
            if (HasFailure()) return;
        }
    });
}

TEST_P(Conformance, DealingAnewDependsOnlyOnWhatTheSeatKnows)
{
    in_positions(thousands(), [&](const Position& p) {
        for (Seat viewer : all_viewers()) {
            const std::uint64_t seed = seed_for(p);
            const AnyState once = determinized(game(), p.state, viewer, seed);
            const AnyState again = determinized(game(), determinized(game(), p.state, viewer, seed + 1), viewer, seed);
            expect_same(game(), once, again, viewer, p,
                        "The same seed deals differently, depending on where the hidden cards lay before. Usually they "
                        "are gathered place by place: gather them by kind, or sort them, before they are dealt.");
            if (HasFailure()) return;
        }
    });
}

TEST_P(Conformance, TheDeciderHasTheSameChoicesWhenTheHiddenIsDealtAnew)
{
    in_positions(thousands(), [&](const Position& p) {
        for (Seat viewer : all_viewers()) {
            const AnyState other = determinized(game(), p.state, viewer, seed_for(p));
            ASSERT_EQ(game().decider(other), p.decider) << p;
            ASSERT_EQ(game().question(other), game().question(p.state)) << p;
            ASSERT_EQ(game().conserved(other).entries, game().conserved(p.state).entries) << p;
            if (!p.decider.is_seat() || p.decider.seat() != viewer) continue;
            ASSERT_EQ(game().legal(other), p.choices) << p;
            ASSERT_EQ(game().prompt(other, viewer), game().prompt(p.state, viewer)) << p;
            for (Action action : p.choices)
                ASSERT_EQ(game().label(other, action, viewer), game().label(p.state, action, viewer)) << p.text(action);
        }
    });
}

// A state dealt anew is a state of the game: it can be played on to the end.
TEST_P(Conformance, StatesDealtAnewPlayOn)
{
    in_positions(std::max(1, hundreds() / 4), [&](const Position& p) {
        Rng rng(seed_for(p));
        for (Seat viewer : all_seats()) {
            AnyState s = determinized(game(), p.state, viewer, seed_for(p));
            int number = p.number;
            for (; !game().decider(s).is_nobody(); ++number) {
                ASSERT_LE(number, game().longest_game(seats())) << "after dealing anew " << p;
                if (game().decider(s).is_chance()) {
                    game().apply(s, game().sample_chance(s, rng));
                    continue;
                }
                const std::vector<Action> legal = game().legal(s);
                ASSERT_FALSE(legal.empty()) << "nothing can be decided after dealing anew " << p;
                game().apply(s, legal[rng.below(legal.size())]);
            }
        }
    });
}

// Two actions, or the same one in two deals, that look the same to a viewer and leave the same view, are told in the
// same words. Where the views differ afterwards, something was revealed, and the words may say it.
TEST_P(Conformance, NewsTellsNoMoreThanTheView)
{
    in_positions(hundreds(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        for (Seat viewer : all_viewers()) {
            const Action seen = game().redact_for(p.state, p.next, viewer);
            const Told first = told(game(), p.state, p.next, viewer);
            const auto compare = [&](const AnyState& s, Action action) {
                if (game().redact_for(s, action, viewer) != seen) return;
                const Told second = told(game(), s, action, viewer);
                if (second.view != first.view) return;
                ASSERT_EQ(second.lines, first.lines) << "as seen by viewer " << index_of(viewer) << " " << p;
            };
            for (Action action : p.choices) compare(p.state, action);
            const AnyState other = determinized(game(), p.state, viewer, seed_for(p));
            if (game().check(other, p.next)) compare(other, p.next);
        }
    });
}

// An action that a viewer sees entirely is seen so in every deal.
TEST_P(Conformance, WhatIsSeenOfAnActionDoesNotDependOnTheHidden)
{
    in_positions(thousands(), [&](const Position& p) {
        if (p.decider.is_nobody()) return;
        for (Seat viewer : all_viewers()) {
            const AnyState other = determinized(game(), p.state, viewer, seed_for(p));
            if (!game().check(other, p.next)) continue;
            ASSERT_EQ(game().redact_for(other, p.next, viewer), game().redact_for(p.state, p.next, viewer)) << p;
        }
    });
}

// Whoever decides knows what was decided.
TEST_P(Conformance, TheDeciderSeesItsOwnAction)
{
    in_positions(thousands(), [&](const Position& p) {
        if (!p.decider.is_seat()) return;
        for (Action action : p.choices)
            ASSERT_EQ(game().redact_for(p.state, action, p.decider.seat()), action) << p.text(action);
    });
}

// Fair by proof: what a seat does not know changes nothing about what a bot does there.
TEST_P(Conformance, PlayersPlayByWhatTheirSeatKnows)
{
    if (!GetParam().ships || !game().hidden_information()) return;
    const std::unique_ptr<AnyPlayers> players = players_for(load(GetParam()));
    for (const char* name : {"random", "greedy", "search:simulations=20,depth=10", "search:simulations=100,depth=5",
                             "search:simulations=300,depth=0"})
        expect_fair(game(), *players, players->player(name), GetParam().seats, 1, 1);
}

}  // namespace tessera::conformance
