// Positions come from outside too, and a seat is a number there. One that nobody sits in would lead the rules behind
// the end of the players, so it is refused when a position is read. Nobody at all may stand only where nobody stands in
// a fresh value: a winner may be none, whose turn it is may not.
#pragma once

#include "engine/containers.h"
#include "engine/names.h"
#include "engine/where.h"

namespace tessera {

template <class T>
void refuse_absent_seats(const T& value, const T& fresh, Seats seats, const Where& where = {})
{
    if constexpr (std::is_same_v<T, Seat>) {
        const bool present = index_of(value) < static_cast<std::size_t>(seats.count);
        if (present || (is_unsaid(value) && is_unsaid(fresh))) return;
        where.refuse("found " + (is_unsaid(value) ? "none" : std::to_string(index_of(value))) +
                     ", expected a seat below " + std::to_string(seats.count));
    } else if constexpr (detail::IsAgenda<T>::value) {
        for (const Step& step : value.steps())
            T::steps_type::visit(step.kind, [&]<class S>(TypeTag<S>) {
                const std::string name = kebab_case(type_name<S>());
                refuse_absent_seats(unpack<S>(step), S{}, seats, Where(where, name));
            });
    } else if constexpr (detail::IsFixedVector<T>::value || detail::IsStdArray<T>::value ||
                         detail::IsEnumArray<T>::value) {
        std::size_t place = 0;
        for (const auto& item : value)
            refuse_absent_seats(item, typename T::value_type{}, seats, Where(where, place++));
    } else if constexpr (detail::IsBitSet<T>::value) {
        for (const typename T::id_type id : value) refuse_absent_seats(id, typename T::id_type{}, seats, where);
    } else if constexpr (DescribedStruct<T>) {
        for_each_member_pair(value, fresh, [&](std::string_view name, const auto& member, const auto& of_fresh) {
            refuse_absent_seats(member, of_fresh, seats, Where(where, name));
        });
    }
}

}  // namespace tessera
