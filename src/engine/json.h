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

namespace tessera {

namespace json = boost::json;

namespace detail {

// A place inside a JSON document, for messages: `players.0.stock.grain`.
inline std::string deeper(const std::string& path, std::string_view key)
{
    return path.empty() ? std::string(key) : path + "." + std::string(key);
}

[[noreturn]] inline void bad(const std::string& path, const std::string& what)
{
    throw BadValue((path.empty() ? "" : path + ": ") + what);
}

inline std::string found(const json::value& value) { return "found " + json::serialize(value); }

inline bool same_key(std::string_view member, std::string_view key)
{
    return member == key || kebab_case(member) == key;
}

}  // namespace detail

template <class Rules, class T>
json::value to_json(const Rules& rules, const T& value);

template <class Rules, class T>
void from_json(const Rules& rules, const json::value& from, T& into, const std::string& path = {});

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
void list_from_json(const Rules& rules, const json::value& from, T& into, const std::string& path)
{
    if (const json::object* by_place = from.if_object()) {  // changes single items: { "0": ... }
        for (const auto& [key, item] : *by_place) {
            std::size_t i = into.size();
            const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), i);
            if (error != std::errc{} || end != key.data() + key.size() || i >= into.size())
                bad(deeper(path, key), "expected a place below " + std::to_string(into.size()));
            from_json(rules, item, into[i], deeper(path, key));
        }
        return;
    }
    const json::array* items = from.if_array();
    if (items == nullptr) bad(path, found(from) + ", expected a list");
    if constexpr (IsFixedVector<T>::value) {
        if (items->size() > T::capacity())
            bad(path,
                "found " + std::to_string(items->size()) + " items, expected at most " + std::to_string(T::capacity()));
        into.resize(items->size());
    } else if (items->size() != into.size()) {
        bad(path, "found " + std::to_string(items->size()) + " items, expected " + std::to_string(into.size()));
    }
    for (std::size_t i = 0; i < items->size(); ++i)
        from_json(rules, (*items)[i], into[i], deeper(path, std::to_string(i)));
}

// null, or "none" where null cannot be written (TOML).
inline bool is_none(const json::value& from)
{
    return from.is_null() || (from.is_string() && from.get_string() == "none");
}

template <class Rules, class T>
void word_from_json(const Rules& rules, const json::value& from, T& into, const std::string& path)
{
    const std::vector<std::string> words = words_of<T>(rules);
    const bool is_word = std::find(words.begin(), words.end(), "none") != words.end();
    if (from.is_null() || (is_none(from) && !is_word)) {
        into = unsaid<T>();
        return;
    }
    if (!from.is_string()) bad(path, found(from) + ", expected a name");
    try {
        into = value_of<T>(rules, std::string_view(from.get_string()));
    } catch (const BadValue& e) {
        bad(path, e.what());
    }
}

template <class T>
void number_from_json(const json::value& from, T& into, const std::string& path)
{
    boost::system::error_code error;
    if constexpr (std::is_same_v<T, std::uint64_t>)
        into = from.to_number<std::uint64_t>(error);
    else {
        const std::int64_t number = from.to_number<std::int64_t>(error);
        into = static_cast<T>(number);
        if (!error && static_cast<std::int64_t>(into) != number)
            bad(path, "the number " + std::to_string(number) + " is out of range");
    }
    if (error) bad(path, found(from) + ", expected a number");
}

template <class Rules, class T>
void amounts_from_json(const Rules& rules, const json::value& from, T& into, const std::string& path)
{
    using Id = typename T::id_type;
    const json::object* amounts = from.if_object();
    if (amounts == nullptr) bad(path, found(from) + ", expected amounts by name");
    into = T{};
    for (const auto& [key, amount] : *amounts) {
        Id id{};
        word_from_json(rules, json::value(json::string(key)), id, path);
        if (index_of(id) >= T::size()) bad(deeper(path, key), "is not something that is counted here");
        from_json(rules, amount, into[id], deeper(path, key));
    }
}

template <class Rules, class T>
void agenda_from_json(const Rules& rules, const json::value& from, T& into, const std::string& path)
{
    const json::array* steps = from.if_array();
    if (steps == nullptr) bad(path, found(from) + ", expected a list of steps, the next one last");
    if (steps->size() > T::capacity())
        bad(path,
            "found " + std::to_string(steps->size()) + " steps, expected at most " + std::to_string(T::capacity()));
    into.clear();
    for (const json::value& step : *steps) {
        if (!step.is_string()) bad(path, found(step) + ", expected a step in words");
        try {
            into.steps().push_back(
                packed_from_text<Step, typename T::steps_type>(rules, std::string_view(step.get_string())));
        } catch (const BadValue& e) {
            bad(path, e.what());
        }
    }
}

template <class Rules, class T>
void members_from_json(const Rules& rules, const json::value& from, T& into, const std::string& path)
{
    const json::object* object = from.if_object();
    if (object == nullptr) bad(path, found(from) + ", expected a table");
    for (const json::key_value_pair& entry : *object) {
        const std::string_view key = entry.key();
        bool known = false;
        std::vector<std::string> names;
        for_each_member(into, [&](std::string_view name, auto& member) {
            names.emplace_back(name);
            if (known || !same_key(name, key)) return;
            known = true;
            from_json(rules, entry.value(), member, deeper(path, key));
        });
        if (!known) bad(deeper(path, key), "is not known here" + did_you_mean(key, names));
    }
}

}  // namespace detail

template <class Rules, class T>
void from_json(const Rules& rules, const json::value& from, T& into, const std::string& path)
{
    using namespace detail;
    if constexpr (std::is_same_v<T, bool>) {
        if (!from.is_bool()) bad(path, found(from) + ", expected true or false");
        into = from.get_bool();
    } else if constexpr (std::is_same_v<T, Seat>) {
        if (is_none(from))
            into = unsaid<Seat>();
        else {
            std::uint8_t number = 0;
            number_from_json(from, number, path);
            into = static_cast<Seat>(number);
        }
    } else if constexpr (std::is_enum_v<T>) {
        if constexpr (Named<T, Rules> || DescribedEnum<T>) {
            word_from_json(rules, from, into, path);
        } else {
            std::underlying_type_t<T> number{};
            number_from_json(from, number, path);
            into = static_cast<T>(number);
        }
    } else if constexpr (std::is_integral_v<T>) {
        number_from_json(from, into, path);
    } else if constexpr (std::is_floating_point_v<T>) {
        if (!from.is_number()) bad(path, found(from) + ", expected a number");
        into = static_cast<T>(from.to_number<double>());
    } else if constexpr (IsAgenda<T>::value) {
        agenda_from_json(rules, from, into, path);
    } else if constexpr (IsFixedVector<T>::value || IsStdArray<T>::value) {
        list_from_json(rules, from, into, path);
    } else if constexpr (IsBitSet<T>::value) {
        const json::array* items = from.if_array();
        if (items == nullptr) bad(path, found(from) + ", expected a list of names");
        into.clear();
        for (const json::value& item : *items) {
            typename T::id_type id{};
            from_json(rules, item, id, path);
            if (index_of(id) >= T::capacity()) bad(path, found(item) + ", which cannot stand here");
            into.insert(id);
        }
    } else if constexpr (IsEnumArray<T>::value) {
        amounts_from_json(rules, from, into, path);
    } else {
        members_from_json(rules, from, into, path);
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
                from_json(rules, *given, member, std::string(name));
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
