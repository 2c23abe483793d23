// A vector that lives inside its owner: a capacity fixed at compile time, no heap, copied as plain bytes. Game states
// are made of these, so that copying a state is a memcpy.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <type_traits>

#include "base/ensure.h"

namespace tessera {

template <class T, std::size_t Capacity>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(Capacity < 65536);

public:
    using value_type = T;
    using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

    FixedVector() = default;
    FixedVector(std::initializer_list<T> items)
    {
        for (const T& item : items) push_back(item);
    }

    static constexpr std::size_t capacity() { return Capacity; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == Capacity; }

    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }

    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T& back() { return items_[size_ - 1u]; }
    const T& back() const { return items_[size_ - 1u]; }

    void push_back(const T& item)
    {
        ensure(size_ < Capacity, "a fixed vector holds no more than its capacity");
        items_[size_++] = item;
    }

    T take_back()
    {
        ensure(size_ > 0, "something is taken only from a vector that has something");
        return items_[--size_];
    }

    void clear() { size_ = 0; }

    void resize(std::size_t size)
    {
        ensure(size <= Capacity, "a fixed vector holds no more than its capacity");
        for (std::size_t i = size_; i < size; ++i) items_[i] = T{};
        size_ = static_cast<Size>(size);
    }

    bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

    // Removes one item and keeps the order of the others.
    void erase_at(std::size_t i)
    {
        ensure(i < size_, "only what is there is erased");
        std::copy(begin() + i + 1, end(), begin() + i);
        --size_;
    }

    operator std::span<const T>() const { return {begin(), size()}; }

    friend bool operator==(const FixedVector& a, const FixedVector& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    // Left as it comes: only the first size_ items mean anything, and a list of actions on the stack must cost nothing.
    std::array<T, Capacity> items_;
    Size size_ = 0;
};

}  // namespace tessera
