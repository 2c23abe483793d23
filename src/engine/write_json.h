// Views as JSON, written straight into a buffer by reflection: the same text that `to_json` of json.h gives when it is
// serialized, without the document in between. And the changes from one view to another, as paths with both values.
#pragma once

#include <boost/json.hpp>
#include <cstring>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "engine/any_game.h"
#include "engine/json.h"

namespace tessera {

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

}  // namespace detail

template <class Rules, class T>
void write_json(const Rules& rules, const T& value, JsonWriter& out)
{
    if constexpr (std::is_same_v<T, bool>) {
        out.boolean(value);
    } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>) {
        out.text(value);
    } else if constexpr (std::is_floating_point_v<T>) {
        out.raw(json::serialize(json::value(static_cast<double>(value))));
    } else if constexpr (std::is_same_v<T, Seat>) {
        if (is_unsaid(value))
            out.null();
        else
            out.number(static_cast<int>(value));
    } else if constexpr (std::is_enum_v<T>) {
        if constexpr (Named<T, Rules> || DescribedEnum<T>)
            detail::write_word(rules, value, out);
        else
            out.number(static_cast<std::int64_t>(value));
    } else if constexpr (std::is_integral_v<T>) {
        if constexpr (std::is_unsigned_v<T>)
            out.number(static_cast<std::uint64_t>(value));
        else
            out.number(static_cast<std::int64_t>(value));
    } else if constexpr (detail::IsAgenda<T>::value) {
        out.begin_array();
        for (const Step& step : value.steps()) out.text(text_of<typename T::steps_type>(rules, step));
        out.end_array();
    } else if constexpr (detail::IsFixedVector<T>::value || detail::IsStdArray<T>::value ||
                         detail::IsBitSet<T>::value) {
        out.begin_array();
        for (const auto& item : value) write_json(rules, item, out);
        out.end_array();
    } else if constexpr (detail::IsEnumArray<T>::value) {
        using Id = typename T::id_type;
        out.begin_object();
        const std::size_t known = std::min(word_count<Id>(rules), T::size());
        for (std::size_t i = 0; i < known; ++i) {
            if (value.items[i] == typename T::value_type{}) continue;
            out.key(word_of(rules, id_at<Id>(i)));
            write_json(rules, value.items[i], out);
        }
        out.end_object();
    } else {
        static_assert(DescribedStruct<T>, "a value in a view is described, or one of our containers");
        out.begin_object();
        for_each_member(value, [&](std::string_view name, const auto& member) {
            out.key(name);
            write_json(rules, member, out);
        });
        out.end_object();
    }
}

namespace detail {

template <class T>
constexpr bool is_single_value = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, std::string>;

template <class Rules, class T>
std::string json_text(const Rules& rules, const T& value)
{
    std::string text;
    JsonWriter out(text);
    write_json(rules, value, out);
    return text;
}

// Walks through two values at once. A list whose length changed is one change, and so is a list of single values.
template <class Rules>
class Differences {
public:
    Differences(const Rules& rules, std::vector<ViewChange>& out) : rules_(rules), out_(out) {}

    template <class T>
    void compare(const T& from, const T& to)
    {
        if (is_untouched(from, to)) return;
        if constexpr (is_single_value<T>) {
            if (!(from == to)) note(from, to);
        } else if constexpr (IsFixedVector<T>::value || IsStdArray<T>::value) {
            compare_lists(from, to);
        } else if constexpr (IsEnumArray<T>::value) {
            using Id = typename T::id_type;
            const std::size_t known = std::min(word_count<Id>(rules_), T::size());
            for (std::size_t i = 0; i < known; ++i)
                if (!is_untouched(from.items[i], to.items[i]))
                    at(word_of(rules_, id_at<Id>(i)), [&] { compare(from.items[i], to.items[i]); });
        } else if constexpr (IsBitSet<T>::value || IsAgenda<T>::value) {
            compare_texts(from, to);
        } else {
            for_each_member_pair(from, to, [&](std::string_view name, const auto& before, const auto& after) {
                at(name, [&] { compare(before, after); });
            });
        }
    }

private:
    // Most of a view stays as it is, byte for byte, and need not be walked through.
    template <class T>
    static bool is_untouched(const T& from, const T& to)
    {
        if constexpr (std::is_trivially_copyable_v<T>)
            // Where only the padding differs, it is walked through.
            // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison)
            return std::memcmp(&from, &to, sizeof from) == 0;
        else
            return false;
    }

    template <class T>
    void compare_lists(const T& from, const T& to)
    {
        using Item = std::decay_t<decltype(*from.begin())>;
        if constexpr (is_single_value<Item>) {
            if (!std::equal(from.begin(), from.end(), to.begin(), to.end())) note(from, to);
        } else {
            if (from.size() != to.size()) return compare_texts(from, to);
            for (std::size_t i = 0; i < from.size(); ++i)
                if (!is_untouched(from[i], to[i])) at(std::to_string(i), [&] { compare(from[i], to[i]); });
        }
    }

    template <class T>
    void compare_texts(const T& from, const T& to)
    {
        std::string before = json_text(rules_, from), after = json_text(rules_, to);
        if (before != after) out_.push_back({path_, std::move(before), std::move(after)});
    }

    template <class T>
    void note(const T& from, const T& to)
    {
        out_.push_back({path_, json_text(rules_, from), json_text(rules_, to)});
    }

    template <class F>
    void at(std::string_view step, F&& f)
    {
        const std::size_t length = path_.size();
        if (length > 0) path_ += '.';
        path_ += step;
        f();
        path_.resize(length);
    }

    const Rules& rules_;
    std::vector<ViewChange>& out_;
    std::string path_;
};

}  // namespace detail

template <class Rules, class View>
std::vector<ViewChange> changes_between(const Rules& rules, const View& from, const View& to)
{
    std::vector<ViewChange> changes;
    detail::Differences<Rules>(rules, changes).compare(from, to);
    return changes;
}

}  // namespace tessera
