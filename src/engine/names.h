// Single values as words and back: a card by its id, a seat by its number, an enumerator in kebab-case. The words come
// from the rules where the game names them (`names_of`), so that a position and an action read like the rulebook.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/enum_array.h"
#include "base/text.h"
#include "engine/members.h"
#include "engine/seat.h"
#include "engine/type_list.h"

namespace tessera {

// Text or JSON from outside that makes no sense here; says where, what was found and what was expected.
class BadValue : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

template <class T, class Rules>
concept Named = requires(const Rules& rules)
{
    {
        names_of(rules, TypeTag<T>{})
        } -> std::convertible_to<std::span<const std::string>>;
};

template <class T>
concept DescribedEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;

// The largest value of an id stands for "not said": the card that another seat may not see.
template <class T>
constexpr bool is_unsaid(T value)
{
    if constexpr (std::is_enum_v<T>)
        return static_cast<std::underlying_type_t<T>>(value) == std::numeric_limits<std::underlying_type_t<T>>::max();
    else
        return false;
}

template <class T>
constexpr T unsaid()
{
    return static_cast<T>(std::numeric_limits<std::underlying_type_t<T>>::max());
}

// What an enumeration can be, in words and as values, spelled once.
template <DescribedEnum T>
struct Enumerators {
    std::vector<std::string> words;
    std::vector<T> values;
};

template <DescribedEnum T>
const Enumerators<T>& enumerators_of()
{
    static const Enumerators<T> all = [] {
        Enumerators<T> found;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>([&](auto enumerator) {
            found.words.push_back(kebab_case(enumerator.name));
            found.values.push_back(enumerator.value);
        });
        return found;
    }();
    return all;
}

// All words that a value of this type can have, in the order of the values.
template <class T, class Rules>
std::span<const std::string> words_of(const Rules& rules)
{
    if constexpr (Named<T, Rules>)
        return names_of(rules, TypeTag<T>{});
    else if constexpr (DescribedEnum<T>)
        return enumerators_of<T>().words;
    else
        return {};
}

// How many words that are.
template <class T, class Rules>
std::size_t word_count(const Rules& rules)
{
    static_assert(Named<T, Rules> || DescribedEnum<T>, "the values of this type have no words");
    if constexpr (Named<T, Rules>)
        return std::span<const std::string>(names_of(rules, TypeTag<T>{})).size();
    else
        return boost::mp11::mp_size<boost::describe::describe_enumerators<T>>::value;
}

template <class T, class Rules>
std::string word_of(const Rules& rules, T value)
{
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "yes" : "no";
    } else if constexpr (Named<T, Rules>) {
        const std::span<const std::string> names = names_of(rules, TypeTag<T>{});
        if (is_unsaid(value)) return "?";
        return index_of(value) < names.size() ? names[index_of(value)] : std::to_string(index_of(value));
    } else if constexpr (DescribedEnum<T>) {
        const Enumerators<T>& all = enumerators_of<T>();
        for (std::size_t i = 0; i < all.values.size(); ++i)
            if (all.values[i] == value) return all.words[i];
        return is_unsaid(value) ? "?" : std::to_string(index_of(value));
    } else {
        return std::to_string(static_cast<long long>(value));
    }
}

namespace detail {

// These throw BadValue where the word is none of those expected. They are compiled once, not for every type.
bool truth_of(std::string_view word);
long long number_of(std::string_view word);
std::size_t place_of_word(std::string_view word, std::span<const std::string> words, std::string_view type);
[[noreturn]] void refuse_range(std::string_view number);

}  // namespace detail

template <class T, class Rules>
T value_of(const Rules& rules, std::string_view word)
{
    if constexpr (std::is_same_v<T, bool>) {
        return detail::truth_of(word);
    } else if constexpr (Named<T, Rules> || DescribedEnum<T>) {
        if (word == "?") return unsaid<T>();
        const std::size_t place = detail::place_of_word(word, words_of<T>(rules), type_name<T>());
        if constexpr (Named<T, Rules>)
            return id_at<T>(place);
        else
            return enumerators_of<T>().values[place];
    } else {
        const long long number = detail::number_of(word);
        const T value = static_cast<T>(number);
        if (static_cast<long long>(value) != number) detail::refuse_range(word);
        return value;
    }
}

}  // namespace tessera
