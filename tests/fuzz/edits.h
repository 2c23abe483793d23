// What the fuzzers start from: a text that makes sense, edited in a few places as the input says. So most inputs come
// far before something is wrong with them.
#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "engine/any_game.h"
#include "tests/support/calibration.h"

namespace tessera::fuzz {

inline std::string edited(std::string text, FuzzedDataProvider& input)
{
    while (input.remaining_bytes() > 0) {
        const auto at = input.ConsumeIntegralInRange<std::size_t>(0, text.size());
        const auto erased = input.ConsumeIntegralInRange<std::size_t>(0, 20);
        text.replace(at, std::min(erased, text.size() - at), input.ConsumeRandomLengthString(60));
    }
    return text;
}

// One of all rule sets: those that ship, and those of the calibration games.
inline std::shared_ptr<const AnyGame> some_game(FuzzedDataProvider& input)
{
    static const std::vector<std::shared_ptr<const AnyGame>> games = [] {
        std::vector<std::shared_ptr<const AnyGame>> loaded;
        for (const RuleSetListing& listing : shipped_rule_sets()) loaded.push_back(load_rule_set(listing.info.id));
        for (const RuleSetListing& listing : calibration_rule_sets())
            loaded.push_back(load_calibration(listing.info.id));
        return loaded;
    }();
    return games[input.ConsumeIntegralInRange<std::size_t>(0, games.size() - 1)];
}

inline Seats some_seats(const AnyGame& game, FuzzedDataProvider& input)
{
    return {input.ConsumeIntegralInRange<int>(game.rule_set().least_seats, game.rule_set().most_seats)};
}

// Plays at random, at most so many actions, and says what was done.
inline std::vector<Action> play_on(const AnyGame& game, AnyState& s, int actions, std::uint64_t seed)
{
    Rng rng(seed);
    std::vector<Action> log;
    for (; actions > 0 && !game.decider(s).is_nobody(); --actions) {
        if (game.decider(s).is_chance()) {
            log.push_back(game.sample_chance(s, rng));
        } else {
            const std::vector<Action> legal = game.legal(s);
            log.push_back(legal.at(rng.below(legal.size())));
        }
        game.apply(s, log.back());
    }
    return log;
}

}  // namespace tessera::fuzz
