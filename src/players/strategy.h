// What a strategy is: all that a game's folder `strategy/` says about playing the game well. Everything here is
// optional, and a game without a strategy is complete; docs/hooks.md tells of each hook the default, who asks, and when
// to want it.
//
// A strategy is a plain struct in the namespace of its game, made once for the rules that are played by:
//
//     struct Strategy {
//         using Game = dice_race::Game;
//         static constexpr std::string_view brings[] = {"evaluate", "policy"};  // the hooks below that it has
//
//         explicit Strategy(const Rules& rules);
//         ...
//     };
//
// A *policy* is an object made once for a position and the seat that decides there. It gives each legal action a
// weight, and may keep for the next action what it worked out for one. `advisor.h` asks a strategy for what it brings.
#pragma once

#include <concepts>
#include <string>
#include <vector>

#include "engine/content.h"
#include "engine/game.h"
#include "engine/hooks.h"

namespace tessera {

namespace strategy_hooks {

// clang-format off
TESSERA_MEMBER_HOOK(Read, read, "static Strategy read(const Rules&, Content&)",
    requires(const typename T::Game::Rules& rules, Content& content) {
        { T::read(rules, content) } -> std::same_as<T>; });

TESSERA_MEMBER_HOOK(Evaluate, evaluate, "Payoffs evaluate(const State&) const",
    requires(const T& strategy, const typename T::Game::State& s) {
        { strategy.evaluate(s) } -> std::same_as<Payoffs>; });

TESSERA_MEMBER_HOOK(MakesPolicy, policy,
    "Policy policy(const State&, Seat, std::size_t variant) const` with a `float weight(Action) const",
    requires(const T& strategy, const typename T::Game::State& s, Seat seat, std::size_t variant, Action action) {
        { strategy.policy(s, seat, variant).weight(action) } -> std::same_as<float>; });

TESSERA_MEMBER_HOOK(Variants, variants, "std::vector<std::string> variants() const",
    requires(const T& strategy) {
        { strategy.variants() } -> std::same_as<std::vector<std::string>>; });

TESSERA_MEMBER_HOOK(TakesHeaviest, takes_heaviest, "static constexpr bool takes_heaviest",
    requires { { T::takes_heaviest } -> std::same_as<const bool&>; });

TESSERA_MEMBER_HOOK(FirstOfEquals, first_of_equals, "static constexpr bool first_of_equals",
    requires { { T::first_of_equals } -> std::same_as<const bool&>; });

TESSERA_MEMBER_HOOK(IsQuiet, is_quiet, "bool is_quiet(const State&) const",
    requires(const T& strategy, const typename T::Game::State& s) {
        { strategy.is_quiet(s) } -> std::same_as<bool>; });

TESSERA_MEMBER_HOOK(UsesOnePly, uses_one_ply, "bool uses_one_ply(const State&) const",
    requires(const T& strategy, const typename T::Game::State& s) {
        { strategy.uses_one_ply(s) } -> std::same_as<bool>; });

TESSERA_MEMBER_HOOK(OnePlyCandidate, one_ply_candidate, "bool one_ply_candidate(const State&, Action) const",
    requires(const T& strategy, const typename T::Game::State& s, Action action) {
        { strategy.one_ply_candidate(s, action) } -> std::same_as<bool>; });

TESSERA_MEMBER_HOOK(ComparesByRollouts, compares_by_rollouts, "bool compares_by_rollouts(const State&) const",
    requires(const T& strategy, const typename T::Game::State& s) {
        { strategy.compares_by_rollouts(s) } -> std::same_as<bool>; });

TESSERA_MEMBER_HOOK(RolloutPayoffs, rollout_payoffs, "Payoffs rollout_payoffs(const State&) const",
    requires(const T& strategy, const typename T::Game::State& s) {
        { strategy.rollout_payoffs(s) } -> std::same_as<Payoffs>; });
// clang-format on

inline constexpr HookText all[] = {
    Read_text,          Evaluate_text, MakesPolicy_text, Variants_text,        TakesHeaviest_text,
    FirstOfEquals_text, IsQuiet_text,  UsesOnePly_text,  OnePlyCandidate_text, ComparesByRollouts_text,
    RolloutPayoffs_text};

template <class S>
constexpr bool are_checked = Read<S>::checked&& Evaluate<S>::checked&& MakesPolicy<S>::checked&& Variants<S>::checked&&
    TakesHeaviest<S>::checked&& FirstOfEquals<S>::checked&& IsQuiet<S>::checked&& UsesOnePly<S>::checked&&
        OnePlyCandidate<S>::checked&& ComparesByRollouts<S>::checked&& RolloutPayoffs<S>::checked;

}  // namespace strategy_hooks

template <class S>
using StateOf = typename S::Game::State;

template <class S>
using RulesOf = typename S::Game::Rules;

template <class S>
concept Strategy = Game<typename S::Game> &&
    (std::constructible_from<S, const typename S::Game::Rules&> || detail::lists_hook<S>("read"));

// Of a game that comes without one.
template <Game G>
struct NoStrategy {
    using Game = G;

    explicit NoStrategy(const typename G::Rules&) {}
};

// The strategy for these rules, with the numbers that it finds in its file. Mistakes are noted in the content.
template <Strategy S>
S strategy_for(const RulesOf<S>& rules, Content& content)
{
    if constexpr (strategy_hooks::Read<S>::brought)
        return S::read(rules, content);
    else
        return S(rules);
}

// The names of the variants of its policy, the usual one first.
template <Strategy S>
std::vector<std::string> variants_of(const S& strategy)
{
    if constexpr (strategy_hooks::Variants<S>::brought)
        return strategy.variants();
    else
        return {"usual"};
}

}  // namespace tessera
