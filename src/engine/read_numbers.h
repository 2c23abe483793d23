// Reads a described struct of numbers from a table, each by the name of its member: the weights of a strategy. A number
// comes out as the file has it, to the last bit that fits.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/content.h"

namespace tessera {

// What is to be done about a number that is not in the table.
enum class Absent { IsAMistake, Stays };

template <class T>
void read_numbers(const Section& from, T& into, Absent absent = Absent::IsAMistake)
{
    using Members = boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;
    boost::mp11::mp_for_each<Members>([&](auto member) {
        auto& value = into.*member.pointer;
        if (absent == Absent::Stays && !from.has(member.name)) return;
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, float>)
            value = static_cast<float>(from.decimal(member.name));
        else
            read_numbers(from.section(member.name), value, absent);
    });
}

// Several of them, a table for each name. One may be like another that stands before it among the names, but for the
// numbers that it says itself.
template <class Names, class T, std::size_t size>
void read_variants(const Section& from, const Names& names, std::array<T, size>& into)
{
    const std::vector<std::string> known(names.begin(), names.end());
    for (std::size_t i = 0; i < size; ++i) {
        const Section variant = from.section(names[i]);
        const bool like_another = variant.has("like");
        if (like_another)
            into[i] = into[variant.one_of("like", {known.begin(), known.begin() + i}, "variant before this one")];
        read_numbers(variant, into[i], like_another ? Absent::Stays : Absent::IsAMistake);
    }
}

}  // namespace tessera
