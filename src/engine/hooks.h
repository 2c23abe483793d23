// Optional hooks: what a game, or a strategy of one, may bring and may as well leave away. Whoever brings some lists
// their names:
//
//     static constexpr std::string_view brings[] = {"payoffs", "seats_of"};
//
// Listed and not callable, or callable and not listed, does not compile, so that no wrong signature switches a hook off
// in silence. docs/hooks.md has a table of all of them.
#pragma once

#include <span>
#include <string_view>

namespace tessera {

// A hook for people and for the compiler's complaints.
struct HookText {
    std::string_view name;
    std::string_view signature;
};

namespace detail {

template <class T>
constexpr bool lists_hook(std::string_view hook)
{
    if constexpr (requires { T::brings; })
        for (const std::string_view listed : T::brings)
            if (listed == hook) return true;
    return false;
}

// Whether everything that is listed is one of these hooks.
template <class T>
constexpr bool lists_only(std::span<const HookText> hooks)
{
    if constexpr (requires { T::brings; }) {
        for (const std::string_view listed : T::brings) {
            bool known = false;
            for (const HookText& hook : hooks) known |= hook.name == listed;
            if (!known) return false;
        }
    }
    return true;
}

}  // namespace detail

// A hook, with an expression that is true if T has something that can be called so. `Hook<T>::brought` is whether T
// brings it; the compiler refuses what contradicts itself.
#define TESSERA_HOOK(Hook, hook_name, hook_signature, ...)                                                           \
    inline constexpr HookText Hook##_text{hook_name, hook_signature};                                                \
    template <class T>                                                                                               \
    struct Hook {                                                                                                    \
        static constexpr bool brought = detail::lists_hook<T>(hook_name);                                            \
        static constexpr bool callable = __VA_ARGS__;                                                                \
        static constexpr bool checked = true;                                                                        \
        static_assert(callable || !brought, "the hook `" hook_name                                                   \
                                            "` is listed in `brings`, but it cannot be "                             \
                                            "called: write it as `" hook_signature "`");                             \
        static_assert(brought || !callable,                                                                          \
                      "the hook `" hook_name "` is there, but it is not listed: add \"" hook_name "\" to `brings`"); \
    }

// The same for a member. One of that name that cannot be called so is a mistake, listed or not.
#define TESSERA_MEMBER_HOOK(Hook, member, hook_signature, ...)                                                   \
    TESSERA_HOOK(Hook, #member, hook_signature, __VA_ARGS__);                                                    \
    template <class T>                                                                                           \
    requires requires { &T::member; }                                                                            \
    struct Hook<T> {                                                                                             \
        static constexpr bool brought = detail::lists_hook<T>(#member);                                          \
        static constexpr bool callable = __VA_ARGS__;                                                            \
        static constexpr bool checked = true;                                                                    \
        static_assert(callable,                                                                                  \
                      "the hook `" #member "` cannot be called as it stands: write it as `" hook_signature "`"); \
        static_assert(brought || !callable,                                                                      \
                      "the hook `" #member "` is there, but it is not listed: add \"" #member "\" to `brings`"); \
    }

}  // namespace tessera
