// Who can sit down: bots for any rule set, behind one small interface. A bot is handed a state but plays by what its
// seat knows: it determinizes before it looks (`resample_hidden`), and the same seed gives the same choice.
//
// `method.h` lists the methods. The players themselves are templates over the game and its strategy (`random.h`,
// `greedy.h`, `policy_player.h`, `tree_search.h`, `rollouts.h`), compiled once for each game (`typed_players.h`).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/ranking.h"
#include "players/method.h"

namespace tessera {

struct PlayerSpec {
    std::string name;
    Method method = RandomSettings{};
};

// What a bot thought of one action.
struct Considered {
    Action action;
    double share;  // of its attention, 0 to 1
    double value;  // what it expects for its seat, 0 to 1
};

struct Choice {
    Action action;
    std::vector<Considered> considered = {};  // best first; empty for players that do not weigh
    std::uint64_t simulations = 0;
    std::uint64_t decisions = 0;  // of seats, in all simulations together
};

// Asked now and then during a search; true ends it early. Whoever has a clock gives one.
using Enough = std::function<bool()>;

class Bot {
public:
    explicit Bot(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {}
    virtual ~Bot() = default;

    // The choice of the seat that decides in this state.
    Choice choose(const AnyState& s, std::uint64_t seed, const Enough& enough = {})
    {
        return choose_from(game_->legal(s), s, seed, enough);
    }
    // The same, out of these of its legal actions.
    virtual Choice choose_from(std::span<const Action> actions, const AnyState& s, std::uint64_t seed,
                               const Enough& enough = {}) = 0;

protected:
    const AnyGame& game() const { return *game_; }

private:
    std::shared_ptr<const AnyGame> game_;
};

// Where games begin that do not begin at the start: a position as one seat knows it. Everything that the seat does not
// know is dealt anew in each game.
struct KnownPosition {
    AnyState state;
    Seat seat;
};

// Everything that players can do in one rule set.
class AnyPlayers {
public:
    explicit AnyPlayers(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {}
    virtual ~AnyPlayers() = default;

    const std::shared_ptr<const AnyGame>& game() const { return game_; }

    // `random`, `greedy`, a level of the game such as `hard`, or a method spelled out: `tree:simulations=400,depth=30`.
    // Throws BadValue with what there is.
    virtual PlayerSpec player(std::string_view name) const = 0;
    // The levels of the game, the weakest first; `standard_levels` are among them.
    virtual std::vector<std::string> levels() const = 0;

    virtual std::unique_ptr<Bot> bot(const PlayerSpec& spec) const = 0;

    // For measuring: plays random games to the end and counts the decisions of seats.
    virtual std::uint64_t random_decisions(Seats seats, std::uint64_t games, std::uint64_t seed) const = 0;
    // For measuring: copies a state so many times.
    virtual std::uint64_t copies(Seats seats, std::uint64_t count) const = 0;

private:
    std::shared_ptr<const AnyGame> game_;
};

// The levels that every game has, the weakest first.
inline constexpr std::string_view standard_levels[] = {"easy", "medium", "hard", "expert"};

// The players of a rule set. Throws ContentError if the files beside its content that tell how they play make no sense,
// and BrokenPromise if the game was not registered.
std::unique_ptr<AnyPlayers> players_for(std::shared_ptr<const AnyGame> game);

}  // namespace tessera
