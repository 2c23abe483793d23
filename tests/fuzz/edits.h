// What the fuzzers start from where an input is not written by hand (support/written.h): a text that makes sense,
// edited in a few places as the input says. So most inputs come far before something is wrong with them.
#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "engine/any_game.h"
#include "tests/fuzz/support/written.h"
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

// All rule sets: those that ship, and those of the calibration games.
inline const std::vector<std::shared_ptr<const AnyGame>>& all_games()
{
    static const std::vector<std::shared_ptr<const AnyGame>> games = [] {
        std::vector<std::shared_ptr<const AnyGame>> loaded;
        for (const RuleSetListing& listing : shipped_rule_sets()) loaded.push_back(load_rule_set(listing.info.id));
        for (const RuleSetListing& listing : calibration_rule_sets())
            loaded.push_back(load_calibration(listing.info.id));
        return loaded;
    }();
    return games;
}

inline std::shared_ptr<const AnyGame> some_game(FuzzedDataProvider& input)
{
    return all_games()[input.ConsumeIntegralInRange<std::size_t>(0, all_games().size() - 1)];
}

// The one that goes by this name; the first for a name that none has.
inline std::shared_ptr<const AnyGame> game_called(const std::string& rule_set)
{
    for (const std::shared_ptr<const AnyGame>& game : all_games())
        if (game->rule_set().id == rule_set) return game;
    return all_games().front();
}

// What is said in digits, within these bounds.
inline int number_in(const std::string& word, int least, int most)
{
    int number = least;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return std::clamp(number, least, most);
}

inline Seats seats_said(const AnyGame& game, const std::string& word)
{
    return {number_in(word, game.rule_set().least_seats, game.rule_set().most_seats)};
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
