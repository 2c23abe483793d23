// What every rule set has to keep, whatever its rules are, over many random games. The promises stand in the
// *_test.cpp files of this folder: decisions, words, secrets, chance and endings. They are written against AnyGame, so
// one compiled suite serves every rule set; `typed_test.cpp` has the few promises that need the type of the game.
//
// Rule sets that ship are found by themselves, with every number of seats. TESSERA_CONFORMANCE_GAMES says how many
// games the quickest checks play with each; thorough checks play fewer.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "base/random.h"
#include "engine/game.h"
#include "engine/registry.h"
#include "tests/support/calibration.h"

namespace tessera::conformance {

// A rule set with a number of seats.
struct Subject {
    std::string rule_set;
    Seats seats;
    int siblings;  // how many subjects share the rule set, this one included
    bool ships;
};

// GoogleTest asks for this name. NOLINTNEXTLINE(readability-identifier-naming)
inline void PrintTo(const Subject& subject, std::ostream* out)
{
    *out << subject.rule_set << " with " << subject.seats.count << " seats";
}

inline std::string name_of_test(const testing::TestParamInfo<Subject>& info)
{
    std::string name = info.param.rule_set;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name + "_" + std::to_string(info.param.seats.count);
}

// Subjects of the rule sets that ship and of the calibration games.
inline std::vector<Subject> all_subjects()
{
    std::vector<Subject> subjects;
    const auto add = [&](const std::vector<RuleSetListing>& listings, bool ships) {
        for (const RuleSetListing& listing : listings)
            for (int seats = listing.info.least_seats; seats <= listing.info.most_seats; ++seats)
                subjects.push_back(
                    {listing.info.id, Seats{seats}, listing.info.most_seats - listing.info.least_seats + 1, ships});
    };
    add(shipped_rule_sets(), true);
    add(calibration_rule_sets(), false);
    return subjects;
}

inline std::shared_ptr<const AnyGame> load(const Subject& subject)
{
    return subject.ships ? load_rule_set(subject.rule_set) : load_calibration(subject.rule_set);
}

// How many games of one rule set the quickest checks play.
inline int games_of_a_rule_set()
{
    const char* wanted = std::getenv("TESSERA_CONFORMANCE_GAMES");
    return wanted == nullptr ? 2000 : std::max(1, std::atoi(wanted));
}

// A moment in a random game, and what is about to be done.
struct Position {
    const AnyGame& game;
    int game_index;
    int number;  // how many actions were taken before
    const AnyState& state;
    Decider decider;
    const std::vector<Action>& choices;  // the legal actions of a seat, or the outcomes of chance
    Action next;                         // only if somebody decides

    // Where it happened, for messages.
    std::string text() const
    {
        std::string out = "in game " + std::to_string(game_index) + ", ";
        if (decider.is_nobody()) return out + "when it is over after " + std::to_string(number) + " actions";
        return out + "at action " + std::to_string(number) + ", before \"" + game.text(next) + "\"";
    }
    std::string text(Action action) const { return "\"" + game.text(action) + "\" " + text(); }
};

inline std::ostream& operator<<(std::ostream& out, const Position& position) { return out << position.text(); }

using Look = std::function<void(const Position&)>;

class Conformance : public testing::TestWithParam<Subject> {
protected:
    void SetUp() override { game_ = load(GetParam()); }

    const AnyGame& game() const { return *game_; }
    Seats seats() const { return GetParam().seats; }

    std::vector<Seat> all_seats() const
    {
        std::vector<Seat> all;
        for (int i = 0; i < seats().count; ++i) all.push_back(id_at<Seat>(static_cast<std::size_t>(i)));
        return all;
    }
    std::vector<Seat> all_viewers() const
    {
        std::vector<Seat> all = all_seats();
        all.push_back(spectator);
        return all;
    }

    // How much a check does: many whole games, thousands of positions, or hundreds where each takes long.
    int many_games() const { return std::max(1, games_of_a_rule_set() / GetParam().siblings); }
    int thousands() const { return 5 * many_games(); }
    int hundreds() const { return std::max(1, many_games() / 2); }

    // Plays random games and shows every position, the last one included. Ends with the first failure.
    void in_games(int games, const Look& look) const
    {
        for (int i = 0; i < games && !HasFailure(); ++i) play(i, look);
    }

    // Shows this many positions, the endings included, out of as many games as it takes. Of a long game it shows about
    // forty, so that they are positions of several games.
    void in_positions(int count, const Look& look) const
    {
        int length = 0;
        play(0, [&](const Position& p) { length = p.number; });
        const int stride = std::max(1, length / 40);
        int shown = 0;
        for (int i = 0; shown < count && !HasFailure(); ++i)
            play(i, [&](const Position& p) {
                if ((p.number + i) % stride != 0 && !p.decider.is_nobody()) return;
                look(p);
                ++shown;
            });
    }

private:
    void play(int game_index, const Look& look) const
    {
        AnyState s = game().new_game(seats());
        Rng rng = Rng::for_task(20260, static_cast<std::uint64_t>(game_index));
        int number = 0;
        try {
            while (play_one(s, game_index, number, rng, look)) ++number;
        } catch (const std::exception& e) {
            FAIL() << "in game " << game_index << ", at action " << number << " of "
                   << boost::json::serialize(game().to_json(s)) << ": " << e.what();
        }
    }

    // Shows one position and plays on from there; false when the game is over or something failed.
    bool play_one(AnyState& s, int game_index, int number, Rng& rng, const Look& look) const
    {
        const Decider decider = game().decider(s);
        std::vector<Action> choices = game().legal(s);
        if (decider.is_chance())
            for (const Outcome& outcome : game().chances(s)) choices.push_back(outcome.action);

        if (!decider.is_nobody()) {
            ensure(!choices.empty(), "whoever decides has something to choose");
            ensure(number < game().longest_game(seats()), "no game has more decisions than longest_game says");
        }
        Action next{};
        if (decider.is_chance()) next = game().sample_chance(s, rng);
        if (decider.is_seat()) next = choices[rng.below(choices.size())];

        look(Position{game(), game_index, number, s, decider, choices, next});
        if (decider.is_nobody() || HasFailure()) return false;
        game().apply(s, next);
        return true;
    }

    std::shared_ptr<const AnyGame> game_;
};

inline bool contains(const std::vector<Action>& actions, Action action)
{
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// Of a chance with a range, the list of choices has only the first.
inline bool is_range(const Position& p)
{
    return p.decider.is_chance() && p.choices.size() == 1 && p.game.chances(p.state)[0].probability < 1;
}

}  // namespace tessera::conformance
