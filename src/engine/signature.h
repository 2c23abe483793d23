// A 64-bit signature of a value, by reflection: equal values have equal signatures on every machine.
#pragma once

#include "base/hash.h"
#include "engine/walk.h"

namespace tessera {

namespace detail {

class SignatureVisitor {
public:
    explicit SignatureVisitor(Fingerprint& print) : print_(print) {}

    template <class T>
    void single(const T& value)
    {
        print_.add(static_cast<std::uint64_t>(value));
    }

    template <class T>
    void agenda(const T& value)
    {
        print_.add(value.size());
        for (const Step& step : value.steps()) print_.add(step.bits());
    }

    template <class T>
    void list(const T& items)
    {
        if constexpr (IsFixedVector<T>::value) print_.add(items.size());
        for (const auto& item : items) walk(*this, item);
    }

    template <class T>
    void set(const T& ids)
    {
        print_.add(ids.size());
        for (const auto& id : ids) single(id);
    }

    template <class T>
    void amounts(const T& amounts)
    {
        for (const auto& amount : amounts) walk(*this, amount);
    }

    template <class T>
    void members(const T& value)
    {
        for_each_member(value, [&](std::string_view, const auto& member) { walk(*this, member); });
    }

private:
    Fingerprint& print_;
};

}  // namespace detail

template <class T>
std::uint64_t signature_of(const T& value)
{
    Fingerprint print;
    detail::SignatureVisitor visitor(print);
    walk(visitor, value);
    return print.value();
}

}  // namespace tessera
