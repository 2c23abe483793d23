// States and actions read from JSON, by reflection, as write_json.h writes them. Reading into a struct changes the
// members that are named and keeps the others, so that a scenario says only what differs.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <type_traits>

#include "engine/action_text.h"
#include "engine/walk.h"
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
void from_json(const Rules& rules, const json::value& from, T& into, const Where& where = {});

namespace detail {

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

// Reads what stands at some place into the value that is walked through.
template <class Rules>
class JsonReader {
public:
    JsonReader(const Rules& rules, const json::value& from, const Where& where)
        : rules_(rules), from_(from), where_(where)
    {
    }

    template <class T>
    void single(T& into) const
    {
        if constexpr (std::is_same_v<T, bool>) {
            into = truth_from_json(from_, where_);
        } else if constexpr (std::is_same_v<T, Seat>) {
            std::uint8_t number = 0;
            if (!is_none(from_)) number_from_json(from_, number, where_);
            into = is_none(from_) ? unsaid<Seat>() : static_cast<Seat>(number);
        } else if constexpr (Named<T, Rules> || DescribedEnum<T>) {
            word_from_json(rules_, from_, into, where_);
        } else if constexpr (std::is_enum_v<T>) {
            std::underlying_type_t<T> number{};
            number_from_json(from_, number, where_);
            into = static_cast<T>(number);
        } else if constexpr (std::is_floating_point_v<T>) {
            into = static_cast<T>(real_from_json(from_, where_));
        } else {
            number_from_json(from_, into, where_);
        }
    }

    template <class T>
    void agenda(T& into) const
    {
        const json::array& steps = list_in(from_, where_, "a list of steps, the next one last");
        if (steps.size() > T::capacity())
            where_.refuse("found " + std::to_string(steps.size()) + " steps, expected at most " +
                          std::to_string(T::capacity()));
        into.clear();
        for (const json::value& step : steps) {
            const std::string_view words = text_in(step, where_, "a step in words");
            try {
                into.steps().push_back(packed_from_text<Step, typename T::steps_type>(rules_, words));
            } catch (const BadValue& e) {
                where_.refuse(e.what());
            }
        }
    }

    template <class T>
    void list(T& into) const
    {
        if (const json::object* by_place = from_.if_object()) {
            for (const auto& [key, item] : *by_place) {
                const Where inside(where_, key);
                from_json(rules_, item, into[place_from_key(key, into.size(), inside)], inside);
            }
            return;
        }
        const json::array& items = list_in(from_, where_);
        if constexpr (IsFixedVector<T>::value) {
            if (items.size() > T::capacity()) refuse_size(items.size(), "at most ", T::capacity(), where_);
            into.resize(items.size());
        } else if (items.size() != into.size()) {
            refuse_size(items.size(), "", into.size(), where_);
        }
        for (std::size_t i = 0; i < items.size(); ++i) from_json(rules_, items[i], into[i], Where(where_, i));
    }

    template <class T>
    void set(T& into) const
    {
        into.clear();
        for (const json::value& item : list_in(from_, where_, "a list of names")) {
            typename T::id_type id{};
            from_json(rules_, item, id, where_);
            if (index_of(id) >= T::capacity()) where_.refuse(found(item) + ", which cannot stand here");
            into.insert(id);
        }
    }

    template <class T>
    void amounts(T& into) const
    {
        const json::object& amounts = table_in(from_, where_, "amounts by name");
        into = T{};
        for (const auto& [key, amount] : amounts) {
            typename T::id_type id{};
            word_from_json(rules_, json::value(json::string(key)), id, where_);
            const Where inside(where_, key);
            if (index_of(id) >= T::size()) inside.refuse("is not something that is counted here");
            from_json(rules_, amount, into[id], inside);
        }
    }

    template <class T>
    void members(T& into) const
    {
        for (const json::key_value_pair& entry : table_in(from_, where_)) {
            const std::string_view key = entry.key();
            const Where inside(where_, key);
            bool known = false;
            for_each_member(into, [&](std::string_view name, auto& member) {
                if (known || !same_key(name, key)) return;
                known = true;
                from_json(rules_, entry.value(), member, inside);
            });
            if (!known) inside.refuse("is not known here" + did_you_mean(key, member_names<T>()));
        }
    }

private:
    const Rules& rules_;
    const json::value& from_;
    const Where& where_;
};

}  // namespace detail

template <class Rules, class T>
void from_json(const Rules& rules, const json::value& from, T& into, const Where& where)
{
    const detail::JsonReader<Rules> reader(rules, from, where);
    walk(reader, into);
}

// An action, read as `packed_to_json` writes it.
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
