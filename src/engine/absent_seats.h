// Positions come from outside too, and a seat is a number there. One that nobody sits in would lead the rules behind
// the end of the players, so it is refused when a position is read. Nobody at all may stand only where nobody stands in
// a fresh value: a winner may be none, whose turn it is may not.
#pragma once

#include "engine/walk.h"
#include "engine/where.h"

namespace tessera {

template <class T>
void refuse_absent_seats(const T& value, const T& fresh, Seats seats, const Where& where = {});

namespace detail {

// Looks at a value beside a fresh one.
class AbsentSeats {
public:
    AbsentSeats(Seats seats, const Where& where) : seats_(seats), where_(where) {}

    template <class T>
    void single(const T& value, const T& fresh) const
    {
        if constexpr (std::is_same_v<T, Seat>) {
            const bool present = index_of(value) < static_cast<std::size_t>(seats_.count);
            if (present || (is_unsaid(value) && is_unsaid(fresh))) return;
            where_.refuse("found " + (is_unsaid(value) ? "none" : std::to_string(index_of(value))) +
                          ", expected a seat below " + std::to_string(seats_.count));
        }
    }

    template <class T>
    void agenda(const T& value, const T&) const
    {
        for (const Step& step : value.steps())
            T::steps_type::visit(step.kind, [&]<class S>(TypeTag<S>) {
                const std::string name = kebab_case(type_name<S>());
                refuse_absent_seats(unpack<S>(step), S{}, seats_, Where(where_, name));
            });
    }

    template <class T>
    void list(const T& items, const T&) const
    {
        std::size_t place = 0;
        for (const auto& item : items)
            refuse_absent_seats(item, typename T::value_type{}, seats_, Where(where_, place++));
    }

    template <class T>
    void set(const T& ids, const T&) const
    {
        for (const typename T::id_type id : ids) single(id, typename T::id_type{});
    }

    template <class T>
    void amounts(const T& amounts, const T& fresh) const
    {
        list(amounts, fresh);
    }

    template <class T>
    void members(const T& value, const T& fresh) const
    {
        for_each_member_pair(value, fresh, [&](std::string_view name, const auto& member, const auto& of_fresh) {
            refuse_absent_seats(member, of_fresh, seats_, Where(where_, name));
        });
    }

private:
    Seats seats_;
    const Where& where_;
};

}  // namespace detail

template <class T>
void refuse_absent_seats(const T& value, const T& fresh, Seats seats, const Where& where)
{
    const detail::AbsentSeats visitor(seats, where);
    walk(visitor, value, fresh);
}

}  // namespace tessera
