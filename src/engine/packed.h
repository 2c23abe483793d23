// Verbs and steps in eight bytes. A verb is a small struct of ids and numbers (`Offer{good}`); packed, it is its place
// in the game's list of verbs and up to six bytes of members, so that lists, logs and search trees hold plain values.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/type_list.h"

namespace tessera {

template <class Tag>
struct Packed {
    // Left as they come, so that an empty list of actions costs nothing.
    std::uint16_t kind;
    std::array<std::uint8_t, 6> members;

    std::uint64_t bits() const
    {
        std::uint64_t bits;
        static_assert(sizeof(Packed) == sizeof bits);
        std::memcpy(&bits, this, sizeof bits);
        return bits;
    }

    friend bool operator==(Packed a, Packed b) { return a.bits() == b.bits(); }
    friend bool operator!=(Packed a, Packed b) { return a.bits() != b.bits(); }
    friend bool operator<(Packed a, Packed b) { return a.bits() < b.bits(); }
};

// What a decider picks.
using Action = Packed<struct ActionTag>;
// What stands on the agenda.
using Step = Packed<struct StepTag>;

// Does a struct fit? The compiler names it together with the sentence that does not hold.
template <class T>
struct FitsIntoPacked {
    static constexpr std::size_t room = 6;
    static_assert(std::is_trivially_copyable_v<T>, "a verb or step is plain data: it is copied byte by byte");
    static_assert(std::is_empty_v<T> || sizeof(T) <= room,
                  "the members of a verb or step take at most six bytes: use one-byte ids and numbers, or leave in the "
                  "state what can be looked up there");
    static_assert(
        std::is_empty_v<T> || sizeof(T) > room || std::has_unique_object_representations_v<T>,
        "the members of a verb or step leave padding bytes, which would make equal actions differ: one-byte "
        "members beside a two-byte id such as `enum class CardId : std::uint16_t` leave a gap, so make the id "
        "a std::uint8_t, or the others std::uint16_t too");
    static constexpr bool value = true;
};

// The value as the verb or step of this number. Put together in a register: written byte by byte, the whole would have
// to wait for its parts when it is read back at once, which lists do all the time.
template <class Form, class T>
Form pack_as(std::uint16_t kind, const T& value)
{
    static_assert(std::endian::native == std::endian::little, "the number comes first, then the members");
    std::uint64_t bits = 0;
    if constexpr (FitsIntoPacked<T>::value && !std::is_empty_v<T>)
        std::memcpy(&bits, &value, std::min(sizeof value, FitsIntoPacked<T>::room));
    bits = bits << 16 | kind;
    Form packed;
    std::memcpy(&packed, &bits, sizeof packed);
    return packed;
}

template <class Form, class List, class T>
Form pack(const T& value)
{
    return pack_as<Form>(static_cast<std::uint16_t>(List::template index<T>()), value);
}

template <class T, class Tag>
T unpack(const Packed<Tag>& packed)
{
    T value{};
    if constexpr (FitsIntoPacked<T>::value && !std::is_empty_v<T>) {
        const std::uint64_t members = packed.bits() >> 16;
        std::memcpy(static_cast<void*>(&value), &members, std::min(sizeof value, FitsIntoPacked<T>::room));
    }
    return value;
}

}  // namespace tessera
