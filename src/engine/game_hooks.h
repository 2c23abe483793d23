// What a game may bring besides what `game.h` asks of it; docs/hooks.md tells of each the default, who asks, and when
// to want it.
#pragma once

#include <concepts>

#include "engine/game.h"
#include "engine/hooks.h"

namespace tessera {

namespace game_hooks {

// clang-format off
TESSERA_HOOK(HasPayoffs, "payoffs", "Payoffs payoffs(const State&, const Rules&)",
    requires(const typename T::State& s, const typename T::Rules& rules) {
        { payoffs(s, rules) } -> std::same_as<Payoffs>; });

TESSERA_HOOK(SaysSeats, "seats_of", "Seats seats_of(const State&)",
    requires(const typename T::State& s) {
        { seats_of(s) } -> std::same_as<Seats>; });

TESSERA_MEMBER_HOOK(CarriesOutTheOnlyAction, carries_out_the_only_action,
    "static constexpr bool carries_out_the_only_action",
    requires { { T::carries_out_the_only_action } -> std::same_as<const bool&>; });
// clang-format on

inline constexpr HookText all[] = {HasPayoffs_text, SaysSeats_text, CarriesOutTheOnlyAction_text};

}  // namespace game_hooks

// Whether the game lists what it brings, and nothing else. It is the compiler that answers no.
template <class G>
constexpr bool brings_what_it_lists()
{
    static_assert(detail::lists_only<G>(game_hooks::all),
                  "the game lists a hook in `brings` that there is not; docs/hooks.md has those that there are");
    return game_hooks::HasPayoffs<G>::checked && game_hooks::SaysSeats<G>::checked &&
           game_hooks::CarriesOutTheOnlyAction<G>::checked;
}

}  // namespace tessera
