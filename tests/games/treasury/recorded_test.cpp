// There is a recorded game for every way in which a round and a game of Treasury can end.
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/record.h"
#include "engine/registry.h"
#include "games/treasury/state.h"

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
    const std::string path = TESSERA_SOURCE_DIR "/tests/recorded/treasury/" + name + ".json";
    std::ifstream in(path);
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const GameRecord record = record_from_text(path, text);
    const auto game = load_rule_set(record.rule_set, record.options);

    Replayed out;
    const AnyState end = replay(*game, record, record.log.size(), [&](const ReplayedAction& action) {
        for (const AnyNews& news : action.news) {
            out.heard.push_back(game->news_name(news));
            if (out.heard.back() == "round-set-to-end")
                out.events_left =
                    std::max(out.events_left, static_cast<const State*>(action.before.data())->current.size());
        }
    });
    out.ranking = game->ranking(end);
    return out;
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
