// There is a recorded game for every way in which a round and a game of Treasury can end.
#include <gmock/gmock.h>

#include <algorithm>
#include <iterator>

#include "games/treasury/state.h"
#include "tests/support/recorded_game.h"

namespace tessera::treasury {
namespace {

using testing::Contains;
using testing::Not;

using Heard = std::vector<std::string>;

struct Replayed {
    Heard heard;
    std::size_t events_left = 0;  // in the current deck, before the action that set a round to end: the most there were
    Ranking ranking;

    std::size_t first(const std::string& name) const
    {
        return static_cast<std::size_t>(std::find(heard.begin(), heard.end(), name) - heard.begin());
    }
    Heard after(const std::string& name) const
    {
        const auto from = heard.begin() + static_cast<std::ptrdiff_t>(first(name));
        return from == heard.end() ? Heard{} : Heard(from + 1, heard.end());
    }
    // What was heard between the beginning of a round and the first time of this.
    Heard round_before(const std::string& name) const
    {
        const auto end = heard.begin() + static_cast<std::ptrdiff_t>(first(name));
        const auto begin = std::find(std::make_reverse_iterator(end), heard.rend(), "round-began");
        return {begin.base(), end};
    }
};

Replayed replayed(const std::string& name)
{
    std::size_t most_events = 0;
    const RecordedGame recorded = recorded_game("treasury/" + name, [&](const ReplayedAction& action) {
        const State& before = *static_cast<const State*>(action.before.data());
        const State& after = *static_cast<const State*>(action.after.data());
        if (!before.round.set_to_end && after.round.set_to_end)
            most_events = std::max(most_events, before.current.size());
    });
    return {recorded.heard, most_events, recorded.game->ranking(recorded.end)};
}

// TR-016
TEST(RecordedRounds, TheLastEventWasTriggered)
{
    const Replayed game = replayed("final_round");
    EXPECT_THAT(game.round_before("round-set-to-end"), Contains("event-triggered"));
}

// TR-053: an event that decreases the population takes another one with it, and none is left.
TEST(RecordedRounds, ADecreaseTookTheLastEvent)
{
    const Replayed game = replayed("decrease_ends_round");
    EXPECT_GE(game.events_left, 2u);
    EXPECT_THAT(game.heard, Contains("population-shrank"));
}

// TR-078, TR-R15
TEST(RecordedRounds, EverybodyPassed)
{
    const Replayed game = replayed("everybody_passes");
    EXPECT_THAT(game.round_before("top-card-discarded"), Contains("turn-passed").Times(2));
}

// TR-071, TR-073: the last card leaves the piles, and the round in which it does so is the last.
TEST(RecordedGames, TheFinalRoundWasPlayed)
{
    const Replayed game = replayed("final_round");
    EXPECT_THAT(game.round_before("final-phase-began"), Not(Contains("round-set-to-end")));
    EXPECT_THAT(game.after("final-phase-began"), Contains("round-set-to-end"));
    EXPECT_THAT(game.after("final-phase-began"), Not(Contains("round-began")));
    EXPECT_EQ(game.heard.back(), "game-ended");
}

// TR-074: the round was set to end before, so that the events that are left are not triggered.
TEST(RecordedGames, TheCardsRanOutInTheLastLap)
{
    const Replayed game = replayed("late_exhaustion");
    EXPECT_THAT(game.round_before("final-phase-began"), Contains("round-set-to-end"));
    EXPECT_THAT(game.after("final-phase-began"), Not(Contains("event-triggered")));
    EXPECT_THAT(game.after("final-phase-began"), Not(Contains("round-began")));
}

// The option `late_exhaustion = extra_round`
TEST(RecordedGames, TheEventsThatWereLeftGotARoundOfTheirOwn)
{
    const Replayed game = replayed("extra_round");
    EXPECT_THAT(game.round_before("final-phase-began"), Contains("round-set-to-end"));
    EXPECT_THAT(game.after("final-phase-began"), Contains("round-began").Times(1));
    EXPECT_THAT(game.after("final-phase-began"), Contains("event-triggered"));
}

// TR-075 to TR-077
TEST(RecordedGames, AHandRanOutAfterThePiles)
{
    const Replayed game = replayed("out_of_cards");
    EXPECT_THAT(game.after("game-end-triggered"), Contains("event-resolved"));
    EXPECT_THAT(game.after("game-end-triggered"), Not(Contains("round-began")));
    EXPECT_THAT(game.after("game-end-triggered"), Contains("round-ended").Times(1));
}

// TR-079
TEST(RecordedGames, TwoAreEquallyRich)
{
    const Replayed game = replayed("shared_victory");
    EXPECT_EQ(std::count(game.ranking.begin(), game.ranking.end(), 1), 2);
}

}  // namespace
}  // namespace tessera::treasury
