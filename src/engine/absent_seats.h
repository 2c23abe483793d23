// Positions come from outside too, and a seat is a number there. One that nobody sits in would lead the rules behind
// the end of the players, so it is refused when a position is read.
#pragma once

#include <string>

#include "engine/containers.h"
#include "engine/names.h"

namespace tessera {

// `seats` is the number of seats that may be named here.
template <class T>
void refuse_absent_seats(const T& value, std::size_t seats, const std::string& path = {})
{
    if constexpr (std::is_same_v<T, Seat>) {
        if (!is_unsaid(value) && index_of(value) >= seats)
            throw BadValue(path + ": there is no seat " + std::to_string(index_of(value)));
    } else if constexpr (detail::IsAgenda<T>::value) {
        // A step that goes around the table may stand behind the last seat, where it ends.
        for (const Step& step : value.steps())
            T::steps_type::visit(step.kind, [&]<class S>(TypeTag<S>) {
                refuse_absent_seats(unpack<S>(step), seats + 1, path + "." + kebab_case(type_name<S>()));
            });
    } else if constexpr (detail::IsFixedVector<T>::value || detail::IsStdArray<T>::value ||
                         detail::IsEnumArray<T>::value || detail::IsBitSet<T>::value) {
        std::size_t place = 0;
        for (const auto& item : value) refuse_absent_seats(item, seats, path + "." + std::to_string(place++));
    } else if constexpr (DescribedStruct<T>) {
        for_each_member(value, [&](std::string_view name, const auto& member) {
            refuse_absent_seats(member, seats, path.empty() ? std::string(name) : path + "." + std::string(name));
        });
    }
}

}  // namespace tessera
