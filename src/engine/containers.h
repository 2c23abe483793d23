// Which of our containers a type is, for those who walk through states by reflection.
#pragma once

#include <array>
#include <type_traits>

#include "base/bit_set.h"
#include "base/enum_array.h"
#include "base/fixed_vector.h"
#include "engine/agenda.h"
#include "engine/seat.h"

namespace tessera::detail {

template <class T>
struct IsFixedVector : std::false_type {
};
template <class T, std::size_t N>
struct IsFixedVector<FixedVector<T, N>> : std::true_type {
};
template <class T, std::size_t N>
struct IsFixedVector<PerSeat<T, N>> : std::true_type {
};

template <class T>
struct IsPerSeat : std::false_type {
};
template <class T, std::size_t N>
struct IsPerSeat<PerSeat<T, N>> : std::true_type {
};

template <class T>
struct IsStdArray : std::false_type {
};
template <class T, std::size_t N>
struct IsStdArray<std::array<T, N>> : std::true_type {
};

template <class T>
struct IsEnumArray : std::false_type {
};
template <class Id, class T, std::size_t N>
struct IsEnumArray<EnumArray<Id, T, N>> : std::true_type {
};

template <class T>
struct IsBitSet : std::false_type {
};
template <class Id, std::size_t N>
struct IsBitSet<BitSet<Id, N>> : std::true_type {
};

template <class T>
struct IsAgenda : std::false_type {
};
template <class Steps, std::size_t N>
struct IsAgenda<Agenda<Steps, N>> : std::true_type {
};

}  // namespace tessera::detail
