// States, views, news and actions as JSON, written straight into a buffer by reflection. Ids are written as their
// names, amounts by id as an object that leaves out what is zero, the agenda as the texts of its steps.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "base/json_writer.h"
#include "engine/action_text.h"
#include "engine/walk.h"

namespace tessera {

template <class Rules, class T>
void write_json(const Rules& rules, const T& value, JsonWriter& out);

namespace detail {

template <class Rules, class T>
void write_word(const Rules& rules, T value, JsonWriter& out)
{
    if (is_unsaid(value)) return out.null();
    if constexpr (Named<T, Rules>) {
        const std::span<const std::string> names = names_of(rules, TypeTag<T>{});
        if (index_of(value) < names.size()) return out.text(names[index_of(value)]);
    } else {
        const Enumerators<T>& all = enumerators_of<T>();
        for (std::size_t i = 0; i < all.values.size(); ++i)
            if (all.values[i] == value) return out.word(all.words[i]);
    }
    out.text(word_of(rules, value));
}

template <class Rules>
class JsonOutput {
public:
    JsonOutput(const Rules& rules, JsonWriter& out) : rules_(rules), out_(out) {}

    template <class T>
    void single(const T& value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            out_.boolean(value);
        } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>) {
            out_.text(value);
        } else if constexpr (std::is_floating_point_v<T>) {
            out_.raw(boost::json::serialize(boost::json::value(static_cast<double>(value))));
        } else if constexpr (std::is_same_v<T, Seat>) {
            if (is_unsaid(value))
                out_.null();
            else
                out_.number(static_cast<int>(value));
        } else if constexpr (Named<T, Rules> || DescribedEnum<T>) {
            write_word(rules_, value, out_);
        } else if constexpr (std::is_unsigned_v<T>) {
            out_.number(static_cast<std::uint64_t>(value));
        } else {
            out_.number(static_cast<std::int64_t>(value));
        }
    }

    template <class T>
    void agenda(const T& value)
    {
        out_.begin_array();
        for (const Step& step : value.steps()) out_.text(text_of<typename T::steps_type>(rules_, step));
        out_.end_array();
    }

    template <class T>
    void list(const T& items)
    {
        out_.begin_array();
        for (const auto& item : items) walk(*this, item);
        out_.end_array();
    }

    template <class T>
    void set(const T& ids)
    {
        list(ids);
    }

    template <class T>
    void amounts(const T& amounts)
    {
        out_.begin_object();
        for_each_counted<T>(rules_, [&](auto id) {
            if (amounts[id] == typename T::value_type{}) return;
            out_.key(word_of(rules_, id));
            walk(*this, amounts[id]);
        });
        out_.end_object();
    }

    template <class T>
    void members(const T& value)
    {
        out_.begin_object();
        for_each_member(value, [&](std::string_view name, const auto& member) {
            out_.key(name);
            walk(*this, member);
        });
        out_.end_object();
    }

private:
    const Rules& rules_;
    JsonWriter& out_;
};

}  // namespace detail

template <class Rules, class T>
void write_json(const Rules& rules, const T& value, JsonWriter& out)
{
    detail::JsonOutput<Rules> output(rules, out);
    walk(output, value);
}

template <class Rules, class T>
std::string json_text(const Rules& rules, const T& value)
{
    std::string text;
    JsonWriter out(text);
    write_json(rules, value, out);
    return text;
}

// As a document, for those who look into it.
template <class Rules, class T>
boost::json::value to_json(const Rules& rules, const T& value)
{
    return boost::json::parse(json_text(rules, value));
}

// An action as `{"verb": "offer", "good": "grain"}`.
template <class List, class Rules, class Tag>
boost::json::value packed_to_json(const Rules& rules, const Packed<Tag>& packed)
{
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    List::visit(packed.kind, [&]<class T>(TypeTag<T>) {
        out.member("verb", verb_name<T>());
        const T value = unpack<T>(packed);
        for_each_member(value, [&](std::string_view name, const auto& member) {
            if (is_unsaid(member)) return;
            out.key(name);
            write_json(rules, member, out);
        });
    });
    out.end_object();
    return boost::json::parse(text);
}

}  // namespace tessera
