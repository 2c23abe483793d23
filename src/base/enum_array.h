// An array whose index is an id type: `stock[Good]`, `players[Seat]`. The type of the index keeps a card from being
// taken for a seat.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace tessera {

template <class Id>
constexpr std::size_t index_of(Id id)
{
    return static_cast<std::size_t>(id);
}

template <class Id>
constexpr Id id_at(std::size_t i)
{
    return static_cast<Id>(i);
}

template <class Id, class T, std::size_t Count>
struct EnumArray {
    using id_type = Id;
    using value_type = T;

    std::array<T, Count> items{};

    static constexpr std::size_t size() { return Count; }
    T& operator[](Id id) { return items[index_of(id)]; }
    const T& operator[](Id id) const { return items[index_of(id)]; }
    T* begin() { return items.data(); }
    T* end() { return items.data() + Count; }
    const T* begin() const { return items.data(); }
    const T* end() const { return items.data() + Count; }

    friend bool operator==(const EnumArray& a, const EnumArray& b) { return std::equal(a.begin(), a.end(), b.begin()); }
};

}  // namespace tessera
