// How a player goes about choosing: a method, and the settings that this method has. docs/players.md tells what each
// setting means, and `levels.h` reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace tessera {

// How many decisions a playout goes on before the position is evaluated, if that is not a number.
inline constexpr int to_the_end = -1;

// How playouts are played: by the policy of the game's strategy, or uniformly at random.
enum class Playouts : std::uint8_t { Policy, Uniform };

// Any legal action, each as likely as another (`random.h`).
struct RandomSettings {};

// The highest one-ply value (`greedy.h`).
struct GreedySettings {};

// What the policy takes at once (`policy_player.h`).
struct PolicySettings {
    std::size_t variant = 0;  // of the policy
    bool one_ply = true;      // where the strategy wants to look ahead
};

// Information-set Monte Carlo tree search (`search.h`).
struct TreeSettings {
    std::uint64_t simulations = 1000;
    float exploration = 0.7f;  // the constant of UCB
    int depth = to_the_end;    // of a playout, in decisions
    std::size_t outcomes = 8;  // a chance of more than these is not told apart in the tree
    Playouts playouts = Playouts::Policy;
    std::size_t variant = 0;  // by which everybody plays on
};

// Candidates compared by playing them on in the same worlds (`rollouts.h`).
struct RolloutSettings {
    std::uint64_t rollouts = 160;
    int depth = to_the_end;
    Playouts playouts = Playouts::Policy;
    std::size_t variant = 0;               // by which the seat itself plays on
    std::vector<std::size_t> others = {};  // by which the others do, in turn from world to world; none: the same
    bool one_ply = true;                   // in playouts, where the strategy wants to look ahead
};

// In the order of `method_names` (`levels.h`).
using Method = std::variant<RandomSettings, GreedySettings, PolicySettings, TreeSettings, RolloutSettings>;

}  // namespace tessera
