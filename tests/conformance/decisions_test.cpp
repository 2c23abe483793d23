// Decisions: there is always something to decide, what is offered is what is allowed, and nothing is created or lost.
#include <set>

#include "tests/conformance/conformance.h"

namespace tessera::conformance {

// That somebody who decides has a choice, and that no game exceeds its bound, is made sure of wherever games are
// played.
TEST_P(Conformance, EveryGameEndsWithinItsBound)
{
    in_games(many_games(), [&](const Position& p) {
        EXPECT_EQ(game().seats_of(p.state).count, seats().count) << p;
        if (p.decider.is_seat()) {
            EXPECT_LT(index_of(p.decider.seat()), all_seats().size()) << p;
        }
    });
}

TEST_P(Conformance, NoActionIsListedTwice)
{
    in_positions(thousands(), [&](const Position& p) {
        const std::set<Action> distinct(p.choices.begin(), p.choices.end());
        EXPECT_EQ(distinct.size(), p.choices.size()) << p;
    });
}

TEST_P(Conformance, EveryChoiceIsAllowed)
{
    in_positions(thousands(), [&](const Position& p) {
        for (Action action : p.choices) {
            const Verdict verdict = game().check(p.state, action);
            EXPECT_TRUE(verdict) << p.text(action) << " is listed, yet refused: " << verdict.reason();
        }
    });
}

// Each choice is carried out on a copy; what follows must be a decision again, or the end.
TEST_P(Conformance, EveryChoiceApplies)
{
    in_positions(hundreds(), [&](const Position& p) {
        const Tally before = game().conserved(p.state);
        for (Action action : p.choices) {
            AnyState after = p.state;
            try {
                game().apply(after, action);
            } catch (const std::exception& e) {
                FAIL() << p.text(action) << " is listed, yet cannot be applied: " << e.what();
            }
            EXPECT_EQ(game().conserved(after).entries, before.entries) << p.text(action);
            if (game().decider(after).is_seat()) {
                EXPECT_FALSE(game().legal(after).empty()) << "nothing can be decided after " << p.text(action);
            }
            if (game().decider(after).is_chance()) {
                EXPECT_FALSE(game().chances(after).empty()) << "chance has no outcome after " << p.text(action);
            }
        }
    });
}

TEST_P(Conformance, NothingIsCreatedOrLost)
{
    Tally first;
    in_games(many_games(), [&](const Position& p) {
        const Tally now = game().conserved(p.state);
        if (p.number == 0) first = now;
        ASSERT_EQ(now.entries.size(), first.entries.size()) << p;
        for (std::size_t i = 0; i < now.entries.size(); ++i)
            ASSERT_EQ(now.entries[i].amount, first.entries[i].amount)
                << now.entries[i].what << " " << now.entries[i].which << " " << p;
    });
}

TEST_P(Conformance, NothingCanBeDecidedWhenItIsOver)
{
    in_positions(hundreds(), [&](const Position& p) {
        if (!p.decider.is_nobody()) return;
        EXPECT_TRUE(game().legal(p.state).empty()) << p;
        EXPECT_TRUE(game().chances(p.state).empty()) << p;
        EXPECT_FALSE(game().check(p.state, Action{})) << p;
        EXPECT_EQ(game().question(p.state), "over") << p;
    });
}

TEST_P(Conformance, AStateIsAFewKilobytesAtMost) { EXPECT_LE(game().state_bytes(), 8192u); }

}  // namespace tessera::conformance
