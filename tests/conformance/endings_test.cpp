// Endings: how it stands can be asked at any time, and how it ended makes sense.
#include "tests/conformance/conformance.h"

namespace tessera::conformance {

TEST_P(Conformance, ScoresCanBeReadAtAnyTime)
{
    in_positions(thousands(), [&](const Position& p) {
        for (Seat seat : all_seats()) ASSERT_NO_THROW(game().score(p.state, seat)) << p;
    });
}

TEST_P(Conformance, EveryEndingRanksAllSeatsAndPaysThemAccordingly)
{
    in_games(many_games(), [&](const Position& p) {
        if (!p.decider.is_nobody()) return;
        const Ranking ranking = game().ranking(p.state);
        const Payoffs payoffs = game().payoffs(p.state);
        ASSERT_EQ(ranking.size(), all_seats().size()) << p;
        ASSERT_EQ(payoffs.size(), all_seats().size()) << p;
        // A lone player can lose; among several, somebody is first.
        ASSERT_TRUE(seats().count == 1 || ranking.contains(1)) << p;
        for (std::size_t i = 0; i < ranking.size(); ++i) {
            ASSERT_GE(ranking[i], 1) << p;
            ASSERT_LE(ranking[i], std::max(2, seats().count)) << p;
            ASSERT_GE(payoffs[i], 0.0f) << p;
            ASSERT_LE(payoffs[i], 1.0f) << p;
            for (std::size_t k = 0; k < ranking.size(); ++k)
                ASSERT_TRUE(ranking[i] >= ranking[k] || payoffs[i] >= payoffs[k]) << p;
        }
    });
}

}  // namespace tessera::conformance
