// A 64-bit signature of a value, by reflection: equal values have equal signatures on every machine.
#pragma once

#include "base/hash.h"
#include "engine/containers.h"
#include "engine/names.h"

namespace tessera {

template <class T>
void add_to(Fingerprint& print, const T& value)
{
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
        print.add(static_cast<std::uint64_t>(value));
    } else if constexpr (detail::IsAgenda<T>::value) {
        print.add(value.size());
        for (const Step& step : value.steps()) print.add(step.bits());
    } else if constexpr (detail::IsFixedVector<T>::value || detail::IsBitSet<T>::value) {
        print.add(value.size());
        for (const auto& item : value) add_to(print, item);
    } else if constexpr (detail::IsStdArray<T>::value || detail::IsEnumArray<T>::value) {
        for (const auto& item : value) add_to(print, item);
    } else {
        for_each_member(value, [&](std::string_view, const auto& member) { add_to(print, member); });
    }
}

template <class T>
std::uint64_t signature_of(const T& value)
{
    Fingerprint print;
    add_to(print, value);
    return print.value();
}

}  // namespace tessera
