// Lists of types: a game's verbs, its steps, the answers to a question. A type's place in the list is its number in
// packed form.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

namespace tessera {

template <class T>
struct TypeTag {
    using type = T;
};

template <class... Ts>
struct TypeList {
    static constexpr std::size_t size = sizeof...(Ts);

    template <class T>
    static constexpr bool contains = (std::is_same_v<T, Ts> || ...);

    template <class T>
    static constexpr std::size_t index()
    {
        static_assert(contains<T>, "the type is not in the list");
        std::size_t i = 0;
        static_cast<void>(((std::is_same_v<T, Ts> || (++i, false)) || ...));
        return i;
    }

    // Calls f(TypeTag<T>) for the type at this place.
    template <class F>
    static constexpr void visit(std::size_t place, F&& f)
    {
        visit_at(place, f, std::index_sequence_for<Ts...>{});
    }

    template <class F>
    static constexpr void for_each(F&& f)
    {
        (f(TypeTag<Ts>{}), ...);
    }

private:
    template <class F, std::size_t... Is>
    static constexpr void visit_at(std::size_t place, F& f, std::index_sequence<Is...>)
    {
        if constexpr (size == 1)
            (f(TypeTag<Ts>{}), ...);
        else
            static_cast<void>(((place == Is && (f(TypeTag<Ts>{}), true)) || ...));
    }
};

}  // namespace tessera
