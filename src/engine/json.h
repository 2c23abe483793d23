// States, views, news and actions as JSON and back, by reflection. Ids are written as their names, amounts by id as an
// object that leaves out what is zero, the agenda as the texts of its steps. Reading into a struct changes the members
// that are named and keeps the others, so that a scenario says only what differs.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <type_traits>

#include "engine/action_text.h"
#include "engine/containers.h"
#include "engine/names.h"
#include "engine/where.h"

namespace tessera {

namespace json = boost::json;

namespace detail {

// Everything about reading that is the same for all types; refusals are thrown as BadValue.
std::string found(const json::value& value);
bool same_key(std::string_view member, std::string_view key);
// null, or "none" where null cannot be written (TOML).
bool is_none(const json::value& from);
bool truth_from_json(const json::value& from, const Where& where);
std::int64_t integer_from_json(const json::value& from, const Where& where);
std::uint64_t natural_from_json(const json::value& from, const Where& where);
double real_from_json(const json::value& from, const Where& where);
const json::array& list_in(const json::value& from, const Where& where, std::string_view expected = "a list");
const json::object& table_in(const json::value& from, const Where& where, std::string_view expected = "a table");
std::string_view text_in(const json::value& from, const Where& where, std::string_view expected);
// A single item of a list is changed by `{ "0": ... }`.
std::size_t place_from_key(std::string_view key, std::size_t size, const Where& where);
void refuse_size(std::size_t items, std::string_view expected, std::size_t size, const Where& where);

}  // namespace detail

template <class Rules, class T>
json::value to_json(const Rules& rules, const T& value);

template <class Rules, class T>
void from_json(const Rules& rules, const json::value& from, T& into, const Where& where = {});

template <class Rules, class T>
json::value to_json(const Rules& rules, const T& value)
{
    if constexpr (std::is_same_v<T, bool>) {
        return value;
    } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>) {
        return json::value(json::string(value));
    } else if constexpr (std::is_floating_point_v<T>) {
        return static_cast<double>(value);
    } else if constexpr (std::is_same_v<T, Seat>) {
        if (is_unsaid(value)) return nullptr;
        return static_cast<int>(value);
    } else if constexpr (std::is_enum_v<T>) {
        if constexpr (Named<T, Rules> || DescribedEnum<T>) {
            if (is_unsaid(value)) return nullptr;
            return json::value(json::string(word_of(rules, value)));
        } else {
            return static_cast<std::int64_t>(value);
        }
    } else if constexpr (std::is_integral_v<T>) {
        if constexpr (std::is_unsigned_v<T>)
            return static_cast<std::uint64_t>(value);
        else
            return static_cast<std::int64_t>(value);
    } else if constexpr (detail::IsAgenda<T>::value) {
        json::array steps;
        for (const Step& step : value.steps())
            steps.emplace_back(json::string(text_of<typename T::steps_type>(rules, step)));
        return steps;
    } else if constexpr (detail::IsFixedVector<T>::value || detail::IsStdArray<T>::value) {
        json::array items;
        for (const auto& item : value) items.push_back(to_json(rules, item));
        return items;
    } else if constexpr (detail::IsBitSet<T>::value) {
        json::array items;
        for (const auto id : value) items.push_back(to_json(rules, id));
        return items;
    } else if constexpr (detail::IsEnumArray<T>::value) {
        using Id = typename T::id_type;
        json::object amounts;
        const std::size_t known = std::min(word_count<Id>(rules), T::size());
        for (std::size_t i = 0; i < known; ++i)
            if (!(value.items[i] == typename T::value_type{}))
                amounts[word_of(rules, id_at<Id>(i))] = to_json(rules, value.items[i]);
        return amounts;
    } else {
        static_assert(DescribedStruct<T>, "a value in a state is described, or one of our containers");
        json::object members;
        for_each_member(value,
                        [&](std::string_view name, const auto& member) { members[name] = to_json(rules, member); });
        return members;
    }
}

namespace detail {

template <class Rules, class T>
void list_from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    if (const json::object* by_place = from.if_object()) {
        for (const auto& [key, item] : *by_place) {
            const Where inside(where, key);
            from_json(rules, item, into[place_from_key(key, into.size(), inside)], inside);
        }
        return;
    }
    const json::array& items = list_in(from, where);
    if constexpr (IsFixedVector<T>::value) {
        if (items.size() > T::capacity()) refuse_size(items.size(), "at most ", T::capacity(), where);
        into.resize(items.size());
    } else if (items.size() != into.size()) {
        refuse_size(items.size(), "", into.size(), where);
    }
    for (std::size_t i = 0; i < items.size(); ++i) from_json(rules, items[i], into[i], Where(where, i));
}

template <class Rules, class T>
void word_from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    const std::span<const std::string> words = words_of<T>(rules);
    const bool is_word = std::find(words.begin(), words.end(), "none") != words.end();
    if (from.is_null() || (is_none(from) && !is_word)) {
        into = unsaid<T>();
        return;
    }
    const std::string_view word = text_in(from, where, "a name");
    try {
        into = value_of<T>(rules, word);
    } catch (const BadValue& e) {
        where.refuse(e.what());
    }
}

template <class T>
void number_from_json(const json::value& from, T& into, const Where& where)
{
    if constexpr (std::is_same_v<T, std::uint64_t>) {
        into = natural_from_json(from, where);
    } else {
        const std::int64_t number = integer_from_json(from, where);
        into = static_cast<T>(number);
        if (static_cast<std::int64_t>(into) != number)
            where.refuse("the number " + std::to_string(number) + " is out of range");
    }
}

template <class Rules, class T>
void amounts_from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    using Id = typename T::id_type;
    const json::object& amounts = table_in(from, where, "amounts by name");
    into = T{};
    for (const auto& [key, amount] : amounts) {
        Id id{};
        word_from_json(rules, json::value(json::string(key)), id, where);
        const Where inside(where, key);
        if (index_of(id) >= T::size()) inside.refuse("is not something that is counted here");
        from_json(rules, amount, into[id], inside);
    }
}

template <class Rules, class T>
void agenda_from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    const json::array& steps = list_in(from, where, "a list of steps, the next one last");
    if (steps.size() > T::capacity())
        where.refuse("found " + std::to_string(steps.size()) + " steps, expected at most " +
                     std::to_string(T::capacity()));
    into.clear();
    for (const json::value& step : steps) {
        const std::string_view words = text_in(step, where, "a step in words");
        try {
            into.steps().push_back(packed_from_text<Step, typename T::steps_type>(rules, words));
        } catch (const BadValue& e) {
            where.refuse(e.what());
        }
    }
}

template <class Rules, class T>
void members_from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    for (const json::key_value_pair& entry : table_in(from, where)) {
        const std::string_view key = entry.key();
        const Where inside(where, key);
        bool known = false;
        for_each_member(into, [&](std::string_view name, auto& member) {
            if (known || !same_key(name, key)) return;
            known = true;
            from_json(rules, entry.value(), member, inside);
        });
        if (!known) inside.refuse("is not known here" + did_you_mean(key, member_names<T>()));
    }
}

template <class Rules, class T>
void members_of_set_from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    into.clear();
    for (const json::value& item : list_in(from, where, "a list of names")) {
        typename T::id_type id{};
        from_json(rules, item, id, where);
        if (index_of(id) >= T::capacity()) where.refuse(found(item) + ", which cannot stand here");
        into.insert(id);
    }
}

}  // namespace detail

template <class Rules, class T>
void from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    using namespace detail;
    if constexpr (std::is_same_v<T, bool>) {
        into = truth_from_json(from, where);
    } else if constexpr (std::is_same_v<T, Seat>) {
        if (is_none(from))
            into = unsaid<Seat>();
        else {
            std::uint8_t number = 0;
            number_from_json(from, number, where);
            into = static_cast<Seat>(number);
        }
    } else if constexpr (std::is_enum_v<T>) {
        if constexpr (Named<T, Rules> || DescribedEnum<T>) {
            word_from_json(rules, from, into, where);
        } else {
            std::underlying_type_t<T> number{};
            number_from_json(from, number, where);
            into = static_cast<T>(number);
        }
    } else if constexpr (std::is_integral_v<T>) {
        number_from_json(from, into, where);
    } else if constexpr (std::is_floating_point_v<T>) {
        into = static_cast<T>(real_from_json(from, where));
    } else if constexpr (IsAgenda<T>::value) {
        agenda_from_json(rules, from, into, where);
    } else if constexpr (IsFixedVector<T>::value || IsStdArray<T>::value) {
        list_from_json(rules, from, into, where);
    } else if constexpr (IsBitSet<T>::value) {
        members_of_set_from_json(rules, from, into, where);
    } else if constexpr (IsEnumArray<T>::value) {
        amounts_from_json(rules, from, into, where);
    } else {
        members_from_json(rules, from, into, where);
    }
}

// An action as `{"verb": "offer", "good": "grain"}`.
template <class List, class Rules, class Tag>
json::value packed_to_json(const Rules& rules, const Packed<Tag>& packed)
{
    json::object out;
    List::visit(packed.kind, [&]<class T>(TypeTag<T>) {
        out["verb"] = verb_name<T>();
        const T value = unpack<T>(packed);
        for_each_member(value, [&](std::string_view name, const auto& member) {
            if (!is_unsaid(member)) out[name] = to_json(rules, member);
        });
    });
    return out;
}

template <class Form, class List, class Rules>
Form packed_from_json(const Rules& rules, const json::value& from)
{
    const json::object* object = from.if_object();
    if (object == nullptr || !object->contains("verb") || !object->at("verb").is_string())
        throw BadValue(detail::found(from) + ", expected an action: a table with \"verb\"");
    const std::string verb(object->at("verb").get_string());
    Form packed{};
    bool found = false;
    List::for_each([&]<class T>(TypeTag<T>) {
        if (found || verb_name<T>() != verb) return;
        found = true;
        T value{};
        std::size_t read = 1;
        for_each_member(value, [&](std::string_view name, auto& member) {
            using Member = std::remove_reference_t<decltype(member)>;
            if (const json::value* given = object->if_contains(name)) {
                from_json(rules, *given, member, Where({}, name));
                ++read;
            } else if constexpr (std::is_enum_v<Member>) {
                member = unsaid<Member>();
            } else {
                throw BadValue("\"" + verb + "\" needs \"" + std::string(name) + "\"");
            }
        });
        if (read != object->size())
            throw BadValue(detail::found(from) + ", which says more than \"" + verb + "\" takes");
        packed = pack<Form, List>(value);
    });
    if (!found) throw BadValue("there is no action \"" + verb + "\"" + did_you_mean(verb, verb_names<List>()));
    return packed;
}

}  // namespace tessera
